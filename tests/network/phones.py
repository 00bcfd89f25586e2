"""A laptop opens a table and a phone joins it by the printed address; they play a round."""

import sys

from playwright.sync_api import expect

from tests.web.browser import Device, browsing
from tests.web.compatibility_player import until_revealed
from tests.web.players import Person


def main(address: str) -> None:
    with browsing() as browser:
        laptop, phone = Device(browser, address, "laptop"), Device(browser, address)
        page = laptop.go()
        assert not page.evaluate("isSecureContext"), "plain HTTP on a network is not secure"
        page.get_by_role("button", name="Play together").click()
        page.get_by_label("What’s your name?").fill("Ann")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("button", name="Ann (you), Host")).to_be_visible()

        other = phone.go()
        other.get_by_label("Code of the table, five letters").fill(laptop.code())
        other.get_by_label("What’s your name?").fill("Bo")
        other.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text("Bo", exact=True)).to_be_visible()

        page.get_by_role("button", name="Add 2 bots and begin").click()
        people = [Person(laptop, "Ann"), Person(phone, "Bo")]
        for person in people:
            person.game.wait_for()
        until_revealed(people)
        assert not laptop.complaints + phone.complaints, laptop.complaints + phone.complaints
        sys.stderr.write(f"A phone joined at {address} and played a round.\n")


if __name__ == "__main__":
    main(sys.argv[1])
