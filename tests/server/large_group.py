"""A group with years of games, made without playing them."""

from collections.abc import Sequence
from functools import reduce

import msgspec
from msgspec.structs import replace

from samewave.affinity import Tally, digest, renamed
from samewave.core import GameSummary
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.history.group import EVENING, CoursePoint, Group, add_game, create, game_row
from samewave.packs import Shelf
from samewave.server.store import Store, StoredGame
from samewave.server.tables.entrance import hash_token
from tests.golden import FOLDER

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
AN_EVENING = 4
"""Games."""
KEY = "a-key-of-somebodys"


async def play_for_years(store: Store, games: int) -> Group:
    """Games of eight people, four at a time; the group's key is KEY."""
    path = FOLDER / "compatibility-2016-teams.jsonl"
    record = path.read_bytes().splitlines(keepends=True)
    shelf = Shelf()
    games_here = {name: game(shelf) for name, game in GAMES.items()}
    events = [moment.event for moment in play_back(record, games_here)]
    game = games_here["compatibility"]
    summary, tally = game.summarize(events), digest(game.name, events, shelf)
    assert summary is not None
    tables = [_seated(summary, tally, start) for start in range(len(PEOPLE))]
    group = _after(create("Years", 0.0), tables, games)
    await store.groups.open(hash_token(KEY), msgspec.json.encode(group))
    kept = await store.groups.read(hash_token(KEY))
    assert kept is not None
    await store.groups.write(
        kept, msgspec.json.encode(group), [_row(n, tables) for n in range(games)]
    )
    return group


def _seated(summary: GameSummary, tally: Tally, start: int) -> tuple[GameSummary, Tally]:
    """The same game with other players."""
    names = summary.names
    others = [PEOPLE[(start + seat) % len(PEOPLE)] for seat in range(len(names))]
    for old, new in zip(names, others, strict=True):
        tally = renamed(tally, old, f"{new}!")
    for new in others:
        tally = renamed(tally, f"{new}!", new)
    return replace(summary, names=tuple(others)), tally


def _after(group: Group, tables: Sequence[tuple[GameSummary, Tally]], games: int) -> Group:
    """Add all games at once, with the figures of the last one only."""
    for number in range(min(games, len(PEOPLE))):
        group = _play(group, tables, number)
    between = [tables[number % len(PEOPLE)][1] for number in range(len(PEOPLE), games - 1)]
    if between:
        scores = group.course[-1].scores
        evenings = (games - 2) // AN_EVENING + 1
        group = replace(
            group,
            games=games - 1,
            evenings=evenings,
            last=_at(games - 2),
            tally=reduce(Tally.plus, between, group.tally),
            course=tuple(
                CoursePoint(_at(each * AN_EVENING), each, scores) for each in range(1, evenings + 1)
            )[-60:],
        )
        group = _play(group, tables, games - 1)
    return group


def _play(group: Group, tables: Sequence[tuple[GameSummary, Tally]], number: int) -> Group:
    summary, tally = tables[number % len(PEOPLE)]
    return add_game(group, summary, tally, (), _at(number))


def _at(number: int) -> float:
    return number // AN_EVENING * 2.0 * EVENING + number % AN_EVENING * 60.0


def _row(number: int, tables: Sequence[tuple[GameSummary, Tally]]) -> StoredGame:
    summary, tally = tables[number % len(PEOPLE)]
    evening = number // AN_EVENING + 1
    then = replace(create("Years", 0.0), games=number + 1, evenings=evening, last=_at(number))
    line = msgspec.json.encode(game_row(then, summary, ()))
    return StoredGame(number, evening, f"AAAAA/0/{number}", line, msgspec.json.encode(tally), b"")
