"""Webhooks: each service gets the message in the format that it expects."""

import json
from typing import Any

import pytest

from samewave.server.reminders.messages import (
    Message,
    Post,
    Webhook,
    WebhookKind,
    kind_of,
    webhook_post,
)

MESSAGE = Message(
    title="@everyone <Ann>, it's your turn!",
    body="Compatibility · table GQJWB",
    link="https://play.example/t/GQJWB",
    stop="https://play.example/unsubscribe#token",
    stop_text="Stop these messages",
    name="@everyone <Ann>",
    code="GQJWB",
    game="compatibility",
)
TEXT = (
    "@everyone <Ann>, it's your turn! Compatibility · table GQJWB\n"
    "https://play.example/t/GQJWB\n"
    "Stop these messages: https://play.example/unsubscribe#token"
)


def posted(kind: WebhookKind, address: str) -> tuple[Post, Any]:
    post = webhook_post(Webhook(address, kind, "https://play.example"), MESSAGE, "t1")
    return post, json.loads(post.body)


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("https://discord.com/api/webhooks/1/secret", "discord"),
        ("https://discordapp.com/api/webhooks/1/secret", "discord"),
        ("https://hooks.slack.com/services/T/B/secret", "slack"),
        ("https://ntfy.sh/our-sofa", "ntfy"),
        ("https://ntfy.example.org/our-sofa", "ntfy"),
        ("https://example.org/_matrix/client/v3/rooms/!a:b/send/m.room.message", "matrix"),
        ("https://hookshot.example.org/webhook/secret", "matrix"),
        ("https://example.org/discord.com/api/webhooks/", "json"),
        ("https://example.org/hook", "json"),
    ],
)
def test_the_address_shows_the_format(address: str, kind: str) -> None:
    assert kind_of(address) == kind


def test_discord_notifies_nobody_whom_a_name_mentions() -> None:
    post, said = posted("discord", "https://discord.com/api/webhooks/1/secret")

    assert post.method == "POST"
    assert said == {"content": TEXT, "allowed_mentions": {"parse": []}}


def test_slack_gets_names_without_its_own_commands() -> None:
    _, said = posted("slack", "https://hooks.slack.com/services/T/B/secret")

    assert said == {"text": TEXT.replace("<", "&lt;").replace(">", "&gt;")}


def test_ntfy_gets_the_topic_as_a_field() -> None:
    post, said = posted("ntfy", "https://ntfy.example.org/base/our-sofa")

    assert post.address == "https://ntfy.example.org/base"
    assert said == {
        "topic": "our-sofa",
        "title": MESSAGE.title,
        "message": MESSAGE.body,
        "click": MESSAGE.link,
        "actions": [{"action": "view", "label": MESSAGE.stop_text, "url": MESSAGE.stop}],
    }


def test_matrix_gets_the_token_in_a_header_and_each_message_its_own_address() -> None:
    room = "https://example.org/_matrix/client/v3/rooms/!a:b/send/m.room.message"
    post, said = posted("matrix", f"{room}?access_token=secret")

    assert (post.method, post.address) == ("PUT", f"{room}/t1")
    assert post.headers["Authorization"] == "Bearer secret"
    assert said == {"msgtype": "m.text", "body": TEXT}


def test_a_bridge_to_matrix_gets_a_text() -> None:
    post, said = posted("matrix", "https://hookshot.example.org/webhook/secret")

    assert (post.method, said) == ("POST", {"text": TEXT})


def test_any_other_program_gets_all_fields() -> None:
    _, said = posted("json", "https://example.org/hook")

    assert said == {"type": "your_turn"} | MESSAGE._asdict()
