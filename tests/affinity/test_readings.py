"""Clue readings: which guessers misread whose clues."""

from pathlib import Path

import pytest

from samewave.affinity.digest import Reading, Readings, digest, digest_readings, readings_of
from samewave.affinity.figures import figures_of
from samewave.core import Seat
from samewave.games.samegame.events import (
    ClueSentBack,
    ClueWritten,
    CupLifted,
    Event,
    FingerPointed,
    GameStarted,
    RoundDealt,
    Turn,
    TurnBegan,
    TurnEnded,
)
from samewave.games.samegame.level import Agreement
from samewave.packs import Shelf
from tests.affinity.test_rounds import events_of
from tests.golden import RECORDS

CRITERIA = ("appearance", "length", "material", "price", "intended_use", "movement")
TRAP = CRITERIA[0]
STARTED = GameStarted(
    level=1,
    agreement=Agreement.UNANIMOUS,
    names=("Ada", "Ben", "Cleo"),
    languages=("en",),
    objects="house",
    cards=("a", "b", "c", "d", "e", "f", "g"),
    criteria=CRITERIA,
    first=0,
)
BEGUN: list[Event] = [
    STARTED,
    RoundDealt((1, 2, 3, 4, 5, 6), (1, 1, 1), ("a", "b", "c")),
    *(ClueWritten(seat, f"clue {seat}") for seat in range(3)),
    TurnBegan(0, "a", "clue 0"),
]
END = TurnEnded(Turn(0, "a", "clue 0", TRAP, (CRITERIA[1], TRAP), trapped=True, value=-2), 0)


def point(seat: Seat, criterion: str) -> FingerPointed:
    return FingerPointed(seat, criterion)


@pytest.mark.parametrize(
    "record", [path for path in RECORDS if path.stem.startswith("samegame")], ids=lambda p: p.stem
)
def test_every_listed_game_can_be_read(record: Path) -> None:
    events = events_of(record)
    turns = sum(isinstance(event, TurnEnded) for event in events)

    tally = digest("samegame", events, Shelf())

    assert tally.turns == turns
    assert tally.readers
    assert sum(reads.clues for reads in tally.criteria.values()) == sum(
        reads.clues for readers in tally.readers.values() for reads in readers.values()
    )


def test_blind_pointing_risks_the_traps_share_of_the_cups_each_time() -> None:
    events = [
        *BEGUN,
        *(point(1, CRITERIA[1]), point(2, CRITERIA[1]), CupLifted(CRITERIA[1], trapped=False)),
        *(point(1, TRAP), point(2, TRAP), CupLifted(TRAP, trapped=True), END),
    ]

    readings = readings_of(events).readings

    assert [(each.reader, each.misread) for each in readings] == [(1, True), (2, True)]
    for each in readings:
        assert each.risk == pytest.approx(1 / 6 + 1 / 5)


def test_only_the_first_finger_for_a_cup_is_ones_own() -> None:
    events = [*BEGUN, point(1, CRITERIA[1]), point(1, TRAP), point(2, TRAP), END]

    one, other = readings_of(events).readings

    assert (one.misread, other.misread) == (False, True)


def test_nobody_is_misled_twice_by_one_clue() -> None:
    events = [
        *BEGUN,
        *(point(1, TRAP), point(1, CRITERIA[1]), point(2, CRITERIA[1])),
        *(CupLifted(CRITERIA[1], trapped=False), point(1, TRAP), point(2, CRITERIA[2]), END),
    ]

    one, _ = readings_of(events).readings

    assert one.risk == pytest.approx(1 / 6)


def test_a_clue_that_was_sent_back_misled_nobody() -> None:
    again: list[Event] = [ClueSentBack(0), ClueWritten(0, "other"), TurnBegan(0, "a", "other")]

    played = [*BEGUN, point(1, TRAP), *again, point(1, CRITERIA[1]), END]

    (reading,) = readings_of(played).readings

    assert not reading.misread


def read(*readings: tuple[Seat, Seat, bool], times: int = 1) -> Readings:
    found = [Reading(giver, reader, TRAP, 0.9, misread) for giver, reader, misread in readings]
    return Readings(STARTED, len(found), tuple(found * times))


def test_whose_clues_are_read_without_a_slip_is_understood_best() -> None:
    tally = digest_readings(read((0, 1, False), (0, 2, True), (1, 2, True), (2, 0, True), times=9))

    best, *others = figures_of(tally).readers

    assert (best.giver, best.reader) == ("Ada", "Ben")
    assert best.score.low > max(other.score.high for other in others)


def test_a_single_clue_decides_little() -> None:
    (once,) = figures_of(digest_readings(read((0, 1, False)))).readers
    (often,) = figures_of(digest_readings(read((0, 1, False), times=30))).readers

    assert once.score.value < often.score.value
    assert often.score.high - often.score.low < once.score.high - once.score.low


def test_a_criterion_that_misleads_everybody_is_read_worst() -> None:
    good = digest_readings(read((0, 1, False), (1, 2, False), times=5))
    bad = digest_readings(
        Readings(STARTED, 4, tuple(Reading(0, 1, "price", 0.9, misread=True) for _ in range(4)))
    )

    worst, best = figures_of(good.plus(bad)).criteria

    assert (worst.criterion, best.criterion) == ("price", TRAP)
    assert worst.score.value < best.score.value
