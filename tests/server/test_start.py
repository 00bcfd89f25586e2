"""A server imports only what serving needs, so that it starts quickly and takes little memory."""

import subprocess
import sys

PROGRAM = """
import sys
import samewave.cli.serve, samewave.server.run
print(*sys.modules)
"""
OUR_HEAVY = ("lab", "terminal", "picture", "client", "bots.clues", "packs.build", "packs.check")
"""Our own modules that serving does not need, or only in processes of their own."""
HEAVY = {
    *("statistics", "webbrowser", "xml", "importlib.metadata", "importlib.resources", "unittest"),
    *("distutils", "ctypes", "doctest", "pdb", "sqlite3.dump", "multiprocessing", "zipfile", "csv"),
}
"""Modules of the standard library that take long to import, or much memory."""
PACKAGES = {
    *("aiohappyeyeballs", "aiohttp", "aiosignal", "attr", "click", "confusable_homoglyphs"),
    *(
        "cython_runtime",
        "frozenlist",
        "idna",
        "msgspec",
        "multidict",
        "precis_i18n",
        "propcache",
        "samewave",
    ),
    *("typing_extensions", "uvloop", "yarl"),
}
"""All packages that a server with SQLite loads: no Pillow, resvg, segno, PostgreSQL or Redis."""


def imported() -> set[str]:
    """The modules that a server has imported when it starts."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_a_server_loads_only_the_packages_that_serving_needs() -> None:
    modules = imported()
    standard = sys.stdlib_module_names | set(sys.builtin_module_names)
    ours = {name.partition(".")[0] for name in modules} - standard
    packages = {name for name in ours if not name.startswith("_")}

    assert packages <= PACKAGES
    assert not {
        name for name in modules for part in OUR_HEAVY if name.startswith(f"samewave.{part}")
    }
    assert not modules & HEAVY
