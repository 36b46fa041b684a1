"""The tables of a round: a list with a line for each, in which its result is entered too.

Where names find no room beside each other they are cards, as many beside each other as there is
room for, and the line to enter a result in comes below the card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.club.pages.list_head import ListHead
from desktop.club.pages.list_head import height as head_height
from desktop.club.pages.list_head import letters as head_letters
from desktop.club.pages.list_head import table as name_of_tables
from desktop.club.pages.result_row import ResultRow
from desktop.club.pages.table_card import SERIF, WIDTH, TableCard
from desktop.club.pages.table_line import Columns, columns, wide
from desktop.common.in_sight import bring
from desktop.look.lettering import scale_of, serif_high, users_scale
from engine.tournament.rounds import Round
from engine.tournament.state import TournamentState

_LARGER = (2.4, 2.0, 1.8, 1.6, 1.4, 1.2, 1.0)
_OF_LINES = (1.3, 1.2, 1.1, 1.0)
"""How many times the usual size letters may have, on cards and in a list."""
_AIR, _LITTLE_AIR = (1.4, 1.0), (0.7,)
"""How much air a line of a list may have, in heights of its letters; little only if it has to."""
_BESIDE = 3
"""How many lists stand beside each other at most."""
_LINE_OF_RESULT, _OF_TWO = 2.6, 0.8
"""How much higher than a line that is which a result is entered in, in heights of letters; and
where a line has two names below each other."""
_GAP = 8
_LEAST = 90
"""Pixels at usual letters: how much of the list is seen at least, the line of a result."""


class Tables(QScrollArea):
    """All tables of a round; what is told of the round may stand above or below them."""

    wanted = Signal(int)
    """A table was chosen, to enter its result."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        self._outer = QVBoxLayout(inside)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._head = ListHead()
        self._outer.addWidget(self._head)
        self._outer.addLayout(self._grid)
        self._outer.addStretch(1)
        self.setWidget(inside)
        for ground in (self.viewport(), inside):
            ground.setAutoFillBackground(False)  # the paper of the page is seen between the cards
        self.cards: list[TableCard] = []
        self._row: ResultRow | None = None
        self._note: QLabel | None = None
        self._across = 1
        self._headed = False
        """Whether there is room to say above the list what its columns are."""
        self._expected = 0

    def controller(self, row: ResultRow, note: QLabel) -> None:
        """Have this line for entering results, and this note of the round above or below."""
        self._row, self._note = row, note
        self._outer.insertWidget(0, note)
        self._grid.addWidget(row, 0, 0)
        row.hide()

    def show_round(self, state: TournamentState, one: Round | None) -> None:
        """Show these tables."""
        tables = list(one.tables()) if one is not None else []
        same = [card.table for card in self.cards] == tables
        for card in self.cards if not same else ():
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        if one is not None and same:
            for card in self.cards:
                card.tell(state, one)
        elif one is not None:
            self.cards = [self._card(state, one, table) for table in tables]
        else:
            self.cards = []
        if self._note is not None:
            # How a draw came about matters until it is played; then the results do.
            self._outer.removeWidget(self._note)
            self._outer.insertWidget(2 if one is not None and one.started else 0, self._note)
        self._lay_out()

    def _card(self, state: TournamentState, one: Round, table: int) -> TableCard:
        card = TableCard(state, one, table, self.widget())
        card.expected = table == self._expected
        card.clicked.connect(lambda: self.wanted.emit(table))
        return card

    def show_slips(self, state: TournamentState, one: Round) -> None:
        """Say on the cards that are there at which tables slips wait."""
        changed = [card for card in self.cards if card.tell(state, one)]
        if not all(card.has_room_for_state() for card in changed):
            self._lay_out()

    def expect(self, table: int) -> None:
        """Mark the table whose result comes next, 0 for none."""
        self._expected = table
        for card in self.cards:
            card.expected = card.table == table
            card.update()
        self._look_there()

    def pick(self, table: int) -> None:
        """Mark the table that is being entered, and have its result entered there."""
        if table:
            self.expect(0)
        for card in self.cards:
            card.picked = card.table == table
            card.update()
        self._place()
        self._look_there()

    def _have_marked_in_sight(self) -> None:
        if self.cards and self.cards[-1].geometry().bottom() < self.viewport().height():
            self.verticalScrollBar().setValue(0)
        for card in self.cards:
            if card.picked and self._row is not None:
                bring(self._row)
            elif card.picked or card.expected:
                bring(card)

    def _look_there(self) -> None:
        """Have what is marked in sight, as soon as all has its place."""
        QTimer.singleShot(0, self, self._have_marked_in_sight)

    # Where they lie.

    def _lay_out(self) -> None:
        """As large as all of them can be seen at once; on a small window at their plain size."""
        if not self.cards:
            self._head.hide()
            self._place()
            return
        font, into, each = self._as_list() or self._as_cards()
        for card in self.cards:
            card.take(font, each)
        if into is None:
            for first in range(0, len(self.cards), self._across):
                beside = self.cards[first : first + self._across]
                high = max(card.sizeHint().height() for card in beside)
                for card in beside:
                    card.be_high(high)
        self._head.stand_above(font, into if self._headed else None)
        if self._row is not None:
            self._row.align(font, into)
        self._grid.setHorizontalSpacing(_GAP if into is None else 3 * _GAP)
        self._grid.setVerticalSpacing(_GAP if into is None else 0)
        self._place()

    def _fonts(self, scales: tuple[float, ...]) -> Iterator[QFont]:
        size = QFontInfo(self.font()).pixelSize()
        for scale in scales:
            yield serif_high(SERIF * size * scale)

    def _as_list(self) -> tuple[QFont, Columns, int] | None:
        """Lines in one list, or in lists beside each other; None if names need more room."""
        high = self.viewport().height() - self._high_of_note()
        found: tuple[QFont, Columns, int, int, float] | None = None
        self._headed = False
        for across in range(1, _BESIDE + 1):
            if across > 1 and len(self.cards) < 4 * across:
                break
            for airs, font in product((_AIR, _LITTLE_AIR), self._fonts(_OF_LINES)):
                for air, into, each, needed in self._lists(font, across, airs):
                    found = font, into, each, across, air
                    self._headed = across == 1 and airs is _AIR
                    if needed + self._headed * head_height(font) <= high:
                        return self._be_lines(*found)
        self._headed = False
        return self._be_lines(*found) if found is not None else None

    def _lists(
        self, font: QFont, across: int, airs: Sequence[float]
    ) -> Iterator[tuple[float, Columns, int, int]]:
        """Yield lists in these letters with less and less air: their columns, width and height."""
        bar = self.verticalScrollBar().sizeHint().width()
        end = self._row.take.sizeHint().width() if self._row is not None else 0
        first = wide(head_letters(font), name_of_tables())
        into = columns(font, [card.line for card in self.cards], first, end)
        each = (self.width() - bar - (across - 1) * 3 * _GAP) // across
        rows = -(-len(self.cards) // across)
        for card in self.cards:
            card.be(into)
        if not all(card.fits(font, each) for card in self.cards):
            return
        if across > 1 and any(card.shrinks(font, each) for card in self.cards):
            return
        more = _OF_TWO if into.stacked else _LINE_OF_RESULT
        entered = round(more * font.pixelSize()) if self._row is not None else 0
        for air in airs:
            for card in self.cards:
                card.be(into, air)
            heights = [card.height_with(font, each) for card in self.cards]
            most = max(sum(heights[at : at + rows]) for at in range(0, len(heights), rows))
            yield air, into, each, most + entered

    def _be_lines(
        self, font: QFont, into: Columns, each: int, across: int, air: float
    ) -> tuple[QFont, Columns, int]:
        self._across = across
        for card in self.cards:
            card.be(into, air)
        return font, into, each

    def _as_cards(self) -> tuple[QFont, None, int]:
        whole, high = self.width() - 12, self.viewport().height() - 12 - self._high_of_note()
        bar = self.verticalScrollBar().sizeHint().width()
        least = WIDTH * scale_of(self) / users_scale()
        for card in self.cards:
            card.be(None)
        for scale, font in zip(_LARGER, self._fonts(_LARGER), strict=True):
            # Only in the plainest size may some lie below the edge.
            wide = whole - bar if scale == _LARGER[-1] else whole
            across = max(1, int(wide // (least * scale + _GAP)))
            while across > 1 and not all(c.fits(font, wide // across - _GAP) for c in self.cards):
                across -= 1
            each = wide // across - _GAP
            heights = [card.height_with(font, each) + _GAP for card in self.cards]
            rows = range(0, len(heights), across)
            if sum(max(heights[row : row + across]) for row in rows) <= high:
                break
        self._across = across
        return font, None, each

    def _high_of_note(self) -> int:
        if self._note is None or not self._note.text():
            return 0
        return max(0, self._note.heightForWidth(self.width())) + _GAP

    def _place(self) -> None:
        """Put all of them into the grid, and the line for a result to its table."""
        rows = -(-len(self.cards) // self._across)
        row = self._row
        if row is not None:
            self._grid.removeWidget(row)
        after = -1
        for place, card in enumerate(self.cards):
            line = card.into is not None
            at = place % rows if line else place // self._across
            if card.picked and row is not None:
                after = at
            card.setVisible(not (card.picked and row is not None and line and self._across == 1))
        for place, card in enumerate(self.cards):
            line = card.into is not None
            at, column = (place % rows, place // rows) if line else divmod(place, self._across)
            self._grid.addWidget(card, at + (0 <= after < at), column)
        if row is not None:
            self._grid.addWidget(row, after + 1, 0, 1, self._across)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < self._across else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self.setMinimumHeight(round(_LEAST * scale_of(self)))
        self._look_there()
