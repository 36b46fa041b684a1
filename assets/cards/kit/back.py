"""The back: white and blue lozenges in a double frame around a lozenge star."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from .palette import BLACK, BLUE, HEIGHT, INNER, PAPER, WIDTH
from .sheet import Sheet
from .svg import disc, document, num, path

LEFT, TOP = 96, 96
COLUMNS, ROWS = 8, 9


def _lozenge(x: float, y: float, rx: float, ry: float) -> str:
    left, right = max(x - rx, LEFT), min(x + rx, WIDTH - LEFT)
    top, low = max(y - ry, TOP), min(y + ry, HEIGHT - TOP)
    return f"M{num(left)},{num(y)}L{num(x)},{num(top)}L{num(right)},{num(y)}L{num(x)},{num(low)}Z"


def lozenges() -> list[str]:
    """Return the field of lozenges, halved and quartered along the frame."""
    step_x, step_y = (WIDTH - 2 * LEFT) / COLUMNS, (HEIGHT - 2 * TOP) / ROWS
    rows = []
    for j in range(ROWS + 1):
        y = TOP + j * step_y
        d = "".join(
            _lozenge(LEFT + i * step_x, y, step_x / 2, step_y / 2) for i in range(COLUMNS + 1)
        )
        rows.append(path(d, BLUE))
    for j in range(ROWS):
        y = TOP + (j + 0.5) * step_y
        for i in range(COLUMNS):
            x = LEFT + (i + 0.5) * step_x
            if hypot(x - WIDTH / 2, y - HEIGHT / 2) > 250:
                rows.append(disc(x, y, 9, BLUE))
    return rows


def star() -> list[str]:
    """Return the medallion: an eight-pointed star cut from lozenges."""
    cx, cy, reach = WIDTH / 2, HEIGHT / 2, 150
    parts = [
        disc(cx, cy, 222, PAPER, INNER),
        disc(cx, cy, 204, BLUE, INNER),
        disc(cx, cy, 186, PAPER, INNER),
    ]
    for i in range(8):
        a = i * pi / 4
        points = [(0.0, 0.0), (a - pi / 8, reach * 0.54), (a, reach), (a + pi / 8, reach * 0.54)]
        xy = [(cx + r * cos(t), cy + r * sin(t)) for t, r in points]
        whole = "M" + "L".join(f"{num(px)},{num(py)}" for px, py in xy) + "Z"
        dark = "M" + "L".join(f"{num(px)},{num(py)}" for px, py in (xy[0], xy[2], xy[3])) + "Z"
        parts += [path(dark, BLUE), path(whole, "none", INNER)]
    return [*parts, disc(cx, cy, 22, PAPER, INNER), disc(cx, cy, 9, BLUE)]


def back_card(sheet: Sheet) -> str:
    """Return the back of the Bavarian pack."""
    inner = f"M{LEFT},{TOP}H{WIDTH - LEFT}V{HEIGHT - TOP}H{LEFT}Z"
    edge = LEFT - 26
    outer = f"M{edge},{edge}H{WIDTH - edge}V{HEIGHT - edge}H{edge}Z"
    frame = [path(inner, "none", INNER), path(outer, "none", 14, BLUE)]
    knots = [disc(x, y, 9, BLACK) for x in (83, WIDTH - 83) for y in (83, HEIGHT - 83)]
    return document([], [sheet.paper(), *lozenges(), *frame, *knots, *star()], HEIGHT)
