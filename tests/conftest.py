"""How Hypothesis searches: the same examples in every run, and no clock."""

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
