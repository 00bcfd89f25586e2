"""Export: figures and games as CSV, and everything about a group as one zip file."""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO, StringIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from samewave.affinity import Figures, Score
from samewave.history.group import GameRow, Group

FORMULAS = ("=", "+", "-", "@", "\t")
"""A spreadsheet would run a name that starts with one of these as a formula."""
PAIRS = (
    *("kind", "one", "other", "score", "low", "high", "rounds", "as_partners", "shared", "direct"),
    *("by_chance", "by_theme", "clues", "misread"),
)
GAMES = ("number", "evening", "time", "game", "kind", "players", "bots", "winners", "rounds")
SCORES = ("score", "result")
READ_ME = """{name}

group.json    members, figures and their course over time, themes of the group's own
games.csv     one row for each game
pairs.csv     who thinks alike with whom, and who reads whose clues
records/      every game move by move; `samewave replay FILE` narrates it, `samewave stats
              FILE...` computes all figures again

Times are in UTC, texts in UTF-8.
"""


def export(group: Group, games: Sequence[tuple[GameRow, bytes]]) -> bytes:
    """A zip file with the group, its games and their records."""
    about = {
        "name": group.name,
        "founded": group.founded,
        "members": group.members,
        "figures": group.figures,
        "course": group.course,
        "own_themes": group.own_themes or (),
    }
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        archive.writestr("README.txt", READ_ME.format(name=group.name))
        archive.writestr("group.json", msgspec.json.format(msgspec.json.encode(about)))
        archive.writestr("games.csv", games_sheet(game for game, _ in games))
        archive.writestr("pairs.csv", pairs_sheet(group.figures))
        for game, record in games:
            day = datetime.fromtimestamp(game.at, UTC).date()
            archive.writestr(f"records/{game.number + 1:05}-{day}.jsonl", record)
    return packed.getvalue()


def pairs_sheet(figures: Figures) -> str:
    """A row for each pair, and for each reader of a player's clues."""
    return _sheet(PAIRS, _pairs(figures))


def games_sheet(games: Iterable[GameRow]) -> str:
    """A row for each game."""
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


def _game(game: GameRow) -> dict[str, Any]:
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
