"""Groups: people who play together repeatedly, and what is kept about them. Pure, like a game.

The figures are updated with each game, so that nothing has to be computed when somebody looks.
Games are kept under the names they were played with. The current names are looked up when games are
read, so renaming or merging people changes only the group itself.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec import UNSET, UnsetType, field
from msgspec.structs import replace

from samewave.affinity import (
    Figures,
    Tally,
    figures_of,
    forgotten,
    merged,
    name_key,
    names_in,
    renamed,
)
from samewave.affinity.figures import PairFigures
from samewave.core import GameSummary, Refused, Value, judge_own_themes, judge_seats
from samewave.core.values import OwnThemes

EVENING = 6 * 3600
"""After this many seconds without a game, a new evening begins."""
MOST_MEMBERS = 40
MOST_POINTS = 60
"""The most points of the course; when there are more, every other one is dropped."""
NOBODY = "?"
"""Replaces the name of a person who has left."""


class Member(Value, frozen=True):
    """A person who plays with this group."""

    name: str
    games: int = 0
    last: float = 0.0


class CoursePoint(Value, frozen=True):
    """The scores of all pairs after an evening, by the smaller name and then by the other."""

    at: float
    evening: int
    scores: dict[str, dict[str, int]]


class GameRow(Value, frozen=True, omit_defaults=True):
    """One game in the list of a group's games."""

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


class DailySums(Value, frozen=True, omit_defaults=True):
    """The evidence of members' answers to today's theme, apart from all games.

    Days after `until` are not counted yet. `is_counted` says whether the group's figures include
    the days; `pairs` are the figures of the days alone.
    """

    until: int = 0
    days: int = 0
    is_counted: bool = True
    tally: Tally = Tally()
    pairs: tuple[PairFigures, ...] = ()


class Group(Value, frozen=True):
    """A group with all its sums and figures.

    `current_names` maps the key of each known name to the current name of that person, or to ""
    if they have left. Stored groups call it `called`. A group has no `daily` in the store
    before its first day, and no `own_themes` while it keeps none, so that an earlier release can
    read it.
    """

    name: str
    founded: float
    games: int = 0
    evenings: int = 0
    last: float = 0.0
    members: tuple[Member, ...] = ()
    current_names: dict[str, str] = field(default_factory=dict, name="called")
    tally: Tally = Tally()
    figures: Figures = field(default_factory=lambda: figures_of(Tally()))
    course: tuple[CoursePoint, ...] = ()
    stored_days: DailySums | UnsetType = field(default=UNSET, name="daily")
    own_themes: OwnThemes | UnsetType = UNSET
    """Themes that members wrote, to use at any of the group's tables."""

    @property
    def daily(self) -> DailySums:
        return self.stored_days or DailySums()

    @property
    def whole(self) -> Tally:
        """All evidence that the figures are computed from."""
        return self.tally.plus(self.daily.tally) if self.daily.is_counted else self.tally

    def name_of(self, name: str) -> str:
        """The current name of a person in a record; "" if they have left or never joined."""
        return self.current_names.get(name_key(name), "")

    def member(self, name: str) -> Member:
        for member in self.members:
            if name_key(member.name) == name_key(name):
                return member
        raise Refused("not_a_member", name=name)


def create(name: str, at: float) -> Group:
    """A new group, or Refused."""
    (name,) = judge_seats((name,), (1,))
    return Group(name, at)


def add_game(
    group: Group, summary: GameSummary, tally: Tally, bots: Iterable[str], at: float
) -> Group:
    """The group after a game. `tally` is the evidence to keep, without bots."""
    bot_names = set(bots)
    group = _with_members(group, [name for name in summary.names if name not in bot_names])
    here = {group.name_of(name) for name in summary.names if name not in bot_names} - {""}
    members = tuple(
        replace(member, games=member.games + 1, last=at) if member.name in here else member
        for member in group.members
    )
    is_new = not group.games or at - group.last > EVENING
    group = replace(group, tally=group.tally.plus(with_current_names(group, tally)))
    figures = figures_of(group.whole, group.figures.places)
    evenings = group.evenings + is_new
    return replace(
        group,
        games=group.games + 1,
        evenings=evenings,
        last=at,
        members=members,
        figures=figures,
        course=_with_point(group.course, at, evenings, figures),
    )


