"""The four Sows: two great signs at each end and an ornament in the middle."""

from __future__ import annotations

from math import cos, pi, sin

from kit.palette import (
    BLUE,
    CONTOUR,
    DARK,
    GREEN,
    HATCH,
    INNER,
    MIDDLE,
    PAPER,
    RED,
    WINE,
    YELLOW,
)
from kit.sheet import rule
from kit.suits import ACORN, BAVARIAN, BELL, HEART, LEAF
from kit.svg import disc, group, line, path, shape, wedges

from .bavarian_scenes import bacchus, cupid, hound, running_boar

SIZES = {ACORN: 300.0, LEAF: 262.0, HEART: 238.0, BELL: 262.0}
TILT = {ACORN: 62, LEAF: 40, HEART: 16, BELL: 14}


def end_signs(suit: str) -> list[str]:
    """Return the two signs of one end, leaning outwards."""
    size, tilt = SIZES[suit], TILT[suit]
    parts = BAVARIAN.parts(suit, size, CONTOUR)
    scale = f"scale({size / 200:.3f})"
    dx, y = {ACORN: (150, 248), LEAF: (150, 254), HEART: (140, 246), BELL: (146, 250)}[suit]
    return [
        group(parts, f"translate({500 - dx},{y}) rotate({-tilt}) scale(-1,1) {scale}")
        if suit in (ACORN, LEAF)
        else group(parts, f"translate({500 - dx},{y}) rotate({-tilt}) {scale}"),
        group(parts, f"translate({500 + dx},{y}) rotate({tilt}) {scale}"),
    ]


def barrel() -> tuple[list[str], list[str]]:
    """Return Bacchus for each half and the barrel head in the middle."""
    vine = [line("M150,877C140,800 150,700 200,590", CONTOUR * 1.2, DARK)]
    for x, y, a in ((196, 596, 20), (150, 690, -46), (214, 730, 60), (138, 808, -60)):
        vine.append(group(hop_leaf(), f"translate({x},{y}) rotate({a}) scale(0.74)"))
    vine.append(group(hop_leaf(), "translate(812,760) rotate(50) scale(0.74)"))
    vine.append(group(hop_leaf(), "translate(862,830) rotate(90) scale(0.7)"))
    belly = f"M232,{MIDDLE}V790C320,744 420,726 500,726C580,726 680,744 768,790V{MIDDLE}Z"
    tun = [shape(belly, RED, CONTOUR)]
    tun += [line(f"M232,{y + 6}C400,{y - 20} 600,{y - 20} 768,{y + 6}", INNER) for y in (808, 846)]
    tun += [
        shape(f"M{x},{MIDDLE}V{y}L{x + 34},{y - d}V{MIDDLE}Z", YELLOW, INNER)
        for x, y, d in ((232, 790, 17), (428, 731, 3), (538, 728, -3), (734, 773, -17))
    ]
    bung = [disc(500, MIDDLE, 44, BLUE, CONTOUR), disc(500, MIDDLE, 18, YELLOW, INNER)]
    return [*vine, *tun, *bacchus()], bung


def hop_leaf() -> list[str]:
    """Return a three-lobed leaf, light and dark."""
    d = (
        "M0,60C-30,70 -70,50 -74,10C-50,14 -44,4 -50,-20C-30,-14 -20,-30 0,-70"
        "C20,-30 30,-14 50,-20C44,4 50,14 74,10C70,50 30,70 0,60Z"
    )
    right = "M0,60V-70C20,-30 30,-14 50,-20C44,4 50,14 74,10C70,50 30,70 0,60Z"
    return [
        path(d, GREEN),
        path(right, DARK),
        path(d, "none", INNER),
        line("M0,-50V58M0,50L-46,20M0,50L46,20", HATCH),
    ]


