"""Cloaks, doublets and gowns of the French-suited courts; local x runs from the body axis."""

from __future__ import annotations

from itertools import pairwise

from .bodies import FOOT, hatching
from .palette import BLACK, CONTOUR, HATCH, INNER, PAPER, TAN, YELLOW
from .svg import disc, line, num, shape, wedges

LEFT, RIGHT = -526, 470


def cloak(main: str, left: float, right: float) -> list[str]:
    """Return a cloak that spreads to the frame; left and right say how high it touches."""
    d = (
        f"M-50,496C-150,500 -240,520 -300,{num(left - 150)}C-360,{num(left - 80)} -470,"
        f"{num(left - 40)} {LEFT},{num(left)}V{FOOT}H{RIGHT}V{num(right)}C420,{num(right - 40)}"
        f" 350,{num(right - 80)} 300,{num(right - 150)}C240,520 150,500 50,496Z"
    )
    parts = [shape(d, main, CONTOUR)]
    rows = []
    for i in range(5):
        x = 240 + i * 50
        rows.append((x, FOOT, x - 36 + i * 2, right - 60 + i * 26, 17 - i, 6))
    for i in range(4):
        x = -250 - i * 58
        rows.append((x, FOOT, x + 34, left - 20 + i * 22, 11, -5))
    return [*parts, wedges(rows), hatching(-176, 620, FOOT - 30, -30, 46)]


def border(left: float, right: float, ermine: bool, ink: str = PAPER) -> list[str]:
    """Return the fur border that runs along the upper edge of a cloak."""
    parts = []
    for side, edge, low in ((-1, LEFT, left), (1, RIGHT, right)):
        x1, x2, x3 = side * 62, side * 300, edge
        d = (
            f"M{x1},490C{side * 150},496 {side * 240},516 {x2},{num(low - 154)}"
            f"C{side * 360},{num(low - 84)} {num(edge * 0.9)},{num(low - 44)} {x3},{num(low - 6)}"
            f"V{num(low + 62)}C{num(edge * 0.86)},{num(low + 30)} {side * 330},{num(low)}"
            f" {side * 256},{num(low - 76)}C{side * 210},590 {side * 130},560 {side * 40},556Z"
        )
        parts.append(shape(d, ink, CONTOUR))
        if ermine:
            rows = []
            for t in (0.1, 0.26, 0.42):
                x = side * (70 + t * 420)
                rows.append((x, 556 + t * 130, x + 2, 526 + t * 130, 12))
            for t in (0.08, 0.38, 0.68):
                x = side * 300 + (edge - side * 300) * t
                y = low - 100 + t * 110
                rows.append((x, y + 26, x + 2, y - 8, 12))
            parts.append(wedges(rows))
        else:
            rows = [
                (side * (70 + i * 46), 552 + i * 12, side * (58 + i * 46), 520 + i * 8, 10)
                for i in range(5)
            ]
            for i in range(5):
                x, y = side * 316 + (edge - side * 316) * i / 5, low - 66 + i * 24
                rows.append((x, y, x - side * 12, y - 34, 10))
            parts.append(wedges(rows))
    return parts


def doublet(main: str, width: float) -> list[str]:
    """Return a close doublet down to the middle line."""
    w = width
    d = (
        f"M-52,500C-120,508 {num(-w)},530 {num(-w)},590C{num(-w + 14)},700 {num(-w + 30)},780"
        f" {num(-w + 26)},{FOOT}H{num(w - 26)}C{num(w - 30)},780 {num(w - 14)},700 {num(w)},590"
        f"C{num(w)},530 120,508 52,500Z"
    )
    rows = [
        (w - 32, FOOT, w - 30, 640, 17, 8),
        (w - 62, FOOT, w - 58, 680, 12, 6),
        (w - 90, FOOT, w - 82, 720, 9, 4),
        (-w + 52, FOOT, -w + 42, 720, 8, -3),
    ]
    return [shape(d, main, CONTOUR), wedges(rows), hatching(-w + 66, 620, FOOT - 40, 8, 40)]


def stripes(ink: str, width: float) -> list[str]:
    """Return upright stripes on a doublet."""
    parts = []
    for x in (-0.74, -0.4, 0.4, 0.74):
        cx = x * width
        d = f"M{num(cx * 0.8 - 15)},540L{num(cx * 0.86 - 13)},{FOOT}H{num(cx * 0.86 + 13)}"
        parts.append(shape(d + f"L{num(cx * 0.8 + 15)},540Z", ink, INNER))
    return parts


def placket(ink: str, studs: str) -> list[str]:
    """Return the buttoned front strip of a doublet."""
    parts = [shape(f"M-24,530L-30,{FOOT}H30L24,530Z", ink, INNER)]
    return [*parts, *(disc(0, y, 11, studs, HATCH) for y in (620, 690, 760, 830))]


def slashes(ink: str, width: float) -> list[str]:
    """Return rows of slashes across a doublet."""
    parts = []
    for y in (640, 730, 820):
        for x in (-0.66, -0.34, 0.34, 0.66):
            cx = x * width
            d = f"M{num(cx)},{y - 32}C{num(cx + 17)},{y - 10} {num(cx + 17)},{y + 10} {num(cx)}"
            d += f",{y + 32}C{num(cx - 17)},{y + 10} {num(cx - 17)},{y - 10} {num(cx)},{y - 32}Z"
            parts.append(shape(d, ink, INNER))
    return parts


