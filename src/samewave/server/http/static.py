"""Serves the built page, and the texts of packs in the browser's language."""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from html import escape
from pathlib import Path

from aiohttp import web

from samewave.core import LANGUAGES, Refused
from samewave.core.languages import WRITTEN
from samewave.daily import DayCards, day_called, name_of
from samewave.packs.pack import BuiltImage, ObjectCard, Pack, ThemeBox, text_in
from samewave.server.http import BASE_PATH_KEY, REGISTRY_KEY
from samewave.server.http.packs import signature_for
from samewave.server.limits import ByteCache

FOLDER = Path(__file__).parents[1] / "page"
"""Where `make setup` and the wheel put the built page."""

ADDRESSES = (
    "/",
    "/play",
    "/how",
    "/how/{chapter:[a-z0-9-]+}",
    "/settings",
    "/today",
    "/today/{day:[0-9]{4}-[0-9]{2}-[0-9]{2}}",
    "/t/{code:[A-Za-z]{5}}",
    "/screen",
    "/screen/{code:[A-Za-z]{5}}",
    "/replay",
    "/replay/{code:[A-Za-z]{5}}/{number:[0-9]{1,6}}",
    "/g",
    "/g/{number:[0-9]{1,6}}",
    "/duel",
    "/duel/{code:[A-Za-z]{5}}/{number:[0-9]{1,6}}",
)
"""The paths of the page's screens. Add a new one here and in the page's router."""

_KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_TEXT = {".css", ".html", ".js", ".svg", ".txt", ".webmanifest"}
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_DAY = "today|[0-9]{4}-[0-9]{2}-[0-9]{2}"
_PICTURE = 'content="./share.png"'
"""The picture's address as built, without the host."""
_FIRST = re.compile(r"<!--first-->.*<!--/first-->", re.DOTALL)
_NOT_BUILT = "The page is not built here; `make setup` does it.\n"


def routes() -> list[web.RouteDef]:
    """All routes that are not the API. Unknown paths get the page with status 404."""
    written = "|".join(WRITTEN)
    return [
        *(web.get(address, _page) for address in ADDRESSES),
        web.get(rf"/days/{{day:{_DAY}}}.json", _day_cards),
        web.get(rf"/packs/{{pack:[a-z][a-z0-9_]*}}/{{language:{written}}}.json", _pack_words),
        web.get(r"/assets/{file:[A-Za-z0-9_.-]+}", _asset),
        web.get(r"/{file:[A-Za-z0-9_-]+\.[a-z0-9]+}", _file),
        web.get(r"/{nowhere:(?!api/|packs/|assets/)[^.]+}", _nowhere),
    ]


async def _page(request: web.Request) -> web.StreamResponse:
    file = FOLDER / "index.html"
    if not file.is_file():
        return web.Response(status=503, text=_NOT_BUILT)
    base_path = request.app[BASE_PATH_KEY]
    is_first = request.path == f"{base_path}/"
    body = _page_at(_address(request), base_path, is_first, file, file.stat().st_mtime_ns)
    return _answer(request, body, "text/html")


async def _nowhere(request: web.Request) -> web.StreamResponse:
    if "text/html" not in request.headers.get("Accept", ""):
        raise web.HTTPNotFound
    page = await _page(request)
    if page.status == 200:
        page.set_status(404)
    return page


def _address(request: web.Request) -> str:
    """The address by which the browser reached us, also behind a TLS proxy."""
    is_secure = request.secure or request.headers.get("X-Forwarded-Proto") == "https"
    return f"{'https' if is_secure else 'http'}://{request.host}"


@lru_cache(maxsize=8)
def _page_at(address: str, base_path: str, is_first: bool, file: Path, _written: int) -> bytes:
    """The page's HTML, with the absolute address of its share picture.

    Only the first screen shows something before its script has come.
    """
    page = file.read_text("utf-8")
    if not is_first:
        page = _FIRST.sub("", page)
    picture = f'content="{escape(address + base_path)}/share.png"'
    page = page.replace(_PICTURE, picture).replace('="./', f'="{base_path}/')
    return page.replace("<html", f'<html data-base="{base_path}"', 1).encode()


async def _asset(request: web.Request) -> web.StreamResponse:
    """An asset. Its name depends on its content, so it never changes."""
    return _sent(FOLDER / "assets" / request.match_info["file"], _FOREVER)


async def _file(request: web.Request) -> web.StreamResponse:
    return _sent(FOLDER / request.match_info["file"], _ASK_AGAIN)


def _sent(file: Path, keeping: str) -> web.StreamResponse:
    """A file, compressed if the browser can read it (aiohttp finds .br and .gz files)."""
    kind = _KINDS.get(file.suffix)
    if kind is None or not file.is_file():
        raise web.HTTPNotFound
    full = f"{kind}; charset=utf-8" if file.suffix in _TEXT else kind
    headers = {"Cache-Control": keeping, "Content-Type": full, "Vary": "Accept-Encoding"}
    return web.FileResponse(file, headers=headers)


