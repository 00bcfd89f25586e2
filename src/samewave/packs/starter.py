"""A new pack: a pack.toml in which only the gaps are to be filled."""

from pathlib import Path

from samewave.core import Refused
from samewave.packs.pack import PACK_FILE
from samewave.packs.problem import Problem
from samewave.packs.source import IMAGE_FOLDER
from samewave.packs.write import id_of, quoted, table

_TEXT = """\
# A pack for Samewave; docs/packs.md tells all that can stand here.
format = 1
id = "{id}"
title = {titles}
# An SPDX expression such as "CC-BY-4.0"; "LicenseRef-private" for your own table only.
licence = "LicenseRef-private"
authors = []
languages = [{languages}]

# Pictures lie in {images}/ and are called as their id: {images}/harbour.jpg. A deck has at least 5.
# [[images]]
# id = "harbour"
# title = {a_title}
# description = {a_description}
# tags = {some_tags}

# Theme cards: all of a box have the same number of themes, 6 or 12 in the known editions.
# Cards with a theme that is not for children (grown_up = true) come last.
# [[themes]]
# themes_on_a_card = 6
# cards = [
#   [
#     {a_theme},
#   ],
# ]
"""
_EXAMPLES = {
    "en": ("The harbour", "Three boats at dawn.", '["sea", "departure"]', "Sunday morning"),
    "fr": ("Le port", "Trois barques à l'aube.", '["mer", "départ"]', "Dimanche matin"),
    "de": ("Der Hafen", "Drei Boote im Morgengrauen.", '["Meer", "Abschied"]', "Sonntagmorgen"),
    "es": ("El puerto", "Tres barcas al alba.", '["mar", "partida"]', "Domingo por la mañana"),
    "it": ("Il porto", "Tre barche all'alba.", '["mare", "partenza"]', "Domenica mattina"),
}


def judge_new(folder: Path) -> None:
    """Problem if there is something in the folder."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem(str(folder), Refused("folder_is_not_empty"))


def start_pack(folder: Path, title: str, languages: tuple[str, ...]) -> None:
    """A folder to begin with, if there is nothing in it."""
    judge_new(folder)
    folder.joinpath(IMAGE_FOLDER).mkdir(parents=True)
    examples = {language: _EXAMPLES[language] for language in languages}
    titles, descriptions, tags, themes = zip(*examples.values(), strict=True)
    text = _TEXT.format(
        id=id_of(folder.resolve().name),
        images=IMAGE_FOLDER,
        titles=table(languages, [quoted(title)] * len(languages)),
        languages=", ".join(map(quoted, languages)),
        a_title=table(languages, map(quoted, titles)),
        a_description=table(languages, map(quoted, descriptions)),
        some_tags=table(languages, tags),
        a_theme=table(languages, map(quoted, themes)),
    )
    folder.joinpath(PACK_FILE).write_text(text, "utf-8")
