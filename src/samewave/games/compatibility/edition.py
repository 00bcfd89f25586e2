"""Editions: each box and mode of Compatibility as one value, with the options and tracks."""

from enum import StrEnum

from msgspec.structs import replace

from samewave.core import Value
from samewave.core.values import Amount


class Mode(StrEnum):
    """How the players form sides."""

    TEAMS = "teams"
    INDIVIDUAL = "individual"
    TRIOS = "trios"
    DUO = "duo"


class Naming(StrEnum):
    """Where the number of the theme comes from."""

    CALLED = "called"
    ROLLED = "rolled"


class Opening(StrEnum):
    """Whether single players or teams open the theme of a round in turn."""

    PLAYERS_IN_TURN = "players_in_turn"
    TEAMS_IN_TURN = "teams_in_turn"


class Referent(StrEnum):
    """How the referent, whom all others try to match, scores."""

    NONE = "none"
    SCORES_AS_THE_BEST = "scores_as_the_best"
    SCORES_NOTHING = "scores_nothing"


class Doubling(StrEnum):
    """The ways to double a direct match."""

    NONE = "none"
    CLAIMED_TOKEN = "claimed_token"
    HIDDEN_CARDS = "hidden_cards"


class Tie(StrEnum):
    """The tie-break when several sides arrive in the same round."""

    LARGEST_OVERSHOOT = "largest_overshoot"
    MOST_TOKENS_LEFT = "most_tokens_left"
    PLAYOFF = "playoff"


class Seating(StrEnum):
    """How the members of a team sit."""

    ANYHOW = "anyhow"
    FACE_TO_FACE = "face_to_face"
    ALTERNATING = "alternating"


class Reveal(StrEnum):
    """The order in which the chosen images are turned over."""

    CARD_BY_CARD = "card_by_card"
    TEAM_BY_TEAM = "team_by_team"


FULL_HAND = 5
"""Images to pick on the start space, as the referent and in playoffs. No space asks for more."""


class Option(StrEnum):
    """A rule that the host may switch on where the edition offers it."""

    DOUBLE_UP = "double_up"
    RANDOM_TEAMS = "random_teams"
    EVEN_INDIVIDUAL = "even_individual"
    RETIRE_MATCHED = "retire_matched"
    TIME_LIMIT = "time_limit"


HOUSE_RULES = frozenset({Option.EVEN_INDIVIDUAL, Option.RETIRE_MATCHED, Option.TIME_LIMIT})
"""Options that are our own and in no box."""

TIME_LIMITS = range(10, 601)
"""The seconds for choosing that a host may set."""


class Options(Value, frozen=True, omit_defaults=True):
    """The options of one table; the fields have the names of the options."""

    double_up: bool = False
    random_teams: bool = False
    even_individual: bool = False
    retire_matched: bool = False
    time_limit: Amount | None = None

    def switched_on(self) -> frozenset[Option]:
        return frozenset(option for option in Option if getattr(self, option.value))


class Edition(Value, frozen=True, kw_only=True):
    """The rules of one box in one mode."""

    box: str
    mode: Mode
    house: bool = False
    players: tuple[int, ...]
    team_size: int = 1
    seating: Seating = Seating.ANYHOW
    joined_pawns: bool = False
    pawns: tuple[str, ...] = ()
    images: int
    theme_cards: int
    themes_on_a_card: int
    theme_stacks: int = 1
    naming: Naming = Naming.CALLED
    opening: Opening = Opening.PLAYERS_IN_TURN
    direct: int = 3
    indirect: int = 2
    referent: Referent = Referent.NONE
    referent_full_hand: bool = False
    doubling: Doubling = Doubling.NONE
    doubles: int = 0
    tie: Tie
    reveal: Reveal = Reveal.CARD_BY_CARD
    options: frozenset[Option] = frozenset({Option.RETIRE_MATCHED, Option.TIME_LIMIT})

    @property
    def doubling_is_optional(self) -> bool:
        return Option.DOUBLE_UP in self.options


def house_rules(edition: Edition, options: Options) -> tuple[str, ...]:
    """The rules in force at a table that are in no box."""
    mode = (edition.mode.value,) if edition.house else ()
    return (*mode, *sorted(option.value for option in options.switched_on() & HOUSE_RULES))


