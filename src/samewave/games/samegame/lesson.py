"""The lesson of The Same Game: a first round with prepared clues."""

from collections.abc import Iterator

from samewave.core import Seat
from samewave.core.catalogue import Cue, Hint, Hints, Lesson
from samewave.games.samegame.events import AnswerSwap, BeginTurn, Point, WriteClue
from samewave.games.samegame.setup import Setup
from samewave.games.samegame.view import Offers, TurnView, View

SEED = 106
LEARNER = 0
CLUES = {
    "tennis_racket": {
        "en": "pillow",
        "fr": "oreiller",
        "de": "Kissen",
        "es": "almohada",
        "it": "cuscino",
    },
    "space_rocket": {"en": "canoe", "fr": "canoë", "de": "Kanu", "es": "canoa", "it": "canoa"},
    "surfboard": {
        "en": "toothbrush",
        "fr": "brosse à dents",
        "de": "Zahnbürste",
        "es": "cepillo de dientes",
        "it": "spazzolino",
    },
}
"""The object of each seat, with a clue that is like it in one criterion only."""

DIFFER = {
    "tennis_racket": ("movement", "intended_use", "material", "price", "number_in_the_world"),
    "space_rocket": ("length", "price", "number_in_the_world", "material", "movement"),
    "surfboard": ("intended_use", "length", "price", "movement", "number_in_the_world"),
}
"""The criteria in which each object and its clue clearly differ, the clearest first."""

NAMED = 2
"""How many cups the hints name in the first turn of another player; then the learner decides."""


def set_up(names: tuple[str, ...], language: str) -> Setup:
    return Setup(level=1, seats=names, language=language, first=LEARNER)


def script(view: View, offers: Offers) -> Cue | None:
    """The moves of the other players in the first round, while it follows the lesson."""
    if view.round > 1 or view.seat is None or view.mine is None:
        return None
    if offers.answer_swap:
        return (AnswerSwap(consent=True),)
    if offers.begin_turn:
        return (BeginTurn(),)
    if offers.write_clue and not offers.sent_back:
        return _write(view.mine.object, view) if view.mine.clue is None else ()
    if offers.point and view.turn:
        return _point(view, view.turn, view.seat)
    return None


def _write(card: str, view: View) -> Cue | None:
    clue = _clue(card, view)
    return None if clue is None else (WriteClue(clue, anyway=True),)


def _point(view: View, turn: TurnView, seat: Seat) -> Cue | None:
    if not _differences(view, turn):
        return None
    finger, learners = view.seats[seat].finger, view.seats[LEARNER].finger
    wanted = _next_difference(view, turn)
    if turn.seat != LEARNER and not _is_guided(view, turn):
        wanted = learners  # the learner decides, for better or worse
    elif learners in _differences(view, turn):
        wanted = learners
    elif finger is None and seat == 2 and not turn.lifted:
        wanted = _differences(view, turn)[1]  # so that the group has to agree
    return () if wanted in (None, finger) else (Point(wanted),)


def hints(view: View, offers: Offers) -> Hints:
    """The hints for the learner now."""
    if view.seat is None or view.mine is None:
        return ()
    if view.round == 1:
        return (*_last_turn(view), *_first_round(view, offers, view.seat))
    if len(view.turns) == len(view.seats) and view.phase == "writing" and not view.mine.clue:
        medals = {result.value: least for result, least in view.table.medals}
        goal = {"finish": view.table.finish, **medals}
        return (*_last_turn(view), Hint("practice_medals", goal))
    return ()


def _first_round(view: View, offers: Offers, seat: Seat) -> Iterator[Hint]:
    match view.phase:
        case "writing" | "rewriting":
            yield from _writing(view, offers)
        case "ready" if offers.begin_turn:
            yield Hint("practice_begin_turn", {}, BeginTurn())
        case "ready":
            yield Hint("practice_other_begins", {"seat": view.active})
        case "guessing" if view.turn and seat == view.active:
            yield from _watching(view, view.turn)
        case "guessing" if view.turn:
            yield from _guessing(view, view.turn, seat)


def _writing(view: View, offers: Offers) -> Iterator[Hint]:
    assert view.mine is not None, "a learner has a seat"
    mine = view.mine
    if offers.answer_swap:
        yield Hint("practice_answer_swap", {"seat": view.swap_asked_by}, AnswerSwap(consent=True))
    elif not offers.write_clue:
        yield Hint("practice_swap_asked")
    elif mine.clue is not None and not offers.sent_back:
        yield Hint("practice_written")
    else:
        yield Hint(
            "practice_trap",
            {"object": mine.object, "number": mine.number, "criterion": mine.trap},
        )
        yield Hint("practice_clue", {"object": mine.object, "criterion": mine.trap})
        clue = _clue(mine.object, view)
        if clue and clue not in offers.sent_back:
            yield Hint("practice_try", {"clue": clue}, WriteClue(clue))
        if offers.ask_swap:
            yield Hint("practice_swap")


def _watching(view: View, turn: TurnView) -> Iterator[Hint]:
    assert view.mine is not None, "a learner has a seat"
    if len(turn.lifted) == 0:
        yield Hint("practice_be_silent", {"criterion": view.mine.trap})
        return
    yield _cup(turn)
    if len(turn.lifted) == 1:
        yield Hint("practice_agreement")


def _guessing(view: View, turn: TurnView, seat: Seat) -> Iterator[Hint]:
    finger = view.seats[seat].finger
    wanted = _next_difference(view, turn) if _is_guided(view, turn) else None
    if finger is not None:
        yield Hint("practice_agreement")
    elif turn.lifted:
        yield _cup(turn)
    else:
        yield Hint("practice_guess", {"object": turn.object, "clue": turn.clue, "seat": turn.seat})
    if wanted is not None and finger != wanted:
        yield Hint("practice_point", {"criterion": wanted}, Point(wanted))
    elif finger is None:
        yield Hint("practice_point_freely")


def _cup(turn: TurnView) -> Hint:
    return Hint("practice_cup", {"criterion": turn.lifted[-1], "value": turn.value})


def _last_turn(view: View) -> Iterator[Hint]:
    """The value of the turn that has just ended, until the next one begins."""
    if not view.turns or view.phase not in ("ready", "writing", "between"):
        return
    turn = view.turns[-1]
    code = "practice_trapped" if turn.trapped else "practice_found"
    yield Hint(
        code,
        {"criterion": turn.trap, "seat": turn.seat, "value": turn.value, "score": view.score},
    )


def _clue(card: str, view: View) -> str | None:
    return CLUES.get(card, {}).get(view.table.languages[0])


def _differences(view: View, turn: TurnView) -> tuple[str, ...]:
    """The criteria in which the shown object and clue differ, if they are the lesson's."""
    clue = _clue(turn.object, view)
    known = clue is not None and clue.casefold() == turn.clue.casefold()
    return DIFFER[turn.object] if known else ()


def _is_guided(view: View, turn: TurnView) -> bool:
    """Whether the hints name the next cup. Later the learner has to think, and may be trapped."""
    return len(view.turns) == 1 and len(turn.lifted) < NAMED


def _next_difference(view: View, turn: TurnView) -> str | None:
    return next((one for one in _differences(view, turn) if one not in turn.lifted), None)


LESSON = Lesson("samegame", SEED, len(CLUES), LEARNER, set_up, hints, script)
