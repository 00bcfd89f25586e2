"""Today's theme: one theme and one hand of images a day, the same for everybody.

Pure rules: which cards a day has, when it can be answered, and how answers become figures. The
figures come from running sums, never from all answers, so they cost the same for ten people and for
a million.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from struct import Struct
from typing import TypeAlias

from samewave.affinity import Tally
from samewave.affinity.digest import digest_rounds
from samewave.affinity.residuals import Choices, RevealedRounds, theme_pull_of
from samewave.core import Chance, Refused, Value
from samewave.core.languages import ByLanguage
from samewave.core.values import Key, LogValue, Row, Text, ThemeCard
from samewave.games.compatibility.edition import EDITIONS, TEAMS_2016, Options
from samewave.games.compatibility.events import GameStarted
from samewave.games.compatibility.state import Theme
from samewave.packs import Shelf
from samewave.packs.pack import Pack

HAND = 40
"""Images of a day."""
PICK = 5
"""Images that a person ranks."""
DIRECT, INDIRECT = 3, 2
"""Points for the same image in the same place, and elsewhere, as in Compatibility."""
DAY = 86_400
GRACE = 3_600
"""Seconds after midnight in which a page that was left open can still answer its own day."""
PRACTICE_DAYS = 7
"""Earlier days that can be played without counting."""

Day: TypeAlias = int
"""A day by UTC, as the number of days since 1 January 1970."""
_EPOCH = date(1970, 1, 1).toordinal()


def day_at(now: float) -> Day:
    """The day of a time in seconds since 1970."""
    return int(now // DAY)


def day_called(name: str) -> Day:
    """The day of a date such as 2026-11-18, or Refused."""
    try:
        return date.fromisoformat(name).toordinal() - _EPOCH
    except ValueError:
        raise Refused("no_such_day", day=name) from None


def name_of(day: Day) -> str:
    """The date of a day, such as 2026-11-18."""
    return date.fromordinal(day + _EPOCH).isoformat()


def ends_at(day: Day) -> int:
    """Midnight UTC at the end of a day, in seconds since 1970."""
    return (day + 1) * DAY


def is_open(day: Day, now: float) -> bool:
    """Whether a day can be answered, and answers changed."""
    return day <= day_at(now) and now < ends_at(day) + GRACE


def is_final(day: Day, now: float) -> bool:
    """Whether nothing can change the result of a day any more."""
    return now >= ends_at(day) + GRACE


def is_for_practice(day: Day, now: float) -> bool:
    return is_final(day, now) and day >= day_at(now) - PRACTICE_DAYS


class DayCards(LogValue, frozen=True):
    """The theme and the hand of a day.

    They are stored with the first answer, so that a day keeps its cards when a pack changes.
    """

    theme: ThemeCard
    texts: ByLanguage[Text]
    images: Row[Key]


@lru_cache(maxsize=16)
def cards_of(day: Day, pack: Pack) -> DayCards:
    """The cards of a day: a function of the date and the pack alone.

    Every theme comes once before one comes again. Adult themes are left out, and idioms, because
    people of all languages are compared.
    """
    themes = list(_themes(pack))
    cycle, place = divmod(day, len(themes))
    theme, texts = Chance(cycle).shuffle(themes, "days", pack.id)[place]
    images = Chance(day).shuffle([image.id for image in pack.images], "day", pack.id)
    return DayCards(theme, texts, images[:HAND])


def _themes(pack: Pack) -> Iterator[tuple[ThemeCard, ByLanguage[Text]]]:
    """All themes with their places, in the order in which a shelf counts them."""
    counted: dict[int, int] = {}
    for box in pack.themes:
        first = counted.get(box.themes_on_a_card, 0)
        for card, themes in enumerate(box.cards, first):
            for number, theme in enumerate(themes, 1):
                if not theme.adult and theme.suits(for_children=False, several_languages=True):
                    yield ThemeCard(pack.id, box.themes_on_a_card, card, number), theme.texts
        counted[box.themes_on_a_card] = first + len(box.cards)


class DayAnswer(Value, frozen=True):
    """Five images, the strongest first, and a guess: the image that most people put first."""

    ranking: Row[Key]
    guess: Key | None = None


_NO_GUESS = 255


def judge(cards: DayCards, answer: DayAnswer) -> bytes:
    """The answer as it is stored: five places in the hand, and that of the guess. Or Refused."""
    ranking, needed = answer.ranking, min(PICK, len(cards.images))
    if len(ranking) != needed:
        raise Refused("wrong_number_of_images", images=len(ranking), needed=needed)
    for image in (*ranking, answer.guess):
        if image is not None and image not in cards.images:
            raise Refused("unknown_image", image=image)
    for place, image in enumerate(ranking):
        if image in ranking[:place]:
            raise Refused("image_twice", image=image)
    guess = _NO_GUESS if answer.guess is None else cards.images.index(answer.guess)
    return bytes([*map(cards.images.index, ranking), guess])


def read_answer(cards: DayCards, stored: bytes) -> DayAnswer:
    """The opposite of `judge`."""
    *ranking, guess = stored
    images = cards.images
    return DayAnswer(
        tuple(images[place] for place in ranking), None if guess == _NO_GUESS else images[guess]
    )


_SUMS = Struct(f"<{1 + HAND * (PICK + 1)}I")
_Counts: TypeAlias = tuple[int, ...]


class DaySums(Value, frozen=True):
    """The running sums of a day's answers. Their size does not depend on the number of answers.

    `placed` has for each image of the hand how many people put it on each place, `guessed` how many
    think that most people put it first.
    """

    answers: int = 0
    placed: _Counts = (0,) * (HAND * PICK)
    guessed: _Counts = (0,) * HAND

    def encode(self) -> bytes:
        return _SUMS.pack(self.answers, *self.placed, *self.guessed)

    def on_place(self, image: int, place: int) -> int:
        return self.placed[image * PICK + place]

    def chosen(self, image: int) -> int:
        """How many people chose an image, on any place."""
        return sum(self.placed[image * PICK : (image + 1) * PICK])


def read_sums(stored: bytes) -> DaySums:
    counts = _SUMS.unpack(stored)
    split = 1 + HAND * PICK
    return DaySums(counts[0], counts[1:split], counts[split:])


def added(parts: Sequence[bytes]) -> DaySums:
    """The sums of a day from its stored parts: a busy database keeps several for each day."""
    if len(parts) == 1:
        return read_sums(parts[0])
    counts = [sum(column) for column in zip(*map(_SUMS.unpack, parts), strict=True)]
    return read_sums(_SUMS.pack(*counts)) if counts else DaySums()


def changed_sums(stored: bytes | None, before: bytes | None, after: bytes | None) -> bytes:
    """Stored sums after somebody's answer has changed; None is no answer."""
    counts = list(_SUMS.unpack(stored)) if stored else [0] * (1 + HAND * (PICK + 1))
    for answer, step in ((before, -1), (after, 1)):
        if answer is None:
            continue
        counts[0] += step
        *ranking, guess = answer
        for place, image in enumerate(ranking):
            counts[1 + image * PICK + place] += step
        if guess != _NO_GUESS:
            counts[1 + HAND * PICK + guess] += step
    return _SUMS.pack(*counts)


