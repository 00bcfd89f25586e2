"""The tray: valid input, and the messages for invalid input."""

import pytest

from samewave.games.compatibility.view import Pick
from samewave.terminal.compatibility_cards import Tray, read_images

NAMES = {"door": "Locked door", "nest": "Nest", "dog": "Dog on the platform", "cage": "Open cage"}
PICK = Pick(3, (), 0, 0)
EMPTY = Tray()


def typed(line: str, tray: Tray = EMPTY, pick: Pick = PICK) -> tuple[Tray, str]:
    laid, problem = read_images(line, tray, pick, NAMES)
    return laid, str(problem or "")


@pytest.mark.parametrize(
    "line",
    ["1 2 3", "door nest dog", "Locked door, Nest, Dog on the platform", "LOCK n dog", "1,2,3"],
)
def test_images_are_typed_by_number_by_name_or_by_how_a_name_begins(line: str) -> None:
    assert typed(line) == (Tray(("door", "nest", "dog")), "")


def test_accents_and_signs_do_not_matter() -> None:
    laid, _ = read_images("kafig", Tray(), PICK, {"cage": "Käfig"})

    assert laid.images == ("cage",)


def test_an_image_typed_again_is_taken_back() -> None:
    assert typed("1", Tray(("nest", "door"))) == (Tray(("nest",)), "")


def test_an_image_goes_to_another_place() -> None:
    assert typed("dog>1", Tray(("door", "nest", "dog")))[0].images == ("dog", "nest", "door")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1 99", "no image 99"),
        ("1 hat", "No image is called “hat”"),
        ("1 2 3 4", "ranking is full with 3 images"),
        ("1 1>7", "Only images in your ranking can move"),
        ("1 1>x", "the place must be a number"),
        ("1 2*", "You can't double now"),
        ("1 " + "9" * 5000, "There is no image"),
    ],
)
def test_a_problem_is_explained_and_the_input_before_it_applies(line: str, says: str) -> None:
    laid, problem = typed(line)

    assert says in problem
    assert laid.images[0] == "door"


def test_a_retired_image_stays_out() -> None:
    laid, problem = typed("nest", pick=Pick(3, ("nest",), 0, 0))

    assert "can't use it again" in problem
    assert laid == Tray()


def test_a_star_doubles_and_takes_back_what_it_doubled() -> None:
    pick = Pick(3, (), 0, 2)

    laid, _ = typed("1* 2* 3", pick=pick)

    assert laid == Tray(("door", "nest", "dog"), ("door", "nest"))
    assert typed("1*", laid, pick)[0].doubled == ("nest",)
    assert "at most 2 doubles" in typed("3*", laid, pick)[1]


def test_the_one_token_moves_to_another_image() -> None:
    assert typed("2*", Tray(("door", "nest"), ("door",)), Pick(3, (), 1, 1))[0].doubled == ("nest",)


def test_an_image_that_leaves_the_tray_takes_its_double_along() -> None:
    assert Tray(("door", "nest"), ("nest",)).undo() == Tray(("door",))
