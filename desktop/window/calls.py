"""The buttons for what may be said now: pass, play, draw.

Made from the legal Calls alone, so no game is known here. A call that is about a card has its
button only while that card is picked up; all else about cards is left to the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.common.scaling import scaled_font
from desktop.scene.speech import Speech
from desktop.window.which import asking, asks_which, menu_of, open_above, stands_for, words_of
from engine.cards import Card
from engine.moves import Call, Move

translate = QCoreApplication.translate

HEIGHT = 44
"""The least height of a button: what a finger hits."""
GAP = 8


def shown(calls: Iterable[Call], picked: Card | None, offered: Sequence[Call] = ()) -> list[Call]:
    """The calls that get a button: those about no card, or first of all about the picked one.

    While none is picked, those `offered` have one too; several of one word have it together.
    """
    found = asking(offered) if picked is None else []
    for call in calls:
        about = [arg for arg in call.args if isinstance(arg, Card)]
        if not about or about[0] is picked:
            found.append(call)
    return found


def mnemonics(texts: Sequence[str], reserved: str = "") -> list[str]:
    """The texts as buttons have them, each with a letter of its own for Alt where one is free."""
    used = set(reserved.casefold())
    return [_marked(text, used) for text in texts]


def _marked(text: str, used: set[str]) -> str:
    for place in _places(text):
        letter = text[place].casefold()
        if letter not in used:
            used.add(letter)
            before, after = text[:place], text[place:]
            return before.replace("&", "&&") + "&" + after.replace("&", "&&")
    return text.replace("&", "&&")


def _places(text: str) -> list[int]:
    """Where a letter may be marked: beginnings of words before their insides."""
    letters = [place for place, letter in enumerate(text) if letter.isalnum()]
    first = [place for place in letters if place == 0 or not text[place - 1].isalnum()]
    return first + [place for place in letters if place not in first]


class CallBar(QWidget):
    """The row of buttons below the table. It keeps its height when there is nothing to say."""

    called = Signal(object)
    """A Call was said."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reserved = ""
        """Letters that Alt already means something with, such as those of the menus."""
        self._speech: Speech | None = None
        self._calls: list[Call] = []
        self._hint: Move | None = None
        self._offered: tuple[Call, ...] = ()
        self._buttons: list[QPushButton] = []
        self._lines = 1
        self._most: dict[int, int] = {}
        """The most lines that were needed where there was so much room."""
        self._high = HEIGHT
        self._flow = FlowLayout(GAP)
        self._inside = QWidget()
        self._inside.setLayout(self._flow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.addWidget(self._inside)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self._fit()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons there are now, from left to right."""
        return list(self._buttons)

    def button_for(self, call: Call) -> QPushButton | None:
        """The button that says this call; None if it is not offered now."""
        return dict(zip(self._calls, self._buttons, strict=True)).get(call)

    def show_calls(
        self,
        calls: Sequence[Call],
        speech: Speech,
        picked: Card | None = None,
        hint: Move | None = None,
        offered: Sequence[Call] = (),
    ) -> None:
        """Offer these calls, in words of this speech; the one that is the hint stands out."""
        wanted = shown(calls, picked, offered)
        self._speech, self._hint, self._offered = speech, hint, tuple(offered)
        if wanted != self._calls:
            self._calls = wanted
            self._rebuild()
        self._name_buttons()
        self._fit()

    def grow(self, by: float) -> None:
        """Be so many times as large as on a small window."""
        self._high = round(HEIGHT * by)
        self.setFont(scaled_font(by))
        for button in self._buttons:
            button.setMinimumSize(self._high * 2, self._high)
        self._name_buttons()
        self._lines = 1
        self._most.clear()
        self._fit()

    def clear(self) -> None:
        """Offer nothing."""
        self._calls = []
        self._rebuild()

    def _rebuild(self) -> None:
        gone, self._buttons = self._buttons, [self._button(call) for call in self._calls]
        # Old and new never lie in the row together: for that it would be too short, and move
        # the table. Hidden last, for what has the focus may then ask for other calls at once.
        for button in gone:
            self._flow.removeWidget(button)
        for button in self._buttons:
            self._flow.addWidget(button)
            button.show()
        for button in gone:
            button.hide()
            # Not at once: it may be the one that is just being clicked.
            button.deleteLater()

    def _button(self, call: Call) -> QPushButton:
        button = QPushButton(self._inside)
        button.setMinimumSize(self._high * 2, self._high)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoDefault(True)  # Enter presses it too
        button.clicked.connect(lambda: self._say(call, button))
        return button

    def _say(self, call: Call, button: QPushButton) -> None:
        """Say this call, or ask first which card it is about."""
        if not asks_which(call) or self._speech is None:
            self.called.emit(call)
            return
        about = [one for one in self._offered if stands_for(call, one)]
        open_above(menu_of(self, about, self._speech, self.called.emit), button)

    def _name_buttons(self) -> None:
        if self._speech is None:
            return
        texts = [words_of(call, self._speech) for call in self._calls]
        marked = mnemonics(texts, self.reserved)
        for call, text, label, button in zip(
            self._calls, texts, marked, self._buttons, strict=True
        ):
            button.setText(label)
            button.setAccessibleName(text)
            self._mark_hint(button, stands_for(call, self._hint))
            button.setMinimumWidth(max(button.sizeHint().width() + 2 * GAP, 2 * self._high))

    def _mark_hint(self, button: QPushButton, hinted: bool) -> None:
        font = QFont(self.font())
        font.setBold(hinted)
        font.setUnderline(hinted)
        button.setFont(font)
        button.setAccessibleDescription(translate("calls", "suggested") if hinted else "")

    def _fit(self) -> None:
        """Be as high as the buttons need, and never lower again until there is more room.

        Without buttons it stays as it was: so the table does not move while calls come and go.
        """
        line = max([self._high, *(button.sizeHint().height() for button in self._buttons)])
        if self._buttons:
            # As wide as the layout makes it in a moment.
            inner = max(self.width(), self.minimumSizeHint().width()) - 2 * GAP
            need = self._flow.heightForWidth(inner)
            self._lines = max(self._most.get(inner, 1), -(-(need + GAP) // (line + GAP)))
            self._most[inner] = self._lines
        self.setFixedHeight(self._lines * (line + GAP) - GAP + 2 * GAP)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("calls", "What can be said"))
        self._name_buttons()

    # Qt's overrides.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def hasHeightForWidth(self) -> bool:
        """Not by what its buttons would like while they are changed: it would move the table."""
        return False

    def heightForWidth(self, width: int) -> int:
        return self.height()

    def sizeHint(self) -> QSize:
        return QSize(320 if self._buttons else self.minimumSizeHint().width(), self.height())

    def minimumSizeHint(self) -> QSize:
        """Room for all buttons in a line, as far as the window has it to give."""
        line = sum(button.minimumWidth() + GAP for button in self._buttons) + GAP
        return QSize(
            max(self._high * 2 + 2 * GAP, min(line, self.window().width() // 2)), self.height()
        )
