"""Tracks: the spaces from the start to the finish, each with how many images it asks for."""

# `standard` begins like the board that witnesses describe; `short` and `long` are balanced by
# simulation (docs/balance.md): 5 to 7 and 12 to 16 rounds for a pair that shares 1.8 images of 5.
TRACKS: dict[str, tuple[int, ...]] = {
    "short": (5, 5, 5, 4, 5, 4, 5, 5, 3, 4, 5, 4, 2, 3, 1),
    "standard": (
        *(5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 4, 5, 4, 5, 3, 4, 4, 4, 5, 5, 5, 5, 3, 2, 4),
        *(3, 4, 2, 3, 1, 3, 2, 3, 1, 2),
    ),
    "long": (
        *(5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 3, 5, 4, 3, 4, 4),
        *(4, 5, 4, 4, 4, 5, 4, 5, 5, 4, 5, 4, 5, 5, 5, 4, 3, 5, 3, 5, 4, 2, 4, 4, 4),
    ),
}
"""Space 0 is the start; the finish is the space after the last one."""
