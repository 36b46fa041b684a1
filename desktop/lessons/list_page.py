"""A page with a list on a sheet: tags above it, which may scroll with it, and two words below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.lessons.row import Row
from desktop.look.lettering import table_scale
from desktop.look.parts import Sheet, Tag
from desktop.look.wood_page import WindowPage

_LEAST = 0.3
"""How much of the height of a page the list is to have; else the tags are rolled with it."""


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
        """Another tag in the strip; one of them is checked."""
        tag = Tag("", parent=self.strip)
        tag.setCheckable(True)
        tag.setProperty("heardAs", "choice")
        self.flow.addWidget(tag)
        return tag

    def lie(self, wide: int, high: int, page: int, rows: int, *others: QWidget) -> None:
        """Lie on a sheet of this size, on a page this high; the list wants room for its `rows`.

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


class ListPage(WindowPage):
    """A page that offers what a tag stands for, row by row; `names` are the tags."""

    left = Signal()
    width_of_sheet: int
    """At a scale of 1."""

    def __init__(
        self, names: Iterable[str], spacing: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.sheet = Sheet(parent=self)
        self._rolled = Rolled(self.sheet)
        self._list, self._area = self._rolled.list, self._rolled.area
        self.tags: dict[str, Tag] = {}
        for name in names:
            tag = self.tags[name] = self._rolled.add_tag()
            tag.clicked.connect(partial(self.choose, name))
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(spacing)
        self._foot = QWidget(self.sheet)
        below = FlowLayout(8)
        self._foot.setLayout(below)
        self.foot_tag, self.back_tag = Tag("", parent=self._foot), Tag("", parent=self._foot)
        self.back_tag.clicked.connect(self.left)
        below.addWidget(self.foot_tag)
        below.addWidget(self.back_tag)
        self.sheet.column.addWidget(self._foot)

    def choose(self, name: str) -> None:
        """Show what this tag stands for."""
        raise NotImplementedError

    def shown_rows(self) -> Sequence[Row]:
        """Return the rows of the list, from above."""
        raise NotImplementedError

    def _check(self, name: str) -> None:
        """Check just this tag."""
        for other, tag in self.tags.items():
            tag.setChecked(other == name)
            tag.set_first(other == name)

    def _high(self, room: int, scale: float, rows: int) -> int:
        """How high the sheet is in this room, if the list wants that much for its rows."""
        return room

    def _rows_high(self) -> int:
        """How much room the list wants."""
        return self._list.sizeHint().height()

    def lay_out(self) -> None:
        """Put the sheet in the middle."""
        scale = table_scale(self.size())
        self.sheet.set_scale(scale)
        for part in (*self.tags.values(), *self.shown_rows(), self.foot_tag, self.back_tag):
            part.set_scale(scale)
            part.changed()
        edge = max(6, round(0.015 * self.width()))
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        wide = min(round(self.width_of_sheet * scale), room.width())
        rows = self._rows_high()
        high = self._high(room.height(), scale, rows)
        self._rolled.lie(wide, high, self.height(), rows, self._foot)
        where = QRect(0, 0, wide, high)
        where.moveCenter(room.center())
        self.sheet.setGeometry(where)

    # Qt's overrides.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            if (at := self.focusWidget()) is not None and self._list.isAncestorOf(at):
                self._area.ensureWidgetVisible(at)
        else:
            super().keyPressEvent(event)
