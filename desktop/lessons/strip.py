"""The tags above a list on a sheet, and where they lie: over it, or rolled with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.look.parts import Sheet, Tag

_LEAST = 0.3
"""So much of the height of a page the list is to have; else the tags are rolled with it."""


class Rolled:
    """A list that rolls on a sheet, with a strip of tags above it."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.strip, self.flow = QWidget(sheet), FlowLayout(2)
        self.strip.setLayout(self.flow)
        self.list = QWidget()
        self.area = QScrollArea(sheet)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self.list, 1)
        self.area.setWidget(inside)
        for one in (inside, self.list):
            one.setAutoFillBackground(False)  # to be a widget of an area turns it on
        self.folded = False
        """Whether the tags are rolled with the list."""
        sheet.column.addWidget(self.strip)
        sheet.column.addWidget(self.area, 1)

    def add_tag(self) -> Tag:
        """Another tag in the strip, which can be checked."""
        tag = Tag("", parent=self.strip)
        tag.setCheckable(True)
        self.flow.addWidget(tag)
        return tag

    def lie(self, wide: int, high: int, page: int, rows: int, *others: QWidget) -> None:
        """Lie on a sheet of this size, on a page so high; the list wants so much for its `rows`.

        `others` stand on the sheet as well.
        """
        margins = self._sheet.column.contentsMargins()
        across = wide - margins.left() - margins.right()
        column = (self._sheet.heading, self._sheet.note, *others)
        taken = margins.top() + margins.bottom() + sum(_high(one, across) for one in column)
        taken += self._sheet.column.spacing() * (len(column) + 1)
        least = min(rows, round(_LEAST * page))
        self._fold(taken + _high(self.strip, across) + least > high)
        self.area.setMinimumHeight(least)

    def _fold(self, folded: bool) -> None:
        if folded == self.folded:
            return
        self.folded = folded
        if folded:
            self._inside.insertWidget(0, self.strip)
        else:
            self._sheet.column.insertWidget(self._sheet.column.indexOf(self.area), self.strip)
        self.strip.show()


def _high(widget: QWidget, wide: int) -> int:
    """How high something is in this width."""
    if widget.isHidden():
        return 0
    high = widget.heightForWidth(wide) if widget.hasHeightForWidth() else -1
    return high if high >= 0 else widget.sizeHint().height()
