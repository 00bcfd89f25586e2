"""Delivers messages to webhooks and push services, whose addresses strangers have chosen.

So that nobody reaches the operator's own network through us: only HTTPS, only public addresses,
no redirects, and limits of time and size. Web Push is RFC 8030, 8188, 8291 and 8292.
"""

import json
import os
import socket
from asyncio import get_running_loop
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.reminders.messages import (
    Message,
    Post,
    PushSubscription,
    Webhook,
    push_payload,
    webhook_post,
)
from samewave.server.settings import Settings
from samewave.server.store import Store

_TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses behind a translator; their last four bytes are the address."""
_GONE = (401, 403, 404, 410)
_LATER = (408, 425, 429)
_DAY = 86_400
_SIGNED_FOR = 12 * 3600
_RECORD = 4096
"""The size of the one record in which a push message is encrypted."""


class DeliveryFailed(Exception):
    """A message did not arrive. The cause names no path, which may be a secret."""

    def __init__(self, cause: str, *, is_final: bool = False) -> None:
        super().__init__(cause)
        self.is_final = is_final
        """Whether trying again is of no use."""


def has_push() -> bool:
    """Whether the library for encryption is installed; it is an extra."""
    return find_spec("cryptography") is not None


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, and not to a machine or a local network."""
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour or (known.teredo and known.teredo[1])
        if known in _TRANSLATED:
            inner = IPv4Address(known.packed[-4:])
        if inner and not is_public(str(inner)):
            return False
    return known.is_global and not known.is_multicast


def judge_address(address: str, *, allow_private: bool) -> None:
    """Refuse an address to which the server must not post."""
    try:
        url = URL(address)
        host = url.host or ""
    except ValueError:
        raise Refused("bad_webhook") from None
    is_named = not host.rpartition(".")[2][:1].isdigit() and ":" not in host
    allowed = ("https", "http") if allow_private else ("https",)
    if url.scheme not in allowed or not host or url.user or url.password:
        raise Refused("bad_webhook")
    if allow_private or (is_named and "." in host):
        return
    try:
        is_good = is_public(host)
    except ValueError:  # a number in a form that only resolvers understand
        is_good = False
    if not is_good:
        raise Refused("bad_webhook")


class PublicResolver(AbstractResolver):
    """Resolves names, and fails if one leads to an address that is not public."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = get_running_loop()
        found = await loop.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
        if not found or not all(is_public(str(each[4][0])) for each in found):
            raise OSError("the address is not public")
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=port,
                family=kind,
                proto=protocol,
                flags=socket.AI_NUMERICHOST,
            )
            for kind, _, protocol, _, address in found
        ]

    async def close(self) -> None:
        """Nothing is open."""


class Delivery:
    """Posts messages; one per node."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self._settings, self._store, self._clock = settings, store, clock
        self._session: aiohttp.ClientSession | None = None
        self._key = b""

    def judge(self, address: str) -> None:
        """Refuse an address to which this server must not post."""
        judge_address(address, allow_private=self._settings.private_webhooks)

    async def send_webhook(self, webhook: Webhook, message: Message) -> None:
        """Post a message to a webhook, or raise DeliveryFailed."""
        await self._send(webhook_post(webhook, message, transaction=os.urandom(12).hex()))

    async def send_push(self, device: PushSubscription, message: Message) -> None:
        """Send a message to a device, or raise DeliveryFailed."""
        if not has_push():
            raise DeliveryFailed("samewave[push] is not installed", is_final=True)
        endpoint = URL(device.endpoint)
        claims = {
            "aud": str(endpoint.origin()),
            "exp": int(self._clock.time()) + _SIGNED_FOR,
            "sub": device.home,
        }
        key = await self._push_key()
        headers = {
            "Authorization": f"vapid t={_signed(claims, key)}, k={encode_base64(_public(key))}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Topic": message.code or "test",
        }
        try:
            body = encrypt(push_payload(message), device.p256dh, device.auth)
        except ValueError as error:
            raise DeliveryFailed(f"a damaged subscription: {error}", is_final=True) from error
        await self._send(Post("POST", device.endpoint, body, headers))

    async def push_key(self) -> str:
        """The public key with which pages subscribe; empty if this server cannot push."""
        return encode_base64(_public(await self._push_key())) if has_push() else ""

    async def _push_key(self) -> bytes:
        """The private key of all nodes, made once and kept in the database."""
        if not self._key:
            self._key = await self._store.reminders.secret("push key", _new_key())
        return self._key

    async def _send(self, post: Post) -> None:
        host = URL(post.address).host
        try:
            self.judge(post.address)
            session = self._open_session()
            async with session.request(
                post.method,
                post.address,
                data=post.body,
                headers=post.headers,
                allow_redirects=False,
            ) as answer:
                status = answer.status
        except Refused as refused:
            raise DeliveryFailed(f"{host}: not a public address", is_final=True) from refused
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            cause = str(getattr(error, "os_error", "")) or type(error).__name__
            raise DeliveryFailed(f"{host}: {cause}") from error
        if not 200 <= status < 300:
            is_final = status in _GONE or (status < 500 and status not in _LATER)
            raise DeliveryFailed(f"{host} answered {status}", is_final=is_final)

    def _open_session(self) -> aiohttp.ClientSession:
        """Open a session on first use. Answers are not read: only their status counts."""
        if self._session is None:
            resolver = None if self._settings.private_webhooks else PublicResolver()
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=resolver, use_dns_cache=False, force_close=True
                ),
                timeout=aiohttp.ClientTimeout(total=self._settings.timings.webhook),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
            )
        return self._session

    async def close(self) -> None:
        if self._session:
            await self._session.close()


def encode_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _new_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    number: int = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def _public(key: bytes) -> bytes:
    """The public point of a private key, uncompressed."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    point = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1()).public_key()
    numbers = point.public_numbers()
    return b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")


def _signed(claims: dict[str, object], key: bytes) -> str:
    """A JSON Web Token, signed with ES256."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415

    head = {"typ": "JWT", "alg": "ES256"}
    text = ".".join(encode_base64(json.dumps(part).encode()) for part in (head, claims))
    private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
    signature = private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
    pair = utils.decode_dss_signature(signature)
    return f"{text}.{encode_base64(b''.join(each.to_bytes(32, 'big') for each in pair))}"


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message so that only the subscribed device can read it (RFC 8291)."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))

    device = decode_base64(p256dh)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), device)
    key, salt = _new_key(), os.urandom(16)
    ours = _public(key)
    private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
    shared = private.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + device + ours
    secret = derive(shared, decode_base64(auth), info, 32)
    content_key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + bytes(sealed)
