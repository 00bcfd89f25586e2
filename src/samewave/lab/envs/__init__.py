"""Environments: both games for agents that learn, as PettingZoo plays them."""

from importlib.util import find_spec

for _needed in ("numpy", "pettingzoo"):
    if not find_spec(_needed):
        raise ImportError(f"This needs {_needed}: pip install samewave[research] brings it.")
