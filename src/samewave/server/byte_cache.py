"""A cache of answers that is bounded by their bytes: strangers choose what is asked for."""

from collections import OrderedDict
from collections.abc import Hashable


class ByteCache:
    """Answers by what was asked; those that were not used for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """Bytes of all answers."""
        return self._size

    def get(self, key: Hashable) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        self._size += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
