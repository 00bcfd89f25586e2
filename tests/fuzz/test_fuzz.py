"""Decoders accept any input or refuse it in words, within 200 MB of memory."""

import pytest

from tests.fuzz.runs import MEMORY, fuzz
from tests.server.builders import chosen_seed

RUNS = {
    "record": 1_250,
    "deal": 1_250,
    "log entry": 4_000,
    "message": 4_000,
    "node message": 3_000,
    "request": 6_000,
    "parcel": 2_000,
    "pack text": 6_000,
    "picture": 2_500,
}
"""About three seconds each; `make fuzz MINUTES=60` runs longer."""


@pytest.mark.parametrize("target", RUNS)
def test_a_decoder_refuses_what_it_cannot_read(target: str) -> None:
    seed = chosen_seed()
    outcome = fuzz(target, range(seed, seed + RUNS[target]))

    assert not outcome.failure, f"replay it with: make fuzz TARGET='{target}' SEED=…"
    assert outcome.runs == RUNS[target]
    assert 0 < outcome.accepted < outcome.runs, "mutations are neither all harmless nor all fatal"
    assert outcome.memory < MEMORY
