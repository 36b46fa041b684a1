"""Robes, coats and doublets; local x runs from the body axis, y is the card's own."""

from __future__ import annotations

from collections.abc import Callable

from .palette import BLACK, CONTOUR, HATCH, INNER, MIDDLE, PAPER, TAN, YELLOW
from .svg import Point, Rows, disc, hatch, line, num, oval, path, shape, turn, wedges

FOOT = MIDDLE
Hem = Callable[[float], float]
"""How far down a garment reaches at a place; local, as x is."""


def level(x: float) -> float:
    """Return the hem along the straight middle line."""
    return FOOT


def hatching(x: float, top: float, foot: float, lean: float = 0, reach: float = 46) -> str:
    """Return short strokes from a shaded edge inwards, longer and shorter in turn."""
    rows, y, i = [], top, 0
    while y < foot:
        edge = x + lean * (y - top) / (foot - top)
        rows.append((edge, y, edge - reach * (1, 0.62, 0.84, 0.5)[i % 4], y + 9))
        y, i = y + 17, i + 1
    return hatch(rows, HATCH)


def neck() -> list[str]:
    """Return the neck with its shadow below the jaw."""
    return [
        shape("M-50,420V496C-34,536 34,536 50,496V420Z", TAN, INNER),
        wedges([(46, 478, -20, 500, 12, -6), (46, 496, 4, 516, 9, -4)]),
    ]


def mantle(main: str, lining: str, tunic: str, width: float, hem: Hem = level) -> list[str]:
    """Return a King's mantle, open over a barred tunic."""
    w = width
    d = (
        f"M-60,505C-170,516 {num(-w * 0.86)},580 {num(-w)},{num(hem(-w))}L{num(w)},{num(hem(w))}"
        f"C{num(w * 0.86)},580 170,516 60,505Z"
    )
    parts = [shape(d, main, CONTOUR)]
    folds = [
        (w - 22, hem(w - 22), w * 0.74, 690, 18, 8),
        (w - 60, hem(w - 60), w * 0.62, 700, 14, 6),
        (w - 100, hem(w - 100), w * 0.5, 730, 12, 4),
        (-w + 50, hem(-w + 50), -w * 0.72, 730, 9, -4),
        (-w + 100, hem(-w + 100), -w * 0.55, 750, 8, -3),
    ]
    parts.append(wedges(folds))
    parts.append(hatching(-w + 176, 640, FOOT - 30, -26, 44))
    parts.append(shape(panel(74, 128, hem), lining, INNER))
    parts.append(shape(panel(56, 88, hem), tunic, INNER))
    parts.append(shape(panel(20, 20, hem), YELLOW, INNER))
    parts += [disc(0, y, 10, tunic, HATCH) for y in (716, 776, 836)]
    parts.append(wedges([(86, hem(86), 62, 700, 12, 3), (64, hem(64), 46, 740, 8, 2)]))
    return parts


def panel(top: float, foot: float, hem: Hem) -> str:
    """Return a garment front's outline: half as wide as this at the throat and at the hem."""
    return (
        f"M{num(-top)},540L{num(-foot)},{num(hem(-foot))}L{num(foot)},{num(hem(foot))}"
        f"L{num(top)},540Z"
    )


def ermine_cape(depth: float) -> list[str]:
    """Return a shoulder cape of ermine with paired ticks."""
    d = (
        f"M-66,498C-170,508 -244,560 -268,{num(depth)}"
        f"C-236,{num(depth + 22)} -200,{num(depth + 18)} -176,{num(depth)}"
        f"C-150,{num(depth + 24)} -110,{num(depth + 20)} -88,{num(depth - 4)}"
        f"C-60,{num(depth + 12)} -30,{num(depth + 4)} 0,{num(depth - 26)}"
        f"C30,{num(depth + 4)} 60,{num(depth + 12)} 88,{num(depth - 4)}"
        f"C110,{num(depth + 20)} 150,{num(depth + 24)} 176,{num(depth)}"
        f"C200,{num(depth + 18)} 236,{num(depth + 22)} 268,{num(depth)}"
        "C244,560 170,508 66,498C40,540 -40,540 -66,498Z"
    )
    parts = [shape(d, PAPER, CONTOUR)]
    ticks: list[tuple[float, ...]] = []
    for row, y in enumerate((548, 596, 644)):
        for i in range(-3, 4):
            x = i * 66 + (33 if row % 2 else 0)
            if y < depth - 10 and abs(x) < 110 + row * 52 and not (row == 0 and abs(x) < 60):
                ticks += [(x, y + 30, x + 2, y, 11), (x + 9, y + 26, x + 5, y + 6, 6)]
    parts.append(wedges(ticks))
    shade = [(258, depth - 6, 196, 566, 16, 10), (232, depth + 4, 192, 600, 9, 6)]
    return [*parts, wedges(shade)]


