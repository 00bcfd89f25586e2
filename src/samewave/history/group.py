"""Groups: people who play again and again, and all that is kept of it; pure, like a game.

A group grows by a game at a time and its figures with it, so that nothing is computed when somebody
looks. Games are kept as they were played; by which name a person goes is looked up when they are
read, so that a new name or two that become one change nothing but this value.
"""

from collections.abc import Callable, Iterable

from msgspec import field
from msgspec.structs import replace

from samewave.affinity import Figures, Tally, figures_of, forgotten, names_in, renamed, spelling
from samewave.core import GameSummary, Refused, Value, judge_seats

EVENING = 6 * 3600
"""Seconds without a game after which another evening begins."""
MOST_MEMBERS = 40
MOST_POINTS = 60
"""Of the course; when there are more, every other one goes."""
NOBODY = "?"
"""Instead of the name of somebody who has left."""


class Member(Value, frozen=True):
    """Somebody who plays with this group."""

    name: str
    games: int = 0
    last: float = 0.0


class Moment(Value, frozen=True):
    """How alike everybody thought after an evening: scores by two names, the smaller first."""

    at: float
    evening: int
    scores: dict[str, dict[str, int]]


class Game(Value, frozen=True, omit_defaults=True):
    """A game of a group, in a line."""

    number: int
    evening: int
    at: float
    game: str
    kind: str
    """The edition and mode, or the level."""
    names: tuple[str, ...]
    bots: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    rounds: int = 0
    score: int | None = None
    result: str | None = None


class Group(Value, frozen=True):
    """What a group has become; `called` says by which name a spelling goes, "" if by none."""

    name: str
    founded: float
    games: int = 0
    evenings: int = 0
    last: float = 0.0
    members: tuple[Member, ...] = ()
    called: dict[str, str] = field(default_factory=dict)
    tally: Tally = Tally()
    figures: Figures = field(default_factory=lambda: figures_of(Tally()))
    course: tuple[Moment, ...] = ()

    def name_of(self, name: str) -> str:
        """By which name somebody of a record goes here; "" if by none."""
        return self.called.get(spelling(name), "")

    def member(self, name: str) -> Member:
        for member in self.members:
            if spelling(member.name) == spelling(name):
                return member
        raise Refused("not_a_member", name=name)


def create(name: str, at: float) -> Group:
    """A new group, or Refused."""
    (name,) = judge_seats((name,), (1,))
    return Group(name, at)


def add_game(
    group: Group, summary: GameSummary, tally: Tally, bots: Iterable[str], at: float
) -> Group:
    """The group after a game; what is kept of it is in `tally`, in which bots are left out."""
    machines = set(bots)
    group = _with_members(group, [name for name in summary.names if name not in machines])
    here = {group.name_of(name) for name in summary.names if name not in machines} - {""}
    members = tuple(
        replace(member, games=member.games + 1, last=at) if member.name in here else member
        for member in group.members
    )
    is_new = not group.games or at - group.last > EVENING
    whole = group.tally.plus(with_current_names(group, tally))
    figures = figures_of(whole, group.figures.places)
    evenings = group.evenings + is_new
    return replace(
        group,
        games=group.games + 1,
        evenings=evenings,
        last=at,
        members=members,
        tally=whole,
        figures=figures,
        course=_with_moment(group.course, at, evenings, figures),
    )


def game_row(group: Group, summary: GameSummary, bots: Iterable[str]) -> Game:
    """The last game of a group in a line, with the names of its record."""
    outcome = summary.outcome()
    return Game(
        number=group.games - 1,
        evening=group.evenings,
        at=group.last,
        game=summary.game,
        kind=outcome.variant,
        names=summary.names,
        bots=tuple(bots),
        winners=tuple(summary.names[seat] for seat in outcome.winners),
        rounds=outcome.rounds,
        score=outcome.score,
        result=outcome.result,
    )


def with_current_names(group: Group, tally: Tally) -> Tally:
    """A tally with the names that people go by here; without those who go by none."""
    for name in sorted(names_in(tally)):
        known = group.name_of(name)
        if not known:
            tally = forgotten(tally, name)
        elif known != name:
            tally = renamed(tally, name, known)
    return tally


def row_with_current_names(group: Group, game: Game) -> Game:
    """A game in a line, with the names that people go by here."""

    def known(name: str) -> str:
        return name if name in game.bots else group.name_of(name) or NOBODY

    return replace(
        game,
        names=tuple(map(known, game.names)),
        winners=tuple(map(known, game.winners)),
    )


