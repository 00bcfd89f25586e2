"""Browsers for tests: a real server, Debian's Chromium, phones and televisions."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.patience import PATIENCE
from tests.web.browser import Device, Serving, browsing

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other tests begin, because its event loop would conflict with theirs."""
    with browsing() as opened:
        yield opened


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server process whose bots move at once."""
    with Serving(tmp_path_factory.mktemp("web")) as serving:
        yield serving.address


@pytest.fixture
def device(browser: Browser, address: str) -> Iterator[Callable[..., Device]]:
    """`device()` is a phone in English by day; see Device for other options."""
    opened: list[Device] = []

    def open_one(**wanted: Any) -> Device:
        opened.append(Device(browser, address, **wanted))
        return opened[-1]

    yield open_one
    complaints = [line for each in opened for line in each.complaints]
    for each in opened:
        each.context.close()
    assert not complaints, complaints


@pytest.fixture
def phone(device: Callable[..., Device]) -> Device:
    return device()
