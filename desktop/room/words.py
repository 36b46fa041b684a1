"""What is said about the room: who is there, why it does not open, what may be in the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

FLATPAK = Path("/.flatpak-info")
"""Lies there where the program runs as a Flatpak, which has no network unless it is given one."""


def failed(reason: str) -> str:
    """Why the room is not open, and what to do."""
    match reason:
        case "missing":
            return translate(
                "room",
                "The room needs “websockets”, which is not installed. On Debian and Ubuntu: "
                "sudo apt install python3-websockets python3-segno",
            )
        case "address":
            return translate(
                "room", "This computer is no longer at that address. Choose the network again."
            )
        case "taken":
            return translate(
                "room", "Other programs use all ports of the room. Close them and try again."
            )
        case "files":
            return translate(
                "room", "The page for the phones is missing: install Kartentisch again."
            )
        case _:
            return translate(
                "room", "The room has stopped. Open it again: the phones come back on their own."
            )


def no_network() -> str:
    """Say that there is no network by which anybody could come in, and what to do."""
    return translate(
        "room",
        "This computer is not on a network. Join a Wi-Fi network or switch on its "
        "hotspot, then come back here.",
    )


def who_is_here(devices: dict[int, bool]) -> str:
    """Say how many phones are here, and how many of them are asleep."""
    if not devices:
        return translate("room", "Nobody is here yet.")
    here = translate("room", "%n phone(s) here", "", len(devices))
    away = sum(not looked_at for looked_at in devices.values())
    if not away:
        return here
    return f"{here} · " + translate("room", "%n of them asleep", "", away)


def in_the_way(port: int) -> list[str]:
    """Return what keeps a phone from coming in, likeliest first, a sentence or two each."""
    told = [
        translate(
            "room",
            "Phone and computer must be on the same Wi-Fi. On the phone, switch off "
            "mobile data and any VPN.",
        ),
        translate(
            "room",
            "Guest Wi-Fi often keeps devices apart, on a FRITZ!Box always. Use the main network.",
        ),
        translate(
            "room",
            "The firewall: when Windows asks, allow private networks. On Linux, type: "
            "sudo ufw allow {0}/tcp",
        ).format(port),
        translate(
            "room",
            "No Wi-Fi here? Make this computer a hotspot. Windows lets 8 phones in: one "
            "for each table.",
        ),
        translate("room", "If the phone says “no internet”, stay connected anyway."),
    ]
    if FLATPAK.exists():
        flatpak = translate(
            "room",
            "The Flatpak has no network until you give it one: flatpak override --user "
            "--share=network {0}",
        )
        told.insert(0, flatpak.format("io.github.kartentisch.Kartentisch"))
    return told
