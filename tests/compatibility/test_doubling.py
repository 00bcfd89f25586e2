"""Doubling: the x2 token of 2010."""

import pytest

from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.events import ClaimDouble, DoubleClaimed, Reopened
from tests.compatibility.playing import NO_MATCH, Playing, matches_of

DOUBLE_UP = Options(double_up=True)


def table_2010(mode: str = "teams", players: int = 4) -> Playing:
    table = Playing("2010", mode, players)
    table.open_theme()
    return table


def table_1996(mode: str = "teams", players: int = 4, track: str = "standard") -> Playing:
    table = Playing("1996", mode, players, options=DOUBLE_UP, track=track)
    table.open_theme()
    return table


class TestToken:
    """2010: one token a player, one claim a round."""

    def test_every_player_has_one_token(self) -> None:
        assert Playing("2010", "teams", 4).state.doubles == (1, 1, 1, 1)
        assert [side.doubles_left for side in table_2010().view(None).sides] == [2, 2]
        assert Playing("2010", "individual", 3).state.doubles == (1, 1, 1)

    def test_a_doubled_direct_match_is_6(self) -> None:
        table = table_2010()
        table.claim(0)
        table.choose(0, "abcde", "a")

        scored = table.lay(["", "fghij", "avwxy", "klmno"])

        assert scored.points == (6, 0)
        assert matches_of(scored)[0].doubled

    def test_a_player_alone_doubles_its_direct_match_with_the_referent(self) -> None:
        table = table_2010("individual", 3)
        table.claim(1)
        table.choose(1, "avwxy", "a")

        assert table.lay(["abcde", "", "afghi"]).points == (6, 6, 3)

    def test_a_doubled_indirect_match_is_still_2(self) -> None:
        table = table_2010()
        table.claim(0)
        table.choose(0, "abcde", "a")

        scored = table.lay(["", "fghij", "vawxy", "klmno"])

        assert scored.points == (2, 0)
        assert not matches_of(scored)[0].doubled

    def test_a_token_on_an_image_nobody_shares_has_no_effect_and_is_spent(self) -> None:
        table = table_2010()
        table.claim(0)
        table.choose(0, "abcde", "e")

        assert table.lay(["", "fghij", "avwxy", "klmno"]).points == (3, 0)
        assert table.state.doubles == (0, 1, 1, 1)

    def test_c8_a_claim_is_public_and_spends_the_token_at_once(self) -> None:
        table = table_2010()
        table.claim(2)

        for seat in (None, 0, 1, 2, 3):
            assert table.view(seat).claimed_by == 2
        assert [side.doubles_left for side in table.view(1).sides] == [1, 2]

    def test_c8_one_claim_a_round_at_the_whole_table_not_even_the_partner(self) -> None:
        table = table_2010()
        table.claim(0)

        for seat in (0, 1, 2, 3):
            assert table.refused(seat, ClaimDouble(), seat=0) == "claimed_already"
            assert not table.offers(seat).claim_double

    def test_the_next_theme_allows_the_next_claim(self) -> None:
        table = table_2010()
        table.claim(0)
        table.choose(0, "abcde", "a")
        table.lay(NO_MATCH)
        table.open_theme()

        table.claim(2)

        assert table.state.claimed_by == 2

    def test_a_token_is_used_once_a_game(self) -> None:
        table = table_2010()
        table.claim(0)
        table.choose(0, "abcde", "a")
        table.lay(NO_MATCH)
        table.open_theme()

        assert table.refused(0, ClaimDouble()) == "token_is_spent"
        assert not table.offers(0).claim_double

    def test_c8_a_claim_comes_after_the_theme_and_before_the_reveal(self) -> None:
        table = Playing("2010", "teams", 4)
        assert table.refused(0, ClaimDouble()) == "no_theme_yet"
        table.round()
        assert table.refused(0, ClaimDouble()) == "no_theme_yet"

    def test_c8_the_claimer_puts_the_token_on_one_of_its_images_when_it_locks_in(self) -> None:
        table = table_2010()
        table.claim(0)

        assert table.refused_choice(0, "abcde", least=1, most=1) == "wrong_number_of_doubles"
        assert table.refused_choice(0, "abcde", "ab") == "wrong_number_of_doubles"
        assert table.refused_choice(0, "abcde", "z") == "double_not_on_a_chosen_image"
        assert table.refused_choice(0, "abcde", "aa") == "double_twice"
        table.choose(0, "abcde", "c")

    def test_c8_a_claim_cannot_be_withdrawn_by_reopening(self) -> None:
        table = table_2010()
        table.claim(0)
        table.choose(0, "abcde", "a")

        table.reopen(0)

        assert table.state.claimed_by == 0
        assert table.refused_choice(0, "abcde") == "wrong_number_of_doubles"

    def test_c8_who_claims_after_locking_in_gets_its_ranking_back_to_place_the_token(self) -> None:
        table = table_2010()
        table.choose(0, "abcde")

        events = table.play(0, ClaimDouble())

        assert events == (DoubleClaimed(0), Reopened(0))
        assert 0 in table.state.waiting_for

    def test_c8_nobody_doubles_without_a_claim(self) -> None:
        table = table_2010()
        assert table.refused_choice(0, "abcde", "a") == "double_not_claimed"
        table.claim(0)
        assert table.refused_choice(2, "abcde", "a") == "double_not_claimed"

    def test_the_referent_cannot_use_its_token(self) -> None:
        table = table_2010("individual", 3)

        assert table.refused(0, ClaimDouble()) == "referent_never_doubles"
        assert not table.offers(0).claim_double
        assert table.offers(1).claim_double


