"""What one question about a deal is answered with: keys of paper, or a field to write in.

By the mouse each key is pressed; by the keyboard a digit or the first letter of a key answers, the
arrows go from key to key, and Tab goes to the next question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.common.heard_as import part
from desktop.common.key_names import STEPS
from desktop.look.lettering import letters
from desktop.score.keys import HIGH, AnswerKey
from engine.rules.entry import FLAG, NUMBER, Field

BLANK = "–"
"""What can be typed where an answer is left blank."""
MANY, MOST = 10, 16
"""The most numbers that have a key each, and the most of which the higher ones can be opened."""
FIRST = 5
"""How many of them are there at once."""
MORE = "…"
_GAP = 8
_DIGIT = 56
"""The height of the key of a digit below a person, for a thumb; several rows are lower."""
_DIGIT_LOW = {2: 40, 3: 34}
_LEAST_DIGIT, _MOST_DIGIT = 26, 56
"""Pixels: the least width of one, and at a scale of 1 the most."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Choice(NamedTuple):
    """One answer that can be given: its value, its words, and the portrait of whose it is."""

    value: int | None
    text: str
    portrait: str = ""


class Answer(QWidget):
    """The answer to one Field, given or not."""

    answered = Signal()
    done = Signal()
    """Enter was pressed here."""
    stepped = Signal()
    """A key of the keyboard has answered, and it goes on to the next question."""
    typed = Signal(str)
    """A letter or digit that answers nothing here."""
    unfolded = Signal()
    """More keys are to be seen."""
    written_in = Signal()
    """The keyboard has come to its field."""

    def __init__(self, field: Field, choices: Sequence[Choice], parent: QWidget) -> None:
        super().__init__(parent)
        part(self)
        self.field = field
        self._value: int | None = None
        self._picked = False
        self._unfolded = field.high - field.low < MANY or field.kind != NUMBER
        self._choices = list(choices)
        self._rows: dict[tuple[int, float, bool], list[QRect]] = {}
        """Where the keys lie in rows, for widths and scales that were tried before."""
        several = field.kind != FLAG
        self.keys = [AnswerKey(one.text, self, one.portrait, choice=several) for one in choices]
        for place, key in enumerate(self.keys):
            key.setCheckable(True)
            key.installEventFilter(self)
            key.clicked.connect(lambda _=False, at=place: self._press(at))
        self._more = AnswerKey(MORE, self)
        self._more.clicked.connect(self.unfold)
        self._more.setVisible(not self._unfolded)
        self.edit: Written | None = None
        if not choices or field.kind == NUMBER:
            self.edit = Written(field, self)
            self.edit.hide()
            self.edit.answered.connect(self._write)
            self.edit.done.connect(self.done)
            self.edit.stepped.connect(self.stepped)
            self.edit.came.connect(self.written_in)
            self.edit.typed.connect(self.typed)

    # What is answered.

    def answer(self) -> int | None:
        """Return the value, None for a blank or for no answer yet."""
        return self._value

    @property
    def picked(self) -> bool:
        """Whether something was answered, be it a blank."""
        return self._picked

    def readable(self) -> bool:
        """Whether what is written can be read."""
        return self.edit is None or self.edit.readable()

    def fill(self, value: int | None, *, picked: bool = True) -> None:
        """Have this answer; without `picked` it is none that anybody has given."""
        self._take(value, picked=picked)
        self.answered.emit()

    def clear(self) -> None:
        """Have no answer."""
        self.fill(None, picked=False)

    def show_usual(self, value: int | None) -> None:
        """Have the answer that stands at first; it is asked of nobody again."""
        self._take(value, picked=False)

    def show_given(self, value: int | None) -> None:
        """Have an answer that was given before."""
        self._take(value, picked=True)

    def propose(self, value: int | None, *, there: bool) -> None:
        """Show the answer that stands unless another is given; none if it is not `there`."""
        for one, key in zip(self._choices, self.keys, strict=True):
            key.set_proposed(there and one.value == value)
        if self.edit is not None:
            self.edit.setPlaceholderText(str(value) if there and value is not None else BLANK)

    def _take(self, value: int | None, *, picked: bool) -> None:
        self._value, self._picked = value, picked
        given = picked or value is not None
        for one, key in zip(self._choices, self.keys, strict=True):
            key.setChecked(given and one.value == value and self._is_yes(one.value))
        if self.edit is not None and self.edit.answer() != value:
            self.edit.setText("" if value is None else str(value))
        shown = [one.value for one in self._choices[:FIRST]]
        if not self._unfolded and value is not None and value not in shown:
            self.unfold()

    def _is_yes(self, value: int | None) -> bool:
        return self.field.kind != FLAG or bool(value)

    def _press(self, place: int) -> None:
        value = self._choices[place].value
        if self.field.kind == FLAG:
            value = int(not self._value)
        self.fill(value)

    def _write(self) -> None:
        assert self.edit is not None
        self._take(self.edit.answer(), picked=bool(self.edit.text().strip()))
        self.answered.emit()

    def pick_letter(self, letter: str) -> bool:
        """Give the answer whose words begin so, the next such one if it is given already."""
        folded = letter.casefold()
        found = [
            place
            for place, one in enumerate(self._choices)
            if one.text.casefold().startswith(folded) and not one.text[:1].isdecimal()
        ]
        if not found:
            return False
        given = [place for place in found if self.keys[place].isChecked()]
        behind = [place for place in found if given and place > given[0]]
        self._press((behind or found)[0])
        return True

    def pick_digit(self, digit: str) -> bool:
        """Give the number of this digit, or the answer at its place."""
        number = int(digit)
        values = [one.value for one in self._choices]
        if self.field.kind == NUMBER:
            if number not in values:
                return False
            self._press(values.index(number))
        elif self.field.kind != FLAG and 0 < number <= len(values):
            self._press(number - 1)
        else:
            return False
        return True

    # The keyboard.

    def take_focus(self) -> None:
        """Bring the keyboard to the answer that is given, or to the first."""
        there: QWidget | None = self.edit if self.by_writing else None
        if there is None:
            shown = [key for key in self.keys if not key.isHidden()]
            wanted = [key for key in shown if key.isChecked()]
            wanted += [key for key in shown if key.proposed]
            there = [*wanted, *shown][0]
        there.setFocus(Qt.FocusReason.TabFocusReason)
        if there is self.edit:
            self.edit.selectAll()

    def has_focus(self) -> bool:
        """Whether the keyboard is here."""
        there = self.focusWidget()
        return there is not None and there.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event, watched)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent, watched: QObject) -> bool:
        text = event.text()
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.done.emit()
        elif (step := STEPS.get(Qt.Key(event.key()))) is not None:
            self._go(watched, step)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.clear()
        elif not text.strip() or not text.isprintable() or event.modifiers() & held:
            return False
        elif text in "-–−" and self._choices[-1].value is None:
            self._press(len(self.keys) - 1)
            self._step()
        elif text.isascii() and text.isdecimal() and self.pick_digit(text):
            self._step()
        else:
            self.typed.emit(text)
        return True

    def _step(self) -> None:
        if self.has_focus():
            self.take_focus()
        if self.field.kind != FLAG:
            self.stepped.emit()

    def _go(self, watched: QObject, step: int) -> None:
        """To the key beside this one, which is the answer then, as with radio buttons."""
        shown = [key for key in self.keys if not key.isHidden()]
        place = next((at for at, key in enumerate(shown) if key is watched), 0) + step
        if 0 <= place < len(shown):
            shown[place].setFocus(Qt.FocusReason.TabFocusReason)
            if self.field.kind != FLAG:
                self._press(self.keys.index(shown[place]))

    # Where its keys lie.

    @property
    def by_writing(self) -> bool:
        """Whether a number is written and not pressed."""
        return self.edit is not None and not self.edit.isHidden()

    def unfold(self) -> None:
        """Show the keys of higher numbers too."""
        self._unfolded = True
        self.unfolded.emit()

    def _shown(self) -> list[AnswerKey]:
        if self._unfolded:
            return self.keys
        blank = [
            key for one, key in zip(self._choices, self.keys, strict=True) if one.value is None
        ]
        return [*self.keys[:FIRST], self._more, *blank]

    def in_row(self, width: int, scale: float) -> list[QRect] | None:
        """Where its keys lie beside each other, in several rows if need be."""
        if not self.keys:
            return None
        asked = width, scale, self._unfolded
        if asked not in self._rows:
            ways = [self._in_rows(width, scale, plain=plain) for plain in (False, True)]
            # Portraits are left out where names alone take fewer rows.
            self._rows[asked] = min(ways, key=lambda rects: rects[-1].top())
        return self._rows[asked]

    def _in_rows(self, width: int, scale: float, *, plain: bool) -> list[QRect]:
        gap, left, top, found = round(_GAP * scale), 0, 0, list[QRect]()
        for key in self._shown():
            key.set_scale(scale)
            key.set_plain(plain)
            size = key.extent()
            size.setWidth(min(size.width(), width))
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + gap
            found.append(QRect(QPoint(left, top), size))
            left += size.width() + gap
        return found

    def in_card(self, width: int, scale: float) -> list[QRect] | None:
        """Where they lie below a person: digits large, the blank below them; None if too narrow."""
        shown = self._shown()
        blank = int(bool(self._choices) and self._choices[-1].value is None)
        digits = len(shown) - blank
        gap = round(6 * scale)
        least = shown[-1].least() if blank else 0
        for rows in (1, 2, 3):
            per = -(-digits // rows)
            wide = (width - gap * (per - 1)) // max(1, per)
            if self.keys and wide >= _LEAST_DIGIT and width >= least:
                break
        else:
            return None
        wide = min(wide, round(_MOST_DIGIT * scale))
        high = round(_DIGIT_LOW.get(rows, _DIGIT) * scale)
        found = [
            QRect((at % per) * (wide + gap), (at // per) * (high + gap), wide, high)
            for at in range(digits)
        ]
        if blank:
            found.append(QRect(0, rows * (high + gap), width, round(0.9 * HIGH * scale)))
        return found

    def lay(self, corner: QPoint, rects: Sequence[QRect] | None, size: QSize, scale: float) -> None:
        """Lie there with the keys at these places, or with a field of this size if there are none.

        `corner` is where the first key's body is.
        """
        room = round(4 * scale)
        around = QRect()
        for one in rects or [QRect(QPoint(), size)]:
            around = around.united(one)
        self.setGeometry(around.translated(corner).adjusted(-room, -room, room, room))
        shown = self._shown() if rects is not None else []
        for key in (*self.keys, self._more):
            key.setVisible(key in shown)
        for key, where in zip(shown, rects or (), strict=True):
            key.set_scale(scale)
            key.set_plain(False)
            key.set_plain(key.extent().width() > where.width())
            key.place(where.translated(room, room))
        if self.edit is not None:
            self.edit.setVisible(rects is None)
            self.edit.setFont(letters("prompt", scale))
            self.edit.setGeometry(QRect(QPoint(room, room), size))


class Written(QLineEdit):
    """A number that is written; blank or a dash for none. Nothing else can be typed."""

    answered = Signal()
    done = Signal()
    stepped = Signal()
    came = Signal()
    typed = Signal(str)
    """A letter, which is none of a number."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.longest = max(len(str(field.low)), len(str(field.high)))
        self.setMaxLength(self.longest)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if field.blank:
            self.setPlaceholderText(BLANK)
        pattern = QRegularExpression(r"[-–−]?[0-9]*")
        self.setValidator(QRegularExpressionValidator(pattern, self))
        self.textChanged.connect(lambda _: self.answered.emit())
        self.textEdited.connect(self._edited)
        self.returnPressed.connect(self.done)

    def answer(self) -> int | None:
        """Return the number, None for a blank."""
        text = self.text().strip().replace("−", "-").replace("–", "-")
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() else None

    def readable(self) -> bool:
        """Whether what is written is a number or a blank."""
        return self.answer() is not None or self.text().strip() in ("", "-", BLANK, "−")

    def write(self, sign: str) -> None:
        """Have a digit or a minus put in, or the last sign taken away for ""."""
        if sign:
            self.insert(sign)
        else:
            self.backspace()

    def _edited(self, text: str) -> None:
        full = len(text) >= self.longest and (self.answer() is not None or text in "-–")
        if full and self.longest == 1:
            self.stepped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.text().isalpha() and not event.modifiers() & held:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()
