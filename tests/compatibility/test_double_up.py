"""Double Up: the hidden cards of 1996."""

from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.events import ClaimDouble
from tests.compatibility.playing import NO_MATCH, Playing

DOUBLE_UP = Options(double_up=True)


def table_1996(mode: str = "teams", players: int = 4, track: str = "standard") -> Playing:
    table = Playing("1996", mode, players, options=DOUBLE_UP, track=track)
    table.open_theme()
    return table


class TestDoubleUp:
    """1996: an option with hidden cards."""

    def test_the_cards_stay_in_the_box_unless_the_option_is_on(self) -> None:
        table = Playing("1996", "teams", 4)
        table.open_theme()

        assert table.view(None).sides[0].doubles_left == 0
        assert table.refused_choice(0, "abcde", "a") == "no_doubling_in_play"

    def test_a_team_has_three_and_a_lone_player_two(self) -> None:
        assert table_1996().state.doubles == (3, 3)
        assert table_1996("individual", 3).state.doubles == (2, 2, 2)

    def test_only_a_direct_match_is_doubled_to_6(self) -> None:
        table = table_1996()
        table.choose(0, "abcde", "ab")

        scored = table.lay(["", "fghij", "avbwx", "klmno"])

        assert scored.points == (6 + 2, 0)

    def test_a_player_alone_doubles_its_direct_match_with_the_matcher(self) -> None:
        table = table_1996("individual", 3)
        table.choose(1, "abvwx", "a")

        assert table.lay(["abcde", "", "klmno"]).points == (0, 9, 0)

    def test_c9_both_partners_on_one_direct_match_make_6_and_spend_both(self) -> None:
        table = table_1996()
        table.choose(0, "abcde", "a")
        table.choose(2, "avwxy", "a")

        scored = table.lay(NO_MATCH)

        assert scored.points == (6, 0)
        assert scored.spent == (2, 0)
        assert table.state.doubles == (1, 3)

    def test_cards_are_discarded_after_use_whether_they_helped_or_not(self) -> None:
        table = table_1996()
        table.choose(0, "abcde", "abc")
        table.lay(NO_MATCH)
        table.open_theme()

        assert table.state.doubles == (0, 3)
        assert table.refused_choice(0, "abcde", "a") == "no_doubles_left"

    def test_c9_no_limit_a_round_but_the_pool(self) -> None:
        table = table_1996()

        assert table.refused_choice(0, "abcde", "abcd", most=3) == "wrong_number_of_doubles"
        table.choose(0, "abcde", "abc")

    def test_c9_at_most_one_card_on_an_image(self) -> None:
        assert table_1996().refused_choice(0, "abcde", "aa", image="a") == "double_twice"

    def test_c9_partners_draw_on_one_pool_first_come_first_served(self) -> None:
        table = table_1996()
        table.choose(0, "abcde", "ab")

        assert table.refused_choice(2, "abcde", "ab", most=1) == "wrong_number_of_doubles"
        table.choose(0, "abcde", "abc")
        assert table.refused_choice(2, "abcde", "a") == "no_doubles_left"
        table.reopen(0)
        table.choose(2, "abcde", "abc")

    def test_c9_a_player_alone_has_its_own_cards(self) -> None:
        table = table_1996("individual", 3)
        table.choose(1, "abcde", "ab")
        table.choose(2, "abcde", "ab")

        table.lay(NO_MATCH)

        assert table.state.doubles == (2, 0, 0)

    def test_c9_the_matcher_plays_none(self) -> None:
        table = table_1996("individual", 3)

        assert table.refused_choice(0, "abcde", "a") == "referent_never_doubles"
        offer = table.offers(0).choose
        assert offer is not None
        assert offer.most_doubles == 0

    def test_c9_none_in_playoffs(self) -> None:
        table = table_1996(track="short")
        table.lay(["abcde", "fghij", "abcde", "fghij"])
        assert table.state.playoff == (0, 1)
        table.open_theme()

        assert table.refused_choice(0, "abcde", "a") == "no_doubling_in_playoffs"

    def test_c9_the_cards_are_hidden_until_the_reveal(self) -> None:
        table = table_1996()
        plain = table.view(1), table.view(None)
        table.choose(0, "abcde", "abc")

        for before, after in zip(plain, (table.view(1), table.view(None)), strict=True):
            assert before.sides == after.sides

    def test_tokens_cannot_be_claimed_where_there_are_cards(self) -> None:
        assert table_1996().refused(0, ClaimDouble()) == "no_tokens_in_play"


def test_alone_each_double_up_card_is_played_once_a_game() -> None:
    table = table_1996("individual", 3)
    table.choose(2, "abcde", "ab")
    table.lay(NO_MATCH)
    table.open_theme()

    assert table.refused_choice(2, "abcde", "a") == "no_doubles_left"
