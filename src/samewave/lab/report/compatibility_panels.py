"""Panels about Compatibility: length of games, fairness, matches and doubling."""

from collections.abc import Sequence
from itertools import accumulate

from msgspec.structs import replace

from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Ending
from samewave.lab.fast.compatibility_arrays import SPACES
from samewave.lab.report.compatibility_figures import CompatibilityFigures, SetupFigures
from samewave.lab.report.panel import (
    ORDINALS,
    Chart,
    ChartKind,
    Panel,
    ReportTable,
    Series,
    Share,
    Z,
    chi_square_p,
    findings,
    games,
    interval,
    listed,
    percent,
    range_of,
    reached_by,
    series,
    spread_panel,
)

SIGNIFICANT = 0.01
"""Differences that chance would cause less often than this count as beyond chance."""
NOTICEABLE = 0.01
"""An advantage in winning that is no larger than this goes unnoticed at the table."""
TIE_BREAKS = {
    Ending.LARGEST_OVERSHOOT: ("the largest overshoot", "gold"),
    Ending.MOST_TOKENS_LEFT: ("most tokens left", "silver"),
    Ending.PLAYOFF: ("a playoff", "purple"),
    Ending.SHARED: ("a shared victory", "flowers"),
}
"""How a tie ends, in words, and its colour."""
DOUBLING_LABELS = ("doubles that hit", "another winner", "leader wins", "leader, no doubling")


def rounds_panel(setups: Sequence[SetupFigures]) -> Panel:
    """How many rounds a game takes."""

    def sentence(setup: SetupFigures) -> str:
        rounds, middle = setup.figures.rounds, setup.figures.minutes.middle
        took = range_of(rounds.quarter, rounds.three_quarters, "rounds")
        return f"Half of the games take {took}, about {middle:.0f} minutes."

    spreads = [(setup.name, setup.figures.rounds) for setup in setups]
    return spread_panel("rounds", "How many rounds?", "rounds", spreads, findings(setups, sentence))


def minutes_panel(setups: Sequence[SetupFigures]) -> Panel:
    """How many minutes a game takes; cumulative, because a histogram would show every round."""

    def sentence(setup: SetupFigures) -> str:
        spread = setup.figures.minutes
        took = range_of(spread.quarter, spread.three_quarters, "minutes")
        most = reached_by(spread, 0.9)
        return f"Half of the games take {took}; one in ten takes more than {most}."

    spreads = [(setup.name, setup.figures.minutes) for setup in setups]
    panel = spread_panel(
        "minutes", "How long does it take?", "minutes", spreads, findings(setups, sentence)
    )
    over = tuple(
        replace(each, values=tuple(accumulate(value or 0 for value in each.values)))
        for each in panel.chart.series
    )
    chart = replace(panel.chart, series=over, up="share of games that are over")
    return replace(panel, chart=chart)


def leader_panel(setups: Sequence[SetupFigures]) -> Panel:
    """Whether an early lead decides the game."""

    def sentence(setup: SetupFigures) -> str:
        leader, sides = setup.figures.leader, setup.figures.sides
        if not leader.of:
            return "No side was ever alone in front after round 3."
        times = leader.value * sides
        return (
            f"The side alone in front after round 3 wins {percent(leader.value, 0)} of its games; "
            f"an even chance among {sides} sides would be {percent(1 / sides, 0)}, "
            f"so an early lead makes winning {times:.1f} times as likely."
        )

    rows = tuple(
        (
            setup.name,
            percent(setup.figures.leader.value),
            interval(setup.figures.leader),
            percent(1 / setup.figures.sides),
            games(setup.figures.leader.of),
        )
        for setup in setups
    )
    head = ("Set-up", "Leader wins", "95 % interval", "Even", "Games with a leader")
    return Panel(
        key="leader",
        title="Does the early leader win?",
        findings=findings(setups, sentence),
        chart=Chart(
            kind=ChartKind.METERS,
            labels=("",),
            series=tuple(
                series(setup.name, [setup.figures.leader], 1 / setup.figures.sides)
                for setup in setups
            ),
            across="share of games; the mark is an even chance",
            percent=True,
        ),
        table=ReportTable(head, rows),
    )


