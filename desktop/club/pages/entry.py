"""The form for a table's result, filled with keys only: table number, Enter, figures with Enter.

A result that the rules refuse is reported at once and can be entered all the same with a written
reason. Where the evening demands it, a result counts only after a second entry. Changing a result
that counts is a correction and needs a reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import words
from desktop.club.model.office import Office
from desktop.common import plain_text
from desktop.common.form_fields import clear_layout
from desktop.common.numbers import shown
from engine.head import Event
from engine.tournament.rounds import Round

translate = QCoreApplication.translate


class Entry(QWidget):
    """The form below the tables."""

    picked = Signal(int)
    """The table that is being entered, 0 for none."""
    entered = Signal(int)
    """The result of this table has been taken."""

    def __init__(self, office: Office) -> None:
        super().__init__()
        self._office = office
        self._round = 0
        self._table = 0
        self._insisting = False
        """Whether what was refused is to be entered all the same."""
        self.table = QLineEdit()
        self.table.setMaximumWidth(80)
        self.figures: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self._reason_label = QLabel()
        self.take = QPushButton()
        self.say = QLabel(wordWrap=True)
        self._table_label = QLabel()
        self._table_label.setBuddy(self.table)
        self._sides = QGridLayout()
        self._sides.setVerticalSpacing(2)
        self._build()
        self.table.returnPressed.connect(self._pick)
        self.table.textEdited.connect(lambda _: self.drop())
        self.reason.returnPressed.connect(self.commit)
        self.take.clicked.connect(self.commit)
        self.retranslate()
        self.drop()

    def _build(self) -> None:
        row = QHBoxLayout()
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self._table_label)
        left.addWidget(self.table)
        row.addLayout(left)
        row.addLayout(self._sides, 1)
        why = QVBoxLayout()
        why.setSpacing(2)
        why.addWidget(self._reason_label)
        why.addWidget(self.reason)
        row.addLayout(why, 1)
        row.addWidget(self.take, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.say)

    # Which table.

    @property
    def current(self) -> int:
        """The table that is being entered, 0 for none."""
        return self._table

    def show_round(self, number: int) -> None:
        """Enter results of this round from now on."""
        if number != self._round:
            self._round = number
            self.drop()
            self.propose()

    def propose(self) -> None:
        """Write the next open table into the field, ready to be typed over."""
        one = self._one()
        open_tables = one.open_tables() if one is not None and one.started else []
        later = [table for table in open_tables if table > self._table]
        wanted = later or open_tables
        self.table.setText(str(wanted[0]) if wanted else "")
        self.table.selectAll()

    def _one(self) -> Round | None:
        if self._office.tournament is None or not 0 < self._round <= len(self._office.book.rounds):
            return None
        return self._office.book.rounds[self._round - 1]

    def pick(self, table: int) -> None:
        """Enter the result of this table now."""
        self.table.setText(str(table))
        self._pick()

    def _pick(self) -> None:
        one, typed = self._one(), self.table.text().strip()
        self.drop()
        if one is None or one.draw is None:
            return
        if not typed.isdecimal() or int(typed) not in one.tables():
            if typed:
                self._tell(translate("club", "There is no table {0}.").format(typed))
            return
        if not one.started:
            self._tell(translate("club", "Round {0} has not begun yet.").format(one.number))
            return
        self._table = int(typed)
        self._show_sides(one)
        self.picked.emit(self._table)
        self._tell_how(one)
        self.figures[0].setFocus()
        self.figures[0].selectAll()

    def drop(self) -> None:
        """No table is being entered."""
        self._table = 0
        clear_layout(self._sides)
        self.figures, self._labels = [], []
        self._ask_reason("")
        self.take.setEnabled(False)
        self._tell("")
        self.picked.emit(0)

    def _show_sides(self, one: Round) -> None:
        book = self._office.book
        result = one.results.get(self._table)
        for place, side in enumerate(book.sides(one.seated(self._table))):
            name = " & ".join(words.who(book, who) for who in side)
            label, field = QLabel(name), QLineEdit()
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setMinimumWidth(1)
            field.setAccessibleName(name)
            field.setToolTip(plain_text.tip(name))
            field.setMaxLength(9)
            field.setMinimumWidth(52)
            if result is not None and self._kind(one) != "again":
                field.setText(str(result.values[place]))
            field.returnPressed.connect(lambda place=place: self._next(place))
            field.textEdited.connect(lambda _: self._show_sum())
            self._sides.addWidget(label, 0, place)
            self._sides.addWidget(field, 1, place)
            self._sides.setColumnStretch(place, 1)
            # At once: who types fast must not type into a field that is not there yet.
            label.setVisible(self.isVisible())
            field.setVisible(self.isVisible())
            self._labels.append(label)
            self.figures.append(field)
        self.take.setEnabled(True)

    def _kind(self, one: Round) -> str:
        """What entering this table now is: "result", "again" or "correct"."""
        result = one.results.get(self._table)
        if result is None:
            return "result"
        if one.closed or one.number < len(self._office.book.drawn):
            return "correct"
        if one.twice and not result.confirmed and result.again is None:
            return "again"
        return "result"

    def _tell_how(self, one: Round) -> None:
        kind = self._kind(one)
        if kind == "correct":
            self._ask_reason(translate("club", "&Reason for correcting it"))
            self._tell(
                translate("club", "Table {0} has a result: this corrects it.").format(self._table)
            )
        elif kind == "again":
            self._tell(translate("club", "Second entry of table {0}.").format(self._table))
        else:
            self._show_sum()

    # The figures.

    def _next(self, place: int) -> None:
        if self._figure(place) is None:
            self._tell(translate("club", "A whole number is needed here."))
            self.figures[place].selectAll()
        elif place + 1 < len(self.figures):
            self.figures[place + 1].setFocus()
            self.figures[place + 1].selectAll()
        elif self.reason.isVisible() and not self.reason.text().strip():
            self.reason.setFocus()
        else:
            self.commit()

    def _figure(self, place: int) -> int | None:
        text = self.figures[place].text().strip().replace("−", "-").replace("–", "-")
        try:
            return int(text)
        except ValueError:
            return None

    def _show_sum(self) -> None:
        figures = [self._figure(place) or 0 for place in range(len(self.figures))]
        one = self._one()
        if one is None or not figures:
            return
        sums = self._office.book.head.sums
        size = len(one.seated(self._table))
        wanted = sums.get(size, sums.get(0))
        text = translate("club", "Sum {0}").format(shown(sum(figures)))
        if wanted is not None:
            text = translate("club", "Sum {0} of {1}").format(shown(sum(figures)), shown(wanted))
            text += " ✓" if sum(figures) == wanted else ""
        self._tell(text)

    def commit(self) -> None:
        """Have the result taken, or say why it cannot be."""
        one = self._one()
        figures = [self._figure(place) for place in range(len(self.figures))]
        if one is None or not self._table:
            return
        if None in figures:
            self.figures[figures.index(None)].setFocus()
            self._tell(translate("club", "A whole number is needed here."))
            return
        event = self._event(one, [value for value in figures if value is not None])
        table = self._table
        if why := self._office.attempt(event):
            self._refused(why, one)
            return
        self.drop()
        self._table = table
        self.propose()
        self._table = 0
        self._say_taken(table)
        self.entered.emit(table)
        self.table.setFocus()

    def _event(self, one: Round, values: Sequence[int]) -> Event:
        kind = self._kind(one)
        event: Event = {kind: [one.number, self._table], "values": list(values)}
        if why := self.reason.text().strip():
            event["reason" if kind == "correct" else "despite"] = why
            if kind == "correct" and self._insisting:
                event["despite"] = why
        return event

    def _refused(self, why: str, one: Round) -> None:
        """Say why, and offer to insist on it with a reason."""
        self._insisting = True
        if self._kind(one) != "correct":
            self._ask_reason(translate("club", "&Reason why it stands all the same"))
        self._tell("⚠ " + why)
        self.figures[0].setFocus()
        self.figures[0].selectAll()

    def _ask_reason(self, question: str) -> None:
        self._reason_label.setText(question)
        self._reason_label.setBuddy(self.reason)
        self.reason.setAccessibleName(question.replace("&", ""))
        if not question:
            self.reason.clear()
            self._insisting = False
        for widget in (self._reason_label, self.reason):
            widget.setVisible(bool(question))

    def _say_taken(self, table: int) -> None:
        one = self._one()
        if one is None:
            return
        result = one.results.get(table)
        if result is not None and result.again is not None:
            text = "⚠ " + translate(
                "club", "The two entries of table {0} differ: look at the sheet and enter it again."
            ).format(table)
        elif one.twice and result is not None and not result.confirmed:
            text = translate("club", "Table {0} is entered once.").format(table)
        else:
            text = translate("club", "Table {0} is in.").format(table)
        if one.state == "complete":
            text += " " + translate("club", "All tables are in.")
        self._tell(text)

    def _tell(self, text: str) -> None:
        self.say.setText(text)
        self.say.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._table:
            self.drop()
            self.propose()
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._table_label.setText(translate("club", "Ta&ble"))
        self.table.setToolTip(
            translate("club", "Number of the table, Enter; then the figures, Enter after each")
        )
        self.take.setText(translate("club", "Ta&ke it"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.drop()
        super().changeEvent(event)
