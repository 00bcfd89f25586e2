"""The generated parts of the docs: made from the code by `make docs`, checked by a test."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from typing import Any, get_args

import msgspec
from click import Command, Context, Group
from click.testing import CliRunner
from msgspec.structs import asdict

from samewave.cli import main
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.games.compatibility.edition import (
    BRISK_OF_MODE,
    BRISK_SPACES,
    EDITIONS,
    HOUSE_RULES,
    TRACKS,
    Edition,
    Option,
)
from samewave.games.compatibility.events import Event, Move
from samewave.games.samegame.events import Event as SameGameEvent
from samewave.games.samegame.events import Move as SameGameMove
from samewave.games.samegame.level import (
    CIRCLES,
    CRITERIA,
    FINISH,
    LEVELS,
    MEDALS,
    ROUNDS,
    STARTS,
)
from samewave.lab.plan import CROWD_BLOCK, CompatibilityPlan
from samewave.lab.run import play_block
from samewave.packs import Shelf
from samewave.server.protocol.messages import FromPage, ToPage

DOCS = Path(__file__).parents[1] / "docs"
_NOTHING = "–"  # noqa: RUF001
PART = re.compile(r"(<!-- generated: (\w+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def moves() -> Iterator[str]:
    yield from _types(get_args(Move))


def events() -> Iterator[str]:
    yield from _types(get_args(Event))


def samegame_moves() -> Iterator[str]:
    yield from _types(get_args(SameGameMove))


def samegame_events() -> Iterator[str]:
    yield from _types(get_args(SameGameEvent))


def from_page() -> Iterator[str]:
    yield from _types(get_args(FromPage))


def to_page() -> Iterator[str]:
    yield from _types(get_args(ToPage))


def open_state() -> Iterator[str]:
    yield from _open_state_of("compatibility-2016-teams")


def samegame_open_state() -> Iterator[str]:
    yield from _open_state_of("samegame-5-players")


def _open_state_of(record: str) -> Iterator[str]:
    games = {name: game(Shelf()) for name, game in GAMES.items()}
    with (DOCS.parent / f"tests/golden/{record}.jsonl").open("rb") as lines:
        *_, last = play_back(lines, games)
    fields = [f"{_json(name)}: {_json(value)}" for name, value in asdict(last.open_state).items()]
    yield "```json"
    yield "{" + ",\n ".join(fields) + "}"
    yield "```"


def levels() -> Iterator[str]:
    yield "| level | ○ | □ | ▽ | ◇ | criteria and tokens | spare cups |"
    yield "|---|---|---|---|---|---|---|"
    for level in LEVELS.values():
        dealt = " | ".join(map(str, level.deal.values()))
        yield f"| {level.number} | {dealt} | {level.criteria} | {level.spare_cups} |"


def players() -> Iterator[str]:
    yield "| players | rounds | objects | the score starts at |"
    yield "|---|---|---|---|"
    for number, played in ROUNDS.items():
        objects = number * played
        yield f"| {number} | {played} | {objects} | {STARTS[objects]} |"


def medals() -> Iterator[str]:
    reached = ", ".join(f"{result.value} from {least}" for result, least in MEDALS.items())
    yield f"Circles of the central track: {' '.join(map(str, CIRCLES))}."
    yield f"Score 0 to {FINISH}: {reached}."


def criteria() -> Iterator[str]:
    for group, names in CRITERIA.items():
        yield f"- {group.value}: {', '.join(name.replace('_', ' ') for name in names)}"


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _types(types: tuple[Any, ...]) -> Iterator[str]:
    yield "| `type` | fields | says |"
    yield "|---|---|---|"
    for kind in types:
        fields = ", ".join(
            f"`{field.name}`" + ("" if field.required else "?")
            for field in msgspec.structs.fields(kind)
        )
        yield f"| `{kind.__struct_config__.tag}` | {fields or _NOTHING} | {_first_line(kind)} |"


def _first_line(kind: Any) -> str:
    return str(kind.__doc__).splitlines()[0]


def editions() -> Iterator[str]:
    columns = list(EDITIONS.values())
    heads = [f"{column.box} {column.mode}" for column in columns]
    yield f"| | {' | '.join(heads)} |"
    yield f"|---|{'---|' * len(heads)}"
    for field in Edition.__struct_fields__:
        if field not in ("box", "mode"):
            cells = [_cell(getattr(column, field)) for column in columns]
            yield f"| {field.replace('_', ' ')} | {' | '.join(cells)} |"


def _cell(value: Any) -> str:
    if isinstance(value, frozenset):
        return ", ".join(_option(option) for option in sorted(value))
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or _NOTHING
    if isinstance(value, bool):
        return "yes" if value else _NOTHING
    return str(value).replace("_", " ")


def _option(option: Option) -> str:
    name = option.value.replace("_", " ")
    return f"{name} (house)" if option in HOUSE_RULES else name


def tracks() -> Iterator[str]:
    for name, track in TRACKS.items():
        yield f"- `{name}`, finish on space {len(track)}: {' '.join(map(str, track))}"
    yield from ("", "| last spaces of `brisk` | 3 players | 4 | 5 | 6 | 7 | 8 |", "|---" * 7 + "|")
    for (box, mode), spaces in BRISK_SPACES.items():
        cells = [str(spaces.get(players, _NOTHING)) for players in range(3, 9)]
        yield f"| {box} {mode} | {' | '.join(cells)} |"
    yield ""
    for mode, track in BRISK_OF_MODE.items():
        yield f"- `brisk` of {mode}, finish on space {len(track)}: {' '.join(map(str, track))}"


def rounds() -> Iterator[str]:
    yield "| mean rounds until the first arrives | one pair | 2 pairs | 3 pairs | 4 pairs |"
    yield "|---|---|---|---|---|"
    for name in TRACKS:
        means = [_rounds_of(pairs, name) for pairs in range(1, 5)]
        yield f"| {name} | {' | '.join(f'{value:.1f}' for value in means)} |"


def _rounds_of(pairs: int, track: str) -> float:
    plan = CompatibilityPlan(
        players=2 * pairs,
        mode="duo" if pairs == 1 else "teams",
        track_name=track,
        games=4 * CROWD_BLOCK,
    )
    return mean(float(play_block(plan, block)["rounds"].mean()) for block in range(4))


def cli() -> Iterator[str]:
    for names in _commands(main):
        asked = [*names, "--help"]
        shown = CliRunner().invoke(main, asked, prog_name="samewave", terminal_width=80)
        yield f"```\n{shown.output}```\n"


def _commands(command: Command, *names: str) -> Iterator[tuple[str, ...]]:
    yield names
    if isinstance(command, Group):
        for name in command.list_commands(context := Context(command)):
            if inner := command.get_command(context, name):
                yield from _commands(inner, *names, name)


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    part.__name__: part
    for part in (
        *(moves, events, open_state, editions, tracks, rounds, cli, from_page, to_page),
        *(samegame_moves, samegame_events, samegame_open_state, levels, players, medals, criteria),
    )
}


def fresh(text: str) -> str:
    """A page with its generated parts renewed."""

    def remake(found: re.Match[str]) -> str:
        lines = "".join(f"{line}\n" for line in PARTS[found[2]]())
        return f"{found[1]}{lines}{found[4]}"

    return PART.sub(remake, text)


if __name__ == "__main__":
    for page in DOCS.glob("*.md"):
        page.write_text(fresh(page.read_text("utf-8")), "utf-8")
