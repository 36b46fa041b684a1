"""Thrones, sceptres, weapons and instruments in card coordinates of the upper half."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from .bodies import FOOT, Hem, level
from .palette import BLACK, BLUE, CONTOUR, HATCH, INNER, PAPER, RED, WINE, YELLOW
from .svg import disc, hatch, line, num, oval, path, shape, wedges


def throne(
    ink: str, left: float, right: float, top: float, pointed: bool, hem: Hem = level
) -> list[str]:
    """Return the throne back rising behind one shoulder."""
    mid = (left + right) / 2
    if pointed:
        head = f"V{num(top + 110)}L{num(mid)},{num(top)}L{num(right)},{num(top + 110)}"
    else:
        head = (
            f"V{num(top + 90)}"
            f"C{num(left)},{num(top - 14)} {num(right)},{num(top - 14)}"
            f" {num(right)},{num(top + 90)}"
        )
    outer = f"M{num(left)},{num(hem(left))}{head}V{num(hem(right))}Z"
    parts = [shape(outer, YELLOW, CONTOUR)]
    l2, r2, t2 = left + 30, right - 30, top + 44
    if pointed:
        head = f"V{num(t2 + 84)}L{num(mid)},{num(t2)}L{num(r2)},{num(t2 + 84)}"
    else:
        head = (
            f"V{num(t2 + 64)}"
            f"C{num(l2)},{num(t2 - 10)} {num(r2)},{num(t2 - 10)} {num(r2)},{num(t2 + 64)}"
        )
    parts.append(shape(f"M{num(l2)},{num(hem(l2))}{head}V{num(hem(r2))}Z", ink, INNER))
    low = int(hem(r2)) - 20
    rows = [(r2 - 4, y, r2 - (r2 - l2) * 0.45, y + 10) for y in range(int(t2) + 110, low, 22)]
    parts.append(hatch(rows, HATCH))
    parts.append(disc(mid, top - (4 if pointed else -4), 19, YELLOW, INNER))
    return parts


def _rod(x1: float, y1: float, x2: float, y2: float, width: float, ink: str) -> list[str]:
    d = f"M{num(x1)},{num(y1)}L{num(x2)},{num(y2)}"
    return [path(d, "none", width + 2 * INNER), path(d, "none", width, ink)]


def sceptre(
    foot_x: float, top_x: float, top_y: float, kind: str, ink: str, foot_y: float = FOOT
) -> list[str]:
    """Return a sceptre from the middle line, or from so far down, to its finial."""
    parts = _rod(foot_x, foot_y, top_x, top_y + 30, 17, YELLOW)
    x, y = top_x, top_y
    if kind == "lily":
        d = (
            f"M{x},{y - 64}C{x + 26},{y - 34} {x + 18},{y - 10} {x + 10},{y + 14}"
            f"C{x + 30},{y + 4} {x + 34},{y - 14} {x + 26},{y - 26}"
            f"C{x + 58},{y - 26} {x + 60},{y + 20} {x + 18},{y + 34}"
        )
        d += (
            f"H{x - 18}C{x - 60},{y + 20} {x - 58},{y - 26} {x - 26},{y - 26}"
            f"C{x - 34},{y - 14} {x - 30},{y + 4} {x - 10},{y + 14}"
            f"C{x - 18},{y - 10} {x - 26},{y - 34} {x},{y - 64}Z"
        )
        return [
            *parts,
            shape(d, YELLOW, CONTOUR),
            shape(f"M{x - 30},{y + 34}H{x + 30}V{y + 52}H{x - 30}Z", ink, INNER),
        ]
    if kind == "orb":
        return [
            *parts,
            disc(x, y, 36, YELLOW, CONTOUR),
            path(
                f"M{x - 36},{y - 8}C{x - 14},{y + 4} {x + 14},{y + 4} {x + 36},{y - 8}V{y + 8}"
                f"C{x + 14},{y + 20} {x - 14},{y + 20} {x - 36},{y + 8}Z",
                ink,
                INNER,
            ),
            line(f"M{x},{y - 70}V{y - 38}M{x - 16},{y - 56}H{x + 16}", CONTOUR * 1.3),
        ]
    if kind == "knobs":
        return [
            *parts,
            *(
                disc(x + dx, y + dy, r, c, INNER)
                for dx, dy, r, c in ((0, 26, 20, ink), (0, -8, 28, YELLOW), (0, -46, 18, ink))
            ),
        ]
    d = f"M{x},{y - 66}L{x + 40},{y - 14}L{x},{y + 38}L{x - 40},{y - 14}Z"
    return [
        *parts,
        shape(d, ink, CONTOUR),
        line(f"M{x},{y - 60}V{y + 30}M{x - 34},{y - 14}H{x + 34}", INNER),
    ]


def blade(x1: float, y1: float, x2: float, y2: float, width: float) -> list[str]:
    """Return a straight blade, light on one side and blue on the other."""
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    bx, by = x2 - dx / length * 50, y2 - dy / length * 50
    tip = f"{num(x2)},{num(y2)}"
    whole = (
        f"M{num(x1 + nx)},{num(y1 + ny)}L{num(bx + nx)},{num(by + ny)}L{tip}"
        f"L{num(bx - nx)},{num(by - ny)}L{num(x1 - nx)},{num(y1 - ny)}Z"
    )
    dark = (
        f"M{num(x1)},{num(y1)}L{tip}L{num(bx - nx)},{num(by - ny)}L{num(x1 - nx)},{num(y1 - ny)}Z"
    )
    return [path(whole, PAPER), path(dark, BLUE), path(whole, "none", CONTOUR)]


def hilt(x: float, y: float, angle: float) -> str:
    """Return guard, grip and pommel; the blade leaves downwards at angle zero."""
    parts = shape("M-13,-70H13V0H-13Z", WINE, INNER) + disc(0, -84, 21, YELLOW, CONTOUR)
    parts += hatch([(-11, -56 + i * 18, 11, -62 + i * 18) for i in range(3)], INNER)
    parts += shape(
        "M-80,-14C-60,-2 60,-2 80,-14C92,-4 92,14 80,18C50,10 -50,10 -80,18C-92,14 -92,-4 -80,-14Z",
        YELLOW,
        CONTOUR,
    )
    return f'<g transform="translate({num(x)},{num(y)}) rotate({num(angle)})">{parts}</g>'


def sabre() -> list[str]:
    """Return a curved sabre swung over the head, edge outwards."""
    whole = (
        "M262,470C240,300 330,120 560,92C600,88 640,92 664,104C620,104 586,112 552,124"
        "C382,176 306,300 312,462Z"
    )
    dark = (
        "M288,466C270,300 360,150 556,108C600,98 640,98 664,104C620,104 586,112 552,124"
        "C382,176 306,300 312,462Z"
    )
    return [path(whole, PAPER), path(dark, BLUE), path(whole, "none", CONTOUR)]


def shield(x: float, y: float) -> list[str]:
    """Return the pointed shield with a plain sun face and flames."""
    d = "M-150,-170C-90,-150 90,-150 150,-170C164,-30 120,110 0,180C-120,110 -164,-30 -150,-170Z"
    inner = "M-120,-138C-70,-122 70,-122 120,-138C130,-26 94,82 0,142C-94,82 -130,-26 -120,-138Z"
    parts = [shape(d, YELLOW, CONTOUR), shape(inner, BLUE, INNER)]
    rays = ""
    for i in range(12):
        a, b, c = (i - 0.32) * pi / 6, i * pi / 6, (i + 0.32) * pi / 6
        reach = 88 if i % 2 == 0 else 74
        rays += (
            f"M{num(48 * cos(a))},{num(48 * sin(a) - 22)}"
            f"L{num(reach * cos(b))},{num(reach * sin(b) - 22)}"
            f"L{num(48 * cos(c))},{num(48 * sin(c) - 22)}Z"
        )
    parts.append(shape(rays, RED, HATCH))
    parts += [disc(0, -22, 48, YELLOW, INNER), disc(-16, -30, 5, BLACK), disc(16, -30, 5, BLACK)]
    parts += [line("M-1,-26L-4,-8H4", HATCH), line("M-16,6C-6,14 6,14 16,6", INNER)]
    parts.append(wedges([(138, -60, 126, 20, 12, 6), (116, 40, 60, 122, 14, -10)]))
    return [f'<g transform="translate({num(x)},{num(y)}) rotate(-6)">' + "".join(parts) + "</g>"]


def drum(x: float, y: float) -> list[str]:
    """Return a drum standing on the middle line; y is the top of its skin."""
    w, low = 140, FOOT
    body = f"M{x - w},{y}V{low}H{x + w}V{y}Z"
    parts = [shape(body, RED, CONTOUR)]
    zigzag = "".join(
        f"M{x - w + i * 56},{low - 30}L{x - w + 28 + i * 56},{y + 64}"
        f"L{x - w + 56 + i * 56},{low - 30}"
        for i in range(5)
    )
    parts.append(path(zigzag, "none", 15))
    parts.append(path(zigzag, "none", 7, PAPER))
    hoop = (
        f"M{x - w - 8},{y}C{x - 60},{y + 52} {x + 60},{y + 52} {x + w + 8},{y}V{y + 40}"
        f"C{x + 60},{y + 92} {x - 60},{y + 92} {x - w - 8},{y + 40}Z"
    )
    parts.append(shape(hoop, YELLOW, CONTOUR))
    parts.append(oval(x, y, w + 8, 38, PAPER, CONTOUR))
    parts.append(shape(f"M{x - w - 8},{low - 30}H{x + w + 8}V{low}H{x - w - 8}Z", YELLOW, CONTOUR))
    parts.append(
        wedges(
            [
                (x + w - 6, low - 36, x + w - 10, y + 60, 16),
                (x + w - 34, low - 36, x + w - 38, y + 90, 10),
            ]
        )
    )
    return parts


def stick(x1: float, y1: float, x2: float, y2: float) -> list[str]:
    """Return a drumstick with a knob at its far end."""
    return [*_rod(x1, y1, x2, y2, 11, YELLOW), disc(x2, y2, 15, YELLOW, INNER)]


def flute() -> list[str]:
    """Return the transverse flute, held out to the left."""
    parts = _rod(216, 476, 600, 436, 23, YELLOW)
    parts += _rod(216, 476, 238, 474, 31, WINE)
    parts += [oval(x, 472 - (x - 255) * 0.104, 6, 6, BLACK) for x in (276, 304, 332)]
    return parts


def staff() -> list[str]:
    """Return the spear laid diagonally across, its head at the upper left."""
    parts = _rod(766, 834, 292, 236, 17, WINE)
    head = "M214,138C226,180 250,236 278,262L316,230C296,196 252,156 214,138Z"
    parts += [shape(head, BLUE, CONTOUR), path("M214,138C226,180 250,236 278,262L297,246Z", PAPER)]
    parts += [
        path(head, "none", CONTOUR),
        shape("M266,266L318,222L332,238L280,282Z", YELLOW, INNER),
    ]
    return parts
