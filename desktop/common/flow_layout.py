"""A QLayout that places widgets in lines and begins a new line when one is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class ItemLayout(QLayout):
    """Keeps items in the order they came in; its height follows from its width.

    A subclass says `heightForWidth`, `setGeometry` and `sizeHint`.
    """

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """The height for each width that was asked for since anything here changed."""
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    # Qt's overrides.

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())


class FlowLayout(ItemLayout):
    """Lays widgets out in as many lines as the width asks for.

    Each line is in the middle, or at the side that `at` names: `AlignLeft` or `AlignRight`.
    """

    def __init__(
        self, gap: int, at: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter, *widgets: QWidget
    ) -> None:
        super().__init__(gap)
        self._at = at
        for widget in widgets:
            self.addWidget(widget)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            need = item.sizeHint().width()
            if lines and used + self.spacing() + need <= width:
                lines[-1].append(item)
                used += self.spacing() + need
            else:
                lines.append([item])
                used = need
        return lines

    def _place(self, line: list[QLayoutItem], area: QRect, top: int) -> int:
        """Put one line; returns its height."""
        height = max(item.sizeHint().height() for item in line)
        widths = [min(item.sizeHint().width(), area.width()) for item in line]
        left = area.left()
        free = area.width() - sum(widths) - self.spacing() * (len(line) - 1)
        if self._at != Qt.AlignmentFlag.AlignLeft:
            left += free if self._at == Qt.AlignmentFlag.AlignRight else free // 2
        for item, width in zip(line, widths, strict=True):
            high = min(height, item.maximumSize().height())
            where = QRect(QPoint(left, top + (height - high) // 2), QSize(width, high))
            item.setGeometry(where)
            left += width + self.spacing()
        return height

    # Qt's overrides.

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            lines = self._lines(width)
            heights = [max(item.sizeHint().height() for item in line) for line in lines]
            self._heights[width] = sum(heights) + self.spacing() * max(len(lines) - 1, 0)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            top += self._place(line, rect, top) + self.spacing()

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(len(hints) - 1, 0)
        return QSize(wide, max((hint.height() for hint in hints), default=0))
