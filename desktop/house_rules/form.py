"""The form of the house rules, made from what a game's Options declare.

The options give groups, values and dependencies, the speech gives the texts; no game is named here.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from desktop.common import plain_text
from desktop.common.form_fields import Choice, Number
from desktop.common.heard_as import part
from desktop.common.languages import Retranslated
from desktop.common.sentences import capital
from desktop.house_rules.fields import Keys, YesNo
from desktop.look.lettering import letters, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts import Section
from desktop.look.theme import colour, theme
from desktop.scene import rules_text
from desktop.scene.speech import Speech
from engine.options import Options, Value

translate = QCoreApplication.translate

Field = Keys | YesNo | Choice | Number

MANY = 40
"""From this number of values on one is typed rather than looked for in a list."""
KEYS, LETTERS = 5, 26
"""How many values with so many letters together stand side by side; more are a list."""

ROW, HEAD, GAP = 43, 36, 10
"""Pixels at a scale of 1: of a rule, of the name of a group, between two groups."""
ROWS = (43, 40, 38, 36)
"""How high a rule may be where there is less room for all."""
BETWEEN = 46
"""Pixels between the columns."""
COLUMN = 470
"""The least width of a column in pixels, at a scale of 1, or there is only one."""
OUT = 14
"""How far a mark reaches beyond what stands in its row."""


def in_order(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Values in the order in which they are offered: numbers by size, words as declared."""
    numbers = [value for value in values if isinstance(value, int)]
    return tuple(sorted(numbers)) if len(numbers) == len(values) else values


