"""Compatibility bots: their moves are legal, they differ, and they learn from a partner."""

from statistics import fmean

import pytest
from bench.bots_compatibility import across_strengths
from tools.sample import DOCS, in_docs

from samewave.bots import STRENGTHS, Character, Strength, make_bot
from samewave.bots import association as association_module
from samewave.bots.association import DeckAssociations, read_learned
from samewave.bots.compatibility import CompatibilityBot
from samewave.bots.taste import Deck, dice, liking
from samewave.core import Chance, apply, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import EDITIONS, FULL_HAND, Option, Options
from samewave.games.compatibility.events import Choose, ClaimDouble, Move, OpenTheme, RollTheme
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.packs import Shelf
from tests.bots.playing import DUO, GAME, NAMES, SHELF, bots, play, shared, shared_of_five
from tests.bots.test_association import made_pack

LOVED = ("puzzle", "windows", "snowman", "maze", "gramophone")


@pytest.mark.parametrize(("box", "mode"), EDITIONS)
@pytest.mark.parametrize("with_options", [False, True])
def test_every_move_is_legal_in_every_box(box: str, mode: str, with_options: bool) -> None:
    """Otherwise the game refuses it."""
    edition = EDITIONS[box, mode]
    for players in (min(edition.players), max(edition.players)):
        options = Options()
        if with_options:
            options = Options(
                double_up=Option.DOUBLE_UP in edition.options,
                retire_matched=True,
                time_limit=30,
            )
        setup = Setup(edition=box, mode=mode, seats=NAMES[:players], options=options)
        seated = bots(*(Character(seat, STRENGTHS[seat % 3]) for seat in range(players)))

        assert list(play(setup, seated, seed=players))


@pytest.mark.parametrize(("deck", "themes"), [("mine", "mine"), ("mine", "house")])
def test_own_decks_are_playable(deck: str, themes: str) -> None:
    """With words, tags and tastes alone."""
    shelf = Shelf([made_pack()])
    setup = Setup(edition="2010", mode="teams", seats=NAMES[:4], deck=deck, themes=themes)
    seated = bots(*map(Character, range(4)), shelf=shelf)

    assert len(list(play(setup, seated, rounds=10, game=Compatibility(shelf)))) > 3


def test_a_bot_says_how_it_knows_a_theme() -> None:
    shelf = Shelf([made_pack()])
    game = Compatibility(shelf)
    for themes, known, remark in (("mine", "words", "bot_goes_by_words"), ("house", "learned", "")):
        setup = Setup(edition="2010", mode="duo", seats=NAMES[:2], themes=themes)
        state, _ = begin(game, setup, Chance(1))
        bot = CompatibilityBot(shelf, Character(1))
        assert bot.known is None
        state, _ = apply(game, state, state.opener, OpenTheme(4), Chance(1))
        bot.look(game.view(state, 0))
        assert bot.known == known
        thought = bot.think(game.view(state, 0), game.offers(state, 0))
        assert thought
        assert thought.remark == remark


def test_partners_think_alike_but_not_too_much_and_the_stronger_the_more() -> None:
    pairs = [(pair, 100 + pair) for pair in range(60)]
    gentle, steady, sharp = (shared_of_five(strength, pairs) for strength in STRENGTHS)

    assert 1.8 <= gentle < steady < sharp <= 3.6


def test_one_character_chooses_otherwise_as_a_gentle_and_as_a_sharp_bot() -> None:
    assert across_strengths() <= 3


@pytest.mark.parametrize("strength", STRENGTHS)
def test_one_character_is_more_like_itself_than_like_others(strength: Strength) -> None:
    different = shared_of_five(strength, [(pair, 100 + pair) for pair in range(20)])
    same = shared_of_five(strength, [(pair, pair) for pair in range(20)])

    assert same > different + 0.2


