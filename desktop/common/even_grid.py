"""A QLayout that places widgets in columns of one width, as many as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem

from desktop.common.flow_layout import ItemLayout


class EvenGrid(ItemLayout):
    """Lays what is shown out in even lines: of five where four fit, three and two."""

    def columns(self, width: int) -> int:
        """How many columns there are at this width."""
        return self._columns(width)

    def _columns(self, width: int) -> int:
        shown = self._shown()
        widest = max((item.sizeHint().width() for item in shown), default=1)
        gap = max(0, self.spacing())
        fitting = max(1, min(len(shown), (width + gap) // max(1, widest + gap)))
        lines = -(-len(shown) // fitting) if shown else 1
        return max(1, -(-len(shown) // lines))

    def _lines(self, width: int) -> list[tuple[list[QLayoutItem], list[int], int]]:
        """Line by line the items, how wide each is, and how high the line."""
        return [
            (line, widths, max(map(_height, line, widths)))
            for line in self._shared(width)
            for widths in [self._widths(line, width)]
        ]

    def _shared(self, width: int) -> list[list[QLayoutItem]]:
        shown, columns = self._shown(), self._columns(width)
        return [shown[n : n + columns] for n in range(0, len(shown), columns)]

    def _widths(self, line: list[QLayoutItem], width: int) -> list[int]:
        gap, columns = max(0, self.spacing()), self._columns(width)
        return [(width - (columns - 1) * gap) // columns] * len(line)

    # Qt's overrides.

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        lines = self._lines(width - margins.left() - margins.right())
        gaps = max(0, self.spacing()) * max(0, len(lines) - 1)
        return sum(high for _, _, high in lines) + gaps + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = rect.marginsRemoved(self.contentsMargins())
        gap, top = max(0, self.spacing()), area.top()
        for line, widths, height in self._lines(area.width()):
            left = area.left()
            for item, each in zip(line, widths, strict=True):
                item.setGeometry(QRect(left, top, each, height))
                left += each + gap
            top += height + gap

    def sizeHint(self) -> QSize:
        return self.minimumSize()


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
