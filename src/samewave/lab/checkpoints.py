"""Checkpoints: finished blocks lie in a folder until all are there and become one file."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree

import msgspec
import polars as pl

from samewave.lab.plan import Plan, block_count
from samewave.lab.rows import Columns

SUFFIXES = (".parquet", ".csv")


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
