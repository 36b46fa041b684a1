"""The paper on the first page on which the person at the machine writes a name, once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from desktop.common.house import LONGEST_NAME, tidy
from desktop.look.lettering import letters
from desktop.look.paper import paper
from desktop.look.shadow import cast, lay_shadow

translate = QCoreApplication.translate


class NameSlip(QWidget):
    """Asks for a name; Enter gives it."""

    given = Signal(str)
    """This name was given."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label, self.field = QLabel(), QLineEdit()
        self.field.setMaxLength(LONGEST_NAME)
        self._label.setBuddy(self.field)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label)
        self._row.addWidget(self.field, 1)
        self.field.editingFinished.connect(self._give)
        self.retranslate()

    def _give(self) -> None:
        if name := tidy(self.field.text()):
            self.field.clear()
            self.given.emit(name)

    def set_scale(self, scale: float) -> None:
        """Set label and field larger or smaller."""
        self._label.setFont(letters("text", scale, bold=True))
        self.field.setFont(letters("text", scale))
        edge = round(16 * scale)
        self._row.setContentsMargins(edge, 0, edge, 0)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("welcome", "Your name"))
        self.field.setAccessibleName(translate("welcome", "Your name"))
        self.field.setPlaceholderText(translate("welcome", "stays on this computer"))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sheet = QRectF(self.rect()).adjusted(0, 0, -2, -3)
            lay_shadow(painter, sheet, 2, cast(sheet.center(), QSize(1, 1), 0.1))
            paper(painter, sheet)
