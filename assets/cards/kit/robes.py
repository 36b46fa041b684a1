"""Heraldic garments of the international pack: fields, bands and sashes that meet along a slant.

The middle of the card is the origin. The two halves meet along a slanting seam through it, so every
edge below is where the seam is, and the sash over the seam is the same upside down.
"""

from __future__ import annotations

from dataclasses import dataclass

from .palette import BLACK, BLUE, CONTOUR, HATCH, INNER, PAPER, RED, YELLOW
from .svg import disc, group, hatch, line, num, path, shape, turn, wedges

SIDE = 372
Parts = list[str]


def ornament(kind: str, x: float, y: float, size: float, ink: str) -> str:
    """Return one small ornament of a band."""
    if kind == "dots":
        return disc(x, y, size * 0.42, ink, HATCH)
    if kind == "rings":
        return disc(x, y, size * 0.48, ink, HATCH) + disc(x, y, size * 0.2, PAPER, HATCH)
    if kind == "lozenges":
        s = size * 0.62
        return shape(
            f"M{num(x)},{num(y - s)}L{num(x + s * 0.72)},{num(y)}L{num(x)},{num(y + s)}"
            f"L{num(x - s * 0.72)},{num(y)}Z",
            ink,
            HATCH,
        )
    if kind == "ticks":
        return wedges(
            [
                (x - size * 0.2, y + size * 0.5, x - size * 0.16, y - size * 0.5, size * 0.34),
                (x + size * 0.24, y + size * 0.3, x + size * 0.2, y - size * 0.4, size * 0.2),
            ]
        )
    if kind == "chevrons":
        s = size * 0.8
        return path(
            f"M{num(x - s)},{num(y + s * 0.3)}L{num(x)},{num(y - s * 0.4)}"
            f"L{num(x + s)},{num(y + s * 0.3)}",
            "none",
            size * 0.32,
            ink,
        )
    s = size * 0.62
    petals = "".join(
        disc(x + a * s * 0.6, y + b * s * 0.6, s * 0.5, ink, HATCH)
        for a, b in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )
    return petals + disc(x, y, s * 0.3, YELLOW if ink != YELLOW else RED, HATCH)


@dataclass(frozen=True)
class Robe:
    """A garment with its own seam, which rises this much towards the right."""

    slope: float

    def seam(self, x: float) -> float:
        """Where the seam is at a place."""
        return -self.slope * x

    def field(self, left: str, right: str, high: float = -190, low: float = -230) -> Parts:
        """Return the two sides of a cloak from the neck to the frame and down to the seam."""
        parts = []
        for side, ink, edge in ((-1, left, high), (1, right, low)):
            x = side * SIDE
            d = (
                f"M0,-340C{side * 90},-330 {side * 240},{num(edge - 90)} {x},{edge}"
                f"V{num(self.seam(x))}L0,0Z"
            )
            parts.append(shape(d, ink, CONTOUR))
        return parts

    def band(
        self,
        top: tuple[float, float],
        foot: float,
        width: float,
        ink: str,
        kind: str = "",
        mark: str = BLACK,
        step: float = 58,
    ) -> Parts:
        """Return a straight band from a spot to the seam, with a row of ornaments."""
        (x, y), h = top, width / 2
        a, b = foot - h, foot + h
        d = (
            f"M{num(x - h)},{num(y)}L{num(a)},{num(self.seam(a))}L{num(b)},{num(self.seam(b))}"
            f"L{num(x + h)},{num(y)}Z"
        )
        parts = [shape(d, ink, INNER)]
        if kind:
            end = self.seam(foot)
            n = max(1, int((end - y - width * 0.3) / step))
            for i in range(n):
                t = (i + 0.5) / n
                parts.append(
                    ornament(kind, x + (foot - x) * t, y + (end - y) * t, width * 0.62, mark)
                )
        return parts

    def folds(self, rows: tuple[tuple[float, float, float], ...], width: float = 15) -> str:
        """Wedges that rise from the seam: foot, lean, length."""
        return wedges(
            [
                (x, self.seam(x) - 40, x + lean, self.seam(x) - 40 - length, width, lean * 0.12)
                for x, lean, length in rows
            ]
        )

    def sash(self, ink: str, signs: str, width: float = 84, edge: str = YELLOW) -> Parts:
        """Return the belt over the seam with small signs of the suit, the same upside down."""
        h, x = width / 2, SIDE

        def strip(r: float) -> str:
            return (
                f"M{-x},{num(self.seam(-x) - r)}L{x},{num(self.seam(x) - r)}"
                f"V{num(self.seam(x) + r)}"
                f"L{-x},{num(self.seam(-x) + r)}Z"
            )

        parts = [shape(strip(h), edge, CONTOUR), shape(strip(h - 15), ink, INNER)]
        for i, place in enumerate((-306, -204, -102)):
            sign = f'<g transform="translate({place},{num(self.seam(place))})">{signs}</g>'
            dot = disc(place + 51, self.seam(place + 51), 9, edge, HATCH)
            parts.append(sign + dot)
            parts.append(group([sign, dot] if i < 2 else [sign], "rotate(180)"))
        return [*parts, *([disc(0, 0, 22, YELLOW, INNER), disc(0, 0, 9, RED, HATCH)])]


