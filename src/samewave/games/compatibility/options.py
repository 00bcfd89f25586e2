"""Options: the rules that a host may switch on, each off by default."""

from enum import StrEnum

from samewave.core import Value
from samewave.core.bounds import Amount


class Option(StrEnum):
    """A rule that the host may switch on where the edition offers it."""

    DOUBLE_UP = "double_up"
    RANDOM_TEAMS = "random_teams"
    EVEN_INDIVIDUAL = "even_individual"
    RETIRE_MATCHED = "retire_matched"
    TIME_LIMIT = "time_limit"


HOUSE_RULES = frozenset({Option.EVEN_INDIVIDUAL, Option.RETIRE_MATCHED, Option.TIME_LIMIT})
"""Options that are ours and in no box."""

TIME_LIMITS = range(10, 601)
"""Seconds for choosing that a host may set."""


class Options(Value, frozen=True, omit_defaults=True):
    """What is switched on at one table; the field names are the options'."""

    double_up: bool = False
    random_teams: bool = False
    even_individual: bool = False
    retire_matched: bool = False
    time_limit: Amount | None = None

    def switched_on(self) -> frozenset[Option]:
        return frozenset(option for option in Option if getattr(self, option.value))
