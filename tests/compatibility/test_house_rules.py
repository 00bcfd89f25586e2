"""C14: house rules, off by default and labelled as such."""

import pytest

from samewave.games.compatibility.edition import EDITIONS, HOUSE_RULES, Option, Options
from samewave.games.compatibility.events import Ending, Ranking, TimeRanOut, TimeUp
from tests.compatibility.playing import NO_MATCH, Playing, refused_setup

SAME = "abcde"


@pytest.mark.parametrize("box", ["2016", "2010"])
def test_c14_an_even_number_may_play_alone_if_the_host_wants(box: str) -> None:
    for players in (4, 6, 8):
        assert refused_setup(box, "individual", players) == "wrong_number_of_players"
        table = Playing(box, "individual", players, options=Options(even_individual=True))
        assert len(table.state.points) == players
    too_many = refused_setup(box, "individual", 9, options=Options(even_individual=True))
    assert too_many == "wrong_number_of_players"


def test_c14_house_rules_are_labelled() -> None:
    assert {Option.EVEN_INDIVIDUAL, Option.RETIRE_MATCHED, Option.TIME_LIMIT} == HOUSE_RULES
    assert {mode for (_, mode), edition in EDITIONS.items() if edition.house} == {"duo"}


class TestRetiring:
    """Players who shared an image may not use it again."""

    options = Options(retire_matched=True)

    def test_c14_a_matched_image_stays_unless_the_rule_is_on(self) -> None:
        table = Playing("2016", "teams", 4)
        table.round("axyzw", "fghij", "abcde", "klmno")
        table.round("axyzw", "fghij", "abcde", "klmno")

        assert table.state.points == (6, 0)

    def test_c14_a_matched_image_retires_for_the_rest_of_the_game(self) -> None:
        table = Playing("2016", "teams", 4, options=self.options)
        table.round("axyzw", "fghij", "abcde", "klmno")
        table.open_theme()

        assert table.refused_choice(0, "apqrs", image="a") == "image_is_retired"
        assert table.refused_choice(2, "apqrs", image="a") == "image_is_retired"
        offer = table.offers(0).choose
        assert offer is not None
        assert offer.retired == ("a",)
        assert table.view(1).seats[0].retired == ("a",)

    def test_c14_the_other_team_keeps_its_images(self) -> None:
        table = Playing("2016", "teams", 4, options=self.options)
        table.round("axyzw", "fghij", "abcde", "klmno")
        table.open_theme()

        table.choose(1, "abcde")

    def test_c14_alone_it_retires_for_the_player_and_the_referent(self) -> None:
        table = Playing("2016", "individual", 3, options=self.options)
        table.round("abcde", "axyzw", "klmno")

        assert [sorted(images) for images in table.state.retired] == [["a"], ["a"], []]

    def test_c14_when_fewer_than_five_are_left_all_come_back(self) -> None:
        table = Playing("2016", "teams", 4, deck="seven", options=self.options)
        table.round("abcde", "abcde", "abfgc", "bfgea")

        assert table.state.retired[0] == ()
        assert table.state.retired[1] == ()

    def test_c14_while_five_are_left_none_come_back(self) -> None:
        table = Playing("2016", "teams", 4, deck="letters", options=self.options)
        table.round(SAME, "fghij", SAME, "klmno")

        assert table.state.retired[0] == tuple(SAME)


