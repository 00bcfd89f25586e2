"""Panels about fairness: early leaders, catching up, seats and ties."""

from collections.abc import Sequence

from samewave.games.compatibility.events import Ending
from samewave.lab.report.held import Held, readings, series
from samewave.lab.report.panel import Chart, Kind, Panel, Series, Table
from samewave.lab.report.races import NUMBERS, Races
from samewave.lab.report.sureness import Share, Z, chance_of
from samewave.lab.report.wording import ORDINALS, games, interval, listed, percent

UNLIKELY = 0.01
"""What chance brings less often is said to be beyond chance."""
SMALL = 0.01
"""Whoever wins only so much more often than is even has no advantage that one would notice."""
TIES = {
    Ending.LARGEST_OVERSHOOT: ("the largest overshoot", "gold"),
    Ending.MOST_TOKENS_LEFT: ("most tokens left", "silver"),
    Ending.PLAYOFF: ("a playoff", "purple"),
    Ending.SHARED: ("a shared victory", "flowers"),
}
"""How a tie ends, and the colour that it has."""


def leader_panel(helds: Sequence[Held]) -> Panel:
    """Whether the game is over before it is."""

    def said(held: Held) -> str:
        leader, sides = held.races.leader, held.races.sides
        if not leader.of:
            return "Nobody was ever alone in front after round 3."
        times = leader.value * sides
        return (
            f"The side alone in front after round 3 wins {percent(leader.value, 0)} of its games; "
            f"an even chance among {sides} sides would be {percent(1 / sides, 0)}, "
            f"so an early lead makes winning {times:.1f} times as likely."
        )

    rows = tuple(
        (
            held.name,
            percent(held.races.leader.value),
            interval(held.races.leader),
            percent(1 / held.races.sides),
            games(held.races.leader.of),
        )
        for held in helds
    )
    return Panel(
        key="leader",
        title="Does the early leader win?",
        readings=readings(helds, said),
        chart=Chart(
            kind=Kind.METERS,
            labels=("",),
            series=tuple(
                series(held.name, [held.races.leader], 1 / held.races.sides) for held in helds
            ),
            across="share of games; the mark is an even chance",
            percent=True,
        ),
        table=Table(
            ("Set-up", "Leader wins", "95 % interval", "Even", "Games with a leader"), rows
        ),
    )


def numbers_panel(helds: Sequence[Held]) -> Panel:
    """What the numbers on the spaces are worth."""

    def said(held: Held) -> str:
        means = enumerate(held.races.by_number, NUMBERS[0])
        found = [(number, mean) for number, mean in means if mean]
        (least, low), (most, high) = found[0], found[-1]
        if least == most:
            return f"All rounds begin on a {most}; each brings {high.value:.1f} points."
        return (
            f"A round begun on a {most} brings {high.value:.1f} points, begun on a {least} "
            f"it brings {low.value:.1f}."
        )

    rows = tuple(
        (held.name, str(number), f"{mean.value:.2f}", interval(mean), f"{mean.of:,}")
        for held in helds
        for number, mean in enumerate(held.races.by_number, NUMBERS[0])
        if mean
    )
    return Panel(
        key="numbers",
        title="What is a space worth?",
        readings=readings(helds, said),
        chart=Chart(
            kind=Kind.COLUMNS,
            labels=tuple(map(str, NUMBERS)),
            series=tuple(series(held.name, held.races.by_number) for held in helds),
            across="number on the space",
            up="points a round",
        ),
        table=Table(("Set-up", "Number", "Points a round", "95 % interval", "Rounds"), rows),
    )


def catch_up_panel(helds: Sequence[Held]) -> Panel:
    """Whether those who are last come nearer."""
    rows = tuple(
        (held.name, where, f"{mean.value:.2f}", interval(mean), f"{mean.of:,}")
        for held in helds
        for where, mean in (("in front", held.races.ahead), ("last", held.races.behind))
        if mean
    )
    return Panel(
        key="catching-up",
        title="Do those behind catch up?",
        readings=readings(helds, _catching_up),
        chart=Chart(
            kind=Kind.COLUMNS,
            labels=("in front", "last"),
            series=tuple(
                series(held.name, [held.races.ahead, held.races.behind]) for held in helds
            ),
            up="points a round",
        ),
        table=Table(("Set-up", "Before the round", "Points", "95 % interval", "Rounds"), rows),
        note="The sides of a crowd are equally good: what differs is where they stand.",
    )


