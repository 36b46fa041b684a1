"""The colours of the table, light and dark, on oak, felt or linoleum.

Every text colour has a contrast of at least 4.5 against its ground; a test holds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Palette:
    """The colours that the table and what lies on it are painted with, as `#rrggbb`."""

    wood: str
    """The boards, the cloth, the linoleum."""
    grain: str
    """The lines or specks in them."""
    joint: str
    """The gaps between boards, the shadow of a seam."""
    shade: int
    """How much darker the corners are, 0 to 255."""
    plate: str
    plate_edge: str
    plate_text: str
    plate_faint: str
    """The notes on a plate."""
    slate: str
    slate_edge: str
    chalk: str
    chalk_faint: str
    highlight: str
    """Where a card may go, whose turn it is, what is suggested; never without a shape."""
    highlight_text: str
    """Text upon the highlight."""
    focus: str
    """The ring around what the keyboard is at."""
    veil: str
    """What lies over a card that may not be played."""
    veil_strength: int
    surface: str = "oak"
    """What the table is covered with: "oak", "felt" or "tabletop"."""


LIGHT = Palette(
    wood="#b98a57",
    grain="#8f6236",
    joint="#6b4423",
    shade=70,
    plate="#fbf5e6",
    plate_edge="#7d5a34",
    plate_text="#2b2018",
    plate_faint="#5f4c39",
    slate="#2f3836",
    slate_edge="#7a5632",
    chalk="#f6f3e9",
    chalk_faint="#c9cdc6",
    highlight="#ffd24a",
    highlight_text="#2b2018",
    focus="#0b4f9e",
    veil="#5b4126",
    veil_strength=70,
)

DARK = Palette(
    wood="#4a3322",
    grain="#2f1f13",
    joint="#1b110a",
    shade=120,
    plate="#2c2621",
    plate_edge="#8a6a45",
    plate_text="#f1e9dc",
    plate_faint="#c2b5a3",
    slate="#1e2423",
    slate_edge="#5f4830",
    chalk="#f1eee4",
    chalk_faint="#b4bab4",
    highlight="#f0b93a",
    highlight_text="#1d150d",
    focus="#7cc0ff",
    veil="#1d130b",
    veil_strength=95,
)


SURFACES: Mapping[str, tuple[tuple[str, str, str, str], tuple[str, str, str, str]]] = {
    # Ground, specks, shadows and the veil over a card; first by day, then by night.
    "felt": (
        ("#3f7a52", "#2b5b3b", "#1c3f28", "#2c4f38"),
        ("#1f4530", "#122d1e", "#0a1c12", "#0d2014"),
    ),
    "tabletop": (
        ("#b9bfb4", "#8f978b", "#6f766b", "#555b51"),
        ("#3d4442", "#2a302e", "#191d1c", "#151918"),
    ),
}


def palette_for(dark: bool, surface: str = "oak") -> Palette:
    """The palette of a dark or a light program on one of the surfaces."""
    plain = DARK if dark else LIGHT
    if surface not in SURFACES:
        return plain
    wood, grain, joint, veil = SURFACES[surface][dark]
    return replace(plain, wood=wood, grain=grain, joint=joint, veil=veil, surface=surface)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG, 1 to 21."""
    bright, dull = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dull + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
