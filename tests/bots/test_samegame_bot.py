"""Same Game bots: they play by the rules, use only what they may know, and never block a table."""

from random import Random
from statistics import mean

import pytest
from bench.bots_samegame import SILVER, of_strength, play
from bench.clue_quality import found_first, human_clues, unknown
from msgspec.structs import replace

from samewave.bots import STRENGTHS, Character, Strength
from samewave.bots.clues import Clues, ThingKnowledge, common_knowledge
from samewave.bots.likeness import WIDTHS, Perception
from samewave.bots.samegame import SameGameBot
from samewave.games.samegame.clue import tidy
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    CupLifted,
    Event,
    Point,
    RejectClue,
    SwapAsked,
    WriteClue,
)
from samewave.games.samegame.level import LEVELS, Agreement, result_of
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.packs import things
from tests.bots.bot_table import SHELF, Bots, shuffled
from tests.boxes import MadeUpShelf


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_bots_ends_at_every_level_with_any_number(level: int, players: int) -> None:
    language = [*CLUE_LANGUAGES][(level + players) % len(CLUE_LANGUAGES)]
    strength = STRENGTHS[(level + players) % len(STRENGTHS)]
    table = Bots(players, level=level, language=language, strength=strength)

    table.to_the_end()

    assert len(table.clues) == len(table.state.turns)
    for start in range(0, len(table.clues), players):
        said, shown = table.clues[:start], table.clues[start : start + players]
        assert set(said).isdisjoint(shown)


@pytest.mark.parametrize("language", [*CLUE_LANGUAGES, ("de", "fr")])
@pytest.mark.parametrize("agreement", Agreement)
def test_a_game_of_bots_ends_in_every_language_however_they_agree(
    language: str | tuple[str, ...], agreement: Agreement
) -> None:
    table = Bots(4, level=2, language=language, agreement=agreement)

    table.to_the_end()

    first = language if isinstance(language, str) else language[0]
    named = {tidy(name) for thing in things() for name in thing.names(first)}
    assert set(table.clues) <= named


@pytest.mark.parametrize("seed", range(4))
def test_bots_come_to_terms_in_whatever_order_they_are_asked(seed: int) -> None:
    dice = Random(seed)

    Bots(6, level=4, seed=seed, strength="gentle").to_the_end(dice.choice)
    Bots(6, level=4, seed=seed, strength="gentle").to_the_end(lambda thoughts: thoughts[0])
    Bots(6, level=4, seed=seed, strength="gentle").to_the_end(lambda thoughts: thoughts[-1])


def test_bots_play_with_objects_that_they_have_never_heard_of() -> None:
    table = Bots(4, shelf=MadeUpShelf(), objects="things")

    table.to_the_end()

    assert table.happened(SwapAsked)


def test_the_same_characters_play_the_same_game() -> None:
    def told(seed: int) -> list[Event]:
        table = Bots(3, level=3, language="fr")
        table.bots = [SameGameBot(SHELF, Character(seed + seat)) for seat in range(3)]
        table.to_the_end()
        return table.events

    assert told(1) == told(1) != told(2)


def test_to_look_again_changes_nothing() -> None:
    table, twin = Bots(4, strength="gentle"), Bots(4, strength="gentle")

    while not table.state.finished:
        for seat, bot in enumerate(twin.bots):
            bot.look(table.view(seat))
            bot.look(table.view(seat))
        twin.state = table.state
        assert table.thoughts() == twin.thoughts()
        table.step()


def test_what_bots_know_is_what_they_win_by() -> None:
    """Each bot misreads in its own way; if all misread alike, they would understand each other."""

    def score(seed: int, *minds: ThingKnowledge | None) -> int:
        table = Bots(4, seed=seed, strength="sharp", minds=minds)
        table.to_the_end()
        return table.state.score

    minds = [shuffled(seat) for seat in range(4)]
    knowing = mean(score(seed, *[None] * 4) for seed in range(6))
    confused = mean(score(seed, *minds) for seed in range(6))

    assert knowing >= 18
    assert knowing > confused + 6


def test_the_better_bot_wins_more() -> None:
    def score(strength: Strength) -> float:
        tables = [Bots(4, level=4, seed=seed, strength=strength) for seed in range(20)]
        for table in tables:
            table.to_the_end()
        return mean(table.state.score for table in tables)

    assert score("gentle") < score("steady") < score("sharp")


