"""Compatibility: players rank images for a theme, and partners score for what they share."""

import msgspec

from samewave.core import BaseGame, Chance
from samewave.core.catalogue import (
    Choice,
    ComputedInfo,
    Field,
    GameInfo,
    Lesson,
    LessonInfo,
    Variant,
)
from samewave.games.compatibility import viewing
from samewave.games.compatibility.edition import (
    EDITIONS,
    FULL_HAND,
    HOUSE_RULES,
    OFFERED_TRACKS,
    TRACKS,
    Edition,
    Option,
)
from samewave.games.compatibility.events import Event, Move
from samewave.games.compatibility.evolve import evolve, renamed
from samewave.games.compatibility.lesson import LESSON
from samewave.games.compatibility.narration import (
    CompatibilitySummary,
    OpenRankings,
    dealt_offers,
    events_without_stand_ins,
    hidden,
    judge_dealt,
    landmark,
    narrate,
    open_state,
    summarize,
)
from samewave.games.compatibility.rules import advance, decide, default_move
from samewave.games.compatibility.setup import Setup, judge, players_allowed
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import SECONDS, Offers, View

NAME = "compatibility"
TIMES = (30, 60, 90, 120, 180)
"""The time limits that a lobby offers; any number in `TIME_LIMITS` is accepted."""

_BOXES = {
    "2016": Choice("2016", "2016 edition", "40 images, no x2 tokens."),
    "2010": Choice("2010", "2010 edition", "40 images, one x2 token each."),
    "1996": Choice("1996", "1996 edition", "52 images, a die for the theme."),
}
_MODES = {
    "teams": Choice("teams", "Pairs", "Match your partner."),
    "individual": Choice("individual", "Solo", "Each round, all match one player."),
    "trios": Choice("trios", "Two trios", "All three have to match."),
    "duo": Choice("duo", "Just you two", "Two against the track."),
}
_TRACKS = {"brisk": "Short", "standard": "Standard", "long": "Long"}
_Length = tuple[int, int]
_LENGTHS: dict[tuple[str, str], dict[int, tuple[_Length, _Length, _Length]]] = {
    ("2016", "teams"): {
        4: ((5, 11), (13, 27), (14, 31)),
        6: ((5, 11), (12, 26), (14, 31)),
        8: ((5, 11), (11, 25), (13, 30)),
    },
    ("2016", "individual"): {
        3: ((5, 12), (11, 24), (13, 29)),
        4: ((5, 12), (10, 23), (12, 28)),
        5: ((5, 12), (10, 22), (12, 28)),
        6: ((5, 12), (10, 22), (12, 28)),
        7: ((5, 12), (10, 22), (12, 28)),
        8: ((5, 12), (9, 22), (12, 28)),
    },
    ("2016", "trios"): {6: ((5, 11), (41, 73), (30, 64))},
    ("2016", "duo"): {2: ((5, 10), (16, 29), (16, 33))},
    ("2010", "teams"): {
        4: ((5, 11), (13, 26), (14, 31)),
        6: ((5, 11), (12, 25), (13, 30)),
        8: ((5, 11), (11, 24), (13, 30)),
    },
    ("2010", "individual"): {
        3: ((5, 12), (11, 23), (13, 29)),
        4: ((5, 12), (10, 22), (12, 28)),
        5: ((5, 12), (10, 22), (12, 27)),
        6: ((5, 12), (9, 21), (12, 27)),
        7: ((5, 12), (9, 21), (12, 27)),
        8: ((5, 12), (9, 21), (11, 28)),
    },
    ("2010", "duo"): {2: ((5, 10), (15, 29), (15, 33))},
    ("1996", "teams"): {
        4: ((5, 11), (15, 30), (16, 36)),
        6: ((5, 11), (13, 30), (15, 36)),
    },
    ("1996", "individual"): {
        3: ((5, 12), (16, 37), (21, 47)),
        4: ((5, 12), (14, 33), (18, 42)),
        5: ((5, 12), (13, 30), (17, 39)),
        6: ((5, 12), (12, 29), (16, 38)),
    },
    ("1996", "duo"): {2: ((5, 11), (18, 33), (18, 37))},
}
"""By variant and number of players, the rounds and minutes of a usual game on each offered track
(docs/balance.md)."""
_OPTIONS = {
    Option.DOUBLE_UP: ("Double Up", "Secretly double a direct match."),
    Option.RANDOM_TEAMS: ("Random teams", "Teams are drawn at random."),
    Option.EVEN_INDIVIDUAL: ("Solo with any number", "Solo with 4, 6 or 8 too."),
    Option.RETIRE_MATCHED: ("Match only once", "Use a matched image only once."),
    Option.TIME_LIMIT: ("Time limit", "Seconds to pick images."),
}


def _named(value: str, known: dict[str, Choice]) -> Choice:
    """The choice for a value; a value without texts is shown by its name."""
    return known.get(value) or Choice(value, value)


