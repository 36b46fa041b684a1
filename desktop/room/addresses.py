"""The addresses of this machine in its own networks, asked of the system; nothing is sent."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from contextlib import suppress
from typing import NamedTuple

_ASK = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR, by which a system tells the address of a network card."""
_MADE_UP = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg", "utun")
"""How cards begin that no phone of the room is at."""


class Address(NamedTuple):
    """An address and the name of its network card, "" where the system tells none."""

    address: str
    card: str = ""

    @property
    def shown(self) -> str:
        """The address with the name of its card."""
        return f"{self.address} ({self.card})" if self.card else self.address


def own() -> list[Address]:
    """Return the addresses of own networks, the likeliest first."""
    found = [one for one in _all() if _of_own_network(one.address)]
    return sorted(dict.fromkeys(found), key=_unlikely)


def _all() -> list[Address]:
    if sys.platform not in _ASK:
        with suppress(OSError):
            return [Address(one) for one in socket.gethostbyname_ex(socket.gethostname())[2]]
        return []
    import fcntl

    found = []
    # Of no use but to ask by: it is bound to nothing and sends nothing.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, card in socket.if_nameindex():
            with suppress(OSError):
                told = fcntl.ioctl(asked, _ASK[sys.platform], struct.pack("256s", card.encode()))
                found.append(Address(socket.inet_ntoa(told[20:24]), card))
    return found


def _of_own_network(address: str) -> bool:
    one = ipaddress.ip_address(address)
    return one.is_private and not one.is_loopback and not one.is_unspecified


def _unlikely(one: Address) -> tuple[bool, bool, int]:
    """Sorts networks of machines within the machine to the end, and homes before offices."""
    begin = one.address.split(".")[0]
    usual = {"192": 0, "10": 1, "172": 2}.get(begin, 3)
    return one.card.startswith(_MADE_UP), begin == "169", usual
