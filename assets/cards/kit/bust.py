"""Portraits seen from the front: heads, eyes, mouths, glasses and beards, in a box of 200 by 200.

A portrait is small more often than large, so that its lines are few and thick. The middle of the
face is at (100, 98); heads differ by age and sex, everything else is laid over them.
"""

from __future__ import annotations

from dataclasses import dataclass

from .palette import BLACK, PAPER
from .svg import disc, line, oval, path

Parts = list[str]

THICK = 6.0
PART = 4.4
FINE = 2.8

FAIR, ROSY, TAWNY, BROWN_SKIN, DARK_SKIN = "#F6D8BA", "#EFC39D", "#DDA777", "#B97F55", "#8A5A3B"
LIPS = "#B5473F"
GREY_HAIR, WHITE_HAIR, BLOND, CHESTNUT = "#ABA79F", "#E4E1D9", "#DDB053", "#6B4526"
GINGER, BLACK_HAIR, DARK_HAIR = "#B5652A", "#33291F", "#4A3324"

HEADS = {
    "child": "M52,98C48,62 70,48 100,48C130,48 152,62 148,98C150,134 126,150 100,150"
    "C74,150 50,134 52,98Z",
    "woman": "M55,92C53,60 72,46 100,46C128,46 147,60 145,92C145,122 122,150 100,150"
    "C78,150 55,122 55,92Z",
    "man": "M53,90C51,58 72,44 100,44C128,44 149,58 147,90C148,120 142,134 128,144"
    "C116,153 84,153 72,144C58,134 52,120 53,90Z",
}
SHADES = {
    "child": "M140,70C152,110 140,142 100,150C126,150 150,134 148,98C149,86 146,76 140,70Z",
    "woman": "M137,66C147,106 130,138 100,150C122,150 145,122 145,92C146,80 143,72 137,66Z",
    "man": "M138,64C146,106 136,138 108,150C116,151 124,147 128,144C142,134 148,120 147,90"
    "C148,80 145,70 138,64Z",
}
"""The side of a head that the lamp does not reach."""


def blend(one: str, other: str, share: float) -> str:
    """Return the first ink with a share of the second in it."""
    parts = [
        round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02X}" for part in parts)


def darker(ink: str, share: float = 0.18) -> str:
    """Return an ink in the shade."""
    return blend(ink, "#4A1F0A", share)


@dataclass(frozen=True)
class Head:
    """Whose head it is: a kind of HEADS, skin and hair, whether it is old."""

    kind: str
    skin: str
    hair: str
    old: bool = False

    @property
    def eyes_at(self) -> float:
        """How high the eyes are."""
        return 102 if self.kind == "child" else 94

    @property
    def brow(self) -> str:
        """The ink of the brows."""
        return darker(self.hair, 0.3) if self.hair != WHITE_HAIR else "#8F8A80"


def neck(head: Head) -> Parts:
    """Return the neck, with the shadow of the chin on it."""
    half = {"child": 14, "woman": 15, "man": 20}[head.kind]
    left, right = 100 - half, 100 + half
    d = f"M{left},128V154C{left + 4},170 {right - 4},170 {right},154V128Z"
    shade = f"M{left},134V150C{left + 8},160 {right - 8},160 {right},150V134Z"
    return [path(d, head.skin), path(shade, darker(head.skin, 0.24)), path(d, "none", THICK)]


def face(head: Head) -> Parts:
    """Ears, face and cheeks, without features."""
    high = head.eyes_at + 4
    parts = []
    for side in (-1, 1):
        x = 100 + side * (47 if head.kind != "woman" else 45)
        parts.append(oval(x, high, 9, 12, head.skin, THICK))
        inner = f"M{x + side * 3},{high - 5}C{x - side * 1},{high - 2} {x},{high + 4} {x - side},"
        parts.append(line(f"{inner}{high + 5}", FINE, darker(head.skin, 0.45)))
    parts += [path(HEADS[head.kind], head.skin), path(SHADES[head.kind], darker(head.skin, 0.14))]
    warm = blend(head.skin, "#D9553F", 0.34 if head.kind != "man" else 0.2)
    for side in (-1, 1):
        parts.append(oval(100 + side * 29, high + 19, 10, 7.5, warm))
    parts.append(path(HEADS[head.kind], "none", THICK))
    return parts


