"""Landscapes in flat colour: mountains, trees, houses, water and small people."""

from __future__ import annotations

from .bodies import FOOT
from .palette import (
    BLACK,
    BLUE,
    BROWN,
    DARK,
    GREEN,
    HATCH,
    INNER,
    PAPER,
    RED,
    SKY,
    YELLOW,
)
from .svg import Rows, disc, hatch, line, num, path, shape, turn, wedges

Parts = list[str]
LEFT, RIGHT = 38, 962


def ground(high: float, low: float, ink: str, bend: float = 0) -> str:
    """Return a ground from frame to frame: its height at the left and at the right."""
    mid = (high + low) / 2 + bend
    return shape(
        f"M{LEFT},{FOOT}V{num(high)}C240,{num(mid)} 360,{num(mid - 16)} 500,{num(mid)}"
        f"C640,{num(mid + 16)} 800,{num(mid)} {RIGHT},{num(low)}V{FOOT}Z",
        ink,
        INNER,
    )


def within(x: float) -> float:
    """Keep a place inside the frame."""
    return min(max(x, LEFT - 8), RIGHT + 8)


def hill(x: float, top: float, reach: float, ink: str, foot: float = FOOT) -> str:
    """Return a round hill, cut at the frame."""
    d = f"M{num(within(x - reach))},{num(foot)}"
    for i in range(25):
        a = -1 + i / 12
        d += f"L{num(within(x + a * reach))},{num(top + (foot - top) * (a * a * (3 - abs(a)) / 2))}"
    return shape(d + f"L{num(within(x + reach))},{num(foot)}Z", ink, INNER)


def mountain(x: float, top: float, reach: float, foot: float = FOOT) -> Parts:
    """Return a mountain with snow and a shaded flank."""
    h = foot - top
    ridge = (
        f"M{num(within(x - reach))},{foot}L{num(within(x - reach * 0.5))},{num(top + h * 0.46)}"
        f"L{num(x - reach * 0.36)},{num(top + h * 0.4)}L{num(x)},{num(top)}"
    )
    slope = (
        f"L{num(x + reach * 0.3)},{num(top + h * 0.34)}"
        f"L{num(within(x + reach * 0.46))},{num(top + h * 0.4)}"
        f"L{num(within(x + reach))},{foot}Z"
    )
    shade = (
        f"M{num(x)},{num(top)}{slope[:-1]}H{num(x + reach * 0.3)}"
        f"L{num(x + reach * 0.06)},{num(top + h * 0.5)}"
        "Z"
    )
    snow = (
        f"M{num(x)},{num(top)}L{num(x - reach * 0.26)},{num(top + h * 0.29)}"
        f"L{num(x - reach * 0.12)},{num(top + h * 0.24)}"
        f"L{num(x - reach * 0.04)},{num(top + h * 0.38)}"
        f"L{num(x + reach * 0.08)},{num(top + h * 0.22)}"
        f"L{num(x + reach * 0.18)},{num(top + h * 0.32)}"
        f"L{num(x + reach * 0.22)},{num(top + h * 0.25)}"
        "Z"
    )
    return [
        shape(ridge + slope, SKY, INNER),
        path(shade, BLUE),
        path(ridge + slope, "none", INNER),
        shape(snow, PAPER, HATCH),
    ]


def fir(x: float, y: float, high: float) -> Parts:
    """Return a fir tree standing at a spot."""
    w = high * 0.34
    d = f"M{num(x)},{num(y - high)}"
    steps = ((0.34, 0.36, 0.2), (0.62, 0.68, 0.3), (0.9, 1.0, 0))
    for down, out, back in steps:
        d += f"L{num(x + w * out)},{num(y - high * (1 - down))}"
        if back:
            d += f"L{num(x + w * back)},{num(y - high * (1 - down) - 2)}"
    for down, out, back in reversed(steps):
        if back:
            d += f"L{num(x - w * back)},{num(y - high * (1 - down) - 2)}"
        d += f"L{num(x - w * out)},{num(y - high * (1 - down))}"
    dark = f"M{num(x)},{num(y - high)}L{num(x + w)},{num(y - high * 0.1)}H{num(x + w * 0.1)}Z"
    return [
        shape(
            f"M{num(x - 8)},{num(y)}V{num(y - high * 0.14)}H{num(x + 8)}V{num(y)}Z", BROWN, INNER
        ),
        shape(d + "Z", GREEN, INNER),
        path(dark, DARK),
    ]


