"""Compiles the modules of a move's path with mypyc, for a wheel that takes less CPU time per move.

`COMPILED` lists them. None may define a `msgspec.Struct`: mypyc would drop its options and most of
its annotations without a word. All are compiled as one group, so that they call each other
directly.
"""

from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
COMPILED = (
    "samewave.core.input",
    "samewave.core.play",
    "samewave.games.compatibility.evolve",
    "samewave.games.compatibility.rules",
    "samewave.games.compatibility.scoring",
    "samewave.games.compatibility.viewing",
    "samewave.server.limits",
    "samewave.server.protocol.connection",
    "samewave.server.protocol.websocket",
    "samewave.server.store.sqlite",
    "samewave.server.tables.audience",
    "samewave.server.tables.commands",
    "samewave.server.tables.evolve",
    "samewave.server.tables.judging",
    "samewave.server.tables.next_game",
    "samewave.server.tables.rate_limits",
    "samewave.server.tables.services",
    "samewave.server.tables.updates",
)


def compile_modules(folder: Path) -> Iterator[tuple[Path, str]]:
    """Compile the modules in a folder. Yields each file and its place in a wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled wheel needs mypy
    from setuptools import Distribution  # noqa: PLC0415

    # A wheel's environment lacks the optional packages, so mypy looks at these modules alone.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    files = [str(file_of(module)) for module in COMPILED]
    extensions = mypycify(
        [*options, *files],
        opt_level="3",
        debug_level="0",
        group_name="samewave",
        target_dir=str(folder / "c"),
    )
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_temp, command.build_lib = str(folder / "objects"), str(folder / "built")
    command.ensure_finalized()
    command.run()
    built = folder / "built"
    for file in sorted(built.rglob("*.*")):
        yield file, file.relative_to(built).as_posix()


def file_of(module: str) -> Path:
    """The source of a module."""
    return SOURCE.joinpath(*module.split(".")).with_suffix(".py")
