"""The back of the Tell pack: blue scrolls around a medallion with the apple, shot through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, radians, sin

from .palette import BLUE, HATCH, HEIGHT, INNER, MIDDLE, PAPER, SKY, WIDTH, YELLOW
from .people import apple
from .sheet import Sheet
from .svg import Point, disc, document, group, line, num, path, reuse, shape, turn

LEFT, TOP = 84, 84
INSET = 34
MEDAL = 236
LOZENGES = {292: 16, 350: 32, 408: 16, 452: 10}
"""How far down the upper ones stand, and half their height."""


@dataclass(frozen=True)
class Spiral:
    """A scroll that curls in from a direction in degrees, against the clock or with it."""

    x: float
    y: float
    reach: float
    start: float
    turns: float
    width: float
    clock: int = -1

    def at(self, t: float) -> tuple[float, float, float]:
        """Angle in degrees, distance from the middle and half the width, on its way from 0 to 1."""
        angle = self.start + self.clock * self.turns * 360 * t
        return angle, self.reach * (1 - 0.84 * t**1.15), self.width * (0.5 + 2 * t * (1 - t))

    def drawn(self, leaves: Sequence[tuple[float, float]] = ()) -> list[str]:
        """Return the scroll, its golden bud, and leaves outside it: where along it, how long."""
        steps = round(self.turns * 11)
        outer, inner = [], []
        for i in range(steps + 1):
            angle, r, w = self.at(i / steps)
            outer.append(self._spot(angle, r + w))
            inner.append(self._spot(angle, r - w))
        inner.reverse()
        parts = [path(f"M{_curve(outer)}L{_curve(inner)}Z", PAPER)]
        for t, length in leaves:
            angle, r, w = self.at(t)
            x, y = self._spot(angle, r + w * 0.4)
            parts.append(_leaf(x, y, angle + 90 + self.clock * 44, length, -self.clock))
        return [*parts, disc(self.x, self.y, self.reach * 0.2, YELLOW, INNER)]

    def _spot(self, angle: float, r: float) -> Point:
        a = radians(angle)
        return self.x + r * cos(a), self.y + r * sin(a)


def _curve(spots: Sequence[Point]) -> str:
    """Return a smooth line past all these spots, without its first letter."""
    (x, y), *rest = spots
    d = f"{num(x)},{num(y)}"
    for (ax, ay), (bx, by) in pairwise(rest):
        d += f"Q{num(ax)},{num(ay)} {num((ax + bx) / 2)},{num((ay + by) / 2)}"
    return d + f"L{num(rest[-1][0])},{num(rest[-1][1])}"


def _leaf(x: float, y: float, angle: float, length: float, bent: int = 1) -> str:
    """Return a leaf of the scrollwork, bent to one side."""
    s = length / 100
    b = s * bent
    d = (
        f"M{num(-9 * b)},0C{num(-44 * b)},{num(-34 * s)} {num(-30 * b)},{num(-84 * s)} "
        f"{num(22 * b)},{num(-100 * s)}C{num(16 * b)},{num(-70 * s)} {num(36 * b)},{num(-40 * s)} "
        f"{num(9 * b)},0Z"
    )
    rib = f"M{num(-2 * b)},{num(-12 * s)}Q{num(-8 * b)},{num(-46 * s)} {num(9 * b)},{num(-74 * s)}"
    return turn([path(d, SKY), line(rib, 5, BLUE)], (x, y), angle)


def _quarter() -> list[str]:
    """Return the scrolls of the upper left quarter and half of what stands in the middle."""
    great = Spiral(312, 350, 156, -48, 1.7, 15)
    low = Spiral(250, 686, 104, 178, 1.5, 12)
    bud = Spiral(398, 562, 62, -104, 1.2, 9, 1)
    corner = LEFT + INSET
    return [
        line("M181,372C150,450 142,590 146,690", 17, PAPER),
        line("M286,464C306,492 346,508 386,501", 15, PAPER),
        line("M500,206C476,196 446,206 418,236", 17, PAPER),
        *(
            _leaf(x, y, a, 66, b)
            for x, y, a, b in ((160, 470, 60, 1), (148, 560, 66, 1), (152, 450, -20, -1))
        ),
        *great.drawn(((0.06, 70), (0.14, 76), (0.22, 66), (0.3, 56), (0.44, 62), (0.56, 56))),
        *low.drawn(((0.1, 66), (0.2, 74), (0.32, 72), (0.44, 62))),
        *bud.drawn(((0.14, 46), (0.32, 48))),
        path(f"M{corner},{corner}h98a98,98 0 0 1 -98,98Z", YELLOW, INNER),
        path(f"M{corner},{corner}h54a54,54 0 0 1 -54,54Z", BLUE, INNER),
        *(_leaf(500 - 6, y, a, r) for y, a, r in ((222, -80, 70), (220, -38, 86), (606, -76, 64))),
        _leaf(494, 604, -34, 88),
    ]


def _lozenge(y: float, r: float) -> str:
    """Return a small lozenge between the scrolls."""
    return path(
        f"M500,{y - r}L{num(500 + r * 0.7)},{y}L500,{y + r}L{num(500 - r * 0.7)},{y}Z", PAPER
    )


def _emblem() -> list[str]:
    """Return the upper half of the medallion; its middle is the origin."""
    shaft = "M-168,-56L168,-104"
    head = "M-186,-54L-140,-82L-132,-40Z"
    barbs = "M132,-126L164,-130L186,-106L154,-102ZM138,-74L170,-78L186,-106L154,-102Z"
    return [
        line(shaft, 18),
        line(shaft, 8, YELLOW),
        shape(head, SKY, INNER),
        shape(barbs, SKY, HATCH),
        *apple(0, -80, 56),
    ]


def back_card(sheet: Sheet) -> str:
    """Return the back of the Tell pack."""
    right, low = WIDTH - LEFT, HEIGHT - TOP
    frame = f"M{LEFT},{TOP}H{right}V{low}H{LEFT}Z"
    inner = f"M{LEFT + INSET},{TOP + INSET}H{right - INSET}V{low - INSET}H{LEFT + INSET}Z"
    studs = [disc(208 * cos(i * pi / 12), 208 * sin(i * pi / 12), 9, YELLOW) for i in range(24)]
    medal = [
        disc(0, 0, MEDAL + 14, PAPER),
        disc(0, 0, MEDAL, BLUE, INNER),
        *studs,
        disc(0, 0, 180, PAPER, INNER),
        *_emblem(),
        turn(_emblem(), (0, 0), 180),
        line("M-176,0H176", 16, BLUE),
    ]
    body = [
        sheet.paper(),
        path(frame, "none", 18, BLUE),
        path(inner, BLUE),
        group(_quarter(), ident="quarter"),
        reuse("quarter", f"matrix(-1 0 0 1 {WIDTH} 0)"),
        reuse("quarter", f"matrix(1 0 0 -1 0 {HEIGHT})"),
        reuse("quarter", sheet.half_turn),
        *(_lozenge(y, r) for y, r in LOZENGES.items()),
        *(_lozenge(HEIGHT - y, r) for y, r in LOZENGES.items()),
        *(disc(500, y, 16, YELLOW, INNER) for y in (218, 604, HEIGHT - 218, HEIGHT - 604)),
        group(medal, f"translate(500,{MIDDLE})"),
    ]
    return document([], body, HEIGHT)
