"""Where everything lies: geometry without widgets. Here is the middle of the table.

Until tricks are played the talon, the open cards and what is laid aside have the middle; then they
lie at the side. `layout_sides` has what lies around the middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.table.layout_sides import INDEX_WIDTH, SideLayout
from desktop.table.rows import Rows, laid_out

_TRICK: dict[int, tuple[tuple[float, float], ...]] = {
    # Middles of the cards of a trick, in card widths and heights, clockwise from the bottom.
    2: ((0.2, 0.3), (-0.2, -0.3)),
    3: ((0, 0.3), (-0.66, -0.16), (0.66, -0.16)),
    4: ((0, 0.34), (-0.84, 0), (0, -0.34), (0.84, 0)),
    5: ((0, 0.36), (-1.12, 0.06), (-0.52, -0.32), (0.52, -0.32), (1.12, 0.06)),
    6: ((0, 0.36), (-1.32, 0.06), (-0.7, -0.28), (0, -0.4), (0.7, -0.28), (1.32, 0.06)),
}

_UP_STEP = 0.45
"""From one open card to the next, in card widths."""


@dataclass(frozen=True)
class TableLayout(SideLayout):
    """The rectangles of everything on one table, in its pixels."""

    # The trick.

    @cached_property
    def trick_card(self) -> QSize:
        """A card of the trick."""
        spots = _TRICK[self.needs.seats]
        across = max(x for x, _ in spots) - min(x for x, _ in spots) + 1
        down = max(y for _, y in spots) - min(y for _, y in spots) + 1
        by_height = (self.middle.height() - 8) / down * self.needs.ratio
        return self._card(min(self.card_width, (self.middle.width() - 8) / across, by_height))

    def trick(self, seat: int) -> QRect:
        """Where a seat's card lies in the trick."""
        return QRect(
            self._trick_corner(*_TRICK[self.needs.seats][self._turn(seat)]), self.trick_card
        )

    def trick_layer(self, seat: int) -> tuple[int, float]:
        """The more, the higher the card lies: row by row and from left to right, so that no card
        hides the index of another one."""
        x, y = _TRICK[self.needs.seats][self._turn(seat)]
        row = -1 if y < -0.1 else 0 if y < 0.2 else 1
        return row, x

    def _trick_corner(self, x: float, y: float) -> QPoint:
        spots = _TRICK[self.needs.seats]
        size, area = self.trick_card, self.middle
        balance = (max(y for _, y in spots) + min(y for _, y in spots)) / 2
        return QPoint(
            round(area.left() + area.width() / 2 + (x - 0.5) * size.width()),
            round(area.top() + area.height() / 2 + (y - balance - 0.5) * size.height()),
        )

    @cached_property
    def trick_place(self) -> QRect:
        """The place of the whole trick."""
        whole = QRect()
        for seat in range(self.needs.seats):
            whole = whole.united(self.trick(seat))
        return whole.adjusted(-4, -4, 4, 4)

    # Talon, open cards, and what the own seat laid aside: in the middle until tricks are played.

    @cached_property
    def _row(self) -> dict[str, QRect]:
        """The middle before there are tricks, from left to right."""
        needs = self.needs
        widths = {"stock": 1.12}
        if needs.laying_aside or needs.aside:
            widths = {"aside": 1.0 + 0.28 * min(4, max(2, needs.aside - 1)), **widths}
        if needs.cut:
            widths["cut"] = 1.25
        if needs.heaped:
            widths["up"] = 1.0
        elif needs.up:
            widths["up"] = 1.0 + _UP_STEP * (min(6, needs.up) - 1)
        if needs.coins:
            widths["kitty"] = 1.3
        total = sum(widths.values()) + 0.3 * (len(widths) - 1)
        tallest = 1.3 if needs.cut else 1.06
        captions = needs.line * (3.5 if needs.cut else 1)
        area = self.middle
        unit = min(self.card_width, area.width() / total)
        unit = min(unit, (area.height() - captions) / tallest * needs.ratio)
        return self._in_a_row(widths, total, unit)

    def _in_a_row(self, widths: dict[str, float], total: float, unit: float) -> dict[str, QRect]:
        area = self.middle
        left = area.center().x() - total * unit / 2
        row = {}
        for name, width in widths.items():
            height = self._card(unit * (1.25 if name == "cut" else 1)).height()
            top = round(area.center().y() - height / 2)
            row[name] = QRect(round(left), top, round(width * unit), height)
            left += (width + 0.3) * unit
        return row

    @cached_property
    def _shelf_card(self) -> QSize:
        """A card that is put out of the way of the tricks."""
        lowest = min(self._shelf_bottom, self.own_plate.top() - self._gap)
        room = lowest - (self._side_seat(left=False).bottom() + self.margin)
        if self.roomy:
            room = min(room, self.card.height() - self.trumps.height())
        covered = 0 if self.needs.heaped else max(0, self.needs.up - 1)
        wide = 2.3 + (INDEX_WIDTH + 0.04) * covered
        width = min(self.plate.width() / wide, room * self.needs.ratio, self.card_width * 0.7)
        return self._card(max(18.0, width))

    @property
    def _shelf_bottom(self) -> int:
        return self.trumps.top() - self._gap if self.roomy else self._corner_bottom

    @property
    def _gap(self) -> int:
        return max(4, self.margin // 2)

    @property
    def _shelf_left(self) -> int:
        return self._width - self.margin - self.plate.width()

    def _shelf(self, left: int, width: int) -> QRect:
        size = self._shelf_card
        return QRect(left, self._shelf_bottom - size.height(), width, size.height())

    @cached_property
    def stock(self) -> QRect:
        """The talon, top card; the cards below it stick out a little to the right."""
        if not self.needs.tricks:
            row = self._row["stock"]
            return QRect(row.topLeft(), self._card(row.height() * self.needs.ratio))
        size = self._shelf_card
        return self._shelf(self._shelf_left, size.width())

    @cached_property
    def up(self) -> list[QRect]:
        """The cards that lie open beside the talon."""
        if not self.needs.up:
            return []
        if self.needs.heaped:
            return [self._thrown(number) for number in range(self.needs.up)]
        if self.needs.tricks:
            left = self._shelf_left + round(self._shelf_card.width() * 1.25)
            area = self._shelf(left, self._width - self.margin - left)
        else:
            area = self._row["up"]
        return self._spread(area, self.needs.up, _UP_STEP)

    @cached_property
    def heap(self) -> QRect:
        """The place of the heap of open cards; it is there even when none lies on it."""
        if not self.needs.tricks:
            return self._row["up"]
        size = self._shelf_card
        return self._shelf(self._shelf_left + round(size.width() * 1.25), size.width())

    @property
    def crosswise(self) -> QRect:
        """Where a card lies across the heap."""
        across = QRect(QPoint(0, 0), self.heap.size().transposed())
        across.moveCenter(self.heap.center())
        across.moveRight(min(across.right(), self._width - self.margin))
        return across

    def _thrown(self, number: int) -> QRect:
        """A card of the heap: not quite upon the one below."""
        loose = self.heap.width() * 0.013
        return self.heap.translated(
            round(loose * ((number * 5) % 7 - 3)), round(loose * ((number * 3) % 5 - 2))
        )

    @cached_property
    def kitty(self) -> QRect:
        """Where the money lies."""
        if not self.needs.tricks:
            return self._row["kitty"]
        width = round(self._shelf_card.width() * 1.1)
        plate = self.own_plate
        left = plate.right() - width if self.needs.aside else plate.left()
        spot = self._shelf(left, width)
        spot.moveBottom(self.own_plate.top() - self._gap)
        return spot

    @cached_property
    def rows(self) -> Rows:
        """The rows of open cards in the middle."""
        needs = self.needs
        return laid_out(needs.strips, self.middle, self.card_width, needs.ratio, needs.line)

    @cached_property
    def cut(self) -> QRect:
        """The card of the stock that the own seat has seen."""
        if "cut" not in self._row:
            return self.stock
        return self._row["cut"]

    @cached_property
    def aside_place(self) -> QRect:
        """Where the own seat lays cards away."""
        if self.needs.tricks or "aside" not in self._row:
            left, width = self.own_plate.left(), self.own_plate.width()
            if self.needs.coins:
                width -= self.kitty.width()
            spot = self._shelf(left, width)
            spot.moveBottom(self.own_plate.top() - self._gap)
            return spot
        return self._row["aside"].adjusted(-4, -4, 4, 4)

    @cached_property
    def aside(self) -> list[QRect]:
        """The cards that the own seat laid away."""
        area = self.aside_place
        if not self.needs.tricks:
            area = area.adjusted(4, 4, -4, -4)
        return self._spread(area, self.needs.aside, 0.28)

    def _spread(self, area: QRect, count: int, step: float) -> list[QRect]:
        """So many cards from the left of an area, tightened to stay within it."""
        size = self._card(area.height() * self.needs.ratio)
        across = size.width() * step
        if count > 1:
            across = min(across, max(0, area.width() - size.width()) / (count - 1))
        return [
            QRect(QPoint(area.left() + round(number * across), area.top()), size)
            for number in range(count)
        ]
