"""Jobs for the work pool. A job sees the built-in packs, and the files that its arguments name.

The server makes the arguments, but they may contain what people sent. Answers are bytes. The server
itself loads this module, so whatever needs Pillow or zip files is imported where it is used; the
processes of the pool have it loaded.
"""

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from hashlib import file_digest, sha256
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import compress, decompress

import msgspec
from msgspec.structs import replace

from samewave.affinity import Tally
from samewave.core import Refused
from samewave.core.values import ThemeCard
from samewave.games import GAMES
from samewave.history import deal_of, renamed_record
from samewave.history.group import GameRow, Group, anonymized, row_with_current_names
from samewave.packs import Shelf
from samewave.packs.pack import Folder, Pack, PackProblem, text_in
from samewave.server.archive import Story, Viewer, replay
from samewave.server.store import StoredGame
from samewave.server.tables.state import Games

if TYPE_CHECKING:
    from samewave.packs.check import Checked

_ID_LENGTH = 12
_MOST_PROBLEMS = 20


@lru_cache(maxsize=1)
def _games() -> Games:
    return {name: game(Shelf()) for name, game in GAMES.items()}


def replay_record(record: bytes, viewer: Viewer) -> bytes:
    """Replay a record for a viewer, as JSON."""
    return msgspec.json.encode(replay(record.splitlines(keepends=True), _games(), viewer))


def read_deal(record: bytes) -> bytes:
    """The deal of a record, as JSON."""
    return msgspec.json.encode(deal_of(record.splitlines(keepends=True), _games()))


def build_pack(parcel: Path, code: str, folder: Path) -> bytes:
    """Build a pack for a table into a folder. Returns the id of the pack."""
    with parcel.open("rb") as opened:
        digest = file_digest(opened, partial(sha256, code.encode())).hexdigest()
    name = f"p{digest[:_ID_LENGTH]}"
    build_kept(parcel, name, folder)
    return name.encode()


def build_photos(photos: Path, code: str, deck: Path, parcel: Path, folder: Path) -> bytes:
    """Build a pack from photos, and write it as a pack file, too."""
    from samewave.packs.check import check  # noqa: PLC0415
    from samewave.packs.new_pack import (  # noqa: PLC0415
        PRIVATE,
        photos_of,
        read_photos,
        write_deck,
    )
    from samewave.packs.pack_file import wrap  # noqa: PLC0415

    try:
        read, problems = read_photos(photos_of(photos))
        if problems:
            raise _refused(problems)
        write_deck(read, deck, "Photos", "en", PRIVATE)
        source = Folder(deck)
        parcel.write_bytes(wrap(source, _playable(check(source))))
    except PackProblem as problem:
        raise _refused([problem]) from None
    return build_pack(parcel, code, folder)


def build_kept(parcel: Path, name: str, folder: Path) -> bytes:
    """Build a stored pack under its id."""
    from samewave.packs.build import build  # noqa: PLC0415
    from samewave.packs.check import check  # noqa: PLC0415
    from samewave.packs.pack_file import PackFile  # noqa: PLC0415

    try:
        source = PackFile.of_file(parcel)
        checked = _playable(check(source))
        build(source, checked, folder, threads=1)
    except PackProblem as problem:
        raise _refused([problem]) from None
    write_texts(folder, replace(checked.pack, id=name))
    return b""


def read_kept(parcel: Path, name: str, folder: Path) -> bytes:
    """Read only the texts of a pack: a table can open before its pictures are built."""
    from samewave.packs.check import check_texts  # noqa: PLC0415
    from samewave.packs.pack_file import PackFile  # noqa: PLC0415

    try:
        checked = _playable(check_texts(PackFile.of_file(parcel)))
    except PackProblem as problem:
        raise _refused([problem]) from None
    write_texts(folder, replace(checked.pack, id=name))
    return b""


def _playable(checked: "Checked") -> "Checked":
    if not checked.playable:
        raise _refused([problem for problem in checked.problems if problem.grave])
    return checked


def _refused(problems: Sequence[PackProblem]) -> Refused:
    """A refusal with the problems of a pack, as codes."""
    told: list[dict[str, Any]] = [
        {"where": each.where, "code": each.refused.code, "params": each.refused.params}
        for each in problems[:_MOST_PROBLEMS]
    ]
    return Refused("bad_pack", problems=told)


def draw_picture(told: bytes, files: dict[str, Path], packs: Path, language: str) -> bytes:
    """A finished game as a picture to share, as PNG."""
    from PIL import Image  # noqa: PLC0415

    from samewave.picture.share import PictureContent, share_picture  # noqa: PLC0415

    story = msgspec.json.decode(told, type=Story)
    shelf = Shelf(load=lambda name: read_texts(packs / name))

    def theme(card: ThemeCard) -> str:
        return text_in(language, shelf.theme_of(card))

    def image(name: str) -> Any:
        return Image.open(files[name]) if name in files else None

    png = BytesIO()
    title = GAMES[story.summary.game].info.title
    shown = PictureContent(title, story.summary, story.figures, theme, image, language)
    share_picture(shown).save(png, "PNG")
    return png.getvalue()


def export_group(group: bytes, games: list[StoredGame]) -> bytes:
    """Everything stored about a group, as a zip."""
    from samewave.history.export import export  # noqa: PLC0415

    known = msgspec.json.decode(group, type=Group)
    lines = [(row_with_current_names(known, _line(game)), game) for game in games]
    records = [(line, renamed_record(decompress(game.record), line.names)) for line, game in lines]
    return export(known, records)


def without_leaver(group: bytes, games: list[StoredGame]) -> bytes:
    """The rows and records that change because a member left, as MessagePack."""
    known = msgspec.json.decode(group, type=Group)
    changed = []
    for kept in games:
        line, tally = _line(kept), msgspec.json.decode(kept.tally, type=Tally)
        after, rest = anonymized(known, line, tally)
        if after != line:
            record = compress(renamed_record(decompress(kept.record), after.names))
            encode = msgspec.json.encode
            changed.append(kept._replace(line=encode(after), tally=encode(rest), record=record))
    return msgspec.msgpack.encode(changed)


def _line(game: StoredGame) -> GameRow:
    return msgspec.json.decode(game.line, type=GameRow)


TEXTS = "texts.json"
_NAME = re.compile("p[0-9a-f]{12}")


def is_name(name: str) -> bool:
    """Whether this is an id of a pack that somebody brought."""
    return _NAME.fullmatch(name) is not None


def read_texts(folder: Path) -> Pack | None:
    """The texts of a pack; None if they are not here."""
    if not is_name(folder.name):
        return None
    try:
        return msgspec.json.decode(folder.joinpath(TEXTS).read_bytes(), type=Pack)
    except (OSError, msgspec.MsgspecError):
        return None


def write_texts(folder: Path, pack: Pack) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f"{TEXTS}.unfinished"
    unfinished.write_bytes(msgspec.json.encode(pack))
    unfinished.replace(folder / TEXTS)
