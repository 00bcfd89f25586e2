"""No leak on the wire: bytes sent to a role do not depend on secrets of others.

Each game is played as usual, and then once more for every role. The second time, everything that
the role may know stays the same and everything else differs. The bytes sent to the role must not
change.
"""

import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from samewave.core import Chance, Seat
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.samegame.rules import INVENTED
from samewave.packs import Shelf
from tests.server.pages import Company, Guests, Role, serving

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")
PRINTED = {*Shelf().images("house"), *Shelf().objects("house"), *INVENTED}
SEED = 1996
Moment = tuple[int, float]
"""A moment: the round, and a time in it. A turn begins at its seat's number and takes half."""


class Night(NamedTuple):
    """A game up to a moment; secrets revealed at or after it can differ for all but one role."""

    role: Role
    until: Moment
    is_other: bool = True

    def hides(self, seat: Seat, comes_out: Moment) -> bool:
        return self.is_other and seat != self.role and comes_out >= self.until


class Luck(Chance):
    """The same random results, except for the secrets that are varied."""

    def __init__(self, night: Night) -> None:
        super().__init__(SEED)
        self._night = night

    def below(self, limit: int, *question: str | int) -> int:
        match question:
            case ("theme" | "die" | "die again", int(played)):
                hidden = self._night.hides(-1, (played, -1))
            case ("number", int(played), int(seat)):
                hidden = self._night.hides(seat, (played, seat + 0.5))
            case _:
                hidden = False
        return (super().below(limit, *question) + hidden) % limit

    def draw(self, items: Any, *question: str | int) -> Any:
        """Seat 1 gets one of the last two objects when it asks; nobody else gets them."""
        if question == ("swap",):
            return items[-2 if self._night.hides(1, (0, 1)) else -1]
        return super().draw(items, *question)

    def shuffle(self, items: Any, *question: str | int) -> tuple[Any, ...]:
        if question[0] != "objects":
            return super().shuffle(items, *question)
        mixed = list(super().shuffle(items[:-2], *question))
        for seat in range(len(NAMES)):
            if self._night.hides(seat, (int(question[1]), seat)):
                mixed[seat], mixed[-1 - seat] = mixed[-1 - seat], mixed[seat]
        return (*mixed, *items[-2:])


class Nights(NamedTuple):
    """Games on one server, one after the other, each with its own random results."""

    guests: Guests
    log: pytest.LogCaptureFixture
    spent: list[Night]

    async def spend(self, script: Any, settings: Any, players: int, night: Night) -> Company:
        self.spent.append(night)
        table = await Company.meet(self.guests, NAMES[:players], settings)
        await table.do(1, "say", text="Good evening")
        await table.react(1, "heart")
        await table.do(0, "start")
        await script(table, night, players)
        await table.settle()
        return table

    async def compare(self, script: Any, settings: Any, players: int, until: Moment) -> None:
        """Play two games that must look the same to each role; any difference is a leak."""
        usual = await self.spend(script, settings, players, Night("", until, is_other=False))
        for role in (*range(players), "screen"):
            night = Night(role, until)
            others = [seat for seat in range(players) if seat != role]
            if any(night.hides(seat, (until[0], seat + 0.5)) for seat in others):
                other = await self.spend(script, settings, players, night)
                assert any(usual.heard(seat) != other.heard(seat) for seat in others), "in vain"
                for one in set(usual.pages) - set(others):
                    assert usual.heard(one) == other.heard(one), f"{one} can tell"
                assert usual.web == other.web, "the web can tell"
        logged = set(re.findall(r"[\w-]+", self.log.text))
        assert {"GET", "socket", usual.code} <= logged
        assert not logged & (PRINTED | usual.tokens), "the log can tell"


@pytest.fixture
async def nights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Nights]:
    caplog.set_level(logging.DEBUG)
    spent: list[Night] = []
    monkeypatch.setattr("samewave.server.clock.Randomness.seed", lambda _: len(spent) - 1)
    for module in ("next_game", "evolve"):
        monkeypatch.setattr(
            f"samewave.server.tables.{module}.Chance", lambda seed: Luck(spent[seed])
        )
    async with serving(tmp_path) as guests:
        yield Nights(guests, caplog, spent)


async def play_compatibility(table: Company, night: Night, players: int) -> None:
    """Two rounds, the second one up to the last lock."""
    last = players - 1
    for number in range(2):
        opener = table.screen.view["openers"][0]
        rolls = table[opener].offers.get("roll_theme")
        theme = {"type": "roll_theme"} if rolls else {"type": "open_theme", "number": 4}
        await table.fail((opener + 1) % players, "say", text="\a")
        await table.do(last, "say", text=f"Round {number}")
        await table.do(opener, "play", move=theme)
        for seat in range(last):
            await lock_in(table, night, seat, number)
            if seat != number and table[seat].offers.get("claim_double"):
                await table.play(seat, "claim_double")
                await lock_in(table, night, seat, number)
        if number:
            await table.look_in(players)
        await table.play(0, "reopen")
        await table.fail(0, "say", text="Guess what I took back")
        await table.fail(0, "react", reaction="wow")
        await lock_in(table, night, last, number)
        if not number:
            await lock_in(table, night, 0, number)


