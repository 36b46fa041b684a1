"""What a paper consists of: texts, tables, gaps, boxes to be cut out. Plain data in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from desktop.club.papers.scale import TEXT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

LEFT, CENTRE, RIGHT = "left", "centre", "right"


@dataclass(frozen=True)
class Text:
    """A text that may wrap. `size` is the height of its line, one of the scale."""

    text: str
    size: float = TEXT
    bold: bool = False
    align: str = LEFT
    before: float = 0.0
    keep: float = 0.0
    """How much of what follows must stand in the same column."""
    fits: bool = False
    """Whether it keeps to one place: what is too long is made smaller, then parted in two lines."""


@dataclass(frozen=True)
class Rows:
    """A table. Columns take what they need, `stretch` the rest; heads are said again in each.

    Names stand in the `stretch` column and are set in the serif, all else in the sans.
    """

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    stretch: int = 0
    size: float = TEXT
    height: float = 0.0
    """Of each row; 0 for as much as the letters need."""
    boxed: bool = False
    """Lines around every cell, to be written in."""
    bold: Sequence[int] = ()
    """Rows that are bold."""
    numbers: Sequence[int] = ()
    """Columns that stand at the right."""
    equal: bool = False
    """All columns but the first are of one width."""
    people: bool = False
    """Whether names of people stand above the columns that are of one width."""
    writing: Sequence[int] = ()
    """Columns that are written into: there is room for a word or a number of a pen."""
    pen: float = 13.0
    """How much room that is; a name takes more."""
    whole: bool = False
    """Whether it must not be parted by the end of a column."""
    measured: Sequence[Sequence[str]] = ()
    """All rows of the table of which this is a part: its columns are as wide in each."""


@dataclass(frozen=True)
class Gap:
    """Empty space."""

    height: float


@dataclass(frozen=True)
class Break:
    """The begin of a new page."""


@dataclass(frozen=True)
class Lines:
    """A line to sign on for each name."""

    names: Sequence[str]


@dataclass(frozen=True)
class Picture:
    """A picture in the middle, so high, or less where it is wider than there is room."""

    image: QImage
    height: float


Inside: TypeAlias = Text | Rows | Gap | Lines | Picture
"""What may stand in a box."""


@dataclass(frozen=True)
class Boxes:
    """Boxes of one size to be cut out, each with blocks of its own, on pages by themselves."""

    boxes: Sequence[Sequence[Inside]]
    across: int = 2
    down: int = 2
    least: float = 60.0
    """How high a box must be; on small pages there are fewer of them."""
    tents: bool = False
    """Whether each is folded in the middle and stands: what it says is on both of its sides."""


Block = Text | Rows | Gap | Break | Lines | Boxes | Picture


@dataclass(frozen=True)
class Paper:
    """The head of a paper and its blocks."""

    title: str
    about: str
    blocks: Sequence[Block] = field(default=())
    columns: int = 1
    landscape: bool = False
    headed: bool = True
    """Whether each page begins with title, day and place, and ends with the program's name."""
    poster: bool = False
    """Whether it hangs on a wall: its rows fill the sheet, and are read from two metres."""
    scale: float = 1.0
    """By how much everything is larger than the scale of letters says."""
    least: float = 1.0
    """How much smaller everything may become on a page smaller than A4."""
    framed: bool = False
    """Whether a double frame runs around it."""
