"""The reveal: the order in which cards are turned, and when each match shows."""

import pytest

from tests.compatibility.playing import Playing


@pytest.mark.parametrize(
    ("box", "mode", "players"),
    [
        ("2016", "teams", 4),
        ("2016", "individual", 3),
        ("2016", "trios", 6),
        ("2010", "teams", 4),
        ("2010", "individual", 3),
        ("1996", "individual", 3),
    ],
)
def test_c7_everybody_turns_card_by_card_strongest_first(box: str, mode: str, players: int) -> None:
    scored = Playing(box, mode, players).round()

    assert [turn.place for turn in scored.turns] == [0, 1, 2, 3, 4]
    for turn in scored.turns:
        assert sorted(turn.seats) == list(range(players))


def test_c7_1996_teams_turn_one_after_the_other_from_the_one_that_opened() -> None:
    table = Playing("1996", "teams", 6, first=1)

    scored = table.round()

    assert [turn.seats for turn in scored.turns] == [(1, 4)] * 5 + [(2, 5)] * 5 + [(0, 3)] * 5
    assert [turn.place for turn in scored.turns] == [0, 1, 2, 3, 4] * 3


def test_c7_an_indirect_match_shows_when_its_second_copy_turns_up() -> None:
    scored = Playing("2016", "teams", 4).round("abcde", "fghij", "vwxya", "klmno")

    shown = {turn.place: [match.image for match in turn.matches] for turn in scored.turns}
    assert shown == {0: [], 1: [], 2: [], 3: [], 4: ["a"]}


def test_c7_a_trio_matches_when_its_last_copy_turns_up() -> None:
    scored = Playing("2016", "trios", 6).round("abcde", "fghij", "vawxy", "fghij", "stapr", "klmno")

    assert [len(turn.matches) for turn in scored.turns] == [0, 0, 1, 0, 0]


def test_c7_who_has_fewer_images_stops_earlier() -> None:
    table = Playing("2016", "teams", 4)
    table.round("abcde", "fghij", "abxyz", "klmno")

    scored = table.round("abcd", "fghij", "vwxy", "klmno")

    assert [turn.seats for turn in scored.turns][-2:] == [(1, 2, 3, 0), (1, 3)]


def test_the_whole_round_is_open_after_the_reveal() -> None:
    table = Playing("1996", "teams", 4)
    rankings = ("abcde", "fghij", "klmno", "pqrst")
    table.round(*rankings)

    for seat in (None, 0, 1, 2, 3):
        seen = table.view(seat).last_round
        assert seen is not None
        laid = ["".join(ranking.images) for ranking in seen.rankings if ranking]
        assert laid == list(rankings)


@pytest.mark.parametrize("first", range(6))
def test_c7_points_do_not_depend_on_who_turns_first(first: int) -> None:
    table = Playing("1996", "teams", 6, first=first)

    scored = table.round("abcde", "fghij", "klmno", "abxyz", "gfuvw", "klmno")

    assert scored.points == (6, 4, 15)
