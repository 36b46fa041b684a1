"""The kitty as stacks of coins, and coins that run to and from the seats.

How much lies where comes from the scene; who paid whom follows from two scenes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.motion import Flight, Motion
from desktop.common.pose import Pose
from desktop.common.sentences import capital
from desktop.look.lettering import least, letters, scale_on
from desktop.look.parts.pill import pill
from desktop.look.theme import Palette
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table.layout import TableLayout
from engine.table import Seat

_METALS = ((50, "#e6c34d", "#8a6a14"), (10, "#d7d9dc", "#70757c"), (1, "#c9824a", "#74431f"))
"""What a coin is worth, its colour and that of its edge: gold, silver, copper."""
_HIGHEST = 9
"""How many coins stand on each other at most."""
_MOST_SHOWN = 3000
"""The largest amount that is shown in coins."""
_MOST_RUN = 5
"""How many coins run at once to or from a seat."""
_STAGGER = 0.16
_THICK = 0.155
"""How much of a coin is seen below the one that lies upon it, in coins."""


def stacks(amount: int) -> list[tuple[int, int]]:
    """Return the stacks of an amount, worthiest first: a coin's worth, and how many there are.

    More than the table has room for is left out; how much it is, stands below.
    """
    amount = min(amount, _MOST_SHOWN)
    found = []
    for worth, _, _ in _METALS:
        count, amount = divmod(amount, worth)
        while count > 0:
            found.append((worth, min(count, _HIGHEST)))
            count -= _HIGHEST
    return found


@lru_cache(maxsize=32)
def _coin(worth: int, width: int, ratio: float) -> QPixmap:
    """Return a coin that lies flat, seen from the side a little."""
    _, face, edge = next(metal for metal in _METALS if metal[0] == worth)
    height = round(width * 0.62)
    picture = QPixmap(QSize(width, height) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = height * 0.24
    flat = QRectF(1, 1, width - 2, height - thick - 2)
    painter.setPen(QPen(QColor(edge), max(1.0, width / 26)))
    painter.setBrush(QColor(edge).lighter(125))
    painter.drawEllipse(flat.translated(0, thick))
    painter.drawRect(QRectF(flat.left(), flat.center().y(), flat.width(), thick))
    painter.setBrush(QColor(face))
    painter.drawEllipse(flat)
    painter.setPen(QPen(QColor(edge), max(0.8, width / 40)))
    inner = flat.adjusted(width * 0.15, height * 0.1, -width * 0.15, -height * 0.1)
    painter.drawEllipse(inner)
    painter.end()
    return picture


class Kitty(QLabel):
    """The money in the middle: stacks of coins and how much they are."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.colours = colours
        self.amount = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_at(self, where: QRect, name: str, amount: int) -> None:
        """Lie here, be called as in the game, and be worth so much."""
        self.amount = amount
        name = f"{capital(name)}: {amount}"
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setGeometry(where)
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        font = self._letters()
        font.setPixelSize(
            max(least(scale_on(self._table)), min(font.pixelSize(), round(whole.height() * 0.32)))
        )
        chip = QRectF(0, 0, 0, QFontMetrics(font).height() * 1.3)
        text = str(self.amount)
        chip.setWidth(max(chip.height(), QFontMetrics(font).horizontalAdvance(text) * 1.6))
        if whole.width() > whole.height() * 1.5:
            # Where it is low, the number stands beside the stacks.
            whole.setWidth(min(whole.width(), whole.height() * 0.95 + chip.width() * 1.1))
            stacks_end = whole.right() - chip.width() * 1.1
            room = QRectF(whole.topLeft(), QPointF(stacks_end, whole.bottom()))
            # Close to them, also where they need less than there is.
            broad = self._broad(room)
            room.setWidth(min(room.width(), broad))
            chip.moveLeft(room.right() + chip.width() * 0.1)
            chip.moveTop(whole.bottom() - chip.height())
        else:
            room = whole.adjusted(0, 0, 0, -chip.height() * 1.1)
            chip.moveCenter(QPointF(whole.center().x(), whole.bottom() - chip.height() / 2))
        self._paint_stacks(painter, room)
        if self.amount:
            pill(painter, chip, text, font, light=True)
        painter.end()

    def _letters(self) -> QFont:
        """Return the table's own, not what Qt hands down: a style sheet can keep that back."""
        return letters("text", scale_on(self._table), bold=True)

    def _measured(
        self, standing: list[tuple[int, int]], room: QRectF
    ) -> tuple[list[tuple[int, int]], list[tuple[int, int]], int]:
        """Two rows of stacks, the worthier ones behind, and how wide a coin is in this room."""
        behind = standing[: len(standing) // 2] if len(standing) > 3 else []
        before = standing[len(behind) :]
        tallest = max(count for _, count in standing)
        high = 0.62 + _THICK * (tallest - 1) + (0.5 if behind else 0.0)
        most = 2.6 * QFontMetrics(self._letters()).height()
        by_width, by_height = room.width() / max(2.2, len(before)), room.height() / max(1.4, high)
        return behind, before, max(1, round(min(most, by_width, by_height)))

    def _broad(self, room: QRectF) -> float:
        """How broad all stacks are that lie in this room; at least as they need to be painted."""
        standing = stacks(self.amount)
        if not standing:
            return 0.0
        _, before, width = self._measured(standing, room)
        return width * max(2.2, len(before))

    def _paint_stacks(self, painter: QPainter, room: QRectF) -> None:
        standing = stacks(self.amount)
        if not standing:
            return
        behind, before, width = self._measured(standing, room)
        for row, deep in ((behind, 0.5), (before, 0.0)):
            left = room.center().x() - len(row) * width / 2
            for number, (worth, count) in enumerate(row):
                picture = _coin(worth, width, self.devicePixelRatioF())
                for layer in range(count):
                    low = room.bottom() - width * 0.62 - deep * width
                    y = low - layer * width * _THICK
                    # Nobody lays coins exactly upon each other.
                    x = left + number * width + width * 0.02 * ((layer * 5 + number) % 5 - 2)
                    painter.drawPixmap(QPointF(x, y), picture)


class CoinWidget(QLabel):
    """A moving coin."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._opacity = 1.0

    def lie_at(self, where: Pose) -> None:
        """Lie exactly here."""
        self.setGeometry(where.rect)

    def lies_at(self) -> Pose:
        """Where the coin is now."""
        return Pose.upright(self.geometry())

    def turn(self, part: float, opacity: float = 1.0) -> None:
        """Leave a coin as it is; it may fade."""
        if opacity != self._opacity:
            self._opacity = opacity
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, _coin(_METALS[1][0], self.width(), self.devicePixelRatioF()))
        painter.end()


class Money(QObject):
    """The kitty of a table and its moving coins."""

    def __init__(self, table: QWidget, colours: Palette, motion: Motion) -> None:
        super().__init__(table)
        self._table = table
        self._motion = motion
        self.kitty = Kitty(colours, table)
        self.kitty.hide()

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self.kitty.colours = colours
        self.kitty.update()

    def show(
        self,
        before: Scene | None,
        scene: Scene | None,
        speech: Speech | None,
        places: TableLayout,
        duration: int,
    ) -> None:
        """Let the money of this scene lie there, and what was paid since the last one run."""
        if scene is None or scene.coins is None or speech is None:
            self.kitty.hide()
            return
        self.kitty.lie_at(places.kitty, speech.text("column.kitty"), scene.coins.kitty)
        self.kitty.lower()
        if duration == 0 or before is None or before.coins is None:
            return
        for seat, paid in _paid(before, scene):
            self._run(places, seat, paid, duration)

    def _run(self, places: TableLayout, seat: Seat, paid: int, duration: int) -> None:
        size = max(14, round(places.card_width * 0.24))
        ends = [places.seat(seat).center(), places.kitty.center()]
        if paid < 0:
            ends.reverse()
        for number in range(min(abs(paid), _MOST_RUN)):
            coin = CoinWidget(self._table)
            start, goal = (Pose(end.x(), end.y(), size, round(size * 0.62)) for end in ends)
            coin.lie_at(start)
            coin.show()
            delay = round(number * _STAGGER * duration)
            self._motion.fly(
                Flight(coin, goal, round(duration * 1.4), delay, landed=coin.deleteLater)
            )


def _paid(before: Scene, scene: Scene) -> Iterator[tuple[Seat, int]]:
    """Yield what each seat has paid since, less than nothing for what it got."""
    assert before.coins is not None and scene.coins is not None
    for seat, (had, has) in enumerate(zip(before.coins.seats, scene.coins.seats, strict=True)):
        if had != has:
            yield seat, had - has
