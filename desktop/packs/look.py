"""How a look changes the picture of a card: other indices and other inks, written into its SVG.

What a pack has to offer stands in its `pack.json`, here given as `about`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from engine.cards import BACK

COLOURS = ("printed", "four", "contrast", "grey")
"""Inks of a look: as printed, every suit its own, black on white, told apart without colour."""

_INDEX = re.compile(r'^<g id="index">.*</g>$', re.MULTILINE)
INDEX_PAPER = (230, 472)
"""How broad and how high the paper of an index is on a card that is a thousand wide."""
HUGE_PAPER = (280, 736)
"""The same of a huge index."""
_PAPER = 'fill="#FFFDF6" stroke="#2A211C" stroke-opacity="0.4" stroke-width="6"'
_MIRRORED = '<g transform="matrix(-1 0 0 1 1000 0)">{}</g>'
"""The right half of a card is the left one in a mirror; every card is a thousand wide."""


@dataclass(frozen=True)
class Look:
    """How the faces of a pack are varied."""

    corners: int | None = None
    """In how many corners an index stands: none, two or four; or as the pack has it."""
    large: bool = False
    huge: bool = False
    """Of about twice the usual size, in the upper left corner only."""
    colours: str = "printed"
    """One of COLOURS."""
    language: str = ""
    """Whose letters stand for Jack and Queen; or the pack's own."""


def face_svg(text: str, code: str, about: dict[str, Any], look: Look) -> str:
    """Return the SVG of a card changed to this look.

    One without the marks of our packs stays as it is.
    """
    try:
        if code != BACK.code:
            index = _index(code[0], code[1:], about, look)
            text = _INDEX.sub(lambda _: index, text, count=1)
        return _inked(text, code[0], about, look)
    except (LookupError, TypeError, AttributeError):
        return text


def _index(suit: str, rank: str, about: dict[str, Any], look: Look) -> str:
    """Return the index of the upper corners."""
    corners = about["corners"] if look.corners is None else look.corners
    sizes = about["index"]
    drawn = sizes["large" if look.large or look.huge else "small"]
    if look.huge and "huge" in sizes:
        drawn, corners = sizes["huge"], min(corners, 2)
    mark = _mark(drawn, suit, rank, about, look)
    closed = about["closed"] if rank in about["framed"] else ""
    left, right = closed, _MIRRORED.format(closed) if closed else ""
    if corners:
        left = drawn["patch"] + mark
    if corners == 4:
        patch = _MIRRORED.format(drawn["patch"]) if drawn["patch"] else ""
        right = f'{patch}<g transform="translate({drawn["across"]},0)">{mark}</g>'
    return f'<g id="index">{left}{right}</g>'


def _mark(drawn: dict[str, Any], suit: str, rank: str, about: dict[str, Any], look: Look) -> str:
    """Return the letter of a card with the sign of its suit, in one of the sizes there are."""
    word = about["words"].get(look.language or about["language"], {}).get(rank, rank)
    return str(drawn["words"][word] + drawn["signs"][suit])


def _inked(text: str, suit: str, about: dict[str, Any], look: Look) -> str:
    """Return the same picture in the inks of a look; the suit's own ink stands at its head."""
    if look.colours == "printed":
        return text
    colours = about["colours"][look.colours]
    ink = colours["suits"].get(suit)
    if ink:
        text = re.sub(' color="#[0-9A-F]{6}"', f' color="{ink}"', text, count=1)
    inks = colours["inks"]
    return re.sub('"#[0-9A-F]{6}"', lambda found: _quoted(found[0], inks), text)


def _quoted(ink: str, inks: dict[str, str]) -> str:
    other = inks.get(ink[1:-1])
    return f'"{other}"' if other else ink


def index_svg(code: str, about: dict[str, Any], look: Look) -> str:
    """Return an SVG of the index of a card on a piece of paper, to be laid upon another picture.

    It is the small one, or the huge one.
    """
    try:
        size, (wide, high) = ("huge", HUGE_PAPER) if look.huge else ("small", INDEX_PAPER)
        mark = _mark(about["index"][size], code[0], code[1:], about, look)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
        paper = f'<path d="M0,0H{wide - 4}V{high - 44}a40,40 0 0 1 -40,40H0Z" {_PAPER}/>'
        return f'{head} color="{about["suits"][code[0]]}">{paper}{mark}</svg>'
    except (LookupError, TypeError, AttributeError):
        return ""


def sign_svg(suit: str, about: dict[str, Any], look: Look) -> str:
    """Return an SVG of the suit's sign and nothing else; "" where the pack does not tell of any."""
    try:
        x, y, size = about["sign"]
        drawn, ink = about["index"]["small"]["signs"][suit], about["suits"][suit]
        box = f"{x - size / 2} {y - size / 2} {size} {size}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" color="{ink}"'
        return _inked(f'{head} stroke-linejoin="round">{drawn}</svg>', suit, about, look)
    except (LookupError, TypeError, ValueError, AttributeError):
        return ""
