"""Pages: whole games of every kind, and every page of them fits in 80 by 24."""

from io import BytesIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from samewave.core import LANGUAGES
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.samegame.level import LEVELS, ROUNDS
from samewave.terminal import Page, fit, lay_out, plain, text
from samewave.terminal.setup_form import SetupChoice
from tests.terminal.playing import SHELF, Paper, choice, sit_down, somebody

SPOKEN = [*LANGUAGES]
TABLES = [
    choice(edition=box, mode=mode, players=players, language=language)
    for number, ((box, mode), edition) in enumerate(EDITIONS.items())
    for players in {min(edition.players), max(edition.players)}
    for language in (SPOKEN[number % len(SPOKEN)], SPOKEN[(number + 2) % len(SPOKEN)])
]
LAID = [
    choice("samegame", level=level, players=players, language=language)
    for level, players, language in zip(LEVELS, ROUNDS, ("it", "fr", "de", "es"), strict=False)
]


def _called(asked: SetupChoice) -> str:
    return "-".join(map(str, asked.info.variant(asked.setup).setup.values()))


@pytest.mark.parametrize("asked", TABLES, ids=_called)
def test_a_whole_game_of_every_edition_fits(asked: SetupChoice) -> None:
    screen = Paper(somebody)
    table, local_game = sit_down(asked, screen)

    table.play()

    assert local_game.is_over


@pytest.mark.parametrize("option", ["double_up", "retire_matched"])
def test_a_whole_game_with_extra_rules_fits(option: str) -> None:
    extra: dict[str, Any] = {option: True}
    asked = choice(edition="1996", mode="individual", players=6, language="de", **extra)
    table, local_game = sit_down(asked, Paper(somebody))

    table.play()

    assert local_game.is_over


@pytest.mark.parametrize("asked", LAID, ids=_called)
def test_a_whole_game_of_every_level_fits(asked: SetupChoice) -> None:
    screen = Paper(somebody)
    table, local_game = sit_down(asked, screen)

    table.play()

    assert local_game.is_over


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_is_in_the_record_and_legal(game: str) -> None:
    record = BytesIO()
    table, local_game = sit_down(choice(game), Paper(somebody, is_live=False), record=record)

    table.play()

    games = {name: make(SHELF) for name, make in GAMES.items()}
    *_, last = play_back(record.getvalue().splitlines(), games, judge=True)
    assert last.state == local_game.state


def test_where_room_is_short_empty_lines_give_way_and_never_the_prompt() -> None:
    console = Console(width=80, height=24)
    body = tuple(text(f"line {number}") for number in range(21))
    page = Page("title", (body[0], text(), *body[1:]), prompt="Well?", keys="q leaves.")

    lines = [line.plain for line in lay_out(page, console, 24, Text("typed"))]

    assert lines[0].strip() == "title"
    assert lines[1:22] == [line.plain for line in body]
    assert lines[-1] == "Well? typed"


def test_columns_stay_columns_in_letters_that_every_terminal_has() -> None:
    signs = "●▲ Käfig … ×2 ☞ ✓ ━─ “œuf” ß"  # noqa: RUF001

    assert plain(signs).isascii()
    assert len(plain(signs)) == len(signs)


def test_wide_letters_are_counted_as_they_are_seen() -> None:
    assert fit("灯台の光", 5) == "灯台…"
    assert fit("nest", 6) == "nest  "
