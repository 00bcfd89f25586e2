"""Which address of a machine is shown to phones."""

from samewave.cli.serve import Interface, by_likelihood, url


def test_the_address_of_the_default_route_is_shown_first() -> None:
    interfaces = [Interface("eth0", "10.0.0.7"), Interface("wlan0", "192.168.1.20")]

    assert by_likelihood(interfaces, "10.0.0.7") == ["10.0.0.7", "192.168.1.20"]
    assert by_likelihood(interfaces, "192.168.1.20") == ["192.168.1.20", "10.0.0.7"]


def test_a_tunnel_or_a_container_network_comes_last_even_with_the_default_route() -> None:
    interfaces = [
        Interface("tun0", "10.8.0.2"),
        Interface("docker0", "172.17.0.1"),
        Interface("wlan0", "192.168.1.20"),
    ]

    assert by_likelihood(interfaces, "10.8.0.2") == ["192.168.1.20", "10.8.0.2", "172.17.0.1"]


def test_addresses_that_no_phone_reaches_are_left_out() -> None:
    interfaces = [
        Interface("lo", "127.0.0.1"),
        Interface("eth0", "169.254.3.4"),
        Interface("wlan0", "192.168.1.20"),
    ]

    assert by_likelihood(interfaces, None) == ["192.168.1.20"]
    assert by_likelihood([], None) == []


def test_without_a_default_route_a_home_network_comes_first() -> None:
    interfaces = [Interface("eth0", "10.0.0.7"), Interface("wlan0", "192.168.1.20")]

    assert by_likelihood(interfaces, None) == ["192.168.1.20", "10.0.0.7"]


def test_an_address_of_ipv6_is_written_in_brackets() -> None:
    assert url("192.168.1.20", 8040) == "http://192.168.1.20:8040"
    assert url("fd00::7", 8040) == "http://[fd00::7]:8040"
