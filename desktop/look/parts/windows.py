"""Windows beside the table: dialogs and pages as sheets of paper, as large as letters ask for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLayout,
    QListView,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.common.scaling import FRAME, scale_factor, scaled_font
from desktop.look.application import measures
from desktop.look.ground import Surface
from desktop.look.lettering import AS_LARGE, users_scale
from desktop.look.paper import paper
from desktop.look.parts.labels import Heading, PaperLabel
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme

MARGINS = (28, 20, 28, 18)
"""Pixels around what stands on a dialog: left, top, right, bottom."""
SPACING = 10
LARGE = 1.5
"""The size of letters from which on the name of a field stands above it, in usual ones."""


class PaperDialog(QDialog):
    """A dialog of paper. Where its window has too little room, it scrolls."""

    _inside: QWidget | None = None

    def column(self, heading: bool = True) -> QVBoxLayout:
        """Return the layout of the dialog, with the same margins everywhere.

        At the top stands the title of the window as a heading, unless there is another one.
        """
        self._inside = Scrolled()
        layout = QVBoxLayout(self._inside)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(SPACING)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(self._inside))
        if heading:
            title = Heading(self.windowTitle(), self)
            self.windowTitleChanged.connect(title.setText)
            layout.addWidget(title)
        return layout

    def sizeHint(self) -> QSize:
        """As large as all that stands on it, if the screen has room for that."""
        if self._inside is None:
            return super().sizeHint()
        hint = self._inside.sizeHint().expandedTo(self.minimumSize())
        layout = self._inside.layout()
        if layout is not None and layout.hasHeightForWidth():
            hint.setHeight(layout.totalHeightForWidth(hint.width()))
        return hint.boundedTo(self.screen().availableSize() - FRAME)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for view in self.findChildren(QListView):
            view.doItemsLayout()  # rows were measured before they had the style of the program
        QTimer.singleShot(0, self, self._roll_to_focus)

    def _roll_to_focus(self) -> None:
        """Where it is too small for all, show whole what the keyboard begins at."""
        focus = self.focusWidget()
        for area in self.findChildren(QScrollArea):
            if focus is not None and area.isAncestorOf(focus):
                area.ensureWidgetVisible(focus)

    def needed(self, width: int) -> int:
        """How high it has to be at this width so that nothing scrolls."""
        layout = self._inside.layout() if self._inside is not None else None
        return 0 if layout is None else layout.totalMinimumHeightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_paper(self)
        # Upon other paper nothing else tells where it ends, if the desktop draws no frame.
        with QPainter(self) as painter:
            painter.setPen(QColor(theme().paper_edge))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class PaperPage(QWidget):
    """A window or a page of paper."""

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_paper(self)


class SheetOnTable(QWidget):
    """A page of the main window: one sheet of paper that nearly covers the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = Surface()

    def column(self) -> QVBoxLayout:
        """Return the layout of what stands on the sheet."""
        inside = Scrolled()
        whole = QVBoxLayout(self)
        whole.addWidget(scrolled(inside))
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(14, 12, 14, 10)
        return layout

    def edge(self) -> int:
        """How much of the table is seen on each side, in pixels."""
        return max(8, min(self.width(), self.height()) // 40)

    def sheet(self) -> QRect:
        """Where the sheet lies; all that stands on the page, unless somebody knows better."""
        edge = self.edge()
        return self.rect().adjusted(edge, edge, -edge, -edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inset = self.edge() + 2
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(inset, inset, inset, inset)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            table = self._table.pixmap(theme(), self.size(), self.devicePixelRatio())
            painter.drawPixmap(self.rect(), table)
            sheet = QRectF(self.sheet())
            lay_shadow(painter, sheet, 3, Shadow(0, 4, 14, 0.6))
            paper(painter, sheet)


class Scrolled(QWidget):
    """What scrolls: never less high than it has to be, and no higher for what could shrink."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


def paper_form() -> QFormLayout:
    """Return an empty form: names left of their fields, or above where letters are large."""
    form = QFormLayout()
    form.setVerticalSpacing(9)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    wraps = QFormLayout.RowWrapPolicy
    large = users_scale() >= LARGE
    form.setRowWrapPolicy(wraps.WrapAllRows if large else wraps.WrapLongRows)
    return form


def scrolled(inside: QWidget) -> QScrollArea:
    """Return a widget as large as there is room; where it needs more than that, it scrolls."""
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area


def paint_paper(widget: QWidget) -> None:
    """Cover a widget with paper from edge to edge."""
    with QPainter(widget) as painter:
        paper(painter, QRectF(widget.rect()).adjusted(-2, -2, 2, 2))


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Give a window that is made its size: pixels where letters are usual.

    It grows with the letters of the desktop and, its own letters with it, with the window that it
    belongs to, and with what stands on it; it is never larger than its screen allows.
    """
    grown = window_scale(window)
    if grown > 1:
        _grow(window, grown)
    window.setFont(scaled_font(grown * AS_LARGE))
    wanted = QSize(width, height) * grown * users_scale()
    if isinstance(window, PaperDialog):
        wanted.setHeight(max(wanted.height(), window.needed(wanted.width())))
    room = window.screen().availableSize() - FRAME
    window.resize(wanted.boundedTo(room))


def take_letters(dialog: PaperDialog) -> None:
    """Letters have another size than when this was made: take it over, and grow if need be."""
    grown = window_scale(dialog)
    if grown > 1:
        _enlarge(dialog, grown)
    dialog.setFont(scaled_font(grown * AS_LARGE))
    room = dialog.screen().availableSize() - FRAME
    wanted = QSize(round(dialog.width()), dialog.height())
    wanted = wanted.expandedTo(dialog.minimumSizeHint())
    wanted.setHeight(max(wanted.height(), dialog.needed(wanted.width())))
    dialog.resize(wanted.boundedTo(room))


def window_scale(window: QWidget) -> float:
    """How much larger than the desktop's the letters of a window beside another one are."""
    parent = window.parentWidget()
    return scale_factor(parent.window().size()) if parent is not None else 1.0


_ROWS = "usual-rows"
"""Where a table remembers how high its rows are on a small window."""


def grow_page(page: QWidget, by: float) -> None:
    """Enlarge the letters of a page of a window, and of what stands on it, by a factor.

    Labels on paper, the lengths of the toolkit and the rows of tables grow with them.
    """
    views = page.findChildren(QTableView)
    for view in views:
        # Before other lengths are asked for, from which a table makes its rows, too.
        if view.property(_ROWS) is None:
            view.setProperty(_ROWS, view.verticalHeader().defaultSectionSize())
    _enlarge(page, by)
    for view in views:
        high = round(view.property(_ROWS) * by)
        # A table would not go below what larger letters have asked for.
        view.verticalHeader().setMinimumSectionSize(high)
        view.verticalHeader().setDefaultSectionSize(high)


def _enlarge(window: QWidget, by: float) -> None:
    window.setFont(scaled_font(by))
    window.setStyleSheet(measures(by * users_scale()))
    for label in window.findChildren(PaperLabel):
        label.set_scale(by * users_scale())


def _grow(window: QWidget, by: float) -> None:
    _enlarge(window, by)
    # A gap that nobody has set is that of the layout around it, so all are asked before one grows;
    # or the style is asked, which knows nothing of this window.
    for layout, gaps in [(one, _gaps(one)) for one in window.findChildren(QLayout)]:
        layout.setContentsMargins(layout.contentsMargins() * by)
        across, down = (round(gap * by) for gap in gaps)
        if isinstance(layout, QFormLayout | QGridLayout):
            layout.setHorizontalSpacing(across)
            layout.setVerticalSpacing(down)
        else:
            layout.setSpacing(across)
    for widget in window.findChildren(QWidget):
        widget.setMinimumSize(widget.minimumSize() * by)
    for view in window.findChildren(QTableView):
        rows = view.verticalHeader()
        rows.setDefaultSectionSize(round(rows.defaultSectionSize() * by))


def _gaps(layout: QLayout) -> tuple[int, int]:
    """Return the gaps of a layout, across and down."""
    if isinstance(layout, QFormLayout | QGridLayout):
        return layout.horizontalSpacing(), layout.verticalSpacing()
    return layout.spacing(), layout.spacing()
