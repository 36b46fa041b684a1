"""The four suit signs, drawn upright in a box from -100 to 100."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from .palette import BLACK, BLUE, BROWN, CONTOUR, DARK, GREEN, PAPER, RED, TAN, WINE, YELLOW
from .svg import disc, hatch, line, path, place, shape, wedges

ACORN = "E"
LEAF = "G"
HEART = "H"
BELL = "S"
SUITS = (ACORN, LEAF, HEART, BELL)


def acorn(weight: float, simple: bool, ring: str = BLUE) -> list[str]:
    """Return the acorn: pointed nut above, ring, ribbed cup and stalk below.

    The simple one is mostly nut: in the small index of a card its cup alone would be a leaf.
    """
    wide, seam = (58, 30) if simple else (48, 14)
    left = f"M{-wide},{seam}C{-wide - 4},-38 -26,-70 -9,-80C-5,-86 -4,-92 0,-100"
    right = f"M{wide},{seam}C{wide + 4},-38 26,-70 9,-80C5,-86 4,-92 0,-100"
    edge, brim = wide + 12, seam + 2
    half = f"M{-edge},{brim}C{-edge - 4},{brim + 38} -34,76 0,76"
    top = f"C40,{brim - 12} -40,{brim - 12} {-edge},{brim}Z"
    cup = f"{half}C34,76 {edge + 4},{brim + 38} {edge},{brim}{top}"
    parts = [
        line("M0,70C0,84 6,94 20,98", weight * 2.6),
        path(f"{left}V{seam + 6}H{-wide}Z", YELLOW),
        path(f"{right}V{seam + 6}H{wide}Z", BROWN),
        path(f"{left}C4,-92 5,-86 9,-80C26,-70 {wide + 4},-38 {wide},{seam}", "none", weight),
        path(cup, DARK),
        path(f"{half}V{brim - 9}C-20,{brim - 9} -48,{brim - 8} {-edge},{brim}Z", GREEN),
        path(cup, "none", weight),
    ]
    if simple:
        return parts
    thin = weight * 0.6
    parts += [
        path("M-50,-10C-30,-20 0,-21 0,-21V-4C-20,-4 -40,-2 -50,6Z", ring),
        path("M50,-10C30,-20 0,-21 0,-21V-4C20,-4 40,-2 50,6Z", WINE),
        path("M-50,-10C-30,-24 30,-24 50,-10", "none", thin),
        line("M-30,-34C-28,-52 -20,-62 -12,-70", thin, PAPER),
    ]
    for x in (-40, -20, 0, 20, 40):
        parts.append(line(f"M{x},16C{x * 1.05:.0f},38 {x * 0.8:.0f},54 {x * 0.5:.0f},66", thin))
    parts.append(line("M-56,34C-30,44 30,44 56,34", thin))
    parts.append(wedges([(40, -30, 20, -62, 7, 6), (24, -28, 10, -58, 6, 4)]))
    return parts


def leaf(weight: float, simple: bool, light: str = GREEN, dark: str = DARK) -> list[str]:
    """Return the linden leaf, tip up, split light and dark."""
    left = "M0,-100C-16,-66 -86,-50 -86,10C-86,58 -30,72 0,40"
    right = "C30,72 86,58 86,10C86,-50 16,-66 0,-100Z"
    stalk = "M0,38C2,66 -6,84 -26,96"
    parts = [
        line(stalk, weight * 2.8),
        path(left + "Z", light),
        path("M0,-100V40" + right, dark),
        path(left + right, "none", weight),
    ]
    if simple:
        return parts
    thin = weight * 0.6
    parts += [line(stalk, weight * 1.1, YELLOW), line("M0,-84V44", weight * 0.8)]
    for y, reach in ((-40, 30), (-12, 54), (16, 60)):
        side = f"C{reach * 0.5:.0f},{y + 14} {reach * 0.8:.0f},{y + 2} {reach},{y - 12}"
        back = f"C{-reach * 0.5:.0f},{y + 14} {-reach * 0.8:.0f},{y + 2} {-reach},{y - 12}"
        parts.append(line(f"M0,{y + 18}{back}", thin))
        parts.append(line(f"M0,{y + 18}{side}", thin, light))
    return parts


def heart(weight: float, simple: bool) -> list[str]:
    """Return the heart, bright on the left and wine red on the right."""
    left = "M0,96C-20,50 -88,22 -88,-34C-88,-92 -20,-100 0,-52"
    right = "C20,-100 88,-92 88,-34C88,22 20,50 0,96Z"
    parts = [
        path(left + "Z", RED),
        path("M0,96V-52" + right, WINE),
        path(left + right, "none", weight * 0.8),
    ]
    if simple:
        return parts
    parts.append(wedges([(-66, -40, -38, -76, 11, -12)], PAPER))
    rows = []
    for i in range(6):
        t = 0.08 + i * 0.1
        x = 88 * (1 - t) ** 3 + 264 * t * (1 - t) ** 2 + 60 * t**2 * (1 - t)
        y = -34 * (1 - t) ** 3 + 66 * t * (1 - t) ** 2 + 150 * t**2 * (1 - t) + 96 * t**3
        rows.append((x - 4, y, x - 30, y + 9))
    parts.append(hatch(rows, weight * 0.5))
    return parts


def bell(weight: float, simple: bool) -> list[str]:
    """Return the sleigh bell: slit above, belt, leafy calyx and ring below."""
    parts = [
        path("M0,66m-17,13a17,17 0 1 0 34,0a17,17 0 1 0 -34,0Z", "none", weight * 3),
        path("M0,66m-17,13a17,17 0 1 0 34,0a17,17 0 1 0 -34,0Z", "none", weight, YELLOW),
        disc(0, -14, 84, YELLOW),
        path("M0,-98A84,84 0 0 1 0,70Z", TAN),
    ]
    if not simple:
        rows = []
        for i in range(7):
            y = -74 + i * 9.5
            reach = (84**2 - (y + 14) ** 2) ** 0.5
            rows.append((reach - 2, y, reach * 0.42, y + 3))
        parts.append(hatch(rows, weight * 0.55))
        parts.append(wedges([(-62, -34, -30, -78, 11, -8)], PAPER))
    belt = "M-83,-24C-50,-8 50,-8 83,-24C86,-8 84,4 80,12C50,28 -50,28 -80,12C-84,4 -86,-8 -83,-24Z"
    parts += [
        path(belt, RED),
        path("M0,-12C40,-12 70,-18 83,-24C86,-8 84,4 80,12C60,22 30,24 0,24Z", WINE),
        path(belt, "none", weight * 0.8),
        disc(0, -14, 84, "none", weight),
        line("M0,-94V-62", weight * 1.9),
        disc(0, -52, 17 if simple else 15, BLACK),
    ]
    if simple:
        return parts
    calyx = "M-56,48C-40,40 -34,30 -30,40C-20,30 -6,34 0,42C6,34 20,30 30,40C34,30 40,40 56,48"
    parts += [
        shape(calyx + "C40,66 20,74 0,74C-20,74 -40,66 -56,48Z", GREEN, weight * 0.7),
        path("M0,42C6,34 20,30 30,40C34,30 40,40 56,48C40,66 20,74 0,74Z", DARK),
        disc(-42, 2, 8, BLACK),
        disc(0, 7, 8, BLACK),
        disc(42, 2, 8, BLACK),
    ]
    return parts


Drawer = Callable[[float, bool], list[str]]


@dataclass(frozen=True)
class Signs:
    """The four signs as one pattern draws them."""

    drawers: Mapping[str, Drawer]

    def parts(self, suit: str, size: float, line_width: float, simple: bool = False) -> list[str]:
        """Return a sign in its own box with lines that come out line_width wide on the card."""
        return self.drawers[suit](line_width * 200 / size, simple)

    def at(self, suit: str, x: float, y: float, size: float) -> str:
        """Return a sign of the given height at its place on the card."""
        return place(self.parts(suit, size, CONTOUR), x, y, size / 200)

    def index(self, suit: str, x: float, y: float, size: float) -> str:
        """Return the plain sign that stands below the letter of an index."""
        return place(self.parts(suit, size, CONTOUR, simple=True), x, y, size / 200)


BAVARIAN = Signs({ACORN: acorn, LEAF: leaf, HEART: heart, BELL: bell})
TELL = Signs(
    {
        ACORN: partial(acorn, ring=RED),
        LEAF: partial(leaf, light=YELLOW, dark=GREEN),
        HEART: heart,
        BELL: bell,
    }
)
