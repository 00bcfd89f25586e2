"""A table's state is bounded, no matter how many people come and go."""

from random import Random
from string import ascii_lowercase
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from samewave.core import Refused
from samewave.games import GAMES
from samewave.games.samegame.events import RejectClue, WriteClue
from samewave.games.samegame.state import MOST_SENT_BACK
from samewave.packs import Shelf
from samewave.server.protocol.messages import CHAT_LENGTH, ChangeSettings, Kick, Play, Stop
from samewave.server.protocol.websocket import OUTBOX
from samewave.server.tables.commands import MOST_PACKS, BringPack, KeepFor
from samewave.server.tables.log import Grouped, PlayerId, TableSettings
from samewave.server.tables.state import (
    CHAT_LINES,
    MOST_PLAYERS,
    MOST_STOPPED,
    REMEMBERED,
    TableState,
)
from samewave.server.tables.updates import welcome
from tests.server.offline_table import Folding, folded, games_of

DUO = TableSettings(setup={"edition": "2016", "mode": "duo", "track": "short"})
SAME = TableSettings("samegame", {"level": 1, "first": 0})
WIDEST = "\U0001f40c"
"""A letter of four bytes, the longest in UTF-8."""
MOST_WELCOME = OUTBOX // 2
LARGEST = [
    (name, dict(variant.setup), max(variant.players))
    for name, game in GAMES.items()
    for variant in game.info.variants
]


def known(state: TableState) -> list[PlayerId]:
    return list(state.players)


def test_people_who_come_and_go_leave_nothing_at_a_table() -> None:
    table = Folding(settings=DUO)
    (ann,) = table.join("Ann")
    before = replace(table.state, length=0, next_player=0, touched=0)

    for number in range(1000):
        table.leave(*table.join(f"Guest {number}"))

    assert replace(table.state, length=0, next_player=0, touched=0) == before
    assert len(welcome(table.state, ann, ())) < 1000


def test_bots_that_are_sent_away_leave_nothing_at_a_table() -> None:
    table = Folding(settings=DUO)
    (ann,) = table.join("Ann")

    for bot in range(1, 50):
        table.add_bot(ann)
        table.do(ann, Kick("kick", bot))

    assert known(table.state) == [ann]


def test_the_id_of_somebody_who_left_is_never_given_again() -> None:
    table = Folding(settings=DUO)
    table.join("Ann")

    given = []
    for number in range(20):
        given += table.join(f"Guest {number}")
        table.leave(given[-1])

    assert given == list(range(1, 21))
    assert table.state.next_player == 21


def test_somebody_who_left_is_known_while_the_game_seats_them() -> None:
    table = Folding(settings=DUO)
    ann, bo = table.join("Ann", "Bo")
    table.start()
    table.leave(bo)
    assert table.state.player(bo).is_gone

    table.do(ann, Stop("stop"))

    assert known(table.state) == [ann]


def test_somebody_who_left_is_known_until_the_next_game_begins_without_them() -> None:
    table = Folding(settings=DUO)
    ann, bo = table.join("Ann", "Bo")
    table.start()
    dice = Random(1)
    while table.state.is_playing:
        table.move(dice)
    table.leave(bo)
    (cy,) = table.join("Cy")
    assert known(table.state) == [ann, bo, cy]

    table.start()

    assert known(table.state) == [ann, cy]


def test_somebody_who_left_is_known_while_the_chat_has_a_line_of_theirs() -> None:
    table = Folding(settings=DUO)
    ann, bo = table.join("Ann", "Bo")
    table.say(bo, "Good night")
    table.leave(bo)

    table.say(ann, *map(str, range(CHAT_LINES - 1)))
    assert known(table.state) == [ann, bo]
    table.say(ann, "Now it is quiet")

    assert known(table.state) == [ann]


def test_who_put_the_last_game_away_is_known_until_the_next_one() -> None:
    table = Folding(settings=DUO)
    ann, bo = table.join("Ann", "Bo")
    table.start()
    table.do(ann, Stop("stop"))
    table.leave(ann)
    (cy,) = table.join("Cy")
    assert known(table.state) == [ann, bo, cy]

    table.start(bo)

    assert known(table.state) == [bo, cy]


def test_whoever_has_left_and_is_forgotten_can_do_nothing() -> None:
    table = Folding(settings=DUO)
    ann, bo = table.join("Ann", "Bo")
    table.leave(bo)

    assert table.state.holder_of("Bo's token") is None
    assert not table.state.has_answered(bo, f"leave {bo}")
    with pytest.raises(Refused) as refusal:
        table.say(bo, "I am still here")
    assert refusal.value.code == "not_a_player"
    assert table.state.has_answered(ann, "nothing") is False