def tree(x: float, y: float, high: float, ink: str = GREEN) -> Parts:
    """Return a leafy tree standing at a spot."""
    r = high * 0.3
    top = y - high + r
    crown = (
        f"M{num(x - r * 1.3)},{num(top + r * 0.5)}C{num(x - r * 1.8)},{num(top - r * 0.4)} "
        f"{num(x - r)},{num(top - r * 0.9)}"
        f" {num(x - r * 0.5)},{num(top - r * 0.7)}C{num(x - r * 0.2)},{num(top - r * 1.3)} "
        f"{num(x + r * 0.8)},{num(top - r * 1.2)}"
        f" {num(x + r * 0.8)},{num(top - r * 0.5)}C{num(x + r * 1.6)},{num(top - r * 0.4)} "
        f"{num(x + r * 1.6)},{num(top + r * 0.6)}"
        f" {num(x + r)},{num(top + r * 0.7)}C{num(x + r * 0.4)},{num(top + r * 1.2)} "
        f"{num(x - r * 0.8)},{num(top + r * 1.2)}"
        f" {num(x - r * 1.3)},{num(top + r * 0.5)}Z"
    )
    trunk = (
        f"M{num(x - r * 0.2)},{num(y)}L{num(x - r * 0.12)},{num(top)}H{num(x + r * 0.12)}"
        f"L{num(x + r * 0.2)},{num(y)}Z"
    )
    marks: Rows = [
        (x + r * 1.1, top + r * 0.5, x + r * 0.2, top + r * 0.5, 11, 8),
        (x + r * 0.6, top + r * 0.9, x - r * 0.4, top + r * 0.8, 9, 6),
        (x + r * 1.1, top, x + r * 0.5, top - r * 0.1, 9, 6),
    ]
    return [shape(trunk, BROWN, INNER), shape(crown, ink, INNER), wedges(marks)]


def bush(x: float, y: float, reach: float, ink: str = GREEN, fruit: str = "") -> Parts:
    """Return a round bush, with blossoms or fruit if told so."""
    r = reach
    d = (
        f"M{num(x - r)},{num(y)}C{num(x - r * 1.3)},{num(y - r * 0.6)} "
        f"{num(x - r * 0.8)},{num(y - r)} {num(x - r * 0.5)},{num(y - r * 0.85)}"
        f"C{num(x - r * 0.4)},{num(y - r * 1.4)} {num(x + r * 0.4)},{num(y - r * 1.4)} "
        f"{num(x + r * 0.45)},{num(y - r * 0.9)}"
        f"C{num(x + r * 0.9)},{num(y - r * 1.1)} {num(x + r * 1.3)},{num(y - r * 0.5)} "
        f"{num(x + r)},{num(y)}Z"
    )
    parts = [
        shape(d, ink, INNER),
        wedges(
            [
                (x + r * 0.9, y - 6, x + r * 0.5, y - r * 0.7, 10, 5),
                (x + r * 0.5, y - 4, x + r * 0.2, y - r * 0.8, 8, 4),
            ]
        ),
    ]
    if fruit:
        parts += [
            disc(x + a * r, y + b * r, r * 0.17, fruit, HATCH)
            for a, b in (
                (-0.7, -0.3),
                (-0.45, -0.65),
                (-0.1, -0.95),
                (-0.2, -0.3),
                (0.25, -0.6),
                (0.55, -0.35),
                (0.1, -0.12),
            )
        ]
    return parts


