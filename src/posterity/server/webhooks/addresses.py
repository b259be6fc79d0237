"""Which addresses are public, the only ones that webhooks may call, and the address of this machine in its network."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

# What the registries of special addresses hold: this machine, private, shared, link-local, benchmarks, examples,
# relays of 6to4, groups, and what is kept for later.
NOT_PUBLIC = tuple(
    IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
PUBLIC_6 = IPv6Network("2000::/3")  # all that was ever given out; ::1, fc00::/7, fe80::/10, NAT64 and such lie outside
NOT_PUBLIC_6 = tuple(
    IPv6Network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")  # Teredo, 6to4 …
)
# Names that are never given out in the world: those of RFC 6761, 6762 and 8375, .internal, and what routers use.
LOCAL_ENDS = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".home", ".corp", ".intranet", ".private")


def lan_address() -> str | None:
    """The address of this machine in the local network; None if it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an example address: the system only looks which way it would go
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found


def is_local_name(host: str) -> bool:
    """Is it a name that only this machine or a private network knows, whatever a name server says?"""
    name = host.rstrip(".").lower()
    return (":" not in name and "." not in name) or name.endswith(LOCAL_ENDS)


def is_public(address: str) -> bool:
    """Is it an address that anybody in the world reaches at the same place? What is no plain address is not."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv4Address):
        return not any(found in network for network in NOT_PUBLIC)
    return is_public_6(found)


def is_public_6(found: IPv6Address) -> bool:
    """IPv6 addresses that carry an IPv4 address (mapped, 6to4, Teredo, NAT64) are not: it could be any."""
    if found.scope_id is not None or found not in PUBLIC_6:
        return False
    return not any(found in network for network in NOT_PUBLIC_6)
