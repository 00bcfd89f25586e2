"""Groups: laws of the sums when people play, are renamed, merged or leave."""

from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from samewave.affinity import Tally, digest, merged, names_in, renamed
from samewave.core import GameSummary, Refused
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.games.samegame.narration import SameGameSummary
from samewave.history.group import (
    EVENING,
    MOST_MEMBERS,
    MOST_POINTS,
    NOBODY,
    Group,
    add_game,
    anonymized,
    create,
    game_row,
    join,
    leave,
    merge,
    rename,
    rename_group,
    row_with_current_names,
    with_current_names,
)
from samewave.packs import Shelf
from tests.golden import FOLDER

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Eve")
RECORDS = ("compatibility-2016-duo", "compatibility-1996-teams", "samegame-4-players")
games = some.tuples(some.sampled_from(RECORDS), some.permutations(PEOPLE))


@cache
def game_of(record: str) -> tuple[GameSummary, Tally]:
    shelf = Shelf()
    house = {name: game(shelf) for name, game in GAMES.items()}
    lines = (FOLDER / f"{record}.jsonl").read_bytes().splitlines(keepends=True)
    events = [moment.event for moment in play_back(lines, house)]
    game = house[record.partition("-")[0]]
    summary = game.summarize(events)
    assert summary is not None
    return summary, digest(game.name, events, shelf)


def played_by(record: str, people: tuple[str, ...] | list[str]) -> tuple[GameSummary, Tally]:
    """The same game with other players."""
    summary, tally = game_of(record)
    names = tuple(people[: len(summary.names)])
    for old in summary.names:
        tally = renamed(tally, old, f"{old}!")
    for old, new in zip(summary.names, names, strict=True):
        tally = renamed(tally, f"{old}!", new)
    return replace(summary, names=names), tally


def group_of(seatings: list[tuple[str, list[str]]], apart: float = 60.0) -> Group:
    group = create("Sofa", 0.0)
    for number, (record, people) in enumerate(seatings):
        group = add_game(group, *played_by(record, people), (), number * apart)
    return group


@given(some.lists(games, min_size=1, max_size=4))
@settings(max_examples=25)
def test_a_group_is_the_sum_of_its_games(seatings: list[tuple[str, list[str]]]) -> None:
    group = group_of(seatings)

    assert group.tally == merged(played_by(*each)[1] for each in seatings)
    assert group.games == group.figures.games == len(seatings)
    for member in group.members:
        there = [played_by(*each)[0].names for each in seatings]
        assert member.games == sum(member.name in names for names in there)


@given(games, games)
@settings(max_examples=25)
def test_it_does_not_matter_when_two_names_become_one(
    first: tuple[str, list[str]], second: tuple[str, list[str]]
) -> None:
    record, people = second
    renamed_people = ["Annie" if name == "Ann" else name for name in people]
    both = [first, (record, renamed_people)]
    early = merge(with_both_names(group_of(both[:1])), "Annie", "Ann")
    early = add_game(early, *played_by(*both[1]), (), 60.0)
    late = merge(with_both_names(group_of(both)), "Annie", "Ann")

    once = group_of([first, second])
    assert counted(early.tally) == counted(late.tally) == counted(once.tally)


def counted(tally: Tally) -> Tally:
    """Without the best themes: if a game is added twice, their order is arbitrary."""
    pairs = {
        one: {other: replace(pair, alike=(), unlike=()) for other, pair in row.items()}
        for one, row in tally.pairs.items()
    }
    return replace(tally, pairs=pairs, uniting=(), dividing=())


def with_both_names(group: Group) -> Group:
    for name in ("Ann", "Annie"):
        if all(member.name != name for member in group.members):
            group = join(group, name)
    return group


