"""A proxy between a node and a server, which can cut the connection and restore it."""

import asyncio
from contextlib import suppress


class Cable:
    """Forwards bytes from one port to another."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self._is_cut = False
        self._server: asyncio.Server | None = None
        self._carried: set[asyncio.StreamWriter] = set()

    async def lay(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Drop all connections and everything in transit, and accept no new ones."""
        self._is_cut = True
        for writer in tuple(self._carried):
            writer.transport.abort()

    def heal(self) -> None:
        self._is_cut = False

    async def remove(self) -> None:
        self.cut()
        if self._server:
            self._server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, away = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._carried |= {writer, away}
        await asyncio.gather(_pump(reader, away), _pump(there, writer))
        self._carried -= {writer, away}


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()
