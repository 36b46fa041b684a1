"""Hair of portraits: what falls behind the head, and what lies on it."""

from __future__ import annotations

from math import cos, pi, sin

from .bust import BLACK_HAIR, DARK_HAIR, FINE, PART, THICK, Parts, blend, darker
from .svg import disc, line, num, oval, path

CAP = "M52,92C44,30 76,24 100,24C124,24 156,30 148,92"
"""The outline of hair on a head, from temple to temple."""


def _strands(d: str, ink: str) -> str:
    lit = ink in (BLACK_HAIR, DARK_HAIR)
    return line(d, FINE, blend(ink, "#E8B070", 0.32) if lit else darker(ink, 0.42))


def cap(ink: str, dip: float = 100, high: float = 62) -> Parts:
    """Smooth hair, its parting at `dip`, its edge on the brow at `high`."""
    edge = f"C142,{high + 6} 128,{high - 2} {dip},{high - 6}C76,{high - 2} 60,{high + 4} 52,92Z"
    strands = (
        f"M{dip},{high - 6}Q{dip + 4},40 {dip + 18},30M{dip - 4},{high - 5}Q{dip - 10},44 72,40"
    )
    return [path(CAP + edge, ink, THICK), _strands(strands + "M132,48Q142,62 142,76", ink)]


def tousled(ink: str) -> Parts:
    """Short hair that stands as it likes."""
    d = (
        "M52,94C46,70 46,52 54,44C52,38 56,32 64,32C66,24 78,20 86,24C94,16 112,16 118,24"
        "C128,20 140,26 142,36C150,42 154,66 148,94C144,84 142,76 136,68C132,72 126,72 122,64"
        "C116,72 106,72 100,64C94,72 82,72 78,64C72,74 58,80 52,94Z"
    )
    return [
        path(d, ink, THICK),
        _strands("M78,62Q76,46 84,34M100,62Q100,46 106,34M124,62Q128,48 124,38", ink),
    ]


def crop(ink: str) -> Parts:
    """Hair cut close above the ears."""
    d = (
        "M53,92C46,46 68,28 100,28C132,28 154,46 147,92"
        "C144,74 138,64 128,60C112,64 88,64 72,60C62,64 56,74 53,92Z"
    )
    return [
        path(d, ink, THICK),
        _strands("M84,58Q84,46 90,38M102,60Q102,46 108,38M120,58Q122,48 124,44", ink),
    ]


def quiff(ink: str) -> Parts:
    """Hair combed back in a wave over the brow."""
    d = (
        "M53,92C48,66 54,52 62,48C56,34 74,18 104,20C136,18 154,42 147,92"
        "C144,78 140,68 132,62C112,66 84,62 70,54C64,64 56,74 53,92Z"
    )
    return [
        path(d, ink, THICK),
        _strands("M70,52Q84,34 112,32M88,58Q104,44 130,46M112,62Q126,56 138,60", ink),
    ]


def parted(ink: str) -> Parts:
    """Hair parted at the side, brushed flat."""
    d = (
        "M53,94C46,40 74,26 100,26C128,26 154,42 147,94C145,78 142,68 138,62"
        "C116,64 92,56 78,44C74,56 62,66 53,94Z"
    )
    return [path(d, ink, THICK), _strands("M78,44Q96,34 122,40M86,50Q108,44 134,54", ink)]


def sides(ink: str) -> Parts:
    """Return what is left beside a bald head."""
    parts = []
    for side in (-1, 1):
        x = 100 + side * 48
        d = (
            f"M{x - side * 6},66C{x + side * 6},62 {x + side * 12},74 {x + side * 10},88"
            f"C{x + side * 10},100 {x + side * 4},106 {x - side * 2},104"
            f"C{x - side * 2},92 {x - side * 3},80 {x - side * 6},66Z"
        )
        parts += [path(d, ink, PART), _strands(f"M{x},74q{side * 5},8 {side * 4},18", ink)]
    return [*parts, line("M84,56q8,-5 16,-5", 3, "#FFFFFF")]


def behind(ink: str, kind: str) -> Parts:
    """Hair behind the head: bob, long, curls or bun."""
    if kind == "bob":
        d = (
            "M50,80C42,20 158,20 150,80C154,110 160,130 154,142"
            "C130,152 70,152 46,142C40,130 46,110 50,80Z"
        )
        return [path(d, ink, THICK), _strands("M54,112q-2,16 -1,26M146,112q2,16 1,26", ink)]
    if kind == "long":
        d = (
            "M48,84C38,18 162,18 152,84C156,120 168,150 160,186"
            "C130,196 70,196 40,186C32,150 44,120 48,84Z"
        )
        return [
            path(d, ink, THICK),
            _strands(
                "M52,120q-8,30 -4,58M148,120q8,30 4,58M60,140q-4,20 -2,40M140,140q4,20 2,40", ink
            ),
        ]
    if kind == "curls":
        spots = (
            (50, 74),
            (42, 96),
            (44, 120),
            (54, 140),
            (150, 74),
            (158, 96),
            (156, 120),
            (146, 140),
        )
        return [disc(x, y, 19, ink, THICK) for x, y in spots]
    d = "M50,92C40,24 160,24 150,92C150,112 140,124 130,126H70C60,124 50,112 50,92Z"
    knot = [
        oval(100, 24, 24, 19, ink, THICK),
        _strands("M84,22Q100,10 116,22M88,30Q100,20 112,30", ink),
    ]
    return [*knot, path(d, ink, THICK)]


