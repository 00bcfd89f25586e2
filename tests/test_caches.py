"""Caches: strangers can neither fill nor poison one."""

import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import samewave
from samewave.core.input import _decoders
from samewave.core.record import _event_lists
from samewave.games import GAMES
from samewave.games.samegame.clue import check
from samewave.games.samegame.lexicon import lexicon
from samewave.packs import MOST_KEPT, MOST_KEPT_BYTES, Shelf
from samewave.packs.pack import ObjectCard, Pack
from samewave.server.http import REGISTRY_KEY
from samewave.server.limits import ByteCache
from tests.golden import FOLDER
from tests.server.faults import SILENT, open_party
from tests.server.group_games import ask

NO_SERVER = ("samewave.lab", "samewave.terminal", "samewave.cli", "samewave.__main__")
"""Modules whose input comes only from their own user."""


def caches() -> Iterator[tuple[str, Any]]:
    """All caches of functions in modules that a server loads."""
    for module in pkgutil.walk_packages(samewave.__path__, "samewave."):
        if not module.name.startswith(NO_SERVER):
            loaded = import_module(module.name)
            for name, value in vars(loaded).items():
                if isinstance(value, _lru_cache_wrapper) and value.__module__ == module.name:
                    yield f"{module.name}.{name}", value


def own_pack(number: int, size: int = 10) -> Pack:
    """A pack with objects of its own."""
    cards = tuple(
        ObjectCard(f"thing_{each}", {"en": (f"thing {each}", "")}) for each in range(size)
    )
    return Pack(f"p{number:012x}", {"en": "Mine"}, "CC0-1.0", ("en",), objects=cards)


def test_every_cache_of_a_function_has_a_bound() -> None:
    found = dict(caches())

    assert len(found) > 15
    assert [name for name, cache in found.items() if cache.cache_info().maxsize is None] == []


def test_a_name_that_nobody_knows_leaves_no_trace_on_the_shelf() -> None:
    kept: dict[str, Pack] = {}
    shelf = Shelf(load=kept.get)
    mine = own_pack(7)
    for name in (mine.id, *(f"strange {number}" for number in range(1_000))):
        assert shelf.object_name(name, "thing_1", "en") == ""
        assert shelf.objects(name) == ()
        assert shelf.images(name) == ()
    assert shelf.brought == ()

    kept[mine.id] = mine

    assert shelf.object_name(mine.id, "thing_1", "en") == "thing 1"
    assert len(shelf.objects(mine.id)) == 10


def test_packs_that_nobody_uses_leave_memory_and_come_back_when_they_are_needed() -> None:
    packs = {pack.id: pack for pack in map(own_pack, range(MOST_KEPT * 3))}
    shelf = Shelf(load=packs.get)
    first, *others = packs
    for name in others:
        assert shelf.objects(name)
        assert shelf.objects(first)

    assert len(shelf.brought) == MOST_KEPT
    assert first in shelf.brought
    assert others[0] not in shelf.brought
    assert shelf.object_name(others[0], "thing_1", "en") == "thing 1"


def test_large_packs_leave_memory_sooner() -> None:
    packs = {pack.id: pack for pack in (own_pack(number, 200_000) for number in range(4))}
    shelf = Shelf(load=packs.get)
    for name in packs:
        assert shelf.objects(name)

    size = len(msgspec.json.encode(packs[shelf.brought[0]]))
    assert len(shelf.brought) == max(1, MOST_KEPT_BYTES // size)


def test_a_pack_that_is_forgotten_is_known_no_more() -> None:
    packs = {pack.id: pack for pack in map(own_pack, range(2))}
    shelf = Shelf(load=packs.get)
    name = next(iter(packs))
    assert shelf.objects(name)

    del packs[name]
    shelf.forget(name)

    assert shelf.pack(name) is None


def test_answers_are_kept_by_their_bytes_and_the_longest_unused_go() -> None:
    cache = ByteCache(10)
    for key, answer in (("a", b"1234"), ("b", b"1234"), ("a", b"12345")):
        cache.put(key, answer)
    assert (cache.get("a"), cache.get("b"), cache.size) == (b"12345", b"1234", 9)
    assert cache.get("a") == b"12345"

    cache.put("c", b"12345")

    assert (cache.get("b"), cache.get("a"), cache.size) == (None, b"12345", 10)
    cache.put("large", bytes(11))
    assert (cache.get("large"), cache.size) == (None, 0)


@pytest.mark.parametrize("language", ["../words/en", "xx", "en.toml\0"])
def test_only_listed_languages_have_a_lexicon(language: str) -> None:
    with pytest.raises(LookupError):
        lexicon(language)


def test_clues_that_nobody_knows_do_not_fill_the_lexicon() -> None:
    for number in range(5_000):
        check("x" + "".join(chr(97 + int(digit)) for digit in str(number)), {"en": "saw"})

    for name, cache in caches():
        if "lexicon" in name:
            info = cache.cache_info()
            assert info.currsize <= info.maxsize, name


def strange_record(number: int) -> bytes:
    """A record of The Same Game with unknown objects."""
    lines = (FOLDER / "samegame-3-players.jsonl").read_bytes().splitlines(keepends=True)
    header = msgspec.json.decode(lines[0])
    cards = [f"strange_{number}_{each}" for each in range(500)]
    started = {
        "type": "game_started",
        "level": 1,
        "agreement": "unanimous",
        "names": header["seats"],
        "languages": ["en"],
        "objects": f"p{number:012x}",
        "cards": cards,
        "criteria": ["length", "material", "price", "weight", "volume", "movement"],
        "first": 0,
    }
    dealt = {
        "type": "round_dealt",
        "tokens": [1, 2, 3, 4, 5, 6],
        "numbers": [1, 2, 3],
        "objects": cards[:3],
    }
    header |= {"objects": started["objects"], "events": [started, dealt]}
    clue = {"seat": 0, "move": {"type": "write_clue", "text": "hammer", "anyway": True}}
    return msgspec.json.encode(header) + b"\n" + msgspec.json.encode(clue) + b"\n"


async def test_strange_records_leave_no_trace_in_the_server(tmp_path: Path) -> None:
    patient = replace(SILENT, replay_work=600.0)  # so that a busy machine does not stop a replay
    async with open_party(tmp_path, timings=patient) as party:
        library = party.app[REGISTRY_KEY].library
        status, said = await ask(party, "POST", "/api/replay/all", body=strange_record(0))
        assert status == 200, said
        before = {name: cache.cache_info().currsize for name, cache in caches()}
        decoders = len(_decoders)

        for number in range(1, 5):
            record = strange_record(number)
            assert (await ask(party, "POST", "/api/replay/all", body=record))[0] == 200

        assert {name: cache.cache_info().currsize for name, cache in caches()} == before
        assert (len(_decoders), library.shelf.brought) == (decoders, ())
        assert len(_event_lists) <= len(GAMES)
        mine = own_pack(3)
        library.shelf.add(mine)
        assert library.shelf.object_name(mine.id, "thing_1", "en") == "thing 1"
