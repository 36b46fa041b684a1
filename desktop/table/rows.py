"""How rows of open cards lie in the middle: geometry without widgets.

Rows of a strip lie side by side, strips one below the other. Rows that each have a strip
of their own lie edge to edge, so small that each card is whole. Else, or where they would be too
small, cards overlap before they shrink, but never so far that an index is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRect, QSize

from desktop.scene.scene import RowStrip
from desktop.table.own_fan import INDEX_WIDTH

_BESIDE = 0.4
"""Between rows of one strip, in card widths."""
_LEAST_STEP = INDEX_WIDTH + 0.05
"""From card to card in a row, in card widths."""
_LEAST_DOWN = 0.46
"""From strip to strip, in card heights, where there are many; two keep apart."""
_WHOLE = 44
"""The least width of a card of which the whole is shown, in pixels."""
_WHOLE_DOWN = 1.03
"""From strip to strip of whole cards, in card heights."""
_LARGEST = 0.86
"""The widest card of a row, in parts of one of the own hand."""


@dataclass(frozen=True)
class Rows:
    """Where the rows are: their cards by row and number, and each row and caption as a whole."""

    cards: dict[tuple[int, int], QRect] = field(default_factory=dict)
    wholes: dict[int, QRect] = field(default_factory=dict)
    captions: tuple[QRect, ...] = ()
    ends: tuple[QRect, ...] = ()
    """Where the next card of each row goes that keeps columns, at either end of it."""

    @property
    def whole(self) -> QRect:
        """All rows together."""
        united = QRect()
        for rect in self.wholes.values():
            united = united.united(rect)
        return united


def laid_out(
    strips: Sequence[RowStrip], area: QRect, card_width: int, ratio: float, line: int
) -> Rows:
    """Return the rows of these strips within an area; `line` is the height of a caption's text."""
    if not strips:
        return Rows()
    return _Layout(strips, area, card_width, ratio, line).rows()


class _Layout:
    """One measure for all strips: the width of a card, and the steps across and down."""

    def __init__(
        self, strips: Sequence[RowStrip], area: QRect, card_width: int, ratio: float, line: int
    ) -> None:
        self.strips = strips
        self.area = area
        said = any(strip.caption for strip in strips)
        self.caption = round(line * 1.5) if said else 0
        height = area.height() - self.caption * len(strips)
        whole = self._whole_card(height, card_width, ratio)
        if whole >= _WHOLE:
            self.card = QSize(whole, max(1, round(whole / ratio)))
            self.step, self.down = float(whole), self.card.height() * _WHOLE_DOWN
            return
        down = 1.05 if len(strips) <= 2 else _LEAST_DOWN
        by_height = height / ((len(strips) - 1) * down + 1) * ratio
        by_width = min(area.width() / self._units(strip, _LEAST_STEP) for strip in strips)
        width = max(16, int(min(card_width * _LARGEST, by_height, by_width)))
        self.card = QSize(width, max(1, round(width / ratio)))
        self.step = min(self._widest_step(strip) for strip in strips)
        self.down = self.card.height() * 1.08
        if len(strips) > 1:
            self.down = min(self.down, (height - self.card.height()) / (len(strips) - 1))

    def _whole_card(self, height: int, card_width: int, ratio: float) -> int:
        """How wide a card may be of which the whole is shown; 0 where rows lie side by side."""
        if any(len(strip.rows) > 1 for strip in self.strips):
            return 0
        longest = max(self._span(strip, strip.columns[0]) for strip in self.strips)
        by_height = height / ((len(self.strips) - 1) * _WHOLE_DOWN + 1) * ratio
        return int(min(card_width * _LARGEST, by_height, self.area.width() / longest))

    def _units(self, strip: RowStrip, step: float) -> float:
        """How wide a strip is, in card widths, with this step."""
        rows = len(strip.rows)
        return self._steps(strip) * step + rows + (rows - 1) * _BESIDE

    def _steps(self, strip: RowStrip) -> int:
        return sum(self._span(strip, columns) - 1 for columns in strip.columns)

    def _span(self, strip: RowStrip, columns: Sequence[int]) -> int:
        return max(1, strip.wide, *(column + 1 for column in columns))

    def _widest_step(self, strip: RowStrip) -> float:
        """Cards lie side by side in a row of its own, and overlap where others are beside it."""
        wanted = self.card.width() * (1.05 if len(strip.rows) == 1 else 0.5)
        steps = self._steps(strip)
        if not steps:
            return wanted
        left = self.area.width() - self._units(strip, 0) * self.card.width()
        return min(wanted, left / steps)

    def rows(self) -> Rows:
        cards: dict[tuple[int, int], QRect] = {}
        wholes: dict[int, QRect] = {}
        captions = []
        ends: list[QRect] = []
        high = self.down * (len(self.strips) - 1) + self.card.height()
        high += self.caption * len(self.strips)
        top = self.area.center().y() - high / 2
        for strip in self.strips:
            broad = self._steps(strip) * self.step + self._units(strip, 0) * self.card.width()
            left = self.area.center().x() - broad / 2
            captions.append(QRect(self.area.left(), round(top), self.area.width(), self.caption))
            top += self.caption
            for row, columns in zip(strip.rows, strip.columns, strict=True):
                for number, column in enumerate(columns):
                    x = round(left + column * self.step)
                    cards[row, number] = QRect(x, round(top), *self.card.toTuple())
                for column in _ends(strip, columns):
                    x = round(left + column * self.step)
                    ends.append(QRect(x, round(top), *self.card.toTuple()))
                width = (self._span(strip, columns) - 1) * self.step + self.card.width()
                wholes[row] = QRect(round(left), round(top), round(width), self.card.height())
                left += width + _BESIDE * self.card.width()
            top += self.down
        return Rows(cards, wholes, tuple(captions), tuple(ends))


def _ends(strip: RowStrip, columns: Sequence[int]) -> list[int]:
    """Return the columns next to the cards of a row that has columns of its own to grow into."""
    if not columns:
        return []
    beside = (min(columns) - 1, max(columns) + 1)
    return [column for column in beside if 0 <= column < strip.wide]
