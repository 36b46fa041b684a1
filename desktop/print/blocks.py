"""What a paper consists of: heads, texts, tables, gaps, boxes to be cut out. Plain data in mm."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from desktop.print.scale import LEAST, PLAIN, TEXT, TITLE

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QPainter

translate = QCoreApplication.translate

LEFT, CENTRE, RIGHT = "left", "centre", "right"


@dataclass(frozen=True)
class Head:
    """What a page begins with: its title, what it is about, and lines to be filled in."""

    title: str
    about: str = ""
    right: str = ""
    """What is at the right: the number of a page, or day and place."""
    fields: Sequence[tuple[str, str]] = ()
    """Labels of lines to be filled in at the right, each with what is printed there already."""
    size: float = TITLE


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
    """Whether it keeps to one line if it can: a text too long gets smaller first, then wraps."""
    italic: bool = False
    ink: QColor | None = None


@dataclass(frozen=True)
class Rows:
    """A table. Columns take what they need, `stretch` the rest; every page repeats the heads."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    stretch: int = 0
    size: float = TEXT
    height: float = 0.0
    """The least height of a row; 0 for as much as the letters need."""
    boxed: bool = False
    """Lines around every cell, to be written in."""
    bold: Collection[int] = ()
    """Rows that are bold."""
    numbers: Collection[int] = ()
    """Columns that stand at the right."""
    equal: bool = False
    """All columns but the first are of one width."""
    writing: Collection[int] = ()
    """Columns to be filled in by hand: there is room for a word or a number."""
    pen: float = 13.0
    """How much room that is; a name takes more."""
    whole: bool = False
    """Whether it must not be split over two columns."""
    strong: Collection[int] = ()
    """Rows below which the rule is strong: a cycle of deals ends there."""
    shaded: Collection[int] = ()
    """Rows on a grey ground."""
    spanning: Collection[int] = ()
    """Rows whose first cell goes over all columns."""
    weights: Sequence[float] = ()
    """How wide the columns are beside each other; else as wide as what stands in them."""
    above: Sequence[tuple[str, int]] = ()
    """Heads above several columns, with their number; below "" the lower head takes both rows."""
    groups: Collection[int] = ()
    """Columns before which the upright rule is strong."""
    hints: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Small print in a cell to be filled in, by its row and column."""
    widths: Sequence[float] = ()
    """How wide each column is; found when the table is set."""
    tall: bool = False
    """Whether its rows share out what is left of the page."""
    open: bool = False
    """Whether empty rows follow down to the foot of the page, for what is still to come."""
    carried: str = ""
    """The name of the row that carries the sums over, at the end of a page that is not the last."""


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
    height: float = 16.0
    size: float = 4.0


@dataclass(frozen=True)
class Picture:
    """A centred picture of this height, or smaller if it would be too wide."""

    image: QImage
    height: float


@dataclass(frozen=True)
class Drawn:
    """Something painted by a function of painter, place and dots to a mm."""

    height: float
    paint: Callable[[QPainter, QRectF, float], object]


Inside: TypeAlias = Head | Text | Rows | Gap | Lines | Picture | Drawn
"""What may stand in a box."""


@dataclass(frozen=True)
class Boxes:
    """Boxes of one size to be cut out, each with blocks of its own, on pages by themselves."""

    boxes: Sequence[Sequence[Inside]]
    across: int = 2
    down: int = 2
    least: float = 60.0
    """How high a box must be; on small pages there are fewer of them."""
    narrowest: float = 75.0
    """How wide it must be."""
    tents: bool = False
    """Whether each is folded in the middle and stands: what it says is on both of its sides."""


Block: TypeAlias = Inside | Break | Boxes


@dataclass(frozen=True)
class Paper:
    """The head of a paper and its blocks."""

    title: str
    about: str
    blocks: Sequence[Block] = ()
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
    framed: Callable[[QPainter, QRectF, float], object] | None = None
    """Paints a frame around each page."""
    edge: float = PLAIN
    """The white around it on A4."""
    right: str = ""
    """What stands at the right of the title."""
    fields: Sequence[tuple[str, str]] = ()
    """Lines to be filled in beside the title."""
    part: float = 1.0
    """The size of its head; the usual one is 1."""
    foot: bool = True
    """Whether a headed page ends with the name of the program."""

    def head(self, number: int = 1, count: int = 1) -> Head:
        """Return the head of one page, given how many there are."""
        pages = translate("club", "{0} of {1}").format(number, count) if count > 1 else ""
        right = " · ".join(part for part in (self.right, pages) if part)
        return Head(self.title, self.about, right, self.fields, TITLE * min(1.0, self.part))


B = TypeVar("B", bound=Block)


def scaled(block: B, part: float) -> B:
    """Return a block enlarged by a factor; its letters never become too small to be read."""

    def size(one: float) -> float:
        return max(min(one, LEAST), part * one)

    made: Block = block
    match block:
        case Head():
            made = replace(block, size=size(block.size))
        case Text():
            made = replace(
                block,
                size=size(block.size),
                before=part * block.before,
                keep=part * block.keep,
            )
        case Rows():
            made = replace(
                block, size=size(block.size), height=part * block.height, pen=part * block.pen
            )
        case Gap() | Picture() | Drawn():
            made = replace(block, height=part * block.height)
        case Lines():
            made = replace(block, height=part * block.height, size=size(block.size))
        case Boxes():
            inside = [[scaled(one, part) for one in box] for box in block.boxes]
            made = replace(
                block, boxes=inside, least=part * block.least, narrowest=part * block.narrowest
            )
    return made  # type: ignore[return-value]
