"""Reminders in either store: who is told that it is their turn, when, and how.

SQLite and PostgreSQL understand the same statements here: both number parameters as `$1`.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

Run: TypeAlias = Callable[[str, tuple[Any, ...]], Awaitable[list[Any]]]
"""Runs one statement with its values as a transaction, and returns its rows."""


class Reminder(NamedTuple):
    """A person at a table: how they are told that it is their turn, and when."""

    table: int
    code: str
    player: int
    token: str
    """Stops the reminders of this person, from a link in a message."""
    is_off: bool
    push: bytes
    """The push subscription of the person's device; empty for none."""
    question: str
    """The question for which the person was told, or is to be told."""
    due: float | None
    tries: int


_REMINDER = """
SELECT table_id, code, player, token, is_off, push, question, due, tries
FROM reminders JOIN tables ON tables.id = table_id
"""
_EXPECT = """
INSERT INTO reminders (table_id, player, token, question, due)
SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1
ON CONFLICT (table_id, player) DO UPDATE
SET question = excluded.question, due = excluded.due, tries = 0
WHERE reminders.question <> excluded.question
"""
_CANCEL = """
UPDATE reminders SET due = NULL, question = ''
WHERE table_id = $1 AND player = $2 AND question = $3
"""
_MOVE = """
UPDATE reminders SET due = $4, tries = $5, question = $6
WHERE table_id = $1 AND player = $2 AND due = $3
RETURNING player
"""
_CHOOSE = """
INSERT INTO reminders (table_id, player, token, is_off, push)
SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1
ON CONFLICT (table_id, player) DO UPDATE SET is_off = excluded.is_off, push = excluded.push
"""
_TAKE_HOUR = """
INSERT INTO reminded (recipient, at) VALUES ($1, $2)
ON CONFLICT (recipient) DO UPDATE SET at = excluded.at
WHERE reminded.at <= $3 OR reminded.at > excluded.at
RETURNING at
"""
"""A time in the future was written by a wrong clock."""
_SET_WEBHOOK = {
    "table_id": """
INSERT INTO webhooks (table_id, data) SELECT id, $2 FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET data = excluded.data
""",
    "group_key": """
INSERT INTO webhooks (group_key, data) SELECT key, $2 FROM groups WHERE key = $1
ON CONFLICT (group_key) DO UPDATE SET data = excluded.data
""",
}
_WEBHOOK = """
SELECT data FROM webhooks WHERE table_id = $1 OR group_key = $2
ORDER BY CASE WHEN table_id = $1 THEN 0 ELSE 1 END LIMIT 1
"""
_MAKE_SECRET = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"


class ReminderStore:
    """The queue of reminders, the webhooks, and who was told in the last hour."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def expect(
        self, table: int, player: int, token: str, question: str, due: float | None
    ) -> None:
        """Tell a person at this time. Nothing changes if they were to be told of this question."""
        await self._run(_EXPECT, (table, player, token, question, due))

    async def cancel(self, table: int, player: int, question: str) -> None:
        """The person has answered this question. If it is asked again, they are told again."""
        await self._run(_CANCEL, (table, player, question))

    async def due(self, now: float, most: int) -> list[Reminder]:
        """Reminders that are due, the longest waiting first."""
        rows = await self._run(f"{_REMINDER} WHERE due <= $1 ORDER BY due LIMIT $2", (now, most))
        return [_reminder(row) for row in rows]

    async def move(
        self, reminder: Reminder, due: float | None, tries: int = 0, question: str | None = None
    ) -> Reminder | None:
        """Give a reminder another time. None if another node has done so since it was read."""
        question = reminder.question if question is None else question
        key = reminder.table, reminder.player, reminder.due
        if not await self._run(_MOVE, (*key, due, tries, question)):
            return None
        return reminder._replace(due=due, tries=tries, question=question)

    async def find(self, table: int, player: int) -> Reminder | None:
        rows = await self._run(f"{_REMINDER} WHERE table_id = $1 AND player = $2", (table, player))
        return _reminder(rows[0]) if rows else None

    async def find_by_token(self, token: str) -> Reminder | None:
        rows = await self._run(f"{_REMINDER} WHERE token = $1", (token,))
        return _reminder(rows[0]) if rows else None

    async def choose(self, table: int, player: int, token: str, is_off: bool, push: bytes) -> None:
        """Switch a person's reminders on or off, with or without a push subscription."""
        await self._run(_CHOOSE, (table, player, token, int(is_off), push))

    async def forget(self, table: int, player: int) -> None:
        """Delete everything about a person at a table."""
        await self._run(
            "DELETE FROM reminders WHERE table_id = $1 AND player = $2", (table, player)
        )

    async def tables(self) -> list[str]:
        """The codes of all tables where somebody was or is to be told."""
        query = "SELECT DISTINCT code FROM reminders JOIN tables ON tables.id = table_id"
        return [row[0] for row in await self._run(query, ())]

    async def take_hour(self, recipient: str, now: float, before: float) -> float | None:
        """Note that somebody is told now. If they were told since `before`: when that was."""
        if await self._run(_TAKE_HOUR, (recipient, now, before)):
            return None
        rows = await self._run("SELECT at FROM reminded WHERE recipient = $1", (recipient,))
        return float(rows[0][0]) if rows else before

    async def give_hour_back(self, recipient: str, at: float) -> None:
        """The message of this time did not arrive."""
        await self._run("DELETE FROM reminded WHERE recipient = $1 AND at = $2", (recipient, at))

    async def sweep(self, before: float) -> None:
        """Forget who was told before this time."""
        await self._run("DELETE FROM reminded WHERE at <= $1", (before,))

    async def webhook(self, table: int, group: str) -> bytes:
        """The webhook of a table, or else of its group; empty for none."""
        rows = await self._run(_WEBHOOK, (table, group))
        return bytes(rows[0][0]) if rows else b""

    async def set_webhook(self, owner: int | str, data: bytes) -> None:
        """Set the webhook of a table by its number, or of a group by its hash; empty for none."""
        column = "table_id" if isinstance(owner, int) else "group_key"
        if data:
            await self._run(_SET_WEBHOOK[column], (owner, data))
        else:
            await self._run(f"DELETE FROM webhooks WHERE {column} = $1", (owner,))  # noqa: S608

    async def secret(self, name: str, new: bytes) -> bytes:
        """The server's secret of this name, the same for all nodes; the new one if it has none."""
        await self._run(_MAKE_SECRET, (name, new))
        rows = await self._run("SELECT value FROM secrets WHERE name = $1", (name,))
        return bytes(rows[0][0])


def _reminder(row: Any) -> Reminder:
    known = Reminder(*row)
    return known._replace(is_off=bool(known.is_off), push=known.push or b"")
