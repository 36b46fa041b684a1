"""A QLayout that places its parts side by side, or below each other where that is too wide."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem


class BesideLayout(QLayout):
    """Parts beside each other, each as broad as its share, as long as each has room for its least.

    In less room they stand one below the other, in the same order.
    """

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._items: list[tuple[QLayoutItem, int]] = []
        self._heights: dict[tuple[int, bool], int] = {}
        """What `_high` has answered since anything here changed."""
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def add(self, part: QWidget | QLayout, share: int = 1) -> None:
        """Add a part that gets these shares of the width."""
        if isinstance(part, QLayout):
            self.addChildLayout(part)
            self._items.append((part, share))
        else:
            self.addChildWidget(part)
            self._items.append((QWidgetItem(part), share))
        self.invalidate()

    def stands_beside(self, width: int) -> bool:
        """Whether there is room for all parts beside each other in this width."""
        return self._least_wide() <= width

    def _least_wide(self) -> int:
        return sum(item.minimumSize().width() for item, _ in self._items) + self._gaps

    def _widths(self, width: int) -> list[int]:
        """How broad each part is beside the others: by its share, and at least its least."""
        left = width - self._gaps
        least = [item.minimumSize().width() for item, _ in self._items]
        widths = [0] * len(self._items)
        open_ = list(range(len(self._items)))
        while open_:
            shares = sum(self._items[one][1] for one in open_)
            tight = [one for one in open_ if left * self._items[one][1] / shares < least[one]]
            for one in tight or open_:
                share = left * self._items[one][1] // shares
                widths[one] = least[one] if tight else share
            if not tight:
                break
            left -= sum(least[one] for one in tight)
            open_ = [one for one in open_ if one not in tight]
        return widths

    def _high(self, width: int, *, least: bool) -> int:
        """How high all of it is in this width: as it would like to be, or at least."""
        if (width, least) not in self._heights:
            self._heights[width, least] = self._reckoned(width, least=least)
        return self._heights[width, least]

    def _reckoned(self, width: int, *, least: bool) -> int:
        def high(item: QLayoutItem, wide: int) -> int:
            if item.hasHeightForWidth():
                return item.minimumHeightForWidth(wide) if least else item.heightForWidth(wide)
            return (item.minimumSize() if least else item.sizeHint()).height()

        items = [item for item, _ in self._items]
        if self.stands_beside(width):
            return max(map(high, items, self._widths(width)), default=0)
        return sum(high(item, width) for item in items) + self._gaps

    @property
    def _gaps(self) -> int:
        return self.spacing() * max(len(self._items) - 1, 0)

    # Qt's overrides.

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append((item, 1))
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index][0] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights.clear()
        return self._items.pop(index)[0] if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal | Qt.Orientation.Vertical

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._high(width, least=False)

    def minimumHeightForWidth(self, width: int) -> int:
        return self._high(width, least=True)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        if self.stands_beside(rect.width()):
            left = rect.left()
            for (item, _), wide in zip(self._items, self._widths(rect.width()), strict=True):
                item.setGeometry(QRect(left, rect.top(), wide, rect.height()))
                left += wide + self.spacing()
            return
        spare = max(0, rect.height() - self._high(rect.width(), least=True))
        top = rect.top()
        for item, _ in self._items:
            if item.hasHeightForWidth():
                high = item.minimumHeightForWidth(rect.width())
            else:
                high = item.minimumSize().height()
            high += spare // len(self._items)
            item.setGeometry(QRect(rect.left(), top, rect.width(), high))
            top += high + self.spacing()

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item, _ in self._items]
        wide = sum(hint.width() for hint in hints) + self._gaps
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item, _ in self._items:
            size = size.expandedTo(item.minimumSize())
        return size
