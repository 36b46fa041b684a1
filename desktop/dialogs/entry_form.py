"""The form for the result of a deal with real cards, made from the questions of the game.

A digit or Enter goes on to the next field, and after the last one the deal is entered. Whoever is
used to Enter after each figure may press it all the same: an Enter that comes right after a digit
went on by itself answers nothing. The questions may change with the answers: the form is then built
again and keeps what was answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.common import plain_text
from desktop.scene.speech import Speech
from engine.rules.entry import NUMBER, SIDE, TABLE, Answers, Field

translate = QCoreApplication.translate

_BEHIND = ("", -2)
"""Where a digit in the last field goes: to the first field of what is asked next."""

BLANK = "–"
"""What can be typed for a field that is left blank."""


class EntryForm(QWidget):
    """The questions about one deal and the answers so far."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the last field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask: Callable[[Answers], Sequence[Field]] = lambda answers: ()
        self._speech: Speech | None = None
        self._fields: list[Field] = []
        self._inputs: dict[tuple[str, int], _Number | _Pick] = {}
        self._inside: QWidget | None = None
        self._filling = False
        self._stepped_to: tuple[str, int] | None = None
        """Where a digit went on to by itself, as long as nothing else was pressed there."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)

    def begin(
        self,
        ask: Callable[[Answers], Sequence[Field]],
        speech: Speech,
        answers: Answers | None = None,
    ) -> None:
        """Ask anew; `ask` says what is asked, given the answers so far."""
        self._ask, self._speech = ask, speech
        self._build(dict(answers or {}))

    def answers(self) -> dict[tuple[str, int], int | None]:
        """What has been answered."""
        return {name: one.answer() for name, one in self._inputs.items()}

    def unreadable(self) -> bool:
        """Whether something is written that is no number."""
        return any(not one.readable() for one in self._inputs.values())

    def input(self, key: str, side: int = TABLE) -> _Number | _Pick:
        """The field of a question."""
        return self._inputs[key, side]

    def take_focus(self) -> None:
        """Bring the keyboard to the first field."""
        for one in self._inputs.values():
            one.take_focus()
            return

    # How it is built.

    def _build(self, answers: dict[tuple[str, int], int | None]) -> None:
        assert self._speech is not None
        self._filling = True
        self._fields = _complete(self._ask, answers)
        if self._inside is not None:
            self._inside.hide()
            self._inside.deleteLater()
        self._inside = QWidget()
        self._inputs = {}
        rows = QVBoxLayout(self._inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(14)
        done: set[str] = set()
        for field in self._fields:
            if field.key in done:
                continue
            done.add(field.key)
            rows.addWidget(self._question([one for one in self._fields if one.key == field.key]))
        self._layout.insertWidget(0, self._inside)
        # What is put below a style sheet of one's own takes over no letters from there.
        self._inside.setFont(self.font())
        for name, one in self._inputs.items():
            one.fill(answers.get(name))
        self._filling = False

    def _question(self, fields: Sequence[Field]) -> QWidget:
        """A question with the fields of all sides that it is about."""
        assert self._speech is not None
        speech = self._speech
        text = speech.text(f"entry.{fields[0].key}")
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        title = QLabel(text)
        title.setWordWrap(True)
        layout.addWidget(title)
        line = QGridLayout()
        line.setHorizontalSpacing(8)
        for place, field in enumerate(fields):
            name = speech.side(field.side) if field.side != TABLE else ""
            one = _Number(field) if field.kind == NUMBER else _Pick(field, self._names(field))
            one.setAccessibleName(f"{name}: {text}" if name else text)
            one.answered.connect(lambda name=field.name: self._answered(name))
            one.done.connect(lambda name=field.name: self._enter(name))
            one.stepped.connect(lambda name=field.name: self._step(name))
            self._inputs[field.name] = one
            if name:
                label = plain_text.label_of(one, name)
                line.addWidget(label, 0, place)
            line.addWidget(one, 1, place, Qt.AlignmentFlag.AlignLeft)
        line.setColumnStretch(len(fields), 1)
        layout.addLayout(line)
        return box

    def _names(self, field: Field) -> list[str]:
        """What the choices of a field are called."""
        assert self._speech is not None
        if field.kind == SIDE:
            return [self._speech.side(side) for side in field.sides]
        return [self._speech.text(f"entry.{field.key}.{one}") for one in field.choices]

    # How it is answered.

    def _answered(self, name: tuple[str, int]) -> None:
        if self._filling:
            return
        if self._is_behind_step(name):
            self._stepped_to = None
        answers = self.answers()
        asked = _complete(self._ask, dict(answers))
        if [_shape(field) for field in asked] != [_shape(field) for field in self._fields]:
            here = self._focused()
            self._build(answers)
            if here in self._inputs:
                self._inputs[here].take_focus()
        self.changed.emit()

    def _focused(self) -> tuple[str, int]:
        for name, one in self._inputs.items():
            if one.hasFocus() or one.isAncestorOf(self.focusWidget() or self):
                return name
        return "", TABLE

    def _enter(self, name: tuple[str, int]) -> None:
        """Enter in a field: on to the next, unless a digit has done that just now."""
        just_come, self._stepped_to = self._is_behind_step(name), None
        if not just_come:
            self._go_on(name)

    def _is_behind_step(self, name: tuple[str, int]) -> bool:
        """Whether a digit has gone on to this field by itself, and nothing was done in it yet."""
        first = next(iter(self._inputs), None)
        return self._stepped_to == name or (self._stepped_to == _BEHIND and name == first)

    def _step(self, name: tuple[str, int]) -> None:
        """A digit goes on by itself."""
        names = list(self._inputs)
        place = names.index(name) + 1 if name in names else len(names)
        self._stepped_to = names[place] if place < len(names) else _BEHIND
        self._go_on(name)

    def unanswered(self) -> tuple[str, int] | None:
        """The first field that waits for an answer, None if none does."""
        for field in self._fields:
            if self._inputs[field.name].answer() is None and not field.blank:
                return field.name
        return None

    def question(self, name: tuple[str, int]) -> str:
        """What is asked in a field, and of whom."""
        return self._inputs[name].accessibleName()

    def _go_on(self, name: tuple[str, int]) -> None:
        """To the field behind this one; behind the last the deal is entered."""
        names = list(self._inputs)
        place = names.index(name) + 1 if name in names else len(names)
        if place < len(names):
            self._inputs[names[place]].take_focus()
        else:
            self.entered.emit()


def _complete(
    ask: Callable[[Answers], Sequence[Field]], answers: dict[tuple[str, int], int | None]
) -> list[Field]:
    """What is asked when everything usual has been answered; `answers` is filled with it."""
    while True:
        asked = list(ask(answers))
        fresh = [
            field for field in asked if answers.get(field.name) is None and field.usual is not None
        ]
        for field in fresh:
            answers[field.name] = field.usual
        if not fresh:
            return asked


def _shape(field: Field) -> tuple[object, ...]:
    return (field.name, field.kind, field.low, field.high, field.choices, field.sides)


class _Number(QLineEdit):
    """A number; blank or a dash for none. Nothing else can be typed."""

    answered = Signal()
    done = Signal()
    stepped = Signal()
    """A digit has filled it."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self._field = field
        self._letters = max(len(str(field.low)), len(str(field.high)))
        self.setMaxLength(self._letters)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if field.blank:
            self.setPlaceholderText(BLANK)
        pattern = QRegularExpression(r"[-–−]?[0-9]*")
        self.setValidator(QRegularExpressionValidator(pattern, self))
        self.textChanged.connect(lambda _: self.answered.emit())
        self.textEdited.connect(self._edited)
        self.returnPressed.connect(self.done)

    def sizeHint(self) -> QSize:
        """Wide enough for the longest number, and grown with the letters."""
        metrics = self.fontMetrics()
        wide = (self._letters + 3) * metrics.horizontalAdvance("0") + 18
        return QSize(wide, max(super().sizeHint().height(), 2 * metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def answer(self) -> int | None:
        """The number, None for a blank."""
        text = self.text().strip()
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() else None

    def readable(self) -> bool:
        """Whether what is written is a number or a blank."""
        return self.answer() is not None or self.text().strip() in ("", "-", BLANK)

    def fill(self, answer: int | None) -> None:
        """Write an answer."""
        self.setText("" if answer is None else str(answer))

    def take_focus(self) -> None:
        """Bring the keyboard here."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.selectAll()

    def _edited(self, text: str) -> None:
        full = len(text) >= self._letters and (self.answer() is not None or text in "-–")
        if full and self._letters == 1:
            self.stepped.emit()


class _Pick(QWidget):
    """One of several: by the mouse, the arrows, or the digit of its place."""

    answered = Signal()
    done = Signal()
    stepped = Signal()
    """A digit has picked."""

    def __init__(self, field: Field, names: Sequence[str]) -> None:
        super().__init__()
        self._values = field.sides if field.kind == SIDE else tuple(range(len(field.choices)))
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        rows = QVBoxLayout(self) if sum(map(len, names)) > 48 else QHBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        for place, name in enumerate(names):
            # Qt would take the & of two who play together for a letter of Alt.
            button = QRadioButton(name.replace("&", "&&"))
            button.installEventFilter(self)
            self._group.addButton(button, place)
            rows.addWidget(button)
        self._group.idToggled.connect(lambda _, on: self.answered.emit() if on else None)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        for button in self._group.buttons():
            button.setAccessibleName(f"{name} {button.text().replace('&&', '&')}")

    def answer(self) -> int | None:
        """The value that is picked, None for none."""
        place = self._group.checkedId()
        return None if place < 0 else self._values[place]

    def readable(self) -> bool:
        """Whatever is picked can be read."""
        return True

    def fill(self, answer: int | None) -> None:
        """Pick this one."""
        if answer in self._values:
            self._group.button(self._values.index(answer)).setChecked(True)

    def take_focus(self) -> None:
        """Bring the keyboard to what is picked, or to the first."""
        button = self._group.checkedButton() or self._group.button(0)
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.done.emit()
                return True
            if event.text().isdecimal() and 0 < int(event.text()) <= len(self._values):
                button = self._group.button(int(event.text()) - 1)
                button.setFocus(Qt.FocusReason.TabFocusReason)
                button.setChecked(True)
                self.stepped.emit()
                return True
        return super().eventFilter(watched, event)