def numbers_panel(setups: Sequence[SetupFigures]) -> Panel:
    """Points for rounds that begin on each number."""

    def sentence(setup: SetupFigures) -> str:
        means = enumerate(setup.figures.by_number, SPACES[0])
        found = [(number, mean) for number, mean in means if mean]
        (least, low), (most, high) = found[0], found[-1]
        if least == most:
            return f"All rounds begin on a {most} and bring {high.value:.1f} points each."
        return (
            f"A round that begins on a {most} brings {high.value:.1f} points, "
            f"one that begins on a {least} brings {low.value:.1f}."
        )

    rows = tuple(
        (setup.name, str(number), f"{mean.value:.2f}", interval(mean), f"{mean.of:,}")
        for setup in setups
        for number, mean in enumerate(setup.figures.by_number, SPACES[0])
        if mean
    )
    return Panel(
        key="numbers",
        title="What is a space worth?",
        findings=findings(setups, sentence),
        chart=Chart(
            kind=ChartKind.COLUMNS,
            labels=tuple(map(str, SPACES)),
            series=tuple(series(setup.name, setup.figures.by_number) for setup in setups),
            across="number on the space",
            up="points a round",
        ),
        table=ReportTable(("Set-up", "Number", "Points a round", "95 % interval", "Rounds"), rows),
    )


def catch_up_panel(setups: Sequence[SetupFigures]) -> Panel:
    """Whether sides in last place catch up."""
    rows = tuple(
        (setup.name, where, f"{mean.value:.2f}", interval(mean), f"{mean.of:,}")
        for setup in setups
        for where, mean in (("in front", setup.figures.ahead), ("last", setup.figures.behind))
        if mean
    )
    head = ("Set-up", "Before the round", "Points", "95 % interval", "Rounds")
    return Panel(
        key="catching-up",
        title="Do sides in last place catch up?",
        findings=findings(setups, _catching_up),
        chart=Chart(
            kind=ChartKind.COLUMNS,
            labels=("in front", "last"),
            series=tuple(
                series(setup.name, [setup.figures.ahead, setup.figures.behind]) for setup in setups
            ),
            up="points a round",
        ),
        table=ReportTable(head, rows),
        note="All sides of a crowd are equally good; they differ only in their position.",
    )


def _catching_up(setup: SetupFigures) -> str:
    ahead, behind = setup.figures.ahead, setup.figures.behind
    if not ahead or not behind:
        return "No side was ever behind."
    more = behind.value - ahead.value
    text = f"Sides in front earn {ahead.value:.2f} points a round, in last place {behind.value:.2f}"
    if abs(more) <= Z * (ahead.error**2 + behind.error**2) ** 0.5:
        return f"{text}: no difference beyond chance."
    who, than = ("sides in last place", ahead) if more > 0 else ("sides in front", behind)
    return f"{text}: {who} earn {percent(abs(more) / than.value, 0)} more."


def seats_panel(setups: Sequence[SetupFigures]) -> Panel:
    """Whether the order of seats matters."""
    most = max(setup.figures.sides for setup in setups)
    rows = tuple(
        (setup.name, ORDINALS[place], percent(share.value, 2), interval(share))
        for setup in setups
        for place, share in enumerate(setup.figures.seats)
    )
    chart = Chart(
        kind=ChartKind.DOTS,
        labels=tuple(str(place + 1) for place in range(most)),
        series=tuple(
            series(setup.name, _filled(setup.figures, most), 1 / setup.figures.sides)
            for setup in setups
        ),
        across="sides in turn, from the first opener",
        up="share of victories",
        percent=True,
    )
    return Panel(
        key="seats",
        title="Does the seat matter?",
        findings=findings(setups, _seats),
        chart=chart,
        table=ReportTable(("Set-up", "In turn", "Wins", "95 % interval"), rows),
        note="The opener is the referent, if there is one. Shared victories are left out.",
    )


def _filled(figures: CompatibilityFigures, most: int) -> list[Share | None]:
    return [*figures.seats, *[None] * (most - len(figures.seats))]


def _seats(setup: SetupFigures) -> str:
    seats = setup.figures.seats
    even = 1 / len(seats)
    best = max(range(len(seats)), key=lambda place: seats[place].value)
    share = seats[best]
    text = (
        f"The {ORDINALS[best]} in turn wins most, {percent(share.value)} ({interval(share)}) "
        f"where {percent(even)} would be even"
    )
    if chi_square_p([each.hits for each in seats]) > SIGNIFICANT:
        return f"{text}: no difference beyond chance."
    if share.value - even <= NOTICEABLE:
        return f"{text}: beyond chance, but too small to be noticed."
    return f"{text}: beyond chance."


