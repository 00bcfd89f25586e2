"""Sheets: figures and games as CSV, for whoever wants to go on with them elsewhere."""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Any

from samewave.affinity import Figures, Score
from samewave.history.group import Game

FORMULAS = ("=", "+", "-", "@", "\t")
"""A name that begins so would be computed by a spreadsheet, not shown."""
PAIRS = (
    *("kind", "one", "other", "score", "low", "high", "rounds", "as_partners", "shared", "direct"),
    *("by_chance", "by_theme", "clues", "misread"),
)
GAMES = ("number", "evening", "time", "game", "kind", "players", "bots", "winners", "rounds")
SCORES = ("score", "result")


def pairs_sheet(figures: Figures) -> str:
    """Every pair, and who reads whose clues."""
    return _sheet(PAIRS, _pairs(figures))


def games_sheet(games: Iterable[Game]) -> str:
    """Every game in a row."""
    return _sheet((*GAMES, *SCORES), map(_game, games))


def _sheet(columns: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> str:
    text = StringIO()
    sheet = csv.DictWriter(text, columns, lineterminator="\n")
    sheet.writeheader()
    sheet.writerows(rows)
    return text.getvalue()


def _pairs(figures: Figures) -> Iterator[dict[str, Any]]:
    for pair in figures.pairs:
        counted = PAIRS[PAIRS.index("rounds") : PAIRS.index("clues")]
        yield (
            {"kind": "pair", "one": _cell(pair.one), "other": _cell(pair.other)}
            | _scored(pair.score)
            | {column: getattr(pair, column) for column in counted}
        )
    for reader in figures.readers:
        yield (
            {"kind": "reader", "one": _cell(reader.giver), "other": _cell(reader.reader)}
            | _scored(reader.score)
            | {"clues": reader.clues, "misread": reader.misread}
        )


def _game(game: Game) -> dict[str, Any]:
    return {
        "number": game.number,
        "evening": game.evening,
        "time": datetime.fromtimestamp(game.at, UTC).isoformat(timespec="seconds"),
        "game": game.game,
        "kind": game.kind,
        "players": _cell(", ".join(game.names)),
        "bots": _cell(", ".join(game.bots)),
        "winners": _cell(", ".join(game.winners)),
        "rounds": game.rounds,
        "score": game.score,
        "result": game.result,
    }


def _scored(score: Score) -> dict[str, Any]:
    return {"score": score.value, "low": score.low, "high": score.high}


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULAS) else text
