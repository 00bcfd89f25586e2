"""Interleaved messages: eight phones send at once and repeat; the result equals some order."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from samewave.core import Refused
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.protocol.messages import PageCommand
from samewave.server.settings import Timings
from samewave.server.store.sqlite import SqliteStore
from samewave.server.tables.commands import is_muted, judge
from samewave.server.tables.evolve import evolve
from samewave.server.tables.log import Entry, Started
from samewave.server.tables.next_game import Context
from samewave.server.tables.state import CHAT_LINES, TableState
from samewave.server.tables.updates import table_view
from tests.server.pages import Page, level, serving

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
SETTINGS = {
    "game": "compatibility",
    "setup": {"edition": "2016", "mode": "teams", "track": "short"},
}
MESSAGES = 200
GAMES_HERE = {name: game(Shelf()) for name, game in GAMES.items()}
SILLY: tuple[Any, ...] = (
    *(None, 7, "choose", [], {}, {"type": "fly"}, {"type": "choose"}),
    *({"type": "choose", "images": images} for images in ([], ["nowhere"] * 5, ["door"] * 5)),
    *({"type": "open_theme", "number": number} for number in (-1, 99, 1e300)),
    {"type": "time_up", "round": 1},
)
BOSSY: tuple[Any, ...] = (
    *({"type": "start"}, {"type": "kick", "player": 99}, {"type": "arrange", "chairs": [99]}),
    {"type": "change_settings", "settings": {"game": "chess"}},
)


class Answer(NamedTuple):
    """An answer to a page's message, and how much of the log the page had received by then.

    A page gets answers in the order of its messages, so this message was judged after the page's
    last answer and before this one.
    """

    kind: str
    code: str
    since: int
    heard: int


class Talker:
    """A page with all its messages and answers."""

    def __init__(self, page: Page, dice: Random) -> None:
        self.page, self._dice = page, dice
        self.said: dict[str, Any] = {}
        self.copies: Counter[str] = Counter()

    def _any_message(self) -> Any:
        """A message that people send, or one that they should not."""
        dice, move = self._dice, self.page.any_move(self._dice)
        kind = dice.choices(("play", "say", "reopen", "silly", "bossy"), (20, 3, 1, 2, 2))[0]
        if kind == "say" or (kind == "play" and move is None):
            return {"type": "say", "text": dice.choice(("Hm.", "So what?", "\a"))}
        if kind == "bossy":
            return dice.choice(BOSSY)
        if kind == "silly":
            return {"type": "play", "move": dice.choice(SILLY)}
        if kind == "reopen":
            return {"type": "play", "move": {"type": "reopen"}}
        return {"type": "play", "move": msgspec.to_builtins(move)}

    def prepare(self, message: Any, copies: int = 1) -> Any:
        name = f"m{len(self.said)}"
        self.said[name] = message | {"id": name}
        self.copies[name] = copies
        return self.said[name]

    async def talk(self) -> None:
        """Send bursts without waiting; repeat messages at once or after the next message."""
        dice = self._dice
        while (left := MESSAGES - len(self.said)) > 0:
            burst: list[tuple[float, Any]] = []
            for place in range(min(left, dice.choice((1, 2, 4, 20)))):
                copies = dice.randint(1, 3)
                message = self.prepare(self._any_message(), copies)
                burst += [(place, message)]
                burst += [(place + dice.choice((0, 1.5)), message) for _ in range(copies - 1)]
            for _, message in sorted(burst, key=lambda timed: timed[0]):
                await self.page.socket.send_json(message)
            await asyncio.sleep(dice.random() / 8)
        last = self.prepare({"type": "play", "move": {"type": "sleep"}})
        await self.page.socket.send_json(last)

    async def talk_and_listen(self) -> None:
        """Read up to the last answer; a page gets answers in the order of its messages."""
        await asyncio.gather(
            self.talk(), self.page.listen(lambda: f"m{MESSAGES}" in self.page.answers)
        )

    def answers(self) -> dict[str, list[Answer]]:
        found: dict[str, list[Answer]] = {name: [] for name in self.said}
        since = heard = 0
        for message in map(msgspec.json.decode, self.page.heard):
            heard = message.get("sequence", heard)
            since = since or heard
            if "reply_to" in message:
                answer = Answer(message["type"], message.get("code", ""), since, heard)
                found[message["reply_to"]].append(answer)
                since = heard
        return found


class Evening(NamedTuple):
    """The messages that eight people sent and received, and the log of their table."""

    talkers: list[Talker]
    late: Page
    entries: list[Entry]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return asyncio.run(spend_evening(tmp_path_factory.mktemp("evening")))


async def spend_evening(folder: Path) -> Evening:
    async with serving(folder) as guests:
        pages = await guests.open_table(*NAMES, settings=SETTINGS)
        talkers = [Talker(page, Random(seat)) for seat, page in enumerate(pages)]
        await pages[0].ask("start", id=talkers[0].prepare({"type": "start"})["id"])
        await level(pages)
        await asyncio.gather(*(talker.talk_and_listen() for talker in talkers))
        await level(pages)
        late = await guests.page(pages[0].code, pages[0].token)
    store = SqliteStore(folder / "samewave.db")
    number = await store.find(late.code)
    assert number is not None
    entries = [msgspec.json.decode(raw, type=Entry) for raw in await store.read(number)]
    await store.close()
    return Evening(talkers, late, entries)


def fold(entries: list[Entry]) -> list[TableState]:
    """The state of the table after each entry."""
    state: TableState | None = None
    return [state := evolve(state, entry, GAMES_HERE) for entry in entries]


def judged(state: TableState, by: int, message: Any, seed: int = 0) -> bytes:
    """The event that follows from a message by the rules. Raises Refused."""
    command: PageCommand = msgspec.json.decode(msgspec.json.encode(message), type=PageCommand)
    context = Context(GAMES_HERE, Timings(), lambda: seed, str, float)
    return msgspec.json.encode(judge(state, by, command, context).event)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_copy_is_answered_and_no_more_than_one_is_accepted(evening: Evening) -> None:
    """A message is refused until it is accepted, and then counts as done; pages miss no step."""
    kinds: Counter[str] = Counter()
    for talker in evening.talkers:
        for name, answers in talker.answers().items():
            told = " ".join(answer.kind for answer in answers)
            assert re.fullmatch("(refusal ?)*(update( acknowledged)*)?", told), (name, told)
            assert len(answers) == talker.copies[name]
            kinds.update(told.split())
    assert min(kinds[kind] for kind in ("update", "refusal", "acknowledged")) > 50, kinds


def test_what_is_in_the_log_is_what_was_accepted_and_each_message_once(evening: Evening) -> None:
    logged = [(entry.by, entry.message) for entry in evening.entries if entry.message]
    accepted = {
        (talker.page.you, name)
        for talker in evening.talkers
        for name, answers in talker.answers().items()
        if any(answer.kind == "update" for answer in answers)
    }

    assert len(logged) == len(set(logged))
    assert set(logged) == accepted
    assert len(evening.entries) == 1 + len(NAMES) + len(accepted)


def test_the_rules_lead_from_each_entry_to_the_next(evening: Evening) -> None:
    rooms = fold(evening.entries)
    for state, entry in zip(rooms, evening.entries[1:], strict=False):
        if entry.message:
            assert entry.by is not None
            message = evening.talkers[entry.by].said[entry.message]
            seed = entry.event.seed if isinstance(entry.event, Started) else 0
            assert judged(state, entry.by, message, seed) == msgspec.json.encode(entry.event)


def test_what_was_refused_had_to_be_and_what_is_done_was_accepted(evening: Evening) -> None:
    rooms = fold(evening.entries)
    for by, talker in enumerate(evening.talkers):
        for name, answers in talker.answers().items():
            for answer in answers:
                then = rooms[answer.since - 1 : answer.heard]
                if answer.kind == "refusal":
                    assert answer.code in [refusal(state, by, talker.said[name]) for state in then]
                else:
                    assert any(state.has_answered(by, name) for state in then)


def refusal(state: TableState, by: int, message: Any) -> str | None:
    """Why the rules refuse a message, if they do."""
    try:
        judged(state, by, message)
    except Refused as refused:
        return refused.code
    return None


def test_all_pages_show_what_the_log_leads_to(evening: Evening) -> None:
    state = fold(evening.entries)[-1]
    assert state.current_game
    game, game_state = state.current_game.game, state.current_game.state
    for page in (*(talker.page for talker in evening.talkers), evening.late):
        seat = state.seat_of(page.you)
        assert page.sequence == len(evening.entries)
        assert page.typed_view() == game.view(game_state, seat)
        assert msgspec.convert(page.offers, game.offers_type) == game.offers(game_state, seat)
        assert page.table == plain(table_view(state))
        assert page.chat[-CHAT_LINES:] == plain(state.chat)
        assert page.muted == is_muted(state, page.you)
