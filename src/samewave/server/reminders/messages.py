"""The messages of reminders: what they say, and the formats of webhooks.

A message is made from what everybody at the table sees, so it cannot contain a secret.
"""

from html import escape
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta
from yarl import URL

from samewave.core import LogValue, Value
from samewave.core.languages import read_texts
from samewave.core.values import Key
from samewave.games import GAMES
from samewave.server.protocol.views import TableInfo
from samewave.server.tables.log import PlayerId

WebhookKind: TypeAlias = Literal["discord", "slack", "ntfy", "matrix", "json"]
Address: TypeAlias = Annotated[str, Meta(max_length=500)]
Secret: TypeAlias = Annotated[str, Meta(max_length=200)]


class Webhook(LogValue, frozen=True):
    """An address to which reminders are posted, as it is stored."""

    address: Address
    kind: WebhookKind
    home: Address
    """The address of this server, as people reach it; links lead there."""
    language: Key = "en"

    @property
    def host(self) -> str:
        """The host of the address; the rest of it is a secret."""
        return URL(self.address).host or ""


class PushSubscription(LogValue, frozen=True):
    """A device that shows reminders as notifications, as it is stored."""

    endpoint: Address
    p256dh: Secret
    auth: Secret
    home: Address
    language: Key = "en"


class _Texts(Value, frozen=True):
    """The texts of one language; names and codes are filled in."""

    your_turn: str
    at_table: str
    stop: str
    test: str


_TEXTS = read_texts(Path(__file__).parent / "texts", _Texts)


class Message(NamedTuple):
    """A message: its texts, the link to the table, and the link that stops further messages."""

    title: str
    body: str
    link: str
    stop: str = ""
    stop_text: str = ""
    name: str = ""
    code: str = ""
    game: str = ""


def turn_message(
    table: TableInfo, player: PlayerId, token: str, to: Webhook | PushSubscription
) -> Message:
    """Tell a player that it is their turn, from what everybody sees of the table."""
    texts = _TEXTS.get(to.language, _TEXTS["en"])
    name = next(each.name for each in table.players if each.id == player)
    game = GAMES[table.game].info.title if table.game else ""
    return Message(
        title=texts.your_turn.format(name=name),
        body=texts.at_table.format(game=game, code=table.code),
        link=f"{to.home}/t/{table.code}",
        stop=f"{to.home}/unsubscribe#{token}",
        stop_text=texts.stop,
        name=name,
        code=table.code,
        game=table.game or "",
    )


def test_message(to: Webhook) -> Message:
    """A message by which the host sees that the webhook works."""
    return Message("Samewave", _TEXTS.get(to.language, _TEXTS["en"]).test, to.home)


def push_payload(message: Message) -> bytes:
    """A message for the service worker, which shows it."""
    fields = "title", "body", "link", "stop", "stop_text"
    return msgspec.json.encode({name: getattr(message, name) for name in fields})


def kind_of(address: str) -> WebhookKind:
    """The format that an address expects, as far as the address shows it."""
    url = URL(address)
    host, path = url.host or "", url.path
    if host in ("discord.com", "discordapp.com") and path.startswith("/api/webhooks/"):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    if host == "ntfy.sh" or host.startswith("ntfy."):
        return "ntfy"
    if "/_matrix/client/" in path or host.startswith(("matrix.", "hookshot.")):
        return "matrix"
    return "json"


class Post(NamedTuple):
    """An HTTP request that delivers a message."""

    method: str
    address: str
    body: bytes
    headers: dict[str, str]


def webhook_post(webhook: Webhook, message: Message, transaction: str) -> Post:
    """The request for a webhook; `transaction` is different for each message."""
    address, headers = webhook.address, {"Content-Type": "application/json"}
    match webhook.kind:
        case "discord":  # names must not notify a whole channel
            fields: dict[str, Any] = {"content": _plain(message), "allowed_mentions": {"parse": []}}
        case "slack":
            fields = {"text": escape(_plain(message), quote=False)}
        case "ntfy":
            address, fields = _ntfy(URL(address), message)
        case "matrix" if "/_matrix/client/" in address:
            return _matrix(URL(address), message, transaction, headers)
        case "matrix":  # a bridge such as Hookshot
            fields = {"text": _plain(message)}
        case _:
            fields = {"type": "your_turn" if message.name else "test"} | message._asdict()
    return Post("POST", address, msgspec.json.encode(fields), headers)


def _plain(message: Message) -> str:
    lines = [f"{message.title} {message.body}", message.link]
    if message.stop:
        lines.append(f"{message.stop_text}: {message.stop}")
    return "\n".join(lines)


def _ntfy(topic: URL, message: Message) -> tuple[str, dict[str, Any]]:
    """Ntfy takes JSON at the address of the server, with the topic as a field."""
    fields: dict[str, Any] = {
        "topic": topic.name,
        "title": message.title,
        "message": message.body,
        "click": message.link,
    }
    if message.stop:
        stop = {"action": "view", "label": message.stop_text, "url": message.stop}
        fields["actions"] = [stop]
    return str(topic.parent.with_query(topic.query)), fields


def _matrix(room: URL, message: Message, transaction: str, headers: dict[str, str]) -> Post:
    """Matrix's own API: the access token of the address goes into a header."""
    token = room.query.get("access_token", "")
    address = f"{room.with_query(None)}".rstrip("/") + f"/{transaction}"
    body = msgspec.json.encode({"msgtype": "m.text", "body": _plain(message)})
    return Post("PUT", address, body, headers | {"Authorization": f"Bearer {token}"})
