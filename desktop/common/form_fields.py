"""Fields for forms: choice, number, slider, switch; the wheel changes none of them in passing.

Each sends `chosen` and has `value`, `set_value`; the form gives the texts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QWidget,
)

_SHRUNK = 16
"""How many letters a choice shows at least that may shrink."""


class Choice(QComboBox):
    """A choice among values, each with a text of its own."""

    chosen = Signal()
    """The user has chosen, or the value was set to another."""

    def __init__(self, values: Sequence[Hashable], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: tuple[Hashable, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._label: QLabel | None = None
        """Says its name to screen readers, where no label is seen beside it."""
        self.may_shrink = False
        """Whether it may be narrower than its longest text, whose end is then left out."""
        self.offer(values)
        self.currentIndexChanged.connect(self.chosen)

    def offer(self, values: Sequence[Hashable]) -> None:
        """Have a choice of other values, still to be named; the first is chosen."""
        with QSignalBlocker(self):
            self.clear()
            self._values = tuple(values)
            self.addItems([str(value) for value in self._values])

    def value(self) -> Hashable:
        """Return the value that is chosen."""
        return self._values[self.currentIndex()]

    def set_value(self, value: Hashable) -> None:
        """Choose a value; raises ValueError if there is none such."""
        self.setCurrentIndex(self._values.index(value))

    def say(self, text: Callable[[Hashable], str]) -> None:
        """Name every value anew."""
        with QSignalBlocker(self):
            for place, value in enumerate(self._values):
                self.setItemText(place, text(value))
        self.updateGeometry()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        if self._label is not None:
            self._label.setText(name)

    def _take_label(self) -> None:
        """Have a label that nobody sees: what a choice is about Qt asks on Linux only of labels."""
        around = self.parentWidget()
        if around is None or not self.accessibleName() or self._label is not None:
            return
        beside = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if not any(one.buddy() is self for one in beside):
            self._label = QLabel(self.accessibleName(), around)
            self._label.setTextFormat(Qt.TextFormat.PlainText)
            self._label.setBuddy(self)
            self._label.hide()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.Show:
            self._take_label()
        if event.type() == QEvent.Type.Polish:
            # Qt keeps the width that it measured before the window's style sheet held.
            policy = self.sizeAdjustPolicy()
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
            self.setSizeAdjustPolicy(policy)
        return done

    def minimumSizeHint(self) -> QSize:
        # Of larger letters before Qt keeps the one, but not the other.
        least = super().minimumSizeHint().boundedTo(self.sizeHint())
        if self.may_shrink:
            least.setWidth(min(least.width(), _SHRUNK * self.fontMetrics().averageCharWidth()))
        return least

    def wheelEvent(self, event: QWheelEvent) -> None:
        # One who scrolls the form does not mean to change what happens to be under the pointer.
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Number(QSpinBox):
    """A number within bounds, typed or changed with the arrows."""

    chosen = Signal()
    """It is another number."""

    def __init__(self, values: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(min(values), max(values))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self.chosen)

    def set_value(self, value: Hashable) -> None:
        """Choose a number; raises ValueError if it is none of these."""
        if not isinstance(value, int) or not self.minimum() <= value <= self.maximum():
            raise ValueError(value)
        self.setValue(value)

    def say(self, text: Callable[[Hashable], str]) -> None:
        """Name the least, which may mean something of its own."""
        least = text(self.minimum())
        self.setSpecialValueText("" if least == str(self.minimum()) else least)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Slider(QWidget):
    """A row of values in order, along which one is pulled, and the text of that one beside it."""

    chosen = Signal()
    """It is another value."""

    def __init__(self, values: Sequence[Hashable], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._text: Callable[[Hashable], str] = str
        self.bar = _Bar(Qt.Orientation.Horizontal)
        self.bar.setRange(0, len(self._values) - 1)
        self.bar.setPageStep(max(1, len(self._values) // 5))
        self.bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar.valueChanged.connect(self._moved)
        self._caption = QLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.bar, 1)
        layout.addWidget(self._caption)
        self.setFocusProxy(self.bar)

    def value(self) -> Hashable:
        """Return the value at which it stands."""
        return self._values[self.bar.value()]

    def set_value(self, value: Hashable) -> None:
        """Go to a value; raises ValueError if there is none such."""
        self.bar.setValue(self._values.index(value))

    def say(self, text: Callable[[Hashable], str]) -> None:
        """Name every value anew."""
        self._text = text
        letters = self._caption.fontMetrics()
        widest = max(letters.horizontalAdvance(text(value)) for value in self._values)
        # The slider must not grow and shrink while it is pulled.
        self._caption.setMinimumWidth(widest)
        self._show_text()

    def setAccessibleName(self, name: str) -> None:
        self.bar.setAccessibleName(name)

    def _moved(self) -> None:
        self._show_text()
        self.chosen.emit()

    def _show_text(self) -> None:
        text = self._text(self.value())
        self._caption.setText(text)
        self.bar.setAccessibleDescription(text)


class _Bar(QSlider):
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Switch(QWidget):
    """A check box whose text may be a sentence: it wraps."""

    chosen = Signal()
    """It has been turned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox()
        self._caption = _Caption(self.box)
        self._caption.setBuddy(self.box)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._caption, 1)
        self.box.toggled.connect(self.chosen)

    def value(self) -> bool:
        """Whether it is on."""
        return self.box.isChecked()

    def set_value(self, value: Hashable) -> None:
        """Turn it on or off."""
        self.box.setChecked(bool(value))

    def setText(self, text: str) -> None:
        """Say what it is about."""
        self._caption.setText(text)
        self.box.setAccessibleName(text)


class _Caption(QLabel):
    """The text of a check box: a click on it is a click on the box."""

    def __init__(self, box: QCheckBox) -> None:
        super().__init__()
        self._box = box
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self._box.setFocus(Qt.FocusReason.MouseFocusReason)
            self._box.click()


def clear_layout(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets are hidden and deleted."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def scrolled(inside: QWidget, put: Callable[[QScrollArea], object]) -> QScrollArea:
    """Return a scroll area around a widget, without a frame and vertical only.

    It is `put` where it belongs before it has the widget: in another window everything in it would
    get its style once more.
    """
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    put(area)
    area.setWidget(inside)
    inside.setAutoFillBackground(False)
    return area


def heading(size: float = 1.0) -> QLabel:
    """Return a bold label above a group of fields."""
    label = QLabel()
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
