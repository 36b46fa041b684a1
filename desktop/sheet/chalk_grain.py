"""The texture of chalk: a tile of flecks, the same every time, that fills strokes and letters."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtGui import QImage

GRAIN = 128
"""The side of the tile of chalk grain."""


@lru_cache(maxsize=24)
def grain(color: int, density: float) -> QImage:
    """A tile of chalk on the tooth of a slate: this part of it is covered, in flecks."""
    noise, ranked = _soft_noise(GRAIN, 20)
    red, green, blue = color >> 16 & 255, color >> 8 & 255, color & 255
    low = ranked[int((1 - density) * (len(ranked) - 1))]
    # There are far fewer values than pixels.
    pixel = []
    for value in range(ranked[-1] + 1):
        alpha = max(0, min(255, int((value - low) * 7 + 120)))
        pixel.append(bytes((blue * alpha // 255, green * alpha // 255, red * alpha // 255, alpha)))
    form = QImage.Format.Format_ARGB32_Premultiplied
    pixels = b"".join(map(pixel.__getitem__, noise))
    return QImage(pixels, GRAIN, GRAIN, GRAIN * 4, form).copy()


@lru_cache(maxsize=1)
def _soft_noise(side: int, seed: int) -> tuple[list[int], list[int]]:
    """Fine noise over a coarser one, and its values from the lowest up.

    Flecks gather in patches; the tile's edges meet.
    """
    rng = Random(seed)
    raw = rng.randbytes(side * side)
    patches = rng.randbytes((side // 8) ** 2)
    soft = []
    for y in range(side):
        above, here, below = (row % side * side for row in (y - 1, y, y + 1))
        for x in range(side):
            beside = raw[here + x - 1 if x else here + side - 1] + raw[here + (x + 1) % side]
            fine = (3 * raw[here + x] + beside + raw[above + x] + raw[below + x]) // 7
            soft.append(fine + patches[y // 8 * (side // 8) + x // 8] // 7)
    return soft, sorted(soft)
