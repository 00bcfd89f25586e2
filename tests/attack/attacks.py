"""The attacks, each in full; the rows of the threat table in SECURITY.md name them."""

import asyncio
import io
import json
import struct
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout, FormData

from samewave.server.protocol.messages import VERSION
from tests.fuzz.targets import records
from tests.packs.builders import as_bytes, noise

SEATS = 100_000
"""The number of seats that a record's header claims."""
HUNG_UP = 6
"""Records whose senders do not wait for the answer."""
GUESSES = 3_000
CYCLES = 1_000
SILENT = 2_000
NAMES = 50


class Attacker:
    """A stranger with one address."""

    def __init__(self, session: ClientSession, address: str, port: int) -> None:
        self.session, self.address, self.port = session, address, port

    async def post(self, path: str, token: str = "", **body: Any) -> int:
        """The status of an answer; 0 if the server hung up."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            async with self.session.post(self.address + path, headers=headers, **body) as answer:
                await answer.read()
                return answer.status
        except (ClientError, TimeoutError):
            return 0

    async def get(self, path: str) -> int:
        try:
            async with self.session.get(self.address + path) as answer:
                await answer.read()
                return answer.status
        except (ClientError, TimeoutError):
            return 0

    async def open_table(self) -> dict[str, Any]:
        async with self.session.post(f"{self.address}/api/tables", json={"name": "Eve"}) as answer:
            seat: dict[str, Any] = await answer.json()
            return seat


def counted(statuses: list[int]) -> str:
    """The number of answers by status."""
    found = Counter(statuses)
    return ", ".join(
        f"{number} x {status or 'hung up'}" for status, number in sorted(found.items())
    )


async def many_seats(attacker: Attacker) -> str:
    """A record whose header names 100,000 seats."""
    header = json.loads(records()[0].splitlines()[0])
    header["seats"] = ["x"] * SEATS
    data = json.dumps(header).encode() + b"\n"
    return counted([await attacker.post("/api/replay/all", data=data) for _ in range(3)])


async def hung_up(attacker: Attacker) -> str:
    """Long records whose senders hang up at once, again and again."""
    lines = records()[-1].splitlines(keepends=True)
    data = lines[0] + b"".join(lines[1:]) * (400_000 // len(records()[-1]))
    quick = ClientTimeout(total=0.3)
    for _ in range(5):
        tries = (attacker.post("/api/replay/all", data=data, timeout=quick) for _ in range(HUNG_UP))
        await asyncio.gather(*tries)
    return f"{5 * HUNG_UP} records of {len(data) / 1e6:.1f} MB"


async def large_pictures(attacker: Attacker) -> str:
    """Small files that claim 64 megapixels and have a palette with transparency."""
    seat = await attacker.open_table()
    statuses = []
    for picture in (palette_png(8_000, 8_000), palette_png(4_000, 4_000), b"\x89PNG\r\n\x1a\n"):
        form = FormData()
        for number in range(4):
            form.add_field(f"photo{number}", io.BytesIO(picture), filename=f"{number}.png")
        path = f"/api/tables/{seat['code']}/packs"
        statuses.append(await attacker.post(path, seat["token"], data=form))
    return counted(statuses)


def palette_png(width: int, height: int) -> bytes:
    """A PNG of one colour whose palette has transparency: tiny as a file, huge in memory."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    squeeze = zlib.compressobj(9)
    row = b"\0" * (1 + width)
    pixels = b"".join(squeeze.compress(row) for _ in range(height)) + squeeze.flush()
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"PLTE", b"\1\2\3" * 256)
        + chunk(b"tRNS", bytes(range(256)))
        + chunk(b"IDAT", pixels)
        + chunk(b"IEND", b"")
    )


async def many_packs(attacker: Attacker) -> str:
    """More decks of photos than a table may have."""
    seat = await attacker.open_table()
    statuses = []
    for number in range(14):
        form = FormData()
        for each in range(3):
            picture = as_bytes(noise(100 * number + each, 300, 300))
            form.add_field(f"photo{each}", io.BytesIO(picture), filename=f"{each}.png")
        path = f"/api/tables/{seat['code']}/packs"
        statuses.append(await attacker.post(path, seat["token"], data=form))
    return counted(statuses)