async def _day_cards(request: web.Request) -> web.Response:
    """The theme and the images of a day, for the first screen."""
    registry, name = request.app[REGISTRY_KEY], request.match_info["day"]
    day = registry.days.today if name == "today" else day_called(name)
    cards = await registry.days.cards(day)
    pack = registry.library.shelf.pack(cards.theme.themes)
    if pack is None:
        raise web.HTTPNotFound
    files = await registry.library.images(pack.id)
    body = _words.get((day, cards.images))
    if body is None:
        body = _cards_in(pack, files, name_of(day), cards)
        _words.put((day, cards.images), body)
    return _answer(request, body)


def _cards_in(pack: Pack, files: tuple[BuiltImage, ...], day: str, cards: DayCards) -> bytes:
    """The cards of a day with their files and titles."""
    found, titles = {each.id: each for each in files}, {each.id: each.title for each in pack.images}
    said = {
        "day": day,
        "pack": pack.id,
        "theme": cards.texts | {each: text_in(each, cards.texts) for each in LANGUAGES},
        "images": [
            {**_files(found[image]), "title": titles[image]}
            for image in cards.images
            if image in found
        ],
    }
    return json.dumps(said, ensure_ascii=False).encode()


async def _pack_words(request: web.Request) -> web.Response:
    """The texts of a pack in one language: a fifth of all its texts."""
    library, name = request.app[REGISTRY_KEY].library, request.match_info["pack"]
    signature = await signature_for(request, name)
    files = await library.images(name)
    pack = library.shelf.pack(name)
    if pack is None:
        raise Refused("unknown_pack", pack=name)
    language, threads = request.match_info["language"], library.long_work.threads
    if signature:
        own = await threads.run(_words_of, pack, files, language, signature)
        headers = {"Cache-Control": "no-store"}
        return web.Response(body=own, content_type="application/json", headers=headers)
    body = _words.get((name, language))
    if body is None:
        body = await threads.run(_words_of, pack, files, language, signature)
        _words.put((name, language), body)
        _pressed.put(_tag(body), await threads.run(_press, body))
    return _answer(request, body)


def _words_of(pack: Pack, files: tuple[BuiltImage, ...], language: str, signature: str) -> bytes:
    found = {each.id: each for each in files}
    said = {
        "id": pack.id,
        "title": text_in(language, pack.title),
        "images": [
            {
                **_files(found[image.id], signature),
                "title": text_in(language, image.title),
                "description": text_in(language, image.description),
                "focus": image.focus,
            }
            for image in pack.images
            if image.id in found
        ],
        "themes": _themes(pack.themes, language),
        "objects": [_thing(each, language) for each in pack.objects],
        "criteria": [
            {
                "id": each.id,
                "name": text_in(language, each.name),
                "explanation": text_in(language, each.explanation),
            }
            for each in pack.criteria
        ],
    }
    return json.dumps(said, ensure_ascii=False).encode()


def _files(image: BuiltImage, signature: str = "") -> dict[str, str]:
    return {
        "id": image.id,
        "colour": image.colour,
        "webp240": image.webp240 + signature,
        "webp800": image.webp800 + signature,
        "avif800": image.avif800 + signature,
    }


def _themes(boxes: Iterable[ThemeBox], language: str) -> dict[int, list[list[str]]]:
    """The theme cards by number of themes on each, in the order that games count them."""
    cards: dict[int, list[list[str]]] = {}
    for box in boxes:
        lines = [[text_in(language, theme.texts) for theme in card] for card in box.cards]
        cards.setdefault(box.themes_on_a_card, []).extend(lines)
    return cards


def _thing(card: ObjectCard, language: str) -> dict[str, str]:
    name, gender = card.noun(language)
    return {"id": card.id, "name": name or card.name("en"), "gender": gender}


def _answer(request: web.Request, body: bytes, kind: str = "application/json") -> web.Response:
    """A response that browsers cache and revalidate."""
    tag = _tag(body)
    headers = {"Cache-Control": _ASK_AGAIN, "ETag": f'"{tag}"', "Vary": "Accept-Encoding"}
    if any(each.value == tag for each in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = _pressed.get(tag) or _press(body)
        _pressed.put(tag, body)
    charset = "utf-8" if kind == "text/html" else None
    return web.Response(body=body, content_type=kind, charset=charset, headers=headers)


def _tag(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def _press(body: bytes) -> bytes:
    return compress(body, mtime=0)


_words, _pressed = ByteCache(16_000_000), ByteCache(16_000_000)
"""Cached texts of packs by pack and language and of days, and compressed bodies by ETag."""
