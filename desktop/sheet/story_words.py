"""How a line of the story is drawn: words of the game are underlined, and can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.look.worded import Word, Worded

Index = QModelIndex | QPersistentModelIndex


class StoryWords(QStyledItemDelegate):
    """Draws lines that have such words; all others are drawn as ever."""

    asked = Signal(object, QPoint)
    """What this Word means is to be told, near a point of the list."""

    explains: Callable[[str], Sequence[Word]] = staticmethod(lambda text: ())
    """Finds the words of the game in a sentence."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        words = self.explains(str(index.data() or ""))
        if not words:
            super().paint(painter, option, index)
            return
        here = QStyleOptionViewItem(option)
        self.initStyleOption(here, index)
        chosen = here.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        worded, corner = _set(here, words, role)
        here.text = ""
        style = here.widget.style() if here.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, here, painter, here.widget)
        worded.paint(painter, corner)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        words = self.explains(str(index.data() or ""))
        pressed = event.type() == QEvent.Type.MouseButtonRelease
        if words and pressed and isinstance(event, QMouseEvent):
            here = QStyleOptionViewItem(option)
            self.initStyleOption(here, index)
            worded, corner = _set(here, words, QPalette.ColorRole.Text)
            word = worded.word_at(event.position() - corner)
            if word is not None:
                self.asked.emit(word, event.position().toPoint())
                return True
        return super().editorEvent(event, model, option, index)


def _set(
    option: QStyleOptionViewItem, words: Sequence[Word], role: QPalette.ColorRole
) -> tuple[Worded, QPointF]:
    """Return the line as it is set where the list sets it, and its upper left corner."""
    style = option.widget.style() if option.widget is not None else QApplication.style()
    edge = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
    place = QStyle.SubElement.SE_ItemViewItemText
    room = QRectF(style.subElementRect(place, option, option.widget)).adjusted(edge, 0, -edge, 0)
    ink = option.palette.color(role)
    worded = Worded(option.text, words, option.font, room.width(), Qt.AlignmentFlag.AlignLeft, ink)
    return worded, QPointF(room.left(), room.center().y() - worded.high / 2)
