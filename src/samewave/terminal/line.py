"""A line that somebody is typing."""

from msgspec.structs import replace

from samewave.core import Value

MOST = 200
"""Letters that anybody would type in one line here."""


class Line(Value, frozen=True):
    """What stands before the cursor, and what behind it."""

    before: str = ""
    after: str = ""

    @property
    def text(self) -> str:
        return self.before + self.after

    def press(self, key: str) -> "Line":
        """The line after a key; one that means nothing here changes nothing."""
        before, after = self.before, self.after
        match key:
            case "backspace":
                return replace(self, before=before[:-1])
            case "delete":
                return replace(self, after=after[1:])
            case "left":
                return Line(before[:-1], before[-1:] + after)
            case "right":
                return Line(before + after[:1], after[1:])
            case "home":
                return Line("", self.text)
            case "end":
                return Line(self.text)
            case "clear":
                return Line()
            case "rub out a word":
                return replace(self, before=before.rstrip().rpartition(" ")[0])
            case _ if len(key) == 1 and len(self.text) < MOST:
                return replace(self, before=before + key)
            case _:
                return self
