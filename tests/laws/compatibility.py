"""Facts that the laws need about Compatibility: its set-ups, its secrets and its legal moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from samewave.bots.simple import any_move
from samewave.core import Seat
from samewave.games.compatibility.edition import EDITIONS, TRACKS, Doubling, Option, Options
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    Move,
    OpenTheme,
    Ranking,
    Reopen,
    RollTheme,
    RoundScored,
    TimeUp,
)
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers, Pick, View

NAMES = tuple(f"Player {seat}" for seat in range(8))

TABLES = {f"{edition.box}-{edition.mode}": edition for edition in EDITIONS.values()}


def sit_down(edition_name: str, dice: Random) -> Setup:
    """Any valid set-up of an edition."""
    edition = TABLES[edition_name]
    switched: dict[str, int] = {
        option.value: True for option in sorted(edition.options) if dice.random() < 0.5
    }
    if Option.TIME_LIMIT in switched:
        switched[Option.TIME_LIMIT] = 30
    options = convert(switched, Options)
    even = options.even_individual
    players = dice.choice(range(3, max(edition.players) + 2) if even else edition.players)
    return Setup(
        edition=edition.box,
        mode=edition.mode.value,
        seats=NAMES[:players],
        track=dice.choice(sorted(TRACKS)),
        deck="letters",
        themes=dice.choice(["few", "many"]),
        options=options,
        first=dice.choice([None, *range(players)]),
    )


def quick(setup: Setup) -> Setup:
    """The same with so few images that random play ends the game."""
    return replace(setup, deck="seven", track="short")


def uses_up(state: State, seat: Seat, move: Move) -> bool:
    """Whether a move spends a double although the seat need not."""
    if isinstance(move, Choose) and state.claimed_by != seat:
        return bool(move.double)
    return isinstance(move, ClaimDouble)


def is_left_to_people(_: State) -> bool:
    """Every question has a default answer."""
    return False


def is_shown(event: Any) -> bool:
    """Whether screens need time to show an event."""
    return isinstance(event, RoundScored)


def redraw(state: State, seat: Seat | None, dice: Random) -> State:
    """Another state that this seat must not be able to tell from the true one.

    Secret are: rankings that lie face down, and how many Double Up cards an opponent laid. A
    partner sees the common pool shrink.
    """
    if state.phase != "choosing":
        return state
    for other, choice in enumerate(state.choices):
        if choice is None or not choice.images or other == seat:
            continue
        deck = sorted(state.table.deck - set(state.retired[other]))
        images = dice.sample(deck, len(choice.images))
        doubles = len(choice.double)
        if state.table.doubling is Doubling.HIDDEN_CARDS and not _are_partners(state, seat, other):
            doubles = dice.randint(0, min(len(images), doubles + _unlaid(state, other)))
        redrawn = Ranking(tuple(images), tuple(dice.sample(images, doubles)))
        choices = (*state.choices[:other], redrawn, *state.choices[other + 1 :])
        state = replace(state, choices=choices)
    return state


def sound_alike(
    state: State, seat: Seat | None, mover: Seat | None, one: Move, other: Move
) -> bool:
    """Whether a seat must not be able to tell which of two moves a mover made."""
    if mover in (seat, None) or not isinstance(one, Choose) or not isinstance(other, Choose):
        return False
    cards = state.table.doubling is Doubling.HIDDEN_CARDS and _are_partners(state, seat, mover)
    return not cards or len(one.double) == len(other.double)


def _are_partners(state: State, seat: Seat | None, other: Seat | None) -> bool:
    return any(seat in side and other in side for side in state.table.sides)


def _unlaid(state: State, seat: Seat) -> int:
    """Double Up cards of a side that nobody has laid yet."""
    if seat == state.referent or state.playoff:
        return 0
    side = state.table.side_of[seat]
    laid = [ranking for member in state.table.sides[side] if (ranking := state.choices[member])]
    return state.doubles[side] - sum(len(ranking.double) for ranking in laid)


def secrets_are_out(events: tuple[Any, ...]) -> bool:
    """The round was revealed."""
    return any(isinstance(event, RoundScored) for event in events)


def is_offered(view: View, offers: Offers, move: Move) -> bool:
    """Whether a move is among what is offered, by a plain reading of the offers."""
    match move:
        case OpenTheme(number):
            return number in offers.open_theme
        case RollTheme():
            return offers.roll_theme
        case Choose(images, double):
            return offers.choose is not None and _fits(view, offers.choose, images, double)
        case Reopen():
            return offers.reopen
        case ClaimDouble():
            return offers.claim_double
        case TimeUp(number):
            return offers.time_up == number


def _fits(view: View, pick: Pick, images: tuple[str, ...], double: tuple[str, ...]) -> bool:
    return (
        len(images) == len(set(images)) == pick.images
        and set(images) <= set(view.table.images) - set(pick.retired)
        and pick.least_doubles <= len(double) == len(set(double)) <= pick.most_doubles
        and set(double) <= set(images)
    )


def bent_moves(view: View, dice: Random) -> Iterator[Move]:
    """Moves that are nearly right, one of each kind."""
    images = [*view.table.images, "nowhere", ""]
    laid = tuple(dice.choices(images, k=dice.randint(0, 7)))
    honest = tuple(dice.sample(view.table.images, dice.randint(1, 5)))
    yield OpenTheme(dice.randint(-2, 14))
    yield RollTheme()
    yield Choose(laid, tuple(dice.choices(images, k=dice.randint(0, 2))))
    yield Choose(honest, tuple(dice.choices(honest, k=dice.randint(0, 3))))
    yield Choose(honest)
    yield Reopen()
    yield ClaimDouble()
    yield TimeUp(view.round)
    yield TimeUp(dice.randint(0, 3))


def check(before: State, after: State) -> None:
    """Invariants of every step of every game."""
    table = after.table
    assert all(old <= new for old, new in zip(before.points, after.points, strict=True))
    assert all(0 <= new <= old for old, new in zip(before.doubles, after.doubles, strict=True))
    arrived = [side for side, points in enumerate(after.points) if points >= table.finish]
    assert after.finished or bool(after.playoff) == bool(arrived)
    assert set(after.winners) <= set(arrived)
    assert bool(after.winners) == after.finished == (after.ending is not None)
    assert after.rounds - before.rounds in (0, 1)


def golden_setup(edition_name: str) -> Setup:
    """A set-up for a golden game, with the options of its box."""
    edition = TABLES[edition_name]
    names = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")
    return Setup(
        edition=edition.box,
        mode=edition.mode.value,
        seats=names[: edition.players[0]],
        track="short",
        options=Options(double_up=Option.DOUBLE_UP in edition.options),
        first=0,
    )


def golden_move(view: View, offers: Offers, dice: Random) -> Move | None:
    """A player who likes only some images."""
    few = replace(view, table=replace(view.table, images=view.table.images[3:13]))
    move: Move | None = any_move("compatibility", few, offers, dice)
    return move


def interest(lines: list[bytes]) -> tuple[int, int]:
    """How interesting a record is: rare events first, then a good length."""
    text = b"".join(lines)
    rare = (b"playoff_called", b'"doubled":true', b'"reopened"', b"double_claimed", b'"shared"')
    return sum(word in text for word in rare), -abs(text.count(b"round_scored") - 5)
