"""Agreement: when the group has found the cup to lift."""

from samewave.games.samegame.events import (
    ClueSentBack,
    CupLifted,
)
from tests.samegame.playing import Playing


def safe_cups(table: Playing) -> list[str]:
    return [criterion for criterion in table.state.cups if criterion != table.trap]


class TestAgreement:
    """S5: unanimous, majority, anyone."""

    def table(self, players: int, agreement: str) -> Playing:
        table = Playing(players, agreement=agreement)
        table.begin_turn()
        return table

    def test_s5_unanimous_all_guessers_point_at_the_same(self) -> None:
        table = self.table(4, "unanimous")
        one, other, *_ = safe_cups(table)
        for seat, criterion in ((1, one), (2, one), (3, other)):
            table.point(seat, criterion)
        assert not table.happened(CupLifted)

        table.point(3, one)

        assert table.happened(CupLifted) == [CupLifted(one, trapped=False)]

    def test_s5_a_finger_may_move_and_all_fingers_leave_a_lifted_cup(self) -> None:
        table = self.table(3, "unanimous")
        one, other, *_ = safe_cups(table)
        table.point(1, one)
        table.point(1, other)
        assert table.state.fingers[1] == other

        table.point(2, other)

        assert table.state.lifted == (other,)
        assert table.state.fingers == (None, None, None)

    def test_s5_majority_lifts_as_soon_as_more_than_half_point_at_one(self) -> None:
        table = self.table(5, "majority")
        one = safe_cups(table)[0]
        table.point(1, one)
        table.point(2, one)
        assert not table.happened(CupLifted)

        table.point(3, one)

        assert table.state.lifted == (one,)

    def test_s5_majority_half_is_not_more_than_half(self) -> None:
        table = self.table(5, "majority")
        one, other, *_ = safe_cups(table)
        table.point(3, one)
        table.point(4, one)
        table.point(2, other)
        assert not table.happened(CupLifted)

        table.point(1, other)

        assert table.state.lifted == (other,)

    def test_s5_majority_without_one_the_left_neighbour_of_the_active_player_decides(self) -> None:
        table = self.table(4, "majority")
        one, other, third, *_ = safe_cups(table)
        table.point(3, one)
        table.point(2, other)
        assert not table.happened(CupLifted)

        table.point(1, third)

        assert table.state.lifted == (third,)

    def test_s5_anyone_lifts_with_the_first_finger(self) -> None:
        table = self.table(6, "anyone")
        cup = safe_cups(table)[0]

        table.point(4, cup)

        assert table.state.lifted == (cup,)

    def test_s11_of_two_players_the_one_guesser_decides_alone(self) -> None:
        for agreement in ("unanimous", "majority", "anyone"):
            table = self.table(2, agreement)
            cup = safe_cups(table)[0]
            table.point(1, cup)
            assert table.state.lifted == (cup,)


def test_s11_of_two_players_the_one_guesser_sends_a_clue_back_alone() -> None:
    table = Playing(2)
    table.begin_turn()
    table.reject([1])

    assert table.happened(ClueSentBack) == [ClueSentBack(0)]
