"""Keeping: blocks as parts beside the file that they become when all are there."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree

import msgspec
import polars as pl

from samewave.lab.blocks import blocks_of
from samewave.lab.columns import Columns
from samewave.lab.plan import Plan

ENDINGS = (".parquet", ".csv")


class CannotKeep(Exception):
    """Why games cannot be kept there, in one sentence."""


class Keep:
    """A folder of parts, each there whole or not at all, for one plan."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self._file = file
        self._plan = plan
        # Another version may play the same plan otherwise.
        self._made_by = {
            "samewave": version("samewave"),
            "plan": msgspec.json.encode(plan).decode(),
        }
        self.folder = file.with_name(f"{file.name}.parts")
        if file.suffix not in ENDINGS:
            raise CannotKeep(f"{file} does not end in {' or '.join(ENDINGS)}.")
        if file.exists():
            raise CannotKeep(f"{file} is there already: remove it, or name another file.")
        self._claim()

    def blocks(self) -> list[int]:
        """The blocks that are there, by number."""
        known = range(blocks_of(self._plan))
        found = (path.stem for path in self.folder.glob("*.parquet"))
        return sorted(int(name) for name in found if name.isdecimal() and int(name) in known)

    def write(self, block: int, columns: Columns) -> None:
        games = pl.DataFrame(columns)
        quickly = partial(games.write_parquet, compression="lz4", statistics=False)
        _place(self._part(block), quickly)

    def read(self, block: int) -> Columns:
        part = self._part(block)
        try:
            games = pl.read_parquet(part)
        except pl.exceptions.PolarsError:
            raise CannotKeep(
                f"{part} is broken: remove it, and its games are played again."
            ) from None
        return {column.name: column.to_numpy() for column in games}

    def finish(self) -> None:
        """Make the file of all parts, a few at a time, and remove them."""
        whole = self.folder / f"whole{self._file.suffix}"
        games = pl.scan_parquet([self._part(block) for block in range(blocks_of(self._plan))])
        if self._file.suffix == ".csv":
            games.sink_csv(whole)
        else:
            games.sink_parquet(whole, metadata=self._made_by)
        whole.replace(self._file)
        rmtree(self.folder)

    def _part(self, block: int) -> Path:
        return self.folder / f"{block:09}.parquet"

    def _claim(self) -> None:
        """The folder is this plan's, from now on or since an earlier try."""
        note = self.folder / "plan.json"
        says = msgspec.json.encode({**self._made_by, "plan": self._plan})
        self.folder.mkdir(exist_ok=True)
        if not any(self.folder.iterdir()):
            _place(note, lambda path: path.write_bytes(says))
        if not note.exists() or note.read_bytes() != says:
            raise CannotKeep(
                f"{self.folder} holds something else than games of this plan and this version: "
                "remove it, or name another file."
            )


def _place(path: Path, write: Callable[[Path], object]) -> None:
    """Written aside and then moved, so that whoever finds it finds all of it."""
    aside = path.with_suffix(".new")
    write(aside)
    aside.replace(path)
