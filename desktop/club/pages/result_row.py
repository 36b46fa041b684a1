"""The line of the list in which a table's result is entered: names, below each its figure."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.pages.field import Field
from desktop.club.pages.table_line import Columns, inset, number_letters, paint_marked
from desktop.common import plain_text
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import clear_layout

translate = QCoreApplication.translate

_BREAKS = "\u200b"
"""Takes no room; a line may end there."""
SMALLEST = 0.7
"""Letters become no smaller than this part of their size."""


class NameLabel(QLabel):
    """Shows a name whole, however narrow its column."""

    pressed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(name, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setMinimumWidth(1)
        self.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self._name = name

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parent = self.parentWidget()
        font = QFont(parent.font() if parent is not None else self.font())
        usual = QFontInfo(font).pixelSize()
        font.setPixelSize(usual)
        words = self._name.replace("-", "- ").split()
        longest = max((QFontMetrics(font).horizontalAdvance(word) for word in words), default=0)
        part = min(1.0, (self.width() - 2) / max(1, longest))
        font.setPixelSize(max(1, int(usual * max(SMALLEST, part))))
        if font != self.font():
            self.setFont(font)
        # A word that is too long even so goes on in the next line.
        text = self._name if part >= SMALLEST else _BREAKS.join(self._name)
        if text != self.text():
            self.setText(text)


class KeyPad(QWidget):
    """Keys for a mouse alone: they write into the field that has the keyboard."""

    KEYS = (*"123456789", "0", "−", "⌫", "↵")

    def __init__(self) -> None:
        super().__init__()
        keys = FlowLayout(4, Qt.AlignmentFlag.AlignLeft)
        self.buttons: list[QPushButton] = []
        for sign in self.KEYS:
            button = QPushButton(sign, autoDefault=False)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(_key_name(sign))
            button.setFixedWidth(button.fontMetrics().horizontalAdvance("000") + 18)
            button.clicked.connect(lambda _=False, sign=sign: self._press(sign))
            keys.addWidget(button)
            self.buttons.append(button)
        self.setLayout(keys)

    def _press(self, sign: str) -> None:
        field = self.window().focusWidget()
        if not isinstance(field, QLineEdit):
            return
        if sign == "↵":
            field.returnPressed.emit()
        elif sign == "⌫":
            field.backspace()
        else:
            field.insert(sign)
        if sign != "↵":
            field.textEdited.emit(field.text())


def _key_name(sign: str) -> str:
    """Return what a key of the pad is called where its sign alone says little."""
    return {
        "−": translate("club", "minus sign"),
        "⌫": translate("club", "back"),
        "↵": translate("club", "next"),
    }.get(sign, sign)


class ResultRow(QWidget):
    """Marked, as the line the eye is to go to; nothing stands in it while no table is entered."""

    given_up = Signal()
    """Escape: the result is not to be entered now."""

    def __init__(self, why: QWidget) -> None:
        super().__init__()
        self.number = QLabel()
        self.sides = QGridLayout()
        self.sides.setVerticalSpacing(3)
        self.take = QPushButton()
        self.labels: list[NameLabel] = []
        self._row = QHBoxLayout()
        self._row.addWidget(self.number)
        self._row.addLayout(self.sides, 1)
        self._row.addWidget(self.take, 0, Qt.AlignmentFlag.AlignBottom)
        self.pad = KeyPad()
        self.pad.hide()
        whole = QVBoxLayout(self)
        whole.addLayout(self._row)
        whole.addWidget(self.pad)
        whole.addWidget(why)

    def show_sides(
        self, table: int, names: Sequence[str], heads: Sequence[str] = ("",)
    ) -> list[Field]:
        """Show and return the fields for these figures, side by side, each below its name."""
        self.number.setText(str(table))
        self.setVisible(True)
        fields = []
        for place, name in enumerate(names):
            label = NameLabel(name)
            self.sides.addWidget(label, 0, place)
            self.sides.setColumnStretch(place, 1)
            self.labels.append(label)
            for row, head in enumerate(heads, 1):
                field = self._field(f"{name}: {head}" if head else name, head)
                self.sides.addWidget(field, row, place)
                fields.append(field)
        for row, head in enumerate(heads, 1):
            self._head(head, row)
        self.show_now()
        return fields

    def show_whole(self, name: str, row: int) -> Field:
        """Return a field about the whole table, in this row below the figures."""
        field = self._field(name, name)
        self.sides.addWidget(field, row, 0)
        self._head(name, row)
        self.show_now()
        return field

    def show_worth(self, row: int) -> list[QLabel]:
        """Return a line below the fields of each side for what they come to."""
        worth = [QLabel() for _ in self.labels]
        for place, label in enumerate(worth):
            self.sides.addWidget(label, row, place)
        self.show_now()
        return worth

    def _head(self, text: str, row: int) -> None:
        """Say at the end of a row what stands in it."""
        if text:
            self.sides.addWidget(QLabel(text), row, len(self.labels))

    @staticmethod
    def _field(name: str, head: str) -> Field:
        field = Field()
        field.setPlaceholderText(head)
        field.setAccessibleName(name)
        field.setToolTip(plain_text.tip(name))
        field.setMaxLength(9)
        field.setMinimumWidth(52)
        return field

    def show_now(self) -> None:
        """At once: one who types fast must not type into a field that is not there yet."""
        for place in range(self.sides.count()):
            item = self.sides.itemAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setVisible(self.isVisible())

    def clear(self) -> None:
        """No table is being entered."""
        for column in range(self.sides.columnCount()):
            self.sides.setColumnStretch(column, 0)
        clear_layout(self.sides)
        self.labels = []
        self.pad.hide()
        self.hide()

    def align(self, font: QFont, into: Columns | None) -> None:
        """Stand below and above the columns of a list in these letters."""
        self.setFont(font)
        self.number.setFont(number_letters(font))
        side, gap = inset(font), round(0.5 * font.pixelSize())
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, gap, side, gap)
        self.sides.setHorizontalSpacing(round(1.6 * font.pixelSize()))
        self.number.setMinimumWidth(into.number if into is not None else 0)
        self.number.setContentsMargins(0, 0, 0 if into is not None else 2 * gap, 0)
        end = round(1.6 * font.pixelSize())
        self.sides.setContentsMargins(0, 0, end, 0)
        self._row.setSpacing(0)
        if into is not None:
            spare = into.state - self.take.sizeHint().width()
            self.sides.setContentsMargins(0, 0, end + max(0, spare), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_marked(painter, QRectF(self.rect()).adjusted(2, 1, -2, -3))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
