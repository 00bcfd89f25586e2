"""Panels about matches: what sides share, and what doubling makes of it."""

from collections.abc import Sequence

from samewave.games.compatibility.edition import FULL_HAND
from samewave.lab.report.held import Held, readings, series
from samewave.lab.report.panel import Chart, Kind, Panel, Series, Table
from samewave.lab.report.sureness import Share
from samewave.lab.report.wording import interval, percent

COMPARED = ("doubles that hit", "another winner", "leader wins", "leader, no doubling")


def shared_panel(helds: Sequence[Held]) -> Panel:
    """How alike the simulated people are: what all the rest stands on."""

    def said(held: Held) -> str:
        shared, direct = held.races.shared, held.races.direct
        if not shared:
            return f"No side ever laid {FULL_HAND} images each."
        return (
            f"With {FULL_HAND} images each a side shares {shared.value:.2f} of them; "
            f"{percent(direct.value, 0)} of all matches are direct."
        )

    rows = tuple(
        (
            held.name,
            f"{shared.value:.3f}" if (shared := held.races.shared) else "",
            interval(shared) if shared else "",
            percent(held.races.direct.value),
            percent(1 - held.races.direct.value),
        )
        for held in helds
    )
    directs = tuple(held.races.direct.value for held in helds)
    return Panel(
        key="shared",
        title="How alike do they think?",
        readings=readings(helds, said),
        chart=Chart(
            kind=Kind.STACKS,
            labels=tuple(held.name for held in helds),
            series=(
                Series(name="direct", values=directs),
                Series(name="indirect", values=tuple(1 - direct for direct in directs)),
            ),
            tints=("gold", "sky"),
            across="share of all matches",
            percent=True,
        ),
        table=Table(
            ("Set-up", f"Shared of {FULL_HAND}", "95 % interval", "Direct", "Indirect"), rows
        ),
    )


def doubling_panel(helds: Sequence[Held]) -> Panel:
    """What doubling changes; one side alone has nobody to win against."""
    rows = len(COMPARED) if all(held.races.sides > 1 for held in helds) else 1
    return Panel(
        key="doubling",
        title="What does doubling do?",
        readings=readings(helds, _doubling),
        chart=Chart(
            kind=Kind.METERS,
            labels=COMPARED[:rows],
            series=tuple(series(held.name, _shares(held)[:rows]) for held in helds),
            across="share of doubles, and of games",
            percent=True,
        ),
        table=_doubling_table(helds),
        note="Held against the same games without doubling: same people, same themes.",
    )


def _shares(held: Held) -> list[Share | None]:
    doubles, plain = held.races.doubles, held.plain
    return [
        doubles.hit if doubles else None,
        held.other_winner,
        held.races.leader if plain else None,
        plain.leader if plain else None,
    ]


def _doubling(held: Held) -> str:
    doubles, plain, other = held.races.doubles, held.plain, held.other_winner
    if not doubles:
        return "Nobody doubles here."
    told = (
        f"{percent(doubles.hit.value, 0)} of the doubles hit a direct match; "
        f"together they bring {doubles.points.value:.1f} points a game"
    )
    if not plain or not other:
        return f"{told}."
    sooner = plain.rounds.mean - held.races.rounds.mean
    won = f", and {percent(other.value, 0)} of the games have another winner"
    return f"{told}, end it {sooner:.1f} rounds sooner{won if held.races.sides > 1 else ''}."


def _doubling_table(helds: Sequence[Held]) -> Table:
    rows = tuple(
        (
            held.name,
            way,
            f"{races.doubles.laid.value:.2f}" if races.doubles else "0",
            percent(races.doubles.hit.value) if races.doubles else "",
            f"{races.doubles.points.value:.2f}" if races.doubles else "0",
            f"{races.rounds.mean:.2f}",
            percent(races.leader.value),
            percent(races.ties.value),
        )
        for held in helds
        for way, races in (("doubling", held.races), ("without", held.plain))
        if races and held.races.doubles
    )
    head = ("Set-up", "Played", "Doubles a game", "Hit", "Points by them", "Rounds")
    return Table((*head, "Leader wins", "Ties"), rows)
