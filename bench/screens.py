"""Two phones and a television through a game of each kind: how far apart they show each step."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

from tests.web import compatibility_player, samegame_player
from tests.web.browser import Device, Serving, browsing
from tests.web.players import Person, begin, gather, showing
from tests.web.screen_times import Step, differences, times_of

CARDS = ("2016", "teams")
Act: TypeAlias = Callable[[Person, Sequence[Person]], bool]


def _plan(place: int, _: int) -> int:
    """The people share two images of five, in other places."""
    return 3 * place


class Shown(NamedTuple):
    """The milliseconds between the first and the last screen, for each step of a game."""

    game: str
    results: list[list[float]]
    """For each round, turn or cup: the milliseconds for one step after the other."""
    ahead: int
    """Steps that a phone showed before the television."""


def measure() -> Iterator[Shown]:
    with TemporaryDirectory() as folder, Serving(Path(folder)) as serving, browsing() as browser:

        def device(**wanted: object) -> Device:
            return Device(browser, serving.address, motion="no-preference", **wanted)  # type: ignore[arg-type]

        settings = compatibility_player.table_settings(*CARDS)
        yield _watch(
            "Compatibility",
            device,
            settings,
            "HBHB",
            compatibility_player.planned(_plan, reveals=False),
        )
        settings = samegame_player.table_settings(1, "en")
        yield _watch(
            "The Same Game", device, settings, "HH", samegame_player.playing(find=True, stay=True)
        )


def _watch(
    game: str,
    device: Callable[..., Device],
    settings: dict[str, object],
    seating: str,
    act: Act,
) -> Shown:
    people = gather(device, settings, seating)
    screen = device(kind="television")
    screen.go(f"/screen/{people[0].code}")
    begin(people)
    _play(people, act)
    led = times_of(screen.page)
    phones = [times_of(person.page) for person in people]
    ahead = sum(times.get(step, at) < at for times in phones for step, at in led.items())
    apart = differences([led, *phones]).items()
    results = [[late for _, late in steps] for _, steps in groupby(apart, key=_update)]
    for each in (screen, *(person.device for person in people)):
        each.context.close()
    return Shown(game, results, ahead)


def _update(late: tuple[Step, float]) -> int:
    (sequence, _), _ = late
    return sequence


def _play(people: list[Person], act: Act) -> None:
    """Play to the end. Nobody taps on, so every result is shown for its whole time."""
    while any(person.phase() != "finished" or showing(person) for person in people):
        if not sum(act(person, people) for person in people):
            people[0].page.wait_for_timeout(40)


def report() -> None:
    print("\nTwo phones and a television: milliseconds between the first and the last screen")
    for game, results, ahead in measure():
        apart = [late for result in results for late in result]
        print(
            f"  {game:14}{len(apart):4} steps: median {median(apart):4.0f}, most {max(apart):4.0f};"
            f" {ahead} before the television"
        )
        for number, result in enumerate(results, start=1):
            print(f"    {number:2}: {' '.join(f'{late:.0f}' for late in result)}")


if __name__ == "__main__":
    report()
