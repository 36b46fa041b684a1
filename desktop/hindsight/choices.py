"""The table of choices: what each would have come to, and who chose it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from desktop.speech import Speech
from desktop.worker import Answer
from engine.facts import Prospect
from engine.hindsight import Decision

translate = QCoreApplication.translate

NONE = "–"
FINE = 10.0
"""Numbers below this are told to the hundredth."""


class Choices(QTableWidget):
    """The choices of one decision, the best first."""

    def __init__(self) -> None:
        super().__init__()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(1.6 * self.fontMetrics().height()))
        self.horizontalHeader().setHighlightSections(False)
        self.setAccessibleName(translate("hindsight", "What each choice comes to"))
        # As high as its head and four choices; the others are scrolled to.
        row = self.verticalHeader().defaultSectionSize()
        self.setMinimumHeight(self.horizontalHeader().sizeHint().height() + 4 * row)

    def empty(self) -> None:
        """Show nothing."""
        self.setRowCount(0)
        self.setColumnCount(0)

    def show_choices(self, decision: Decision, answer: Answer, speech: Speech) -> None:
        """Show what the choices come to; what was done stands out."""
        heads = (
            translate("hindsight", "Choice"),
            speech.text(f"worth.{answer.unit}"),
            translate("hindsight", "Behind"),
            translate("hindsight", "Best in"),
            translate("hindsight", "Chosen by"),
        )
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        self._explain()
        self.setRowCount(len(answer.prospects))
        digits = _digits(answer.prospects)
        for row, one in enumerate(answer.prospects):
            numbers = _numbers(one, digits)
            who = _chosen_by(one, decision, answer, speech)
            for column, text in enumerate((speech.move(one.move), *numbers, who)):
                self.setItem(row, column, self._cell(text, column, one.move == decision.made))
        self._share_out()
        self.scrollToTop()
        self.setCurrentCell(-1, -1)

    def _share_out(self) -> None:
        """The choice has the room that the numbers leave."""
        mode = QHeaderView.ResizeMode
        for column in range(self.columnCount()):
            how = mode.Stretch if column == 0 else mode.ResizeToContents
            self.horizontalHeader().setSectionResizeMode(column, how)

    def _explain(self) -> None:
        """What the heads mean, for who stays at one."""
        behind = translate(
            "hindsight",
            "By how much it lags behind the best choice in the same deals; "
            "the ± holds in 95 of 100 cases.",
        )
        best = translate("hindsight", "In so many of the deals tried nothing came out better.")
        for column, text in ((2, behind), (3, best)):
            self.horizontalHeaderItem(column).setToolTip(text)

    def _cell(self, text: str, column: int, made: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        if 0 < column < 4:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        elif not column:
            item.setToolTip(text)
        if made:
            font = self.font()
            font.setBold(True)
            item.setFont(font)
        return item


def _digits(found: Sequence[Prospect]) -> int:
    return 2 if max(abs(one.worth) for one in found) < FINE else 1


def _numbers(one: Prospect, digits: int) -> tuple[str, str, str]:
    """What it comes to, how far behind that is, and in how many deals it is best."""
    if not one.deals:
        return NONE, NONE, NONE
    locale = QLocale()
    worth, behind, error = (
        locale.toString(value, "f", digits) for value in (one.worth, one.behind, one.error)
    )
    lag = f"{behind} ± {error}" if one.behind or one.error else NONE
    best = translate("hindsight", "{best} of {deals}").format(best=one.best, deals=one.deals)
    return worth, lag, best


def _chosen_by(one: Prospect, decision: Decision, answer: Answer, speech: Speech) -> str:
    who = [speech.name(decision.seat)] if one.move == decision.made else []
    if answer.advice is not None and one.move == answer.advice.move:
        who.append(translate("hindsight", "strong player"))
    return ", ".join(who)
