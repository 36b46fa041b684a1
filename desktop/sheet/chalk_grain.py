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
    rows = [raw[start : start + side] for start in range(0, side * side, side)]
    soft = []
    for y, row in enumerate(rows):
        left, right = row[-1:] + row[:-1], row[1:] + row[:1]
        coarse = [patch // 7 for patch in patches[y // 8 * (side // 8) :][: side // 8]]
        soft += [
            (3 * here + before + after + above + below) // 7 + coarse[x // 8]
            for x, (here, before, after, above, below) in enumerate(
                zip(row, left, right, rows[y - 1], rows[(y + 1) % side], strict=True)
            )
        ]
    return soft, sorted(soft)