def yoke(ink: str, kind: str, mark: str, drop: float = 0) -> Parts:
    """Return a collar lying round the neck, with ornaments."""
    d = (
        f"M-96,-372C-80,-300 80,-300 96,-372L178,-330C140,{num(-214 + drop)} "
        f"-140,{num(-214 + drop)} -178,-330Z"
    )
    parts = [shape(d, ink, CONTOUR)]
    for i in range(7):
        t = -1 + i / 3
        parts.append(ornament(kind, t * 128, -330 + (1 - t * t) * (54 + drop * 0.5), 32, mark))
    return parts


def throat() -> Parts:
    """Return the neck."""
    return [shape("M-56,-420V-340C-30,-310 30,-310 56,-340V-420Z", PAPER, INNER)]


def arm(d: str, ink: str, trim: str, width: float = 92) -> Parts:
    """Return a sleeve with a coloured stripe along it."""
    return [
        line(d, width + 2 * CONTOUR),
        line(d, width, ink),
        line(d, width * 0.34 + 2 * HATCH),
        line(d, width * 0.34, trim),
    ]


def axe(x: float, top: float, foot: float, left: bool = True) -> Parts:
    """Return an upright axe with a curved blade."""
    s = -1 if left else 1
    blade = (
        f"M{x},{top + 40}L{x + s * 60},{top}C{x + s * 120},{top + 40} {x + s * 120},{top + 130} "
        f"{x + s * 56},{top + 176}C{x + s * 66},{top + 140} {x + s * 40},{top + 120} "
        f"{x},{top + 122}Z"
    )
    edge = (
        f"M{x + s * 60},{top}C{x + s * 120},{top + 40} {x + s * 120},{top + 130} "
        f"{x + s * 56},{top + 176}C{x + s * 92},{top + 120} {x + s * 92},{top + 50} "
        f"{x + s * 60},{top}Z"
    )
    pole = f"M{x},{num(foot)}V{num(top - 40)}"
    return [
        path(pole, "none", 29),
        path(pole, "none", 16, YELLOW),
        *(
            line(f"M{x - 8},{num(y)}l16,-14", HATCH * 1.6, RED)
            for y in range(int(top + 210), int(foot) - 10, 44)
        ),
        shape(blade, PAPER, CONTOUR),
        path(edge, BLUE),
        path(blade, "none", CONTOUR),
        shape(f"M{x - 16},{top + 30}h32v104h-32Z", RED, INNER),
    ]


def twisted(x: float, top: float, foot: float) -> Parts:
    """Return the twisted rod that nobody can explain."""
    parts = [path(f"M{x},{foot}V{top}", "none", 40), path(f"M{x},{foot}V{top}", "none", 26, YELLOW)]
    y = top + 16.0
    while y < foot - 20:
        parts.append(
            path(
                f"M{x - 13},{num(y + 30)}C{x - 4},{num(y + 30)} {x + 4},{num(y)} "
                f"{x + 13},{num(y)}V{num(y + 14)}C{x + 6},{num(y + 16)} {x - 4},{num(y + 44)} "
                f"{x - 13},{num(y + 44)}Z",
                BLUE if int(y / 44) % 2 else RED,
            )
        )
        y += 44
    return [*parts, disc(x, top - 18, 26, RED, CONTOUR), disc(x, top - 18, 9, YELLOW, HATCH)]


def leaf_spray(x: float, y: float, angle: float) -> str:
    """Return a leaf on its stalk."""
    d = "M0,0C-50,-40 -56,-130 0,-190C56,-130 50,-40 0,0Z"
    rib = [line("M0,60V-160", INNER)] + [
        line(f"M0,{b}L{s * 30},{b - 26}", HATCH) for b in (-40, -76, -112) for s in (-1, 1)
    ]
    return turn([shape(d, YELLOW, CONTOUR), *rib], (x, y), angle)


def stripes(x1: float, x2: float, y1: float, y2: float, ink: str, count: int) -> str:
    """Return slanting stripes on a plain field."""
    step = (x2 - x1) / count
    return hatch([(x1 + i * step, y2, x1 + (i + 0.5) * step, y1) for i in range(count)], 12, ink)