def straps(ink: str) -> list[str]:
    """Return two jewelled straps crossing on the chest."""
    parts = []
    for s in (-1, 1):
        d = f"M{s * 150},536L{s * 112},520L{s * -128},830L{s * -92},850Z"
        parts.append(shape(d, ink, INNER))
        parts += [disc(s * (110 - i * 40), 570 + i * 52, 9, PAPER, HATCH) for i in range(6)]
    return [*parts, disc(12, 686, 26, YELLOW, CONTOUR), disc(12, 686, 11, ink, HATCH)]


def gown(bodice: str, panel: str) -> list[str]:
    """Return bare shoulders above a bodice with a pointed front panel."""
    skin = "M-44,430V500C-60,524 -150,530 -200,580L-170,680H170L200,580C150,530 60,524 44,500V430Z"
    d = (
        f"M-196,604C-120,650 -50,668 0,668C50,668 120,650 196,604C206,690 160,780 150,{FOOT}"
        f"H-150C-160,780 -206,690 -196,604Z"
    )
    parts = [shape(skin, TAN, CONTOUR), wedges([(42, 476, -14, 498, 11, -6)])]
    parts += [line("M-96,560C-70,566 -50,574 -38,588M96,560C70,566 50,574 38,588", INNER)]
    parts += [shape(d, bodice, CONTOUR)]
    parts.append(shape(f"M-76,656C-30,668 30,668 76,656L40,{FOOT}H-40Z", panel, INNER))
    rows = [
        (134, FOOT, 168, 680, 16, -8),
        (108, FOOT, 134, 700, 11, -6),
        (84, FOOT, 100, 730, 8, -4),
        (-128, FOOT, -150, 720, 8, 4),
    ]
    return [*parts, wedges(rows), hatching(-62, 700, FOOT - 20, 14, 34)]


def bertha(ink: str = PAPER) -> list[str]:
    """Return the lace fall along a low neckline."""
    d = "M-214,566C-130,630 -50,648 0,648C50,648 130,630 214,566L232,622"
    steps = ((193, 652), (150, 684), (102, 706), (52, 720), (0, 724))
    points = [*steps, *((-x, y) for x, y in reversed(steps[:-1])), (-232, 622)]
    px, py = 232, 622
    for x, y in points:
        d += f"Q{num((px + x) / 2 + 4)},{num((py + y) / 2 + 30)} {x},{y}"
        px, py = x, y
    parts = [shape(d + "Z", ink, CONTOUR)]
    parts += [disc((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 6, BLACK) for a, b in pairwise(points)]
    return [*parts, line("M-206,596C-120,656 -50,674 0,674C50,674 120,656 206,596", HATCH)]


def necklace(ink: str, drop: float) -> list[str]:
    """Return a string of beads with its lowest bead at the given height."""
    parts = []
    for i in range(-5, 6):
        t = i / 5
        parts.append(disc(t * 66, 508 + (drop - 508) * (1 - t * t), 10, ink, HATCH))
    return parts


def shawl(main: str, stripe: str) -> list[str]:
    """Return a fringed shawl crossed over the breast."""
    parts = []
    for s in (-1, 1):
        d = (
            f"M{s * 60},506C{s * 150},514 {s * 220},540 {s * 246},600C{s * 150},640 {s * 20},720"
            f" {s * -70},{FOOT}H{s * -170}C{s * -110},760 {s * 30},640 {s * 26},560Z"
        )
        parts.append(shape(d, main, CONTOUR))
        band = (
            f"M{s * 200},548C{s * 120},600 {s * -20},700 {s * -120},{FOOT}H{s * -146}"
            f"C{s * -60},720 {s * 90},600 {s * 180},536Z"
        )
        parts.append(shape(band, stripe, INNER))
        fringe = []
        for i in range(6):
            x, y = s * (240 - i * 44), 606 + i * 27 + i * i * 2
            fringe.append((x, y, x + s * 10, y + 40, 12))
        parts.append(wedges(fringe))
    return parts


def dagged(main: str, edge: str, width: float) -> str:
    """Return the skirt of a tunic, cut in points; local to the body axis."""
    n, top, low = 7, 816, 868
    step = 2 * (width + 20) / n
    points = f"M{num(-width)},{top}"
    for i in range(n):
        x = -width - 20 + i * step
        points += f"L{num(x)},{low - 34}L{num(x + step / 2)},{low}"
    points += f"L{num(width + 20)},{low - 34}L{num(width)},{top}Z"
    folds = [
        (-width - 10 + i * step, low - 36, (-width + i * step) * 0.94, top + 6, 9, 2)
        for i in range(1, n)
    ]
    return (
        shape(points, main, CONTOUR)
        + wedges(folds)
        + "".join(disc(-width - 20 + (i + 0.5) * step, low - 18, 8, edge, HATCH) for i in range(n))
    )
