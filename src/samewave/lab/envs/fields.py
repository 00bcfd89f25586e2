"""Fields and blocks: what stands where in an agent's vector and among its actions."""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
"""What an agent gets: the vector as `observation`, what it may do as `action_mask`."""


class Field(NamedTuple):
    """A part of the vector: its name, how many numbers, the least and the most of each."""

    name: str
    size: int = 1
    least: float = 0
    most: float = 1


class Fields:
    """All parts of the vector, one after the other."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.slices: dict[str, slice] = {}
        least: list[float] = []
        most: list[float] = []
        for field in fields:
            self.slices[field.name] = slice(len(least), len(least) + field.size)
            least += [field.least] * field.size
            most += [field.most] * field.size
        self.size = len(least)
        self._least, self._most = np.array(least, np.float32), np.array(most, np.float32)

    def __getitem__(self, name: str) -> slice:
        return self.slices[name]

    def read(self, vector: Vector) -> dict[str, Vector]:
        """The parts of a vector by their names."""
        return {name: vector[part] for name, part in self.slices.items()}

    def space(self, actions: int) -> spaces.Dict:
        """The space of what an agent observes who has so many actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(self._least, self._most, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )


class Blocks:
    """Actions by kind, numbered one kind after the other."""

    def __init__(self, **sizes: int) -> None:
        self.ranges: dict[str, range] = {}
        self.size = 0
        for kind, size in sizes.items():
            self.ranges[kind] = range(self.size, self.size + size)
            self.size += size

    def __getitem__(self, kind: str) -> range:
        return self.ranges[kind]

    def kind(self, action: int) -> tuple[str, int]:
        """The kind of an action, and its number among its kind."""
        for kind, block in self.ranges.items():
            if action in block:
                return kind, action - block.start
        raise ValueError(f"There is no action {action}: there are {self.size}, counted from 0.")
