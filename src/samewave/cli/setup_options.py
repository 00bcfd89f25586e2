"""Command-line options for the set-up of every game, built from the catalogue."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeAlias

import click

from samewave.core.catalogue import LANGUAGE, Field, GameInfo
from samewave.games import GAMES

Decorator: TypeAlias = Callable[[Callable[..., None]], Callable[..., None]]
Infos: TypeAlias = tuple[GameInfo, ...]

SWITCHED_ON = "options"
"""The parameter in which click collects the names given with --with."""
OWN_OPTIONS = frozenset({LANGUAGE})
"""Fields for which each command defines its own option."""


class NotOffered(Exception):
    """An option does not go with the game or the other options; the message is one sentence."""


def setup_options(infos: Infos, skip: Collection[str] = ()) -> tuple[Decorator, ...]:
    """An option for each field that is not skipped, and --with for all switches."""
    left_out = OWN_OPTIONS.union(skip)
    fields = [(info, each) for info in infos for each in info.fields if each.name not in left_out]
    names = dict.fromkeys(each.name for _, each in fields)
    by_name = ([pair for pair in fields if pair[1].name == name] for name in names)
    listed = [option for owners in by_name if (option := _option(owners))]
    return (*listed, *_switches(fields))


def option_names(info: GameInfo, skip: Collection[str] = ()) -> tuple[str, ...]:
    """The parameter names of a game's options in click."""
    left_out = OWN_OPTIONS.union(skip)
    fields = [each for each in info.fields if each.name not in left_out]
    own = [each.name for each in fields if _has_own_option(info, each)]
    return (*own, SWITCHED_ON) if any(_is_switch(info, each) for each in fields) else tuple(own)


def spelled(name: str) -> str:
    """The option as it is typed, such as `--theme-cards`."""
    return "--with" if name == SWITCHED_ON else f"--{name.replace('_', '-')}"


def setup_of(game: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up from the given options. Raises NotOffered if they do not go together."""
    info = GAMES[game].info
    given = {name: value for name, value in chosen.items() if value not in (None, (), False)}
    for name in given:
        if name not in option_names(info):
            raise NotOffered(f"{spelled(name)} is not for {info.title}.")
    values = dict(values_of(info, given))
    setup = info.fitted(info.with_values(info.default_setup(), values))
    for name, value in values.items():
        if info.value(setup, name) != value:
            raise NotOffered(_why_not(info, setup, name, value))
    return setup


def values_of(info: GameInfo, given: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Convert typed options to values of the game's fields. Raises NotOffered."""
    for name, typed in given.items():
        if name == SWITCHED_ON:
            yield from _switched_on(info, typed)
        elif info.field(name).kind == "flag":
            yield name, True
        else:
            values = {str(choice.value): choice.value for choice in info.field(name).choices}
            several = info.field(name).kind == "several"
            wanted = [
                _parse_choice(info, name, values, each) for each in (typed if several else (typed,))
            ]
            yield name, tuple(wanted) if several else wanted[0]


def _parse_choice(info: GameInfo, name: str, values: Mapping[str, Any], typed: str) -> Any:
    """Find the typed choice; another game may offer other choices for the same option."""
    if typed not in values:
        listed = ", ".join(values)
        raise NotOffered(f"{spelled(name)} {typed} is not for {info.title}. Possible: {listed}.")
    return values[typed]


def _switched_on(info: GameInfo, names: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for name in names:
        if not any(_is_switch(info, each) for each in info.fields if each.name == name):
            raise NotOffered(f"--with {name} is not for {info.title}.")
        yield name, True


def _why_not(info: GameInfo, setup: Mapping[str, Any], name: str, value: Any) -> str:
    """Explain why a choice is not possible with the others."""
    chosen = [key for key in info.variant(setup).setup if key != name]
    rest = " and ".join(f"{spelled(key)} {info.value(setup, key)}" for key in chosen)
    if info.is_optional(name):
        return f"--with {name} is not possible with {rest}."
    possible = ", ".join(str(choice.value) for choice in info.choices(setup, name))
    return f"{spelled(name)} {value} is not possible with {rest}. Possible: {possible}."


def _has_own_option(info: GameInfo, field: Field) -> bool:
    """Whether a field has its own option; packs and time limits have none."""
    return field.kind in ("one", "several") or (
        field.kind == "flag" and not _is_switch(info, field)
    )


def _is_switch(info: GameInfo, field: Field) -> bool:
    return field.kind == "flag" and info.is_optional(field.name)


def _option(owners: list[tuple[GameInfo, Field]]) -> Decorator | None:
    info, field = owners[0]
    if not _has_own_option(info, field):
        return None
    help_text = " ".join(_help(info, each) for info, each in owners)
    if field.kind == "flag":
        return click.option(spelled(field.name), is_flag=True, help=help_text)
    values = dict.fromkeys(str(choice.value) for _, each in owners for choice in each.choices)
    return click.option(
        spelled(field.name),
        type=click.Choice(list(values)),
        multiple=field.kind == "several",
        help=help_text,
    )


def _help(info: GameInfo, field: Field) -> str:
    line = (field.line or field.title).rstrip(".")
    says = (
        f"{info.title}: {line[:1].lower()}{line[1:]}.{_house_rule_note(_house_values(info, field))}"
    )
    if field.kind != "one":
        return says
    return f"{says}  [default: {field.default}]"


def _house_values(info: GameInfo, field: Field) -> list[str]:
    """The choices that are house rules, in no edition of the game."""
    printed = {each.setup.get(field.name) for each in info.variants if not each.is_house_rule}
    known = {each.setup.get(field.name) for each in info.variants}
    return [str(each.value) for each in field.choices if each.value in known - printed]


def _house_rule_note(names: list[str]) -> str:
    return f" House rules: {', '.join(names)}." if names else ""


def _switches(fields: list[tuple[GameInfo, Field]]) -> list[Decorator]:
    switches = [(info, each) for info, each in fields if _is_switch(info, each)]
    if not switches:
        return []
    help_text = " ".join(
        f"{title}: turn an option on. May be repeated."
        for title in dict.fromkeys(info.title for info, _ in switches)
    )
    help_text += _house_rule_note([each.name for _, each in switches if each.is_house_rule])
    names = list(dict.fromkeys(each.name for _, each in switches))
    return [
        click.option("--with", SWITCHED_ON, type=click.Choice(names), multiple=True, help=help_text)
    ]