def house(
    x: float, y: float, wide: float, high: float, roof: str = RED, wall: str = PAPER
) -> Parts:
    """Return a farmhouse with a broad roof standing at a spot (its middle)."""
    w, top = wide / 2, y - high
    parts = [shape(f"M{num(x - w)},{num(y)}V{num(top)}H{num(x + w)}V{num(y)}Z", wall, INNER)]
    gable = (
        f"M{num(x - w - 22)},{num(top + 8)}L{num(x)},{num(top - high * 0.66)}"
        f"L{num(x + w + 22)},{num(top + 8)}Z"
    )
    parts.append(shape(gable, roof, INNER))
    parts.append(
        wedges(
            [
                (x + w, top + 4, x + w * 0.2, top - high * 0.44, 12, 3),
                (x + w * 0.5, top + 4, x + 4, top - high * 0.36, 9, 3),
            ]
        )
    )
    parts.append(
        shape(
            f"M{num(x - w * 0.2)},{num(y)}V{num(y - high * 0.5)}H{num(x + w * 0.2)}V{num(y)}Z",
            BROWN,
            HATCH,
        )
    )
    for s in (-1, 1):
        parts.append(
            shape(f"M{num(x + s * w * 0.62 - 12)},{num(top + high * 0.3)}h24v26h-24Z", BLACK, 0.1)
        )
    return parts


def tower(
    x: float, y: float, wide: float, high: float, roof: str = RED, wall: str = PAPER
) -> Parts:
    """Return a tower: with a pointed roof, or with battlements where the roof is empty."""
    w, top = wide / 2, y - high
    body = f"M{num(x - w)},{num(y)}V{num(top)}H{num(x + w)}V{num(y)}Z"
    parts = [
        shape(body, wall, INNER),
        wedges(
            [
                (x + w - 6, y - 4, x + w - 6, top + 10, 15, 2),
                (x + w - 20, y - 4, x + w - 18, top + high * 0.4, 8),
            ]
        ),
    ]
    if roof:
        parts.append(
            shape(
                f"M{num(x - w - 14)},{num(top + 4)}L{num(x)},{num(top - wide * 1.1)}"
                f"L{num(x + w + 14)},{num(top + 4)}Z",
                roof,
                INNER,
            )
        )
        parts.append(wedges([(x + w + 6, top, x + 4, top - wide * 0.8, 12, 2)]))
    else:
        step = wide / 5
        d = (
            f"M{num(x - w)},{num(top)}"
            + "".join(f"v{num(-step)}h{num(step)}v{num(step)}h{num(step)}" for _ in range(2))
            + f"v{num(-step)}h{num(step)}v{num(step)}Z"
        )
        parts.append(shape(d, wall, INNER))
    parts.append(shape(f"M{num(x - 9)},{num(top + 30)}a9,9 0 0 1 18,0v26h-18Z", BLACK, 0.1))
    return parts


def dome(x: float, y: float, wide: float, high: float, ink: str) -> Parts:
    """Return a house front with an onion roof."""
    w, top = wide / 2, y - high
    roof = (
        f"M{num(x - w - 6)},{num(top)}C{num(x - w * 1.5)},{num(top - w * 1.1)} "
        f"{num(x - w * 0.3)},{num(top - w)} {num(x)},{num(top - w * 2)}"
        f"C{num(x + w * 0.3)},{num(top - w)} {num(x + w * 1.5)},{num(top - w * 1.1)} "
        f"{num(x + w + 6)},{num(top)}Z"
    )
    return [
        shape(f"M{num(x - w)},{num(y)}V{num(top)}H{num(x + w)}V{num(y)}Z", PAPER, INNER),
        wedges([(x + w - 6, y - 4, x + w - 8, top + 8, 13)]),
        shape(roof, ink, INNER),
        wedges([(x + w, top - 4, x + w * 0.5, top - w * 0.9, 10, 4)]),
        shape(f"M{num(x - 10)},{num(top + 24)}h20v34h-20Z", BLACK, 0.1),
        line(f"M{num(x)},{num(top - w * 2)}v-22", INNER),
    ]