def game_row(group: Group, summary: GameSummary, bots: Iterable[str]) -> GameRow:
    """The row of a group's last game, with the names of its record."""
    outcome = summary.outcome()
    return GameRow(
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
    """The tally under people's current names, without those who have left."""
    for name in sorted(names_in(tally)):
        known = group.name_of(name)
        if not known:
            tally = forgotten(tally, name)
        elif known != name:
            tally = renamed(tally, name, known)
    return tally


def row_with_current_names(group: Group, game: GameRow) -> GameRow:
    """The row of a game under people's current names."""

    def known(name: str) -> str:
        return name if name in game.bots else group.name_of(name) or NOBODY

    return replace(
        game,
        names=tuple(map(known, game.names)),
        winners=tuple(map(known, game.winners)),
    )


def anonymized(group: Group, game: GameRow, tally: Tally) -> tuple[GameRow, Tally]:
    """A game as it is stored after somebody has left: without the names of those who left."""
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


def keep_themes(group: Group, themes: Sequence[str]) -> Group:
    """Keep these themes that members wrote, instead of the earlier ones."""
    return replace(group, own_themes=judge_own_themes(themes) or UNSET)


def rename(group: Group, old: str, new: str) -> Group:
    """Give a member another name, in all games."""
    member = group.member(old)
    (new,) = judge_seats((new,), (1,))
    other = group.current_names.get(name_key(new))
    if other and other != member.name:
        raise Refused("name_is_taken", name=new)
    return _renamed(group, member.name, new)


def merge(group: Group, one: str, into: str) -> Group:
    """Merge two members who are the same person."""
    first, second = group.member(one), group.member(into)
    if first == second:
        raise Refused("same_member", name=first.name)
    together = Member(second.name, first.games + second.games, max(first.last, second.last))
    members = [member for member in group.members if member != first]
    members[members.index(second)] = together
    return _renamed(replace(group, members=tuple(members)), first.name, second.name)


def leave(group: Group, name: str) -> Group:
    """Remove a member and everything known about them."""
    member = group.member(name)
    called = {
        spelled: "" if known == member.name else known
        for spelled, known in group.current_names.items()
    }
    return _recomputed(
        replace(
            group,
            members=tuple(other for other in group.members if other != member),
            current_names=called,
            tally=forgotten(group.tally, member.name),
            stored_days=_daily(group, lambda tally: forgotten(tally, member.name)),
            course=_course(group.course, lambda other: "" if other == member.name else other),
        )
    )


def join(group: Group, name: str) -> Group:
    """Add a person who is new or had left."""
    (name,) = judge_seats((name,), (1,))
    if group.current_names.get(name_key(name)):
        raise Refused("name_is_taken", name=name)
    if len(group.members) >= MOST_MEMBERS:
        raise Refused("group_is_full", most=MOST_MEMBERS)
    return _with_member(group, name)


def _with_members(group: Group, names: Iterable[str]) -> Group:
    """Add the people who are new, up to the most members."""
    for name in names:
        if name_key(name) not in group.current_names and len(group.members) < MOST_MEMBERS:
            group = _with_member(group, name)
    return group


def _with_member(group: Group, name: str) -> Group:
    return replace(
        group,
        members=(*group.members, Member(name)),
        current_names=group.current_names | {name_key(name): name},
    )


def _renamed(group: Group, old: str, new: str) -> Group:
    """The group with everything of `old` under the name `new`."""

    def known(name: str) -> str:
        return new if name == old else name

    called = {spelled: known(name) for spelled, name in group.current_names.items()}
    return _recomputed(
        replace(
            group,
            members=tuple(replace(member, name=known(member.name)) for member in group.members),
            current_names=called | {name_key(new): new},
            tally=_tally_renamed(group.tally, old, new),
            stored_days=_daily(group, lambda tally: _tally_renamed(tally, old, new)),
            course=_course(group.course, known),
        )
    )


def _tally_renamed(tally: Tally, old: str, new: str) -> Tally:
    return renamed(tally, old, new) if old in names_in(tally) else tally


def _recomputed(group: Group) -> Group:
    return replace(group, figures=figures_of(group.whole, group.figures.places))


def count_days(group: Group, days: Sequence[tuple[int, Tally]]) -> Group:
    """The group after members answered today's theme on these days, which are over."""
    tally = merged([group.daily.tally, *(with_current_names(group, each) for _, each in days)])
    after = replace(
        group.daily,
        until=max([group.daily.until, *(day for day, _ in days)]),
        days=group.daily.days + len(days),
        tally=tally,
        pairs=figures_of(tally).pairs,
    )
    return _recomputed(replace(group, stored_days=after))


def switch_daily(group: Group, is_counted: bool) -> Group:
    """Count the days in the group's figures, or leave them out."""
    return _recomputed(replace(group, stored_days=replace(group.daily, is_counted=is_counted)))


def uncount_days(group: Group) -> Group:
    """Forget what was counted, so that all days are counted anew: somebody deleted answers."""
    return _recomputed(replace(group, stored_days=DailySums(is_counted=group.daily.is_counted)))


def _daily(group: Group, change: Callable[[Tally], Tally]) -> DailySums | UnsetType:
    if group.stored_days is UNSET:
        return UNSET
    tally = change(group.daily.tally)
    return replace(group.daily, tally=tally, pairs=figures_of(tally).pairs)


def _with_point(
    course: tuple[CoursePoint, ...], at: float, evening: int, figures: Figures
) -> tuple[CoursePoint, ...]:
    """Add a point for this evening, or replace the one it has."""
    scores: dict[str, dict[str, int]] = {}
    for pair in figures.pairs:
        scores.setdefault(pair.one, {})[pair.other] = round(pair.score.value)
    earlier = [point for point in course if point.evening != evening]
    if len(earlier) >= MOST_POINTS:
        earlier = earlier[1::2]
    return (*earlier, CoursePoint(at, evening, scores))


def _course(
    course: tuple[CoursePoint, ...], known: Callable[[str], str]
) -> tuple[CoursePoint, ...]:
    """The course under new names. Scores of two people who became one are dropped."""
    return tuple(replace(point, scores=_scores(point.scores, known)) for point in course)


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
