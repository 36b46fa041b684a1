"""Faces, hair and head-dress of the Queens (head box, facing left)."""

from __future__ import annotations

from .heads import FINE, PART, THICK
from .palette import BLACK, GREEN, PAPER, RED, TAN, YELLOW
from .svg import Rows, disc, line, num, oval, path, shape, turn, wedges

PROFILE = (
    "M-34,-84C-42,-62 -44,-46 -42,-30C-48,-10 -54,4 -60,16C-61,24 -55,27 -50,29"
    "C-55,35 -56,40 -51,45C-55,50 -53,56 -49,60C-51,72 -44,86 -28,88C2,86 30,70 44,42L62,-84Z"
)
TURNED = (
    "M-54,-84C-62,-50 -60,-26 -55,-8C-61,14 -56,38 -46,58C-36,78 -22,91 -8,91"
    "C14,90 42,66 54,32L66,-84Z"
)


def _eye(x: float, y: float, width: float) -> str:
    lid = f"M{num(x - width - 2)},{y + 5}Q{num(x)},{y - 15} {num(x + width)},{y + 2}"
    lid += f"Q{num(x)},{y - 4} {num(x - width - 2)},{y + 5}Z"
    brow = f"M{num(x - width - 3)},{y - 18}Q{num(x)},{y - 31} {num(x + width + 4)},{y - 19}"
    return (
        path(lid, BLACK, 1.6)
        + oval(x - 1, y + 2, 5.2, 6.4, BLACK)
        + line(brow, FINE * 1.3)
        + line(f"M{num(x - width * 0.5)},{y + 11}L{num(x + width * 0.5)},{y + 11}", FINE * 0.8)
    )


def face(kind: str) -> list[str]:
    """Return a young face: profile or turned (three-quarter)."""
    if kind == "profile":
        lips = "M-56,39C-48,34 -40,40 -32,43C-38,50 -44,55 -53,53C-49,48 -50,44 -56,39Z"
        parts = [shape(PROFILE, TAN, THICK), _eye(-23, -14, 12), path(lips, RED)]
        parts += [line("M-51,45L-36,44", FINE), line("M-46,28C-42,28 -40,24 -42,20", FINE)]
        return [*parts, wedges([(36, 42, 4, 74, 8, -8)])]
    lips = "M-32,52C-26,46 -21,49 -17,51C-12,48 -5,48 2,53C-6,63 -22,65 -32,52Z"
    parts = [shape(TURNED, TAN, THICK), _eye(-37, -14, 11), _eye(13, -14, 14), path(lips, RED)]
    parts.append(line("M-20,-20C-25,0 -33,16 -31,25C-28,30 -21,30 -15,27", PART * 0.8))
    parts.append(line("M-30,53C-22,51 -18,55 -15,54C-10,53 -4,53 0,54", FINE))
    return [*parts, wedges([(48, 32, 14, 78, 10, -12)])]


def _mark(ink: str) -> str:
    return PAPER if ink == BLACK else BLACK


def crown_hair(ink: str, profile: bool = False) -> list[str]:
    """Return the hair over brow and temple, parted for a turned head."""
    if profile:
        d = (
            "M-42,-50C-62,-106 -10,-128 30,-122C80,-114 98,-66 86,-16C78,6 62,14 48,10"
            "C56,-14 44,-40 20,-52C0,-62 -26,-64 -42,-50Z"
        )
        rows: Rows = [
            (60, 4, 40, -64, 6, 10),
            (74, -8, 40, -94, 6, 12),
            (10, -58, -24, -92, 6, 8),
            (34, -54, -4, -102, 6, 8),
        ]
        return [shape(d, ink, THICK), wedges(rows, _mark(ink))]
    d = (
        "M-60,-2C-88,-76 -50,-124 4,-124C60,-124 96,-74 80,0C72,16 62,12 56,4"
        "C58,-36 22,-60 -16,-84C-40,-62 -56,-40 -60,-2Z"
    )
    rows = [
        (-14, -86, -58, -36, 6, 7),
        (-16, -92, -68, -52, 6, 8),
        (-10, -86, 60, -20, 7, -10),
        (-10, -92, 72, -30, 7, -14),
        (-8, -98, 78, -52, 6, -16),
    ]
    return [shape(d, ink, THICK), wedges(rows, _mark(ink))]


