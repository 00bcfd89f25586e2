"""Garbage: invalid input gets a clear answer, logs nothing, and others play on."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from samewave.server.app import make_app
from samewave.server.http import BODY
from samewave.server.protocol.messages import VERSION
from samewave.server.protocol.websocket import MESSAGE_SIZE
from samewave.server.settings import Settings, Timings
from tests.server.pages import level
from tests.server.server_process import (
    DUO,
    Party,
    answer_to,
    close,
    ending,
    frame,
    hang_up,
    is_answered,
    raw_socket,
)

BURST = 6_000
HELLO = {"type": "hello", "version": VERSION}
SAY = '{"type": "say", "id": "a", "text": "x"}'
NO_MESSAGE = ["", "x", "{", "\0", "nul", "{'type': 'leave'}", "\ufeff{}", "[" * 16_000, "null", "7"]
NO_MESSAGE += ["[]", "{}", SAY.replace("say", "dance"), SAY.replace('"say"', "[]"), SAY + SAY]
NO_MESSAGE += [SAY.replace('"a"', f'"{"a" * 37}"'), SAY.replace('"a"', '""'), SAY.replace("id", "")]
NO_MESSAGE += [SAY.replace("x", "x" * 201), SAY.replace("x", r"\ud800"), SAY.replace("text", "txt")]
NO_MESSAGE += ['{"type": "kick", "id": "a", "player": 1e999}']
NO_MESSAGE += [f'{{"type": "kick", "id": "a", "player": {player}}}' for player in (-1, 10**30)]
NO_MESSAGE += ['{"type": "arrange", "id": "a", "chairs": %s}' % ([0] * 5_000)]
NO_MESSAGE += ['{"type": "react", "id": "a", "reaction": "<script>"}']
NO_MESSAGE += ['{"type": "play", "id": "a", "move": %s' % ("[" * 16_000)]
NO_FRAME = {
    "binary": (frame(b"{}", 0x82), 1003),
    "not utf-8": (frame(b"\xff\xfe"), 1007),
    "reserved bits": (frame(b"{}", 0xF1), 1002),
    "no such opcode": (frame(b"{}", 0x8F), 1002),
    "continues nothing": (frame(b"more", 0x80), 1002),
    "a close in parts": (frame(b"x" * 125, 0x08), 1002),
}
NO_MOVES: list[Any] = [None, 7, [[[[]]]], {"type": "dance"}]
REFUSED: list[tuple[str, dict[str, Any]]] = [
    *(("play", {"move": move}) for move in NO_MOVES),
    *(("kick", {"player": player}) for player in (0, 99)),
    *(("hand_over", {"player": player}) for player in (0, 99)),
    *(("arrange", {"chairs": chairs}) for chairs in ([0, 0], [1, 2], [0] * 12)),
    *(("sit", {"chair": chair}) for chair in (0, 15)),
    *(("take_over", {"seat": seat}) for seat in (0, 15)),
    *(("offer_seat", {"player": player, "code": "ABCDEF"}) for player in (98, 99)),
    *(
        ("change_settings", {"settings": settings})
        for settings in ({"game": "chess"}, {"grace": -1})
    ),
    *(
        ("change_settings", {"settings": {"setup": setup}})
        for setup in ({"seats": 7}, {"edition": "../etc"})
    ),
    *(("say", {"text": text}) for text in ("  ", "bell\a", "\x1b[2J", "\u202ebackwards")),
    *(("add_bot", {"name": name}) for name in ("ann", "\u2066hidden", "\0")),
]
FINE = ["<b>bold</b>", "<img src=x onerror=alert(1)>", "'; DROP TABLE log;--", "x" * 40]
FINE += ["\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627", "\U0001f469\u200d\U0001f467"]
BAD_NAMES = ["", " ", "\0", "a\nb", "\u202eevil", "\u200b", "x" * 41, "\x1b[2J", 7, None, ["Ann"]]
NONSENSE = [
    ("GET", "/api/tables/ZZZZZ", b"", 404, "unknown_table"),
    ("GET", "/api/tables/ZZZZZ/socket", b"", 400, "bad_request"),
    ("GET", "/api/tables/%00%00%00%00%00", b"", 404, "not_found"),
    ("GET", "/api/tables/ABCDEF", b"", 404, "not_found"),
    ("GET", "/api/tables/{code}/socket", b"", 400, "bad_request"),
    ("GET", "/api/tables/{code}/records/0", b"", 404, "no_such_record"),
    ("GET", "/api/tables/{code}/records/-1", b"", 404, "not_found"),
    ("DELETE", "/api/tables/{code}/players", b"", 401, "unknown_token"),
    ("PUT", "/api/tables", b"{}", 405, "method_not_allowed"),
    ("PATCH", "/api/health", b"", 405, "method_not_allowed"),
    ("POST", "/api/tables", b"", 422, "not_a_request"),
    ("POST", "/api/tables", b"\xff", 422, "not_a_request"),
    ("POST", "/api/tables", b"[" * 60_000, 422, "not_a_request"),
    ("POST", "/api/tables", b" " * (BODY + 1), 413, "body_too_long"),
]
NO_FILES = ["../pack.toml", "..%2fpack.toml", "%2e%2e/%2e%2e/x.webp", "..%5c..%5cx.webp", "..webp"]
NO_FILES += ["....//x.webp", "%00.webp", "/etc/passwd", "manifest.json", "a.webp/../../pack.toml"]
NO_HTTP = [b"no colon", b"Content-Length: -1", b"X: " + b"x" * 100_000, b"\0: \xff"]


def _start(text: str | bytes) -> str:
    return ascii(text[:30])


@pytest.fixture
def timings() -> Timings:
    return Timings()


@pytest.fixture
async def party(
    tmp_path: Path, timings: Timings, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Party]:
    """After each test the server has logged nothing, still works, and holds no table in memory."""
    settings = Settings(
        data=tmp_path,
        bot_pace=0,
        tables_per_address=10_000,
        burst=BURST,
        connections_per_minute=1_000_000,
        timings=timings,
    )
    server = TestServer(make_app(settings))
    await server.start_server()
    try:
        async with ClientSession() as session:
            yield (party := Party(session, server))
            await party.plays_on()
            records = caplog.get_records("call") + caplog.records
            assert not [record.getMessage() for record in records]
            assert await party.is_empty()
    finally:
        await server.close()


@pytest.mark.parametrize("text", [*NO_MESSAGE, json.dumps(HELLO)], ids=_start)
async def test_what_is_no_message_ends_the_connection(party: Party, text: str) -> None:
    """A second `hello` is not a valid message."""
    assert await ending(await party.connect(HELLO, text)) == "bad_message"


@pytest.mark.parametrize("text", [*NO_MESSAGE, SAY], ids=_start)
async def test_the_first_message_is_hello(party: Party, text: str) -> None:
    assert await ending(await party.connect(text)) == "bad_message"


@pytest.mark.parametrize("said", [(), (HELLO,)], ids=["silent", "greeted"])
@pytest.mark.parametrize(("data", "code"), NO_FRAME.values(), ids=NO_FRAME)
async def test_frames_that_no_page_sends(party: Party, data: bytes, code: int, said: Any) -> None:
    connection = await party.connect(*said)
    os.write(connection.get_extra_info("socket").fileno(), data)

    assert await ending(connection) in ("bad_message", code)


@pytest.mark.parametrize("said", [(), (HELLO,)], ids=["silent", "greeted"])
async def test_a_message_beyond_the_limit(party: Party, said: Any) -> None:
    assert await ending(await party.connect(*said, "x" * (MESSAGE_SIZE + 1))) == 1009


async def test_noise_on_sockets(party: Party) -> None:
    code, dice = await party.code(), Random(7)
    for _ in range(50):
        with suppress(ConnectionError):
            raw = await raw_socket(party.port, code, dice.randbytes(300))
            await asyncio.sleep(0.002)
            raw.close()


@pytest.mark.parametrize("version", [0, -1, VERSION - 1, VERSION + 1, 10**9])
async def test_an_old_page_is_told_to_reload(party: Party, version: int) -> None:
    assert await ending(await party.connect(HELLO | {"version": version})) == "reload"


@pytest.mark.parametrize("token", ["x", "\u00e9", "\0", "x" * 64])
async def test_an_unknown_token_is_nobody(party: Party, token: str) -> None:
    assert await ending(await party.connect(HELLO | {"token": token})) == "kicked"


@pytest.mark.parametrize(("kind", "fields"), REFUSED)
async def test_what_cannot_be_is_refused_and_the_page_goes_on(
    party: Party, kind: str, fields: Any
) -> None:
    ann, bo = await party.open_table("Ann", "Bo", settings=DUO)
    before = ann.table.copy()
    assert (await ann.ask(kind, **fields))["type"] == "refusal"
    assert (await ann.ask("say", text="still here"))["type"] == "update"
    assert ann.table == before
    await close(ann, bo)


@pytest.mark.parametrize("name", FINE, ids=ascii)
async def test_odd_names_and_chat_stay_what_they_are(party: Party, name: str) -> None:
    ann, odd = await party.open_table("Ann", name)
    answer = await odd.ask("say", text=name)
    await level([ann, odd])
    await close(ann, odd)
    assert answer["type"] == "update"
    assert (ann.table["players"][1]["name"], ann.chat[0]["text"]) == (name, name)


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
async def test_names_that_cannot_be_printed(party: Party, name: Any) -> None:
    for path in ("/api/tables", f"/api/tables/{await party.code()}/players"):
        status, problem = await party.post(path, {"name": name})
        assert (status, problem["code"]) in [(422, "bad_name"), (422, "not_a_request")]


@pytest.mark.parametrize(
    "settings", [{"game": "chess"}, {"setup": {"edition": "?"}}, {"grace": -1}]
)
async def test_no_table_is_opened_for_what_cannot_be_played(party: Party, settings: Any) -> None:
    status, _ = await party.post("/api/tables", {"name": "Ann", "settings": settings})
    assert status == 422


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "http://\u2100.x"])
async def test_sockets_from_foreign_pages(party: Party, origin: str) -> None:
    address = f"{party.address}/api/tables/{await party.code()}/socket"
    async with party.session.get(address, headers={"Origin": origin}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (403, "forbidden")


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), NONSENSE)
async def test_requests_that_make_no_sense(
    party: Party, method: str, path: str, body: bytes, status: int, code: str
) -> None:
    address = party.address + path.replace("{code}", await party.code())
    async with party.session.request(method, address, data=body) as answer:
        assert (answer.status, (await answer.json())["code"]) == (status, code)


@pytest.mark.parametrize("token", [b"Bearer", b"Bearer x", b"Basic eDp4", b"Bearer \xff"])
async def test_nobody_leaves_for_another(party: Party, token: bytes) -> None:
    head = f"DELETE /api/tables/{await party.code()}/players HTTP/1.1\r\nHost: x\r\n".encode()
    line = b"Connection: close\r\nAuthorization: " + token + b"\r\n\r\n"
    assert (await answer_to(party.port, head + line)).startswith(b"HTTP/1.1 401 ")


@pytest.mark.parametrize("file", NO_FILES)
async def test_only_pictures_leave_the_folder_of_pictures(party: Party, file: str) -> None:
    request = f"GET /packs/house/{file} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert (await answer_to(party.port, request.encode())).startswith(b"HTTP/1.1 404 ")


@pytest.mark.parametrize("line", NO_HTTP, ids=_start)
async def test_headers_that_are_none(party: Party, line: bytes) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + line + b"\r\n\r\n"

    assert (await answer_to(party.port, request)).startswith(b"HTTP/1.0 400 ")


async def test_noise_instead_of_http(party: Party) -> None:
    for seed in range(50):
        noise = Random(seed).randbytes(200) + b"\r\n\r\n"
        assert (await answer_to(party.port, noise)).startswith(b"HTTP/1.0 400 ")


@pytest.mark.parametrize("timings", [Timings(hello=0.5)])
async def test_whoever_never_says_hello_is_sent_away(party: Party) -> None:
    assert await ending(await party.connect()) == "gone"


async def test_whoever_hangs_up_before_hello_is_forgotten(party: Party) -> None:
    await (await party.connect()).close()
    hang_up(await raw_socket(party.port, await party.code()))


async def test_whoever_talks_too_fast_is_told(party: Party) -> None:
    ann, bo = await party.open_table("Ann", "Bo")
    for _ in range(2 * BURST):
        await ann.socket.send_str('{"type": "react", "id": "a", "reaction": "wow"}')

    assert await ending(ann.socket) == "too_fast"
    assert await is_answered(bo)
    await close(bo)
