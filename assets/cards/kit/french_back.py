"""The back of the French-suited pack: a red tartan of lozenges in a double frame."""

from __future__ import annotations

from .palette import INNER, PAPER, RED, WIDTH, WINE, YELLOW
from .pips import HEIGHT
from .sheet import Sheet
from .svg import disc, document, num, path

LEFT, TOP = 98, 98
COLUMNS, ROWS = 6, 7
STEP_X = (WIDTH - 2 * LEFT) / COLUMNS
STEP_Y = (HEIGHT - 2 * TOP) / ROWS
Segment = tuple[float, float, float, float]


def _lozenge(x: float, y: float, scale: float) -> str:
    rx, ry = STEP_X / 2 * scale, STEP_Y / 2 * scale
    left, right = max(x - rx, LEFT), min(x + rx, WIDTH - LEFT)
    top, low = max(y - ry, TOP), min(y + ry, HEIGHT - TOP)
    return f"M{num(left)},{num(y)}L{num(x)},{num(top)}L{num(right)},{num(y)}L{num(x)},{num(low)}Z"


def _lozenges(scale: float, ink: str) -> str:
    spots = [(i, j) for j in range(ROWS + 1) for i in range(COLUMNS + 1)]
    return path(
        "".join(_lozenge(LEFT + i * STEP_X, TOP + j * STEP_Y, scale) for i, j in spots), ink
    )


def _threads(lean: int) -> list[Segment]:
    """Return the slanting threads through the middle of the lozenges, cut at the frame."""
    slope = STEP_Y / STEP_X * lean
    rows: list[Segment] = []
    for k in range(-COLUMNS, ROWS + COLUMNS + 1):
        start = TOP + k * STEP_Y
        points = []
        for x in (LEFT, WIDTH - LEFT):
            y = min(max(start + slope * (x - LEFT), TOP), HEIGHT - TOP)
            points.append((LEFT + (y - start) / slope, y))
        (x1, y1), (x2, y2) = points
        if abs(y1 - y2) > 1:
            rows.append((x1, y1, x2, y2))
    return rows


def back_card(sheet: Sheet) -> str:
    """Return the back of the Berlin pack."""
    right, low = WIDTH - LEFT, HEIGHT - TOP
    inner = f"M{LEFT},{TOP}H{right}V{low}H{LEFT}Z"
    edge = LEFT - 28
    outer = f"M{edge},{edge}H{WIDTH - edge}V{HEIGHT - edge}H{edge}Z"
    body = [sheet.paper(), path(inner, RED), _lozenges(1, WINE), _lozenges(0.5, RED)]
    for lean in (1, -1):
        for x1, y1, x2, y2 in _threads(lean):
            d = f"M{num(x1)},{num(y1)}L{num(x2)},{num(y2)}"
            body += [path(d, "none", 9, PAPER)]
    knots = [(i, j, 0.0) for j in range(ROWS + 1) for i in range(COLUMNS + 1)]
    knots += [(i, j, 0.5) for j in range(ROWS) for i in range(COLUMNS)]
    for i, j, shift in knots:
        x, y = LEFT + (i + shift) * STEP_X, TOP + (j + shift) * STEP_Y
        if LEFT < x < right and TOP < y < low:
            body.append(disc(x, y, 15 if shift else 19, PAPER if shift else YELLOW, INNER))
    body += [path(inner, "none", INNER), path(outer, "none", 15, RED)]
    return document([], body, HEIGHT)
