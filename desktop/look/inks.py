"""The colours and the grain that a sheet is drawn with. Nothing is drawn here."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Inks(NamedTuple):
    """The ground of a sheet and the colours it is drawn in."""

    ground: QColor
    chalk: QColor
    """Marks, names and numbers."""
    faint: QColor
    """Ruled lines and what is said besides."""
    frame: QColor | None
    """The wood around the slate; None draws no frame and no ground: that is paper."""
    grain: bool
    """Whether strokes are grainy and a little uneven, as chalk makes them."""

    @property
    def on_paper(self) -> bool:
        """Whether this is ink on paper."""
        return self.frame is None


SLATE_LIGHT = Inks(
    ground=QColor("#414b50"),
    chalk=QColor("#fbf9f0"),
    faint=QColor("#c3c9c6"),
    frame=QColor("#c08f57"),
    grain=True,
)
"""School slate in beech, for a light desktop."""

SLATE_DARK = Inks(
    ground=QColor("#262b2d"),
    chalk=QColor("#efece2"),
    faint=QColor("#a3aba8"),
    frame=QColor("#6d4a2c"),
    grain=True,
)
"""Night slate in walnut, for a dark desktop."""

CHALK_YELLOW, CHALK_RED = QColor("#ffd97a"), QColor("#ff9a80")
"""Chalk for the leader, and for what counts against somebody."""
CHALK_RED_WORDS = QColor("#ffb59f")
"""The same red for letters, which are thinner than strokes."""

PAPER = Inks(
    ground=QColor("#ffffff"),
    chalk=QColor("#000000"),
    faint=QColor("#6e6e6e"),
    frame=None,
    grain=False,
)
"""Ink on white paper: black and one grey, so that any printer will do."""


PRINTED_BOX = QColor("#eeeeee")
"""The ground of a box on white paper."""
PRINTED_BRASS, PRINTED_WINE = QColor("#8a6420"), QColor("#7a1a1c")
"""The rules of a certificate and the name on it: in black and white a middle and a dark grey."""
PRINTED_FAINT = QColor("#555555")
"""Small print beside the text of a booklet."""


class Wall(NamedTuple):
    """The colours of what a projector throws on a wall: dark, for the room is lit."""

    ground: QColor
    ink: QColor
    faint: QColor
    strong: QColor
    """Headings, and a clock that nearly stands."""


WALL = Wall(
    ground=QColor("#14181c"),
    ink=QColor("#f4f1e8"),
    faint=QColor("#b9beb8"),
    strong=QColor("#ffd24a"),
)

LINES = tuple(map(QColor, ("#7a4f10", "#1f5f8b", "#2e6b34", "#8f2d3c", "#5c4a8a", "#444444")))
"""The lines of a graph on the paper of the program, told apart by their strokes too."""
