"""The table of choices of one decision: what each would have come to, and who chose it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
)

from desktop.common import plain_text
from desktop.common.columns import Columns
from desktop.common.numbers import shown
from desktop.common.sentences import capital
from desktop.scene.speech import Speech
from desktop.session.worker import Answer
from engine.facts import Prospect
from engine.moves import Move
from engine.review import Decision

translate = QCoreApplication.translate

LEAST, FEW, USUAL = 2, 3, 6
"""How many choices are seen without scrolling: at least, in a low window and in a high one."""
LOW = 650
"""Pixels; a window that is not higher is low."""
NONE = "–"
NUMBERS = 2
"""From this column on stand numbers."""
FINE = 10.0
"""Where all is below this, numbers are told to the hundredth."""


class ChoicesTable(QTableWidget):
    """The choices of one decision, the best first."""

    def __init__(self) -> None:
        super().__init__()
        self._made = 0
        """The row of what was done."""
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self._columns = Columns(self, 0)
        self.verticalHeader().setDefaultSectionSize(round(1.6 * self.fontMetrics().height()))
        self.horizontalHeader().setHighlightSections(False)
        self.setAccessibleName(translate("hindsight", "Compare the choices"))
        self.setMinimumHeight(self._high(LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _high(self, choices: int) -> int:
        """How high it is with its head and this number of choices; the others are scrolled to."""
        row = self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + choices * row + 4

    def sizeHint(self) -> QSize:
        return QSize(480, self._high(USUAL if self.window().height() > LOW else FEW))

    def empty(self) -> None:
        """Show nothing."""
        self.setRowCount(0)
        self.setColumnCount(0)

    def show_choices(
        self, decision: Decision, answer: Answer, speech: Speech, *, hint: bool = False
    ) -> None:
        """Show what the choices come to; what was done stands out, or what a `hint` said."""
        its = reckoned(answer)
        unit, meant = speech.text(f"worth.{answer.unit}"), speech.text(f"meant.{answer.unit}")
        self._head(unit, meant, reckoned_then(speech.name(decision.seat)) if its else None)
        self.setRowCount(len(answer.prospects))
        for row, one in enumerate(answer.prospects):
            whose = translate("hindsight", "hint") if hint else speech.name(decision.seat)
            texts = (speech.move(one.move), _chosen_by(one, decision, answer, whose))
            numbers = _numbers(one, answer.prospects)
            own = [number(its[one.move], answer.prospects) if one.move in its else NONE]
            for column, text in enumerate((*texts, *numbers, *(own if its else ()))):
                self.setItem(row, column, self._cell(text, column, one.move == decision.made))
        self._columns.fit()
        self.setCurrentCell(-1, -1)
        moves = [one.move for one in answer.prospects]
        self._made = moves.index(decision.made)
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """Scroll to what was done."""
        if self._made < self.rowCount():
            hint = QAbstractItemView.ScrollHint.EnsureVisible
            self.scrollTo(self.model().index(self._made, 0), hint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_in_sight()

    def _head(self, unit: str, meant: str, then: tuple[str, str] | None) -> None:
        """Name the columns; the choice has the room that the others leave."""
        behind = translate(
            "hindsight",
            "How far this falls short of the best choice, on average. Details: the ± is a 95 % "
            "interval.",
        )
        best = translate("hindsight", "How often nothing else did better.")
        heads = [
            (translate("hindsight", "Choice"), ""),
            (translate("hindsight", "Who chose it"), ""),
            (unit, meant),
            (translate("hindsight", "Costs"), behind),
            (translate("hindsight", "How often best"), best),
        ]
        if then is not None:
            heads.append((then[0], capital(then[1])))
        self.setColumnCount(len(heads))
        for column, (text, meaning) in enumerate(heads):
            item = QTableWidgetItem(text)
            item.setToolTip(plain_text.tip(meaning))
            item.setTextAlignment(_side(column))
            self.setHorizontalHeaderItem(column, item)

    def _cell(self, text: str, column: int, made: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setTextAlignment(_side(column))
        if not column:
            item.setToolTip(plain_text.tip(text))
        if made:
            font = self.font()
            font.setBold(True)
            item.setFont(font)
        return item


def _side(column: int) -> Qt.AlignmentFlag:
    """Words stand at the left of their column, numbers at the right."""
    side = Qt.AlignmentFlag.AlignLeft if column < NUMBERS else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def reckoned_then(name: str) -> tuple[str, str]:
    """Return what stands above the numbers of the bot of this name, and what they mean."""
    meaning = translate("hindsight", "how it did in {name}’s own trial deals.")
    return translate("hindsight", "At the time"), meaning.format(name=name)


def reckoned(answer: Answer) -> dict[Move, float]:
    """Return what each choice came to for the bot that decided; nothing where that is known."""
    weighed = () if answer.why is None else answer.why.weighed
    its = {one.move: one.worth for one in weighed if one.deals}
    told = {one.move: one.worth for one in answer.prospects}
    return {} if its.items() <= told.items() else its


def number(value: float, found: Sequence[Prospect]) -> str:
    """Return a value as text: with two decimals where all values are small, else with one."""
    fine = max(abs(one.worth) for one in found) < FINE
    return shown(QLocale().toString(value, "f", 2 if fine else 1))


def _numbers(one: Prospect, found: Sequence[Prospect]) -> tuple[str, str, str]:
    """Return what it comes to, how far behind that is, and in how many deals it is best."""
    if not one.deals:
        return NONE, NONE, NONE
    worth, behind, error = (number(value, found) for value in (one.worth, one.behind, one.error))
    lag = f"{behind} ± {error}" if one.behind or one.error else NONE
    best = translate("hindsight", "in {best} of {deals}").format(best=one.best, deals=one.deals)
    return worth, lag, best


def _chosen_by(one: Prospect, decision: Decision, answer: Answer, whose: str) -> str:
    who = [whose] if one.move == decision.made else []
    if answer.advice is not None and one.move == answer.advice.move:
        who.append(translate("hindsight", "strong player"))
    return ", ".join(who)
