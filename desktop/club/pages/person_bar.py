"""The bar below the list of people: what can be done with the chosen one, each by a key of its own.

No plain letter is among the keys: letters that are typed beside the field for names are names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.common.key_names import shown
from desktop.look.parts import Line

translate = QCoreApplication.translate

KEYS = {
    "look": "F2",
    "pay": "Ctrl+B",
    "pay_back": "Ctrl+Shift+B",
    "leave": "Ctrl+Del",
    "back": "Ctrl+R",
    "substitute": "F4",
    "keep_apart": "Ctrl+D",
    "pair": "Ctrl+G",
    "other_group": "Ctrl+M",
}
"""The commands on people, and the key of each."""


class PersonBar(QWidget):
    """The chosen person by name, and a button for each command."""

    pressed = Signal(str)
    """A command of `KEYS`, by its button or its key."""

    def __init__(self, page: QWidget) -> None:
        """The keys hold wherever on this page the keyboard is."""
        super().__init__()
        self.who = Line()
        self.buttons = {name: QPushButton() for name in KEYS}
        layout = FlowLayout(3, Qt.AlignmentFlag.AlignLeft, self.who)
        for name, button in self.buttons.items():
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self.pressed.emit, name))
            layout.addWidget(button)
            key = QShortcut(QKeySequence(KEYS[name]), page)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.setAutoRepeat(False)
            key.activated.connect(partial(self._press, name))
        self.setLayout(layout)

    def _press(self, name: str) -> None:
        """The key of a command that is not offered does nothing."""
        if not self.buttons[name].isHidden():
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
            button.setText(f"{texts[name]} ({shown(KEYS[name])})")
