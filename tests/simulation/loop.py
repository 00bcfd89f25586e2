"""An event loop with simulated time, and processes that can crash at any point."""

import asyncio
import contextvars
from collections.abc import Callable
from typing import Any


class Process:
    """One process: when it has crashed, none of its callbacks runs any more."""

    def __init__(self) -> None:
        self.has_crashed = False
        self.context = contextvars.copy_context()
        self.context.run(_PROCESS.set, self)


_PROCESS: contextvars.ContextVar[Process | None] = contextvars.ContextVar("process", default=None)


class NothingLeft(RuntimeError):
    """Raised when no timer and no callback is left."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """When nothing is ready, time jumps to the next timer. Work for threads runs at once, inline.

    Callbacks run in the order in which they were scheduled, so that a seed decides everything.
    """

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = self
        self.set_exception_handler(self._note_exception)
        self.exceptions: list[dict[str, Any]] = []

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Called by BaseEventLoop to wait: nothing arrives from outside, so time advances."""
        if timeout is None:
            raise NothingLeft("nothing will ever happen again")
        self._now += timeout
        return []

    def _process_events(self, _: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """No selector has to be woken."""

    def call_soon(  # type: ignore[override]
        self,
        callback: Callable[..., Any],
        *args: Any,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        if context is None:
            context = contextvars.copy_context()
        process = context.get(_PROCESS)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(_run, process, callback, args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., Any],
        *args: Any,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        if context is None:
            context = contextvars.copy_context()
        process = context.get(_PROCESS)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, _run, process, callback, args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, _: Any, work: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """A thread's work takes no time."""
        future: asyncio.Future[Any] = self.create_future()
        try:
            future.set_result(work(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    def _note_exception(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Collect exceptions that nobody retrieved, except those of crashed processes."""
        if "destroyed but it is pending" not in context["message"]:
            self.exceptions.append(context)


def _run(process: Process, callback: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if not process.has_crashed:
        callback(*args)
