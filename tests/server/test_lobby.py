"""The lobby: seats, rights, and what happens when somebody is absent."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.pages import Guests, Page, level, serving
from tests.server.test_play import play_out

DUO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "duo", "track": "short"}}
FIVE = ["door", "cake", "swing", "bench", "cage"]


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path) as served:
        yield served


async def refused(page: Page, kind: str, **fields: Any) -> str:
    answer = await page.ask(kind, **fields)
    assert answer["type"] == "refusal", answer
    return str(answer["code"])


async def started_duo(guests: Guests, **settings: Any) -> list[Page]:
    pages = await guests.open_table("Ann", "Bo", settings=DUO | settings)
    await pages[0].ask("start")
    await level(pages)
    return pages


def opener(pages: list[Page]) -> Page:
    return next(page for page in pages if page.offers.get("open_theme"))


async def test_a_move_can_be_tried_without_making_it(guests: Guests) -> None:
    ann, bo = await guests.open_table(
        "Ann", "Bo", settings={"game": "samegame", "setup": {"level": 1}}
    )
    await ann.ask("start")
    await bo.listen(lambda: bo.view is not None)
    before = ann.sequence, ann.view

    assert (await ann.ask("check_move", move={"type": "write_clue", "text": "umbrella"}))[
        "type"
    ] == "acknowledged"
    warned = await ann.ask("check_move", move={"type": "write_clue", "text": "seven"})

    assert (warned["type"], warned["code"]) == ("refusal", "clue_number")
    assert (ann.sequence, ann.view) == before
    assert (
        await refused(await guests.page(ann.code), "check_move", move={}) == "spectators_only_look"
    )


async def test_a_table_has_a_code_and_its_first_player_is_the_host(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    status, shown = await guests.get(f"/api/tables/{ann.code.lower()}")

    assert status == 200
    assert shown["host"] == ann.you == 0
    assert [player["name"] for player in shown["players"]] == ["Ann", "Bo"]
    assert bo.you == 1
    assert set(ann.code) <= set("ABCDEFGHJKMNPQRSTUVWXYZ")


async def test_tokens_are_nowhere_to_be_seen(guests: Guests, tmp_path: Path) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    _, shown = await guests.get(f"/api/tables/{ann.code}")

    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in (ann.token, bo.token):
        assert token.encode() not in kept
        assert token not in str(shown)
        assert not any(token.encode() in heard for page in (ann, bo) for heard in page.heard)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ann", "name_is_taken"),
        ("\u0410nn", "name_looks_alike"),
        ("Bo\ufe0f", "unreadable_name"),
        ("\x07", "bad_name"),
        (" ", "bad_name"),
    ],
)
async def test_a_name_is_free_and_printable(guests: Guests, name: str, code: str) -> None:
    (ann,) = await guests.open_table("Ann")

    status, answer = await guests.post(f"/api/tables/{ann.code}/players", {"name": name})

    assert (status, answer["code"]) == (422, code)


async def test_a_full_table_is_said(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    for _ in range(11):
        assert (await ann.ask("add_bot"))["type"] == "update"

    assert await refused(ann, "add_bot") == "table_is_full"
    status, answer = await guests.post(f"/api/tables/{ann.code}/players", {"name": "Bo"})
    assert (status, answer["params"]) == (422, {"most": 12})


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start", {}),
        ("stop", {}),
        ("change_settings", {"settings": DUO}),
        ("arrange", {"chairs": [1, None, 0]}),
        ("kick", {"player": 0}),
        ("hand_over", {"player": 1}),
        ("add_bot", {}),
    ],
)
async def test_only_the_host_does_this(guests: Guests, kind: str, fields: Any) -> None:
    _, bo = await guests.open_table("Ann", "Bo")

    assert await refused(bo, kind, **fields) == "host_only"


async def test_the_host_seats_hands_over_and_sends_away(guests: Guests) -> None:
    ann, bo, cy = await guests.open_table("Ann", "Bo", "Cy")

    await ann.ask("arrange", chairs=[2, 0, 1, None])
    await ann.ask("hand_over", player=1)
    await level([ann, bo, cy])
    assert (bo.table["order"], bo.table["host"]) == ([2, 0, 1], 1)
    await bo.ask("kick", player=2)
    await cy.listen(lambda: cy.bye is not None)

    assert cy.bye == "kicked"
    assert bo.table["order"] == [0, 1]
    back = await guests.page(cy.code, cy.token)
    assert back.bye == "kicked"


async def test_who_leaves_as_host_leaves_a_host_behind(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    await ann.ask("leave")
    await bo.listen(lambda: bo.table["host"] == 1)

    assert bo.table["order"] == [1]


async def test_one_can_leave_by_http(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    address = f"{guests.address}/api/tables/{ann.code}/players"

    headers = {"Authorization": f"Bearer {bo.token}"}
    async with guests.session.delete(address, headers=headers) as answer:
        assert answer.status == 204
    async with guests.session.delete(address, headers=headers) as answer:
        assert answer.status == 401

    await ann.listen(lambda: ann.table["order"] == [0])


async def test_what_cannot_be_played_is_refused_with_the_reason(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")

    assert await refused(ann, "change_settings", settings={"game": "poker"}) == "unknown_game"
    assert await refused(ann, "change_settings", settings={"setup": {"colour": 3}}) == "not_a_setup"
    assert await refused(ann, "change_settings", settings=DUO | {"grace": 1}) == "bad_grace"
    assert await refused(ann, "change_settings", settings=DUO | {"timer": 1}) == "bad_timer"
    assert await refused(ann, "start") == "wrong_number_of_players"


async def test_the_host_writes_themes_that_everybody_reads_and_plays(tmp_path: Path) -> None:
    themes = ["  Grandma’s   kitchen ", "<b onclick=alert(1)>bold</b>"]
    async with serving(tmp_path) as served:
        ann, bo = await served.open_table("Ann", "Bo", settings=DUO)
        wanted = DUO | {"own_themes": themes, "own_themes_only": True}
        assert await refused(bo, "change_settings", settings=wanted) == "host_only"
        await ann.ask("change_settings", settings=wanted)
        code, tokens = ann.code, (ann.token, bo.token)
    async with serving(tmp_path) as served:
        ann, bo = [await served.page(code, token) for token in tokens]
        assert bo.table["settings"]["own_themes"] == ["Grandma’s kitchen", themes[1]]
        await ann.ask("start")
        await level([ann, bo])
        await opener([ann, bo]).ask("play", move={"type": "open_theme", "number": 3})
        await level([ann, bo])
        assert ann.view
        assert ann.view["theme"]["text"] in ("Grandma’s kitchen", themes[1])
        assert bo.view
        assert bo.view["theme"] == ann.view["theme"]


@pytest.mark.parametrize(
    ("themes", "code"),
    [
        (["a"] * 51, "too_many_own_themes"),
        (["x" * 49], "own_theme_too_long"),
        (["Our flat", "our  FLAT"], "own_theme_twice"),
        ([" "], "bad_own_theme"),
        (["\u202etxet"], "bad_own_theme"),
        (["bell\x07"], "bad_own_theme"),
    ],
)
async def test_themes_that_nobody_can_read_are_refused(
    guests: Guests, themes: list[str], code: str
) -> None:
    (ann,) = await guests.open_table("Ann", settings=DUO)

    assert await refused(ann, "change_settings", settings=DUO | {"own_themes": themes}) == code


@pytest.mark.parametrize(
    ("languages", "leaves_out"),
    [(("en", "de"), True), (("de", "de"), False), (("", "fr"), False)],
)
@pytest.mark.parametrize("door", ["open", "ask"])
async def test_idioms_are_left_out_where_phones_of_several_languages_play(
    guests: Guests, languages: tuple[str, str], leaves_out: bool, door: str
) -> None:
    one, other = languages
    _, seat = await guests.post("/api/tables", {"name": "Ann", "settings": DUO, "language": one})
    ann = await guests.page(seat["code"], seat["token"])
    await ann.ask("set_door", door=door)
    wanted = {"name": "Bo"} | ({"language": other} if other else {})
    status, _ = await guests.post(f"/api/tables/{ann.code}/players", wanted)
    if door == "ask":
        assert status == 202
        await ann.listen(lambda: bool(ann.table["waiting"]))
        await ann.ask("let_in", request=ann.table["waiting"][0]["request"])

    await ann.ask("start")

    started = next(event for event in ann.events if event["type"] == "game_started")
    assert bool(started.get("left_out")) == leaves_out


async def test_a_page_of_an_unknown_language_is_refused(guests: Guests) -> None:
    status, answer = await guests.post("/api/tables", {"name": "Ann", "language": "x" * 1000})

    assert (status, answer["code"]) == (422, "not_a_request")


async def test_nothing_is_rearranged_while_a_game_is_on(guests: Guests) -> None:
    ann, _ = await started_duo(guests)

    for kind, fields in (
        ("start", {}),
        ("change_settings", {"settings": DUO}),
        ("arrange", {"chairs": [1, 0]}),
        ("sit", {"chair": None}),
    ):
        assert await refused(ann, kind, **fields) == "game_is_on"


async def test_a_message_is_answered_once(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    first = await ann.ask("say", id="x", text="hello")
    ann.answers.clear()
    second = await ann.ask("say", id="x", text="hello")
    other = await bo.ask("say", id="x", text="hi")

    assert (first["type"], second["type"], other["type"]) == ("update", "acknowledged", "update")
    await level([ann, bo])
    assert [line["text"] for line in ann.chat] == ["hello", "hi"]


async def test_a_message_is_remembered_however_much_others_say(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    await ann.ask("say", id="x", text="hello")
    for _ in range(70):
        await bo.ask("say", text="yes")

    ann.answers.clear()
    assert (await ann.ask("say", id="x", text="hello"))["type"] == "acknowledged"


async def test_nobody_speaks_while_images_are_chosen(guests: Guests) -> None:
    ann, bo = await started_duo(guests)
    assert (await bo.ask("say", text="good luck"))["type"] == "update"

    await opener([ann, bo]).ask("play", move={"type": "open_theme", "number": 3})
    await level([ann, bo])

    assert ann.muted
    assert await refused(ann, "say", text="take the door") == "hints_are_forbidden"
    assert await refused(bo, "react", reaction="heart") == "hints_are_forbidden"
    for page in (ann, bo):
        await page.ask("play", move={"type": "choose", "images": FIVE})
    await level([ann, bo])
    assert not ann.muted
    assert (await ann.ask("say", text="phew"))["type"] == "update"


async def test_spectators_look_and_say_nothing(guests: Guests) -> None:
    ann, _ = await guests.open_table("Ann", "Bo")
    screen = await guests.page(ann.code)

    assert screen.you is None
    assert await refused(screen, "say", text="boo") == "spectators_only_look"
    assert await refused(screen, "start") == "spectators_only_look"


async def test_all_hear_who_is_here(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    await ann.listen(lambda: ann.here == [0, 1])

    await bo.socket.close()
    await ann.listen(lambda: ann.here == [0])
    again = await guests.page(bo.code, bo.token)

    await ann.listen(lambda: ann.here == [0, 1])
    assert again.you == 1


async def test_a_rematch_and_another_game(guests: Guests) -> None:
    ann, bo = await started_duo(guests)
    await play_out([ann, bo], Random(3))

    same = {"game": "samegame", "setup": {"level": 1}}
    assert (await ann.ask("change_settings", settings=same))["type"] == "update"
    assert (await ann.ask("start"))["began"]
    await level([ann, bo])

    assert (bo.table["game"], bo.table["game_number"]) == ("samegame", 1)
    assert bo.view["mine"] is not None


async def test_moves_of_the_same_millisecond_all_count(guests: Guests) -> None:
    pages = await guests.open_table(*"ABCDEFGH")
    await pages[0].ask("start")
    await level(pages)
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)

    answers = await asyncio.gather(
        *(page.ask("play", move={"type": "choose", "images": FIVE}) for page in pages)
    )

    assert {answer["type"] for answer in answers} == {"update"}


async def test_a_face_has_a_colour(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    answer = await ann.ask("choose_face", face="door", colour="pink")
    assert answer["type"] == "update"
    me = ann.table["players"][0]
    assert (me["face"], me["colour"]) == ("door", "pink")

    # a page of an earlier release knows no colours
    await ann.ask("choose_face", face="bell")
    me = ann.table["players"][0]
    assert (me["face"], me["colour"]) == ("bell", "")
    with pytest.raises(ConnectionError, match="bad_message"):
        await ann.ask("choose_face", face="bell", colour="beige")


async def test_a_face_and_its_colour_come_along_to_a_table(guests: Guests) -> None:
    (ann,) = await guests.open_table("Ann")
    wanted = {"name": "Bo", "face": "door", "colour": "green"}
    status, _ = await guests.post(f"/api/tables/{ann.code}/players", wanted)
    assert status == 201
    _, table = await guests.get(f"/api/tables/{ann.code}")
    assert (table["players"][1]["face"], table["players"][1]["colour"]) == ("door", "green")