async def lock_in(table: Company, night: Night, seat: Seat, number: int) -> None:
    """A player chooses images after some moves that are refused."""
    view, pick = table.screen.view, table[seat].offers["choose"]
    hidden = night.hides(seat, (number, 0))
    dice = Random(f"{seat} {number} {hidden}")
    deck = [image for image in view["table"]["images"][:16] if image not in pick["retired"]]
    images = dice.sample(deck, pick["images"])
    for image in images[: 1 + hidden]:
        await table.fumble(seat, "choose", images=[image] * len(images))
    partners = any({seat, night.role} <= set(side) for side in view["table"]["sides"])
    cards = min(pick["most_doubles"], 2 if hidden and not partners else 1)
    double = dice.sample(images, cards)
    await table.play(seat, "choose", again=True, images=images, double=double)


def compatibility(box: str, mode: str) -> Any:
    """Settings with every rule that hides or shows something."""
    offered = {"double_up": True, "retire_matched": True, "time_limit": 600}
    options = {name: on for name, on in offered.items() if name in EDITIONS[box, mode].options}
    setup = {"edition": box, "mode": mode, "options": options, "first": 0}
    return {"game": "compatibility", "setup": setup}


@pytest.mark.parametrize(("box", "mode"), EDITIONS)
async def test_rankings_are_secret_until_the_reveal(nights: Nights, box: str, mode: str) -> None:
    players = EDITIONS[box, mode].players[0]
    await nights.compare(play_compatibility, compatibility(box, mode), players, (1, 0))


async def play_samegame(table: Company, night: Night, players: int) -> None:
    """Play rounds and turns, up to the moment when the next secret is revealed."""
    for played in range(night.until[0] + 1):
        await write_clues(table, night, players, played)
        for seat in range(players):
            if night.until <= (played, seat):
                return await table.visit("onlooker")
            await table.play(seat, "begin_turn")
            if night.until <= (played, seat + 0.5):
                return await guess(table, night, players, seat)
            await point(table, players, seat, traps(table, played, seat)[0])
    return None


async def write_clues(table: Company, night: Night, players: int, played: int) -> None:
    """Everybody writes; in the first round one player asks for another object."""
    if not played:
        await table.play(1, "ask_swap")
        for seat in (0, *range(2, players)):
            await table.play(seat, "answer_swap", consent=True)
    for seat in range(players):
        if seat == players - 1 and night.until == (played, 0):
            await table.look_in(players)
        await write(table, night, seat, (played, seat))
    await table.fail(0, "say", text="It is not what you think")
    await table.do(players - 1, "say", text="What could it be?")


async def write(table: Company, night: Night, seat: Seat, comes_out: Moment) -> None:
    """Write a clue that no dictionary has, and overrule the warning."""
    hidden = night.hides(seat, comes_out)
    clue, *further = Random(f"{seat} {comes_out} {hidden}").sample(INVENTED, 2)
    for text in ("7", clue, *further[:hidden]):
        await table.fumble(seat, "write_clue", text=text)
    await table.play(seat, "write_clue", again=True, text=clue, anyway=True)


def traps(table: Company, played: int, seat: Seat) -> tuple[str, str]:
    """The cup with the trap of a seat, in the usual game and in the other one."""
    view = table.screen.view
    criteria = dict(zip(view["tokens"], view["table"]["criteria"], strict=True))
    number = Chance(SEED).draw(range(1, 7), "number", played, seat)
    return criteria[number], criteria[number % 6 + 1]


async def point(table: Company, players: int, active: Seat, criterion: str) -> None:
    """All guessers point at the same cup."""
    for seat in range(players):
        if seat != active:
            await table.play(seat, "point", criterion=criterion)


async def guess(table: Company, night: Night, players: int, active: Seat) -> None:
    """Play up to the trap or, if it comes first, to the clue that replaces a rejected one."""
    (played, time), guesser = night.until, (active + 1) % players
    await table.fail(active, "say", text="Cold!")
    if time < active + 0.5:
        while table.screen.view["phase"] == "guessing":
            await table.play(guesser, "reject_clue")
            guesser = (guesser + 1) % players
        await write(table, night, active, night.until)
        return await table.look_in(players)
    known = traps(table, played, active)
    one, other, *_ = [cup for cup in table.screen.view["table"]["criteria"] if cup not in known]
    await point(table, players, active, one)
    await table.fumble(guesser, "point", criterion=one)
    await table.look_in(players)
    await point(table, players, active, other)
    return await table.visit("onlooker")


SAMEGAME = {"game": "samegame", "setup": {"level": 1, "first": 0}}
MOMENTS = [(0, 0.0), (0, 0.25), (0, 0.5), (0, 1.5), (1, 0.0), (1, 0.5)]
"""When clues are written, replaced and guessed, in the first turns of the first rounds."""


@pytest.mark.parametrize("until", MOMENTS)
@pytest.mark.parametrize("players", [2, 4])
async def test_numbers_objects_and_clues_are_their_owners_until_their_turn(
    nights: Nights, players: int, until: Moment
) -> None:
    await nights.compare(play_samegame, SAMEGAME, players, until)
