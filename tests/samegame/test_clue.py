"""Clues: what the checker must refuse, what it warns of, and what is fine."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.lexicon import fingerprint

from samewave.games.samegame.clue import FINE, Rule, Verdict, check
from samewave.games.samegame.events import WriteClue
from samewave.games.samegame.lexicon import CLUE_LANGUAGES, WORDS, WordFile
from samewave.games.samegame.rules import INVENTED
from samewave.packs import Shelf, things
from tests.boxes import YOGA_MAT
from tests.samegame.playing import Playing

every_language = pytest.mark.parametrize("language", CLUE_LANGUAGES)


@every_language
def test_our_own_names_are_fine(language: str) -> None:
    """No name of an object or a thing is refused or gets a warning."""
    shelf = Shelf()
    names = {name for thing in things() for name in thing.names(language)}
    names |= {shelf.object_name("house", card, language) for card in shelf.objects("house")}

    assert [name for name in sorted(names) if check(name, {language: ""}) != FINE] == []


@every_language
def test_one_wrong_letter_in_a_thing_is_understood(language: str) -> None:
    for name in ("Regenschirmm", "umbrrella", "parapluiee", "paraguass", "ombrelllo"):
        rule = check(name, {language: YOGA_MAT[language]}).rule
        assert rule is None or rule.is_warning, name


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [("en", "happines", "happiness"), ("de", "Freundschafft", "freundschaft")],
)
def test_a_slip_in_another_word_is_asked_about(language: str, text: str, meant: str) -> None:
    assert check(text, {language: YOGA_MAT[language]}) == Verdict(Rule.MISSPELT, meant)


@pytest.mark.parametrize(
    ("language", "text", "rule"),
    [
        ("en", "wooden spoon", Rule.MATERIAL),
        ("en", "iron", None),
        ("en", "straw", None),
        ("en", "credit card", None),
        ("fr", "cuillère à soupe", None),
        ("fr", "verre", None),
        ("fr", "fer à repasser", None),
        ("de", "Kiste aus Holz", Rule.MATERIAL),
        ("de", "Bügeleisen", None),
        ("de", "Fernglas", None),
        ("de", "Packpapier", Rule.MAYBE_MATERIAL),
        ("es", "papel higiénico", None),
        ("it", "carta di credito", None),
        ("it", "Cinquecento", None),
    ],
)
def test_s10_a_material_counts_where_it_is_used_as_one(
    language: str, text: str, rule: Rule | None
) -> None:
    assert check(text, {language: YOGA_MAT[language]}).rule is rule


@pytest.mark.parametrize(
    ("language", "person", "idea", "verb"),
    [
        ("en", "teacher", "freedom", "sing"),
        ("fr", "boulanger", "liberté", "chanter"),
        ("de", "Bäcker", "Freiheit", "singen"),
        ("es", "panadero", "libertad", "cantar"),
        ("it", "fornaio", "libertà", "cantare"),
    ],
)
def test_s10_people_ideas_and_verbs_are_warned_of(
    language: str, person: str, idea: str, verb: str
) -> None:
    rules = [check(word, {language: YOGA_MAT[language]}).rule for word in (person, idea, verb)]

    assert rules == [Rule.PERSON, Rule.ABSTRACT, Rule.NO_NOUN]


@every_language
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", Rule.EMPTY),
        ("   ", Rule.EMPTY),
        ("...", Rule.EMPTY),
        ("\u202eegdirf", Rule.LETTERS),
        ("fri\x00dge", Rule.LETTERS),
        ("fridge\n", Rule.LETTERS),
        ("\U0001f60a", Rule.LETTERS),
        ("x" * 10_000, Rule.TOO_LONG),
        ("7", Rule.NUMBER),
        ("4x4", Rule.NUMBER),
        ("²", Rule.NUMBER),
    ],
)
def test_what_is_no_word_is_refused_in_every_language(language: str, text: str, rule: Rule) -> None:
    assert check(text, {language: YOGA_MAT[language]}).rule is rule


@every_language
@given(text=st.text(max_size=60))
def test_any_text_gets_a_verdict(language: str, text: str) -> None:
    assert isinstance(check(text, {language: YOGA_MAT[language]}), Verdict)


@every_language
def test_the_object_itself_is_no_clue_for_it(language: str) -> None:
    name = YOGA_MAT[language]

    assert check(name, {language: name}).rule is Rule.OWN_WORD
    assert check(name.upper(), {language: name}).rule is Rule.OWN_WORD


def test_at_a_table_of_several_languages_one_that_knows_the_word_is_enough() -> None:
    names = {"fr": "échelle", "de": "Leiter"}

    assert check("Kühlschrank", names) == FINE
    assert check("frigo", names) == FINE
    assert check("blimbo", names) == Verdict(Rule.UNKNOWN_WORD, "blimbo")
    assert check("Holzlöffel", names) == Verdict(Rule.MATERIAL, "Holzlöffel")
    assert check("echelle", names) == Verdict(Rule.OWN_WORD, "echelle")


def test_s10_a_warning_may_be_overruled_and_a_refusal_may_not() -> None:
    table = Playing(2)
    assert table.refused(0, WriteClue("my old radio")) == "clue_several_words"
    assert table.refused(0, WriteClue("oak"), word="oak") == "clue_nature"
    assert table.refused(0, WriteClue("blorfik"), word="blorfik") == "clue_unknown_word"
    assert table.refused(0, WriteClue("wooden spoon", anyway=True)) == "clue_material"

    table.write(0, "my old radio", anyway=True)

    assert table.state.clues[0] == "my old radio"


def test_s10_the_object_on_the_card_is_refused_in_the_tables_language() -> None:
    table = Playing(2, objects="mats", language="de")

    assert table.refused(0, WriteClue("Matte"), word="Matte") == "clue_own_word"


def test_a_lexicon_is_opened_with_the_first_clue_and_only_for_its_language() -> None:
    code = """
