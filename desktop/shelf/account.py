"""The dialog of the Kasse: the value of a point, how amounts are rounded, and who owes whom.

`engine.settling` reckons it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.common.form_fields import Choice
from desktop.common.languages import Retranslated
from desktop.common.numbers import shown
from desktop.common.people import is_you
from desktop.sheet.page import SheetPage
from engine.settling import from_points, payments, rounded
from engine.sheet import Total

translate = QCoreApplication.translate

COINS = (1, 5, 10, 50, 100)
"""To what amounts are rounded, in hundredths."""


class Account(Retranslated, QWidget):
    """Asks for the value of a point and shows who pays whom."""

    changed = Signal()

    def __init__(self, page: SheetPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        totals = page.sheet.totals
        self.key = Choice(tuple(total.key for total in totals) or ("",))
        self.worth = QDoubleSpinBox()
        self.worth.setRange(0.0, 1000.0)
        self.worth.setDecimals(2)
        self.worth.setSingleStep(0.05)
        self.worth.setValue(0.10)
        self.coin = Choice(COINS)
        self.few = QCheckBox()
        self.told = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.told.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._labels = [QLabel(), QLabel(), QLabel()]
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for label, field in zip(self._labels, (self.key, self.worth, self.coin), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        form.addRow(self.few)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.told)
        layout.addStretch(1)
        if totals:
            self.key.set_value(page.speech.rules.club().total)
        self._choose()
        self.key.chosen.connect(self._choose)
        self.worth.valueChanged.connect(self._tell)
        self.coin.chosen.connect(self._tell)
        self.few.toggled.connect(self._tell)
        self.retranslate()

    def show_page(self, page: SheetPage) -> None:
        """Show the sheet, which has changed."""
        self._page = page
        self._tell()

    # Reckoning.

    def _total(self) -> Total | None:
        return next((one for one in self._page.sheet.totals if one.key == self.key.value()), None)

    def balances(self) -> list[int]:
        """Return what each person has won or lost, in hundredths, in the coins that were chosen."""
        total = self._total()
        if total is None:
            return [0] * len(self._page.speech.names)
        worth, coin = round(100 * self.worth.value()), self.coin.value()
        assert isinstance(coin, int)
        return rounded(amounts(self._page, total, worth, few_win=self.few.isChecked()), coin)

    def lines(self) -> list[str]:
        """Who pays whom, a sentence each; one that says so if nobody owes anything."""
        names = self._page.speech.names
        told = [
            pays(names[one.debtor], names[one.creditor], money(one.amount))
            for one in payments(self.balances())
        ]
        return told or [translate("shelf", "Nobody owes anything.")]

    def _choose(self) -> None:
        """Another sum: whether few of it is good, the game says."""
        total = self._total()
        with QSignalBlocker(self.few):
            self.few.setChecked(total is not None and total.fewest)
        self._tell()

    def _tell(self) -> None:
        total = self._total()
        # What comes to nothing is paid as it stands; only else each settles with each.
        self.few.setEnabled(total is not None and sum(per_person(self._page, total)) != 0)
        self.told.setText("\n".join(self.lines()))
        self.told.setAccessibleName(self.told.text())
        self.changed.emit()

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        texts = (
            translate("shelf", "&Settle by"),
            translate("shelf", "&Value of a point"),
            translate("shelf", "&Round to"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.key.say(lambda key: self._page.speech.text(f"total.{key}"))
        self.coin.say(lambda coin: money(int(str(coin))))
        self.few.setText(translate("shelf", "&Fewest points win"))
        self._tell()


def money(hundredths: int) -> str:
    """Return an amount with the decimals that people write, without a currency."""
    return shown(QLocale().toString(hundredths / 100, "f", 2))


def per_person(page: SheetPage, total: Total) -> list[int]:
    """Return a sum of the sheet for each seat, from that of its side."""
    values = [0] * len(page.speech.names)
    for side, seats in enumerate(page.speech.rules.sides()):
        for seat in seats:
            values[seat] = total.values[side]
    return values


def amounts(page: SheetPage, total: Total, worth: int, *, few_win: bool) -> Sequence[int]:
    """Return what each person has won or lost if a point is worth so much."""
    values = per_person(page, total)
    if sum(values):
        return from_points(values, worth, few_win=few_win)
    return [worth * value for value in values]


def pays(debtor: str, creditor: str, amount: str) -> str:
    """Return the sentence that somebody pays somebody an amount; one of them may have no name."""
    if is_you(debtor):
        text = translate("shelf", "You pay {creditor} {amount}.")
    elif is_you(creditor):
        text = translate("shelf", "{debtor} pays you {amount}.")
    else:
        text = translate("shelf", "{debtor} pays {creditor} {amount}.")
    return text.format(debtor=debtor, creditor=creditor, amount=amount)
