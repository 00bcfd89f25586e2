"""The first screen: from a link to a game in two taps, in every language, on every size."""

from collections.abc import Callable
from itertools import chain

import pytest
from playwright.sync_api import Route, expect

from samewave.core import LANGUAGES
from samewave.games import GAMES
from samewave.packs import house_pack
from tests.web.browser import SIZES, Device


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_lead_into_a_game_with_bots(phone: Device, game: str) -> None:
    page = phone.go("/")

    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name=GAMES[game].info.title).click()

    expect(page.locator(f"[data-game={game}]")).to_be_visible()


def test_friends_come_with_the_code_and_see_each_other(device: Callable[..., Device]) -> None:
    host, friend = device(), device(language="de", theme="night")
    page = host.go("/")
    page.get_by_role("button", name="Play together").click()
    page.get_by_label("What’s your name?").fill("Ann")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("button", name="Ann (you), Host")).to_be_visible()

    other = friend.go("/")
    other.get_by_label("Code des Tisches, fünf Buchstaben").fill(host.code().lower())
    other.get_by_label("Wie heißt du?").fill("Bo")
    other.get_by_role("button", name="Hinsetzen").click()

    expect(other.get_by_role("button", name="Bo (du)")).to_be_visible()
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    page.get_by_role("button", name="Add 2 bots and start").click()
    expect(page.locator("[data-game=compatibility]")).to_be_visible()
    expect(other.locator("[data-game=compatibility]")).to_be_visible()


def test_a_reload_leads_back_to_ones_chair(phone: Device) -> None:
    page = phone.go("/")
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Compatibility").click()
    expect(page.locator("[data-game=compatibility]")).to_be_visible()

    page.reload()

    expect(page.locator("[data-game=compatibility]")).to_be_visible()


def test_an_unknown_code_is_answered_kindly(phone: Device) -> None:
    page = phone.go("/t/ZZZZZ")

    expect(page.get_by_role("heading", name="There’s no table ZZZZZ.")).to_be_visible()
    expect(page.get_by_label("Table code, five letters")).to_have_value("ZZZZZ")
    expect(page.get_by_label("Table code, five letters")).to_be_focused()
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("heading", name="Samewave")).to_be_visible()


def test_the_language_is_switched_at_any_time(phone: Device) -> None:
    page = phone.go("/")

    page.get_by_role("button", name="Language: English").click()
    page.get_by_role("menuitemradio", name="Italiano").click()

    expect(page.get_by_role("button", name="Gioca insieme")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Gioca insieme")).to_be_visible()


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_is_wider_than_the_screen(
    device: Callable[..., Device], kind: str, language: str
) -> None:
    page = device(kind=kind, language=language).go("/")

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_of_it_without_scrolling(
    device: Callable[..., Device], language: str
) -> None:
    """On any day: today's theme is the longest one that there is."""
    themes = [theme.texts[language] for box in house_pack().themes for theme in chain(*box.cards)]
    longest = max(themes, key=len)
    phone = device(language=language)
    phone.page.route("**/days/today.json", showing(longest))

    page = phone.go("/")

    expect(page.get_by_text(longest)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def showing(theme: str) -> Callable[[Route], None]:
    """Answers with the cards of today, but with this theme."""
    return lambda route: route.fulfill(json=route.fetch().json() | {"theme": {"en": theme}})


@pytest.mark.parametrize(
    ("locale", "cards", "name"),
    [
        ("en-GB", "en", "lift"),
        ("en-US", "en-US", "elevator"),
        ("es-ES", "es", "ordenador portátil"),
        ("es-MX", "es-419", "computadora portátil"),
    ],
)
def test_cards_have_the_words_of_the_devices_region(
    device: Callable[..., Device], locale: str, cards: str, name: str
) -> None:
    phone = device(language=locale[:2], locale=locale)
    with phone.page.expect_response(f"**/packs/house/{cards}.json") as answer:
        phone.go("/how/same-game")

    assert name in {thing["name"] for thing in answer.value.json()["objects"]}


@pytest.mark.parametrize(
    ("locale", "lead"),
    [("es-ES", "Jugáis todos juntos."), ("es-AR", "Juegan todos juntos.")],
)
def test_the_page_speaks_as_the_devices_region_does(
    device: Callable[..., Device], locale: str, lead: str
) -> None:
    page = device(language="es", locale=locale).go("/how/same-game")

    expect(page.get_by_text(lead)).to_be_visible()