def eyes(head: Head, look: str = "open") -> Parts:
    """Eyes and brows: open, or merry (closed by a smile)."""
    y, apart = head.eyes_at, 19
    parts = []
    for side in (-1, 1):
        x = 100 + side * apart
        lift, far = (-2, 3) if look == "merry" else (0, 1)
        high = y - (17 if head.kind != "child" else 19)
        brow = (
            f"M{x - side * 8},{high + lift}Q{x + side * 2},{high - 6} {x + side * 11},{high + far}"
        )
        parts.append(line(brow, 3.4 if head.kind != "man" else 5, head.brow))
        if look == "merry":
            parts.append(line(f"M{x - 8},{y + 3}Q{x},{y - 8} {x + 8},{y + 3}", PART))
            continue
        wide, tall = (6, 7.6) if head.kind == "child" else (5, 6.2)
        parts += [oval(x, y, wide, tall, BLACK), disc(x - 1.8, y - 2.6, 1.9, PAPER)]
        if head.kind == "woman":
            lid = f"M{x - side * 8},{y - 3}Q{x},{y - 11} {x + side * 9},{y - 4}l{side * 4},-4"
            parts.append(line(lid, 3.2))
        elif head.old:
            parts.append(line(f"M{x - 8},{y - 5}Q{x},{y - 10} {x + 8},{y - 4}", FINE))
    return [*parts, *_age(head)]


def _age(head: Head) -> Parts:
    """Return the lines beside the eyes, on the brow and round the mouth of an old face."""
    if not head.old:
        return []
    ink, y = darker(head.skin, 0.5), head.eyes_at
    parts = []
    for side in (-1, 1):
        x = 100 + side * 34
        parts.append(line(f"M{x},{y + 1}l{side * 6},-4M{x},{y + 6}l{side * 6},2", 2.2, ink))
        parts.append(line(f"M{100 + side * 17},{y + 24}q{side * 9},5 {side * 8},15", FINE, ink))
        parts.append(line(f"M{100 + side * 14},{y + 11}q{side * 6},4 {side * 11},0", 2.2, ink))
    return parts


def nose(head: Head, kind: str = "") -> Parts:
    """Return a nose: button for children, "big" for a portrait that likes one."""
    y, ink = head.eyes_at, darker(head.skin, 0.75)
    if head.kind == "child":
        return [line(f"M95,{y + 15}Q100,{y + 21} 105,{y + 15}", PART, ink)]
    if kind == "big":
        d = (
            f"M101,{y + 2}C113,{y + 16} 116,{y + 26} 102,{y + 26}"
            f"C96,{y + 26} 92,{y + 24} 91,{y + 20}"
        )
        return [path(d + "Z", blend(head.skin, "#D9553F", 0.14)), line(d, PART, ink)]
    reach = 108 if head.kind == "woman" else 111
    return [line(f"M101,{y + 4}Q{reach},{y + 20} 97,{y + 21}", PART, ink)]


def mouth(head: Head, kind: str = "smile") -> Parts:
    """Return a mouth: smile, lips, grin (teeth), gap (teeth, one lost) or thin."""
    y = head.eyes_at + (31 if head.kind == "child" else 34)
    if kind in ("grin", "gap"):
        d = f"M82,{y - 3}Q100,{y + 4} 118,{y - 3}Q115,{y + 15} 100,{y + 15}Q85,{y + 15} 82,{y - 3}Z"
        teeth = f"M86,{y}Q100,{y + 4} 114,{y}L112,{y + 6}Q100,{y + 9} 88,{y + 6}Z"
        parts = [path(d, "#7A2B22", PART), path(teeth, PAPER)]
        gap = path(f"M94,{y}h8v8h-8Z", "#5A1D18")
        return [*parts, gap] if kind == "gap" else parts
    if kind == "lips":
        upper = (
            f"M82,{y - 4}Q93,{y - 6} 100,{y - 2}Q107,{y - 6} 118,{y - 4}Q100,{y + 16} 82,{y - 4}Z"
        )
        return [
            path(upper, LIPS, FINE, darker(LIPS, 0.6)),
            line(f"M85,{y - 3}Q100,{y + 7} 115,{y - 3}", FINE, darker(LIPS, 0.75)),
        ]
    if kind == "thin":
        return [line(f"M86,{y + 1}Q102,{y + 6} 114,{y - 2}", PART)]
    return [line(f"M83,{y - 2}Q100,{y + 11} 117,{y - 2}", PART)]