def test_it_is_the_associations_that_make_them_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots whose associations are shuffled agree only as far as their tastes do."""
    pairs = [(pair, 100 + pair) for pair in range(8)]
    before = shared_of_five("steady", pairs)
    orders = iter(range(1_000_000))

    def strengths(self: DeckAssociations, theme: str, images: tuple[str, ...]) -> list[float]:
        found = truly(self, theme, images)
        assert found
        dice("shuffled", next(orders)).shuffle(found)
        return found

    truly = DeckAssociations.strengths
    monkeypatch.setattr(DeckAssociations, "strengths", strengths)
    assert shared_of_five("steady", pairs) < before - 1


def test_tastes_stay_the_same_over_games() -> None:
    deck = Deck(SHELF, "house", SHELF.images("house"))
    again = Deck(Shelf(), "house", Shelf().images("house"))

    assert liking(deck, 7) == liking(again, 7)
    assert liking(deck, 7) != liking(deck, 8)


def test_a_smaller_deck_leaves_the_taste_alone() -> None:
    images = SHELF.images("house")
    large, small = (Deck(SHELF, "house", deck) for deck in (images, images[:40]))

    assert liking(large, 7)[:40] == liking(small, 7)


def test_the_same_game_twice() -> None:
    games = [
        [scored for _, scored in play(DUO, bots(Character(1), Character(2)), seed=5)]
        for _ in range(2)
    ]

    assert games[0] == games[1]


def lover(state: State) -> Move:
    """A player who lays the same images whatever the theme."""
    if state.phase == "opening":
        return OpenTheme(state.open_numbers[0])
    return Choose(LOVED[: state.images_to_pick(1)])


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_partner_is_learned(strength: Strength) -> None:
    first: list[int] = []
    later: list[int] = []
    for seed in range(12):
        players = [*bots(Character(seed, strength)), lover]
        setup = Setup(edition="2016", mode="duo", seats=NAMES[:2], track="long")
        for before, scored in play(setup, players, seed, rounds=10):
            if before.images_to_pick(0) == FULL_HAND:
                (later if before.rounds >= 6 else first if not before.rounds else []).append(
                    shared(scored)
                )

    assert fmean(later) > fmean(first) + 1


def test_the_referent_is_learned_by_all_others() -> None:
    """The player with favourite images has seat 1; only rounds with it as referent count."""
    found: dict[bool, list[int]] = {False: [], True: []}
    setup = Setup(edition="2016", mode="individual", seats=NAMES[:3], track="long", first=1)
    for seed in range(12):
        one, other = bots(Character(seed, "sharp"), Character(50 + seed, "sharp"))
        for before, scored in play(setup, [one, lover, other], seed, rounds=10):
            laid = scored.rankings
            if before.referent == 1 and laid[0] and laid[1] and len(laid[0].images) == FULL_HAND:
                found[before.rounds > 0].append(len({*laid[0].images} & {*laid[1].images}))

    assert fmean(found[True]) > fmean(found[False]) + 0.5


def test_a_reveal_is_taken_in_once() -> None:
    """A bot that sees every view decides like one that sees only the views in which it is asked."""
    looking, asked = (CompatibilityBot(SHELF, Character(3)) for _ in range(2))
    chance = Chance(2)
    state, _ = begin(GAME, DUO, chance)
    other = CompatibilityBot(SHELF, Character(4))
    for _ in range(12):
        seat = state.waiting_for[0]
        view, offers = GAME.view(state, seat), GAME.offers(state, seat)
        if seat == 0:
            looking.look(view)
            assert looking.think(view, offers) == asked.think(view, offers)
        thought = (asked if seat == 0 else other).think(view, offers)
        assert thought
        state, _ = apply(GAME, state, seat, thought.move, chance)
        looking.look(GAME.view(state, 0))
        looking.look(GAME.view(state, 0))


def test_a_bot_that_has_locked_in_is_content() -> None:
    chance = Chance(3)
    state, _ = begin(GAME, DUO, chance)
    bot = CompatibilityBot(SHELF, Character(1))
    opener = state.opener
    for _ in range(2):
        thought = bot.think(GAME.view(state, opener), GAME.offers(state, opener))
        assert thought
        state, _ = apply(GAME, state, opener, thought.move, chance)

    offers = GAME.offers(state, opener)
    assert offers.choose
    assert offers.reopen
    assert bot.think(GAME.view(state, opener), offers) is None


@pytest.mark.parametrize("box", ["2010", "1996"])
def test_doubles_are_not_wasted(box: str) -> None:
    """Most tokens double a match, one at a time; some are kept for a safer round."""
    options = Options(double_up=True) if box == "1996" else Options()
    setup = Setup(edition=box, mode="teams", seats=NAMES[:4], options=options)
    laid: list[int] = []
    helped = 0
    for seed in range(60):
        seated = bots(*(Character(10 * seed + seat) for seat in range(4)))
        for _, scored in play(setup, seated, seed):
            laid += [len(ranking.double) for ranking in scored.rankings if ranking]
            helped += sum(match.doubled for turn in scored.turns for match in turn.matches)

    assert max(laid) == 1
    assert sum(laid) >= 20
    assert helped > 0.5 * sum(laid)


@pytest.mark.parametrize("box", ["2010", "1996"])
def test_who_may_not_spend_lays_no_double(box: str) -> None:
    options = Options(double_up=True) if box == "1996" else Options()
    setup = Setup(edition=box, mode="teams", seats=NAMES[:4], options=options)
    for seed in range(5):
        seated = bots(*(Character(10 * seed + seat, may_spend=False) for seat in range(4)))
        for before, scored in play(setup, seated, seed):
            assert before.claimed_by is None
            assert not any(ranking.double for ranking in scored.rankings if ranking)


def test_a_theme_is_opened_at_a_human_pace() -> None:
    rolled = Setup(edition="1996", mode="duo", seats=NAMES[:2])
    for setup, kind in ((DUO, OpenTheme), (rolled, RollTheme)):
        state, _ = begin(GAME, setup, Chance(1))
        seat = state.waiting_for[0]
        thought = make_bot("compatibility", SHELF, Character(9)).think(
            GAME.view(state, seat), GAME.offers(state, seat)
        )
        assert thought
        assert isinstance(thought.move, kind)
        assert 2 <= thought.seconds <= 5


def test_choosing_takes_longer_than_opening_but_not_beyond_a_limit() -> None:
    for limit in (None, 10):
        setup = Setup(
            edition="2010", mode="duo", seats=NAMES[:2], options=Options(time_limit=limit)
        )
        state, _ = begin(GAME, setup, Chance(1))
        state, _ = apply(GAME, state, state.opener, OpenTheme(1), Chance(1))
        spent = 0.0
        bot = CompatibilityBot(SHELF, Character(2))
        while thought := bot.think(GAME.view(state, 0), GAME.offers(state, 0)):
            assert isinstance(thought.move, Choose | ClaimDouble)
            spent += thought.seconds
            state, _ = apply(GAME, state, 0, thought.move, Chance(1))

        assert 8 <= spent <= 31 if limit is None else spent <= 0.8 * limit


def test_what_was_learned_is_loaded_with_the_first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[int] = []

    def counted() -> object:
        reads.append(1)
        return read_learned()

    association_module._house_knowledge.cache_clear()
    monkeypatch.setattr(association_module, "read_learned", counted)
    for seed in range(3):
        for _ in play(DUO, bots(Character(seed), Character(9)), seed, rounds=2):
            pass

    assert len(reads) == 1


def test_the_sample_in_the_docs_is_what_bots_play() -> None:
    """If this fails, run `python -m tools.sample`."""
    docs = DOCS.read_text("utf-8")

    assert in_docs(docs) == docs
