"""Plans to test with: every edition, mode, number of players and set of options."""

from collections.abc import Iterator
from itertools import chain, combinations

from hypothesis import strategies as st

from samewave.games.compatibility.edition import EDITIONS, TRACKS, Edition, Option, Options
from samewave.lab.plan import CompatibilityPlan, Crowd


def options_of(edition: Edition) -> Iterator[Options]:
    """All options of an edition in every combination, except the timer."""
    offered = sorted(edition.options - {Option.TIME_LIMIT})
    numbers = range(len(offered) + 1)
    for switched in chain.from_iterable(combinations(offered, number) for number in numbers):
        yield Options(**dict.fromkeys(switched, True))


def tables() -> Iterator[CompatibilityPlan]:
    """Every valid set-up of Compatibility."""
    for (box, mode), edition in EDITIONS.items():
        for options in options_of(edition):
            even = range(min(edition.players), max(edition.players) + 2)
            for players in even if options.even_individual else edition.players:
                yield CompatibilityPlan(edition=box, mode=mode, options=options, players=players)


def name_of(plan: CompatibilityPlan) -> str:
    switched = sorted(plan.options.switched_on())
    return "-".join([plan.edition, plan.mode, str(plan.players), *switched])


TABLES = list(tables())

crowds = st.builds(
    Crowd,
    affinity=st.sampled_from([0.0, 0.3, 1.0]),
    noise=st.sampled_from([0.0, 0.5, 0.955, 20.0]),
    popularity=st.sampled_from([0.0, 1.0]),
    boldness=st.sampled_from([0.0, 0.25, 1.0]),
    clarity=st.sampled_from([-1.0, 0.0, 1.5]),
)
tracks = st.one_of(
    st.sampled_from(list(TRACKS.values())),
    st.lists(st.integers(1, 5), min_size=1, max_size=12).map(tuple),
)
seeds = st.integers(0, 2**64 - 1)
