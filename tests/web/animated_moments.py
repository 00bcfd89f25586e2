"""The moments with the most animation in a game, observed on one phone."""

from collections.abc import Callable

from tests.web import compatibility_player, samegame_player
from tests.web.browser import Device
from tests.web.players import begin, gather, play, showing
from tests.web.smoothness import Smooth, Watch, watching

Phones = Callable[..., Device]


def reveal(device: Phones, watch: Watch = watching) -> Smooth:
    """A round of two: two direct matches, two indirect ones, and one image without a match."""
    people = gather(
        device, compatibility_player.table_settings("2016", "duo"), "HH", motion="no-preference"
    )
    ann, bo = people
    begin(people)
    compatibility_player.open_first(ann)
    compatibility_player.places(bo)
    for mine, theirs in zip((0, 1, 2, 3, 4), (0, 1, 3, 2, 8), strict=True):
        compatibility_player.pick(ann, mine)
        compatibility_player.pick(bo, theirs)
    compatibility_player.lock_in(ann)
    with watch(ann.page) as smooth:
        compatibility_player.lock_in(bo)
        ann.button("compatibility.reveal.goOn").wait_for()
    return smooth


def lift(device: Phones, watch: Watch = watching) -> Smooth:
    """Cups are lifted one by one until the turn is over."""
    people = gather(device, samegame_player.table_settings(4, "en"), "HH", motion="no-preference")
    bo = people[1]
    begin(people)
    act = samegame_player.playing(find=True)
    play(people, act, until=samegame_player.cups(bo).first.is_visible)
    with watch(bo.page) as smooth:
        play(
            people,
            lambda person, others: not showing(person) and act(person, others),
            until=bo.button("samegame.result.goOn").is_visible,
        )
    return smooth
