"""Keys and the line they write."""

import pytest

from samewave.terminal.keyboard import keys_of
from samewave.terminal.screens import MAX_INPUT, InputLine


def press(*keys: str) -> InputLine:
    line = InputLine()
    for key in keys:
        line = line.press(key)
    return line


def test_arrows_come_as_one_key_and_what_means_nothing_is_left_out() -> None:
    assert keys_of("a\x1b[D\x1bOC\r\x7f\x1b[15~\x00é") == [
        *("a", "left", "right", "enter", "backspace", "é")
    ]


def test_letters_are_put_where_the_cursor_is() -> None:
    assert press(*"nst", "left", "left", "e").text == "nest"


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (["backspace"], "two word"),
        (["home", "delete"], "wo words"),
        (["delete word"], "two"),
        (["clear"], ""),
        (["home", "right", "end", "s"], "two wordss"),
        (["tab", "escape", "redraw"], "two words"),
    ],
)
def test_a_line_can_be_mended(keys: list[str], left: str) -> None:
    assert press(*"two words", *keys).text == left


def test_a_line_does_not_grow_without_end() -> None:
    assert len(press(*"x" * 999).text) == MAX_INPUT