from samewave.games import GAMES
from samewave.games.samegame.clue import check
from samewave.games.samegame.lexicon import lexicon
assert lexicon.cache_info().currsize == 0, "opened too early"
check("spoon", {"en": "ladder"})
assert lexicon.cache_info().currsize == 1, "more than one language is opened"
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@every_language
def test_the_filter_of_a_lexicon_knows_all_its_words_and_few_others(language: str) -> None:
    words = WordFile(WORDS / f"{language}.lexicon")
    lines = (WORDS / f"{language}.lexicon").read_bytes().splitlines()
    keys = [line.partition(b"\t")[0].decode() for line in lines[::50]]

    assert all(words.may_have(key) for key in keys)
    assert sum(words.may_have(f"{key}qxz") for key in keys) < len(keys) * 0.1


@every_language
def test_a_lexicon_is_sorted(language: str) -> None:
    lines = (WORDS / f"{language}.lexicon").read_bytes().splitlines()
    keys = [line.partition(b"\t")[0] for line in lines]

    assert keys == sorted(set(keys))


@every_language
def test_a_lexicon_is_compiled_from_todays_lists_and_names(language: str) -> None:
    """If not, run `make lexicon`."""
    assert WordFile(WORDS / f"{language}.lexicon").get("!sources") == fingerprint(language)


@pytest.mark.parametrize(
    ("language", "text", "rule"),
    [
        ("en", "Fiat Panda", None),
        ("de", "Fiat Panda", None),
        ("it", "Fiat Panda", None),
        ("it", "Ferrari rossa", Rule.SEVERAL_WORDS),
        ("es", "espada láser", None),
        ("fr", "sabre laser", None),
        ("fr", "sabre rouge", Rule.SEVERAL_WORDS),
        ("fr", "panneau de basket", None),
        ("es", "cubito de hielo", None),
        ("fr", "bateau du jardin", Rule.SEVERAL_WORDS),
        ("en", "spoonbag", None),
        ("en", "spoonzle", Rule.UNKNOWN_WORD),
    ],
)
def test_two_nouns_may_make_a_name(language: str, text: str, rule: Rule | None) -> None:
    assert check(text, {language: YOGA_MAT[language]}).rule is rule


@pytest.mark.parametrize(
    ("language", "text", "rule"),
    [
        ("de", "Eisstadion", None),
        ("de", "Eisentor", Rule.MATERIAL),
        ("de", "Stahltür", Rule.MATERIAL),
        ("de", "Holzteller", Rule.MATERIAL),
        ("de", "Glasreiniger", Rule.MAYBE_MATERIAL),
        ("it", "portaosseo", None),
    ],
)
def test_a_compound_is_of_the_material_with_which_it_begins(
    language: str, text: str, rule: Rule | None
) -> None:
    assert check(text, {language: YOGA_MAT[language]}).rule is rule


def test_a_number_is_one_although_it_is_a_form_of_a_thing_as_well() -> None:
    for clue in ("sieben", "sieben Teller"):
        assert check(clue, {"de": "Leiter"}) == Verdict(Rule.NUMBER, "sieben")
    assert check("Sieb", {"de": "Leiter"}) == FINE


def test_a_soup_spoon_may_pass_and_a_wooden_one_may_not() -> None:
    names = {"fr": YOGA_MAT["fr"]}

    assert check("cuillère à soupe", names) == FINE
    assert check("cuillère en bois", names) == Verdict(Rule.MATERIAL, "bois")


@pytest.mark.parametrize(
    ("language", "animal", "plant"),
    [
        ("en", "elephant", "tulip"),
        ("fr", "éléphant", "tulipe"),
        ("de", "Elefant", "Tulpe"),
        ("es", "elefante", "tulipán"),
        ("it", "elefante", "tulipano"),
    ],
)
def test_s10_plants_and_animals_are_warned_of(language: str, animal: str, plant: str) -> None:
    for word in (animal, plant):
        assert check(word, {language: YOGA_MAT[language]}) == Verdict(Rule.NATURE, word)


def test_a_compound_that_the_dictionary_has_is_one_word() -> None:
    assert check("wheelbarrow", {"en": "ladder"}) == FINE
    assert check("Schubkarre", {"de": "Leiter"}) == FINE
    assert check("gratte-ciel", {"fr": "échelle"}) == FINE


