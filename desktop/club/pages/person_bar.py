"""The bar below the list of people: what can be done with the chosen one, each by a key of its own.

No plain letter is among the keys: letters that are typed beside the field for names are names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import QMenu, QPushButton, QStyle, QStyleOptionButton, QWidget

from desktop.club.pages.desk_parts import Name
from desktop.common.flow_layout import FlowLayout
from desktop.common.key_names import shown
from desktop.look.lettering import letters, scale_of
from desktop.look.paper import key_cap

translate = QCoreApplication.translate

KEYS = {
    "pay": "Ctrl+B",
    "substitute": "F4",
    "look": "F2",
    "leave": "Ctrl+Del",
    "back": "Ctrl+R",
    "pay_back": "Ctrl+Shift+B",
    "keep_apart": "Ctrl+D",
    "pair": "Ctrl+G",
    "other_group": "Ctrl+M",
}
"""The commands on people, and the key of each."""
WHO = 120
"""Pixels at usual letters: how wide the name of the chosen person is."""
OFTEN = ("pay", "substitute", "look", "leave")
"""These have a button of their own; the others are in a menu."""


class _KeyButton(QPushButton):
    """A button that shows its key beside its words."""

    def __init__(self, key: str) -> None:
        super().__init__(autoDefault=False)
        self.key = key

    def _cap(self) -> QSize:
        font = letters("small", scale_of(self))
        high = round(1.25 * font.pixelSize())
        wide = QFontMetricsF(font).horizontalAdvance(shown(self.key))
        return QSize(round(max(high, wide + 0.7 * high)), high)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._cap().width() + round(8 * scale_of(self)), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        words, option.text = option.text, ""
        cap = self._cap()
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            wide = QFontMetricsF(self.font()).horizontalAdvance(words)
            gap = (self.width() - cap.width() - wide) / 3
            room = QRectF(self.rect()).adjusted(gap, 0, -cap.width() - gap, 0)
            painter.setFont(self.font())
            painter.setPen(option.palette.buttonText().color())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
            where = QRectF(0, 0, cap.width(), cap.height())
            where.moveCenter(QRectF(self.rect()).center())
            where.moveRight(self.width() - gap)
            key_cap(painter, where, letters("small", scale_of(self)), shown(self.key))


class _Who(Name):
    """The chosen person, in a place of one size: the buttons stay where they are."""

    def letters(self) -> QFont:
        return letters("text", self._scale, bold=True)

    def sizeHint(self) -> QSize:
        return QSize(round(WHO * self._scale), super().sizeHint().height())


class PersonBar(QWidget):
    """The chosen person by name, a button for what is done often, and a menu for the rest."""

    pressed = Signal(str)
    """A command of `KEYS`, by its button or its key."""

    def __init__(self, page: QWidget) -> None:
        """Make the bar, whose keys hold wherever on this page the keyboard is."""
        super().__init__()
        self.who = _Who()
        self.more = QPushButton(autoDefault=False)
        self.menu = QMenu(self)
        self.more.setMenu(self.menu)
        self.buttons = {name: _KeyButton(KEYS[name]) for name in OFTEN}
        self.actions_of = {name: QAction(self) for name in KEYS if name not in OFTEN}
        layout = FlowLayout(6, Qt.AlignmentFlag.AlignLeft, self.who)
        for name, button in self.buttons.items():
            button.clicked.connect(partial(self.pressed.emit, name))
            layout.addWidget(button)
        for name, action in self.actions_of.items():
            action.triggered.connect(partial(self.pressed.emit, name))
            self.menu.addAction(action)
        layout.addWidget(self.more)
        for pressed in (*self.buttons.values(), self.more):
            # Space or Enter in passing would change somebody; the keys are on the buttons.
            pressed.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for name, keys in KEYS.items():
            key = QShortcut(QKeySequence(keys), page)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.setAutoRepeat(False)
            key.activated.connect(partial(self._press, name))
        self.setLayout(layout)

    def offer(self, name: str, offered: bool) -> None:
        """Whether this command of the menu is there at all."""
        self.actions_of[name].setVisible(offered)

    def _press(self, name: str) -> None:
        """Press the key of a command; without effect if it is not offered."""
        if name in self.buttons or self.actions_of[name].isVisible():
            self.pressed.emit(name)

    def bind(self, commands: Mapping[str, Callable[[], object]]) -> None:
        """Have each command do this."""
        self.pressed.connect(lambda name: commands[name]())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        texts = {
            "look": translate("club", "Change …"),
            "pay": translate("club", "Pays"),
            "pay_back": translate("club", "Money back …"),
            "leave": translate("club", "Leaves …"),
            "back": translate("club", "Is back"),
            "substitute": translate("club", "Substitute …"),
            "keep_apart": translate("club", "Keep apart"),
            "pair": translate("club", "Pair"),
            "other_group": translate("club", "Other group"),
        }
        for name, button in self.buttons.items():
            button.setText(texts[name])
            button.setToolTip(shown(KEYS[name]))
        for name, action in self.actions_of.items():
            action.setText(f"{texts[name]}\t{shown(KEYS[name])}")
        self.more.setText(translate("club", "More"))