def test_four_steady_bots_reach_silver_in_about_half_of_the_games_at_level_1() -> None:
    """Gentle ones clearly less often, sharp ones clearly more often."""

    def silver(strength: Strength) -> float:
        seats = of_strength(strength)
        return mean(result_of(play(seed, 1, seats(seed)).score) in SILVER for seed in range(30))

    gentle, steady, sharp = map(silver, STRENGTHS)
    assert gentle + 0.2 <= steady <= sharp - 0.2
    assert 0.3 <= steady <= 0.7


def test_a_clue_is_near_in_the_trap_and_far_in_all_else() -> None:
    plainly = Perception(common_knowledge().likeness, seed=0, blur=0)
    found = []
    for seed in range(15):
        table = Bots(4, seed=seed, level=1 + seed % 4, strength="sharp")
        for seat, bot in enumerate(table.bots):
            thought = bot.think(table.view(seat), table.offers(seat))
            criteria, mine = table.state.table.criteria, table.view(seat).mine
            assert thought
            assert mine
            if isinstance(thought.move, WriteClue):
                meaning = common_knowledge().words.meaning(thought.move.text, ("en",))
                assert meaning
                card = common_knowledge().likeness.places[mine.object]
                (weights,) = plainly.weigh(card, [meaning.place], criteria)
                found.append(criteria[weights.index(max(weights))] == mine.trap)

    assert mean(found) > 0.9


@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_say_what_everybody_knows(strength: Strength) -> None:
    strangeness = common_knowledge().strangeness
    said = [strangeness[place] for place, _, _ in clues_of(strength)]

    assert mean(said) < 0.4 * mean(strangeness)
    assert mean(each == max(strangeness) for each in said) < 0.02


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_clue_of_any_strength_is_near_in_the_trap(strength: Strength) -> None:
    """It may have other faults."""
    likeness = common_knowledge().likeness
    near = [
        likeness.differences(card, trap)[place] <= 0.7 * WIDTHS[trap]
        for place, card, trap in clues_of(strength)
    ]

    assert mean(near) > 0.95


def test_a_weaker_bot_more_often_writes_a_clue_that_is_alike_in_several_criteria() -> None:
    plainly = Perception(common_knowledge().likeness, seed=0, blur=0)

    def clear(strength: Strength) -> float:
        criteria = Bots(4, level=2).view(0).table.criteria
        found = []
        for place, card, trap in clues_of(strength):
            (weights,) = plainly.weigh(card, [place], criteria)
            found.append(weights[criteria.index(trap)] == max(weights))
        return mean(found)

    gentle, steady, sharp = map(clear, STRENGTHS)
    assert gentle + 0.05 < steady < sharp - 0.2
    assert sharp > 0.85


def test_people_are_understood() -> None:
    """The clues are held back: nothing was fitted to them."""
    gentle, steady, sharp = map(found_first, STRENGTHS)

    assert 0.3 <= gentle < steady < sharp
    assert steady >= 0.45
    assert sharp >= 0.6
    assert len(unknown()) <= 0.1 * len(human_clues())


def clues_of(strength: Strength) -> list[tuple[int, int, str]]:
    """Clues of a bot at level 2: the things that are meant, the objects, the traps."""
    clues = Clues(SHELF, Character(3, strength), common_knowledge())
    table, words = Bots(4, level=2).view(0).table, common_knowledge().words
    found = []
    for card in SHELF.objects("house")[::4]:
        for trap in table.criteria:
            meaning = words.meaning(clues.find(table, card, trap, ()).text, ("en",))
            assert meaning
            found.append((meaning.place, common_knowledge().likeness.places[card], trap))
    return found


def test_a_clue_that_was_sent_back_is_not_written_again() -> None:
    table = Bots(3)
    table.until("guessing")
    sent_back = []
    for _ in range(4):
        sent_back.append(table.state.clues[0])
        for seat in (1, 2):
            table.play(seat, RejectClue())
        table.until("guessing")

    assert len({*sent_back, table.state.clues[0]}) == 5


def test_a_word_that_means_nothing_makes_all_criteria_alike() -> None:
    table = Bots(3)
    table.show("blimbo")

    belief = table.bots[1].belief(table.view(1), 0, table.state.objects[0], "blimbo")

    assert set(belief.values()) == {1 / 6}
    table.to_the_end()


