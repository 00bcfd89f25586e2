"""The exact cost of a move in counts, compared with the figures of the main branch.

Times differ from run to run; counts do not. Eight pages play a whole game at one table on a real
SQLite file, in one process. Counted are the bytecode instructions that our own code executes, the
functions that it calls, and the bytes that it sends to pages and stores. A move path that grows by
more than a tenth in one of them fails `make test`.

    python -m bench.move_cost          compare with the figures
    python -m bench.move_cost renew    write the figures of this version of Python anew
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import samewave
from bench.engine import spelled
from bench.games import SETUP, whole_game
from samewave.server.app import make_app
from samewave.server.clock import Clock, Randomness
from samewave.server.http import REGISTRY_KEY
from samewave.server.http.admission import Visitor
from samewave.server.limits import Bucket
from samewave.server.protocol.connection import PageConnection
from samewave.server.protocol.messages import VERSION
from samewave.server.settings import Settings
from samewave.server.tables.log import TableSettings

FIGURES = Path(__file__).with_suffix(".json")
MOST_GROWTH = 0.10
SEED = 7
WARM_UP = 20
"""Moves before counting begins: the first ones fill caches."""
_OURS = str(Path(samewave.__file__).parent)
PLENTY = 1_000_000
_PATIENCE = 60.0
"""Seconds after which a move that nobody answers is given up."""
_TOOL = 3
"""A number for a tool of our own in `sys.monitoring`."""

Counts = dict[str, float]
"""By name, how many there are per move."""


class StoppedClock(Clock):
    """Time stands still, so that nothing depends on it; regular tasks never run."""

    def time(self) -> float:
        return 1_700_000_000.0

    def monotonic(self) -> float:
        return 1_000.0

    async def sleep(self, _: float) -> None:
        await asyncio.Event().wait()


class KnownRandomness(Randomness):
    """Tokens, codes and seeds that are the same in every run."""

    def __init__(self) -> None:
        self._tokens = 0

    def token(self) -> str:
        self._tokens += 1
        return f"{self._tokens:022d}"

    def letters(self, alphabet: str, length: int) -> str:
        return alphabet[:length]

    def seed(self) -> int:
        return SEED


class Counter:
    """Counts the instructions and calls of our own code while it is switched on."""

    def __init__(self) -> None:
        self.instructions = self.calls = 0

    def start(self) -> None:
        sys.setprofile(self._note_call)
        if sys.version_info >= (3, 12):
            monitoring, instruction = sys.monitoring, sys.monitoring.events.INSTRUCTION
            monitoring.use_tool_id(_TOOL, "move cost")
            monitoring.register_callback(_TOOL, instruction, self._monitor)
            monitoring.set_events(_TOOL, instruction)
        else:
            sys.settrace(self._trace)

    def stop(self) -> None:
        sys.setprofile(None)
        if sys.version_info >= (3, 12):
            sys.monitoring.free_tool_id(_TOOL)
        else:
            sys.settrace(None)

    def _monitor(self, code: Any, _: int) -> None:
        """Called by Python 3.12 and later for each instruction."""
        self.instructions += code.co_filename.startswith(_OURS)

    def _trace(self, frame: Any, _: str, __: Any) -> Callable[..., Any] | None:
        """Called by Python 3.11 for each function."""
        if not frame.f_code.co_filename.startswith(_OURS):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._note_instruction

    def _note_instruction(self, _: Any, event: str, __: Any) -> Callable[..., Any]:
        self.instructions += event == "opcode"
        return self._note_instruction

    def _note_call(self, frame: Any, event: str, _: Any) -> None:
        if event in ("call", "c_call") and frame.f_code.co_filename.startswith(_OURS):
            self.calls += 1


class Wire:
    """The connection of a page: it keeps the last frame and counts the bytes."""

    def __init__(self) -> None:
        self.sent = 0
        self.last = b""
        self.has_update = asyncio.Event()

    def write(self, frame: bytes) -> None:
        self.sent += len(frame)
        if b'"type":"refusal"' in frame:
            raise AssertionError(frame)
        if b'"type":"update"' in frame or b'"type":"welcome"' in frame:
            self.last = frame
            self.has_update.set()

    @property
    def view(self) -> Any:
        """The view in the last update."""
        return json.loads(self.last[self.last.index(b"{") :])["view"]

    def abort(self) -> None:
        raise AssertionError("a page was dropped")

    def close(self, reason: str) -> None:
        raise AssertionError(f"a page was sent away: {reason}")

    def pause(self) -> None:
        """Nothing else is read meanwhile."""

    def resume(self) -> None:
        """Nothing has waited."""


class Table:
    """Eight pages at one table of a server without a network."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(
            data=folder,
            snapshot_every=PLENTY,
            actions_per_hour=PLENTY,
            joins_per_hour=PLENTY,
        )
        self._app = make_app(settings, StoppedClock(), KnownRandomness())
        self._app.freeze()
        self.wires = [Wire() for _ in SETUP.seats]
        self._pages: list[PageConnection] = []
        self._messages = 0

    async def __aenter__(self) -> "Table":
        await self._app.startup()
        registry = self._app[REGISTRY_KEY]
        setup = {"edition": SETUP.edition, "mode": SETUP.mode, "track": SETUP.track}
        settings = TableSettings(setup=setup, grace=None)
        table, token = await registry.open_table(SETUP.seats[0], settings)
        tokens = [token, *[(await registry.join(table, each))[1] for each in SETUP.seats[1:]]]

        async def admit(token: str, _: str) -> Visitor:
            return Visitor(table, await registry.player_of(table, token))

        for wire, own in zip(self.wires, tokens, strict=True):
            bucket = Bucket(PLENTY, PLENTY, StoppedClock().monotonic)
            page = PageConnection(wire, registry, admit, bucket)
            self._pages.append(page)
            page.receive(json.dumps({"type": "hello", "version": VERSION, "token": own}))
            async with asyncio.timeout(_PATIENCE):
                await wire.has_update.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in self._pages:
            page.lost()
        await self._app.cleanup()

    async def send(self, seat: int, message: dict[str, Any]) -> None:
        """Send a message, and wait until every page has the update."""
        self._messages += 1
        for wire in self.wires:
            wire.has_update.clear()
        text = json.dumps(message | {"id": f"m{self._messages}"})
        self._pages[seat].receive(text)
        async with asyncio.timeout(_PATIENCE):
            for wire in self.wires:
                await wire.has_update.wait()

    async def start(self) -> int:
        """Start a game. Returns the seat that opens the first theme."""
        await self.send(0, {"type": "start"})
        views = [wire.view for wire in self.wires]
        by_seat = {view["seat"]: page for view, page in zip(views, self._pages, strict=True)}
        self._pages = [by_seat[seat] for seat in sorted(by_seat)]
        opener: int = views[0]["openers"][0]
        return opener


