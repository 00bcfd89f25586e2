"""Revealed rounds: the rankings are found in the events of every edition and mode."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from samewave.affinity.residuals import rounds_of
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.events import (
    CardTurn,
    Event,
    LockedIn,
    Match,
    Ranking,
    RoundBegan,
    RoundScored,
    ThemeDrawn,
    TimeRanOut,
)
from samewave.packs import Shelf
from tests.affinity.tables import table
from tests.golden import RECORDS

COMPATIBILITY = [path for path in RECORDS if path.stem.startswith("compatibility")]
STARTED = table([]).started


def events_of(record: Path) -> list[Any]:
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    with record.open("rb") as lines:
        return [moment.event for moment in play_back(lines, games)]


@pytest.mark.parametrize("record", COMPATIBILITY, ids=lambda path: path.stem)
def test_every_revealed_round_is_there_as_it_was_laid(record: Path) -> None:
    events = events_of(record)
    scored = [event for event in events if isinstance(event, RoundScored)]
    themes = [event for event in events if isinstance(event, ThemeDrawn)]

    rounds = rounds_of(events)

    assert len(rounds.choices) == len(scored) == len(themes)
    for choices, revealed, drawn in zip(rounds.choices, scored, themes, strict=True):
        assert (choices.theme.card, choices.theme.number) == (drawn.card, drawn.number)
        for laid, ranking in zip(choices.rankings, revealed.rankings, strict=True):
            assert laid == (ranking.images if ranking else ())


@pytest.mark.parametrize("record", COMPATIBILITY, ids=lambda path: path.stem)
def test_a_referent_is_named_exactly_in_individual_play(record: Path) -> None:
    rounds = rounds_of(events_of(record))

    for choices in rounds.choices:
        assert (choices.referent is not None) == (rounds.started.mode == "individual")


def test_a_round_that_is_still_chosen_does_not_count() -> None:
    events: list[Event] = [
        STARTED,
        RoundBegan(0),
        ThemeDrawn(3, 1),
        LockedIn(0, Ranking(("image1",))),
    ]

    assert rounds_of(events).choices == ()


def test_who_ran_out_of_time_has_not_chosen() -> None:
    laid = Ranking(STARTED.images[:5])
    events: list[Event] = [
        *(STARTED, RoundBegan(0), ThemeDrawn(3, 1), TimeRanOut((1,))),
        RoundScored((laid, Ranking(()), laid, None), (), (0,) * 4, (0,) * 4),
    ]

    (choices,) = rounds_of(events).choices

    assert choices.chose == (0, 2)


def test_images_that_retired_are_known_to_be_gone() -> None:
    started = replace(STARTED, options=Options(retire_matched=True))
    match = Match(0, "image1", (0, 1), (0, 0), direct=True, doubled=False, points=3)
    laid = (Ranking(("image1",)), Ranking(("image1",)), Ranking(("image2",)), Ranking(("image3",)))
    first = RoundScored(laid, (CardTurn((0, 1, 2, 3), 0, (match,)),), (3, 0, 0, 0), (0,) * 4)
    second = RoundScored(laid, (), (0,) * 4, (0,) * 4)
    events: list[Event] = [
        started,
        RoundBegan(0),
        ThemeDrawn(3, 1),
        first,
        RoundBegan(1),
        ThemeDrawn(4, 1),
    ]

    before, after = rounds_of([*events, second]).choices

    assert before.retired == ((),) * 4
    assert after.retired == (("image1",), ("image1",), (), ())


def test_a_record_that_lies_about_images_and_seats_does_no_harm() -> None:
    lies = (
        Ranking(("image1", "image1", "moon")),
        None,
        Ranking(("moon",)),
        None,
        Ranking(("sun",)),
    )
    scored = RoundScored(lies, (), (0,) * 4, (0,) * 4)

    (choices,) = rounds_of([STARTED, RoundBegan(0), ThemeDrawn(3, 1), scored]).choices

    assert choices.rankings == (("image1",), (), (), ())
