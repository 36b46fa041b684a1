"""The four French suit signs, flat silhouettes drawn upright in a box from -100 to 100."""

from __future__ import annotations

from .palette import BLACK, SUIT, SUIT_RED
from .svg import disc, path, place

CLUB = "C"
SPADE = "S"
HEART = "H"
DIAMOND = "D"
SUITS = (CLUB, SPADE, HEART, DIAMOND)

INKS = {CLUB: BLACK, SPADE: BLACK, HEART: SUIT_RED, DIAMOND: SUIT_RED}

STALK = "C10,76 20,91 42,99H-42C-20,91 -10,76 -8,48Z"


def club(ink: str) -> list[str]:
    """Return the clover leaf on its foot."""
    return [
        disc(0, -53, 46, ink),
        disc(-49, 22, 46, ink),
        disc(49, 22, 46, ink),
        path("M-24,-20H24L20,30L8,48H-8L-20,30Z", ink),
        path("M8,20V48" + STALK, ink),
    ]


def spade(ink: str) -> list[str]:
    """Return the spade: a heart upside down on its foot."""
    blade = "M0,-100C22,-54 90,-20 90,32C90,66 62,82 38,74C24,70 14,60 8,48"
    return [
        path(
            blade + STALK[:-1] + "C-14,60 -24,70 -38,74C-62,82 -90,66 -90,32"
            "C-90,-20 -22,-54 0,-100Z",
            ink,
        )
    ]


def heart(ink: str) -> list[str]:
    """Return the heart."""
    left = "M0,98C-20,52 -90,20 -90,-36C-90,-92 -22,-104 0,-54"
    return [path(left + "C22,-104 90,-92 90,-36C90,20 20,52 0,98Z", ink)]


def diamond(ink: str) -> list[str]:
    """Return the diamond with slightly hollow sides."""
    upper = "M0,-100C20,-62 46,-28 76,0C46,28 20,62 0,100"
    return [path(upper + "C-20,62 -46,28 -76,0C-46,-28 -20,-62 0,-100Z", ink)]


DRAWERS = {CLUB: club, SPADE: spade, HEART: heart, DIAMOND: diamond}


def sign_parts(suit: str, ink: str = SUIT) -> list[str]:
    """Return a sign in its own box, in the ink of its suit unless told otherwise."""
    return DRAWERS[suit](ink)


def sign(suit: str, x: float, y: float, size: float) -> str:
    """Return a sign of the given height at its place on the card."""
    return place(sign_parts(suit), x, y, size / 200)