def ties_panel(setups: Sequence[SetupFigures]) -> Panel:
    """How often several sides arrive in the same round, and what decides then."""

    def sentence(setup: SetupFigures) -> str:
        ties, tied = setup.figures.ties, setup.figures.tied
        if not ties.hits:
            return "No two sides ever arrive in the same round."
        ways = [
            f"{TIE_BREAKS[ending][0]} ({percent(number / ties.hits, 0)})"
            for ending, number in tied.items()
        ]
        return (
            f"In {percent(ties.value)} of the games several sides arrive in the same round; "
            f"these end by {listed(ways)}."
        )

    seen = [
        ending for ending in TIE_BREAKS if any(ending in setup.figures.tied for setup in setups)
    ]
    rows = tuple(
        (setup.name, TIE_BREAKS[ending][0], f"{number:,}", percent(number / setup.figures.games, 2))
        for setup in setups
        for ending, number in setup.figures.tied.items()
    )
    return Panel(
        key="ties",
        title="How often is it a tie?",
        findings=findings(setups, sentence),
        chart=Chart(
            kind=ChartKind.STACKS,
            labels=tuple(setup.name for setup in setups),
            series=tuple(
                Series(
                    name=TIE_BREAKS[ending][0],
                    values=tuple(
                        setup.figures.tied.get(ending, 0) / setup.figures.games for setup in setups
                    ),
                )
                for ending in seen
            ),
            tints=tuple(TIE_BREAKS[ending][1] for ending in seen),
            across="share of all games",
            percent=True,
        ),
        table=ReportTable(("Set-up", "Ends by", "Games", "Of all games"), rows),
    )


def shared_panel(setups: Sequence[SetupFigures]) -> Panel:
    """How much the simulated people share, on which everything else depends."""

    def sentence(setup: SetupFigures) -> str:
        shared, direct = setup.figures.shared, setup.figures.direct
        if not shared:
            return f"No side ever laid {FULL_HAND} images each."
        return (
            f"With {FULL_HAND} images each a side shares {shared.value:.2f} of them; "
            f"{percent(direct.value, 0)} of all matches are direct."
        )

    rows = tuple(
        (
            setup.name,
            f"{shared.value:.3f}" if (shared := setup.figures.shared) else "",
            interval(shared) if shared else "",
            percent(setup.figures.direct.value),
            percent(1 - setup.figures.direct.value),
        )
        for setup in setups
    )
    directs = tuple(setup.figures.direct.value for setup in setups)
    head = ("Set-up", f"Shared of {FULL_HAND}", "95 % interval", "Direct", "Indirect")
    return Panel(
        key="shared",
        title="How alike do they think?",
        findings=findings(setups, sentence),
        chart=Chart(
            kind=ChartKind.STACKS,
            labels=tuple(setup.name for setup in setups),
            series=(
                Series(name="direct", values=directs),
                Series(name="indirect", values=tuple(1 - direct for direct in directs)),
            ),
            tints=("gold", "sky"),
            across="share of all matches",
            percent=True,
        ),
        table=ReportTable(head, rows),
    )


def doubling_panel(setups: Sequence[SetupFigures]) -> Panel:
    """The effect of doubling; a single side has no winner to compare."""
    rows = len(DOUBLING_LABELS) if all(setup.figures.sides > 1 for setup in setups) else 1
    return Panel(
        key="doubling",
        title="What does doubling do?",
        findings=findings(setups, _doubling),
        chart=Chart(
            kind=ChartKind.METERS,
            labels=DOUBLING_LABELS[:rows],
            series=tuple(series(setup.name, _shares(setup)[:rows]) for setup in setups),
            across="share of doubles, and of games",
            percent=True,
        ),
        table=_doubling_table(setups),
        note="Figures against the same games without doubling: same people, same themes.",
    )


def _shares(setup: SetupFigures) -> list[Share | None]:
    doubles, plain = setup.figures.doubles, setup.without_doubling
    return [
        doubles.hit if doubles else None,
        setup.other_winner,
        setup.figures.leader if plain else None,
        plain.leader if plain else None,
    ]


def _doubling(setup: SetupFigures) -> str:
    doubles, plain, other = setup.figures.doubles, setup.without_doubling, setup.other_winner
    if not doubles:
        return "This set-up has no doubling."
    text = (
        f"{percent(doubles.hit.value, 0)} of the doubles hit a direct match; "
        f"together they bring {doubles.points.value:.1f} points a game"
    )
    if not plain or not other:
        return f"{text}."
    sooner = plain.rounds.mean - setup.figures.rounds.mean
    won = f", and {percent(other.value, 0)} of the games have another winner"
    return f"{text}, end it {sooner:.1f} rounds sooner{won if setup.figures.sides > 1 else ''}."


def _doubling_table(setups: Sequence[SetupFigures]) -> ReportTable:
    rows = tuple(
        (
            setup.name,
            way,
            f"{figures.doubles.laid.value:.2f}" if figures.doubles else "0",
            percent(figures.doubles.hit.value) if figures.doubles else "",
            f"{figures.doubles.points.value:.2f}" if figures.doubles else "0",
            f"{figures.rounds.mean:.2f}",
            percent(figures.leader.value),
            percent(figures.ties.value),
        )
        for setup in setups
        for way, figures in (("doubling", setup.figures), ("without", setup.without_doubling))
        if figures and setup.figures.doubles
    )
    head = ("Set-up", "Played", "Doubles a game", "Hit", "Points by them", "Rounds")
    return ReportTable((*head, "Leader wins", "Ties"), rows)