def _catching_up(held: Held) -> str:
    ahead, behind = held.races.ahead, held.races.behind
    if not ahead or not behind:
        return "Nobody was ever behind."
    more = behind.value - ahead.value
    told = f"In front a side earns {ahead.value:.2f} points a round, last {behind.value:.2f}"
    if abs(more) <= Z * (ahead.error**2 + behind.error**2) ** 0.5:
        return f"{told}: no difference beyond chance."
    who, than = ("the last", ahead) if more > 0 else ("those in front", behind)
    return f"{told}: {who} earn {percent(abs(more) / than.value, 0)} more."


def seats_panel(helds: Sequence[Held]) -> Panel:
    """Whether it matters where one sits."""
    most = max(held.races.sides for held in helds)
    rows = tuple(
        (held.name, ORDINALS[place], percent(share.value, 2), interval(share))
        for held in helds
        for place, share in enumerate(held.races.seats)
    )
    chart = Chart(
        kind=Kind.DOTS,
        labels=tuple(str(place + 1) for place in range(most)),
        series=tuple(
            series(held.name, _filled(held.races, most), 1 / held.races.sides) for held in helds
        ),
        across="sides in turn, from the one that opens first",
        up="share of victories",
        percent=True,
    )
    return Panel(
        key="seats",
        title="Does it matter where one sits?",
        readings=readings(helds, _seats),
        chart=chart,
        table=Table(("Set-up", "In turn", "Wins", "95 % interval"), rows),
        note="Who opens is the referent, where there is one. Shared victories are left out.",
    )


def _filled(races: Races, most: int) -> list[Share | None]:
    return [*races.seats, *[None] * (most - len(races.seats))]


def _seats(held: Held) -> str:
    seats = held.races.seats
    even = 1 / len(seats)
    best = max(range(len(seats)), key=lambda place: seats[place].value)
    share = seats[best]
    told = (
        f"The {ORDINALS[best]} in turn wins most, {percent(share.value)} ({interval(share)}) "
        f"where {percent(even)} would be even"
    )
    if chance_of([each.hits for each in seats]) > UNLIKELY:
        return f"{told}: no difference beyond chance."
    if share.value - even <= SMALL:
        return f"{told}: beyond chance, but too small to be noticed."
    return f"{told}: beyond chance."


def ties_panel(helds: Sequence[Held]) -> Panel:
    """How often several arrive at once, and what decides."""

    def said(held: Held) -> str:
        ties, tied = held.races.ties, held.races.tied
        if not ties.hits:
            return "No two sides ever arrive in the same round."
        ways = [
            f"{TIES[ending][0]} ({percent(number / ties.hits, 0)})"
            for ending, number in tied.items()
        ]
        return (
            f"In {percent(ties.value)} of the games several sides arrive in the same round; "
            f"these end by {listed(ways)}."
        )

    seen = [ending for ending in TIES if any(ending in held.races.tied for held in helds)]
    rows = tuple(
        (held.name, TIES[ending][0], f"{number:,}", percent(number / held.races.games, 2))
        for held in helds
        for ending, number in held.races.tied.items()
    )
    return Panel(
        key="ties",
        title="How often is it a tie?",
        readings=readings(helds, said),
        chart=Chart(
            kind=Kind.STACKS,
            labels=tuple(held.name for held in helds),
            series=tuple(
                Series(
                    name=TIES[ending][0],
                    values=tuple(
                        held.races.tied.get(ending, 0) / held.races.games for held in helds
                    ),
                )
                for ending in seen
            ),
            tints=tuple(TIES[ending][1] for ending in seen),
            across="share of all games",
            percent=True,
        ),
        table=Table(("Set-up", "Ends by", "Games", "Of all games"), rows),
    )