async def count(folder: Path) -> Counts:
    """Play a game, and count what its moves cost."""
    counter, game = Counter(), whole_game(SEED)
    first, _ = game.moves[0]
    async with Table(folder) as table:
        shift = await table.start() - first
        before: dict[str, int] = {}
        for number, (seat, move) in enumerate(game.moves):
            if number == WARM_UP:
                before = _bytes(table, folder)
                counter.start()
            _, kind, *argument = spelled(seat, move)
            field = {"open_theme": "number", "choose": "images"}.get(kind)
            said = {"type": kind} | ({field: argument[0]} if field else {})
            play = {"type": "play", "move": said}
            await table.send((seat + shift) % len(SETUP.seats), play)
        counter.stop()
        after = _bytes(table, folder)
    totals = {"instructions": counter.instructions, "calls": counter.calls}
    totals |= {name: after[name] - before[name] for name in after}
    moves = len(game.moves) - WARM_UP
    return {name: round(total / moves, 1) for name, total in totals.items()}


def _bytes(table: Table, folder: Path) -> dict[str, int]:
    with closing(sqlite3.connect(folder / "samewave.db")) as database:
        (stored,) = database.execute("SELECT sum(length(entry)) FROM log").fetchone()
    return {"bytes sent": sum(wire.sent for wire in table.wires), "bytes stored": stored}


def measure() -> Counts:
    """The counts, from a process of their own in which Python's hashes are always the same."""
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "bench.move_cost", "count"],
        cwd=Path(__file__).parents[1],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    counts: Counts = json.loads(done.stdout)
    return counts


def figures() -> Counts:
    """The figures for this version of Python, or for the newest known one before it."""
    known = json.loads(FIGURES.read_text())
    version = max((each for each in known if _order(each) <= sys.version_info[:2]), key=_order)
    found: Counts = known[version]
    return found


def _order(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def grown(counts: Counts, known: Counts) -> dict[str, str]:
    """The counts that have grown too much, each with a sentence."""
    return {
        name: f"{name}: {counts[name]:,.1f} per move, {counts[name] / known[name] - 1:+.1%}"
        f" against {known[name]:,.1f} of main"
        for name in known
        if counts[name] > known[name] * (1 + MOST_GROWTH)
    }


def renew() -> None:
    """Write the figures of this version of Python."""
    known = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    known["{}.{}".format(*sys.version_info)] = measure()
    FIGURES.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n")


def main(arguments: list[str]) -> int:
    if arguments == ["count"]:
        with TemporaryDirectory() as folder:
            print(json.dumps(asyncio.run(count(Path(folder)))))
        return 0
    if arguments == ["renew"]:
        renew()
        return 0
    counts, known = measure(), figures()
    for name, number in counts.items():
        print(f"{name:14}{number:10,.1f} per move{number / known[name] - 1:+8.1%} against main")
    return 1 if grown(counts, known) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
