"""The question who you are: a line for the name, and the portraits to choose one from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.common.form_fields import scrolled
from desktop.common.house import LONGEST_NAME, tidy
from desktop.common.portraits import portrait_pixmap, said, usual
from desktop.look.portrait_choice import PortraitChoice

translate = QCoreApplication.translate


class OwnName(QWidget):
    """Asks for name and portrait; both may be left out."""

    changed = Signal()
    """Something else is written or chosen."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is proposed, "" for none."""
        super().__init__(parent)
        self._portrait = ""
        self._label = QLabel()
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        self._label.setBuddy(self.field)
        self.look = QPushButton()
        self.look.setAutoDefault(False)
        self.look.clicked.connect(self.choose_portrait)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.look)
        self.field.textChanged.connect(self._named)
        self.retranslate()

    def name(self) -> str:
        """Return the name that is written, "" for none."""
        return tidy(self.field.text())

    def portrait(self) -> str:
        """Return the portrait that was chosen, "" for the one that the name usually has."""
        return self._portrait

    def take(self, portrait: str) -> None:
        """Have this portrait."""
        self._portrait = portrait
        self._named()

    def choose_portrait(self) -> Portraits:
        """Offer all portraits below the line."""
        popup = Portraits(self._portrait or usual(self.name()), self)
        popup.picked.connect(self.take)
        popup.open_at(self.look)
        return popup

    def show_portrait(self, portrait: str) -> None:
        """Show the portrait that this person has at the table."""
        size = round(1.35 * QFontMetrics(self.font()).height())
        self.look.setIconSize(QSize(size, size))
        self.look.setIcon(QIcon(portrait_pixmap(portrait, size, self.devicePixelRatioF())))
        self.look.setAccessibleDescription(said(portrait))

    def _named(self) -> None:
        self.show_portrait(self._portrait or usual(self.name()))
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("new-match", "&Your name"))
        self.field.setAccessibleName(translate("new-match", "Your name"))
        self.field.setPlaceholderText(translate("new-match", "stays on this computer"))
        self.field.setToolTip(
            translate("new-match", "Your name stays on this computer. You can change it later.")
        )
        self.look.setText(translate("new-match", "Por&trait …"))
        self._named()


class Portraits(QFrame):
    """All portraits in a window that goes away with the choice."""

    picked = Signal(str)
    """This one was chosen."""

    def __init__(self, portrait: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(translate("people", "&Portrait").replace("&", ""))
        self.choice = PortraitChoice()
        self.choice.set_value(portrait)
        self.choice.chosen.connect(lambda: self.picked.emit(self.choice.value()))
        layout = QVBoxLayout(self)
        scrolled(self.choice, layout.addWidget)

    def open_at(self, below: QWidget) -> None:
        """Open below a widget, as large as there is room for."""
        line = QFontMetrics(self.font()).height()
        room = self.screen().availableSize()
        self.resize(QSize(28 * line, 17 * line).boundedTo(room))
        corner = below.mapToGlobal(QPoint(below.width() - self.width(), below.height()))
        area = self.screen().availableGeometry()
        left = min(max(corner.x(), area.left()), area.right() - self.width())
        top = min(max(corner.y(), area.top()), area.bottom() - self.height())
        self.move(left, top)
        self.show()
        self.choice.button(self.choice.value()).setFocus(Qt.FocusReason.PopupFocusReason)
