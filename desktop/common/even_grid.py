"""A QLayout that places widgets in columns of one width, as many as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem

from desktop.common.item_layout import ItemLayout


class EvenGrid(ItemLayout):
    """Lays what is shown out line by line; the lines are as even as they can be.

    `even` shares the items out among the lines: of five where four fit, three and two. Else what
    fits into one line lies there, each as wide as it has to be and a little more.
    """

    def __init__(self, gap: int, *, even: bool = True) -> None:
        super().__init__(gap)
        self._even = even

    def columns(self, width: int) -> int:
        """How many columns there are at this width."""
        return self._columns(width)

    def _columns(self, width: int) -> int:
        shown = self._shown()
        widest = max((item.sizeHint().width() for item in shown), default=1)
        gap = max(0, self.spacing())
        fitting = max(1, min(len(shown), (width + gap) // max(1, widest + gap)))
        if not self._even:
            return fitting
        lines = -(-len(shown) // fitting) if shown else 1
        return max(1, -(-len(shown) // lines))

    def _lines(self, width: int) -> tuple[list[int], list[list[QLayoutItem]], list[int]]:
        """The widths of the columns, the items line by line, and how high each line is."""
        shown, widths = self._shown(), self._widths(width)
        lines = [shown[n : n + len(widths)] for n in range(0, len(shown), len(widths))]
        heights = [
            max(_height(item, each) for item, each in zip(line, widths, strict=False))
            for line in lines
        ]
        return widths, lines, heights

    def _widths(self, width: int) -> list[int]:
        shown, gap = self._shown(), max(0, self.spacing())
        own = [item.sizeHint().width() for item in shown]
        spare = width - sum(own) - gap * (len(own) - 1)
        if not self._even and own and spare >= 0:
            return [one + spare // len(own) for one in own]
        columns = self._columns(width)
        return [(width - (columns - 1) * gap) // columns] * columns

    # Qt's overrides.

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        _, _, heights = self._lines(width - margins.left() - margins.right())
        gaps = max(0, self.spacing()) * max(0, len(heights) - 1)
        return sum(heights) + gaps + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = rect.marginsRemoved(self.contentsMargins())
        widths, lines, heights = self._lines(area.width())
        gap, top = max(0, self.spacing()), area.top()
        for line, height in zip(lines, heights, strict=True):
            left = area.left()
            for item, each in zip(line, widths, strict=False):
                item.setGeometry(QRect(left, top, each, height))
                left += each + gap
            top += height + gap

    def sizeHint(self) -> QSize:
        return self.minimumSize()


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