def lapels(hem: Hem = level) -> list[str]:
    """Return two long ermine borders running down the open mantle."""
    parts = []
    for side in (-1, 1):
        d = (
            f"M{side * 62},498C{side * 130},506 {side * 170},530 {side * 186},566"
            f"C{side * 150},640 {side * 150},760 {side * 170},{num(hem(side * 170))}"
        )
        parts.append(
            shape(
                d + f"L{side * 96},{num(hem(side * 96))}"
                f"C{side * 84},760 {side * 70},640 {side * 30},548Z",
                PAPER,
                CONTOUR,
            )
        )
        rows = []
        for i, y in enumerate((560, 616, 672, 728, 784, 840)):
            x = side * (112 + (18 if i % 2 else -8))
            rows.append((x, y + 26, x + 2, y - 6, 12))
        parts.append(wedges(rows))
    return parts


def lace_collar(ink: str = PAPER) -> list[str]:
    """Return a broad scalloped collar."""
    d = "M-58,486C-130,500 -176,530 -192,572"
    x = -192.0
    for i in range(8):
        y = 572 + (28, 44, 54, 58, 54, 44, 28, 0)[i]
        d += f"Q{num(x + 16)},{num(y + 34)} {num(x + 48)},{num(y)}"
        x += 48
    d += "C176,530 130,500 58,486C40,530 -40,530 -58,486Z"
    parts = [shape(d, ink, CONTOUR)]
    for i in range(8):
        drop = (14, 36, 49, 56, 56, 49, 36, 14)[i]
        parts.append(disc(-168 + i * 48, 570 + drop, 7, BLACK))
    parts.append(line("M-150,556C-90,606 90,606 150,556", INNER))
    return parts


def chain(ink: str) -> list[str]:
    """Return a chain of office with a pendant."""
    spots = [
        (-132, 566),
        (-104, 606),
        (-68, 636),
        (-26, 654),
        (26, 654),
        (68, 636),
        (104, 606),
        (132, 566),
    ]
    parts = [disc(x, y, 17, ink, INNER) for x, y in spots]
    return [*parts, disc(0, 688, 30, YELLOW, INNER), disc(0, 688, 12, ink, HATCH)]


def coat(main: str, trim: str, width: float, hem: Hem = level) -> list[str]:
    """Return an Ober's long coat with a trimmed front."""
    w = width
    d = (
        f"M-58,500C-150,512 {num(-w + 30)},540 {num(-w)},640"
        f"L{num(-w + 34)},{num(hem(-w + 34))}L{num(w - 10)},{num(hem(w - 10))}"
        f"L{num(w)},640C{num(w - 30)},540 150,512 58,500Z"
    )
    parts = [shape(d, main, CONTOUR)]
    parts.append(
        wedges(
            [
                (w - 20, hem(w - 20), w - 64, 660, 18, 8),
                (w - 58, hem(w - 58), w - 92, 690, 13, 6),
                (w - 92, hem(w - 92), w - 116, 730, 9, 4),
                (-w + 76, hem(-w + 76), -w + 74, 730, 8, -3),
            ]
        )
    )
    parts.append(hatching(w - 12, 572, 668, 6))
    parts.append(hatching(-46, 600, FOOT - 20, -6, 40))
    parts.append(shape(f"M-34,520L-44,{num(hem(-44))}L44,{num(hem(44))}L34,520Z", trim, INNER))
    parts.append(line(f"M0,540V{num(hem(0))}", INNER))
    return parts


def frogs(ink: str, hem: Hem = level) -> list[str]:
    """Return braided frogs across the chest."""
    parts = []
    for y in (y for y in (610, 690, 770, 846) if y < hem(96) - 30):
        parts.append(path(f"M-96,{y}H96", "none", 21))
        parts.append(path(f"M-92,{y}H92", "none", 11, ink))
        parts += [disc(x, y, 15, ink, INNER) for x in (-96, 0, 96)]
    return parts


def baldric(ink: str, flip: bool = False, hem: Hem = level) -> list[str]:
    """Return a broad band from one shoulder to the other hip."""
    s = -1 if flip else 1
    d = (
        f"M{-150 * s},520L{-92 * s},506L{190 * s},{num(hem(190 * s) - 37)}"
        f"L{170 * s},{num(hem(170 * s))}L{140 * s},{num(hem(140 * s))}Z"
    )
    parts = [shape(d, ink, CONTOUR)]
    rows = [
        (-96 * s + i * 46 * s, 566 + i * 56, -66 * s + i * 46 * s, 552 + i * 52) for i in range(6)
    ]
    return [*parts, hatch(rows, INNER)]


