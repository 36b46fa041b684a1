"""The back of the international pack: a blue lattice of rings around two-way rosettes."""

from __future__ import annotations

from math import cos, pi, sin

from .palette import BLUE, INNER, PAPER, WIDTH
from .pips import HEIGHT
from .sheet import Sheet
from .svg import disc, document, num, path

LEFT, TOP = 92, 92
COLUMNS, ROWS = 6, 10


def rosette(x: float, y: float, r: float, petals: int) -> list[str]:
    """Return a flower of pointed petals on a blue ground."""
    parts = [disc(x, y, r, BLUE, 0), disc(x, y, r * 0.94, PAPER), disc(x, y, r * 0.88, BLUE)]
    for i in range(petals):
        a = i * 2 * pi / petals
        tip = (x + r * 0.8 * cos(a), y + r * 0.8 * sin(a))
        w = pi / petals * 0.9
        l1 = (x + r * 0.46 * cos(a - w), y + r * 0.46 * sin(a - w))
        l2 = (x + r * 0.46 * cos(a + w), y + r * 0.46 * sin(a + w))
        parts.append(
            path(
                f"M{num(x)},{num(y)}Q{num(l1[0])},{num(l1[1])} {num(tip[0])},{num(tip[1])}"
                f"Q{num(l2[0])},{num(l2[1])} {num(x)},{num(y)}Z",
                PAPER,
            )
        )
    return [
        *parts,
        disc(x, y, r * 0.24, BLUE),
        disc(x, y, r * 0.16, PAPER),
        disc(x, y, r * 0.08, BLUE),
    ]


def back_card(sheet: Sheet) -> str:
    """Return the back of the international pack."""
    right, low = WIDTH - LEFT, HEIGHT - TOP
    wide, high = (right - LEFT) / COLUMNS, (low - TOP) / ROWS
    body = [sheet.paper(), path(f"M{LEFT},{TOP}H{right}V{low}H{LEFT}Z", BLUE)]
    for j in range(ROWS):
        for i in range(COLUMNS):
            x, y = LEFT + (i + 0.5) * wide, TOP + (j + 0.5) * high
            a, b = wide * 0.5, high * 0.5
            d = (
                f"M{num(x - a)},{num(y)}Q{num(x)},{num(y)} {num(x)},{num(y - b)}"
                f"Q{num(x)},{num(y)} {num(x + a)},{num(y)}Q{num(x)},{num(y)} {num(x)},{num(y + b)}"
                f"Q{num(x)},{num(y)} {num(x - a)},{num(y)}Z"
            )
            body += [path(d, PAPER), disc(x, y, 13, BLUE), disc(x, y, 7, PAPER)]
    for j in range(ROWS + 1):
        for i in range(COLUMNS + 1):
            x, y = LEFT + i * wide, TOP + j * high
            if 0 < i < COLUMNS and 0 < j < ROWS:
                body += [disc(x, y, 25, PAPER), disc(x, y, 17, BLUE), disc(x, y, 8, PAPER)]
    for y in (HEIGHT * 0.27, HEIGHT * 0.73):
        body += rosette(500, y, 168, 12)
    body += rosette(500, HEIGHT / 2, 112, 8)
    edge = LEFT - 26
    outer = f"M{edge},{edge}H{WIDTH - edge}V{HEIGHT - edge}H{edge}Z"
    inner = f"M{LEFT},{TOP}H{right}V{low}H{LEFT}Z"
    return document(
        [], [*body, path(inner, "none", INNER, BLUE), path(outer, "none", 14, BLUE)], HEIGHT
    )
