"""The tab of the prizes and of the cash box."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import lists, words
from desktop.club.model.controller import ClubController
from desktop.club.pages.field import Field
from desktop.club.pages.grid import Grid
from desktop.common.form_fields import clear_layout
from desktop.common.key_names import shown
from desktop.common.limits import limited
from desktop.look.lettering import scale_of
from desktop.look.parts import Aside, Line, Section
from engine.log_table import TOURNAMENT
from engine.tournament.choosing import turns
from engine.tournament.prizes import CHOSEN, Won

translate = QCoreApplication.translate

LEAST = 84
"""The least height of a table, in pixels: its head and a row or two."""
BESIDE = 760
"""Pixels at usual letters; where less is broad, the box stands below the prizes."""
_SUMS = 0.88
"""How large the sums are set beside a sentence."""
_SCROLLED = 150
"""Pixels at usual letters: the least of the prizes where the page scrolls, for the box is below."""
_BETWEEN = 30
"""Pixels at usual letters: between two columns of sums."""
OWING = 3
"""How many who still owe are named; of more only the number is told, the cash sheet names all."""
NAMES = 3
"""The column of the prizes in which the names stand."""


class _Short(Grid):
    """A table that scrolls itself: it asks for no more rows than it has to show."""

    def sizeHint(self) -> QSize:
        # Less than the least would have the layout take away from what stands above.
        return QSize(super().sizeHint().width(), self.minimumHeight())


class _Prizes(_Short):
    """Prizes: Enter alone, which may come by mistake, hands nothing over."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.wanted.emit(self.chosen()[0] if self.chosen() else None)
        elif not enter:
            super().keyPressEvent(event)


