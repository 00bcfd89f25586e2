"""Set-up: players, teams, track, cards and options, judged before the game starts."""

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import UNSET, UnsetType

from samewave.core import (
    Chance,
    Refused,
    Seat,
    Value,
    judge_first,
    judge_own_themes,
    judge_seats,
)
from samewave.core.values import BySeat, Key, Line, OwnThemes, Seats
from samewave.games.compatibility.edition import (
    EDITIONS,
    FULL_HAND,
    TIME_LIMITS,
    TRACKS,
    Edition,
    Options,
    Seating,
    track_of,
)
from samewave.games.compatibility.events import GameStarted

Teams = BySeat[Seats]


class Shelf(Protocol):
    """Where the game looks up the cards of packs."""

    def images(self, deck: str) -> Sequence[str]:
        """The images of a deck, those of smaller boxes first; none if the deck is unknown."""
        ...

    def theme_cards(self, themes: str, themes_on_a_card: int) -> int:
        """The number of theme cards of that kind."""
        ...

    def left_out(
        self, themes: str, themes_on_a_card: int, for_children: bool, several_languages: bool
    ) -> tuple[tuple[int, ...], ...]:
        """By number, counted from 1, the cards whose theme does not suit the table."""
        ...


class Setup(Value, frozen=True, kw_only=True):
    """The set-up that the host asks for."""

    edition: Key
    mode: Key
    seats: BySeat[Line]
    teams: Teams | None = None
    track: Key = "standard"
    deck: Key = "house"
    themes: Key = "house"
    for_children: bool = False
    several_languages: bool | UnsetType = UNSET
    """Whether people read the themes in several languages, so that idioms are left out.

    This field and the next two are absent unless they are used, as in records of earlier releases.
    """
    own_themes: OwnThemes | UnsetType = UNSET
    """Themes that the players wrote themselves; they come before those of the pack."""
    own_themes_only: bool | UnsetType = UNSET
    options: Options = Options()
    first: Seat | None = None


def judge(setup: Setup, shelf: Shelf, chance: Chance) -> GameStarted:
    """Judge a set-up: the first event of the game, or Refused."""
    edition = _edition(setup)
    _judge_options(edition, setup.options)
    names = judge_seats(setup.seats, players_allowed(edition, setup.options.even_individual))
    chairs, sides = _sit_down(edition, setup, chance)
    theme_cards, left_out = _theme_cards(edition, setup, shelf)
    return GameStarted(
        edition=edition.box,
        mode=edition.mode.value,
        names=names,
        chairs=chairs,
        sides=sides,
        track_name=setup.track,
        track=_track(edition, setup.track, len(names)),
        deck=setup.deck,
        images=_images(edition, setup.deck, shelf),
        themes=setup.themes,
        theme_cards=theme_cards,
        left_out=left_out,
        own_themes=judge_own_themes(setup.own_themes or ()),
        options=setup.options,
        first=judge_first(setup.first, len(names), chance),
    )


def _edition(setup: Setup) -> Edition:
    edition = EDITIONS.get((setup.edition, setup.mode))
    if edition is None:
        raise Refused("unknown_edition", edition=setup.edition, mode=setup.mode)
    return edition


def _judge_options(edition: Edition, options: Options) -> None:
    for option in sorted(options.switched_on() - edition.options):
        raise Refused(
            "option_not_offered", option=option.value, edition=edition.box, mode=edition.mode.value
        )
    if options.time_limit is not None and options.time_limit not in TIME_LIMITS:
        raise Refused(
            "bad_time_limit",
            seconds=options.time_limit,
            least=TIME_LIMITS[0],
            most=TIME_LIMITS[-1],
        )


def players_allowed(edition: Edition, even_individual: bool) -> Collection[int]:
    """The numbers of players that can play."""
    if even_individual:
        return range(min(edition.players), max(edition.players) + 2)
    return edition.players


def _sit_down(edition: Edition, setup: Setup, chance: Chance) -> tuple[tuple[Seat, ...], Teams]:
    """The seats in order around the table, to the left, and the teams."""
    chairs = tuple(range(len(setup.seats)))
    if setup.options.random_teams:
        if setup.teams:
            raise Refused("teams_are_drawn")
        chairs = chance.shuffle(chairs, "chairs")
        return chairs, _teams_around(edition, chairs)
    if not setup.teams:
        return chairs, _teams_around(edition, chairs)
    _judge_teams(edition, setup.teams, chairs)
    return chairs, setup.teams


def _judge_teams(edition: Edition, teams: Teams, chairs: tuple[Seat, ...]) -> None:
    for number, team in enumerate(teams):
        if len(team) != edition.team_size:
            raise Refused(
                "wrong_team_size", team=number, members=len(team), needed=edition.team_size
            )
    if sorted(seat for team in teams for seat in team) != list(chairs):
        raise Refused("teams_miss_a_seat", seats=len(chairs))
    if edition.seating is Seating.ANYHOW:
        return
    seated = {frozenset(team) for team in _teams_around(edition, chairs)}
    for number, team in enumerate(teams):
        if frozenset(team) not in seated:
            raise Refused("wrong_seating", team=number, seating=edition.seating.value)


def _teams_around(edition: Edition, chairs: tuple[Seat, ...]) -> Teams:
    """The teams by seating: partners face to face, trios alternating."""
    number = len(chairs) // edition.team_size
    return tuple(tuple(sorted(chairs[team::number])) for team in range(number))


def _track(edition: Edition, name: str, players: int) -> tuple[int, ...]:
    if name not in TRACKS:
        raise Refused("unknown_track", track=name, known=list(TRACKS))
    return track_of(edition, name, players)


def _images(edition: Edition, deck: str, shelf: Shelf) -> tuple[str, ...]:
    images = tuple(dict.fromkeys(shelf.images(deck)))[: edition.images]
    if not images:
        raise Refused("unknown_deck", deck=deck)
    if len(images) < FULL_HAND:
        raise Refused("deck_too_small", deck=deck, images=len(images), least=FULL_HAND)
    return images


def _theme_cards(
    edition: Edition, setup: Setup, shelf: Shelf
) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The number of the pack's theme cards, and by number the cards whose theme is not played."""
    if setup.own_themes_only and setup.own_themes:
        return 0, ()
    themes, on_a_card = setup.themes, edition.themes_on_a_card
    cards = min(shelf.theme_cards(themes, on_a_card), edition.theme_cards)
    left_out: tuple[tuple[int, ...], ...] = ()
    if setup.for_children or setup.several_languages:
        unsuitable = shelf.left_out(
            themes, on_a_card, setup.for_children, bool(setup.several_languages)
        )
        left_out = tuple(tuple(card for card in each if card < cards) for each in unsuitable)
    if sum(map(len, left_out)) == cards * on_a_card:
        raise Refused("unknown_themes", themes=themes, themes_on_a_card=on_a_card)
    return cards, left_out if any(left_out) else ()
