"""Members change a group in the browser: names, membership, and whether it exists."""

import re
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import expect

from tests.web.browser import Device
from tests.web.groups import (
    Sofa,
    address,
    folder,
    forgive,
    member,
    panel,
    remember,
)

__all__ = ["address", "folder"]


def test_names_are_changed_and_two_become_one(phone: Device, address: str) -> None:
    group = Sofa(address, "Names")
    group.play("Ann", "Bo")
    group.add("Annie")
    page = remember(phone, group, "Ann")
    members = panel(page, "Members")

    member(page, "Bo").click()
    page.get_by_label("New name").fill("ANN")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.get_by_text("Someone here is already called ANN.")).to_be_visible()
    expect(page.get_by_label("New name")).to_have_value("ANN")
    page.get_by_label("New name").fill("Boris")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(member(page, "Boris")).to_be_visible()

    member(page, "Ann").click()
    page.get_by_label("Merge Ann with").select_option("Annie")
    page.get_by_role("button", name="Merge").click()
    expect(members.get_by_role("listitem")).to_have_count(2)

    member(page, "Ann").click()
    page.get_by_label("New name").fill("Anna")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.get_by_role("button", name="You’re Anna")).to_be_visible()
    assert group.members() == ["Anna", "Boris"]

    page.get_by_role("button", name="Rename the group").click()
    page.get_by_label("Group name").fill("Other names")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1, name="Other names")).to_be_visible()
    forgive(phone, 422)


def test_whoever_leaves_is_told_what_goes_and_it_goes(
    phone: Device, address: str, tmp_path: Path
) -> None:
    group = Sofa(address, "Leaving")
    group.play("Zuleika", "Bo")
    page = remember(phone, group, "Zuleika")
    member(page, "Zuleika").click()
    page.get_by_role("button", name="Leave the group").click()
    expect(page.get_by_text("This deletes the name Zuleika")).to_be_visible()
    page.get_by_role("button", name="Leave the group").click()
    expect(panel(page, "Members").get_by_role("listitem")).to_have_count(1)
    expect(panel(page, "Game nights").get_by_text("Bo and someone who left")).to_be_visible()
    assert group.members() == ["Bo"]

    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "all.zip")
    assert download.value.suggested_filename == "Leaving.zip"
    with ZipFile(tmp_path / "all.zip") as parcel:
        assert {"group.json", "games.csv", "pairs.csv"} < set(parcel.namelist())
        assert not [each for each in parcel.namelist() if b"Zuleika" in parcel.read(each)]


def test_a_group_is_deleted_only_by_its_name_and_then_its_link_leads_nowhere(
    device: Callable[..., Device], address: str
) -> None:
    group = Sofa(address, "Doomed")
    group.add("Ann", "Bo")
    one, other = device(), device()
    page, elsewhere = remember(one, group, "Ann"), remember(other, group, "Bo")
    page.get_by_role("button", name="Delete the group").click()
    delete = page.get_by_role("button", name="Delete for everyone")
    expect(delete).to_be_disabled()
    page.get_by_label(re.compile("type the group’s name")).fill("Doom")
    expect(delete).to_be_disabled()
    page.get_by_label(re.compile("type the group’s name")).fill("doomed")
    delete.click()
    expect(page.get_by_role("heading", name="Start a group")).to_be_visible()
    assert group.ask("GET")[0] == 401

    elsewhere.reload()
    expect(elsewhere.get_by_role("heading", name="There’s no group at this link.")).to_be_visible()
    elsewhere.get_by_role("button", name="Remove from this device").click()
    expect(elsewhere.get_by_role("heading", name="Start a group")).to_be_visible()
    for each in (one, other):
        forgive(each, 401)


def test_a_wrong_link_and_a_lost_line_are_said(phone: Device, address: str) -> None:
    page = phone.go("/g#nothing-of-the-kind")
    expect(page.get_by_role("heading", name="There’s no group at this link.")).to_be_visible()

    group = Sofa(address, "Offline")
    group.add("Ann")
    page.context.set_offline(True)
    page.evaluate(f"location.hash = '{group.key}'")
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    phone.complaints.clear()  # the browser logs the 401 and the lost connection


def test_a_device_is_taken_out_and_the_group_stays(phone: Device, address: str) -> None:
    group = Sofa(address, "Staying")
    group.add("Ann")
    page = remember(phone, group, "Ann")
    page.get_by_role("button", name="Remove from this device").click()
    page.get_by_role("button", name="Forget the link").click()

    expect(page.get_by_role("heading", name="Start a group")).to_be_visible()
    expect(page.get_by_role("link", name="Staying")).to_have_count(0)
    assert group.members() == ["Ann"]
