"""Letters and figures drawn as outlines in a box one hundred units high."""

from __future__ import annotations

from .palette import BLACK
from .svg import group, num, path, ring_path


def _ring(x: float, y: float, outer: tuple[float, float], inner: tuple[float, float]) -> str:
    return ring_path(x, y, *outer) + ring_path(x, y, *inner)


GLYPHS: dict[str, tuple[float, list[str]]] = {
    "A": (
        84,
        [
            "M31,0H54L78,94H53Z",
            "M31,0H44L21,94H8Z",
            "M22,58H62V70H20Z",
            "M0,89H28V100H0Z",
            "M44,89H84V100H44Z",
        ],
    ),
    "K": (
        84,
        [
            "M8,4H31V96H8Z",
            "M0,0H39V11H0Z",
            "M0,89H39V100H0Z",
            "M57,6H74L37,62L27,52Z",
            "M36,48L51,36L80,94H54Z",
            "M49,0H80V11H49Z",
            "M48,89H84V100H48Z",
        ],
    ),
    "O": (80, [_ring(40, 50, (40, 52), (18, 39))]),
    "U": (
        82,
        [
            "M8,4V66C8,90 20,102 41,102C63,102 74,90 74,66V4H59V66C59,82 54,89 44,89"
            "C35,89 31,82 31,66V4Z",
            "M0,0H39V11H0Z",
            "M50,0H82V11H50Z",
        ],
    ),
    "X": (
        84,
        [
            "M6,4H32L78,96H52Z",
            "M60,4H74L24,96H10Z",
            "M0,0H38V11H0Z",
            "M52,0H82V11H52Z",
            "M2,89H32V100H2Z",
            "M46,89H84V100H46Z",
        ],
    ),
    "7": (70, ["M2,0H70V15C52,42 42,66 40,100H15C18,68 30,42 48,18H15V32H2Z"]),
    "8": (70, [_ring(35, 26, (30, 27), (12, 14)), _ring(35, 72, (35, 30), (14, 17))]),
    "9": (
        70,
        [
            _ring(35, 33, (35, 34), (13, 20)),
            "M70,33C71,76 50,101 14,102L10,89C34,87 48,72 50,50Z",
        ],
    ),
    "1": (34, ["M13,0H34V100H13Z", "M15,0L0,15V31L15,23Z"]),
    "0": (54, [_ring(27, 50, (27, 52), (8, 38))]),
}


def word_width(text: str, height: float, squeeze: float = 1) -> float:
    """Return the width of a word in card units."""
    gap = 7 * (len(text) - 1)
    return (sum(GLYPHS[c][0] for c in text) + gap) * height / 100 * squeeze


def word(text: str, centre_x: float, top: float, height: float, ink: str = BLACK) -> str:
    """Return a word centred on centre_x; two figures are set tight and narrow."""
    squeeze = 0.86 if len(text) > 1 else 1.0
    scale = height / 100
    left = centre_x - word_width(text, height, squeeze) / 2
    parts, pen = [], 0.0
    for char in text:
        width, outlines = GLYPHS[char]
        letter = [path(d, ink) for d in outlines]
        parts.append(group(letter, f"translate({num(pen)},0)"))
        pen += width + 7
    move = f"translate({num(left)},{num(top)}) scale({scale * squeeze:.3f},{scale:.3f})"
    return f'<g fill-rule="evenodd" transform="{move}">' + "".join(parts) + "</g>"