class ImageCount(Value, frozen=True):
    """How many people chose an image."""

    image: Key
    people: int


class DayResult(Value, frozen=True):
    """The result so far, as somebody with an answer sees it.

    `yours` has for each image of the own ranking how many people chose it. `likeness` is the mean
    of the points with everybody else, times ten. `first` is the image that most others put first;
    if several are level, the guessed one. They are None without others or without a guess.
    """

    answers: int
    top: tuple[ImageCount, ...]
    yours: tuple[int, ...]
    likeness: int | None = None
    first: ImageCount | None = None
    guess_holds: bool | None = None


def top_images(cards: DayCards, sums: DaySums) -> tuple[ImageCount, ...]:
    """The most chosen images; if level, those on better places first."""

    def rank(image: int) -> tuple[int, ...]:
        places = (-sums.on_place(image, place) for place in range(PICK))
        return (-sums.chosen(image), *places, image)

    best = sorted(range(len(cards.images)), key=rank)[:PICK]
    found = (ImageCount(cards.images[image], sums.chosen(image)) for image in best)
    return tuple(each for each in found if each.people)


def result_of(cards: DayCards, sums: DaySums, own: bytes, *, counted: bool) -> DayResult:
    """The result for somebody with this answer. `counted` says whether the sums include it."""
    others = read_sums(changed_sums(sums.encode(), own, None)) if counted else sums
    *ranking, guess = own
    result = DayResult(
        answers=sums.answers,
        top=top_images(cards, sums),
        yours=tuple(sums.chosen(image) for image in ranking),
    )
    if not others.answers:
        return result
    firsts = [others.on_place(image, 0) for image in range(len(cards.images))]
    leader = guess if guess != _NO_GUESS and firsts[guess] == max(firsts) else None
    first = firsts.index(max(firsts)) if leader is None else leader
    return DayResult(
        answers=result.answers,
        top=result.top,
        yours=result.yours,
        likeness=_likeness(others, ranking),
        first=ImageCount(cards.images[first], firsts[first]),
        guess_holds=None if guess == _NO_GUESS else leader is not None,
    )


def _likeness(others: DaySums, ranking: Sequence[int]) -> int:
    """The mean of the points with all others, times ten, rounded half up."""
    points = sum(
        INDIRECT * others.chosen(image) + (DIRECT - INDIRECT) * others.on_place(image, place)
        for place, image in enumerate(ranking)
    )
    return (20 * points + others.answers) // (2 * others.answers)


def points_between(one: Sequence[Key], other: Sequence[Key]) -> int:
    """The points of two rankings."""
    places = {image: place for place, image in enumerate(other)}
    return sum(
        DIRECT if places[image] == place else INDIRECT
        for place, image in enumerate(one)
        if image in places
    )


def streak(today: int, yesterday: int) -> int:
    """The days in a row that somebody has answered, by the runs stored with the last two answers.

    A run is 0 for a day without an answer. The streak of yesterday holds until today is over.
    """
    return today or yesterday


def day_tally(cards: DayCards, rankings: Mapping[str, Sequence[Key]], shelf: Shelf) -> Tally:
    """The evidence of a day about the people with these names, as one round of Compatibility."""
    names, theme = tuple(rankings), cards.theme
    boxes = (each for each in EDITIONS.values() if each.themes_on_a_card == theme.on_a_card)
    edition = next(boxes, TEAMS_2016)
    started = GameStarted(
        edition=edition.box,
        mode=edition.mode.value,
        names=names,
        chairs=tuple(range(len(names))),
        sides=tuple((seat,) for seat in range(len(names))),
        track_name="",
        track=(),
        deck=theme.themes,
        images=cards.images,
        themes=theme.themes,
        theme_cards=1,
        options=Options(),
        first=0,
    )
    laid = tuple(tuple(ranking) for ranking in rankings.values())
    choices = Choices(Theme(theme.card, theme.number), None, laid, ((),) * len(names))
    return digest_rounds(RevealedRounds(started, (choices,)), theme_pull_of(shelf))
