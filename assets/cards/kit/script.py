"""A slanting hand of single strokes for names: baseline at zero, small letters fifty high."""

from __future__ import annotations

from .palette import BLACK
from .svg import num

ROUND = "M40,-36C34,-54 4,-56 4,-24C4,6 34,4 40,-16"
ARCH = "M4,-30C10,-54 40,-56 40,-30V0"

STROKES: dict[str, tuple[float, str]] = {
    "a": (52, "M40,-50V0" + ROUND),
    "b": (50, "M4,-98V0M4,-36C10,-54 42,-56 42,-24C42,6 10,4 4,-16"),
    "c": (44, "M38,-40C28,-56 4,-54 4,-24C4,6 28,6 38,-10"),
    "d": (52, "M40,-98V0" + ROUND),
    "e": (47, "M5,-27H40C40,-58 4,-58 4,-24C4,6 30,6 40,-12"),
    "f": (34, "M38,-92C26,-102 16,-92 16,-76V0M2,-50H32"),
    "g": (52, "M40,-50V14C40,40 10,40 4,26" + ROUND),
    "h": (52, "M4,-98V0" + ARCH),
    "i": (18, "M4,-50V0M4,-72V-76"),
    "k": (46, "M4,-98V0M36,-50L6,-22L38,0"),
    "l": (18, "M4,-98V0"),
    "m": (78, "M4,-50V0M4,-30C8,-54 34,-56 34,-30V0M34,-30C40,-54 66,-56 66,-30V0"),
    "n": (52, "M4,-50V0" + ARCH),
    "o": (50, "M4,-25A19,26 0 1 0 42,-25A19,26 0 1 0 4,-25Z"),
    "r": (34, "M4,-50V0M4,-28C8,-46 18,-54 30,-50"),
    "s": (42, "M34,-42C26,-56 4,-54 6,-38C8,-22 34,-28 34,-13C34,4 8,4 2,-10"),
    "t": (37, "M14,-80V-12C14,2 26,4 32,-4M2,-50H30"),
    "u": (52, "M4,-50V-18C4,6 34,4 40,-18M40,-50V0"),
    "v": (44, "M2,-50L20,0L38,-50"),
    "z": (44, "M4,-50H36L4,0H38"),
    "ß": (50, "M4,0V-70C4,-104 42,-100 38,-74C36,-62 22,-60 24,-52C46,-46 46,0 18,-2"),
    "ü": (52, "M4,-50V-18C4,6 34,4 40,-18M40,-50V0M12,-72V-76M32,-72V-76"),
    "y": (44, "M2,-50L22,-4M40,-50L14,34C10,42 4,42 0,38"),
    "B": (60, "M6,0V-95H28C58,-95 58,-52 28,-52H6M28,-52C64,-52 64,0 28,0H6"),
    "N": (70, "M6,0V-95L58,0V-95"),
    "F": (54, "M6,0V-95H52M6,-50H42"),
    "G": (68, "M58,-78C44,-104 4,-100 4,-48C4,6 50,8 58,-18V-44H36"),
    "H": (68, "M6,-95V0M56,-95V0M6,-48H56"),
    "I": (20, "M6,-95V0"),
    "K": (62, "M6,-95V0M54,-95L8,-44L56,0"),
    "R": (64, "M6,0V-95H30C62,-95 62,-46 30,-46H6M30,-46L58,0"),
    "S": (60, "M50,-80C38,-104 6,-98 8,-74C10,-46 52,-54 52,-25C52,6 12,6 2,-20"),
    "T": (60, "M2,-95H62M32,-95V0"),
    "U": (64, "M6,-95V-32C6,8 54,8 54,-32V-95"),
    "W": (88, "M2,-95L20,0L42,-80L62,0L82,-95"),
    " ": (30, ""),
}


def length(text: str, size: float) -> float:
    """Return how long a text is when a capital is this high."""
    return sum(STROKES[c][0] for c in text) * size / 95


def written(
    text: str,
    x: float,
    y: float,
    size: float,
    angle: float = 0,
    weight: float = 6,
    ink: str = BLACK,
) -> str:
    """Return a text centred on a spot, its capitals this high, running at an angle."""
    scale = size / 95
    pen = -sum(STROKES[c][0] for c in text) / 2
    letters = []
    for c in text:
        width, d = STROKES[c]
        if d:
            letters.append(f'<path transform="translate({num(pen)},0)" d="{d}"/>')
        pen += width
    move = f"translate({num(x)},{num(y)}) rotate({num(angle)}) scale({scale:.3f}) skewX(-14)"
    return (
        f'<g transform="{move}" fill="none" stroke="{ink}" stroke-width="{num(weight / scale)}" '
        f'stroke-linecap="round">' + "".join(letters) + "</g>"
    )
