"""Check: everything that is wrong with a pack, in the order in which an author would fix it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression
from PIL import Image

from samewave.core import LANGUAGES, Refused
from samewave.core.languages import WRITTEN, language_of
from samewave.core.values import MOST_IMAGES
from samewave.packs import house_pack
from samewave.packs.pack import (
    IMAGE_FOLDER,
    PACK_TOML,
    Criterion,
    ImageCard,
    ObjectCard,
    Pack,
    PackProblem,
    PrintedTheme,
    Source,
    Texts,
    ThemeBox,
    path,
    read_pack,
    text_in,
)
from samewave.packs.pack_texts import TEXTS
from samewave.packs.pictures import (
    DRAWING,
    EXTENSIONS,
    SHARP_SIDE,
    TOO_ALIKE,
    Glance,
    extension_of,
    glance,
    open_picture,
    pairs,
)

GLANCED = 192
"""The size at which drawings are rendered for checking and comparing them."""
_WORDS = re.compile(r"[\w’'-]+")
LONGEST = {"title": 40, "description": 240, "theme": 48, "name": 40, "explanation": 160, "tag": 24}


class Checked(NamedTuple):
    """The readable part of a pack, the file of each of its images, and all problems."""

    pack: Pack
    files: dict[str, str]
    problems: tuple[PackProblem, ...]

    @property
    def playable(self) -> bool:
        return not any(problem.grave for problem in self.problems)


def check_texts(source: Source) -> Checked:
    """Check everything but the pictures; PackProblem if there is no pack at all."""
    pack, problems = read_pack(source.read(PACK_TOML))
    files = source.files()
    problems += _head(pack)
    problems += _images(pack)
    problems += _files(pack, files, source.drawings_allowed)
    problems += _themes(pack)
    problems += _objects(pack)
    problems += _criteria(pack.criteria, _known_languages(pack))
    return Checked(pack, _file_of(pack, files), tuple(problems))


def check(source: Source) -> Checked:
    """Check a pack with all its pictures; PackProblem if there is no pack at all."""
    checked = check_texts(source)
    problems = list(checked.problems)
    glances: dict[str, Glance] = {}
    for image in checked.pack.images:
        if image.id in checked.files:
            try:
                picture = open_image(source, checked, image, drawn=GLANCED)
            except PackProblem as problem:
                problems.append(problem)
                continue
            problems += _small(checked.files[image.id], picture)
            glances[image.id] = glance(picture)
    problems += _alike(glances)
    return Checked(checked.pack, checked.files, tuple(problems))


def open_image(
    source: Source, checked: Checked, image: ImageCard, drawn: int = SHARP_SIDE
) -> Image.Image:
    file = checked.files[image.id]
    return open_picture(file, source.read(file), image.focus, drawn)


def _minor(where: str, refused: Refused) -> PackProblem:
    return PackProblem(where, refused, grave=False)


def _known_languages(pack: Pack) -> tuple[str, ...]:
    return tuple(language for language in pack.languages if language in LANGUAGES)


def _head(pack: Pack) -> Iterator[PackProblem]:
    for language in pack.languages:
        if language not in LANGUAGES:
            known = list(LANGUAGES)
            yield PackProblem(
                "languages", Refused("no_such_language", language=language, known=known)
            )
    if not pack.languages:
        yield PackProblem("languages", Refused("no_languages", known=list(LANGUAGES)))
    if not pack.licence.strip():
        yield PackProblem("licence", Refused("no_licence"))
        return
    try:
        canonicalize_license_expression(pack.licence)
    except InvalidLicenseExpression:
        yield PackProblem("licence", Refused("unknown_licence", licence=pack.licence))
    yield from _texts("title", pack.title, _known_languages(pack), LONGEST["title"])
    if not (pack.images or pack.themes or pack.objects):
        yield PackProblem(PACK_TOML, Refused("empty_pack", folder=IMAGE_FOLDER))


def _texts(
    where: str, texts: Texts, languages: Iterable[str], longest: int, grave: bool = True
) -> Iterator[PackProblem]:
    """A text must exist in at least one language, and should exist in all."""
    if not text_in("en", texts):
        yield PackProblem(where, Refused("no_text"), grave=grave)
        return
    for language in languages:
        text = texts.get(language, "")
        if not text.strip():
            yield _minor(path(where, language), Refused("missing_language", language=language))
    for language, text in texts.items():
        if len(text) > longest:
            yield PackProblem(
                path(where, language), Refused("text_too_long", length=len(text), most=longest)
            )


def _twice(where: str, ids: Iterable[str]) -> Iterator[PackProblem]:
    for name, number in Counter(ids).items():
        if number > 1:
            yield PackProblem(path(where, name), Refused("duplicate_id", id=name, number=number))


def _images(pack: Pack) -> Iterator[PackProblem]:
    languages = _known_languages(pack)
    yield from _twice("images", (image.id for image in pack.images))
    if len(pack.images) > MOST_IMAGES:
        number = len(pack.images)
        yield PackProblem("images", Refused("too_many_images", number=number, most=MOST_IMAGES))
    for image in pack.images:
        here = path("images", image.id)
        yield from _texts(path(here, "title"), image.title, languages, LONGEST["title"])
        if not text_in("en", image.description):
            yield _minor(path(here, "description"), Refused("no_description"))
        else:
            described, longest = path(here, "description"), LONGEST["description"]
            yield from _texts(described, image.description, languages, longest)
        for language in languages:
            tags = image.tags.get(language, ())
            if not tags:
                yield _minor(path(here, "tags", language), Refused("no_tags", language=language))
            if len(set(tags)) < len(tags) or any(len(tag) > LONGEST["tag"] for tag in tags):
                most = LONGEST["tag"]
                yield _minor(path(here, "tags", language), Refused("bad_tags", most=most))


def _files(pack: Pack, files: tuple[str, ...], drawings: bool) -> Iterator[PackProblem]:
    """Every image must have one file, and every file should belong to an image."""
    kinds = (*EXTENSIONS, DRAWING) if drawings else EXTENSIONS
    listed = {image.id for image in pack.images}
    here = [file for file in files if file.startswith(f"{IMAGE_FOLDER}/")]
    stems = Counter(_stem(file) for file in here)
    for image in sorted(listed):
        place = f"{IMAGE_FOLDER}/{image}"
        if stems[image] == 0:
            yield PackProblem(place, Refused("no_image_file", place=place, kinds=list(kinds)))
        if stems[image] > 1:
            yield PackProblem(place, Refused("several_image_files", number=stems[image]))
    for file in here:
        if _stem(file) not in listed:
            yield _minor(file, Refused("stray_file"))
        elif extension_of(file) not in kinds:
            yield PackProblem(file, Refused("unknown_kind", kinds=list(kinds)))


def _stem(file: str) -> str:
    return file.removeprefix(f"{IMAGE_FOLDER}/").rpartition(".")[0]


def _file_of(pack: Pack, files: tuple[str, ...]) -> dict[str, str]:
    found = {_stem(file): file for file in files if file.startswith(f"{IMAGE_FOLDER}/")}
    return {image.id: found[image.id] for image in pack.images if image.id in found}


def _themes(pack: Pack) -> Iterator[PackProblem]:
    languages = _known_languages(pack)
    printed: dict[tuple[str, str], str] = {}
    for box in pack.themes:
        yield from _sizes(box)
        for here, theme in _themes_of(box):
            yield from _texts(here, theme.texts, languages, LONGEST["theme"])
            yield from _marks(here, theme)
            for language in WRITTEN:
                text = theme.texts.get(language, "").casefold().strip()
                first = printed.setdefault((language, text), here)
                if text and first != here:
                    yield PackProblem(path(here, language), Refused("theme_twice", first=first))


def _themes_of(box: ThemeBox) -> Iterator[tuple[str, PrintedTheme]]:
    for number, card in enumerate(box.cards, 1):
        for place, theme in enumerate(card, 1):
            yield _card(box, number, place), theme


def _card(box: ThemeBox, *steps: int) -> str:
    return path(f"themes ({box.themes_on_a_card} on a card)", *steps)


def _marks(where: str, theme: PrintedTheme) -> Iterator[PackProblem]:
    """Warn if a theme looks like a name, an adult theme or an idiom and is not marked so."""
    texts = theme.texts
    if theme.name is None and _looks_like_a_name(texts):
        yield _minor(where, Refused("looks_like_a_name"))
    if not theme.adult and any(_looks_adult(*each) for each in texts.items()):
        yield _minor(where, Refused("looks_adult"))
    if not theme.idiom and len(texts) > 1 and any(_is_known_idiom(*each) for each in texts.items()):
        yield _minor(where, Refused("looks_like_an_idiom"))


def _looks_like_a_name(texts: Texts) -> bool:
    """Whether most languages have a capital inside a sentence.

    That tells nothing about a single word, or in a language whose nouns all have capitals.
    """
    told = [text for code, text in texts.items() if not LANGUAGES[language_of(code)].capital_nouns]
    return 2 * sum(map(_has_inner_capital, told)) > len(told)


def _has_inner_capital(text: str) -> bool:
    inner = [word for each in re.split(r"[.!?…:«“]", text) for word in _WORDS.findall(each)[1:]]
    return any(word[0].isupper() and word.split("’")[0] != "I" for word in inner)


def _looks_adult(language: str, text: str) -> bool:
    words = {word.casefold() for word in _WORDS.findall(text)}
    return not words.isdisjoint(TEXTS[language_of(language)].adult_words)


def _is_known_idiom(language: str, text: str) -> bool:
    return (language, _plain(text)) in _house_idioms()


@lru_cache(maxsize=1)
def _house_idioms() -> frozenset[tuple[str, str]]:
    """The idioms of the house pack: the only list of idioms that we have."""
    themes = [theme for box in house_pack().themes for _, theme in _themes_of(box) if theme.idiom]
    return frozenset((code, _plain(text)) for theme in themes for code, text in theme.texts.items())


def _plain(text: str) -> str:
    return " ".join(_WORDS.findall(text.casefold()))


def _sizes(box: ThemeBox) -> Iterator[PackProblem]:
    for number, card in enumerate(box.cards, 1):
        if len(card) != box.themes_on_a_card:
            themes, needed = len(card), box.themes_on_a_card
            yield PackProblem(
                _card(box, number), Refused("wrong_number_of_themes", themes=themes, needed=needed)
            )


def _objects(pack: Pack) -> Iterator[PackProblem]:
    yield from _twice("objects", (card.id for card in pack.objects))
    for card in pack.objects:
        here = path("objects", card.id)
        if not any(map(card.name, LANGUAGES)):
            yield PackProblem(here, Refused("no_text"))
            continue
        for language in _known_languages(pack):
            yield from _noun(path(here, language), card, language)


def _noun(where: str, card: ObjectCard, language: str) -> Iterator[PackProblem]:
    name, gender = card.noun(language)
    if not name.strip():
        yield _minor(where, Refused("missing_language", language=language))
    elif gender not in LANGUAGES[language].genders:
        known = [each for each in LANGUAGES[language].genders if each]
        yield PackProblem(where, Refused("unknown_gender", gender=gender, known=known))
    if len(name) > LONGEST["name"]:
        yield PackProblem(where, Refused("text_too_long", length=len(name), most=LONGEST["name"]))


def _criteria(criteria: tuple[Criterion, ...], languages: tuple[str, ...]) -> Iterator[PackProblem]:
    yield from _twice("criteria", (criterion.id for criterion in criteria))
    for criterion in criteria:
        here = path("criteria", criterion.id)
        yield from _texts(path(here, "name"), criterion.name, languages, LONGEST["name"])
        longest = LONGEST["explanation"]
        yield from _texts(path(here, "explanation"), criterion.explanation, languages, longest)


def _small(file: str, picture: Image.Image) -> Iterator[PackProblem]:
    if picture.width < SHARP_SIDE and extension_of(file) != DRAWING:
        yield _minor(file, Refused("not_sharp", side=picture.width, wanted=SHARP_SIDE))


def _alike(glances: dict[str, Glance]) -> Iterator[PackProblem]:
    for difference, one, other in pairs(glances):
        if difference >= TOO_ALIKE:
            return
        yield _minor(
            path("images", one),
            Refused("too_alike", other=other, difference=round(difference, 1), least=TOO_ALIKE),
        )
