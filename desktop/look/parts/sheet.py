"""A sheet of paper that lies on the table: same margins, same heading, for pages and dialogs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.look.application import measures
from desktop.look.lettering import users_scale
from desktop.look.paper import paper
from desktop.look.parts.labels import Heading, Note, Section
from desktop.look.shadow import Shadow, lay_shadow

MARGIN = 36
"""Pixels between the edge of the paper and what stands on it, at usual letters."""
_SHADOW = 14
"""Pixels around the paper for its shadow."""


class Sheet(QFrame):
    """Paper with a heading and a note, and a layout (`column`) for what stands below them."""

    low = 1.0
    """The margin at the lower edge, in those at the sides: a tag there has room of its own."""

    def __init__(self, heading: str = "", note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = users_scale()
        self.heading = Heading(heading, self)
        self.note = Note(note, self)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.note)
        self.heading.setVisible(bool(heading))
        self.note.setVisible(bool(note))
        self._measure()

    def set_words(self, heading: str, note: str = "") -> None:
        """Write another heading and note; an empty one takes no room."""
        for label, text in ((self.heading, heading), (self.note, note)):
            label.setText(text)
            label.setVisible(bool(text))

    def set_scale(self, scale: float) -> None:
        """Set its margins, the letters of its headings and the boxes and arrows of its fields.

        1 is usual; fields are never smaller than the desktop's letters have them anyway.
        """
        self._scale = scale
        self.setStyleSheet(measures(scale) if scale > users_scale() else "")
        for label in (self.heading, self.note, *self.findChildren(Section)):
            label.set_scale(scale)
        self._measure()

    def _measure(self) -> None:
        inset = _SHADOW + round(MARGIN * self._scale)
        self.column.setContentsMargins(inset, inset - 6, inset, round(inset * self.low))
        self.column.setSpacing(round(8 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sheet = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
            lay_shadow(painter, sheet, 3, Shadow(0, 5, 18, 0.6))
            paper(painter, sheet)
