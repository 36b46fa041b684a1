"""Heads and arms shared by the French-suited courts."""

from __future__ import annotations

from . import bodies as bod
from . import heads, ladies
from .palette import CONTOUR
from .svg import group, num, path, place, wedges

AXIS = 528
BROW = 350
Parts = list[str]


def on_axis(*parts: str) -> str:
    """Move a body to the axis of the figure."""
    return group(list(parts), f"translate({num(AXIS)},0)")


def man(
    turn: str,
    hat: Parts,
    hair: tuple[str, str],
    beard: str,
    right: bool,
    ink: str = "",
    mood: str = "plain",
) -> str:
    """Return a man's head with hair, beard and hat."""
    kind, tone = hair
    parts = heads.hair_back(kind, tone) + heads.face(turn, mood)
    if beard:
        parts += heads.beard(beard, ink or tone, turn)
    parts += heads.hair_front(kind, tone) + heads.fringe(tone) + hat
    return place(parts, AXIS, BROW, heads.SCALE, right)


def lady(turn: str, behind: Parts, hair: str, before: Parts, right: bool) -> str:
    """Return a Queen's head."""
    parts = behind + ladies.face(turn) + ladies.crown_hair(hair, turn == "profile") + before
    return place(parts, AXIS, BROW, heads.SCALE, right)


def forearm(x: float, y: float, ink: str, trim: str, foot: float) -> Parts:
    """Return a forearm that rises from the middle line to a hand at (x, y)."""
    wrist = y + 60
    rise = (bod.FOOT - wrist) * 0.48
    low, high = bod.FOOT - rise, wrist + rise
    d = f"M{num(foot)},{bod.FOOT}C{num(foot)},{num(low)} {num(x)},{num(high)} {num(x)},{num(wrist)}"
    folds = []
    for start, end, off, width in ((0.3, 0.86, 33, 12), (0.16, 0.66, 14, 9)):
        spots = []
        for t in (start, end):
            u = 1 - t
            bx = (u**3 + 3 * u * u * t) * foot + (3 * u * t * t + t**3) * x
            by = u**3 * bod.FOOT + 3 * u * t * (u * low + t * high) + t**3 * wrist
            spots += [bx + off, by]
        folds.append((*spots, width, 3))
    arm = [path(d, "none", 84 + 2 * CONTOUR), path(d, "none", 84, ink), wedges(folds)]
    return [*arm, bod.cuff((x, y + 58), 0, 84, trim)]
