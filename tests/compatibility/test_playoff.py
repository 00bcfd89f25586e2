"""Playoffs: tied sides of 1996 play on until one outscores the others."""

from samewave.games.compatibility.events import Choose, Ending
from tests.compatibility.playing import NO_MATCH, Playing

SAME = "abcde"


class TestPlayoff:
    """1996: tied sides play on until one outscores the others."""

    def tied_teams(self) -> Playing:
        table = Playing("1996", "teams", 6, track="short")
        table.round(SAME, "fghij", "klmno", SAME, "fghij", "pqrst")
        return table

    def tied_players(self) -> Playing:
        table = Playing("1996", "individual", 4, track="short")
        table.round(SAME, SAME, SAME, "vwxyz")
        return table

    def test_teams_that_arrive_together_play_off(self) -> None:
        table = self.tied_teams()

        assert not table.state.finished
        assert table.state.playoff == (0, 1)

    def test_c11_only_the_tied_play_with_five_images_each(self) -> None:
        table = self.tied_teams()
        table.open_theme()

        assert table.state.waiting_for == (0, 1, 3, 4)
        assert {table.needs(seat) for seat in (0, 1, 3, 4)} == {5}
        assert table.refused(2, Choose(tuple(SAME))) == "not_in_this_round"

    def test_c11_in_team_play_the_next_team_opens_tied_or_not(self) -> None:
        table = self.tied_teams()
        assert table.state.openers == (1, 4)
        table.round(*NO_MATCH)
        assert table.state.openers == (2, 5)
        assert table.state.playoff == (0, 1)

    def test_the_team_that_outscores_the_other_wins(self) -> None:
        table = self.tied_teams()

        table.round(SAME, "fghij", "", "avwxy", "klmno", "")

        assert (table.state.winners, table.state.ending) == ((0,), Ending.PLAYOFF)

    def test_c11_playoffs_repeat_until_one_is_left(self) -> None:
        table = self.tied_teams()

        table.round(SAME, "fghij", "", SAME, "fghij", "")

        assert table.state.playoff == (0, 1)
        table.round(SAME, "fghij", "", SAME, "klmno", "")
        assert table.state.winners == (0,)

    def test_c11_those_with_the_best_score_of_the_round_stay_in(self) -> None:
        table = Playing("1996", "teams", 6, track="short")
        table.round(SAME, "fghij", "klmno", SAME, "fghij", "klmno")
        three = table.state.playoff
        table.round(SAME, "fghij", "klmno", SAME, "fghij", "pqrst")

        assert (three, table.state.playoff) == ((0, 1, 2), (0, 1))

    def test_points_of_a_playoff_do_not_move_pawns(self) -> None:
        table = self.tied_teams()
        before = table.state.points

        table.round(SAME, "fghij", "", SAME, "fghij", "")

        assert table.state.points == before

    def test_players_who_arrive_together_play_off(self) -> None:
        table = self.tied_players()

        assert table.state.playoff == (1, 2)

    def test_c11_the_matcher_is_the_next_to_the_left_from_outside_the_playoff(self) -> None:
        table = self.tied_players()
        assert table.state.referent == 3

        table.round("", "abxyz", "abuvw", SAME)

        assert table.state.playoff == (1, 2)
        assert table.state.referent == 0

    def test_c11_there_is_a_matcher_even_when_all_others_are_tied(self) -> None:
        table = Playing("1996", "individual", 3, track="short")
        table.round(SAME, SAME, SAME)

        assert table.state.playoff == (1, 2)
        assert table.state.referent == 0

        table.round(SAME, "abcvw", "abuvw")
        assert (table.state.winners, table.state.ending) == ((1,), Ending.PLAYOFF)

    def test_c11_the_matcher_of_a_playoff_picks_five_and_does_not_win(self) -> None:
        table = self.tied_players()
        table.open_theme()

        assert table.needs(3) == 5
        assert table.state.waiting_for == (1, 2, 3)

    def test_the_reveal_of_a_playoff_shows_only_who_plays(self) -> None:
        table = self.tied_teams()

        scored = table.round(*NO_MATCH)

        assert {turn.seats for turn in scored.turns} == {(1, 4), (0, 3)}
        assert scored.rankings[2] is None


def test_c11_who_drops_out_of_a_playoff_may_be_its_next_matcher() -> None:
    table = Playing("1996", "individual", 4, track="short")
    table.round(SAME, SAME, SAME, SAME)
    assert (table.state.playoff, table.state.referent) == ((1, 2, 3), 0)

    table.round(SAME, "abxyz", "abuvw", "axyzw")

    assert (table.state.playoff, table.state.referent) == ((1, 2), 3)


def test_c11_the_matcher_of_a_playoff_is_not_one_of_those_who_can_win_it() -> None:
    table = Playing("1996", "individual", 4, track="short")
    table.round(SAME, SAME, SAME, "vwxyz")
    assert (table.state.playoff, table.state.referent) == ((1, 2), 3)

    scored = table.round(*NO_MATCH)

    assert scored.points == (0, 0, 0, 0)
    assert table.state.playoff == (1, 2)
