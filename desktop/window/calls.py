"""The tags for what may be said now: pass, play, draw; or the one tag with which it goes on.

Made from the legal Calls alone, so no game is known here. A call that is about a card has its
tag only while that card is picked up; all else about cards is left to the table. The tags lie upon
the table, above the hand: they come and go without moving anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QRegion
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.common.scaling import scaled_font
from desktop.scene.speech import Speech
from engine.cards import Card
from engine.moves import Call, Move

translate = QCoreApplication.translate

HEIGHT = 44
"""The least height of a tag: what a finger hits."""
GAP = 12


def shown(calls: Iterable[Call], picked: Card | None) -> list[Call]:
    """The calls that get a tag: those about no card, or first of all about the picked one."""
    found = []
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


def rows_of(sizes: Sequence[QSize], width: int) -> list[list[int]]:
    """Which of these stand in which row, where a row has so much room."""
    rows: list[list[int]] = []
    used = 0
    for number, size in enumerate(sizes):
        if rows and used + GAP + size.width() <= width:
            rows[-1].append(number)
            used += GAP + size.width()
        else:
            rows.append([number])
            used = size.width()
    return rows


class CallBar(QWidget):
    """The tags above the hand, no larger than they need: beside them lies the table."""

    called = Signal(object)
    """A Call was said."""
    changed = Signal()
    """Other tags are there, or they are of another size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reserved = ""
        """Letters that Alt already means something with, such as those of the menus."""
        self._speech: Speech | None = None
        self._calls: list[Call] = []
        self._hint: Move | None = None
        self._buttons: list[QPushButton] = []
        self._high = HEIGHT
        self._room = QRect()
        self.next_button = QPushButton(self)
        self.next_button.setAutoDefault(True)  # Enter presses it too
        self.next_button.hide()
        self.next_wanted = False
        """Whether the tag to go on is there, in place of the calls."""
        self.retranslate()
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The tags of calls there are now, from left to right."""
        return list(self._buttons)

    def button_for(self, call: Call) -> QPushButton | None:
        """The tag that says this call; None if it is not offered now."""
        return dict(zip(self._calls, self._buttons, strict=True)).get(call)

    @property
    def sizes(self) -> tuple[QSize, ...]:
        """How large each tag is that is there now."""
        return tuple(tag.minimumSize() for tag in self._tags())

    def _tags(self) -> list[QPushButton]:
        return [self.next_button] if self.next_wanted else self._buttons

    # What is offered.

    def show_calls(
        self,
        calls: Sequence[Call],
        speech: Speech,
        picked: Card | None = None,
        hint: Move | None = None,
    ) -> None:
        """Offer these calls, in words of this speech; the one that is the hint stands out."""
        wanted = shown(calls, picked)
        self._speech, self._hint = speech, hint
        if wanted != self._calls:
            self._calls = wanted
            self._rebuild()
        self._name_buttons()
        self._arrange()

    def show_next(self, wanted: bool, text: str) -> None:
        """Offer the tag to go on in place of the calls, or the calls again."""
        self.next_wanted = wanted
        self.next_button.setEnabled(wanted)
        self.next_button.setText(text)
        self._fit(self.next_button)
        self._arrange()

    def clear(self) -> None:
        """Offer nothing."""
        self._calls = []
        self._rebuild()
        self._arrange()

    def grow(self, by: float) -> None:
        """Be so many times as large as on a small window."""
        self._high = round(HEIGHT * by)
        self.setFont(scaled_font(by))
        self.next_button.setFont(scaled_font(by))
        self._fit(self.next_button)
        self._name_buttons()
        self._arrange()

    def _rebuild(self) -> None:
        gone, self._buttons = self._buttons, [self._button(call) for call in self._calls]
        # Hidden last, for what has the focus may then ask for other calls at once.
        for button in gone:
            button.hide()
            # Not at once: it may be the one that is just being clicked.
            button.deleteLater()

    def _button(self, call: Call) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoDefault(True)  # Enter presses it too
        button.clicked.connect(lambda: self.called.emit(call))
        return button

    def _name_buttons(self) -> None:
        if self._speech is None:
            return
        texts = [self._speech.call(call) for call in self._calls]
        marked = mnemonics(texts, self.reserved)
        for call, text, label, button in zip(
            self._calls, texts, marked, self._buttons, strict=True
        ):
            button.setText(label)
            button.setAccessibleName(text)
            self._mark_hint(button, call == self._hint)
            self._fit(button)

    def _mark_hint(self, button: QPushButton, hinted: bool) -> None:
        font = QFont(self.font())
        font.setBold(hinted)
        font.setUnderline(hinted)
        button.setFont(font)
        button.setAccessibleDescription(translate("calls", "suggested") if hinted else "")

    def _fit(self, button: QPushButton) -> None:
        hint = button.sizeHint()
        button.setMinimumSize(
            max(hint.width() + 2 * GAP, 2 * self._high), max(hint.height(), self._high)
        )

    # Where they lie.

    def lie_in(self, room: QRect) -> None:
        """Lie in the middle of the lower edge of this part of the parent, in as few rows as go."""
        self._room = QRect(room)
        self._arrange(tell=False)

    def _arrange(self, tell: bool = True) -> None:
        tags, sizes = self._tags(), self.sizes
        for one in (self.next_button, *self._buttons):
            one.setVisible(one in tags)
        rows = rows_of(sizes, max(self._room.width(), 2 * self._high))
        wide = [sum(sizes[one].width() + GAP for one in row) - GAP for row in rows]
        high = [max(sizes[one].height() for one in row) for row in rows]
        whole = QSize(max(wide, default=0), sum(high) + GAP * max(0, len(rows) - 1))
        where = QRect(QPoint(), whole)
        where.moveCenter(self._room.center())
        where.moveBottom(self._room.bottom())
        self.setGeometry(where)
        covered, top = QRegion(), 0
        for row, width, height in zip(rows, wide, high, strict=True):
            left = (whole.width() - width) // 2
            for one in row:
                tags[one].setGeometry(left, top, sizes[one].width(), height)
                covered += tags[one].geometry()
                left += sizes[one].width() + GAP
            top += height + GAP
        # Between the tags a click is the table's.
        self.setMask(covered)
        self.setVisible(bool(tags))
        if tell:
            self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("calls", "What can be said"))
        self._name_buttons()

    # Qt's overrides.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        super().changeEvent(event)
