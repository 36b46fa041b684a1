"""Slender letters and figures of one stroke in a box one hundred units high."""

from __future__ import annotations

from .palette import SUIT
from .svg import num

STROKES: dict[str, tuple[float, str]] = {
    "A": (70, "M0,100L35,0L70,100M13,66H57"),
    "K": (66, "M0,0V100M64,0L4,60M26,40L66,100"),
    "Q": (
        72,
        "M36,0C60,0 72,20 72,50C72,80 60,100 36,100C12,100 0,80 0,50C0,20 12,0 36,0ZM42,72L72,108",
    ),
    "J": (50, "M50,0V70C50,110 0,110 0,72M24,0H50"),
    "D": (66, "M0,0V100H24C54,100 66,80 66,50C66,20 54,0 24,0Z"),
    "B": (60, "M0,0V100H34C68,100 68,48 34,48H0M34,48C60,48 60,0 32,0H0"),
    "W": (92, "M0,0L22,100L46,16L70,100L92,0"),
    "E": (54, "M54,0H0V100H54M0,48H46"),
    "L": (52, "M0,0V100H52"),
    "I": (4, "M2,0V100"),
    "2": (58, "M2,28C0,-10 58,-10 56,28C54,54 18,70 2,100H58"),
    "3": (56, "M2,0H54L24,40C64,36 68,100 28,100C12,100 4,92 0,78"),
    "4": (64, "M46,100V0L0,70H64"),
    "5": (56, "M52,0H8L4,46C28,28 60,40 56,70C54,108 10,108 0,80"),
    "6": (58, "M48,4C20,0 0,40 1,68C2,110 58,110 58,68C58,32 14,32 3,62"),
    "7": (56, "M0,0H56C36,32 24,64 20,100"),
    "8": (56, "M28,46C-2,46 -2,0 28,0C58,0 58,46 28,46C-10,46 -10,100 28,100C66,100 66,46 28,46Z"),
    "9": (58, "M10,96C38,100 58,60 57,32C56,-10 0,-10 0,32C0,68 44,68 55,38"),
    "1": (20, "M0,20L20,0V100"),
    "0": (46, "M23,0C40,0 46,22 46,50C46,78 40,100 23,100C6,100 0,78 0,50C0,22 6,0 23,0Z"),
}
GAP = 24
WEIGHT = 18


def word(
    text: str, centre_x: float, top: float, height: float, narrow: float = 1, ink: str = SUIT
) -> str:
    """Return a word centred on centre_x in strokes of even width."""
    scale = (height - WEIGHT * height / 100) / 100
    squeeze = narrow * (0.84 if len(text) > 1 else 1)
    wide = sum(STROKES[c][0] for c in text) + GAP * (len(text) - 1)
    pen, letters = -wide / 2, []
    for c in text:
        width, d = STROKES[c]
        letters.append(f'<path transform="translate({num(pen)},0)" d="{d}"/>')
        pen += width + GAP
    move = (
        f"translate({num(centre_x)},{num(top + WEIGHT * height / 200)}) "
        f"scale({scale * squeeze:.3f},{scale:.3f})"
    )
    return (
        f'<g transform="{move}" fill="none" stroke="{ink}" stroke-width="{WEIGHT}" '
        'stroke-linecap="square" stroke-linejoin="miter">' + "".join(letters) + "</g>"
    )
