"""One class name stands for one idea in the whole package."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "samewave"
SAME_IDEA = {
    "GameEnded": "the event that ends a game, in each game's own shape",
    "GameStarted": "the event that starts a game, in each game's own shape",
    "Offers": "the moves that a seat may make now, in each game",
    "OpenState": "a game with nothing hidden, for records, in each game",
    "SeatFields": "the fields in which a seat's view differs from the table's, in each game",
    "SeatView": "one seat as everybody sees it, in each game",
    "Setup": "everything that is decided before a game starts, in each game",
    "Shelf": "where cards are looked up: what each game asks of it, and the shelf that answers",
    "State": "the state of a game that its events evolve, in each game",
    "TableView": "the part of a view that stays the same throughout a game, in each game",
    "View": "all that a seat may know, in each game",
}
"""Class names that occur in several modules, with their common idea."""


def test_a_class_name_stands_for_one_idea() -> None:
    modules: dict[str, set[str]] = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                modules[node.name.lstrip("_")].add(str(file.relative_to(SOURCE)))

    shared = {name: sorted(files) for name, files in modules.items() if len(files) > 1}

    assert shared.keys() == SAME_IDEA.keys(), shared


def test_names_that_two_games_share_stand_only_in_games() -> None:
    """Outside the games, only the shelf has the same name."""
    outside = {
        node.name.lstrip("_")
        for file in SOURCE.rglob("*.py")
        if not file.is_relative_to(SOURCE / "games")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    assert outside & SAME_IDEA.keys() == {"Shelf"}
