"""Counting: what this process has done since it began, for whoever watches it."""

from collections import Counter

KINDS = {
    "entries_written": "Entries that this node wrote.",
    "entries_heard": "Entries of other nodes that this one took over.",
    "conflicts": "Times that another node was first.",
    "refusals": "Moves and wishes that were refused.",
    "games_finished": "Games whose end this node wrote.",
    "failures": "Unexpected errors, and times that the store was away.",
    "ignored_messages": "Messages of other nodes that this one cannot read.",
}

counted: Counter[str] = Counter()
