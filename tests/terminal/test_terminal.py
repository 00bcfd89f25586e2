"""`samewave play` in a real terminal: whole games, and every way to leave one."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from samewave.cli import main
from tests.terminal.pty_terminal import Terminal, record_in

DICE = "tests.terminal.dice"
QUICK = ("--now", "--pace", "0", "--seed", "3", "--people", "You")


def replayed(path: Path) -> str:
    told = CliRunner().invoke(main, ["replay", "--judge", str(path)])
    assert told.exit_code == 0, told.output
    return told.output


def answer(page: str) -> str:
    """The answers that somebody types to the page of a terminal."""
    prompt = page.splitlines()[-1]
    if "call a number" in prompt:
        return "4\r"
    if "your clue" in prompt:
        return "umbrella\r"
    if "swap?" in prompt:
        return "y\r"
    if "points at" in prompt:
        pointed = re.findall(r"[▣#] (\d) .*[☞<]", page)
        return f"{(pointed or re.findall(r'▣ ([0-9]) ', page))[0]}\r"
    if prompt == "You:":
        free = re.findall(r"(?:^| )(\d\d?)  \S", page, re.MULTILINE)
        return f"{' '.join(free[:5])}\r"
    if prompt.endswith(("lock in?", "die:", "object and clue:")):
        return "\r"
    return " " if "Any key" in page else ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("--edition", "1996", "--mode", "teams", "--language", "de"),
        ("--game", "samegame", "--players", "2", "--language", "en"),
    ],
    ids=["compatibility", "samegame"],
)
def test_a_whole_game_is_played_and_kept(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    with Terminal(*arguments, *QUICK, "--records", str(tmp_path)) as terminal:
        end = terminal.answer(answer, until="Again?")
        assert "the end" in end
        assert len(terminal.page) == 24
        assert max(map(len, terminal.page)) <= 80
        terminal.type("\r")
        said = terminal.end()

    assert terminal.code == 0
    record = record_in(tmp_path)
    assert f"samewave replay {record}" in said
    assert "waiting for" not in replayed(record)


def test_a_rematch_is_another_game_with_a_record_of_its_own(tmp_path: Path) -> None:
    duo = ("--mode", "duo", *QUICK, "--records", str(tmp_path))
    with Terminal(*duo, program=DICE) as terminal:
        terminal.answer(answer, until="Again?")
        terminal.type("r\r")
        terminal.see("round 1")
        terminal.type("q\r")
        terminal.end()

    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(("keys", "code"), [("\x03", 130), ("\x04", 0), ("q\r", 0)])
def test_whoever_leaves_keeps_the_record_and_a_tidy_terminal(
    tmp_path: Path, keys: str, code: int
) -> None:
    with Terminal("--mode", "duo", *QUICK, "--records", str(tmp_path), program=DICE) as terminal:
        terminal.see(lambda page: "You:" in page or "call a number" in page)
        terminal.type(keys)
        said = terminal.end()

    assert terminal.code == code
    assert terminal.raw.count("\x1b[?1049h") == terminal.raw.count("\x1b[?1049l") == 1
    assert "\x1b[?25h" in terminal.raw
    assert f"samewave replay {record_in(tmp_path)}" in said
    assert "The game is not over" in replayed(record_in(tmp_path))


def test_bad_input_gets_a_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    with Terminal("--mode", "duo", *QUICK, "--records", str(tmp_path), program=DICE) as terminal:
        page = terminal.see(lambda page: "You:" in page or "call a number" in page)
        if "call a number" in page:
            terminal.type("what?\r")
            terminal.see("Type a number to open the theme")
            terminal.type("3\r")
        terminal.see("You:")
        terminal.type("1 2 nonsense 3\r")
        page = terminal.see("No image is called “nonsense”.")
        assert "1 Armchair  2 Hot-air ba" in page
        terminal.type("q\r")
        terminal.end()


def test_a_clue_is_judged_while_it_is_typed(tmp_path: Path) -> None:
    game = ("--game", "samegame", "--players", "2", *QUICK)
    with Terminal(*game, "--records", str(tmp_path), program=DICE) as terminal:
        terminal.see("your clue:")
        terminal.type("gold")
        terminal.see("No materials in clues")
        terminal.type("\x15umbrella")
        terminal.see("“umbrella” is allowed.")
        terminal.type("\x15zzyzzx\r")
        terminal.see("Send it again")
        terminal.type("zzyzzx\r")
        terminal.see(lambda page: "Send it" not in page)
        terminal.type("\x03")
        terminal.end()


def test_no_colour_where_nobody_wants_any(tmp_path: Path) -> None:
    with Terminal("--records", str(tmp_path), NO_COLOR="1") as terminal:
        terminal.see("Enter starts the game")
        terminal.type("q\r")
        terminal.end()

    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", terminal.raw)


def test_letters_of_every_terminal_where_there_is_no_utf_8(tmp_path: Path) -> None:
    arguments = ("--mode", "duo", *QUICK, "--language", "fr", "--records", str(tmp_path))
    with Terminal(*arguments, program=DICE, LC_ALL="C", PYTHONIOENCODING="ascii") as terminal:
        terminal.answer(answer, until="Again?")
        terminal.type("\r")
        terminal.end()

    assert terminal.code == 0
    assert terminal.raw.isascii()


def test_a_terminal_that_is_too_small_gets_lines(tmp_path: Path) -> None:
    with Terminal("--records", str(tmp_path), width=60, height=15) as terminal:
        while "Enter starts the game" not in terminal.raw:
            assert terminal.listen(0.2)
        terminal.type("q\n")
        terminal.end()

    assert "\x1b" not in terminal.raw