class MoneyPage(QWidget):
    """Prizes on the left, handed over with Ctrl+Enter; the box on the right."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__()
        self._controller = controller
        self._prizes_head, self._cash_head = Section(), Section()
        self.prizes = _Prizes(stretch=NAMES)
        self._hint = Aside()
        self.sums = QGridLayout()
        self.sums.setVerticalSpacing(1)
        self._sums: list[tuple[Line, Line]] = []
        self.owing = Aside()
        self.payments = _Short(stretch=2)
        self.amount = Field(most=100)
        self.what = Field()
        limited(self.what, TOURNAMENT.events["pay"], "what")
        self.enter = QPushButton()
        for grid in (self.prizes, self.payments):
            grid.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            grid.setMinimumHeight(LEAST)
        left = QVBoxLayout()
        left.addWidget(self._prizes_head)
        left.addWidget(self.prizes, 1)
        left.addWidget(self._hint)
        right = QVBoxLayout()
        right.addWidget(self._cash_head)
        right.addLayout(self.sums)
        right.addWidget(self.owing)
        right.addWidget(self.payments, 1)
        row = QHBoxLayout()
        row.addWidget(self.amount)
        row.addWidget(self.what, 1)
        row.addWidget(self.enter)
        right.addLayout(row)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.addLayout(left)
        self._halves.addLayout(right)
        self.prizes.wanted.connect(self.hand_over)
        self.amount.returnPressed.connect(self.what.setFocus)
        self.what.returnPressed.connect(self.pay)
        self.enter.clicked.connect(self.pay)
        self.retranslate()

    def refresh(self) -> None:
        """Show the money as the state has it."""
        if self._controller.tournament is None or not self.isVisible():
            return
        state = self._controller.state
        listing, _ = lists.prizes(state)
        self.prizes.fill(listing.heads, list(zip(listing.keys, listing.rows, strict=True)))
        header = self.prizes.horizontalHeader()
        if header.sectionSize(NAMES) < self.prizes.sizeHintForColumn(NAMES):
            # A name is worth more than what stands behind it.
            header.setSectionResizeMode(NAMES, QHeaderView.ResizeMode.ResizeToContents)
        hint = translate("club", "{0} hands a prize over.")
        if state.head.things == CHOSEN:
            hint = translate("club", "{0} notes what is chosen, then hands it over.")
        hint = hint.format(shown("Ctrl+Return"))
        self._hint.setText(f"{hint} {lists.still_there(state)}".strip())
        clear_layout(self.sums)
        self._sums = []
        for told, value in lists.cash(state):
            what, amount = Line(told), Line(value)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight)
            for label in (what, amount):
                # What comes later than the letters of the page does not take them by itself.
                label.set_scale(_SUMS * scale_of(self))
                label.setWordWrap(False)
            self._sums.append((what, amount))
        self._lay_out_sums()
        missing = lists.owing(state)
        told = translate("club", "Still owing: {0}").format("; ".join(missing))
        if len(missing) > OWING:
            told = translate("club", "%n have not paid yet", "", len(missing))
        self.owing.setText(told if missing else "")
        self.owing.setVisible(bool(missing))
        listing = lists.payments(state)
        self.payments.fill(listing.heads, list(zip(listing.keys, listing.rows, strict=True)))

    def _lay_out_sums(self) -> None:
        """In one column, or in two where the box stands below the prizes and has the width."""
        below = self._halves.direction() == QBoxLayout.Direction.TopToBottom
        rows = -(-len(self._sums) // 2) if below else max(1, len(self._sums))
        for place, pair in enumerate(self._sums):
            for further, label in enumerate(pair):
                self.sums.addWidget(label, place % rows, place // rows * 3 + further)
        for column in (0, 3):
            self.sums.setColumnStretch(column, 1 if below or not column else 0)
        self.sums.setColumnMinimumWidth(2, round(_BETWEEN * scale_of(self)) if below else 0)

    def hand_over(self, key: object) -> None:
        """Give a prize to its winner; a thing that is to be chosen is chosen first."""
        _, won = lists.prizes(self._controller.state)
        if not isinstance(key, int) or key >= len(won):
            return
        if won[key].turn and not won[key].thing:
            self._choose(won[key])
        else:
            self._controller.do({"hand": [won[key].prize, won[key].number]})

    def _choose(self, one: Won) -> None:
        """Ask what somebody takes whose turn it is."""
        state = self._controller.state
        group = state.group_of(one.number)
        now = next((turn for turn in turns(state) if state.group_of(turn.number) == group), None)
        if now is None or now.turn != one.turn:
            # The engine says why it cannot be.
            self._controller.do({"choose": [one.prize, one.number]})
            return
        things: dict[str, int] = {}
        for prize in now.free:
            things.setdefault(state.head.prizes[prize].thing, prize)
        question = translate("club", "What does {0} choose?").format(words.who(state, now.number))
        thing, ok = QInputDialog.getItem(self, "Kartentisch", question, list(things), 0, False)
        if ok and thing in things:
            self._controller.do({"choose": [things[thing], now.number]})

    def pay(self) -> None:
        """Money into the box, or out of it with a minus."""
        coins = words.coins_of(self.amount.text())
        if coins is None:
            self._controller.trouble.emit(
                translate("club", "“{0}” is not an amount of money.").format(self.amount.text())
            )
            return
        if self._controller.do({"pay": coins, "what": self.what.text().strip()}):
            self.amount.put("")
            self.what.put("")
            self.amount.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_halves(beside=not self.isVisible() or self._is_broad())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._set_halves(beside=True)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        # The height it needs itself is not to make the other rooms scroll.
        return hint if self.isVisible() else QSize(hint.width(), 0)

    def _is_broad(self) -> bool:
        return self.width() >= BESIDE * scale_of(self)

    def _set_halves(self, *, beside: bool) -> None:
        """Prizes and box beside each other, or one below the other."""
        way = QBoxLayout.Direction
        self._halves.setDirection(way.LeftToRight if beside else way.TopToBottom)
        for half, share in enumerate((5, 3) if beside else (1, 1)):
            self._halves.setStretch(half, share)
        self.prizes.setMinimumHeight(LEAST if beside else round(_SCROLLED * scale_of(self)))
        self._lay_out_sums()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._set_halves(beside=self._is_broad())
        self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._prizes_head.setText(translate("club", "Prizes"))
        self._cash_head.setText(translate("club", "Cash"))
        self.prizes.setAccessibleName(translate("club", "Prizes"))
        self.payments.setAccessibleName(translate("club", "Payments"))
        self.prizes.nothing.setText(translate("club", "No prizes yet. Add them in the settings."))
        self.payments.nothing.setText(
            translate("club", "Payments in and out are listed here. Type an amount below.")
        )
        self.amount.setPlaceholderText(translate("club", "Amount"))
        self.amount.setAccessibleName(translate("club", "Amount"))
        self.what.setPlaceholderText(translate("club", "what for (minus = paid out)"))
        self.what.setAccessibleName(translate("club", "For what"))
        self.enter.setText(translate("club", "E&nter it"))
        self.refresh()
