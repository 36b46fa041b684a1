"""The page of all keys, listed from the actions of the program."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QGridLayout, QLabel, QPushButton, QWidget

from desktop.common.action import Action, Keymap
from desktop.common.announce import announce
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import scrolled
from desktop.common.key_names import shown
from desktop.common.languages import Retranslated
from desktop.look.parts import PaperDialog, Section, fit_to_screen
from desktop.print import output, prose
from desktop.print.output import MILLIMETRE, Page
from desktop.print.scale import layout as page_layout

translate = QCoreApplication.translate

_SCROLLED = {
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
}
"""How a key moves the page, wherever the focus is."""


class ShortcutsDialog(Retranslated, PaperDialog):
    """Keys at the left, what they do at the right; a line without a key is a heading.

    `keys` gives the lines as they are to be read, and is asked again after a change of language;
    `change` lets other keys be chosen, None where they cannot.
    """

    def __init__(
        self,
        keys: Callable[[], Sequence[tuple[str, str]]],
        parent: QWidget | None = None,
        change: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self._keys, self._change = keys, change
        self.change, self.print = QPushButton(), QPushButton()
        self.change.setVisible(change is not None)
        self.change.clicked.connect(self._change_keys)
        self.print.clicked.connect(self._to_printer)
        layout = self.column()
        self.page = scrolled(QWidget(), partial(layout.addWidget, stretch=1))
        self.page.setProperty("heardAs", "group")
        self.page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)
        buttons = FlowLayout(8, Qt.AlignmentFlag.AlignRight)
        for button in (self.change, self.print, self._close):
            buttons.addWidget(button)
        layout.addLayout(buttons)
        self.retranslate()
        inside = self.page.widget()
        assert inside is not None
        high = inside.sizeHint().height() + self._close.sizeHint().height() + 40
        fit_to_screen(self, 540, min(high, 700))
        for one in (self.page, self.change, self.print, self._close):
            one.installEventFilter(self)
        self.page.setFocus()

    def _change_keys(self) -> None:
        """Let other keys be chosen, and show which they are."""
        if self._change is not None:
            self._change()
            self.retranslate()

    def _to_printer(self) -> None:
        output.preview(self, self.windowTitle(), self.pages(), self._not_printed)

    def pages(self) -> list[Page]:
        """Return the keys on as many pages as they need."""
        paper = page_layout()
        room = paper.paintRect(MILLIMETRE).size()
        text = as_markdown(self.windowTitle(), self._keys())
        return [Page(paper, one) for one in prose.columns(text, room.width(), room.height())]

    def _not_printed(self, error: OSError) -> None:
        announce(
            self, translate("window", "The score sheet could not be printed: {0}").format(error)
        )

    def _table(self) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(10, 4, 10, 4)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        row = 0
        for row, (key, text) in enumerate(self._keys()):
            if not key:
                grid.addWidget(Section(text), row, 0, 1, 2)
                continue
            grid.addWidget(_key(key), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(_meaning(key, text), row, 1)
        grid.setRowStretch(row + 1, 1)
        return table

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("about", "Keyboard shortcuts"))
        self.page.setAccessibleName(translate("about", "Keyboard shortcuts"))
        self.change.setText(translate("keys", "&Change shortcuts …"))
        self.print.setText(translate("print", "Pr&int …"))
        self._close.setText(translate("about", "&Close"))
        table = self._table()
        self.page.setWidget(table)
        table.setAutoFillBackground(False)  # setWidget turns it on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let what scrolls the page do so from the button too."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            how = _SCROLLED.get(Qt.Key(event.key()))
            if how is not None:
                self.page.verticalScrollBar().triggerAction(how)
                return True
        return super().eventFilter(watched, event)


def rows(actions: Iterable[Action[Any]], keymap: Keymap) -> list[tuple[str, str]]:
    """Return the keys that these actions have now, each with what it does, in the language of now.

    Neighbours with the same words share a line: "← →", or "Ctrl+1 … 4" where they are many. An
    action without a key has no line.
    """
    found = []
    with_keys = [one for one in actions if keymap.keys(one.id)]
    for words, group in groupby(with_keys, Action.plain_words):
        labels = [_labels(keymap.keys(one.id)) for one in group]
        first, rest = labels[0], [label.rpartition("+")[2] or label for label in labels[1:]]
        many = f"{first} … {rest[-1]}" if len(rest) > 1 else " ".join([first, *rest])
        found.append((many, words))
    return found


def as_markdown(title: str, keys: Iterable[tuple[str, str]]) -> str:
    """Return the page of keys as a text: a list under its title."""
    lines = [f"# {title}", ""]
    lines += [
        f"- **{plain(key)}**  {plain(text)}" if key else f"\n## {plain(text)}\n"
        for key, text in keys
    ]
    return "\n".join(lines) + "\n"


def plain(text: str) -> str:
    """Return the text with nothing in it that Markdown would take for a mark."""
    return re.sub(r"([\\`*_{}\[\]<>()#+\-.!|~&])", r"\\\1", text)


def _labels(keys: Iterable[str]) -> str:
    """Return the keys that do the same, as this system writes them, each once."""
    return " · ".join(dict.fromkeys(map(shown, keys)))


def _key(key: str) -> QLabel:
    label = QLabel(key)
    font = label.font()
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _meaning(key: str, text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAccessibleName(f"{key}: {text}")
    return label