def ringlet(x: float, y: float, count: int, ink: str, width: float = 19) -> list[str]:
    """Return a corkscrew curl hanging from a spot."""
    parts = []
    for i in reversed(range(count)):
        slim = width * (1 - 0.34 * i / count)
        cx, cy = x + (4 if i % 2 else -3), y + i * 23
        coil = shape(
            f"M{num(-slim)},7C{num(-slim)},-17 {num(slim)},-21 {num(slim)},-5"
            f"C{num(slim)},17 {num(-slim)},23 {num(-slim)},7Z",
            ink,
            PART,
        )
        gleam = line(f"M{num(-slim * 0.4)},2Q0,-8 {num(slim * 0.5)},-8", FINE * 1.2, _mark(ink))
        parts.append(turn([coil, gleam], (cx, cy), -8))
    return parts


def plait(x: float, y: float, ink: str) -> list[str]:
    """Return a plait coiled over the ear."""
    parts = [oval(x, y, 35, 43, ink, THICK), oval(x, y, 16, 22, ink, PART)]
    rows = [
        (-33, -12, -17, 2),
        (-26, -30, -12, -14),
        (-4, -42, 0, -22),
        (22, -33, 12, -13),
        (34, -8, 17, -2),
        (31, 20, 14, 10),
        (12, 40, 4, 21),
        (-16, 37, -8, 18),
        (-31, 16, -15, 9),
    ]
    return [*parts, wedges([(x + a, y + b, x + c, y + d, 6, 3) for a, b, c, d in rows], _mark(ink))]


def bun(x: float, y: float, ink: str) -> list[str]:
    """Return the knot of hair at the back of the head."""
    parts = [oval(x, y, 42, 36, ink, THICK)]
    rows = [
        (x + 34, y + 12, x - 20, y - 18, 7, 8),
        (x + 18, y + 28, x - 30, y, 7, 8),
        (x + 38, y - 8, x, y - 28, 6, 6),
    ]
    return [*parts, wedges(rows, _mark(ink))]


def blossom(
    x: float, y: float, radius: float, ink: str, heart: str = YELLOW, edge: float = FINE
) -> list[str]:
    """Return a small five-petalled flower."""
    petals = ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    size = radius * 0.56
    parts = [disc(x + a * radius * 0.56, y + b * radius * 0.56, size, ink, edge) for a, b in petals]
    return [*parts, disc(x, y, radius * 0.36, heart, edge)]


def wreath(ink: str, heart: str) -> list[str]:
    """Return a wreath of leaves and blossoms round the crown of the head."""
    leaves = []
    for x, y, dx, dy in (
        (-62, -66, -22, 10),
        (-46, -92, -22, -16),
        (-16, -112, -10, -24),
        (18, -116, 8, -26),
        (52, -104, 20, -20),
        (78, -74, 26, -8),
        (-30, -96, 8, 24),
        (4, -106, 6, 24),
        (38, -104, -2, 24),
        (66, -84, -8, 22),
    ):
        leaves.append((x, y, x + dx, y + dy, 20, 4))
    parts = [wedges(leaves, GREEN)]
    for x, y in ((-58, -72), (-32, -98), (2, -110), (38, -108), (68, -86)):
        parts += blossom(x, y, 17, ink, heart)
    return parts


def veil(length: float) -> list[str]:
    """Return a veil falling behind the head."""
    d = (
        f"M-40,-112C30,-146 108,-104 112,-20C114,50 128,90 {134 + length * 0.1:.0f},{length:.0f}"
        f"C100,{length + 14:.0f} 60,{length + 8:.0f} 30,{length - 20:.0f}L-30,20Z"
    )
    rows = [
        (112, length - 4, 100, -20, 8, -6),
        (88, length, 84, 10, 7, -4),
        (64, length - 8, 66, 40, 6, -3),
    ]
    return [shape(d, PAPER, THICK), wedges(rows)]


def bow(x: float, y: float, ink: str, scale: float = 1) -> str:
    """Return a tied bow with two ends."""
    loops = (
        "M0,0C-16,-26 -46,-30 -50,-12C-52,8 -30,18 0,4Z",
        "M0,0C16,-26 46,-30 50,-12C52,8 30,18 0,4Z",
    )
    ends = ("M-4,4L-30,44L-14,42L-6,50L4,6Z", "M4,4L30,44L14,42L6,50L-4,6Z")
    parts = [shape(d, ink, PART) for d in (*ends, *loops)]
    parts.append(wedges([(-6, 0, -34, -8, 7, 2), (6, 0, 34, -8, 7, -2)]))
    return turn([*parts, disc(0, 0, 10, ink, PART)], (x, y), 0, scale)
