"""The lock of a server on its SQLite file. It goes with the process, however that ends.

It is a lock of the operating system on a file beside the database. It belongs to the open file and
not to one process: worker processes of the same server inherit it from the one that took it.
"""

import os
import sys
from pathlib import Path
from typing import BinaryIO

from samewave.server.store import Unusable

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """Nobody reads there: on Windows nobody else can read what is locked."""

    def _lock(file: BinaryIO) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ServerLock:
    """Held by the one server of a file, or by whoever replaces the file."""

    def __init__(self, database: Path) -> None:
        """Take it, or raise Unusable."""
        file = database.with_name(f"{database.name}.lock")
        self._file = file.open("a+b")
        give_to_owner(file)
        try:
            _lock(self._file)
        except OSError:
            holder = self._holder()
            self._file.close()
            raise Unusable(
                f"A server{holder} already uses {database}. Stop it first,"
                " or choose another folder with --data."
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()).encode())
        self._file.flush()

    def _holder(self) -> str:
        self._file.seek(0)
        number = self._file.read(20).decode(errors="replace")
        return f" (process {number})" if number.isdecimal() else ""

    def release(self) -> None:
        """Let others take it. The file stays, for who removes it could take a lock with it."""
        self._file.close()


def give_to_owner(file: Path) -> None:
    """What an administrator makes in a server's folder must not lock the server out."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)
