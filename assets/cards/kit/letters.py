"""Letters and figures drawn as outlines in a box one hundred units high."""

from __future__ import annotations

from .palette import SUIT
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
    "B": (
        76,
        [
            "M8,4H31V96H8Z",
            "M0,0H40V11H0Z",
            "M0,89H40V100H0Z",
            "M28,0H44C66,0 70,14 70,25C70,38 62,46 48,49H28V40H37C46,40 48,33 48,25"
            "C48,17 46,11 38,11H28Z",
            "M28,46H48C68,48 76,58 76,73C76,90 66,100 46,100H28V89H40C50,89 53,82 53,73"
            "C53,62 49,56 40,56H28Z",
        ],
    ),
    "D": (
        80,
        [
            "M8,4H31V96H8Z",
            "M0,0H40V11H0Z",
            "M0,89H40V100H0Z",
            "M28,0H42C68,0 80,18 80,50C80,82 68,100 42,100H28V89H36C50,89 56,76 56,50"
            "C56,24 50,11 36,11H28Z",
        ],
    ),
    "2": (
        70,
        [
            "M3,34C1,12 16,-2 36,-2C56,-2 68,10 68,28C68,48 46,60 30,82H52C59,82 61,78 62,68H70"
            "V100H0V88C14,62 44,48 44,28C44,16 40,10 33,10C25,10 22,16 25,30C25,44 5,44 3,34Z",
        ],
    ),
    "3": (
        70,
        [
            "M4,26C4,8 18,-2 35,-2C54,-2 66,8 66,24C66,36 58,44 48,47C60,50 70,58 70,73"
            "C70,92 54,102 35,102C16,102 2,92 2,74C4,63 22,63 24,74C24,84 28,90 34,90"
            "C42,90 46,84 46,73C46,60 40,54 26,54V42C38,42 43,36 43,25C43,15 40,10 34,10"
            "C28,10 25,14 25,26C22,36 6,36 4,26Z",
        ],
    ),
    "4": (
        72,
        ["M36,0H58V60H72V75H58V100H35V75H0V60ZM35,60V27L15,60Z", "M24,90H69V100H24Z"],
    ),
    "5": (
        70,
        [
            "M8,0H64V16H22V38C28,34 34,33 40,33C58,33 70,46 70,67C70,90 54,102 33,102"
            "C15,102 2,92 2,76C4,65 22,65 23,76C23,84 27,90 33,90C42,90 46,82 46,67"
            "C46,53 42,46 34,46C28,46 24,49 21,54H8Z",
        ],
    ),
    "6": (
        70,
        [
            _ring(35, 67, (35, 34), (13, 20)),
            "M0,67C-1,24 20,-1 56,-2L60,11C36,13 22,28 20,50Z",
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
    "Q": (
        80,
        [
            _ring(40, 50, (40, 52), (18, 39)),
            "M34,66C52,66 62,78 66,90L84,92L80,112C58,112 50,100 34,84Z",
        ],
    ),
    "J": (
        66,
        [
            "M28,4H51V70C51,90 42,102 24,102C8,102 0,92 0,78C2,68 20,68 22,78C22,86 28,86 28,72Z",
            "M14,0H66V11H14Z",
        ],
    ),
    "V": (
        84,
        ["M6,4H32L50,72L44,100H40Z", "M60,4H76L46,100H40Z", "M0,0H40V11H0Z", "M50,0H84V11H50Z"],
    ),
    "I": (42, ["M9,4H33V96H9Z", "M0,0H42V11H0Z", "M0,89H42V100H0Z"]),
    "W": (
        118,
        [
            "M4,4H30L50,72L44,100H40Z",
            "M50,30L58,4H66L40,100H38Z",
            "M54,4H72L90,72L84,100H80Z",
            "M100,4H112L86,100H82Z",
            "M0,0H38V11H0Z",
            "M88,0H118V11H88Z",
        ],
    ),
    "E": (
        74,
        [
            "M8,4H31V96H8Z",
            "M0,0H70V11H0Z",
            "M0,89H72V100H0Z",
            "M28,44H54V55H28Z",
            "M58,0H70V30H62Z",
            "M60,70H72V100H62Z",
            "M48,32H56V67H48Z",
        ],
    ),
    "L": (72, ["M8,4H31V96H8Z", "M0,0H40V11H0Z", "M0,89H72V100H0Z", "M58,66H72V100H60Z"]),
    "1": (34, ["M13,0H34V100H13Z", "M15,0L0,15V31L15,23Z"]),
    "0": (54, [_ring(27, 50, (27, 52), (8, 38))]),
}


def word_width(text: str, height: float, squeeze: float = 1) -> float:
    """Return the width of a word in card units."""
    gap = 7 * (len(text) - 1)
    return (sum(GLYPHS[c][0] for c in text) + gap) * height / 100 * squeeze


def word(
    text: str, centre_x: float, top: float, height: float, narrow: float = 1, ink: str = SUIT
) -> str:
    """Return a word centred on centre_x; two figures are set tight and narrow."""
    squeeze = narrow * (0.86 if len(text) > 1 else 1.0)
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