def test_bots_send_back_a_plant_but_not_for_ever() -> None:
    table = Bots(4)
    moves = []
    for plant in ("tulip", "tulip", "oak", "daisy"):
        table.show(plant)
        moves.append(type(thought.move) if (thought := table.thought(2)) else None)

    assert moves == [RejectClue, RejectClue, RejectClue, Point]


def test_bots_never_send_back_each_others_clues() -> None:
    table = Bots(5, language="it", level=3)
    while not table.state.finished:
        assert not [move for _, _, move in table.thoughts() if isinstance(move, RejectClue)]
        table.step()


def test_whoever_has_written_consents_to_a_swap() -> None:
    table = Bots(3)
    move = WriteClue("anchor")
    table.play(1, move)
    table.play(0, AskSwap())

    thought = table.thought(1)

    assert thought
    assert thought.move == AnswerSwap(consent=True)


def test_a_bot_without_ideas_asks_for_the_swap_and_grants_it_to_others_in_the_end() -> None:
    """It has never heard of a frobnicator."""
    table = Bots(2, shelf=MadeUpShelf(), objects="things")
    answers = []
    thought = table.thought(1)
    for _ in range(3):
        table.play(0, AskSwap())
        answer = table.thought(1)
        assert answer
        answers.append(answer.move)
        table.play(1, answer.move)

    assert thought
    assert thought.move == AskSwap()
    assert answers == [
        AnswerSwap(consent=False),
        AnswerSwap(consent=False),
        AnswerSwap(consent=True),
    ]


def test_a_bot_asks_once_for_each_object() -> None:
    table = Bots(2, shelf=MadeUpShelf(), objects="things")
    table.play(1, AskSwap())
    table.bots[1].look(table.view(1))
    table.play(0, AnswerSwap(consent=False))

    thought = table.thought(1)

    assert thought
    assert isinstance(thought.move, WriteClue)


def test_somebody_who_insists_gets_their_way() -> None:
    """Five bots disagree with one player; they take their time, but the turn ends."""
    table = Bots(6, level=4)
    table.until("guessing")
    human, dearest = 1, table.trap
    table.play(human, Point(dearest))
    for _ in range(100):
        if table.happened(CupLifted):
            break
        thoughts = table.thoughts(but=human)
        _, seat, move = min(thoughts, key=lambda each: each[:2])
        table.play(seat, move)

    assert table.happened(CupLifted)[0].criterion == dearest


def test_bots_wait_for_somebody_who_still_thinks_without_a_stir() -> None:
    table = Bots(4)
    table.until("guessing")
    for _ in range(20):
        thoughts = table.thoughts(but=3)
        if not thoughts:
            break
        table.play(*thoughts[0][1:])

    assert table.thoughts(but=3) == []
    assert [finger is None for finger in table.state.fingers] == [True, False, False, True]


def test_the_last_to_point_does_not_keep_the_others_waiting() -> None:
    table = Bots(4)
    table.until("guessing")
    alone = table.thought(3)
    for seat in (1, 2):
        table.play(seat, Point(table.state.cups[0]))
    last = table.thought(3)

    assert alone
    assert last
    assert last.seconds < 3 < alone.seconds


def test_a_bot_learns_whose_clues_mislead_it() -> None:
    table = Bots(3, level=1, seed=11)
    table.show("anchor")
    bot, card = table.bots[1], table.state.objects[0]
    before = bot.belief(table.view(1), 0, card, "anchor")
    least = min(before, key=before.__getitem__)
    view = table.view(1)
    table.to_the_end()
    ended = next(each for each in table.state.turns if each.seat == 0)
    misled = replace(view, turns=(replace(ended, object=card, clue="anchor", trap=least),))

    bot.look(misled)
    after = bot.belief(misled, 0, card, "anchor")

    assert max(after.values()) < max(before.values())


def test_who_may_not_spend_neither_swaps_nor_objects() -> None:
    for seed in range(8):
        table = Bots(4, seed=seed, level=4, may_spend=False)
        table.to_the_end()
        kinds = {type(event).__name__ for event in table.events}
        assert not kinds & {"SwapAsked", "ClueRejected"}


def test_who_may_not_spend_consents_to_no_swap() -> None:
    table = Bots(3, may_spend=False)
    table.play(0, AskSwap())

    thought = table.thought(1)

    assert thought
    assert thought.move == AnswerSwap(consent=False)
