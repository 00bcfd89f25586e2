"""How Hypothesis searches: the same examples in every run, and no clock. Loaded modules stay."""

import gc

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    max_examples=50,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """Keep the garbage collector away from modules: tests that collect are many times faster."""
    gc.collect()
    gc.freeze()
