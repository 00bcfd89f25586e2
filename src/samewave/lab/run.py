"""Running a plan: an engine plays it block by block, each game becomes a row of numbers.

A checkpoint saves finished blocks; a summary counts rows in constant memory.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray

from samewave.lab import fast_module
from samewave.lab.plan import Bots, Plan, block_count, games_in_block

Columns: TypeAlias = dict[str, NDArray[Any]]
Trace: TypeAlias = NDArray[np.int16]
"""Points or scores by game, round or turn, and side; for comparing two ways to play a game."""
Lines: TypeAlias = Iterator[tuple[str, str]]
"""Figures, each as a label and a value."""

GAME_COLUMN = "game"

PlayedBlock: TypeAlias = tuple[int, Columns]
"""The number of a block and the columns of its games."""
PlayedBlocks: TypeAlias = Generator[PlayedBlock, None, None]
OnProgress: TypeAlias = Callable[[int], object]
"""Called with the number of games that were just played."""
SUFFIXES = (".parquet", ".csv")


class Column(NamedTuple):
    """The data type of a column, and what its numbers mean."""

    dtype: str
    meaning: str


GAME_NUMBER = Column("int64", "number of the game in its plan, from 0")


class SummaryOf(NamedTuple):
    """Which columns of a game a summary counts, and the lines that it makes of them."""

    counted: tuple[str, ...]
    """Columns with few distinct values; the summary counts how often each occurs."""
    summed: tuple[str, ...]
    """Columns of which only the sum matters."""
    lines: Callable[["Summary"], Lines]


class Summary:
    """The main figures of the games of one plan, in constant memory."""

    def __init__(self, game: str) -> None:
        self._summary: SummaryOf = fast_module(game).SUMMARY
        self.games = 0
        self.counts = {name: Counter[int]() for name in self._summary.counted}
        self.sums = dict.fromkeys(self._summary.summed, 0)

    def add(self, columns: Columns) -> None:
        """Count more games."""
        self.games += len(columns[GAME_COLUMN])
        for name, counts in self.counts.items():
            values, times = np.unique(columns[name], return_counts=True)
            counts.update(dict(zip(values.tolist(), times.tolist(), strict=True)))
        for name in self.sums:
            self.sums[name] += int(columns[name].sum(dtype=np.int64))

    def lines(self) -> Lines:
        """The figures, each as a label and a value."""
        return self._summary.lines(self)

    def spread(self, name: str) -> str:
        """The mean of a column, and the range of most of its values."""
        counts = sorted(self.counts[name].items())
        mean = sum(value * times for value, times in counts) / self.games
        return (
            f"{mean:.2f} (10 % to 90 %: {self._quantile(name, 0.1)} to {self._quantile(name, 0.9)})"
        )

    def share(self, games: int) -> str:
        """The share of the games, in percent."""
        return percent(games / self.games)

    def _quantile(self, name: str, share: float) -> int:
        """The smallest value that at least this share of the games does not exceed."""
        left = share * self.games
        for value, times in sorted(self.counts[name].items()):
            left -= times
            if left <= 0:
                return value
        raise AssertionError("there are no games")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


class CheckpointError(Exception):
    """Games cannot be saved there; the message is one sentence."""


class Checkpoint:
    """A folder with the finished blocks of one plan, one complete file per block."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self._file = file
        self._plan = plan
        # Another version may play the same plan differently.
        self._origin = {
            "samewave": version("samewave"),
            "plan": msgspec.json.encode(plan).decode(),
        }
        self.folder = file.with_name(f"{file.name}.parts")
        if file.suffix not in SUFFIXES:
            raise CheckpointError(f"{file} does not end in {' or '.join(SUFFIXES)}.")
        if file.exists():
            raise CheckpointError(f"{file} already exists: remove it, or name another file.")
        self._open_folder()

    def blocks(self) -> list[int]:
        """The numbers of the finished blocks."""
        known = range(block_count(self._plan))
        found = (path.stem for path in self.folder.glob("*.parquet"))
        return sorted(int(name) for name in found if name.isdecimal() and int(name) in known)

    def write(self, block: int, columns: Columns) -> None:
        games = pl.DataFrame(columns)
        write = partial(games.write_parquet, compression="lz4", statistics=False)
        _write_atomically(self._part(block), write)

    def read(self, block: int) -> Columns:
        part = self._part(block)
        try:
            games = pl.read_parquet(part)
        except pl.exceptions.PolarsError:
            raise CheckpointError(
                f"{part} is damaged: remove it, and its games are played again."
            ) from None
        return {column.name: column.to_numpy() for column in games}

    def finish(self) -> None:
        """Stream all parts into the final file, then remove them."""
        whole = self.folder / f"whole{self._file.suffix}"
        games = pl.scan_parquet([self._part(block) for block in range(block_count(self._plan))])
        if self._file.suffix == ".csv":
            games.sink_csv(whole)
        else:
            games.sink_parquet(whole, metadata=self._origin)
        whole.replace(self._file)
        rmtree(self.folder)

    def _part(self, block: int) -> Path:
        return self.folder / f"{block:09}.parquet"

    def _open_folder(self) -> None:
        """Create the folder and note the plan in it, or check that the folder is this plan's."""
        note = self.folder / "plan.json"
        expected = msgspec.json.encode({**self._origin, "plan": self._plan})
        self.folder.mkdir(exist_ok=True)
        if not any(self.folder.iterdir()):
            _write_atomically(note, lambda path: path.write_bytes(expected))
        if not note.exists() or note.read_bytes() != expected:
            raise CheckpointError(
                f"{self.folder} does not belong to this plan and this version: "
                "remove it, or name another file."
            )


