"""What is asked about a deal with real cards, as keys that fit into the room there is.

Questions about the table lie in rows; what is asked of each person lies below the name, on a card.
A digit goes on to the next question, Enter says that the deal is told. People who are used to Enter
after each figure may press it all the same: an Enter that comes right after a digit went on by
itself, to where an answer is wanted, does nothing. The questions may change with the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import draw_text, draw_wrapped, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.theme import colour, theme
from desktop.scene.speech import Speech
from desktop.score.answer import MOST, Answer, Choice, Written
from desktop.score.keys import HIGH, AnswerKey
from engine.rules.entry import FLAG, NUMBER, SIDE, TABLE, WON_LOST, Answers, Field

translate = QCoreApplication.translate

Name = tuple[str, int]
Given = dict[Name, int | None]

_GAP, _PAD = 14, 10
"""Pixels at a scale of 1: between two questions, and within the card of a person."""
_NARROW = 122
"""Pixels: narrower cards are closer together, with narrower edges."""
_LABEL = 150
"""How wide a question beside its keys is at most."""
_CARD = 204
_TOP = 5
"""Room above the first row, for the ring of the keyboard."""
_LEAST = 0.56
"""So small keys become, in parts of their usual size, before the questions have to scroll."""


class Asked(Protocol):
    """Asks about one deal."""

    def entry_fields(self, answers: Answers) -> Sequence[Field]:
        """Return what is asked, given the answers so far."""

    def proposed(self, answers: Answers) -> Answers:
        """Return what the numbers that are still open are, unless something else is said."""


class _Row(NamedTuple):
    """Where one question about the table lies: its words, and its keys or a field."""

    answer: Answer
    label: QRect
    keys: QPoint
    rects: list[QRect] | None
    size: QSize


class _Card(NamedTuple):
    """Where the answers of one person lie."""

    side: int
    box: QRect
    name: QRect
    rows: list[_Row]


class _Plan(NamedTuple):
    """How everything lies at one scale."""

    scale: float
    rows: list[_Row]
    cards: list[_Card]
    pad: list[QRect]
    height: int
    pressed: bool
    """Whether every number that has keys is pressed, and none is written for want of room."""


class EntryForm(QWidget):
    """The questions about one deal and the answers so far."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed."""
    resized = Signal()
    """It needs more room, or less."""

    def __init__(self, parent: QWidget | None = None, *, outcome: bool = True) -> None:
        """Without `outcome` it does not show who won: the page that shows the form asks that."""
        super().__init__(parent)
        self._outcome = outcome
        self.takes: Callable[[str], bool] = lambda sign: False
        """Whether a letter does something beside the questions: then once all is answered."""
        self._asked: Asked | None = None
        self._speech: Speech | None = None
        self._portraits: Sequence[str] = ()
        self._fields: list[Field] = []
        self._answers: dict[Name, Answer] = {}
        self._hidden: Given = {}
        """Answers to questions that are shown elsewhere."""
        self._proposed: Given = {}
        self._filling = False
        self._stepped_to: Name | None = None
        """Where a digit went on to by itself, as long as nothing else was pressed there."""
        self._plan: _Plan | None = None
        self._plans: dict[tuple[int, float, int, bool], _Plan] = {}
        """What was planned for the questions of now: each is laid out for many heights."""
        self._scale = 1.0
        self._written: Written | None = None
        signs = [*"1234567890", "−", "⌫"]
        self.pad = [AnswerKey(sign, self) for sign in signs]
        for key, sign in zip(self.pad, signs, strict=True):
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            key.clicked.connect(partial(self._pad_pressed, {"−": "-", "⌫": ""}.get(sign, sign)))
            key.hide()

    def begin(
        self,
        asked: Asked,
        speech: Speech,
        portraits: Sequence[str] = (),
        answers: Answers | None = None,
    ) -> None:
        """Ask anew; `portraits` are those of the sides."""
        self._asked, self._speech, self._portraits = asked, speech, portraits
        for answer in self._answers.values():
            answer.hide()
            answer.deleteLater()
        self._answers, self._fields, self._hidden, self._proposed = {}, [], {}, {}
        self._stepped_to = self._written = None
        self._follow(dict(answers or {}))

    def answers(self) -> Given:
        """Return what has been answered, and what is proposed where nothing was."""
        given = {name: one.answer() for name, one in self._answers.items()}
        for name, one in self._answers.items():
            if not one.picked and name in self._proposed:
                given[name] = self._proposed[name]
        return {**given, **self._hidden}

    def given(self) -> Given:
        """Return what somebody has answered, without what is proposed or usual."""
        return {name: one.answer() for name, one in self._answers.items() if one.picked}

    def set_hidden(self, name: Name, value: int) -> None:
        """Answer a question that is shown elsewhere."""
        self._hidden[name] = value

    def fields(self) -> Sequence[Field]:
        """Return what is asked, with what is shown elsewhere."""
        return self._fields

    def must(self) -> list[tuple[Field, int | None]]:
        """Return what is proposed and is not usual: it cannot be otherwise."""
        return [
            (one, self._proposed[one.name])
            for one in self._fields
            if one.name in self._proposed
            and self._proposed[one.name] != one.usual
            and not self._answers[one.name].picked
        ]

    def unreadable(self) -> bool:
        """Whether something is written that is no number."""
        return any(not one.readable() for one in self._answers.values())

    def input(self, key: str, side: int = TABLE) -> Answer:
        """Return the answer to a question."""
        return self._answers[key, side]

    def unanswered(self) -> Name | None:
        """Return the first question that waits for an answer, None if none does."""
        nothing = not any(one.picked for one in self._answers.values())
        for field in self._fields:
            answer = self._answers.get(field.name)
            if nothing and answer is not None and field.usual is None:
                return field.name
            if answer is None or answer.picked or field.usual is not None:
                continue
            if field.name in self._proposed or (field.blank and field.kind == NUMBER):
                continue
            return field.name
        return None

    def question(self, name: Name) -> str:
        """Return what is asked there, and of whom."""
        return self._answers[name].accessibleName()

    def take_focus(self) -> None:
        """Bring the keyboard to the first question that has no usual answer, or to the first."""
        every = list(self._answers.values())
        asked = [one for one in every if one.field.usual is None]
        for one in [*asked, *every][:1]:
            one.take_focus()

    # What is asked.

    def _follow(self, answers: Given) -> None:
        """Ask what is to be asked after these answers; what is asked already keeps its keys."""
        assert self._asked is not None
        picked, proposed = self.given() or answers, dict[Name, int | None]()
        fields: list[Field] = []
        given: Given = {**picked, **self._hidden}
        for _ in range(6):
            before = given
            fields = list(self._asked.entry_fields(given))
            usual = {
                one.name: one.usual
                for one in fields
                if one.usual is not None and one.name not in picked and not _of_side(one)
            }
            told = {**usual, **picked, **self._hidden}
            known = {one.name: told[one.name] for one in fields if one.name in told}
            proposed = dict(self._asked.proposed(known))
            given = {**told, **proposed}
            if before == given:
                break
        self._proposed = proposed
        self._show(fields, given, picked)

    def _show(self, fields: Sequence[Field], given: Given, picked: Given) -> None:
        self._filling = True
        here = self._focused()
        kept = {_shape(one.field): one for one in self._answers.values()}
        same = [_shape(one) for one in fields] == [_shape(one) for one in self._fields]
        self._fields, self._answers, self._plans = list(fields), {}, {}
        for field in fields:
            if not self._outcome and field.choices == WON_LOST:
                self._hidden.setdefault(field.name, field.usual or 0)
                continue
            answer = kept.pop(_shape(field), None) or self._answer(field)
            answer.field = field
            self._answers[field.name] = answer
            if field.name in picked:
                if not answer.picked or answer.answer() != picked[field.name]:
                    answer.show_given(picked[field.name])
            elif field.name not in self._proposed:
                answer.show_usual(given.get(field.name))
            else:
                answer.show_usual(None)
            there = field.name in self._proposed and field.name not in picked
            answer.propose(self._proposed.get(field.name), there=there)
        for answer in kept.values():
            answer.hide()
            answer.deleteLater()
        self._filling = False
        if not same:
            for one, after in zip(
                list(self._answers.values()), list(self._answers.values())[1:], strict=False
            ):
                _tab_order(one, after)
            self.lay_out()
            self.resized.emit()
            if here is not None and here in self._answers:
                if self._focused() != here:
                    self._answers[here].take_focus()
            elif here is not None:
                self.take_focus()

    def _answer(self, field: Field) -> Answer:
        answer = Answer(field, self._choices(field), self)
        text = self._text(field)
        name = self._speech.side(field.side) if self._speech and field.side != TABLE else ""
        said = f"{name}: {text}" if name else text
        answer.setAccessibleName(said)
        for key in answer.keys:
            # The group has the question; it is not repeated at each answer.
            one = f"{name}: {key.text()}" if name else key.text()
            key.setAccessibleName(text if field.kind == FLAG else one)
        if answer.edit is not None:
            answer.edit.setAccessibleName(said)
        answer.answered.connect(partial(self._answered, field.name))
        answer.done.connect(partial(self._enter, field.name))
        answer.stepped.connect(partial(self._step, field.name))
        answer.typed.connect(partial(self._typed, field.name))
        answer.written_in.connect(partial(self._write_in, answer))
        answer.unfolded.connect(self._plans_anew)
        answer.show()
        return answer

    def _text(self, field: Field) -> str:
        assert self._speech is not None
        return self._speech.text(f"entry.{field.key}")

    def _choices(self, field: Field) -> list[Choice]:
        """Return what can be answered; nothing where there are too many numbers for keys."""
        assert self._speech is not None
        speech, found = self._speech, list[Choice]()
        match field.kind:
            case "side":
                pictures = dict(enumerate(self._portraits))
                found = [
                    Choice(side, speech.side(side), pictures.get(side, "")) for side in field.sides
                ]
            case "choice":
                found = [
                    Choice(place, speech.text(f"entry.{field.key}.{one}"))
                    for place, one in enumerate(field.choices)
                ]
            case "flag":
                return [Choice(1, self._text(field))]
            case _ if field.high - field.low < MOST:
                found = [Choice(one, str(one)) for one in range(field.low, field.high + 1)]
            case _:
                return []
        if field.blank:
            word = "nobody" if field.kind == SIDE else "out"
            own = f"entry.{field.key}.{word}"
            text = speech.text(own if speech.has(own) else f"entry.{word}")
            found.append(Choice(None, text))
        return found

    # How it is answered.

    def _answered(self, name: Name) -> None:
        if self._filling:
            return
        if self._stepped_to == name:
            self._stepped_to = None
        self._follow({})
        self.changed.emit()

    def _focused(self) -> Name | None:
        return next((name for name, one in self._answers.items() if one.has_focus()), None)

    def _enter(self, name: Name) -> None:
        """Enter at a question: the deal is told, unless a digit has only now come here."""
        just_come, self._stepped_to = self._stepped_to == name, None
        if just_come:
            return
        names = list(self._answers)
        answer = self._answers[name]
        if answer.by_writing and names.index(name) + 1 < len(names) and not self._all_given():
            self._answers[names[names.index(name) + 1]].take_focus()
        else:
            self.entered.emit()

    def _all_given(self) -> bool:
        return all(one.picked or one.field.usual is not None for one in self._answers.values())

    def _step(self, name: Name) -> None:
        """Go on to the next question, if there is one, after a digit or a letter."""
        names = list(self._answers)
        place = names.index(name) + 1 if name in names else len(names)
        if place < len(names):
            after = self._answers[names[place]]
            after.take_focus()
            if not after.picked and after.field.usual is None:
                self._stepped_to = names[place]

    def _typed(self, name: Name, sign: str) -> None:
        """Let a key that answers nothing here answer the next question that has such a key."""
        if self.unanswered() is None and self.takes(sign):
            return
        names = list(self._answers)
        place = names.index(name)
        for one in (*names[place:], *names[:place]):
            answer = self._answers[one]
            if sign.isdecimal() and sign.isascii():
                if one == name or answer.picked or not answer.pick_digit(sign):
                    continue
            elif not answer.pick_letter(sign):
                continue
            answer = self._answers[one]
            answer.take_focus()
            if answer.field.kind != FLAG:
                self._step(one)
            return
        self.takes(sign)

    def _write_in(self, answer: Answer) -> None:
        self._written = answer.edit

    def _pad_pressed(self, sign: str) -> None:
        fields = [one.edit for one in self._answers.values() if one.edit and one.by_writing]
        if not fields:
            return
        if self._written not in fields:
            self._written = next((one for one in fields if not one.text()), fields[0])
        assert self._written is not None
        self._written.setFocus(Qt.FocusReason.MouseFocusReason)
        self._written.write(sign)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab goes from question to question; the arrows, within one."""
        here, names = self._focused(), list(self._answers)
        if here is not None:
            place = names.index(here) + (1 if next_one else -1)
            if 0 <= place < len(names):
                self._answers[names[place]].take_focus()
                return True
            last = self._answers[names[-1 if next_one else 0]]
            ends = [*last.keys, *([last.edit] if last.edit else [])]
            ends = [one for one in ends if not one.isHidden()]
            # From its end on as from any other widget.
            ends[-1 if next_one else 0].setFocus(Qt.FocusReason.TabFocusReason)
        return super().focusNextPrevChild(next_one)

    # Where everything lies.

    def set_scale(self, scale: float) -> None:
        """Have keys and letters so large, when laid out next, if there is room; 1 is usual."""
        self._scale = scale

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._planned(width, self._scale, 1).height

    def sizeHint(self) -> QSize:
        return QSize(480, self.heightForWidth(480))

    def needed(self, width: int, most: int) -> int:
        """How high it is at this width with all numbers pressed, if it may be this high."""
        plan = self._best(width, most, ways=(False,))
        return plan.height if plan.pressed else max(plan.height, most + 1)

    def lay_out(self) -> None:
        """Put every question where there is room for it."""
        if not self._answers:
            return
        plan = self._plan = self._best(self.width(), self.height())
        for row in (*plan.rows, *(row for card in plan.cards for row in card.rows)):
            row.answer.lay(row.keys, row.rects, row.size, plan.scale)
        for key, where in zip(self.pad, plan.pad or [QRect()] * len(self.pad), strict=True):
            key.set_scale(plan.scale)
            key.place(where)
            key.setVisible(not where.isEmpty())
        self.update()

    def _plans_anew(self) -> None:
        self._plans.clear()
        self.lay_out()

    def _best(self, width: int, height: int, ways: Sequence[bool] = (False, True)) -> _Plan:
        """Return the largest keys that fit; numbers are written only where keys for them do not."""
        scales, scale = [self._scale], self._scale
        while (scale := scale * (0.84 if scale > 1 else 0.92)) >= _LEAST:
            scales.append(scale)
        several = (1, 2) if any(_of_side(one.field) for one in self._answers.values()) else (1,)
        tried = []
        for written in ways:
            for scale in scales:
                for lines in several:
                    plan = self._planned(width, scale, lines, written=written)
                    tried.append(plan)
                    if plan.height <= height and (plan.pressed or written):
                        return plan
        return min(tried, key=lambda one: one.height)

    def _planned(self, width: int, scale: float, lines: int, *, written: bool = False) -> _Plan:
        """Everything at this scale, with the cards of persons in a number of lines."""
        of = (width, scale, lines, written)
        if of not in self._plans:
            self._plans[of] = self._newly_planned(*of)
        return self._plans[of]

    def _newly_planned(self, width: int, scale: float, lines: int, written: bool) -> _Plan:
        rows: list[_Row] = []
        cards: list[_Card] = []
        top, pressed = _TOP, True
        label_wide = self._label_width(width, scale)
        for of_side, some in groupby(self._answers.values(), key=lambda one: _of_side(one.field)):
            answers = list(some)
            if of_side:
                made, high, keys = self._cards(answers, width, top, scale, lines, written=written)
                cards += made
                pressed = pressed and keys
            else:
                made_rows, high = self._rows(answers, width, top, scale, label_wide)
                rows += made_rows
            top += high + round(_GAP * scale)
        every = [*rows, *(row for card in cards for row in card.rows)]
        pad: list[QRect] = []
        if any(row.rects is None for row in every):
            wide = min(round(41 * scale), (width - 11 * 6 - 8) // 12)
            low = any(row.answer.field.low < 0 for row in every)
            high = round(0.86 * HIGH * scale)
            signs = [*range(10), *([10] if low else []), 11]
            pad = [QRect()] * 12
            for at, sign in enumerate(signs):
                pad[sign] = QRect(4 + at * (wide + 6), top, wide, high)
            top += high + round(_GAP * scale)
        return _Plan(scale, rows, cards, pad, max(0, top - round(_GAP * scale)) + 6, pressed)

    def _label_width(self, width: int, scale: float) -> int:
        metrics = QFontMetrics(letters("text", 0.95 * scale, bold=True))
        words = [
            metrics.horizontalAdvance(self._label(one.field))
            for one in self._answers.values()
            if not _of_side(one.field)
        ]
        most = max(round(_LABEL * scale), round(0.24 * width))
        return min(most, round(0.27 * width), max(words, default=0) + 4)

    def _rows(
        self, answers: Sequence[Answer], width: int, top: int, scale: float, label: int
    ) -> tuple[list[_Row], int]:
        """Questions about the table, as many in a row as there is room for."""
        gap, high = round(10 * scale), round(HIGH * scale)
        metrics = QFontMetrics(letters("text", 0.95 * scale, bold=True))
        found: list[_Row] = []
        begun, left, row_high, flags = top, 0, 0, False
        for answer in answers:
            flag = answer.field.kind == FLAG
            whole = metrics.horizontalAdvance(self._label(answer.field)) + 4
            beside = 0 if flag and flags else label if not left else min(label, whole)
            space = (round(8 * scale) if flag and flags else round(24 * scale)) if left else 0
            room = width - label - gap
            rects = answer.in_row(room, scale)
            size = QSize(round(96 * scale), high)
            wide = max((one.right() + 1 for one in rects or ()), default=size.width())
            first_flag = flag and not flags
            if left and (first_flag or left + space + beside + gap + wide > width):
                top, left, row_high, space = top + row_high + gap, 0, 0, 0
                beside = label
            words_beside = 0 if flag and flags else beside
            x = left + space
            keys = x + beside + (gap if beside else 0)
            tall = max((one.bottom() + 1 for one in rects or ()), default=high)
            if beside:
                wraps, text = Qt.TextFlag.TextWordWrap, self._label(answer.field)
                asked = metrics.boundingRect(QRect(0, 0, beside, 999), wraps, text).height()
                tall = max(tall, asked)
            words = QRect(x, top, words_beside, max(high, asked) if beside else high)
            found.append(_Row(answer, words, QPoint(keys, top), rects, size))
            left, row_high, flags = keys + wide, max(row_high, tall), flag
        return found, top + row_high - begun

    def _cards(
        self,
        answers: Sequence[Answer],
        width: int,
        top: int,
        scale: float,
        lines: int,
        *,
        written: bool,
    ) -> tuple[list[_Card], int, bool]:
        """Return the cards of all persons in several lines, and whether all is pressed there."""
        sides = list(dict.fromkeys(one.field.side for one in answers))
        keys = list(dict.fromkeys(one.field.key for one in answers))
        per = -(-len(sides) // lines)
        close = 0.45 if width - round(_GAP * scale) * (per - 1) < _NARROW * per else 1.0
        gap, pad = round(close * _GAP * scale), round(close * _PAD * scale)
        wide = min(round(_CARD * scale), (width - gap * (per - 1)) // per)
        # Each below its column of the slate, as far as that goes.
        gap = max(gap, min((width - wide * per) // max(1, per - 1), wide // 2))
        inner = wide - 2 * pad
        name = round(1.5 * QFontMetrics(letters("text", scale)).height())
        small = QFontMetrics(letters("small", scale))
        several = len(keys) > 1
        words_wide = max(small.horizontalAdvance(self._text(one.field)) for one in answers) + 6
        # A word stands above its field where there is too little room beside it.
        caption = min(words_wide, inner // 2) if several and words_wide <= inner - 46 else 0
        lines_above = 1 if words_wide <= wide else 2
        above = lines_above * small.height() if several and not caption else 0
        by_hand = several or written
        laid = {one.field.name: None if by_hand else one.in_card(inner, scale) for one in answers}
        if any(rects is None for rects in laid.values()):
            laid = dict.fromkeys(laid)
        field = QSize(inner - caption, round(0.82 * HIGH * scale))
        cards, highest = [], 0
        for at, side in enumerate(sides):
            corner = QPoint((at % per) * (wide + gap), top + (at // per) * (highest + gap))
            rows, y = [], corner.y() + name
            for one in (answer for answer in answers if answer.field.side == side):
                rects = laid[one.field.name]
                words = QRect(corner.x() + pad, y, caption, field.height() if caption else 0)
                if above:
                    words = QRect(corner.x() + 5, y, wide - 6, above)
                y += above
                rows.append(_Row(one, words, QPoint(corner.x() + pad + caption, y), rects, field))
                y += max((rect.bottom() + 1 for rect in rects or ()), default=field.height())
                y += round(6 * scale)
            high = y + pad // 2 - corner.y()
            highest = max(highest, high)
            words = QRect(corner.x() + pad, corner.y(), inner, name)
            cards.append(_Card(side, QRect(corner, QSize(wide, high)), words, rows))
        many = all(not one.keys for one in answers)
        return cards, lines * highest + (lines - 1) * gap, many or None not in laid.values()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        plan, speech = self._plan, self._speech
        if plan is None or speech is None:
            return
        look, left = theme(), Qt.AlignmentFlag.AlignLeft
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            bold = letters("text", 0.95 * plan.scale, bold=True)
            for row in plan.rows:
                if row.label.width() > 0:
                    painter.setPen(colour(look.ink_head))
                    text = self._label(row.answer.field)
                    draw_wrapped(painter, QRectF(row.label), bold, text, left)
            focused = self._focused()
            for card in plan.cards:
                box = rounded(QRectF(card.box).adjusted(0.5, 0.5, -0.5, -0.5), 6)
                painter.fillPath(box, colour(look.field, 150))
                painter.setPen(QPen(colour(look.field_edge, 120), 1.0))
                painter.drawPath(box)
                painter.setPen(colour(look.ink))
                font = letters("text", 0.96 * plan.scale, bold=True)
                draw_text(painter, QRectF(card.name), font, speech.side(card.side), left)
                for row in card.rows:
                    if row.label.width() > 0:
                        painter.setPen(colour(look.ink_faint))
                        small = letters("small", plan.scale)
                        draw_wrapped(
                            painter, QRectF(row.label), small, self._text(row.answer.field), left
                        )
                if focused is not None and focused[1] == card.side:
                    focus_ring(painter, box)

    def _label(self, field: Field) -> str:
        if field.kind == FLAG:
            assert self._speech is not None
            return self._speech.text("entry.flags")
        return self._text(field)

    def asks_each(self) -> str:
        """Return what is asked of every person, if that is one thing; "" otherwise."""
        texts = {self._text(one) for one in self._fields if _of_side(one)}
        return texts.pop() if len(texts) == 1 else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()


def _of_side(field: Field) -> bool:
    return field.side != TABLE and field.kind == NUMBER


def _shape(field: Field) -> tuple[object, ...]:
    return (field.name, field.kind, field.low, field.high, field.choices, field.sides, field.blank)


def _tab_order(one: Answer, after: Answer) -> None:
    """Have the keys of one question come before those of the next."""
    ends = [*one.keys, *([one.edit] if one.edit else [])]
    begins = [*after.keys, *([after.edit] if after.edit else [])]
    for first, then in zip([ends[-1], *begins], begins, strict=False):
        QWidget.setTabOrder(first, then)
