"""What the layout of the table depends on: counts from the scene, and measured extents of texts."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QSize

from desktop.scene.scene import RowStrip

INDEX_WIDTH = 0.24
"""How much of a card's width has to stay visible, on the left, to read its index."""
INDEX_HEIGHT = 0.25
"""How much of its height, from the top."""

CORNER, CORNER_HIGH = 1.3, 2.1
"""From one corner of a card that is always above all others to the next where what counts now
stands, and how high their row is, in lines of text."""


@dataclass(frozen=True)
class Extents:
    """How large everything written is in its letters, in pixels; who paints it measures it."""

    line: int
    """The height of a line of text, in which names are written."""
    small: int = 0
    """The height of a line in small letters; 0 for a part of a line of text."""
    large: int = 0
    """The height of a line of the prompt; 0 for a little more than a line of text."""
    names: tuple[int, ...] = ()
    """How wide each seat's name is; names that are not given are of usual width."""
    states: tuple[int, ...] = ()
    """How wide the line of state below each name is."""
    prompt: int = 0
    """How wide the prompt is in one line, without the ground it stands on."""
    status: int = 0
    """How wide what counts now is in one line, its signs included."""
    always: int = 0
    """How wide the corners of the cards are that are above all others in every deal; 0 for none."""
    tags: tuple[QSize, ...] = ()
    """The sizes of the decisions that may be chosen now."""
    row: int = 0
    """How high a row of decisions is: room is kept for one, so that nothing moves for it."""
    token: QSize = field(default_factory=QSize)
    """The size of a token with the word below it; empty for a usual one."""
    captions: tuple[int, ...] = ()
    """How wide the caption of each part of the own hand is."""


@dataclass(frozen=True)
class Needs:
    """What the table needs room for."""

    size: QSize
    ratio: float
    """Width of a card by its height."""
    seats: int
    bottom: int
    hand: int
    """How many cards the bottom seat holds."""
    texts: Extents
    per_cent: int = 100
    """The size of the cards, as the user wants it."""
    up: int = 0
    aside: int = 0
    laying_aside: bool = False
    cut: bool = False
    """Whether one card of the stock lies open beside it."""
    tricks: bool = False
    """Whether tricks or rows are played, so that the middle belongs to them."""
    strips: tuple[RowStrip, ...] = ()
    """The rows in the middle."""
    heaped: bool = False
    """Whether the open cards lie in one heap, which has its place even if it is empty."""
    coins: bool = False
    """Whether money lies on the table."""
    parts: tuple[int, ...] = ()
    """How many cards of the hand belong together, from left to right."""
    tokens: int = 4
    """How many standing actions there are."""
    sheet: QSize | None = None
    """The size that the paper of the reckoning would like; None while a deal is on."""
    slate: float = 0.8
    """Width of the slate by its height, as what is written on it wants."""
    anticlockwise: bool = False
    """Whether whoever comes after the bottom seat sits on its right."""
    left_handed: bool = False
    """Whether the table is that for the left hand: `mirrored` says what changes sides."""
