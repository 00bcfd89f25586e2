"""Export: everything that is known of a group, in files that other programs read."""

from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from samewave.history.group import Game, Group
from samewave.history.sheets import games_sheet, pairs_sheet

READ_ME = """{name}

group.json    members, figures and their course over time
games.csv     every game in a row
pairs.csv     who thinks alike with whom, and who reads whose clues
records/      every game move by move; `samewave replay FILE` tells it, `samewave stats FILE...`
              computes all figures anew

Times are in UTC, texts in UTF-8.
"""


def renamed_record(record: bytes, names: Sequence[str]) -> bytes:
    """A record with other names for those who played, in the order of their seats."""
    first, _, others = record.partition(b"\n")
    header = msgspec.json.decode(first)
    if header["seats"] == list(names):
        return record
    header["seats"] = list(names)
    header["events"][0]["names"] = list(names)
    return msgspec.json.encode(header) + b"\n" + others


def export(group: Group, games: Sequence[tuple[Game, bytes]]) -> bytes:
    """A zip with the group, its games and their records."""
    about = {
        "name": group.name,
        "founded": group.founded,
        "members": group.members,
        "figures": group.figures,
        "course": group.course,
    }
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as parcel:
        parcel.writestr("README.txt", READ_ME.format(name=group.name))
        parcel.writestr("group.json", msgspec.json.format(msgspec.json.encode(about)))
        parcel.writestr("games.csv", games_sheet(game for game, _ in games))
        parcel.writestr("pairs.csv", pairs_sheet(group.figures))
        for game, record in games:
            day = datetime.fromtimestamp(game.at, UTC).date()
            parcel.writestr(f"records/{game.number + 1:05}-{day}.jsonl", record)
    return packed.getvalue()