def waves(top: float, ink: str = SKY, wild: bool = False) -> Parts:
    """Return water from frame to frame down to the middle line."""
    lift = 30 if wild else 12
    parts = [
        shape(
            f"M{LEFT},{FOOT}V{num(top)}"
            + "".join(f"q38,{-lift} 77,0" if i % 2 else f"q38,{lift * 0.5} 77,0" for i in range(12))
            + f"V{FOOT}Z",
            ink,
            INNER,
        )
    ]
    rows = []
    for j in range(3 if wild else 2):
        for i in range(7):
            x, y = 80 + i * 130 + j * 50, top + 40 + j * 40
            if y < FOOT - 8 and x < 880:
                rows.append((x, y, x + 76, y - (8 if wild else 0), 10, -12 if wild else -5))
    return [*parts, wedges(rows, BLUE)]


def fence(x1: float, x2: float, y: float, high: float = 60) -> Parts:
    """Return a fence of two rails."""
    parts = []
    for k in (0.35, 0.75):
        parts.append(
            shape(f"M{num(x1)},{num(y - high * k)}H{num(x2)}v-11H{num(x1)}Z", BROWN, HATCH)
        )
    n = round((x2 - x1) / 62)
    for i in range(n + 1):
        x = x1 + (x2 - x1) * i / n
        parts.append(
            shape(
                f"M{num(x - 8)},{num(y)}V{num(y - high)}L{num(x)},{num(y - high - 12)}"
                f"L{num(x + 8)},{num(y - high)}V{num(y)}Z",
                BROWN,
                HATCH,
            )
        )
    return parts


def bare(x: float, y: float, high: float, lean: float = 0) -> Parts:
    """Return a leafless tree."""
    t = y - high
    d = (
        f"M{num(x - 17)},{num(y)}C{num(x - 8)},{num(y - high * 0.4)} "
        f"{num(x + lean - 6)},{num(t + 60)} "
        f"{num(x + lean)},{num(t)}C{num(x + lean + 8)},{num(t + 70)} "
        f"{num(x + 8)},{num(y - high * 0.4)} "
        f"{num(x + 19)},{num(y)}Z"
    )
    rows = [
        (x + 2, y - high * 0.36, x - high * 0.22, y - high * 0.62, 15, 8),
        (x + 4, y - high * 0.5, x + high * 0.24, y - high * 0.8, 14, -8),
        (x + lean * 0.6, y - high * 0.66, x - high * 0.14, y - high * 0.92, 11, 6),
        (x - high * 0.12, y - high * 0.54, x - high * 0.2, y - high * 0.76, 8, -4),
        (x + high * 0.16, y - high * 0.68, x + high * 0.26, y - high * 0.62, 8, 3),
    ]
    return [
        wedges(rows),
        shape(d, BROWN, INNER),
        hatch(
            [
                (x - 6, y - high * 0.2, x + 6, y - high * 0.26),
                (x - 8, y - high * 0.1, x + 4, y - high * 0.14),
            ],
            HATCH,
        ),
    ]


def temple(x: float, y: float, scale: float = 1) -> str:
    """Return a little round temple with four columns."""
    parts = [shape("M-80,0H80V-14H-80Z", PAPER, INNER)]
    parts += [shape(f"M{a - 8},-14V-90H{a + 8}V-14Z", PAPER, INNER) for a in (-58, -20, 20, 58)]
    parts += [
        shape("M-78,-90H78V-108H-78Z", PAPER, INNER),
        shape("M-66,-108C-60,-166 60,-166 66,-108Z", SKY, INNER),
        disc(0, -156, 8, YELLOW, HATCH),
    ]
    return turn(parts, (x, y), 0, scale)
