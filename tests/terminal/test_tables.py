"""Tables in the terminal: messages, moves taken back, and private pages."""

from collections.abc import Iterator

from samewave.terminal import Page
from tests.terminal.playing import Paper, choice, shown, sit_down, somebody


def answers(*first: str) -> "Answers":
    return Answers(iter(first))


class Answers:
    """Prepared answers first, then any valid ones."""

    def __init__(self, first: Iterator[str]) -> None:
        self._first = first

    def __call__(self, page: Page) -> str:
        return next(self._first, None) or somebody(page)


def test_the_keyboard_goes_round_before_anybody_sees_a_secret() -> None:
    screen = Paper(somebody)
    table, _ = sit_down(choice(mode="duo", people=("Ann", "Bo")), screen)

    table.play()

    pages = [shown(page) for page in screen.pages]
    for name, other in (("Ann", "Bo"), ("Bo", "Ann")):
        choosing = next(i for i, page in enumerate(pages) if page.endswith(f"{name}:"))
        assert f"{name}, it's your turn at the keyboard." in pages[choosing - 1]
        assert f"{other}:" not in pages[choosing]


def test_what_one_wrote_is_never_on_a_page_that_others_see() -> None:
    screen = Paper(somebody)
    table, _ = sit_down(choice("samegame", players=2, people=("Ann", "Bo")), screen)

    table.play()

    guessing = [shown(page) for page in screen.pages if "points at" in page.prompt]
    assert guessing
    assert not any("your trap" in page or "number " in page for page in guessing)


def test_a_swap_is_asked_for_and_made() -> None:
    screen = Paper(answers("/swap"))
    table, local_game = sit_down(choice(game="samegame", players=2), screen)
    before = local_game.view(0).mine.object

    table.play()

    assert local_game.state.swapped
    assert before not in {turn.object for turn in local_game.state.turns}
    assert any("You: the face-down object is yours." in page.notice for page in screen.pages)
    assert "no swap left" in "\n".join(map(shown, screen.pages))


def test_a_ranking_is_taken_back_while_others_think() -> None:
    screen = Paper(somebody)
    table, local_game = sit_down(choice(mode="individual", players=3, people=("Ann", "Bo")), screen)
    while local_game.state.phase != "choosing":
        table.local_game.pending_events.clear()
        if not local_game.tick():
            table.ask(local_game.state.waiting_for[0])
    table.ask(0)
    table.ask(0)
    assert local_game.view(0).my_choice is not None

    assert "u takes your images back" in table.waiting_keys(0)
    assert table.press_while_waiting(0, "u")
    assert local_game.view(0).my_choice is None


def test_a_refused_clue_is_explained_and_a_doubtful_one_sent_twice() -> None:
    screen = Paper(answers("wooden spoon", "zzyzzx", "zzyzzx"))
    table, local_game = sit_down(choice(game="samegame", players=2), screen)

    table.play()

    told = [page.notice for page in screen.pages]
    assert any("No materials in clues: “wooden”" in notice for notice in told)
    assert any("Send it again" in notice for notice in told)
    assert local_game.state.turns[0].clue == "zzyzzx" or local_game.state.turns[1].clue == "zzyzzx"


def test_a_practice_round_says_at_every_page_what_to_do() -> None:
    screen = Paper(answers("11", "nest door dog dinner armchair"))
    table, local_game = sit_down(choice(practice=True), screen)

    table.play()

    asked = [page for page in screen.pages if page.prompt and "round 1" in page.title]
    assert all(page.hint for page in asked)
    assert any("A direct match: 3 points" in page.hint for page in screen.pages)
    assert local_game.is_over


def test_a_practice_round_of_the_same_game_says_what_to_do_too() -> None:
    screen = Paper(answers("pillow"))
    table, _ = sit_down(choice(game="samegame", practice=True), screen)

    table.play()

    asked = [page for page in screen.pages if page.prompt and "round 1" in page.title]
    assert all(page.hint for page in asked)
    assert any("Length was the trap" in page.hint for page in screen.pages)
