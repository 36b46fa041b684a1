"""The menus: every action with its place, its key and its text.

The window says what each does; texts are set again when the language changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.common.scaling import scaled_font

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Entry:
    """An action: its menu, its keys, and whether it can be switched on and off."""

    menu: str
    keys: tuple[str, ...] = ()
    checkable: bool = False


ENTRIES: Mapping[str, Entry | None] = {
    "new": Entry("evening", ("Ctrl+N",)),
    "open": Entry("evening", ("Ctrl+O",)),
    "club": Entry("evening", ("Ctrl+T",)),
    "shelf": Entry("evening", ("Ctrl+L",)),
    "save_as": Entry("evening", ("Ctrl+S",)),
    "-1": None,
    "evening_page": Entry("evening", ("Ctrl+I",)),
    "print": Entry("evening", ("Ctrl+P",)),
    "pdf": Entry("evening", ("Ctrl+E",)),
    "-2": None,
    "settings": Entry("evening", ("Ctrl+,",)),
    "quit": Entry("evening", ("Ctrl+Q",)),
    "undo": Entry("play", ("Ctrl+Z",)),
    "redo": Entry("play", ("Ctrl+Shift+Z", "Ctrl+Y")),
    "-3": None,
    "hint": Entry("play", ("H",)),
    "hindsight": Entry("play", ("Shift+H",)),
    "last_trick": Entry("play", ("L",)),
    "talk": Entry("play", ("T",)),
    "sort": Entry("play", ("S",)),
    "hurry": Entry("play", ("G",)),
    "deal": Entry("play", ("D",)),
    "-5": None,
    "correct": Entry("play", ("Ctrl+K",)),
    "slate": Entry("view", ("F9",), checkable=True),
    "bigger": Entry("view", ("Ctrl++", "Ctrl+=")),
    "smaller": Entry("view", ("Ctrl+-",)),
    "fit": Entry("view", ("Ctrl+0",)),
    "-4": None,
    "cards": Entry("view", ("Ctrl+Shift+K",)),
    "full_screen": Entry("view", ("F11",), checkable=True),
    "rules": Entry("help", ("F1",)),
    "glossary": Entry("help", ("Shift+F1",)),
    "keys": Entry("help", ("Ctrl+?",)),
    "about": Entry("help"),
}


def menu_texts() -> dict[str, str]:
    """The titles of the menus."""
    return {
        "evening": translate("menu", "&Evening"),
        "play": translate("menu", "&Play"),
        "view": translate("menu", "&View"),
        "help": translate("menu", "&Help"),
    }


def action_texts() -> dict[str, str]:
    """The text of every action."""
    return {
        "new": translate("menu", "&New evening …"),
        "open": translate("menu", "&Open an evening …"),
        "club": translate("menu", "&Club evening …"),
        "shelf": translate("menu", "S&helf …"),
        "save_as": translate("menu", "&Save a copy …"),
        "evening_page": translate("menu", "The evening at a &glance …"),
        "print": translate("menu", "&Print the sheet …"),
        "pdf": translate("menu", "Sheet as P&DF …"),
        "settings": translate("menu", "Se&ttings …"),
        "quit": translate("menu", "&Quit"),
        "undo": translate("menu", "&Undo"),
        "redo": translate("menu", "&Redo"),
        "hint": translate("menu", "&Hint"),
        "hindsight": translate("menu", "Look &back at a deal …"),
        "last_trick": translate("menu", "&Last trick"),
        "talk": translate("menu", "S&ay something …"),
        "sort": translate("menu", "&Sort the hand"),
        "hurry": translate("menu", "&Go on at once"),
        "deal": translate("menu", "&Deal"),
        "correct": translate("menu", "&Correct a line …"),
        "slate": translate("menu", "&Slate"),
        "bigger": translate("menu", "&Bigger cards"),
        "smaller": translate("menu", "S&maller cards"),
        "fit": translate("menu", "Cards that &fit"),
        "cards": translate("menu", "&Cards …"),
        "full_screen": translate("menu", "F&ull screen"),
        "rules": translate("menu", "&Rules of the game"),
        "glossary": translate("menu", "&Glossary of the game"),
        "keys": translate("menu", "&Keys"),
        "about": translate("menu", "&About Kartentisch"),
    }


class Menus:
    """The menu bar of a window, and its actions by name."""

    def __init__(self, window: QMainWindow, slots: Mapping[str, Callable[[], object]]) -> None:
        self.actions: dict[str, QAction] = {}
        self._bar = window.menuBar()
        self._menus: dict[str, QMenu] = {name: self._bar.addMenu("") for name in menu_texts()}
        menu = ""
        for name, entry in ENTRIES.items():
            if entry is None:
                self._menus[menu].addSeparator()
                continue
            menu = entry.menu
            action = QAction(window)
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(key) for key in entry.keys])
            action.setCheckable(entry.checkable)
            action.triggered.connect(slots[name])
            self._menus[menu].addAction(action)
            window.addAction(action)
            self.actions[name] = action
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, text in menu_texts().items():
            self._menus[name].setTitle(text)
        for name, text in action_texts().items():
            self.actions[name].setText(text)

    def grow(self, by: float) -> None:
        """Be so many times as large as on a small window."""
        for widget in (self._bar, *self._menus.values()):
            widget.setFont(scaled_font(by))

    def enable(self, names: Mapping[str, bool]) -> None:
        """Switch actions on and off."""
        for name, on in names.items():
            self.actions[name].setEnabled(on)

    def letters(self) -> str:
        """The letters with which Alt opens the menus."""
        titles = [menu.title().partition("&")[2] for menu in self._menus.values()]
        return "".join(title[:1].lower() for title in titles)

    def keys(self) -> list[tuple[str, str]]:
        """Every key with what it does, for the page of keys."""
        return [
            (
                " · ".join(
                    key.toString(QKeySequence.SequenceFormat.NativeText)
                    for key in action.shortcuts()
                ),
                action.text().replace("&", "").rstrip(" …"),
            )
            for action in self.actions.values()
            if action.shortcuts()
        ]
