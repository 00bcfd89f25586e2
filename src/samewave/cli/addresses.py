"""The addresses under which phones reach this machine, the likely one first."""

import socket
import struct
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
_VIRTUAL = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "podman", "lxc", "lxd"),
    *("tun", "tap", "utun", "wg", "tailscale", "zt", "ppp", "awdl", "llw"),
)
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR: the request that returns the IPv4 address of an interface."""
_A_DISTANT_HOST = ("192.0.2.1", 9)
"""An address for documentation; connecting a datagram socket to it sends nothing."""


class Interface(NamedTuple):
    """A network interface and its IPv4 address; the name is empty where it is not known."""

    name: str
    address: str


def own_addresses() -> list[str]:
    """List the addresses of this machine on its networks, the likely one first."""
    return by_likelihood([*_interfaces()], _address_of_default_route())


def by_likelihood(interfaces: list[Interface], default_route: str | None) -> list[str]:
    """Real interfaces before virtual ones, the default route before others, home networks first.

    Loopback addresses, and those that a machine gives itself without a network, are left out.
    """
    names = {each.address: each.name for each in interfaces}
    if default_route is not None:
        names.setdefault(default_route, "")

    def unlikeliness(address: str) -> tuple[bool, bool, bool, int]:
        virtual = names[address].startswith(_VIRTUAL)
        at_home = address.startswith("192.168.")
        return virtual, address != default_route, not at_home, int(ip_address(address))

    return sorted((each for each in names if _is_reachable(ip_address(each))), key=unlikeliness)


def url(host: str, port: int, base_path: str = "") -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base_path}"


def _is_reachable(address: IPv4Address | IPv6Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _address_of_default_route() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_A_DISTANT_HOST)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def _interfaces() -> Iterator[Interface]:
    if sys.platform in _ASK_ADDRESS:
        yield from _interfaces_of_kernel()
        return
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for each in found:
        yield Interface("", str(each[4][0]))


def _interfaces_of_kernel() -> Iterator[Interface]:
    import fcntl  # noqa: PLC0415 - Windows has none

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asking, _ASK_ADDRESS[sys.platform], request)
            except OSError:  # an interface without an IPv4 address
                continue
            yield Interface(name, socket.inet_ntoa(answer[20:24]))
