"""Chairs: any free one can be taken, partners stay partners, and nobody is sent away."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.tables.log import TableSettings
from samewave.server.tables.seating import (
    TableShape,
    fitted,
    moved_to,
    seated,
    shape_for,
    with_player,
    with_waiting,
    without_player,
)
from tests.server.pages import Guests, level, serving
from tests.server.test_lobby import refused

PAIRS = TableShape((4, 6, 8), 2)
TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams"}}
DUO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "duo"}}
ALONE = {"game": "compatibility", "setup": {"edition": "2016", "mode": "individual"}}
_GAMES = {name: game(Shelf()) for name, game in GAMES.items()}
LISTED = [
    shape_for(TableSettings(name, dict(variant.setup)), _GAMES)
    for name, game in GAMES.items()
    for variant in game.info.variants
]
"""The shapes of every listed game, edition, mode and level."""


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path) as served:
        yield served


def partners(chairs: tuple[int | None, ...], shape: TableShape) -> set[frozenset[int]]:
    """The players of each full team."""
    number = len(chairs) // shape.team_size
    teams = [[each for each in chairs[team::number] if each is not None] for team in range(number)]
    return {frozenset(team) for team in teams if len(team) == shape.team_size > 1}


def test_two_people_are_partners_before_a_second_team_begins() -> None:
    two = with_player(with_player((), 0, PAIRS), 1, PAIRS)

    assert two == (0, None, 1, None)
    assert with_player(two, 2, PAIRS) == (0, 2, 1, None)


def test_a_new_pair_of_chairs_leaves_the_others_face_to_face() -> None:
    assert with_player((0, 1, 2, 3), 4, PAIRS) == (0, 1, 4, 2, 3, None)


def test_the_partner_of_somebody_who_left_meets_another_lone_player() -> None:
    five = without_player((0, 1, 2, 3, 4, 5), 3, PAIRS)

    assert five == (0, 1, 2, None, 4, 5)
    assert without_player(five, 1, PAIRS) == (0, 2, 4, 5)


def test_a_game_for_two_keeps_the_partners_of_a_game_for_four() -> None:
    duo = TableShape((2,), 2)

    assert fitted((None, 0, None, 1), duo) == (0, 1)
    assert fitted((0, 1), PAIRS) == (0, None, 1, None)


steps = st.lists(
    st.one_of(
        st.tuples(st.just("join"), st.integers(0, 12) | st.none()),
        st.tuples(st.just("leave"), st.integers(0, 11)),
        st.tuples(st.just("move"), st.integers(0, 11)),
        st.tuples(st.just("choose"), st.sampled_from(LISTED)),
    ),
    max_size=30,
)


@given(st.sampled_from(LISTED), steps)
def test_everybody_has_one_chair_and_there_are_as_many_as_can_play(
    shape: TableShape, happens: list[tuple[str, Any]]
) -> None:
    chairs: tuple[int | None, ...] = ()
    for player, (what, which) in enumerate(happens):
        people = seated(chairs)
        expected = set(people)
        if what == "join" and shape.has_room(len(people)):
            chairs, expected = with_player(chairs, player, shape, which), expected | {player}
        elif what == "leave" and people:
            gone = people[which % len(people)]
            chairs, expected = without_player(chairs, gone, shape), expected - {gone}
        elif what == "move" and people and (free := [*_free(chairs)]):
            mover, to = people[which % len(people)], free[which % len(free)]
            chairs = moved_to(chairs, mover, to, shape)
            assert chairs[to] == mover
        elif what == "choose":
            shape = which
            chairs = with_waiting(chairs, (), shape)

        assert sorted(seated(chairs)) == sorted(expected)
        assert not chairs or len(chairs) == shape.chairs_for(len(expected))


@given(st.sampled_from(LISTED), st.integers(0, 12), st.data())
def test_partners_stay_partners_when_somebody_joins(
    shape: TableShape, people: int, data: st.DataObject
) -> None:
    chairs: tuple[int | None, ...] = ()
    for player in range(people):
        before = partners(chairs, shape)
        if shape.has_room(len(seated(chairs))):
            wanted = data.draw(st.none() | st.integers(0, 11))
            chairs = with_player(chairs, player, shape, wanted)
        assert before <= partners(chairs, shape)


def _free(chairs: tuple[int | None, ...]) -> list[int]:
    return [chair for chair, player in enumerate(chairs) if player is None]


async def test_anybody_takes_a_free_chair_and_nobody_takes_anothers(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo", settings=TEAMS)
    assert bo.table["chairs"] == [0, None, 1, None]

    await bo.ask("sit", chair=3)

    assert bo.table["chairs"] == [0, None, None, 1]
    assert await refused(bo, "sit", chair=0) == "chair_is_taken"
    assert await refused(bo, "sit", chair=4) == "no_such_chair"
    await ann.ask("add_bot", chair=2)
    assert ann.table["chairs"] == [0, None, 2, 1]


async def test_two_people_and_two_bots_play_as_two_pairs(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo", settings=TEAMS)

    await ann.ask("add_bot")
    await ann.ask("add_bot")
    await ann.ask("start")
    await level([ann, bo])

    sides = ann.view["table"]["sides"]
    assert [ann.view["seat"], bo.view["seat"]] in sides


async def test_a_third_person_watches_a_game_for_two_and_plays_the_next(guests: Guests) -> None:
    ann, bo, cy = await guests.open_table("Ann", "Bo", "Cy", settings=DUO)
    assert (cy.table["chairs"], cy.table["order"]) == ([0, 1], [0, 1, 2])
    assert await refused(cy, "sit", chair=0) == "no_chair_is_free"

    await bo.ask("sit", chair=None)
    await level([ann, bo, cy])
    await cy.ask("sit", chair=1)
    await level([ann, bo, cy])
    assert cy.table["chairs"] == [0, 2]
    await ann.ask("start")
    await level([ann, bo, cy])

    assert (bo.view["seat"], cy.view["seat"]) == (None, 1)


async def test_a_game_with_more_chairs_seats_those_who_had_none(guests: Guests) -> None:
    ann, _, cy = await guests.open_table("Ann", "Bo", "Cy", settings=DUO)

    await ann.ask("change_settings", settings=ALONE)
    await level([ann, cy])

    assert cy.table["chairs"] == [0, 1, 2]


async def test_the_host_lets_somebody_sit_out(guests: Guests) -> None:
    ann, bo, cy = await guests.open_table("Ann", "Bo", "Cy", settings=ALONE)

    await ann.ask("arrange", chairs=[0, 2])
    await level([ann, bo, cy])

    assert cy.table["chairs"] == [0, 2, None]
    assert await refused(ann, "arrange", chairs=[0, 0]) == "order_misses_somebody"


@pytest.mark.parametrize("name", GAMES)
async def test_the_named_person_begins_wherever_it_sits(guests: Guests, name: str) -> None:
    settings = {"game": name, "setup": GAMES[name].info.default_setup(), "first": 1}
    pages = await guests.open_table("Ann", "Bo", "Cy", "Di")
    ann, bo, *_ = pages
    await ann.ask("change_settings", settings=settings)

    await ann.ask("arrange", chairs=[3, 2, 1, 0])
    await ann.ask("start")
    await level(pages)

    first = bo.events[0]["first"]
    assert first == bo.view["seat"] == bo.table["seated"].index(1)


async def test_chance_decides_when_the_named_person_has_left(guests: Guests) -> None:
    ann, bo, _ = await guests.open_table("Ann", "Bo", "Cy", settings=DUO)
    await ann.ask("change_settings", settings=DUO | {"first": 1})

    await bo.ask("leave")
    await ann.listen(lambda: ann.table["order"] == [0, 2])

    assert "first" not in ann.table["settings"]
    unknown = DUO | {"first": 99}
    assert await refused(ann, "change_settings", settings=unknown) == "not_a_player"