class OptionsForm(Retranslated, QWidget):
    """A row for every house rule that applies, in groups; what differs from a variant is marked."""

    changed = Signal()
    """The house rules are others than before."""
    pointed = Signal(str)
    """The mouse or the keyboard has come to this rule."""
    needs = Signal()
    """It needs more room or less."""

    def __init__(self, kind: type[Options], speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        part(self)
        self._kind = kind
        self._speech = speech
        self._options = kind()
        self._base, self._base_name = self._options, ""
        self._scale, self._row = users_scale(), ROW
        self._columns, self._reserved, self._apart = 0, 0, False
        self._filling = False
        self._heads = {group: Section("", self) for group in kind.groups()}
        self._rows: dict[str, RuleRow] = {}
        for names in kind.groups().values():
            for name in names:
                row = self._rows[name] = RuleRow(self)
                row.pointed.connect(partial(self.pointed.emit, name))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()
        self.set_options(self._options)

    def _make(self, name: str) -> Field:
        """Return the field of an option.

        What suits the number of its values and the length of words.
        """
        values = self._kind.values(name)
        if all(isinstance(value, bool) for value in values):
            return YesNo()
        offered = in_order(values)
        if len(offered) > MANY and all(isinstance(value, int) for value in offered):
            return Number([value for value in offered if isinstance(value, int)])
        words = sum(len(self._speech.value(name, value)) for value in offered)
        if len(offered) <= KEYS and words <= LETTERS:
            return Keys(offered)
        choice = Choice(offered)
        choice.may_shrink = True
        return choice

    # What is chosen.

    def field(self, name: str) -> Field:
        """Return the field of an option."""
        return self._rows[name].field

    def row(self, name: str) -> RuleRow:
        """Return the row of an option."""
        return self._rows[name]

    def options(self) -> Options:
        """Return the house rules as they stand in the form."""
        return self._options

    def set_options(self, options: Options) -> None:
        """Show these house rules."""
        self._filling = True
        for name, value in options:
            self.field(name).set_value(value)
        self._filling = False
        self._edited()

    def set_base(self, options: Options, name: str) -> None:
        """Mark what differs from these house rules, which are called so."""
        self._base, self._base_name = options, name
        self._mark()

    def different(self) -> tuple[str, ...]:
        """Return the rules that are not as in the variant, and mean anything."""
        return self._options.different(self._base)

    def shown(self) -> list[str]:
        """Return the rules that apply, in the order in which they stand."""
        return [name for name in self._rows if self._options.applies(name)]

    def _edited(self) -> None:
        if self._filling:
            return
        before = self._options
        self._options = self._kind.from_dict(
            {name: self.field(name).value() for name in self._rows}
        )
        for name, row in self._rows.items():
            row.setVisible(self._options.applies(name))
        for group, names in self._kind.groups().items():
            self._heads[group].setVisible(any(map(self._options.applies, names)))
        self._mark()
        self._lay_out()
        if self._options != before:
            self.needs.emit()
            self.changed.emit()

    def _mark(self) -> None:
        different, values = self.different(), self._base.as_dict()
        for name, row in self._rows.items():
            told = ""
            if name in different and self._base_name:
                value = self._speech.value(name, values[name])
                told = f"{self._base_name}: {value}"
            row.mark(told)

    # How it is laid out.

    def set_scale(self, scale: float) -> None:
        """Set its letters and measures larger or smaller; 1 is usual."""
        self._scale = scale
        for head in self._heads.values():
            head.set_scale(scale)
        for row in self._rows.values():
            row.set_scale(scale)
        self._lay_out()

    def set_columns(
        self, columns: int, row: int = ROW, reserved: int = 0, *, apart: bool = False
    ) -> None:
        """Stand in this number of columns, 0 for as many as have room.

        `row` is the height of a row at a scale of 1; `reserved` pixels stay free at the foot of the
        first column where there are two. If groups may stand `apart`, one of them may begin in the
        first column and end in the second.
        """
        self._columns, self._row, self._reserved, self._apart = columns, row, reserved, apart
        self._lay_out()

    def sizeHint(self) -> QSize:
        wide = round(COLUMN * self._scale)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(0.6 * COLUMN * self._scale), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """With what is left free at the foot of the first column."""
        places = [place for _, place in self._places(width)]
        low = max((place.bottom() + 1 for place in places), default=0)
        if not self._reserved:
            return low
        first = [place for place in places if place.center().x() < width // 2]
        return max(low, max(place.bottom() + 1 for place in first) + self._reserved)

    def top_of(self, group: str) -> int:
        """How far down a group begins."""
        return self._heads[group].y()

    def groups(self) -> list[str]:
        """Return the groups that are shown."""
        return [group for group, head in self._heads.items() if not head.isHidden()]

    def title(self, group: str) -> str:
        """Return what a group is called."""
        return self._speech.text(f"group.{group}")

    def _lay_out(self) -> None:
        for widget, place in self._places(self.width()):
            widget.setGeometry(place)
        self.updateGeometry()

    def _places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Where everything lies in this width."""
        out, between = round(OUT * self._scale), round(BETWEEN * self._scale)
        two = width - 2 * out >= 2 * COLUMN * self._scale + between
        columns = self._columns or 1 + two
        wide = (width - 2 * out - (columns - 1) * between) // columns
        items = [one for group in self.groups() for one in self._block(group, wide)]
        split = self._split(items) if columns == 2 else len(items)
        gap = round(GAP * self._scale)
        for number, column in enumerate((items[:split], items[split:])):
            left, top = out + number * (wide + between), 0
            for widget, high in column:
                if isinstance(widget, RuleRow):
                    yield widget, QRect(left - out, top, wide + 2 * out, high)
                else:
                    top += gap if top else 0
                    yield widget, QRect(left, top, wide, high)
                top += high

    def _block(self, group: str, wide: int) -> list[tuple[QWidget, int]]:
        """Return a group's name and rules, each with its height."""
        rows = [self._rows[name] for name in self._kind.groups()[group]]
        least, out = round(self._row * self._scale), round(OUT * self._scale)
        return [
            (self._heads[group], round(HEAD * self._scale)),
            *((row, max(least, row.needed(wide + 2 * out))) for row in rows if not row.isHidden()),
        ]

    def _split(self, items: list[tuple[QWidget, int]]) -> int:
        """How much stands in the first column, so that neither is longer than it must be."""
        gap = round(GAP * self._scale)
        heads = [not isinstance(widget, RuleRow) for widget, _ in items]
        high = [one + gap * head for (_, one), head in zip(items, heads, strict=True)]

        def longer(split: int) -> int:
            return max(sum(high[:split]) + self._reserved, sum(high[split:]))

        def may(split: int) -> bool:
            """No head stands alone, and no group apart that need not."""
            return split == len(items) or heads[split] or (self._apart and not heads[split - 1])

        return min(filter(may, range(1, len(items) + 1)), key=longer, default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # Words.

    def show_tips(self) -> None:
        """Explain each rule in a tip, where there is no place for it."""
        for name, row in self._rows.items():
            row.setToolTip(plain_text.tip(": ".join(filter(None, self.explained(name)))))

    def explained(self, name: str) -> tuple[str, str]:
        """Return what the booklet says of a rule: what it is about, and the sentence."""
        lang = self._speech.language.code
        about, told = rules_text.explained(self._speech.rules.game.name, name, lang)
        return about, capital(told) if told else ""

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._filling = True
        for group, head in self._heads.items():
            head.setText(self.title(group))
        for name, row in self._rows.items():
            self._renew(name, row)
            row.say(self._speech.option(name), ": ".join(filter(None, self.explained(name))))
            row.field.say(partial(self._value, name))
        self._filling = False
        for one, after in pairwise(self.keyboard_fields()):
            QWidget.setTabOrder(one, after)
        self._mark()
        self._lay_out()
        self.needs.emit()

    def _renew(self, name: str, row: RuleRow) -> None:
        """Have another kind of field where words of another length ask for it."""
        made = self._make(name)
        if row.has_field and type(made) is type(row.field):
            made.deleteLater()
            return
        if row.has_field:
            made.set_value(row.field.value())
        made.chosen.connect(self._edited)
        row.take_field(made)

    def keyboard_fields(self) -> list[QWidget]:
        """Return what takes the keyboard, in the order in which it stands."""
        return [stop for row in self._rows.values() for stop in row.stops()]

    def _value(self, name: str, value: Hashable) -> str:
        assert isinstance(value, bool | int | str)
        return self._speech.value(name, value)


class RuleRow(QWidget):
    """One house rule: its words at the left, its field at the right, edges flush.

    What differs from the variant has a yellow ground, a red edge, and a line that says how it is
    there. The ring of focus goes round the whole row.
    """

    pointed = Signal()
    """The mouse or the keyboard has come here."""
    field: Field

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale, self._marked, self._said = users_scale(), "", ""
        self.has_field = False
        self.label, self.aside = _Words(self), QLabel(self)
        for one in (self.label, self.aside):
            one.setTextFormat(Qt.TextFormat.PlainText)
            one.setWordWrap(True)
        self.aside.hide()

    def take_field(self, field: Field) -> None:
        """Have this field, in place of the one so far."""
        if self.has_field:
            for one in (self.field, *self.field.findChildren(QWidget)):
                one.removeEventFilter(self)
            self.field.hide()
            self.field.deleteLater()
        self.field, self.has_field = field, True
        field.setParent(self)
        for stop in self.stops():
            stop.installEventFilter(self)
        self.label.setBuddy(self.stop())
        field.show()
        self._dress()

    def stops(self) -> list[QWidget]:
        """Return what takes the keyboard here."""
        return list(self.field.keys) if isinstance(self.field, Keys) else [self.field]

    def stop(self) -> QWidget:
        """Return what Tab comes to."""
        return self.field.down() if isinstance(self.field, Keys) else self.field

    def say(self, text: str, explained: str) -> None:
        """Say what the rule is about, and what the booklet says of it."""
        self._said = text
        self.label.setText(text)
        self.field.setAccessibleName(text)
        self.field.setAccessibleDescription(explained)
        for key in self.field.keys if isinstance(self.field, Keys) else ():
            key.setAccessibleDescription(text)

    def mark(self, told: str) -> None:
        """Mark that the rule is otherwise than there, and say how it is there; "" for neither."""
        self._marked = told
        self.aside.setText(told)
        self.aside.setVisible(bool(told))
        self._dress()

    @property
    def marked(self) -> str:
        """How it is in the variant where it differs, "" where it does not."""
        return self._marked

    def set_scale(self, scale: float) -> None:
        """Set its letters and measures larger or smaller; 1 is usual."""
        self._scale = scale
        self._dress()

    def _dress(self) -> None:
        self.label.setFont(letters("text", self._scale, bold=bool(self._marked)))
        self.aside.setFont(letters("small", self._scale, italic=True))
        palette = self.aside.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(theme().bad))
        self.aside.setPalette(palette)
        if self.has_field:
            if isinstance(self.field, Keys | YesNo):
                self.field.set_scale(self._scale)
            else:
                self.field.setFont(letters("text", 0.95 * self._scale))
        self._lay_out()
        self.update()

    # How it is laid out.

    def _field_size(self, wide: int) -> QSize:
        size = self.field.sizeHint()
        return QSize(min(size.width(), round(0.62 * wide)), size.height())

    def needed(self, wide: int) -> int:
        """How high it has to be in this width."""
        out = round(OUT * self._scale)
        size = self._field_size(wide - 2 * out)
        room = wide - 2 * out - size.width() - round(12 * self._scale)
        words = self.label.heightForWidth(room)
        if self._marked:
            words += self.aside.heightForWidth(room) - round(3 * self._scale)
        return max(words, size.height()) + round(4 * self._scale)

    def _lay_out(self) -> None:
        if not self.has_field:
            return
        out = round(OUT * self._scale)
        inside = self.rect().adjusted(out, 0, -out, 0)
        size = self._field_size(inside.width())
        place = QRect(0, 0, size.width(), min(size.height(), self.height()))
        place.moveCenter(inside.center())
        place.moveRight(inside.right())
        self.field.setGeometry(place)
        room = place.left() - round(12 * self._scale) - inside.left()
        words = self.label.heightForWidth(room)
        below = self.aside.heightForWidth(room) if self._marked else 0
        overlap = round(3 * self._scale) if below else 0
        top = (self.height() - words - below + overlap) // 2
        self.label.setGeometry(inside.left(), top, room, words)
        self.aside.setGeometry(inside.left(), top + words - overlap, room, below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # What comes here.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            if event.type() == QEvent.Type.FocusIn:
                self.pointed.emit()
            self.update()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit()
        super().enterEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the keyboard to the field beside which is pressed, and turn a slider."""
        self.stop().setFocus(Qt.FocusReason.MouseFocusReason)
        if isinstance(self.field, QAbstractButton):
            self.field.click()

    def _focused(self) -> bool:
        return any(stop.hasFocus() for stop in self.stops())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._marked:
                ground = body.adjusted(0, 1, -6 * self._scale, -1)
                fall = QLinearGradient(ground.topLeft(), ground.topRight())
                fall.setColorAt(0, QColor(look.chosen))
                fall.setColorAt(1, colour(look.chosen, 110))
                painter.fillPath(rounded(ground, 2), fall)
                edge = QRectF(ground)
                edge.setWidth(4 * self._scale)
                painter.fillPath(rounded(edge, 2), QColor(look.bad))
            if self._focused():
                ring = body.adjusted(6 * self._scale, 2, -6 * self._scale, -2)
                focus_ring(painter, rounded(ring, 5))


class _Words(QLabel):
    """What a rule is about; a press goes to its row."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()
