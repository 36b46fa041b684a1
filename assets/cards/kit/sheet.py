"""Paper, frame, indices and the finished card."""

from __future__ import annotations

from .letters import word
from .palette import (
    BLACK,
    CORNER,
    EDGE,
    FRAME_X,
    FRAME_Y,
    HEIGHT,
    INDEX_BOTTOM,
    INDEX_HEIGHT,
    INDEX_TOP,
    INDEX_X,
    INNER,
    MIDDLE,
    PAPER,
    WIDTH,
)
from .suits import ACORN, BELL, HEART, LEAF, sign
from .svg import both_halves, define, document, group, line

INDEX_SIZES = {ACORN: 134.0, LEAF: 122.0, HEART: 114.0, BELL: 122.0}
INDEX_SIGN_Y = INDEX_TOP + INDEX_HEIGHT + 86


def paper(height: int = HEIGHT) -> str:
    """Return the card body with its edge line; nothing is drawn outside it."""
    inset = 4.5
    return (
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{height - 2 * inset}" '
        f'rx="{CORNER - inset}" fill="{PAPER}" stroke="{EDGE}" stroke-width="9"/>'
    )


def index(rank: str, suit: str) -> str:
    """Return letter and sign in both upper corners."""
    return "".join(
        word(rank, x, INDEX_TOP, INDEX_HEIGHT)
        + sign(suit, x, INDEX_SIGN_Y, INDEX_SIZES[suit], 8.5, simple=True)
        for x in (INDEX_X, WIDTH - INDEX_X)
    )


def frame(gap: float = 0) -> str:
    """Return the upper half of the frame, open at the indices and at an optional top gap."""
    left, right = 204, WIDTH - 204
    if gap:
        top = f"M{left},{FRAME_Y}H{500 - gap:.0f}M{500 + gap:.0f},{FRAME_Y}H{right}"
    else:
        top = f"M{left},{FRAME_Y}H{right}"
    sides = f"M{FRAME_X},{INDEX_BOTTOM}V{MIDDLE}M{WIDTH - FRAME_X},{INDEX_BOTTOM}V{MIDDLE}"
    return line(top, INNER) + line(sides, INNER)


def middle_rule() -> str:
    """Return the straight rule at half height."""
    return f'<path d="M{FRAME_X},{MIDDLE}H{WIDTH - FRAME_X}" stroke="{BLACK}" stroke-width="6.5"/>'


def card(
    suit: str,
    rank: str,
    half: list[str],
    defs: list[str] | None = None,
    over: list[str] | None = None,
    gap: float = 0,
) -> str:
    """Return a whole card from its upper half and optional parts on top."""
    parts = [frame(gap), *half, index(rank, suit)]
    if defs:
        turned = f"rotate(180 {WIDTH // 2} {MIDDLE})"
        return document(defs, [paper(), group(parts), group(parts, turned), *(over or [])])
    return document([define("half", parts)], [paper(), both_halves("half"), *(over or [])])
