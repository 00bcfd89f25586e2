"""What moves is smooth: nothing jumps, no frame needs a new layout, no work holds a frame up."""

from collections.abc import Callable

from tests.web.moving import Phones, lift, reveal
from tests.web.smooth import FRAME, Smooth, watching

#: In CPU time. The usual worst is below 15; above 50 everybody calls a task long.
_LONG = 50.0
_HELD_UP = """() => {
  const box = document.createElement('div')
  box.className = 'jumping'
  document.body.prepend(box)
  box.animate({ height: ['0px', '200px'] }, 1000)
  const work = () => { for (const end = performance.now() + 400; performance.now() < end; ); }
  setTimeout(work, 300)
}"""


#: A machine that does other things holds up a task now and then; a page does so every time.
_TRIES = 3


def smoothly(move: Callable[[Phones], Smooth], device: Phones) -> Smooth:
    """One time of a few nothing was held up; nothing ever jumped or needed a layout."""
    for _ in range(_TRIES):
        smooth = move(device)
        assert any(smooth.moves)
        assert smooth.shifts == []
        assert smooth.costly() == {}
        long = [task for task in smooth.tasks_while_moving() if task.cpu > _LONG]
        if not long:
            return smooth
    raise AssertionError(long)


def test_a_reveal_is_smooth(device: Phones) -> None:
    smooth = smoothly(reveal, device)

    assert len(smooth.properties["transform"]) > 20
    begun = smooth.phases.index("reveal")
    assert not any(smooth.moves[begun : begun + 3]), "cards lie still when they come"
    work = sorted(smooth.work())
    assert work[len(work) * 95 // 100] < FRAME


def test_a_lifted_cup_is_smooth(device: Phones) -> None:
    smoothly(lift, device)


def test_what_is_not_smooth_is_found(device: Phones) -> None:
    page = device(motion="no-preference").go("/")

    with watching(page) as smooth:
        page.evaluate(_HELD_UP)
        page.wait_for_timeout(1500)

    assert smooth.shifts
    assert smooth.costly() == {"height": ["div.jumping"]}
    assert [task for task in smooth.tasks_while_moving() if task.cpu > _LONG]