def test_games_that_are_put_away_are_remembered_in_bounds_and_never_shown() -> None:
    table = Folding(settings=DUO)
    ann, _ = table.join("Ann", "Bo")

    for _ in range(MOST_STOPPED + 20):
        table.start()
        table.do(ann, Stop("stop"))

    assert len(table.state.stopped) == MOST_STOPPED
    assert not any(map(table.state.is_finished, range(table.state.begun)))


def test_a_group_that_sends_back_every_clue_does_not_make_the_game_grow() -> None:
    table = Folding(settings=SAME)
    people = table.join("Ann", "Bo")
    table.start()

    def play(player: PlayerId, move: Any) -> None:
        table.do(player, Play("play", msgspec.Raw(msgspec.json.encode(move))))

    for player in people:
        play(player, WriteClue("blimbo", anyway=True))
    play(0, {"type": "begin_turn"})
    for number in range(100):
        play(1, RejectClue())
        word = "z" + "".join(ascii_lowercase[int(digit)] for digit in str(number)) + "wix"
        play(0, WriteClue(word, anyway=True))
        if table.state.current_game and table.state.current_game.state.phase == "ready":
            play(0, {"type": "begin_turn"})

    assert table.state.current_game
    assert len(table.state.current_game.state.sent_back) == MOST_SENT_BACK


def test_settings_that_are_too_long_are_refused() -> None:
    table = Folding(settings=DUO)
    table.join("Ann")
    setup = {"edition": "2016", "mode": "duo", "track": "x" * 10_000}
    wanted = {"type": "change_settings", "id": "1", "settings": {"setup": setup}}

    with pytest.raises(Refused) as refusal:
        table.do(0, msgspec.convert(wanted, ChangeSettings))
    assert refusal.value.code == "not_a_setup"


class LargestShelf(Shelf):
    """Packs with names of the greatest length."""

    def images(self, deck: str) -> tuple[str, ...]:
        return tuple(f"{number:x<40}" for number in range(500))


def at_its_largest(game: str, setup: dict[str, Any], players: int) -> Folding:
    """A table with every limit reached."""
    table = Folding(games_of(LargestShelf()), TableSettings(game, setup))
    names = [f"{letter}{WIDEST * 39}" for letter in ascii_lowercase]
    for pack in range(MOST_PACKS):
        table.do(None, BringPack(f"p{pack:012}"))
    table.join(*names[:players])
    table.do(0, KeepFor(Grouped("0" * 64, WIDEST * 40)))
    table.start()
    table.join(*names[players:MOST_PLAYERS])
    table.leave(MOST_PLAYERS - 1)
    for line in range(CHAT_LINES):
        (guest,) = table.join(f"{line}{WIDEST * 38}")
        table.say(guest, WIDEST * CHAT_LENGTH)
        table.leave(guest)
    table.join(names[MOST_PLAYERS])
    return table


@pytest.mark.parametrize(("game", "setup", "players"), LARGEST)
def test_a_welcome_stays_far_below_what_a_phone_may_leave_unread(
    game: str, setup: dict[str, Any], players: int
) -> None:
    table, dice = at_its_largest(game, setup, players), Random(1)
    assert len(table.state.order) == MOST_PLAYERS
    assert len(table.state.chat) == CHAT_LINES

    largest = 0
    for _ in range(400):
        largest = max(largest, *(len(welcome(table.state, seat, range(12))) for seat in (0, None)))
        if not table.move(dice):
            break

    assert 50_000 < largest < MOST_WELCOME


def test_what_was_answered_is_bounded() -> None:
    table = Folding(settings=DUO)
    ann, bo = table.join("Ann", "Bo")
    for _ in range(REMEMBERED + 10):
        table.say(ann, "again")
        table.say(bo, "and again")

    assert {len(messages) for messages in table.state.answered.values()} == {REMEMBERED}


def test_the_fold_of_the_log_is_what_a_live_table_knows() -> None:
    table, dice = Folding(settings=DUO), Random(3)
    _, bo = table.join("Ann", "Bo")
    for guest in range(5):
        table.say(table.join(f"Guest {guest}")[0], "hello")
    table.leave(*range(2, 7))
    table.start()
    for _ in range(20):
        table.move(dice)
    table.leave(bo)

    assert folded(table.log, table.games) == table.state
