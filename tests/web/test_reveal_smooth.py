"""Animations are smooth: nothing jumps, no frame needs a new layout, no task delays a frame."""

from collections.abc import Callable

import pytest

from tests.web.animated_moments import Phones, lift, reveal
from tests.web.smoothness import FRAME, Smooth, Watch, measuring, watching

#: CPU milliseconds. Usual maximum: 15; browsers call tasks above 50 long.
_LONG = 50.0
_HELD_UP = """() => {
  const box = document.createElement('div')
  box.className = 'jumping'
  document.body.prepend(box)
  const growing = box.animate({ height: ['0px', '200px'] }, 1000)
  void growing.finished.then(() => box.classList.add('still'))
  const work = () => { for (const end = performance.now() + 400; performance.now() < end; ); }
  setTimeout(work, 300)
}"""


def assert_nothing_jumps(smooth: Smooth) -> None:
    assert any(smooth.moves)
    assert smooth.shifts == []
    assert smooth.costly() == {}


def test_nothing_jumps_in_a_reveal(device: Phones) -> None:
    smooth = reveal(device)

    assert_nothing_jumps(smooth)
    assert len(smooth.properties["transform"]) > 20
    begun = smooth.phases.index("reveal")
    assert not any(smooth.moves[begun : begun + 3]), "cards lie still when they come"


def test_nothing_jumps_when_a_cup_is_lifted(device: Phones) -> None:
    assert_nothing_jumps(lift(device))


def test_what_jumps_is_found(device: Phones) -> None:
    smooth = watched_jump(device)

    assert smooth.shifts
    assert smooth.costly() == {"height": ["div.jumping"]}


@pytest.mark.measures
@pytest.mark.parametrize("move", [reveal, lift])
def test_no_work_holds_a_frame_up(device: Phones, move: Callable[[Phones, Watch], Smooth]) -> None:
    smooth = move(device, measuring)

    assert not [task for task in smooth.tasks_while_moving() if task.cpu > _LONG]
    work = sorted(smooth.work())
    assert work[len(work) * 95 // 100] < FRAME


@pytest.mark.measures
def test_work_that_holds_a_frame_up_is_found(device: Phones) -> None:
    smooth = watched_jump(device, measuring)

    assert [task for task in smooth.tasks_while_moving() if task.cpu > _LONG]


def watched_jump(device: Phones, watch: Watch = watching) -> Smooth:
    page = device(motion="no-preference").go("/")
    with watch(page) as smooth:
        page.evaluate(_HELD_UP)
        page.wait_for_function("() => document.querySelector('.jumping.still')")
    return smooth
