"""The base of a game: what any game can do without saying so."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from samewave.core.bounds import Seat
from samewave.core.chance import Chance
from samewave.core.game import Change, Landmark
from samewave.core.practice import Lesson


class BaseGame:
    """Defaults for the members of `Game` that many games need not think about.

    A game still has to say: `name`, `info`, the types of set-up, state, moves, events, view, offers
    and summary, `start`, `offers`, `default_move`, `decide`, `evolve`, `view`, `mine`, `redact`,
    `question` and `summarize`. There is no default for `redact`, because it could tell a secret.

    The rest of the program relies on these fields:

    - a set-up has `seats`, the names of the players; the first event has `names`, too;
    - a state has `finished`, and `waiting_for`: the seats that must answer now;
    - a view has `seat`; `table`, which stays as it is for the whole game and has `names`; `phase`,
      which is "finished" when the game is over; and `waiting_for`;
    - offers may have `moves`, a tuple of whole moves. Then the default bot and the dice take one of
      them, and the terminal and the page show them as buttons and the view's fields as lines, so
      that a game can be played without a bot and a screen of its own.
    """

    lesson: Lesson | None = None
    hidden_type: Any = None

    def __init__(self, shelf: Any, /) -> None:
        self._shelf = shelf

    def prepare(self, _: Any, /) -> None:
        """Nothing has to be loaded."""

    def advance(self, _: Any, __: Chance, /) -> list[Any]:
        """The table does nothing by itself."""
        return []

    def change(self, _: Any, __: Any, /) -> Change | None:
        """Views are compared to find out."""
        return None

    def is_hushed(self, _: Any, __: Seat | None, /) -> bool:
        """Everybody may always talk."""
        return False

    def time_limit(self, _: Any, /) -> int | None:
        """The game itself has no clock."""
        return None

    def showing(self, _: Any, /) -> float:
        """Nothing takes time to be shown."""
        return 0.0

    def truth(self, state: Any, /) -> Any:
        """The whole state."""
        return state

    def tell(self, event: Any, _: Any, /) -> Iterator[str]:
        """The name of the event and its fields."""
        fields = msgspec.structs.asdict(event)
        said = ", ".join(f"{name} {value}" for name, value in fields.items())
        yield f"{type(event).__name__}: {said}" if said else type(event).__name__

    def hidden(self, _: Any, /) -> Any:
        """Everything can be seen by everybody."""
        return None

    def landmark(self, _: Any, __: Any, /) -> Landmark | None:
        """There is no place to jump to in a replay."""
        return None

    def events_without_stand_ins(
        self, happened: Iterable[tuple[Seat | None, Sequence[Any]]], /
    ) -> list[Any]:
        """A stand-in's moves say nothing that anybody would take for a person's mind."""
        return [event for _, events in happened for event in events]

    def dealt_offers(self, offers: Any, _: Any, __: Any, /) -> Any:
        """The same seed is enough for the same deal."""
        return offers

    def judge_dealt(self, _: Any, __: Seat | None, ___: Any, ____: Any, /) -> None:
        """No move leads away from the deal."""