def _write_atomically(path: Path, write: Callable[[Path], object]) -> None:
    """Write to a temporary file and rename it, so that a file is complete or absent."""
    temporary = path.with_suffix(".new")
    write(temporary)
    temporary.replace(path)


class EngineFailed(Exception):
    """An engine cannot play; the message is one sentence."""


class Engine(Protocol):
    """Plays blocks of a plan. All engines give the same games."""

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        """Play each of these blocks once and yield them as they finish."""
        ...


class InlineEngine:
    """Plays in this process: enough for a hundred thousand games of a crowd."""

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        return ((block, play_block(plan, block)) for block in blocks)


INLINE = InlineEngine()


def run(plan: Plan, engine: Engine = INLINE, checkpoint: Checkpoint | None = None) -> PlayedBlocks:
    """Play the blocks that the checkpoint does not have yet; save each before it is yielded."""
    finished = frozenset(checkpoint.blocks() if checkpoint else ())
    missing = (block for block in range(block_count(plan)) if block not in finished)
    with closing(engine.play(plan, missing)) as played:
        for block, columns in played:
            if checkpoint:
                checkpoint.write(block, columns)
            yield block, columns


def run_to_frame(
    plan: Plan, engine: Engine = INLINE, on_progress: OnProgress | None = None
) -> pl.DataFrame:
    """Play all games of a plan and return them in one data frame, in their order."""
    plan = plan.completed()
    parts = {}
    with closing(run(plan, engine)) as played:
        for block, columns in played:
            parts[block] = pl.DataFrame(columns)
            if on_progress:
                on_progress(len(games_in_block(plan, block)))
    return pl.concat([parts[block] for block in sorted(parts)])


def play_block(plan: Plan, block: int) -> Columns:
    """Play one block: a crowd by machine code, bots through the rules. One entry per game."""
    plan = plan.completed()
    games = games_in_block(plan, block)
    no_trace = np.zeros((len(games), 0, 0), np.int16)
    fast = fast_module(plan.game)
    play = fast.play
    if isinstance(plan.people, Bots):
        from samewave.lab import reference  # noqa: PLC0415 - loads everything that bots know

        play = reference.play_games
    columns: Columns = fast.columns_of(play(plan, block, games, no_trace))
    return columns
