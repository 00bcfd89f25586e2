"""The bot runner: a planned move is used only for the question it was made for."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from samewave.bots import Character, PlannedMove, make_bot
from samewave.core import Chance, apply, begin
from samewave.games import GAMES
from samewave.games.compatibility.events import OpenTheme
from samewave.games.samegame.rules import INVENTED
from samewave.packs import Shelf
from samewave.server.settings import Timings
from samewave.server.store.sqlite import SqliteStore
from samewave.server.supervise import counters
from samewave.server.tables.current_game import CurrentGame, Player
from samewave.server.tables.log import Entry, Started
from samewave.server.tables.table_driver import BotRunner
from tests.server.builders import SkippingClock, append, services
from tests.server.pages import Page, level, serving
from tests.server.test_lobby import DUO, started_duo

ANN_BEGINS = {"game": "compatibility", "setup": DUO["setup"] | {"first": 0}}  # type: ignore[operator]
PEOPLE = {0: Player(0, "Ann"), 1: Player(1, "Bo")}
SETUP = {"edition": "2016", "mode": "duo", "seats": ("Ann", "Bo"), "first": 0}


class Duo:
    """A game of two without a server: Ann moves, Bo is idle."""

    def __init__(self, store: SqliteStore) -> None:
        game = GAMES["compatibility"](Shelf())
        setup = msgspec.convert(SETUP, game.setup_type)
        state, _ = begin(game, setup, Chance(1))
        self.current_game = CurrentGame(0, game, setup, Chance(1), (0, 1), state, 0)
        self._store = store

    def bots(self) -> BotRunner:
        return BotRunner(services(self._store), 0)

    def play(self, seat: int, move: Any) -> None:
        """Make a move, given as JSON or as a dictionary."""
        current_game = self.current_game
        plain = msgspec.json.decode(move) if isinstance(move, msgspec.Raw) else move
        move = msgspec.convert(plain, current_game.game.move_type)
        state, _ = apply(current_game.game, current_game.state, seat, move, current_game.chance)
        self.current_game = replace(current_game, state=state)

    def open_theme(self) -> None:
        self.play(self.current_game.state.opener, {"type": "open_theme", "number": 1})

    def lock_in(self, seat: int, images: tuple[str, ...] = ()) -> None:
        state = self.current_game.state
        chosen = (*images, *state.table.started.images)[: state.images_to_pick(seat)]
        self.play(seat, {"type": "choose", "images": chosen})


@pytest.fixture
def duo(tmp_path: Path) -> Duo:
    return Duo(SqliteStore(tmp_path / "a.db"))


async def test_the_clock_has_a_new_planned_move_for_a_new_theme(duo: Duo) -> None:
    crew, laid = duo.bots(), set()
    for _ in range(4):
        duo.open_theme()
        duo.lock_in(0)

        move = await crew.planned_move_for(duo.current_game, PEOPLE[1])

        assert move is not None
        assert bytes(move) not in laid
        laid.add(bytes(move))
        duo.play(1, move)


async def test_who_leaves_again_does_not_lay_the_ranking_of_an_earlier_theme(duo: Duo) -> None:
    crew = duo.bots()
    away = PEOPLE | {1: replace(PEOPLE[1], has_stand_in=True)}
    duo.open_theme()
    first = await crew.next_move(duo.current_game, away, None, None)
    duo.lock_in(1)
    duo.lock_in(0)
    duo.open_theme()

    second = await crew.next_move(duo.current_game, away, None, None)

    assert first is not None
    assert second is not None
    assert bytes(second.move) != bytes(first.move)


class Fool:
    """A bot that repeats a forbidden move."""

    def look(self, _: Any) -> None:
        """It learns nothing."""

    def think(self, *_: Any) -> PlannedMove | None:
        return PlannedMove(OpenTheme(99), 0)


async def test_time_ends_a_question_also_where_a_bot_insists_on_what_is_forbidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SkippingClock()
    monkeypatch.setattr("samewave.server.tables.table_driver.make_bot", lambda *_: Fool())
    async with serving(tmp_path, clock=clock) as guests:
        ann, _ = await started_duo(guests, timer=60)
        before = counters["refusals"]

        clock.skip(60)
        await ann.listen(lambda: ann.view["phase"] == "choosing")
        clock.skip(60)
        await ann.listen(lambda: ann.view["round"] == 2 or ann.is_over)

        assert counters["refusals"] - before < 20


async def test_a_stand_in_spends_nothing_until_its_person_has_left_for_good(
    duo: Duo, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Character] = []

    def make(game: str, shelf: Shelf, character: Character) -> Any:
        made.append(character)
        return make_bot(game, shelf, character)

    monkeypatch.setattr("samewave.server.tables.table_driver.make_bot", make)
    crew, bo = duo.bots(), PEOPLE[1]
    duo.open_theme()
    for player in (replace(bo, has_stand_in=True), replace(bo, is_gone=True)):
        await crew.next_move(duo.current_game, PEOPLE | {1: player}, None, None)

    assert [(each.stands_in, each.may_spend) for each in made] == [(True, False), (True, True)]


UNANIMOUS = {"game": "samegame", "setup": {"level": 1, "first": 0, "agreement": "unanimous"}}


async def test_the_clock_moves_no_finger_that_points_already(
    tmp_path: Path,
) -> None:
    clock = SkippingClock()
    async with serving(tmp_path, clock=clock) as guests:
        pages = await guests.open_table("Ann", "Bo", "Cy", settings=UNANIMOUS | {"timer": 60})
        one, other = await point_apart(pages)
        ann, before = pages[0], pages[0].sequence

        clock.skip(100)
        for _ in range(3):
            clock.skip(Timings().overdue)
            assert (await ann.ask("extend"))["type"] == "update"
        await level(pages)

        assert ann.sequence == before + 3
        assert [seat["finger"] for seat in ann.view["seats"][1:]] == [one, other]


async def point_apart(pages: list[Page]) -> tuple[str, str]:
    """All players write clues, the first turn begins, and the others point at different cups."""
    ann, bo, cy = pages
    await ann.ask("start")
    for number, page in enumerate(pages):
        await page.listen(lambda page=page: page.view is not None)  # type: ignore[misc]
        clue = {"type": "write_clue", "text": INVENTED[number], "anyway": True}
        assert (await page.ask("play", move=clue))["type"] == "update"
    await ann.ask("play", move={"type": "begin_turn"})
    await level(pages)
    one, other = bo.offers["point"][:2]
    await bo.ask("play", move={"type": "point", "criterion": one})
    await cy.ask("play", move={"type": "point", "criterion": other})
    await level(pages)
    return one, other


async def test_a_bot_that_comes_late_is_shown_nothing_of_the_next_game(
    duo: Duo, tmp_path: Path
) -> None:
    current_game, store = duo.current_game, SqliteStore(tmp_path / "late.db")
    _, events = begin(current_game.game, current_game.setup, Chance(1))
    setup, event = (msgspec.Raw(msgspec.json.encode(each)) for each in (current_game.setup, events))
    started = Entry(0.0, Started("compatibility", setup, 1, (0, 1), event))
    entry = msgspec.json.encode(started)
    number = await store.open_table("ABCDE", entry, at=0.0)
    await append(store, number, 1, [entry])
    bots = BotRunner(services(store), number)

    await bots.planned_move_for(current_game, PEOPLE[1])

    await store.close()


async def test_bots_wait_until_pages_have_shown_the_result(tmp_path: Path) -> None:
    clock = SkippingClock()
    async with serving(tmp_path, clock=clock) as guests:
        (ann,) = await guests.open_table("Ann", settings=ANN_BEGINS, bots=1)
        await guests.page(ann.code, screen="table")
        await ann.ask("start")
        await ann.ask("play", move={"type": "open_theme", "number": 3})
        images = ann.view["table"]["images"][:5]
        await ann.ask("play", move={"type": "choose", "images": images})
        await ann.listen(lambda: ann.view["round"] == 2)
        show = ann.table["show"]

        await ann.ask("say", text="Look!")
        assert ann.view["phase"] == "opening"
        clock.skip(show["until"] - show["starts"])
        await ann.listen(lambda: ann.view["phase"] == "choosing")


async def test_bots_do_not_wait_where_no_page_shows_anything(tmp_path: Path) -> None:
    async with serving(tmp_path) as guests:
        (ann,) = await guests.open_table("Ann", settings=ANN_BEGINS, bots=1)
        await ann.ask("start")
        await ann.ask("play", move={"type": "open_theme", "number": 3})
        images = ann.view["table"]["images"][:5]
        await ann.ask("play", move={"type": "choose", "images": images})

        await ann.listen(lambda: ann.view["round"] == 2 and ann.view["phase"] == "choosing")