@pytest.mark.parametrize(("mode", "players"), [("teams", 4), ("individual", 3), ("trios", 6)])
def test_2016_knows_no_doubling(mode: str, players: int) -> None:
    table = Playing("2016", mode, players)
    table.open_theme()

    assert table.refused_choice(1, "abcde", "a") == "no_doubling_in_play"
    assert table.refused(1, ClaimDouble()) == "no_tokens_in_play"


def test_alone_a_token_helps_only_where_the_referent_has_the_image_in_the_same_place() -> None:
    for doubled, points in (("a", 6 + 2), ("b", 3 + 2), ("x", 3 + 2)):
        table = table_2010("individual", 3)
        table.claim(1)
        table.choose(1, "axbyz", doubled)

        assert table.lay(["abcde", "", "klmno"]).points == (points, points, 0)
        assert table.state.doubles == (1, 0, 1)


def test_alone_one_claim_bars_everybody_else_until_the_next_theme() -> None:
    table = table_2010("individual", 3)
    table.claim(1)
    assert table.refused(2, ClaimDouble(), seat=1) == "claimed_already"
    table.choose(1, "abcde", "a")
    table.lay(NO_MATCH)
    assert table.refused(2, ClaimDouble()) == "no_theme_yet"
    table.open_theme()

    table.claim(2)

    assert table.state.claimed_by == 2


def test_on_which_image_a_token_lies_is_secret_until_the_reveal() -> None:
    table, other = table_2010(), table_2010()
    for playing, doubled in ((table, "a"), (other, "e")):
        playing.claim(0)
        playing.choose(0, "abcde", doubled)

    for seat in (None, 1, 2, 3):
        assert table.view(seat) == other.view(seat)
    table.lay(NO_MATCH)
    last = table.view(1).last_round
    assert last is not None
    assert last.rankings[0] is not None
    assert last.rankings[0].double == ("a",)


def test_alone_an_indirect_match_with_the_matcher_is_never_doubled() -> None:
    table = table_1996("individual", 3)
    table.choose(1, "vawxy", "a")

    assert table.lay(["abcde", "", "klmno"]).points == (0, 2, 0)
    assert table.state.doubles == (2, 1, 2)


def test_alone_a_token_lies_on_one_image_and_is_used_once_a_game() -> None:
    table = table_2010("individual", 3)
    table.claim(2)
    assert table.refused_choice(2, "abcde") == "wrong_number_of_doubles"
    assert table.refused_choice(2, "abcde", "ab") == "wrong_number_of_doubles"
    table.choose(2, "abcde", "a")
    table.lay(NO_MATCH)
    table.open_theme()

    assert table.refused(2, ClaimDouble()) == "token_is_spent"
