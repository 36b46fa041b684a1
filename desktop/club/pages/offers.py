"""The meanings of a name being typed: a member, a person already entered, or a new one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.club.model.arrivals import Offer
from desktop.common.key_names import shown
from desktop.look.lettering import letters, scale_of
from desktop.look.paper import key_cap, rounded
from desktop.look.theme import theme

translate = QCoreApplication.translate

ROW = 34
"""Pixels at usual letters: how high a row is."""


class _Drawn(QStyledItemDelegate):
    """A row: the name, a remark in italics, and the key that takes it."""

    def __init__(self, offers: Offers) -> None:
        super().__init__(offers)
        self._offers = offers

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(10, round(ROW * scale_of(self._offers)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        offers, row = self._offers, index.row()
        offer, scale, look = offers.offers[row], scale_of(offers), theme()
        room = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row == offers.currentRow():
            painter.fillPath(rounded(room.adjusted(4, 1, -4, -1), 3), QColor(look.chosen))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        words = room.adjusted(14 * scale, 0, -14 * scale, 0)
        typed = len(offers.typed)
        bold = letters("text", scale * 1.06, bold=True)
        plain = letters("text", scale * 1.06)
        parts: list[tuple[str, QFont, str]] = [(offers.name_of(offer), plain, look.ink)]
        if offer.kind != "new" and offer.name.casefold().startswith(offers.typed.casefold()):
            parts = [(offer.name[:typed], bold, look.ink), (offer.name[typed:], plain, look.ink)]
        remark = letters("text", scale * 0.9, italic=True)
        parts.append(("  " + offers.remark(offer), remark, look.ink_faint))
        small = letters("small", scale)
        key = offers.key_of(row)
        wide = QFontMetrics(small).horizontalAdvance(key) + 0.7 * 22 * scale
        cap = QRectF(words.right() - wide, room.center().y() - 11 * scale, wide, 22 * scale)
        painter.setClipRect(QRectF(words.left(), room.top(), cap.left() - words.left(), 99 * scale))
        for text, font, tone in parts:
            painter.setFont(font)
            painter.setPen(QColor(tone))
            painter.drawText(words, int(left), text)
            words.setLeft(words.left() + QFontMetrics(font).horizontalAdvance(text))
        painter.setClipping(False)
        if key:
            key_cap(painter, cap, small, key)
        painter.restore()


class Offers(QListWidget):
    """The offers below the field, over whatever stands there; the keyboard stays in the field."""

    taken = Signal(object)
    """This offer was clicked."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.offers: list[Offer] = []
        self.typed = ""
        self.default = 0
        """Which offer Enter takes as long as none is chosen by hand."""
        self.by_hand = False
        """Whether one was chosen by an arrow."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setItemDelegate(_Drawn(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.taken.emit(self.offers[self.row(item)]))
        self.hide()

    def tell(self, typed: str, offers: Sequence[Offer], default: int) -> None:
        """Offer these for what was typed; nothing hides the list."""
        self.typed, self.offers, self.default = typed, list(offers), default
        self.by_hand = False
        self.clear()
        for offer in offers:
            self.addItem(QListWidgetItem(f"{self.name_of(offer)}, {self.remark(offer)}"))
        self.setCurrentRow(default)
        self.setVisible(bool(offers))
        self.raise_()

    def move_by(self, step: int) -> None:
        """Choose the next offer, or the one before."""
        if self.offers:
            self.by_hand = True
            self.setCurrentRow((self.currentRow() + step) % len(self.offers))

    def chosen(self) -> Offer | None:
        """Return the offer that Enter takes, None if there is none."""
        row = self.currentRow()
        return None if self.isHidden() or row < 0 else self.offers[row]

    def high(self) -> int:
        """How high all of it is, in pixels."""
        return round(ROW * scale_of(self)) * len(self.offers) + 2 * self.frameWidth() + 2

    def name_of(self, offer: Offer) -> str:
        """Return what a row begins with."""
        if offer.kind == "new":
            return translate("club", "Enter “{0}” as new").format(offer.name)
        return offer.name

    def remark(self, offer: Offer) -> str:
        """Return what is said besides."""
        if offer.kind == "member":
            club = translate("club", "on the club’s list")
            return f"{club}, {offer.remark}" if offer.remark else club
        if offer.kind == "here":
            return translate("club", "is here already, no. {0}: go there").format(offer.number)
        return ""

    def key_of(self, row: int) -> str:
        """Return the key that takes the offer of this row, as the keyboard names it."""
        if row == self.currentRow():
            return "⏎"
        if self.offers[row].kind == "new":
            return f"{shown('Ctrl+A')[:-1]}⏎"
        return "↓ ⏎" if row == self.currentRow() + 1 else ""
