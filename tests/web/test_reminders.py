"""Games over days in a browser: the pace, the webhook, notifications, and how to stop them."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.patience import PATIENCE
from tests.server.server_process import DUO
from tests.web.browser import Device, Serving
from tests.web.players import give_seat, sit

_SUBSCRIBE = """(endpoint) => {
  const key = (length) => Uint8Array.from({ length }, (_, place) => place).buffer
  const made = { endpoint, options: {}, getKey: (name) => key(name === 'auth' ? 16 : 65) }
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async () => made
}"""
"""A push service on this machine: the browser's own one is on the internet."""
_AWAIT_NOTIFICATION = """patience => {
  self.shown = new Promise((resolve, reject) => {
    registration.showNotification = async (title, options) => resolve({ title, ...options })
    setTimeout(() => reject(new Error('no notification')), patience)
  })
}"""
"""Keeps what the worker shows: browsers without a screen cannot show notifications."""


class Receiver(ThreadingHTTPServer):
    """Receives what the server posts."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Receive)
        self.received: list[Any] = []
        self.address = f"http://127.0.0.1:{self.server_port}"


class _Receive(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Receiver)
        self.server.received.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing is written to the terminal."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as opened:
        Thread(target=opened.serve_forever, daemon=True).start()
        yield opened
        opened.shutdown()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reminders")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Serving]:
    """A server that may post to this machine."""
    with Serving(folder, "--bot-pace=0", "--private-webhooks") as serving:
        yield serving


@pytest.fixture
def host(server: Serving, browser: Browser) -> Iterator[Device]:
    """The host of a table."""
    opened = Device(browser, server.address, worker=True)
    (seat,) = sit(server.address, DUO, ["Ann"])
    give_seat(opened, [seat])
    opened.go(f"/t/{seat['code']}")
    yield opened
    opened.context.close()
    assert not opened.complaints, opened.complaints


def choose_over_days(page: Page) -> None:
    page.locator("summary").click()
    page.get_by_role("button", name="Pace:").click()
    page.get_by_role("radio", name="Over days").check(force=True)
    expect(page.get_by_role("button", name="Stand-ins:")).to_have_count(0)
    expect(page.get_by_role("button", name="Over days")).to_be_visible()


def open_sheet(page: Page) -> None:
    page.get_by_role("button", name="Get a message when the game is waiting for you.").click()


def test_the_host_chooses_the_pace_and_tests_a_webhook(host: Device, receiver: Receiver) -> None:
    page = host.page
    choose_over_days(page)
    open_sheet(page)

    page.get_by_label("Webhook").fill("nonsense")
    page.get_by_role("button", name="Save webhook").click()
    page.get_by_label("Webhook").fill(f"{receiver.address}/hook")
    page.get_by_role("button", name="Save webhook").click()
    expect(page.get_by_text("Posting to 127.0.0.1 (JSON)")).to_be_visible()
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("Test sent.")).to_be_visible()
    assert [json.loads(each)["type"] for each in receiver.received] == ["test"]

    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Posting to")).to_have_count(0)


def test_a_player_is_asked_on_a_tap_and_can_switch_off_again(
    host: Device, receiver: Receiver, folder: Path
) -> None:
    host.context.grant_permissions(["notifications"])
    page = host.page
    page.evaluate(_SUBSCRIBE, f"{receiver.address}/push")
    choose_over_days(page)
    open_sheet(page)
    switch = page.get_by_role("switch", name="Tell me when it’s my turn")
    expect(switch).not_to_be_checked()

    switch.check(force=True)
    expect(page.get_by_text("You’ll get a notification, at most once an hour.")).to_be_visible()
    with closing(sqlite3.connect(folder / "data" / "samewave.db")) as database:
        ((token, push),) = database.execute("SELECT token, push FROM reminders").fetchall()
    assert json.loads(push)["endpoint"] == f"{receiver.address}/push"

    host.go(f"/unsubscribe#{token}")
    page.get_by_role("button", name="Stop messages").click()
    expect(page.get_by_text("You won’t get any more messages from this table.")).to_be_visible()
    with closing(sqlite3.connect(folder / "data" / "samewave.db")) as database:
        assert database.execute("SELECT is_off FROM reminders").fetchall() == [(1,)]


def test_the_service_worker_shows_a_reminder(host: Device) -> None:
    host.context.grant_permissions(["notifications"])
    page = host.page
    session = host.context.new_cdp_session(page)
    registrations: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: registrations.extend(said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    known = host.context.service_workers
    worker = known[0] if known else host.context.wait_for_event("serviceworker")
    worker.evaluate(_AWAIT_NOTIFICATION, PATIENCE * 1000)
    link, stop = f"{host.address}/t/ABCDE", f"{host.address}/unsubscribe#token"
    message = {"title": "Ann, it’s your turn!", "body": "Compatibility", "link": link}
    message |= {"stop": stop, "stop_text": "Stop these messages"}

    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": host.address,
            "registrationId": registrations[-1]["registrationId"],
            "data": json.dumps(message),
        },
    )

    shown = worker.evaluate("() => shown")
    assert (shown["title"], shown["body"]) == ("Ann, it’s your turn!", "Compatibility")
    assert shown["data"] == {"link": link, "stop": stop}
    assert shown["actions"][0]["title"] == "Stop these messages"


def test_a_page_without_a_secure_context_says_why_it_cannot_notify(
    device: Callable[..., Device],
) -> None:
    """Over plain HTTP in a home network, the webhook is the way."""
    phone = device()
    (seat,) = sit(phone.address, DUO | {"over_days": True}, ["Ann"])
    give_seat(phone, [seat])
    page = phone.page
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    phone.go(f"/t/{seat['code']}")
    open_sheet(page)

    expect(page.get_by_text("This browser can’t show notifications.")).to_be_visible()
    expect(page.get_by_role("switch", name="Tell me when it’s my turn")).to_be_disabled()
