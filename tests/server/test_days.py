"""Today's theme over HTTP: who may see what and when, and that nobody counts twice."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from samewave.core import LANGUAGES
from samewave.daily import DAY, GRACE, PICK, name_of
from tests.server.daily import ANN, BO, CY, NOON, Daily, opened


@pytest.fixture
async def daily(tmp_path: Path) -> AsyncIterator[Daily]:
    async with opened(tmp_path) as served:
        yield served


async def test_a_day_has_a_theme_and_forty_images_and_ends_at_midnight(daily: Daily) -> None:
    day = await daily.ask("GET", "/today")

    assert (day["day"], day["until"]) == ("2026-11-18", NOON + DAY // 2)
    assert {*day["theme"]} >= {*LANGUAGES}
    assert len({*day["images"]}) == 40
    assert (day["is_open"], day["for_practice"], day["answers"]) == (True, False, 0)
    assert (day["yours"], day["result"], day["yesterday"], day["streak"]) == (None, None, None, 0)
    assert await daily.ask("GET", "/2026-11-18") == day


async def test_the_first_screen_gets_the_same_cards_with_pictures_and_titles(daily: Daily) -> None:
    _, day = await daily.guests.get("/days/today.json")
    seen = await daily.ask("GET", "/today")

    assert (day["day"], day["theme"]) == (seen["day"], seen["theme"])
    assert [image["id"] for image in day["images"]] == seen["images"]
    assert all({*image["title"]} == {*LANGUAGES} for image in day["images"])


async def test_an_answer_shows_the_result_so_far(daily: Daily) -> None:
    await daily.answer(BO, [0, 1, 2, 3, 4])
    await daily.answer(CY, [0, 9, 8, 7, 6])
    day = await daily.answer(ANN, [0, 2, 1, 8, 20], guess=0)
    images = day["images"]

    result = day["result"]
    assert (day["answers"], result["answers"], day["streak"]) == (3, 3, 1)
    assert day["yours"] == {"ranking": [images[n] for n in (0, 2, 1, 8, 20)], "guess": images[0]}
    assert result["yours"] == [3, 2, 2, 2, 1]
    assert [(each["image"], each["people"]) for each in result["top"][:1]] == [(images[0], 3)]
    assert result["likeness"] == 60  # with Bo 3 + 2 + 2 points, with Cy 3 + 2
    assert result["first"] == {"image": images[0], "people": 2}
    assert result["guess_holds"] is True
    assert (await daily.ask("GET", "/today", ANN))["result"] == result


async def test_the_first_person_of_a_day_hears_nothing_about_others(daily: Daily) -> None:
    result = (await daily.answer(ANN, guess=3))["result"]

    assert (result["answers"], result["yours"]) == (1, [1] * PICK)
    assert (result["likeness"], result["first"], result["guess_holds"]) == (None, None, None)


async def test_an_answer_is_changed_and_still_counts_once(daily: Daily) -> None:
    await daily.answer(ANN, [0, 1, 2, 3, 4])
    day = await daily.answer(ANN, [4, 3, 2, 1, 39], guess=1)

    assert (day["answers"], day["streak"]) == (1, 1)
    assert day["yours"]["ranking"][-1] == day["images"][39]
    assert {each["image"] for each in day["result"]["top"]} == {*day["yours"]["ranking"]}


async def strangers_see(folder: Path, answers: list[list[int]]) -> list[tuple[int, bytes]]:
    """Everything that a server says to a device that has not answered, after these answers."""
    async with opened(folder, export_days=True) as daily:
        for number, places in enumerate(answers):
            *ranking, guess = places
            await daily.answer(f"{number:022}", ranking, guess)
            images = await daily.images()
            await daily.ask(
                "PUT", "/today/circle", f"{number:022}", {"key": CIRCLE, "name": f"P{number}"}
            )
        images = await daily.images()
        good, bad = {"ranking": images[:5]}, {"ranking": images[:4]}
        requests: list[tuple[str, str, str, Any]] = [
            ("GET", "/api/days/today", "", None),
            ("GET", "/api/days/today", ANN, None),
            ("GET", "/api/days/2026-11-17", ANN, None),
            ("GET", "/api/days/2026-11-19", ANN, None),
            ("PUT", "/api/days/today/answer", ANN, bad),
            ("PUT", "/api/days/today/answer", "", good),
            ("POST", "/api/days/today/practice", ANN, good),
            ("PUT", "/api/days/today/circle", ANN, {"key": CIRCLE, "name": "Ann"}),
            ("PUT", "/api/days/today/circle", ANN, {"key": CIRCLE, "name": "P0"}),
            ("GET", "/api/days/today/export", ANN, None),
            ("GET", "/days/today.json", "", None),
            ("DELETE", "/api/days", ANN, None),
        ]
        return [await daily.raw(*each) for each in requests]


CIRCLE = "a-circle-of-friends-of-128-bits"


@pytest.mark.parametrize("seed", range(4))
async def test_before_ones_own_answer_any_other_answers_give_the_same_bytes(
    seed: int, tmp_path: Path
) -> None:
    dice, number = Random(seed), 3 + 2 * seed
    worlds = [[dice.sample(range(40), 6) for _ in range(number)] for _ in range(2)]

    one, other = [
        await strangers_see(tmp_path / str(world), answers) for world, answers in enumerate(worlds)
    ]

    assert one == other


async def test_before_ones_own_answer_only_the_number_of_answers_is_told(tmp_path: Path) -> None:
    few, many = [
        await strangers_see(tmp_path / str(number), [[0, 1, 2, 3, 4, 5]] * number)
        for number in (2, 7)
    ]

    assert [(status, body.replace(b'"answers":7', b'"answers":2')) for status, body in many] == few
    assert many != few


async def test_the_result_of_yesterday_is_shown_once_it_is_final_and_today_is_answered(
    daily: Daily,
) -> None:
    for key in (ANN, BO):
        await daily.answer(key)
    daily.clock.at = (NOON // DAY + 1) * DAY + GRACE - 1
    assert (await daily.answer(BO))["yesterday"] is None
    daily.clock.at += 1

    assert (await daily.ask("GET", "/today", ANN))["yesterday"] is None
    yesterday = (await daily.answer(ANN))["yesterday"]
    assert (yesterday["day"], yesterday["answers"]) == ("2026-11-18", 2)
    assert [each["people"] for each in yesterday["top"]] == [2] * PICK


async def test_a_page_left_open_answers_its_own_day_for_an_hour_after_midnight(
    daily: Daily,
) -> None:
    images = await daily.images()
    daily.clock.at = (NOON // DAY + 1) * DAY + GRACE - 1
    body = {"ranking": images[:5]}
    assert (await daily.ask("PUT", "/2026-11-18/answer", ANN, body))["answers"] == 1

    daily.clock.at += 1
    late = await daily.ask("PUT", "/2026-11-18/answer", BO, body)
    assert late == (422, "day_is_over")
    assert (await daily.ask("GET", "/2026-11-18", ANN))["answers"] == 1


async def test_nobody_sees_or_answers_tomorrow(daily: Daily) -> None:
    body = {"ranking": (await daily.images())[:5]}

    assert await daily.ask("GET", "/2026-11-19") == (404, "no_such_day")
    assert await daily.ask("PUT", "/2026-11-19/answer", ANN, body) == (422, "day_is_over")
    assert (await daily.raw("GET", "/days/2026-11-19.json"))[0] == 404


async def test_a_streak_grows_by_a_day_and_ends_when_one_is_left_out(daily: Daily) -> None:
    for streak in (1, 2, 3):
        assert (await daily.answer(ANN))["streak"] == streak
        daily.clock.at += DAY
    assert (await daily.ask("GET", "/today", ANN))["streak"] == 3

    daily.clock.at += DAY
    assert (await daily.ask("GET", "/today", ANN))["streak"] == 0
    assert (await daily.answer(ANN))["streak"] == 1


async def test_the_last_seven_days_are_played_without_counting(daily: Daily) -> None:
    await daily.answer(BO, [0, 1, 2, 3, 4])
    images = await daily.images()
    daily.clock.at += 7 * DAY
    body = {"ranking": images[:5], "guess": images[0]}
    practised = await daily.ask("POST", "/2026-11-18/practice", "", body)

    assert (practised["answers"], practised["likeness"]) == (1, 150)
    assert (await daily.ask("GET", "/2026-11-18"))["for_practice"] is True
    assert (await daily.ask("GET", "/2026-11-18"))["answers"] == 1
    daily.clock.at += DAY
    assert await daily.ask("POST", "/2026-11-18/practice", "", body) == (422, "day_is_over")
    assert (await daily.ask("GET", "/2026-11-18"))["for_practice"] is False


async def test_friends_with_one_link_see_what_they_share_once_both_have_answered(
    daily: Daily,
) -> None:
    await daily.answer(ANN, [0, 1, 2, 3, 4])
    alone = await daily.ask("PUT", "/today/circle", ANN, {"key": CIRCLE})
    before = await daily.ask("PUT", "/today/circle", BO, {"key": CIRCLE, "name": "Bo"})
    await daily.answer(BO, [1, 0, 2, 9, 8])
    both = await daily.ask("PUT", "/today/circle", BO, {"key": CIRCLE, "name": "Bo"})

    assert [each["is_you"] for each in alone["members"]] == [True]
    assert before == (422, "not_answered")
    seen = {each["name"]: (each["points"], each["is_you"]) for each in both["members"]}
    assert seen == {"": (7, False), "Bo": (15, True)}
    again = await daily.ask("PUT", "/today/circle", ANN, {"key": CIRCLE, "name": "Ann"})
    assert [each["name"] for each in again["members"]] == ["Ann", "Bo"]


async def test_a_device_can_have_all_its_answers_forgotten(daily: Daily) -> None:
    await daily.answer(ANN, [0, 1, 2, 3, 4])
    await daily.answer(BO, [0, 5, 6, 7, 8])
    await daily.ask("PUT", "/today/circle", ANN, {"key": CIRCLE, "name": "Ann"})
    await daily.ask("PUT", "/today/circle", BO, {"key": CIRCLE, "name": "Bo"})

    assert await daily.ask("DELETE", "", ANN) is None
    assert (await daily.ask("GET", "/today", ANN))["yours"] is None
    left = await daily.ask("GET", "/today", BO)
    assert (left["answers"], left["result"]["yours"]) == (1, [1] * PICK)
    circle = await daily.ask("PUT", "/today/circle", BO, {"key": CIRCLE, "name": "Bo"})
    assert [each["name"] for each in circle["members"]] == ["Bo"]


async def test_one_address_gives_a_limited_number_of_new_answers(tmp_path: Path) -> None:
    async with opened(tmp_path, answers_per_address=3) as daily:
        for device in range(3):
            assert (await daily.answer(f"{device:022}"))["answers"] == device + 1

        assert await daily.answer(ANN) == (429, "too_many_answers")
        assert (await daily.answer(f"{0:022}", [9, 8, 7, 6, 5]))["answers"] == 3


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "with spaces in the key, twenty"])
async def test_a_device_needs_a_key_that_nobody_guesses(key: str, daily: Daily) -> None:
    assert await daily.answer(key) == (401, "no_device_key")


async def test_a_days_answers_are_exported_when_it_is_over_and_the_operator_allows(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, export_days=True) as daily:
        images = await daily.images()
        await daily.answer(ANN, [0, 1, 2, 3, 4], guess=7)
        await daily.answer(BO, [4, 3, 2, 1, 0])
        assert await daily.ask("GET", "/2026-11-18/export") == (422, "day_is_not_over")
        daily.clock.at += DAY
        status, said = await daily.raw("GET", "/api/days/2026-11-18/export")

    head, *lines = said.decode().splitlines()
    assert (status, head) == (200, "first,second,third,fourth,fifth,guess")
    assert sorted(lines) == sorted(
        [",".join([*images[:5], images[7]]), ",".join([*images[4::-1], ""])]
    )


async def test_nothing_is_exported_unless_the_operator_allows_it(daily: Daily) -> None:
    await daily.answer(ANN)
    daily.clock.at += DAY

    assert await daily.ask("GET", "/2026-11-18/export") == (404, "no_export")


async def test_what_is_stored_about_a_device_differs_from_day_to_day(tmp_path: Path) -> None:
    async with opened(tmp_path) as daily:
        await daily.answer(ANN)
        daily.clock.at += DAY
        await daily.answer(ANN)
        assert name_of(int(daily.clock.at // DAY)) == "2026-11-19"

    with sqlite3.connect(tmp_path / "samewave.db") as database:
        people = [row[0] for row in database.execute("SELECT person FROM day_answers")]
        content = "\n".join(database.iterdump())
    assert len(people) == len({*people}) == 2
    assert ANN not in content
