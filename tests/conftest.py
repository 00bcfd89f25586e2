"""Hypothesis uses the same examples in every run and no deadline; loaded modules stay loaded."""

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
    """Freeze loaded modules, so that a garbage collection in a test is many times faster."""
    gc.collect()
    gc.freeze()
