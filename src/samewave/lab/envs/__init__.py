"""Environments: games for learning agents, with the interface of PettingZoo."""

from importlib.util import find_spec

for _needed in ("numpy", "pettingzoo"):
    if not find_spec(_needed):
        raise ImportError(f"This needs {_needed}: install it with pip install samewave[research].")
