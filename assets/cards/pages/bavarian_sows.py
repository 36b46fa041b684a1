"""The four Sows: two great signs at each end and an ornament in the middle."""

from __future__ import annotations

from math import cos, pi, sin

from kit.palette import (
    BLACK,
    BLUE,
    BROWN,
    CONTOUR,
    DARK,
    GREEN,
    HATCH,
    INNER,
    MIDDLE,
    PAPER,
    RED,
    TAN,
    WINE,
    YELLOW,
)
from kit.sheet import rule
from kit.suits import ACORN, BAVARIAN, BELL, HEART, LEAF
from kit.svg import disc, group, line, oval, path, shape, wedges

from .bavarian_scenes import bacchus, cupid, hound

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
    centre = [disc(500, MIDDLE, 192, YELLOW, CONTOUR), disc(500, MIDDLE, 160, BROWN, INNER)]
    for x in (-106, -53, 0, 53, 106):
        reach = (160**2 - x**2) ** 0.5
        centre.append(path(f"M{500 + x},{MIDDLE - reach:.0f}V{MIDDLE + reach:.0f}", "none", INNER))
    centre += [disc(500, MIDDLE, 34, WINE, CONTOUR), disc(500, MIDDLE, 14, BLACK)]
    bands = "".join(
        f"M{500 + 176 * cos(a * pi / 8):.0f},{MIDDLE + 176 * sin(a * pi / 8):.0f}m-9,0h18"
        for a in range(16)
    )
    return [*vine, *bacchus()], [*centre, path(bands, "none", 16)]


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
        group(hop_leaf(), f"translate({x},{y}) rotate({a}) scale(0.8)")
        for x, y, a in ((340, 816, -70), (660, 816, 70), (250, 850, -80), (750, 850, 80))
    ]
    return [*leaves, *cupid()], [*centre, *rose(500, MIDDLE, 72)]


def boar() -> tuple[list[str], list[str]]:
    """Return a boar running to the right above reeds."""
    body = (
        "M150,700C150,600 220,540 330,540C400,500 520,500 580,540C660,540 720,590 760,640"
        "L856,694C872,712 862,740 838,738L760,742C720,770 680,776 640,770L560,760"
        "C480,780 380,776 320,760C240,770 160,760 150,700Z"
    )
    parts = []
    for x, y in ((236, 740), (300, 750)):
        parts.append(
            shape(
                f"M{x - 30},{y}C{x - 70},{y + 40} {x - 90},{y + 70} {x - 120},{y + 84}"
                f"L{x - 96},{y + 104}C{x - 40},{y + 80} {x},{y + 60} {x + 24},{y + 4}Z",
                BLACK if x < 280 else BROWN,
                CONTOUR,
            )
        )
    for x, y in ((600, 744), (664, 738)):
        parts.append(
            shape(
                f"M{x - 26},{y}C{x},{y + 50} {x + 40},{y + 70} {x + 80},{y + 70}L{x + 84},{y + 98}"
                f"C{x + 20},{y + 104} {x - 40},{y + 70} {x - 60},{y + 10}Z",
                BLACK if x > 640 else BROWN,
                CONTOUR,
            )
        )
    parts.append(shape(body, BROWN, CONTOUR))
    bristles = (
        "M300,548L290,506L332,530L334,486L374,514L384,470L420,504L438,462L466,500L492,464"
        "L512,504L546,478L556,526L590,510L592,548C500,516 400,516 300,548Z"
    )
    parts.append(shape(bristles, BLACK, INNER))
    parts.append(shape("M610,560C600,510 620,490 650,486C672,520 668,560 640,590Z", BROWN, CONTOUR))
    parts += [disc(716, 634, 13, PAPER, INNER), disc(719, 636, 6, BLACK)]
    parts.append(shape("M776,728C780,690 800,676 822,672C816,694 812,712 806,734Z", PAPER, INNER))
    parts += [oval(846, 706, 9, 12, BLACK), line("M752,742C780,726 810,724 846,730", INNER)]
    parts.append(line("M152,660C120,650 110,690 136,690C150,680 140,660 120,650", 13))
    flank = [
        (330 + i * 40, 758 - (i % 2) * 4, 300 + i * 40, 690 + (i % 3) * 8, 11, 4) for i in range(8)
    ]
    parts.append(wedges(flank))
    parts.append(wedges([(590, 756, 628, 610, 14, 22), (664, 742, 700, 690, 9, -6)]))
    light = [(230 + i * 48, 600 - i * 6, 262 + i * 48, 574 - i * 4, 8, -3) for i in range(6)]
    parts.append(wedges(light, TAN))
    water = (
        f"M112,{MIDDLE}V852q32,-18 64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0t64,0"
        f"V{MIDDLE}Z"
    )
    reeds = [
        (120 + i * 44, 872, 108 + i * 44 + (i % 3) * 16, 806 - (i % 2) * 26, 15, 6 * (-1) ** i)
        for i in range(18)
    ]
    chase = group([*parts, *hound()], "translate(0,-6)")
    return [shape(water, BLUE, INNER), chase, wedges(reeds, GREEN)], [rule(74, MIDDLE)]


ORNAMENTS = {ACORN: barrel, LEAF: vase, HEART: target, BELL: boar}


def picture(suit: str) -> tuple[list[str], list[str]]:
    """Return the upper half of a Sow and what lies over both halves."""
    half, centre = ORNAMENTS[suit]()
    if suit == ACORN:
        twig = "M426,316C460,352 540,352 574,316"
        bud = group(hop_leaf(), "translate(500,290) scale(0.62)")
        half = [path(twig, "none", 24), path(twig, "none", 10, GREEN), bud, *half]
    return [*half, *end_signs(suit)], centre