def vase() -> tuple[list[str], list[str]]:
    """Return roses and rod for each half and the ribbed vase in the middle."""
    half = [line("M500,760V430", 18), line("M500,760V430", 8, YELLOW)]
    half.append(shape("M500,380L526,430L500,470L474,430Z", YELLOW, CONTOUR))
    for s in (-1, 1):
        stem = f"M{500 + s * 60},770C{500 + s * 110},640 {500 + s * 200},560 {500 + s * 250},600"
        half += [line(stem, 16), line(stem, 7, GREEN)]
    for x, y, a in (
        (404, 640, -46),
        (596, 640, 46),
        (350, 560, -20),
        (650, 560, 20),
        (286, 680, -74),
        (714, 680, 74),
        (420, 470, -30),
        (580, 470, 30),
    ):
        half.append(group(hop_leaf(), f"translate({x},{y}) rotate({a}) scale(0.9)"))
    for x in (252, 748):
        half += rose(x, 600, 50)
    for x, y, r in ((500, 560, 66), (404, 690, 58), (596, 690, 58)):
        half += rose(x, y, r)
    for s in (-1, 1):
        d = (
            f"M{500 + s * 150},800C{500 + s * 250},700 {500 + s * 340},760 {500 + s * 300},830"
            f"C{500 + s * 270},870 {500 + s * 220},830 {500 + s * 250},800"
        )
        half += [path(d, "none", 40), path(d, "none", 24, YELLOW)]
    body = (
        f"M340,{MIDDLE - 110}C240,{MIDDLE - 60} 240,{MIDDLE + 60} 340,{MIDDLE + 110}H660"
        f"C760,{MIDDLE + 60} 760,{MIDDLE - 60} 660,{MIDDLE - 110}Z"
    )
    centre = [shape(body, BLUE, CONTOUR)]
    for k in (-150, -90, -30, 30, 90, 150):
        x = 500 + k
        b = 500 + k * 1.35
        centre.append(
            path(
                f"M{x},{MIDDLE - 108}Q{b:.0f},{MIDDLE} {x},{MIDDLE + 108}",
                "none",
                INNER if k < 0 else CONTOUR,
            )
        )
    for k in (-120, -60, 0):
        b = 500 + k * 1.35
        centre.append(
            path(
                f"M{500 + k},{MIDDLE - 90}Q{b:.0f},{MIDDLE} {500 + k},{MIDDLE + 90}",
                "none",
                12,
                PAPER,
            )
        )
    for y in (MIDDLE - 110, MIDDLE + 110):
        centre.append(
            shape(
                f"M322,{y - 22}H678C694,{y - 10} 694,{y + 10} 678,{y + 22}H322"
                f"C306,{y + 10} 306,{y - 10} 322,{y - 22}Z",
                YELLOW,
                CONTOUR,
            )
        )
    return half, centre


def rose(x: float, y: float, r: float) -> list[str]:
    """Return a five-leaved heraldic rose."""
    parts = []
    for i in range(5):
        a = -pi / 2 + i * 2 * pi / 5
        parts.append(disc(x + r * 0.56 * cos(a), y + r * 0.56 * sin(a), r * 0.46, RED, INNER))
    parts += [disc(x, y, r * 0.5, RED), disc(x, y, r * 0.3, YELLOW, INNER)]
    marks = [
        (
            x + r * 0.5 * cos(a),
            y + r * 0.5 * sin(a),
            x + r * 0.86 * cos(a),
            y + r * 0.86 * sin(a),
            7,
        )
        for a in (-pi / 2 + (i + 0.3) * 2 * pi / 5 for i in range(5))
    ]
    return [*parts, wedges(marks, WINE)]


def target() -> tuple[list[str], list[str]]:
    """Return Cupid for each half and the rose medallion in the middle."""
    centre = [
        disc(500, MIDDLE, 128, WINE, CONTOUR),
        disc(500, MIDDLE, 108, YELLOW, INNER),
        disc(500, MIDDLE, 84, PAPER, INNER),
    ]
    for i in range(20):
        a = i * pi / 10
        centre.append(disc(500 + 96 * cos(a), MIDDLE + 96 * sin(a), 5.5, WINE))
    leaves = [
        group(hop_leaf(), f"translate({x},{y}) rotate({a}) scale({size})")
        for x, y, a, size in (
            (344, 828, -70, 0.72),
            (656, 828, 70, 0.72),
            (270, 860, -86, 0.6),
            (730, 860, 86, 0.6),
        )
    ]
    return [*leaves, *cupid()], [*centre, *rose(500, MIDDLE, 72)]


def boar() -> tuple[list[str], list[str]]:
    """Return a boar running to the right at the water, the hound leaping up at it."""
    water = (
        f"M112,{MIDDLE}V862q32,-14 64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0"
        f"V{MIDDLE}Z"
    )
    reeds = [
        (x, 874, x + lean, 874 - rise, 17, lean * 0.2)
        for x, lean, rise in (
            (412, -12, 56),
            (440, 10, 84),
            (468, 24, 52),
            (852, -20, 70),
            (878, -4, 112),
            (902, 6, 84),
        )
    ]
    chase = [group(running_boar(), "translate(160,14) scale(0.82,0.98)"), *hound()]
    return [shape(water, BLUE, INNER), *chase, wedges(reeds, GREEN)], [rule(74, MIDDLE)]


ORNAMENTS = {ACORN: barrel, LEAF: vase, HEART: target, BELL: boar}


def picture(suit: str) -> tuple[list[str], list[str]]:
    """Return the upper half of a Sow and what lies over both halves."""
    half, centre = ORNAMENTS[suit]()
    if suit == ACORN:
        twig = "M426,316C460,352 540,352 574,316"
        bud = group(hop_leaf(), "translate(500,290) scale(0.62)")
        half = [path(twig, "none", 24), path(twig, "none", 10, GREEN), bud, *half]
    return [*half, *end_signs(suit)], centre