def doublet(main: str, trim: str, width: float, hem: Hem = level) -> list[str]:
    """Return an Unter's short doublet, belted above breeches."""
    w = width
    d = (
        f"M-56,502C-120,510 {num(-w + 10)},540 {num(-w)},600"
        f"C{num(-w + 34)},680 {num(-w + 44)},720 {num(-w + 40)},780"
    )
    d += (
        f"H{num(w - 40)}C{num(w - 44)},720 {num(w - 34)},680 {num(w)},600"
        f"C{num(w - 10)},540 120,510 56,502Z"
    )
    hips = (
        f"M{num(-w + 40)},800C{num(-w + 8)},820 {num(-w)},850 {num(-w - 4)},{num(hem(-w - 4))}"
        f"L{num(w + 4)},{num(hem(w + 4))}"
        f"C{num(w)},{num(hem(w) - 27)} {num(w - 8)},820 {num(w - 40)},800Z"
    )
    parts = [shape(hips, trim, CONTOUR)]
    parts.append(
        wedges(
            [
                (x, hem(x), x * 0.72, 806, 12, 3)
                for x in (-w + 50, -w + 100, 30, w - 76, w - 40, w - 10)
            ]
        )
    )
    parts.append(shape(d, main, CONTOUR))
    rows = [
        (w - 46, 770, w - 40, 620, 18, 10),
        (w - 78, 774, w - 76, 640, 12, 8),
        (w - 106, 774, w - 108, 670, 9, 5),
    ]
    parts.append(wedges(rows))
    parts.append(hatching(-4, 600, 770, 0, 36))
    parts.append(line("M0,530V776", INNER))
    parts += [disc(0, y, 9, YELLOW, HATCH) for y in (596, 644, 692, 740)]
    belt = (
        f"M{num(-w + 38)},776C-60,792 60,792 {num(w - 38)},776V810"
        f"C60,826 -60,826 {num(-w + 38)},810Z"
    )
    parts.append(shape(belt, YELLOW, CONTOUR))
    parts.append(shape("M-26,782H26V826H-26Z", PAPER, INNER))
    return parts


def ruff() -> list[str]:
    """Return a pleated ruff."""
    parts = [oval(0, 506, 116, 42, PAPER, CONTOUR)]
    rows = [
        (i * 21.0, 514 + (4 if i % 2 else 0), i * 25.0, 543 - abs(i) * 4.4, 9) for i in range(-4, 5)
    ]
    return [*parts, wedges(rows)]


def neckcloth() -> list[str]:
    """Return a small white jabot."""
    d = (
        "M-56,490C-40,530 40,530 56,490L64,520C40,560 20,560 16,556L34,650"
        "C10,664 -14,664 -30,648L-14,556C-30,558 -50,548 -62,520Z"
    )
    return [
        shape(d, PAPER, CONTOUR),
        wedges([(20, 648, 6, 570, 9), (0, 654, -2, 580, 7), (44, 540, 14, 548, 8)]),
    ]


def puff(x: float, y: float, rx: float, ry: float, main: str, slash: str) -> list[str]:
    """Return a ballooned sleeve top with slashes."""
    parts = [oval(x, y, rx, ry, main, CONTOUR)]
    for i in (-1, 0, 1):
        sx = x + i * rx * 0.48
        top, low = y - ry * (0.62 - abs(i) * 0.12), y + ry * (0.62 - abs(i) * 0.12)
        d = (
            f"M{num(sx)},{num(top)}"
            f"C{num(sx + rx * 0.2)},{num(y - 10)} {num(sx + rx * 0.2)},{num(y + 10)}"
            f" {num(sx)},{num(low)}"
        )
        d += (
            f"C{num(sx - rx * 0.12)},{num(y + 10)} {num(sx - rx * 0.12)},{num(y - 10)}"
            f" {num(sx)},{num(top)}"
            "Z"
        )
        parts.append(shape(d, slash, INNER))
    parts.append(
        wedges(
            [
                (x + rx * 0.86, y + ry * 0.36, x + rx * 0.74, y - ry * 0.4, 12, 6),
                (x + rx * 0.6, y + ry * 0.7, x + rx * 0.72, y + ry * 0.1, 9, -4),
            ]
        )
    )
    return parts


def sleeve(d: str, width: float, ink: str, folds: Rows | None = None) -> list[str]:
    """Return an arm as a broad band with a contour on both sides."""
    parts = [line(d, width + 2 * CONTOUR), line(d, width, ink)]
    if folds:
        parts.append(wedges(folds))
    return parts


def cuff(at: Point, angle: float, width: float, ink: str) -> str:
    """Return a cuff across the end of a sleeve."""
    half = width / 2 + 10
    d = (
        f"M{num(-half)},-20C{num(-half * 0.4)},-12 {num(half * 0.4)},-12 {num(half)},-20"
        f"L{num(half)},20C{num(half * 0.4)},28 {num(-half * 0.4)},28 {num(-half)},20Z"
    )
    mark = wedges([(half - 14, 18, half - 12, -14, 8), (half - 34, 20, half - 32, -8, 6)])
    return turn([shape(d, ink, CONTOUR), mark], at, angle)


def fist(at: Point, angle: float, scale: float = 1) -> str:
    """Return a closed hand seen from outside: four knuckles and a thumb."""
    d = (
        "M-36,-34C-20,-44 24,-44 36,-30C44,-14 44,18 34,32C16,42 -18,42 -34,34"
        "C-42,16 -42,-16 -36,-34Z"
    )
    inner = shape(d, TAN, CONTOUR / scale)
    inner += "".join(
        line(f"M-4,{i}C10,{i - 3} 22,{i - 1} 34,{i + 3}", INNER / scale) for i in (-18, 0, 18)
    )
    inner += line("M-30,-24C-14,-30 -4,-26 -2,-14C-2,-4 -14,0 -24,-4", INNER / scale)
    return turn([inner], at, angle, scale)