def anonymized(group: Group, game: Game, tally: Tally) -> tuple[Game, Tally]:
    """A game as it is kept once somebody of it has left: under the names of those who are left."""
    gone = [name for name in game.names if name not in game.bots and not group.name_of(name)]
    names, winners = (
        tuple(NOBODY if name in gone else name for name in names)
        for names in (game.names, game.winners)
    )
    for name in names_in(tally) & set(gone):
        tally = forgotten(tally, name)
    return replace(game, names=names, winners=winners), tally


def rename_group(group: Group, name: str) -> Group:
    (name,) = judge_seats((name,), (1,))
    return replace(group, name=name)


def rename(group: Group, old: str, new: str) -> Group:
    """Somebody goes by another name from now on, in all that was played."""
    member = group.member(old)
    (new,) = judge_seats((new,), (1,))
    other = group.called.get(spelling(new))
    if other and other != member.name:
        raise Refused("name_is_taken", name=new)
    return _called(group, member.name, new)


def merge(group: Group, one: str, into: str) -> Group:
    """Two names of one person become one."""
    first, second = group.member(one), group.member(into)
    if first == second:
        raise Refused("same_member", name=first.name)
    together = Member(second.name, first.games + second.games, max(first.last, second.last))
    members = [member for member in group.members if member != first]
    members[members.index(second)] = together
    return _called(replace(group, members=tuple(members)), first.name, second.name)


def leave(group: Group, name: str) -> Group:
    """Somebody goes, and all that was known of it."""
    member = group.member(name)
    called = {
        spelled: "" if known == member.name else known for spelled, known in group.called.items()
    }
    return _recomputed(
        replace(
            group,
            members=tuple(other for other in group.members if other != member),
            called=called,
            tally=forgotten(group.tally, member.name),
            course=_course(group.course, lambda other: "" if other == member.name else other),
        )
    )


def join(group: Group, name: str) -> Group:
    """Somebody new, or who had left, from now on."""
    (name,) = judge_seats((name,), (1,))
    if group.called.get(spelling(name)):
        raise Refused("name_is_taken", name=name)
    if len(group.members) >= MOST_MEMBERS:
        raise Refused("group_is_full", most=MOST_MEMBERS)
    return _with_member(group, name)


def _with_members(group: Group, names: Iterable[str]) -> Group:
    """With those who are new; there is no room for more than so many."""
    for name in names:
        if spelling(name) not in group.called and len(group.members) < MOST_MEMBERS:
            group = _with_member(group, name)
    return group


def _with_member(group: Group, name: str) -> Group:
    return replace(
        group,
        members=(*group.members, Member(name)),
        called=group.called | {spelling(name): name},
    )


def _called(group: Group, old: str, new: str) -> Group:
    """All that was `old` is called `new`."""

    def known(name: str) -> str:
        return new if name == old else name

    called = {spelled: known(name) for spelled, name in group.called.items()}
    return _recomputed(
        replace(
            group,
            members=tuple(replace(member, name=known(member.name)) for member in group.members),
            called=called | {spelling(new): new},
            tally=renamed(group.tally, old, new) if old in names_in(group.tally) else group.tally,
            course=_course(group.course, known),
        )
    )


def _recomputed(group: Group) -> Group:
    return replace(group, figures=figures_of(group.tally, group.figures.places))


def _with_moment(
    course: tuple[Moment, ...], at: float, evening: int, figures: Figures
) -> tuple[Moment, ...]:
    """One for each evening, as it was after its last game."""
    scores: dict[str, dict[str, int]] = {}
    for pair in figures.pairs:
        scores.setdefault(pair.one, {})[pair.other] = round(pair.score.value)
    earlier = [moment for moment in course if moment.evening != evening]
    if len(earlier) >= MOST_POINTS:
        earlier = earlier[1::2]
    return (*earlier, Moment(at, evening, scores))


def _course(course: tuple[Moment, ...], known: Callable[[str], str]) -> tuple[Moment, ...]:
    """Under other names; what was told of two who are one is gone."""
    return tuple(replace(moment, scores=_scores(moment.scores, known)) for moment in course)


def _scores(
    scores: dict[str, dict[str, int]], known: Callable[[str], str]
) -> dict[str, dict[str, int]]:
    changed: dict[str, dict[str, int]] = {}
    for one, row in scores.items():
        for other, score in row.items():
            first, second = sorted((known(one), known(other)))
            if first and first != second:
                changed.setdefault(first, {}).setdefault(second, score)
    return changed
