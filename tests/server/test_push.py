"""Web Push: a device that subscribed can read its messages, and nobody else can."""

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from samewave.core import Refused
from samewave.server.reminders import delivery
from samewave.server.reminders.delivery import (
    PublicResolver,
    decode_base64,
    encode_base64,
    encrypt,
    is_public,
    judge_address,
)
from tests.server.builders import SkippingClock
from tests.server.over_days import (
    Received,
    Receiver,
    begin,
    choose,
    clock,
    party,
    pass_time,
    playing_over_days,
    receiver,
    set_webhook,
    settings_of,
)
from tests.server.server_process import Party

__all__ = ["clock", "party", "receiver"]


class Phone:
    """A browser with a subscription: its keys, and how it reads a message (RFC 8188, 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self._auth = endpoint, bytes(range(16))
        self._key = ec.generate_private_key(ec.SECP256R1())
        numbers = self._key.public_key().public_numbers()
        self._point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")

    @property
    def device(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encode_base64(self._point),
            "auth": encode_base64(self._auth),
        }

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self._point + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded.endswith(b"\x02")
        return json.loads(padded[:-1])


def claims_of(told: Received, server_key: str) -> Any:
    """The claims of the token, if the server with this key has signed it."""
    scheme, _, values = told.headers["Authorization"].partition(" ")
    token, key = (part.partition("=")[2] for part in values.split(", "))
    assert (scheme, key) == ("vapid", server_key)
    text, _, signature = token.rpartition(".")
    raw = decode_base64(signature)
    pair = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64(key))
    signed = utils.encode_dss_signature(*pair)
    point.verify(signed, text.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(signed, text.encode() + b"x", ec.ECDSA(hashes.SHA256()))
    return json.loads(decode_base64(text.partition(".")[2]))


async def test_a_subscribed_device_gets_a_message_that_only_it_can_read(
    party: Party, clock: SkippingClock, receiver: Receiver
) -> None:
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    phone = Phone(f"{receiver.address}/push/ann")
    assert (await choose(party, ann, is_on=True, device=phone.device, language="de"))[0] == 204
    known = await settings_of(party, ann)
    assert known["endpoint"] == phone.endpoint

    await pass_time(party, clock)

    (told,) = receiver.take()
    assert (told.method, told.path) == ("POST", "/push/ann")
    said = phone.read(told.body)
    assert said == {
        "title": "Ann, du bist dran!",
        "body": f"Compatibility · Tisch {ann.code}",
        "link": f"{party.address}/t/{ann.code}",
        "stop": said["stop"],
        "stop_text": "Keine Nachrichten mehr",
    }
    with pytest.raises(InvalidTag):
        Phone(phone.endpoint).read(told.body)
    assert b"Ann" not in told.body
    assert told.headers["Content-Encoding"] == "aes128gcm"
    claims = claims_of(told, known["push_key"])
    assert claims["aud"] == receiver.address
    assert claims["sub"] == party.address
    assert 0 < claims["exp"] - clock.time() < 24 * 3600


async def test_the_key_of_the_server_is_the_same_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with playing_over_days(tmp_path) as party:
            (ann,) = await party.open_table("Ann")
            keys.append((await settings_of(party, ann))["push_key"])

    assert keys[0] == keys[1]
    assert len(decode_base64(keys[0])) == 65


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten_and_the_webhook_takes_over(
    party: Party, clock: SkippingClock, receiver: Receiver, status: int
) -> None:
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    phone = Phone(f"{receiver.address}/push/ann")
    await choose(party, ann, is_on=True, device=phone.device)
    receiver.status = status

    await pass_time(party, clock)
    assert [each.path for each in receiver.take()] == ["/push/ann"]
    assert (await settings_of(party, ann))["endpoint"] == ""


async def test_a_damaged_subscription_is_dropped(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await begin(party, receiver, "Ann", "Bo")
    device = Phone(f"{receiver.address}/push/ann").device | {"p256dh": "AAAA"}
    await choose(party, ann, is_on=True, device=device)

    await pass_time(party, clock)

    assert receiver.take() == []
    assert "a damaged subscription" in caplog.text
    assert (await settings_of(party, ann))["endpoint"] == ""


async def test_without_the_library_there_is_no_key_to_subscribe_with(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await party.open_table("Ann")
    monkeypatch.setattr(delivery, "has_push", lambda: False)

    assert (await settings_of(party, ann))["push_key"] == ""


def test_two_messages_are_never_encrypted_alike() -> None:
    device = Phone("https://push.example/1").device

    sealed = [encrypt(b"{}", device["p256dh"], device["auth"]) for _ in range(2)]

    assert sealed[0] != sealed[1]


def test_a_message_is_encrypted_as_in_the_example_of_the_standard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    salt = decode_base64("DGv6ra1nlYgDCS1FRnbzlw")
    key = decode_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    monkeypatch.setattr(delivery, "_new_key", lambda: key)
    monkeypatch.setattr("os.urandom", lambda _: salt)

    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )

    assert encode_base64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
        "WGNWQexSgSxsj_Qulcy4a-fN"
    )


PRIVATE = [
    *("127.0.0.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1"),
    *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("http://example.org/hook", "ftp://example.org/hook", "https://", "example.org", ""),
        *("https://localhost/hook", "https://127.0.0.1/hook", "https://[::1]/hook"),
        *("https://2130706433/hook", "https://127.1/hook", "https://0x7f.1/hook"),
        *("https://0x7f000001/hook", "https://user:secret@example.org/hook", "https://[::1/hook"),
        *(f"https://[{each}]/" if ":" in each else f"https://{each}/" for each in PRIVATE),
    ],
)
def test_a_webhook_is_a_public_https_address(address: str) -> None:
    with pytest.raises(Refused, match="bad_webhook"):
        judge_address(address, allow_private=False)


@pytest.mark.parametrize(
    "address", ["https://discord.com/api/webhooks/1/x", "https://93.184.216.34:8443/hook"]
)
def test_public_https_addresses_are_accepted(address: str) -> None:
    judge_address(address, allow_private=False)


async def test_a_name_that_leads_to_this_machine_is_not_resolved() -> None:
    with pytest.raises(OSError, match="not public"):
        await PublicResolver().resolve("localhost", 443)


async def test_a_server_posts_to_this_machine_only_if_its_operator_allows_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with playing_over_days(tmp_path, private_webhooks=False) as party:
        (ann,) = await party.open_table("Ann")
        phone = Phone(f"{receiver.address}/push")

        status, said = await set_webhook(party, ann, receiver.address)
        assert (status, said["code"]) == (422, "bad_webhook")
        status, said = await choose(party, ann, is_on=True, device=phone.device)
        assert (status, said["code"]) == (422, "bad_webhook")