async def strange_names(attacker: Attacker) -> str:
    """Records with unknown objects, meant to fill or poison the server's caches."""
    record = next(each for each in records() if b"samegame" in each.splitlines()[0])
    statuses = []
    for number in range(NAMES):
        data = record.replace(b'"ladder"', b'"%s"' % (b"x%06d" % number * 100))
        statuses.append(await attacker.post("/api/replay/all", data=data))
    return counted(statuses)


async def guessed_codes(attacker: Attacker) -> str:
    """Guess codes as fast as the server answers."""
    letters = "ABCDEFGHJKMNPQRSTUVWXYZ"

    def code(number: int) -> str:
        return "".join(
            letters[number // len(letters) ** place % len(letters)] for place in range(5)
        )

    quick = ClientTimeout(total=20)
    statuses: list[int] = []
    for first in range(0, GUESSES, 50):
        guesses = (
            attacker.get(f"/api/tables/{code(7_919 * number)}")
            for number in range(first, first + 50)
        )
        with suppress(TimeoutError):
            async with asyncio.timeout(quick.total):
                statuses += await asyncio.gather(*guesses)
    return counted(statuses)


async def joins(attacker: Attacker) -> str:
    """Join and leave a thousand times; the table must still welcome people."""
    seat = await attacker.open_table()
    path, statuses = f"/api/tables/{seat['code']}/players", []
    for number in range(CYCLES):
        async with attacker.session.post(
            attacker.address + path, json={"name": f"Mallory {number}"}
        ) as answer:
            statuses.append(answer.status)
            known = await answer.json()
        if "token" in known:
            headers = {"Authorization": f"Bearer {known['token']}"}
            await (await attacker.session.delete(attacker.address + path, headers=headers)).read()
    size = await welcome_size(attacker, seat)
    return f"{counted(statuses)}; the welcome has {size:,} bytes"


async def welcome_size(attacker: Attacker, seat: dict[str, Any]) -> int:
    address = f"{attacker.address}/api/tables/{seat['code']}/socket"
    async with attacker.session.ws_connect(address) as socket:
        await socket.send_json({"type": "hello", "version": VERSION, "token": seat["token"]})
        return len(await socket.receive_str(timeout=10))


async def floods(attacker: Attacker) -> str:
    """One seat chats, checks moves and sends garbage as fast as it can, from many sockets."""
    seat = await attacker.open_table()
    address = f"{attacker.address}/api/tables/{seat['code']}/socket"

    async def flood(number: int) -> int:
        sent = 0
        with suppress(ClientError, ConnectionError, TimeoutError, RuntimeError):
            async with attacker.session.ws_connect(address) as socket:
                hello = {"type": "hello", "version": VERSION, "token": seat["token"]}
                await socket.send_json(hello)
                for sent in range(5_000):
                    message = {"type": "say", "id": f"{number}-{sent}", "text": "spam"}
                    await socket.send_json(message)
        return sent

    sent = await asyncio.gather(*(flood(number) for number in range(20)))
    return f"{sum(sent):,} messages on {len(sent)} sockets before the server hung up"


async def silent_connections(attacker: Attacker) -> str:
    """Connections that send nothing, and requests that are never finished."""
    half = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"
    opened = []
    for number in range(SILENT):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port)
            writer.write(half if number % 2 else b"")
            opened.append((reader, writer))
    await asyncio.sleep(16)
    closed = sum(reader.at_eof() for reader, _ in opened)
    for _, writer in opened:
        writer.close()
    return f"{closed} of {len(opened)} were closed by the server"


Attack = Callable[[Attacker], Awaitable[str]]
ATTACKS: tuple[Attack, ...] = (
    many_seats,
    hung_up,
    large_pictures,
    many_packs,
    strange_names,
    guessed_codes,
    joins,
    floods,
    silent_connections,
)