def _track(name: str) -> Choice:
    """A track; its rounds and minutes are 0 until a variant and its players are known."""
    return Choice(name, _TRACKS.get(name, name), facts={"rounds": 0, "minutes": 0})


def _lengths(edition: Edition) -> dict[str, dict[str, dict[str, int]]]:
    """By track and number of players: the rounds and minutes of a usual game; 0 if not known."""
    known = _LENGTHS.get((edition.box, edition.mode.value), {})
    counts = players_allowed(edition, Option.EVEN_INDIVIDUAL in edition.options)

    def length(track: str, players: int) -> dict[str, int]:
        lengths = dict(zip(OFFERED_TRACKS, known.get(players, ()), strict=False))
        rounds, minutes = lengths.get(track, (0, 0))
        return {"rounds": rounds, "minutes": minutes}

    return {track: {str(each): length(track, each) for each in counts} for track in TRACKS}


def _option(option: Option) -> Field:
    title, line = _OPTIONS[option]
    is_time = option is Option.TIME_LIMIT
    return Field(
        name=option.value,
        title=title,
        kind="seconds" if is_time else "flag",
        default=None if is_time else False,
        choices=tuple(Choice(each, f"{each} seconds") for each in TIMES) if is_time else (),
        line=line,
        within="options",
        is_house_rule=option in HOUSE_RULES,
    )


def _variant(edition: Edition) -> Variant:
    facts = msgspec.to_builtins(edition)
    for name in ("box", "mode", "house", "players", "team_size", "seating", "options"):
        del facts[name]
    more = (option for option in edition.options if option is Option.EVEN_INDIVIDUAL)
    return Variant(
        setup={"edition": edition.box, "mode": edition.mode.value},
        players=edition.players,
        team_size=edition.team_size,
        seating=edition.seating.value,
        options=tuple(option.value for option in Option if option in edition.options),
        players_with={option.value: tuple(players_allowed(edition, True)) for option in more},
        is_house_rule=edition.house,
        facts=facts | {"full_hand": FULL_HAND, "track": _lengths(edition)},
    )


def info() -> GameInfo:
    """How the game is offered, with every listed edition."""
    return GameInfo(
        name=NAME,
        title="Compatibility",
        line="Pick the images your partner will pick.",
        fields=(
            Field(
                "edition",
                "Edition",
                "one",
                "2016",
                tuple(_named(box, _BOXES) for box in dict.fromkeys(box for box, _ in EDITIONS)),
                line="Which edition you play.",
            ),
            Field(
                "mode",
                "Teams",
                "one",
                "teams",
                tuple(_named(mode, _MODES) for mode in dict.fromkeys(mode for _, mode in EDITIONS)),
                line="Who plays with whom.",
            ),
            Field(
                "track",
                "Track",
                "one",
                OFFERED_TRACKS[0],
                tuple(map(_track, OFFERED_TRACKS)),
                "How long the track is.",
            ),
            Field("deck", "Images", "pack", "house", holds="images"),
            Field("themes", "Themes", "pack", "house", holds="themes"),
            Field("for_children", "For children", "flag", False, line="Leaves out some themes."),
            *map(_option, Option),
        ),
        variants=tuple(map(_variant, EDITIONS.values())),
        lesson=LessonInfo(LESSON.seats, LESSON.learner),
        seconds=SECONDS,
    )


class Compatibility(BaseGame):
    """The game, with the packs on a shelf."""

    name = NAME
    info = ComputedInfo(info)
    summary_type = CompatibilitySummary
    lesson: Lesson | None = LESSON
    setup_type = Setup
    state_type = State
    hidden_type = OpenRankings
    move_type = Move
    event_type = Event
    view_type = View
    offers_type = Offers

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        return [judge(setup, self._shelf, chance)]

    offers = staticmethod(viewing.offers)
    default_move = staticmethod(default_move)
    decide = staticmethod(decide)
    advance = staticmethod(advance)
    evolve = staticmethod(evolve)
    question = staticmethod(viewing.question)
    time_limit = staticmethod(viewing.time_limit)
    showing = staticmethod(viewing.showing)
    view = staticmethod(viewing.view)
    seat_fields = staticmethod(viewing.seat_fields)
    public_diff = staticmethod(viewing.public_diff)
    redact = staticmethod(viewing.redact)
    is_muted = staticmethod(viewing.is_muted)
    renamed = staticmethod(renamed)
    open_state = staticmethod(open_state)
    narrate = staticmethod(narrate)
    hidden = staticmethod(hidden)
    landmark = staticmethod(landmark)
    summarize = staticmethod(summarize)
    events_without_stand_ins = staticmethod(events_without_stand_ins)
    dealt_offers = staticmethod(dealt_offers)
    judge_dealt = staticmethod(judge_dealt)