def round_curls(ink: str) -> Parts:
    """Small curls that stand out in a ball; they lie behind the face."""
    spots = [(100 + 52 * cos(at * pi / 7), 68 - 42 * sin(at * pi / 7)) for at in range(-1, 9)]
    parts = [disc(x, y, 16, ink, THICK) for x, y in spots]
    parts.append(oval(100, 70, 56, 46, ink))
    arcs = "".join(f"M{num(x - 6)},{num(y + 2)}a6,6 0 0 1 12,0" for x, y in spots)
    return [*parts, _strands(arcs, ink)]


def hairline(ink: str) -> Parts:
    """Return the edge of short hair on the brow."""
    d = "M55,86C52,56 76,42 100,42C124,42 148,56 145,86C140,74 136,64 126,60Q100,66 74,60"
    return [path(d + "C64,64 60,74 55,86Z", ink)]


def curls(ink: str) -> Parts:
    """Curls over the brow."""
    spots = (
        (56, 70),
        (62, 50),
        (80, 38),
        (102, 34),
        (124, 40),
        (140, 52),
        (145, 70),
        (74, 58),
        (96, 52),
        (120, 56),
    )
    parts = []
    for x, y in spots:
        parts.append(disc(x, y, 13.5, ink, PART))
        parts.append(_strands(f"M{x - 6},{y + 1}a6,6 0 0 1 12,0", ink))
    return parts


def fringe(ink: str) -> Parts:
    """Hair cut straight over the brow, falling beside the face."""
    d = (
        "M48,118C40,26 76,24 100,24C124,24 160,26 152,118C148,126 142,124 140,116"
        "C142,98 140,88 138,76Q100,86 62,76C60,88 58,98 60,116C58,124 52,126 48,118Z"
    )
    return [path(d, ink, THICK), _strands("M78,76Q76,54 84,36M100,78V36M122,76Q124,54 116,36", ink)]


def swept(ink: str) -> Parts:
    """Return a woman's hair, parted at the side and swept over the temples."""
    d = (
        "M48,112C40,24 78,22 100,22C126,22 160,26 152,112C146,116 142,108 142,98"
        "C140,76 128,60 84,46C82,66 66,76 60,98C58,110 54,116 48,112Z"
    )
    return [
        path(d, ink, THICK),
        _strands("M86,46Q116,44 136,68M90,40Q122,36 143,60M80,44Q66,54 58,74", ink),
    ]


def middle(ink: str) -> Parts:
    """Return a woman's hair parted in the middle and combed back."""
    d = "M52,98C42,26 76,24 100,24C124,24 158,26 148,98C144,76 132,62 100,48C68,62 56,76 52,98Z"
    return [path(d, ink, THICK), _strands("M100,26V48M108,48Q126,46 140,66M92,48Q74,46 60,66", ink)]


def pinned(ink: str) -> Parts:
    """Braids laid round the head like a wreath, over parted hair."""
    parts = middle(ink)
    at = ((52, 58), (62, 42), (78, 30), (100, 25), (122, 30), (138, 42), (148, 58))
    for number, (x, y) in enumerate(at):
        angle = (number - 3) * 24
        turned = f'<g transform="rotate({angle} {x} {y})">'
        parts.append(
            turned
            + oval(x, y, 13.5, 11, ink, PART)
            + _strands(f"M{x - 7},{y + 4}Q{x},{y + 2} {x + 6},{y - 5}", ink)
            + "</g>"
        )
    return parts


def braids(ink: str, ribbon: str) -> Parts:
    """Two braids over the shoulders, tied with ribbons."""
    parts = []
    for side in (-1, 1):
        for number, (x, y) in enumerate(((50, 104), (49, 120), (46, 136), (45, 151))):
            across = 100 - side * (100 - x)
            parts.append(oval(across, y, 11.5 - number * 0.7, 10.5, ink, PART))
            parts.append(_strands(f"M{across - 6},{y - 3}q6,7 12,0", ink))
        x = 100 + side * 55
        parts.append(path(f"M{x},162l-12,-8v16ZM{x},162l12,-8v16Z", ribbon, PART))
        parts.append(disc(x, 162, 4, ribbon, FINE))
        parts.append(path(f"M{x - 6},167h12l4,22h-20Z", ink, PART))
    return parts


def pigtails(ink: str, ribbon: str) -> Parts:
    """Two bunches that stand off the head; they lie behind it."""
    parts = []
    for side in (-1, 1):
        x = 100 + side * 52
        d = (
            f"M{x},64C{x + side * 30},42 {x + side * 46},78 {x + side * 28},112"
            f"C{x + side * 18},104 {x + side * 6},96 {x},64Z"
        )
        parts += [
            path(d, ink, THICK),
            _strands(f"M{x + side * 8},68q{side * 22},4 {side * 20},34", ink),
        ]
        parts.append(disc(x + side * 2, 66, 8, ribbon, PART))
    return parts


def band(ink: str) -> Parts:
    """Return a hairband."""
    return [line("M52,56Q100,24 148,56", 8), line("M52,56Q100,24 148,56", 4.4, ink)]