class TestTimeLimit:
    """The timer's move ends the choosing."""

    def table(self) -> Playing:
        table = Playing("2016", "teams", 4, options=Options(time_limit=30))
        table.open_theme()
        return table

    def test_c14_whoever_has_not_locked_in_lays_nothing(self) -> None:
        table = self.table()
        table.choose(0, SAME)
        table.choose(2, SAME)

        events = table.play(None, TimeUp(1))

        assert events[0] == TimeRanOut((1, 3))
        assert table.state.points == (15, 0)
        assert table.state.last is not None
        assert table.state.last.rankings[1] == Ranking(())

    def test_c14_half_a_pair_scores_nothing(self) -> None:
        table = self.table()
        table.choose(0, SAME)

        table.time_up()

        assert table.state.points == (0, 0)
        assert table.state.rounds == 1

    def test_c14_only_the_clock_ends_the_time_and_only_while_all_choose(self) -> None:
        table = self.table()
        assert table.refused(0, TimeUp(1)) == "not_the_clock"
        assert table.offers(None).time_up == 1
        table.time_up()
        assert table.refused(None, TimeUp(2)) == "not_the_time"

    def test_c14_a_clock_that_is_late_does_not_end_the_next_round(self) -> None:
        table = self.table()
        table.lay(NO_MATCH)
        table.open_theme()

        assert table.refused(None, TimeUp(1), round=1) == "not_the_time"
        assert table.offers(None).time_up == 2

    def test_c14_without_a_limit_there_is_no_clock(self) -> None:
        table = Playing("2016", "teams", 4)
        table.open_theme()

        assert table.refused(None, TimeUp(1)) == "no_time_limit"
        assert not table.offers(None).time_up

    def test_c14_a_claimed_token_is_spent_even_if_time_runs_out(self) -> None:
        table = Playing("2010", "teams", 4, options=Options(time_limit=30))
        table.open_theme()
        table.claim(1)

        table.time_up()

        assert table.state.doubles == (1, 0, 1, 1)

    @pytest.mark.parametrize("seconds", [-1, 0, 9, 601])
    def test_c14_a_limit_is_neither_too_short_nor_too_long(self, seconds: int) -> None:
        refusal = refused_setup("2016", "teams", 4, options=Options(time_limit=seconds))
        assert refusal == "bad_time_limit"


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
class TestDuo:
    """Two players against the track, with the parts of any box."""

    def test_c14_two_players_choose_against_each_other_and_move_one_pawn(self, box: str) -> None:
        table = Playing(box, "duo", 2)

        table.round("abxyz", "abcde")

        assert table.state.points == (6,)
        assert table.state.referent is None

    def test_c14_they_win_together_and_the_rounds_are_counted(self, box: str) -> None:
        table = Playing(box, "duo", 2, track="short")
        table.round(*NO_MATCH)
        table.round(SAME, SAME)

        assert (table.state.winners, table.state.ending) == ((0,), Ending.TOGETHER)
        assert table.state.rounds == 2

    def test_c14_only_two_can_play(self, box: str) -> None:
        for players in (1, 3, 4):
            assert refused_setup(box, "duo", players) == "wrong_number_of_players"


def test_c14_retired_images_add_up_round_by_round() -> None:
    table = Playing("2016", "teams", 4, options=Options(retire_matched=True))
    table.round("axyzw", "fghij", "abcde", "klmno")
    table.round("bxyzw", "fghij", "cbdeq", "klmno")

    assert [sorted(images) for images in table.state.retired] == [["a", "b"], [], ["a", "b"], []]


def test_c14_images_come_back_to_who_has_fewer_than_five_and_to_nobody_else() -> None:
    table = Playing(
        "2016", "individual", 3, deck="seven", track="short", options=Options(retire_matched=True)
    )
    table.round("abcde", "abcfg", "gfabc")
    assert [table.needs(seat) for seat in range(3)] == [4, 4, 5]

    table.round("defg", "abcd", "efgab")

    assert [sorted(images) for images in table.state.retired] == [["d"], [], ["a", "b"]]


def test_c14_a_ranking_taken_back_does_not_count_when_time_runs_out() -> None:
    table = Playing("2016", "teams", 4, options=Options(time_limit=30))
    table.open_theme()
    table.choose(0, SAME)
    table.choose(2, SAME)
    table.reopen(0)

    table.time_up()

    assert table.state.points == (0, 0)


def test_c14_double_up_cards_that_were_laid_are_spent_when_time_runs_out() -> None:
    table = Playing("1996", "teams", 4, options=Options(time_limit=30, double_up=True))
    table.open_theme()
    table.choose(0, SAME, "ab")

    table.time_up()

    assert table.state.doubles == (1, 3)


def test_c14_a_duo_has_the_doubles_of_its_box() -> None:
    assert Playing("2016", "duo", 2).view(None).sides[0].doubles_left == 0
    assert Playing("2010", "duo", 2).view(None).sides[0].doubles_left == 2
    double_up = Options(double_up=True)
    assert Playing("1996", "duo", 2, options=double_up).view(None).sides[0].doubles_left == 3