def test_numbers_materials_and_own_words_count_inside_a_german_compound() -> None:
    names = {"de": "Stuhl"}

    assert check("Dreirad", names) == Verdict(Rule.NUMBER, "Dreirad")
    assert check("Holzlöffel", names) == Verdict(Rule.MATERIAL, "Holzlöffel")
    assert check("Liegestuhl", names) == Verdict(Rule.OWN_WORD, "Liegestuhl")


def test_a_part_of_a_several_word_object_is_its_own_word_and_a_particle_is_none() -> None:
    names = {"fr": "tapis de yoga"}

    assert check("tapis", names) == Verdict(Rule.OWN_WORD, "tapis")
    assert check("sac de sport", names) == FINE


def test_an_article_is_no_second_word() -> None:
    assert check("a ladder", {"en": "saucepan"}) == FINE
    assert check("l'assiette", {"fr": "échelle"}) == FINE
    assert check("eine Geige", {"de": "Leiter"}) == FINE


def test_capitals_accents_and_plurals_do_not_hide_a_word() -> None:
    names = {"fr": "échelle"}

    assert check("ECHELLES", names).rule is Rule.OWN_WORD
    assert check("BÉTON", names).rule is Rule.MATERIAL
    assert check("Douze", names).rule is Rule.NUMBER


def test_what_one_language_of_the_table_refuses_is_refused() -> None:
    assert check("bois", {"de": "Leiter"}).rule is not Rule.MATERIAL

    assert check("bois", {"de": "Leiter", "fr": "échelle"}).rule is Rule.MATERIAL


@pytest.mark.parametrize(
    ("language", "things"),
    [
        ("en", "glasses LED lighter onesie tent"),
        ("fr", "vitre platine vinyle fourchette mille-feuille"),
        ("de", "Sandwich Tonband Bleistift Eisenbahn Achterbahn Einkaufswagen Bar"),
        ("es", "media medias"),
        ("it", "ventilatore paraorecchie paradenti millefoglie tagliaunghie"),
    ],
)
def test_things_whose_names_only_look_forbidden_are_fine(language: str, things: str) -> None:
    for thing in things.split():
        assert check(thing, {language: YOGA_MAT[language]}) == FINE, thing


def test_an_accent_tells_words_apart() -> None:
    assert check("uña", {"es": "escalera"}).rule is Rule.NATURE
    assert check("un saco", {"es": "escalera"}) == FINE


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "cloud water oak dogs"),
        ("fr", "nuage eau chêne chiens"),
        ("de", "Wolke Wasser Eiche Hunde"),
        ("es", "nube agua roble perros"),
        ("it", "nuvola acqua quercia cani"),
    ],
)
def test_plants_animals_clouds_and_water_are_warned_of(language: str, words: str) -> None:
    for word in words.split():
        assert check(word, {language: YOGA_MAT[language]}) == Verdict(Rule.NATURE, word)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the"),
        ("en", "the -"),
        ("de", "das -"),
        ("en", "an '-"),
        ("en", "of the"),
        ("fr", "l'"),
        ("de", "die"),
        ("it", "di"),
    ],
)
def test_an_article_alone_is_no_clue(language: str, text: str) -> None:
    assert check(text, {language: YOGA_MAT[language]}).rule is Rule.EMPTY


@pytest.mark.parametrize("text", ["\u3164", "\u0301", "холодильник", "冷蔵庫"])
def test_letters_that_none_of_the_languages_has_are_refused(text: str) -> None:
    assert check(text, {"en": "ladder"}).rule is Rule.LETTERS


def test_a_word_of_one_language_is_not_refused_because_it_means_something_in_another() -> None:
    for clue in ("four", "le four", "UN FOUR"):
        assert check(clue, {"fr": "échelle", "en": "ladder"}) == FINE
    assert check("four", {"de": "Leiter", "en": "ladder"}).rule is Rule.NUMBER
    assert check("gold", {"fr": "échelle", "en": "ladder"}).rule is Rule.MATERIAL


def test_the_objects_own_word_is_refused_even_if_another_language_has_it_too() -> None:
    assert check("chariot", {"fr": "chariot", "en": "shopping trolley"}).rule is Rule.OWN_WORD
    assert check("chariot", {"en": "shopping trolley"}) == FINE


def test_a_lemma_that_is_another_thing_is_not_the_objects_own_word() -> None:
    assert check("bowl", {"en": "bowling ball"}) == FINE
    assert check("balls", {"en": "bowling ball"}).rule is Rule.OWN_WORD


def test_a_card_without_a_name_in_the_language_refuses_nothing_as_its_own() -> None:
    assert check("fridge", {"en": ""}) == FINE


def test_no_language_knows_the_invented_words_not_even_with_a_slip() -> None:
    """They are used for players who wrote nothing, so players can overrule each verdict."""
    verdicts = {word: check(word, dict.fromkeys(CLUE_LANGUAGES, "spoon")).rule for word in INVENTED}

    assert {*verdicts.values()} == {Rule.UNKNOWN_WORD}, verdicts