def freckles(head: Head) -> Parts:
    """Freckles on nose and cheeks."""
    ink, y = darker(head.skin, 0.38), head.eyes_at + 14
    spots = ((68, 2), (76, 6), (71, 11), (124, 6), (132, 2), (129, 11), (92, 1), (108, 1))
    return [disc(x, y + down, 1.8, ink) for x, down in spots]


def glasses(head: Head, kind: str = "round", ink: str = BLACK) -> Parts:
    """Glasses: round, square, or half (low on the nose)."""
    y = head.eyes_at + (9 if kind == "half" else 1)
    parts = []
    for side in (-1, 1):
        x = 100 + side * 20
        if kind == "round":
            d = f"M{x - 15},{y}a15,15 0 1 0 30,0a15,15 0 1 0 -30,0Z"
        elif kind == "square":
            d = f"M{x - 15},{y - 9}q15,-4 30,0q2,20 -6,22h-18q-8,-2 -6,-22Z"
        else:
            d = f"M{x - 13},{y - 4}h26q0,15 -13,15q-13,0 -13,-15Z"
        parts.append(path(d, "none", PART, ink))
        if kind != "half":
            parts.append(line(f"M{x - 7},{y - 3}l6,-6", 2.2, PAPER))
        ear = 100 + side * 47
        parts.append(line(f"M{x + side * 15},{y - 2}L{ear},{y - 4}", PART, ink))
    return [*parts, line(f"M94,{y - 1}Q100,{y - 6} 106,{y - 1}", PART, ink)]


def moustache(head: Head, kind: str = "brush", ink: str = "") -> Parts:
    """Return a moustache: brush, twirled (its ends turned up) or walrus."""
    y, ink = head.eyes_at + 26, ink or head.hair
    if kind == "twirled":
        d = (
            f"M100,{y}C92,{y - 6} 80,{y - 2} 74,{y + 4}C68,{y + 9} 62,{y + 4} 63,{y - 4}"
            f"C56,{y + 4} 60,{y + 16} 72,{y + 15}C86,{y + 15} 96,{y + 11} 100,{y + 7}"
            f"C104,{y + 11} 114,{y + 15} 128,{y + 15}C140,{y + 16} 144,{y + 4} 137,{y - 4}"
            f"C138,{y + 4} 132,{y + 9} 126,{y + 4}C120,{y - 2} 108,{y - 6} 100,{y}Z"
        )
    elif kind == "walrus":
        d = (
            f"M100,{y - 2}C86,{y - 8} 70,{y + 2} 68,{y + 20}C78,{y + 24} 92,{y + 18} 100,{y + 10}"
            f"C108,{y + 18} 122,{y + 24} 132,{y + 20}C130,{y + 2} 114,{y - 8} 100,{y - 2}Z"
        )
    else:
        d = (
            f"M100,{y - 1}C90,{y - 6} 78,{y} 72,{y + 12}C84,{y + 13} 94,{y + 11} 100,{y + 7}"
            f"C106,{y + 11} 116,{y + 13} 128,{y + 12}C122,{y} 110,{y - 6} 100,{y - 1}Z"
        )
    mark = darker(ink, 0.4)
    strands = f"M88,{y + 2}l-5,7M96,{y + 3}l-2,5M112,{y + 2}l5,7M104,{y + 3}l2,5"
    return [path(d, ink, PART), line(strands, 2.2, mark)]


def beard(head: Head, kind: str = "full", ink: str = "") -> Parts:
    """Return a beard below the mouth, which it leaves free: full or goatee."""
    ink = ink or head.hair
    mark = darker(ink, 0.4)
    if kind == "goatee":
        d = "M84,140C90,136 110,136 116,140C116,156 108,166 100,168C92,166 84,156 84,140Z"
        return [path(d, ink, PART), line("M94,146l1,12M106,146l-1,12", 2.2, mark)]
    d = (
        "M54,94C56,104 60,112 68,114C80,108 92,114 100,114C108,114 120,108 132,114"
        "C140,112 144,104 146,94C152,130 130,166 100,166C70,166 48,130 54,94Z"
    )
    mouth_hole = "M82,128Q100,120 118,128Q112,140 100,140Q88,140 82,128Z"
    strands = "M70,128l4,16M84,146l4,12M100,148V158M116,146l-4,12M130,128l-4,16"
    return [
        path(d, ink, THICK),
        line(strands, FINE, mark),
        path(mouth_hole, head.skin, PART),
        line("M88,130Q100,138 112,130", FINE),
    ]
