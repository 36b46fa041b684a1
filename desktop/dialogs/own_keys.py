"""The dialog in which keys are chosen: every action with its key, and a place to press another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.common.action import Action, Keymap, KeyTaken
from desktop.common.announce import announce
from desktop.common.flow_layout import FlowLayout
from desktop.common.key_names import shown
from desktop.common.languages import Retranslated
from desktop.common.own_keys import may_be_chosen, pressed
from desktop.look.parts import Line, PaperDialog, fit_to_screen

translate = QCoreApplication.translate

_ID = Qt.ItemDataRole.UserRole
_ROW = 28
"""The height of a row in pixels: large enough for a finger."""


class OwnKeysDialog(Retranslated, PaperDialog):
    """A list of actions; the next key pressed becomes that of the one that is marked.

    A key that another action has is not taken from it before that was asked. Everything applies at
    once, and the keymap tells who keeps it.
    """

    def __init__(
        self, actions: Sequence[Action[Any]], keymap: Keymap, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._actions = {one.id: one for one in actions}
        self._keymap = keymap
        self.listening = False
        """Whether the next key pressed is the new one."""
        self._wanted: tuple[str, str, str] | None = None
        """The action, the key that was pressed for it, and the action that has it."""
        self.list = QTreeWidget()
        self.message = Line("")
        self.other, self.take = QPushButton(), QPushButton()
        self.none, self.own, self.all = QPushButton(), QPushButton(), QPushButton()
        self._close = QPushButton()
        self._build()
        self.retranslate()
        self._say_marked()
        fit_to_screen(self, 620, 640)
        self.list.setFocus()

    def _build(self) -> None:
        self.list.setRootIsDecorated(False)
        self.list.setColumnCount(2)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(150)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for name in self._actions:
            item = QTreeWidgetItem(self.list)
            item.setData(0, _ID, name)
            item.setSizeHint(0, QSize(0, _ROW))
        if self._actions:
            self.list.setCurrentItem(self._items()[0])
        self.list.currentItemChanged.connect(self._marked_another)
        self.list.itemActivated.connect(self.listen)
        self.list.installEventFilter(self)
        row = FlowLayout(8)
        for button, slot in (
            (self.other, self.listen),
            (self.take, self._take),
            (self.none, self._leave_without),
            (self.own, self._own_again),
            (self.all, self._all_again),
            (self._close, self.accept),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            button.installEventFilter(self)
            row.addWidget(button)
        layout = self.column()
        layout.addWidget(self.list, 1)
        layout.addWidget(self.message)
        layout.addLayout(row)
        self.take.hide()

    # What is marked.

    def mark(self, action: str) -> None:
        """Mark the action with this id; nothing happens if it is not listed."""
        for item in self._items():
            if item.data(0, _ID) == action:
                self.list.setCurrentItem(item)

    @property
    def marked(self) -> str:
        """The id of the action that is marked."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(0, _ID))

    def _items(self) -> list[QTreeWidgetItem]:
        found = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _marked_another(self) -> None:
        self._forget()
        self._say_marked()

    def _say_marked(self) -> None:
        """Show what can be done now, unannounced: the list says itself what is marked."""
        text = translate("keys", "Press Enter, then the new key for “{0}”.")
        self.message.setText(text.format(self._words(self.marked)))

    def _words(self, action: str) -> str:
        """Return what an action is called; of several with equal words also its own first key."""
        if action not in self._actions:
            return ""
        one, words = self._actions[action], self._actions[action].plain_words()
        alike = [other for other in self._actions.values() if other.text == one.text]
        return f"{words} ({shown(one.keys[0])})" if len(alike) > 1 and one.keys else words

    # A key is pressed.

    def listen(self) -> None:
        """Wait for the key that shall do what is marked."""
        if not self.marked:
            return
        self._forget()
        self.listening = True
        text = translate("keys", "Press the new key for “{0}”, or Esc to cancel.")
        self._tell(text.format(self._words(self.marked)))
        self.list.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While it is listened, every key is the new one, and none is a key of the window."""
        if self.listening and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self.listening:
                self._heard(event)
                return True
            # Qt's views do not say on every system that Enter means what is marked.
            if watched is self.list and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.listen()
                return True
        return super().eventFilter(watched, event)

    def _heard(self, event: QKeyEvent) -> None:
        key = pressed(event)
        if not key or event.isAutoRepeat():
            return
        self.listening = False
        if key == "Esc":
            self._tell(translate("keys", "Everything stays as it is."))
        elif not may_be_chosen(key):
            text = translate(
                "keys",
                "{0} is reserved: Tab moves the focus, Alt+letter opens menus.",
            )
            self._tell(text.format(shown(key)))
        else:
            self._choose(self.marked, key)

    def _choose(self, action: str, key: str) -> None:
        try:
            self._keymap.choose(action, [key])
        except KeyTaken as taken:
            self._wanted = (action, key, taken.action)
            text = translate("keys", "{0} is already used for “{1}”.")
            self._tell(text.format(shown(key), self._words(taken.action)))
            self.take.show()
            self.take.setFocus()
        else:
            self._show_keys()
            self._tell(
                translate("keys", "{0} is now used for “{1}”.").format(
                    shown(key), self._words(action)
                )
            )

    def _take(self) -> None:
        """Give the key to the marked action, and let the other one be without it."""
        if self._wanted is None:
            return
        action, key, other = self._wanted
        self._forget()
        self._keymap.choose(other, [one for one in self._keymap.all_keys(other) if one != key])
        # A third one may have it too, where the two others do not meet.
        self._choose(action, key)
        self.list.setFocus()

    def _leave_without(self) -> None:
        self._forget()
        if self.marked:
            self._keymap.choose(self.marked, [])
            self._show_keys()
            self._tell(translate("keys", "“{0}” has no key now.").format(self._words(self.marked)))

    def _own_again(self) -> None:
        self._forget()
        if not self.marked:
            return
        try:
            self._keymap.reset(self.marked)
        except KeyTaken as taken:
            text = translate("keys", "{0} is already used for “{1}”.")
            self._tell(text.format(shown(taken.key), self._words(taken.action)))
            return
        self._show_keys()
        text = translate("keys", "“{0}” is back to its default key.")
        self._tell(text.format(self._words(self.marked)))

    def _all_again(self) -> None:
        self._forget()
        self._keymap.reset_all()
        self._show_keys()
        self._tell(translate("keys", "All keys are back to their defaults."))

    def _forget(self) -> None:
        self.listening, self._wanted = False, None
        self.take.hide()

    def _tell(self, text: str) -> None:
        self.message.setText(text)
        announce(self.message, text)

    # How it looks.

    def _show_keys(self) -> None:
        for item in self._items():
            name = item.data(0, _ID)
            keys = " · ".join(dict.fromkeys(map(shown, self._keymap.all_keys(name))))
            item.setText(0, self._words(name))
            item.setText(1, keys or "–")
            told = keys or translate("keys", "no key")
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{self._words(name)}: {told}")
            font = item.font(1)
            font.setBold(name in self._keymap.chosen())
            item.setFont(1, font)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("keys", "Keyboard shortcuts"))
        self.list.setAccessibleName(translate("keys", "Shortcuts"))
        self.list.setHeaderLabels([translate("keys", "Action"), translate("keys", "Key")])
        self.other.setText(translate("keys", "Another &key …"))
        self.take.setText(translate("keys", "&Reassign"))
        self.none.setText(translate("keys", "&No key"))
        self.own.setText(translate("keys", "&Default key"))
        self.all.setText(translate("keys", "Reset &all"))
        self._close.setText(translate("about", "&Close"))
        self._show_keys()
        self._say_marked()