@given(some.lists(games, min_size=1, max_size=3), some.sampled_from(PEOPLE))
def test_nothing_is_left_of_who_leaves(seatings: list[tuple[str, list[str]]], name: str) -> None:
    group = group_of(seatings)
    if all(member.name != name for member in group.members):
        with pytest.raises(Refused) as refused:
            leave(group, name)
        assert refused.value.code == "not_a_member"
        return
    after = leave(group, name)

    assert name not in names_in(after.tally)
    assert all(name not in (pair.one, pair.other) for pair in after.figures.pairs)
    assert all(name not in moment.scores for moment in after.course)
    assert all(name not in row for moment in after.course for row in moment.scores.values())
    for each in seatings:
        summary, tally = played_by(*each)
        line, rest = anonymized(after, game_row(group, summary, ()), tally)
        assert name not in (*line.names, *line.winners, *names_in(rest))
        assert with_current_names(after, rest) == with_current_names(after, tally)


def test_games_are_told_with_the_names_of_today() -> None:
    group = group_of([(RECORDS[0], ["Ann", "Bo"])])
    summary, _ = played_by(RECORDS[0], ["Ann", "Bo"])
    line = game_row(group, summary, ())
    after = rename(leave(group, "Bo"), "ANN", "Anna")

    assert row_with_current_names(after, line).names == ("Anna", NOBODY)
    assert row_with_current_names(after, line).winners == ("Anna", NOBODY)


def test_whoever_took_a_name_keeps_it() -> None:
    group = group_of([(RECORDS[0], ["Ann", "Bo"])])

    with pytest.raises(Refused, match="name_is_taken"):
        rename(group, "Bo", "ann")
    with pytest.raises(Refused, match="name_is_taken"):
        join(group, "BO")
    with pytest.raises(Refused, match="same_member"):
        merge(group, "Bo", "bo")
    with pytest.raises(Refused, match="bad_name"):
        rename_group(group, "\u202e")
    with pytest.raises(Refused, match="bad_name"):
        join(group, " ")
    assert rename(group, "Bo", "BO").members[1].name == "BO"


def test_a_group_has_room_for_so_many() -> None:
    group = create("Crowd", 0.0)
    for number in range(MOST_MEMBERS):
        group = join(group, f"P{number}")
    with pytest.raises(Refused) as refused:
        join(group, "One more")
    assert refused.value.code == "group_is_full"
    group = add_game(group, *played_by(RECORDS[0], ["P1", "Guest"]), (), 1.0)

    assert [member.name for member in group.members if member.games] == ["P1"]
    assert names_in(group.tally) == {"P1"}


def test_an_evening_ends_when_nobody_plays_for_hours() -> None:
    group = group_of([(RECORDS[0], ["Ann", "Bo"])] * 3)
    assert (group.evenings, len(group.course)) == (1, 1)
    summary, tally = played_by(RECORDS[0], ["Ann", "Bo"])
    group = add_game(group, summary, tally, (), group.last + EVENING + 1)

    assert (group.evenings, len(group.course)) == (2, 2)
    assert game_row(group, summary, ()).evening == 2


def test_the_course_is_long_and_does_not_grow_for_ever() -> None:
    group = create("Sofa", 0.0)
    summary, tally = played_by(RECORDS[0], ["Ann", "Bo"])
    for number in range(MOST_POINTS + 40):
        group = add_game(group, summary, tally, (), number * 2.0 * EVENING)

    assert len(group.course) <= MOST_POINTS + 1
    assert group.course[-1].evening == group.evenings
    assert group.course[0].evening < MOST_POINTS
    assert [each.at for each in group.course] == sorted(each.at for each in group.course)


def test_the_same_game_is_told_by_its_medal() -> None:
    group = group_of([(RECORDS[2], list(PEOPLE))])
    summary, _ = played_by(RECORDS[2], PEOPLE)
    assert isinstance(summary, SameGameSummary)
    line = game_row(group, summary, ())

    assert (line.game, line.kind, line.score) == ("samegame", str(summary.level), summary.score)
    assert group.figures.readers


def test_a_stored_group_keeps_its_field_names() -> None:
    group = group_of([(RECORDS[0], list(PEOPLE))])

    stored = msgspec.to_builtins(group)
    assert stored["called"] == {"ann": "Ann", "bo": "Bo"}
    assert set(stored["figures"]["places"]) == {"Ann", "Bo"}
    assert "hold" in stored["tally"]["people"]["Ann"]
    assert "hold" in stored["figures"]["people"][0]
    assert msgspec.convert(stored, Group) == group
