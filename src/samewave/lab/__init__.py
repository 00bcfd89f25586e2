"""The lab: simulate games by the million, without clock or network, to study rules and tracks.

The games that it can simulate are listed here. A listed game has a plan in `lab/plan.py`, machine
code for crowds in `lab/fast/<game>.py`, the same games by the rules in `lab/<game>_reference.py`,
and a report in `lab/report/<game>_report.py`.
"""

from importlib import import_module
from typing import Any, TypeAlias

from samewave.lab.plan import BadPlan, CompatibilityPlan, Plan, SameGamePlan

AnyPlan: TypeAlias = CompatibilityPlan | SameGamePlan
"""For decoding: the plan of any listed game."""

PLANS: dict[str, type[Plan]] = {"compatibility": CompatibilityPlan, "samegame": SameGamePlan}


def plan_type(game: str) -> type[Plan]:
    """The plan of a game. Raises BadPlan if the lab cannot simulate the game."""
    if game not in PLANS:
        raise BadPlan(f"The lab has no simulation of {game}. It has: {', '.join(PLANS)}.")
    return PLANS[game]


def fast_module(game: str) -> Any:
    """Machine code that plays crowds: `COLUMNS`, `ROW`, `columns_of`, `SUMMARY`, `play`."""
    return _module("fast.{}", game)


def reference_module(game: str) -> Any:
    """The game by its rules: `GAME`, `crowd_of`, `is_secret`, `play_game`."""
    return _module("{}_reference", game)


def report_module(game: str) -> Any:
    """The balance report: `extra_plans`, `play_report`."""
    return _module("report.{}_report", game)


def _module(place: str, game: str) -> Any:
    plan_type(game)
    return import_module(f"samewave.lab.{place.format(game)}")
