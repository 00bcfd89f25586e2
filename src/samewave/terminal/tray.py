"""The tray: images in the order in which somebody ranks them, before they are locked in."""

from collections.abc import Mapping

from msgspec.structs import replace

from samewave.core import Value, replace_at
from samewave.games.compatibility.view import Pick
from samewave.terminal.words import as_number, count, folded

DOUBLE = "*"
TO_PLACE = ">"


class Slip(Exception):
    """What was typed cannot be done; the message says why."""


class Tray(Value, frozen=True):
    """The ranking so far, and the images that carry a double."""

    images: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()

    def undo(self) -> "Tray":
        return self._with(self.images[:-1])

    def toggle(self, image: str, pick: Pick) -> "Tray":
        """Lay an image on the next free place, or take it back from where it lies."""
        if image in self.images:
            return self._with(tuple(laid for laid in self.images if laid != image))
        if image in pick.retired:
            raise Slip("That image made a match before and is out of the game.")
        if len(self.images) >= pick.images:
            raise Slip(f"The tray is full with {count(pick.images, 'image')}: u takes one back.")
        return self._with((*self.images, image))

    def double(self, image: str, pick: Pick) -> "Tray":
        """Put a double on an image, or take it back."""
        if image in self.doubled:
            return replace(self, doubled=tuple(each for each in self.doubled if each != image))
        if not pick.most_doubles:
            raise Slip("There is nothing to double with now.")
        if pick.most_doubles == 1:
            return replace(self, doubled=(image,))
        if len(self.doubled) >= pick.most_doubles:
            raise Slip(f"No more than {count(pick.most_doubles, 'double')}.")
        return replace(self, doubled=(*self.doubled, image))

    def move(self, image: str, place: int) -> "Tray":
        """Exchange an image of the tray with the one that lies in a place."""
        if image not in self.images or not 1 <= place <= len(self.images):
            raise Slip(
                f"Only what is in the tray can go to a place of it, 1 to {len(self.images)}."
            )
        there, here = self.images[place - 1], self.images.index(image)
        return self._with(replace_at(replace_at(self.images, here, there), place - 1, image))

    def _with(self, images: tuple[str, ...]) -> "Tray":
        return Tray(images, tuple(each for each in self.doubled if each in images))


def read_images(
    typed: str, tray: Tray, pick: Pick, names: Mapping[str, str]
) -> tuple[Tray, Slip | None]:
    """The tray after a line of numbers and names; what came before a slip has been done."""
    for word in _words(typed, names):
        try:
            tray = _read(word, tray, pick, names)
        except Slip as slip:
            return tray, slip
    return tray, None


def _words(typed: str, names: Mapping[str, str]) -> list[str]:
    """The parts of a line; a name may have blanks if commas or nothing stand beside it."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    return [word for part in parts for word in ([part] if _knows(part, names) else part.split())]


def _knows(word: str, names: Mapping[str, str]) -> bool:
    bare = word.removesuffix(DOUBLE)
    return any(folded(bare) in (folded(image), folded(name)) for image, name in names.items())


def _read(word: str, tray: Tray, pick: Pick, names: Mapping[str, str]) -> Tray:
    name, to_place, place = word.partition(TO_PLACE)
    if to_place:
        number = as_number(place)
        if number is None:
            raise Slip(f"“{word}”: a place is a number, such as 12{TO_PLACE}1.")
        return tray.move(_image(name, names), number)
    image = _image(word.removesuffix(DOUBLE), names)
    if not word.endswith(DOUBLE):
        return tray.toggle(image, pick)
    if image not in tray.images:
        tray = tray.toggle(image, pick)
    return tray.double(image, pick)


def _image(word: str, names: Mapping[str, str]) -> str:
    """An image by its number in the list, by its name or by how that begins."""
    images = list(names)
    if word.isdecimal():
        number = as_number(word) or 0
        if 0 < number <= len(images):
            return images[number - 1]
        raise Slip(f"The images have the numbers 1 to {len(images)}; {word[:9]} is none.")
    wanted = folded(word)
    same = [image for image in images if wanted in (folded(image), folded(names[image]))]
    begun = [image for image in images if wanted and folded(names[image]).startswith(wanted)]
    found = same or begun
    if len(found) == 1:
        return found[0]
    if found:
        raise Slip(f"“{word}” could be {', '.join(names[image] for image in found[:4])}.")
    raise Slip(f"No image is called “{word}”.")
