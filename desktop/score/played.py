"""What can be written down: the games this house plays, the table's own, lists of other games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.common.game_names import of_game
from desktop.common.last_choice import FIRST_SCORES
from desktop.common.see_through import see_through
from desktop.look.dyes import dye
from desktop.look.lettering import draw_text, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.theme import colour, theme
from engine import games

translate = QCoreApplication.translate

MOST_PLAYED, OWN_SHOWN = 5, 3
"""How many of the most played come first, and so many of the table's own are there at once."""
PLAIN = "free_sheet"
"""The list that belongs to no game."""
GAME = Qt.ItemDataRole.UserRole
"""The game of a line, "" for a heading, `MORE` for the line that unfolds."""
MORE = "…"


class Part(NamedTuple):
    """A part of the list: its heading, and its games."""

    heading: str
    games: tuple[str, ...]


def parts(played: Iterable[str]) -> list[Part]:
    """All games in the order of the page; `played` names one for each match on the shelf.

    What this house plays comes first, and beside it what most others write down.
    """
    every = games.everything()
    counted = Counter(name for name in played if name in every)
    known = (name for name in FIRST_SCORES if name in every and name not in counted)
    most = (*(name for name, _ in counted.most_common()), *known)[:MOST_PLAYED]
    lists = [name for name in games.sheets_by_hand() if name != PLAIN]
    own = [name for name in every if name not in games.sheets_by_hand()]
    return [
        Part(heading, tuple(name for name in some if heading == most_played() or name not in most))
        for heading, some in (
            (most_played(), list(most)),
            (translate("scoring", "The table’s own"), own),
            (translate("scoring", "Other games"), lists),
            (translate("scoring", "Anything else"), [PLAIN]),
        )
    ]


def most_played() -> str:
    """Return the heading of what this house plays."""
    return translate("scoring", "Most played")


def how_many(numbers: Sequence[int]) -> str:
    """For how many a game is: "3–5", or "4"."""
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def called(game: str) -> str:
    """Return a game by its name alone: that only the score is kept goes without saying here."""
    return of_game(game).partition(" (")[0]


class GameList(QListWidget):
    """The list; the game that is chosen is its current line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("onPaper", True)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        see_through(self)
        self.setItemDelegate(_Lines(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scale = 1.0
        self._parts: list[Part] = []
        self._unfolded = False
        self._sought = ""

    def offer(self, some: Sequence[Part], chosen: str) -> None:
        """List these games."""
        self._parts = list(some)
        self._fill(chosen)

    def seek(self, text: str) -> None:
        """List only games of which the name holds this; "" lists all."""
        self._sought = text.casefold().strip()
        self._fill(self.chosen())

    def unfold(self) -> None:
        """List every game of the table's own."""
        self._unfolded = True
        self._fill(self.chosen())

    def chosen(self) -> str:
        """Return the game of the current line, "" for none."""
        item = self.currentItem()
        name = str(item.data(GAME)) if item is not None else ""
        return "" if name == MORE else name

    def choose(self, game: str) -> None:
        """Have the line of this game as the current one, if it is listed."""
        for row in range(self.count()):
            if self.item(row).data(GAME) == game:
                self.setCurrentRow(row)
                return

    def _fill(self, chosen: str) -> None:
        self.blockSignals(True)
        self.clear()
        for at, (heading, names) in enumerate(self._parts):
            found = [name for name in names if self._sought in called(name).casefold()]
            if not found:
                continue
            head = QListWidgetItem(heading, self)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            head.setData(GAME, "")
            folded = at == 1 and not (self._unfolded or self._sought)
            kept = [*found[:OWN_SHOWN], *(one for one in found[OWN_SHOWN:] if one == chosen)]
            for name in kept if folded else found:
                item = QListWidgetItem(called(name), self)
                item.setData(GAME, name)
                item.setData(Qt.ItemDataRole.ToolTipRole, "")
            if folded and (more := len(found) - len(kept)):
                item = QListWidgetItem(translate("scoring", "… and %n more", "", more), self)
                item.setData(GAME, MORE)
        self.blockSignals(False)
        self.choose(chosen)


class _Lines(QStyledItemDelegate):
    """Draws a heading, or a game with its colour and for how many it is."""

    def __init__(self, parent: GameList) -> None:
        super().__init__(parent)
        self._list = parent

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        scale = self._list.scale
        return QSize(80, round((31 if index.data(GAME) else 30) * scale))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look, scale = theme(), self._list.scale
        rect, game = QRectF(option.rect), str(index.data(GAME))
        text = str(index.data())
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not game:
            painter.setPen(QColor(look.ink_head))
            words = rect.adjusted(6, 4 * scale, -6, 0)
            draw_text(painter, words, letters("small", scale, bold=True), text, left)
            painter.setPen(QColor(look.rule))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
            painter.restore()
            return
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        body = rect.adjusted(2, 2, -2, -2)
        if chosen:
            painter.fillPath(rounded(body, 5), colour(look.chosen))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded(body, 5), colour(look.field, 170))
        start = body.left() + 8
        if game != MORE:
            tone = dye(games.find(game).box.colour, game)
            chip = QRectF(start, 0, 11 * scale, 16 * scale)
            chip.moveTop(body.center().y() - chip.height() / 2)
            painter.fillPath(rounded(chip, 2), QColor(tone[0]))
        words = body.adjusted(8 + 22 * scale, 0, -52 * scale, 0)
        painter.setPen(QColor(look.ink if game != MORE else look.ink_faint))
        font = letters("text", scale, bold=chosen, italic=game == MORE)
        draw_text(painter, words, font, text, left)
        if game != MORE:
            painter.setPen(QColor(look.ink_faint))
            seats = how_many(games.find(game).seats)
            where = body.adjusted(0, 0, -8, 0)
            draw_text(painter, where, letters("small", scale, italic=True), seats, right)
        if chosen and self._list.hasFocus():
            focus_ring(painter, rounded(body, 5))
        painter.restore()