TEAMS_2016 = Edition(
    box="2016",
    mode=Mode.TEAMS,
    players=(4, 6, 8),
    team_size=2,
    seating=Seating.FACE_TO_FACE,
    images=40,
    theme_cards=25,
    themes_on_a_card=12,
    tie=Tie.LARGEST_OVERSHOOT,
)
INDIVIDUAL_2016 = Edition(
    box="2016",
    mode=Mode.INDIVIDUAL,
    players=(3, 5, 7),
    images=40,
    theme_cards=25,
    themes_on_a_card=12,
    referent=Referent.SCORES_AS_THE_BEST,
    tie=Tie.LARGEST_OVERSHOOT,
    options=TEAMS_2016.options | {Option.EVEN_INDIVIDUAL},
)
TRIOS_2016 = replace(
    TEAMS_2016,
    mode=Mode.TRIOS,
    players=(6,),
    team_size=3,
    seating=Seating.ALTERNATING,
    direct=4,
)
TEAMS_2010 = replace(
    TEAMS_2016,
    box="2010",
    joined_pawns=True,
    theme_cards=100,
    themes_on_a_card=6,
    doubling=Doubling.CLAIMED_TOKEN,
    doubles=1,
    tie=Tie.MOST_TOKENS_LEFT,
)
INDIVIDUAL_2010 = replace(
    INDIVIDUAL_2016,
    box="2010",
    theme_cards=100,
    themes_on_a_card=6,
    doubling=Doubling.CLAIMED_TOKEN,
    doubles=1,
    tie=Tie.MOST_TOKENS_LEFT,
)
TEAMS_1996 = Edition(
    box="1996",
    mode=Mode.TEAMS,
    players=(4, 6),
    team_size=2,
    seating=Seating.FACE_TO_FACE,
    joined_pawns=True,
    pawns=("red/white", "blue/yellow", "green/purple"),
    images=52,
    theme_cards=100,
    themes_on_a_card=6,
    theme_stacks=2,
    naming=Naming.ROLLED,
    opening=Opening.TEAMS_IN_TURN,
    doubling=Doubling.HIDDEN_CARDS,
    doubles=3,
    tie=Tie.PLAYOFF,
    reveal=Reveal.TEAM_BY_TEAM,
    options=TEAMS_2016.options | {Option.DOUBLE_UP, Option.RANDOM_TEAMS},
)
INDIVIDUAL_1996 = replace(
    TEAMS_1996,
    mode=Mode.INDIVIDUAL,
    players=(3, 4, 5, 6),
    team_size=1,
    seating=Seating.ANYHOW,
    joined_pawns=False,
    pawns=("red", "white", "yellow", "blue", "purple", "green"),
    opening=Opening.PLAYERS_IN_TURN,
    referent=Referent.SCORES_NOTHING,
    referent_full_hand=True,
    doubles=2,
    reveal=Reveal.CARD_BY_CARD,
    options=TEAMS_2016.options | {Option.DOUBLE_UP},
)


def _duo(teams: Edition) -> Edition:
    """Our own mode for two: one pair against the track."""
    return replace(
        teams,
        mode=Mode.DUO,
        house=True,
        players=(2,),
        options=teams.options - {Option.RANDOM_TEAMS},
    )


EDITIONS = {
    (edition.box, edition.mode.value): edition
    for edition in (
        TEAMS_2016,
        INDIVIDUAL_2016,
        TRIOS_2016,
        TEAMS_2010,
        INDIVIDUAL_2010,
        TEAMS_1996,
        INDIVIDUAL_1996,
        _duo(TEAMS_2016),
        _duo(TEAMS_2010),
        _duo(TEAMS_1996),
    )
}
"""The only list: an edition in it is offered, documented and tested against every law."""

# `standard` begins like the board that players describe. The others are balanced by simulation
# (docs/balance.md): a pair that shares 1.8 images of 5 needs 5 to 7 rounds for `short`, and 12 to
# 16 for `long`. `short` is too short for many players. It stays for records.
BRISK = "brisk"
"""The default track, on which every table plays four to six rounds."""
TRACKS: dict[str, tuple[int, ...]] = {
    BRISK: (5, 5, 4, 5, 5, 5, 4, 5, 3, 5, 5, 4, 5, 4, 5, 3, 4, 4, 2, 5, 1, 4, 2, 3, 2),
    "short": (5, 5, 5, 4, 5, 4, 5, 5, 3, 4, 5, 4, 2, 3, 1),
    "standard": (
        *(5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 4, 5, 4, 5, 3, 4, 4, 4, 5, 5, 5, 5, 3, 2, 4),
        *(3, 4, 2, 3, 1, 3, 2, 3, 1, 2),
    ),
    "long": (
        *(5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 3, 5, 4, 3, 4, 4),
        *(4, 5, 4, 4, 4, 5, 4, 5, 5, 4, 5, 4, 5, 5, 5, 4, 3, 5, 3, 5, 4, 2, 4, 4, 4),
    ),
}
"""The images that each space asks for. Space 0 is the start; the finish comes after the last."""
OFFERED_TRACKS = (BRISK, "standard", "long")
"""The tracks that a host can choose; the first is the default."""
BRISK_OF_MODE: dict[Mode, tuple[int, ...]] = {
    Mode.TRIOS: (5, 5, 5, 5, 5, 4, 5, 5, 4, 5, 5, 4),
    Mode.DUO: (5, 5, 5, 4, 5, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 4),
}
"""The default track of the modes that have their own. Where all three must share an image, low
numbers would bring a game to a halt; a duo has no rivals who could end the game earlier."""
BRISK_SPACES: dict[tuple[str, Mode], dict[int, int]] = {
    ("2016", Mode.TEAMS): {4: 16, 6: 18, 8: 20},
    ("2010", Mode.TEAMS): {4: 18, 6: 20, 8: 21},
    ("1996", Mode.TEAMS): {4: 15, 6: 16},
    ("2016", Mode.INDIVIDUAL): {3: 18, 5: 22, 7: 24},
    ("2010", Mode.INDIVIDUAL): {3: 18, 5: 22, 7: 24},
    ("1996", Mode.INDIVIDUAL): {3: 13, 4: 15, 5: 16, 6: 18},
}
"""How many of the last spaces of the default track are played with so many players or more. The
more players, the sooner the first of them arrives."""


def track_of(edition: Edition, name: str, players: int) -> tuple[int, ...]:
    """The track of that name for an edition and a number of players."""
    if name != BRISK:
        return TRACKS[name]
    track = BRISK_OF_MODE.get(edition.mode, TRACKS[BRISK])
    spaces = BRISK_SPACES.get((edition.box, edition.mode), {})
    played = [number for least, number in spaces.items() if least <= players]
    return track[-max(played, default=len(track)) :]
