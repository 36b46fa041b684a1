"""First times: a slip beside the hand that says what is asked, once for each kind of decision.

It comes up in evenings, never in lessons; it asks for nothing and takes no keyboard. What has come
up is kept for each person with how far the lessons are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.booklet.words_in import words_in
from desktop.common.key_names import shown
from desktop.lessons.paper import GAP, LessonPaper
from desktop.lessons.progress import AIM, KNOWN, Progress
from desktop.lessons.tip_room import letters_of_tips, tip_room
from desktop.look.lettering import fitted, letters, table_scale
from desktop.look.parts import Link, Tag
from desktop.look.parts.part import Part
from desktop.look.theme import theme
from desktop.session.controller import MatchController
from desktop.table.table import TableView

translate = QCoreApplication.translate


_AT_REST = 120
"""Milliseconds for which a slip keeps its place after each step of resizing the window."""


class FirstSlip(LessonPaper):
    """A slip that tells something. What puts it away is in its upper right corner, which stays.

    Folded it is one tag, which opens it.
    """

    folded = False

    def fold(self, folded: bool) -> None:
        """Be folded to one tag, or open."""
        self.folded = folded
        for link in self._links():
            link.setVisible(not folded)
        self.retranslate()
        self.update()

    def make_tags(self) -> tuple[Part, Tag, Part]:
        return Link("", self), Tag("", first=True, parent=self), Link("", self)

    def retranslate(self) -> None:
        """Write on the tags in the language of now."""
        for tag, text, tip in (
            (
                self.back_tag,
                translate("lessons", "Rules"),
                translate("lessons", "Show in the rules"),
            ),
            (
                self.leave_tag,
                translate("lessons", "Stop these tips"),
                translate("lessons", "No more tips for this game"),
            ),
            (self.on_tag, translate("lessons", "Got it"), translate("lessons", "Close this tip")),
        ):
            tag.setText(text)
            tag.setToolTip(tip)
        self.on_tag.set_key("" if self.folded else shown("Esc"))
        if self.folded:
            self.on_tag.setText(briefly())
            self.on_tag.setToolTip(translate("lessons", "Read this tip"))

    def lie_at(self, where: QRect) -> None:
        super().lie_at(where)
        if self.folded:
            self.on_tag.place(self.sheet_of(self.rect()))
            return
        inside = self._inside()
        right = inside.right() + self._inset() // 2
        beside = reversed(self._links()) if self._beside_head() else ()
        for tag in (self.on_tag, *beside):
            size = tag.extent()
            where = QRect(QPoint(right - size.width(), 0), size)
            where.moveCenter(QPoint(where.center().x(), inside.top() + self._head_high() // 2 - 3))
            tag.place(where)
            right -= size.width() + self._inset() // 2
        if self._stacked():
            size = self.leave_tag.extent()
            low = QPoint(inside.left(), inside.bottom() - size.height())
            self.leave_tag.place(QRect(low, size))

    def set_scale(self, scale: float) -> None:
        super().set_scale(scale)
        for link in self._links():
            link.set_scale(scale)

    def set_width(self, width: int) -> None:
        """Set its width in pixels."""
        self.set_breadth((width - 2 * self._inset()) / self._scale)
        self.on_tag.set_bare(True)
        beside = self._beside_head()
        self.on_tag.set_bare(False)
        # The key is not shown where it would push away the links, or how many tips there are.
        shown = self._beside_head() == beside and self._beside_tag() >= self._counted()
        self.on_tag.set_bare(not shown)

    def _links(self) -> list[Part]:
        return [self.back_tag, self.leave_tag]

    def _beside_head(self) -> bool:
        """Whether the links have room in the line of the head."""
        parts = (self.on_tag, *self._links())
        needed = sum(part.extent().width() + self._inset() // 2 for part in parts)
        return self._counted() + needed <= self._breadth * self._scale

    def _counted(self) -> float:
        """How wide the head is, with how many tips there are."""
        head = QFontMetricsF(self._head_letters()).horizontalAdvance(f"{self._head}  ")
        return head + QFontMetricsF(self._count_letters()).horizontalAdvance(self._count)

    def _beside_tag(self) -> float:
        """How much room there is beside what puts it away."""
        return self._breadth * self._scale - self.on_tag.extent().width()

    def head_fits(self) -> bool:
        """Whether the head has room beside what puts the slip away."""
        head = QFontMetricsF(self._head_letters()).horizontalAdvance(self._head)
        return head <= self._beside_tag()

    def _row(self) -> list[Part]:
        return [] if self._beside_head() else self._links()[: 1 if self._stacked() else 2]

    def _tag_high(self) -> int:
        return super()._tag_high() * (2 if self._stacked() else 1)

    def _stacked(self) -> bool:
        """Whether the links have to lie one above the other."""
        wide = sum(link.extent().width() + GAP for link in self._links())
        return not self._beside_head() and wide > self._breadth * self._scale

    def _inset(self) -> int:
        return round(9 * self._scale)

    def _head_high(self) -> int:
        return self.on_tag.extent().height()

    def _count_letters(self) -> QFont:
        return letters("small", self._scale, italic=True)

    def _head_letters(self) -> QFont:
        return letters("text", self._scale, bold=True)

    def _paint_head(self, painter: QPainter, inside: QRect) -> None:
        font, middle = self._head_letters(), int(Qt.AlignmentFlag.AlignVCenter)
        line = QRect(inside.left(), inside.top(), inside.width(), self._head_high() - 6)
        wide = round(QFontMetricsF(font).horizontalAdvance(self._head + "  "))
        narrow, head = fitted(font, self._head, self._beside_tag())
        painter.setFont(narrow)
        painter.setPen(QColor(theme().ink))
        if head == self._head:  # a part of it says nothing
            painter.drawText(line, middle, head)
        if self._counted() <= self._beside_tag():
            painter.setFont(self._count_letters())
            painter.setPen(QColor(theme().ink_faint))
            painter.drawText(line.adjusted(wide, 0, 0, 0), middle, self._count)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.folded:
            super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # what is at the table hears it


def briefly() -> str:
    """Return what stands on a slip that is folded: "New to this?" in a word."""
    return translate("lessons", "New?")


class FirstTimes(QObject):
    """Watches what is asked at the table, and tells about it when it is for the first time.

    `progress` is asked for what a person, by his id, has met before, `language` for that of now.
    """

    rules = Signal(str)
    """The rules are to be read: "" for what is asked at the table now."""

    def __init__(
        self,
        board: QWidget,
        table: TableView,
        controller: MatchController,
        progress: Callable[[str], Progress],
        language: Callable[[], str],
    ) -> None:
        super().__init__(board)
        self._board, self._table, self._controller = board, table, controller
        self._progress, self._language = progress, language
        self.slip: FirstSlip | None = None
        """What lies there; None before the first one was needed."""
        self._told = ("", "", "")
        """The person, the game and the kind of decision that the slip is about."""
        self._told_in = ""
        """The language it was told in."""
        self._opened = False
        """Whether it is to be open where no room is free."""
        self._lies_on: tuple[object, ...] = ()
        """Which words lie in which room."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        controller.display.scene_changed.connect(self._soon)
        controller.settings.changed.connect(self._soon)
        table.laid.connect(self._after_laid)
        table.settled.connect(self._soon)
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape puts the slip away, when nothing else at the table is ended by it."""
        if not self.shown or self._controller.pause.decided or not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self.put_away()
            return True
        return False

    @property
    def shown(self) -> bool:
        """Whether the slip lies there."""
        return self.slip is not None and not self.slip.isHidden()

    def _after_laid(self) -> None:
        """While the window is resized the slip waits: its place is not reckoned at each step."""
        self._later.start(_AT_REST if self._table.sharpness.rough else 0)

    def _soon(self) -> None:
        self._later.start(0)

    def _due(self) -> tuple[str, str, str]:
        """Who decides what in which game; "" where nothing is to be told."""
        controller, scene = self._controller, self._table.scene
        nothing = ("", "", "")
        if (
            scene is None
            or controller.head is None
            or controller.guide is not None
            or controller.speech is None
        ):
            return nothing
        if (
            not controller.settings.on("first_times")
            or not controller.display.asked()
            or not self._table.isVisible()
        ):
            return nothing
        kind = controller.speech.rules.show.decision(scene.view.table)
        key = f"first.{kind}"
        if not kind or controller.speech.text(key) == key:
            return nothing
        return controller.head.players[controller.display.chair.seat].id, controller.head.game, kind

    def _look(self) -> None:
        """Show the slip, leave it, or take it away."""
        due = self._due()
        if due == self._told and self.shown:
            if self._told_in != self._language():
                self._tell(due[2])
            self._lie()
            return
        self.put_away()
        person, game, kind = due
        if not kind or self._table.busy:
            return
        progress = self._progress(person)
        if progress.met(game, kind):
            return
        progress.meet(game, kind)
        self._told = due
        self._tell(kind)

    def _tell(self, kind: str) -> None:
        speech = self._controller.speech
        assert speech is not None
        if self.slip is None:
            self.slip = FirstSlip(self._board)
            self.slip.on.connect(self._pressed)
            self.slip.back.connect(self._read)
            self.slip.left.connect(self._knows)
        progress, game = self._progress(self._told[0]), speech.rules.game
        kinds = [key[6:] for key in game.texts.english if key.startswith("first.")]
        met = [one for one in kinds if progress.met(game.name, one)]
        text = heard = speech.text(f"first.{kind}")
        first = game.make(next(iter(game.presets.values())), game.usual())
        same_end = speech.rules.counting().total == first.counting().total
        if met == [kind] and same_end and speech.text("aim") != "aim":
            # The first one of a game begins with how it is won.
            text = f"{speech.text('aim')}\n{text}"
            # Before the deal it was heard; for eyes it stands here until the question is answered.
            heard = heard if progress.met(game.name, AIM) else text
        head = translate("lessons", "New to this?")
        count = translate("lessons", "{0} of {1}").format(len(met), len(kinds))
        self._told_in = self._language()
        words = words_in(text, game.name, self._told_in)
        self._opened = text.startswith(speech.text("aim"))
        self.slip.tell(head, text, count, waits=True, first=False, words=words, heard=heard)
        self._lie()
        self.slip.show()

    def _pressed(self) -> None:
        """Open the slip if it is folded, else put it away."""
        if self.slip is not None and self.slip.folded:
            self._opened = True
            self._lie()
        else:
            self.put_away()

    def put_away(self) -> None:
        """Take the slip away."""
        if self.slip is not None and not self.slip.isHidden():
            if self.slip.isAncestorOf(self._board.window().focusWidget() or self._board):
                self._table.take_keyboard(Qt.FocusReason.TabFocusReason)
            self.slip.hide()
            self._table.contents.keep_off(QRect())
        self._told = ("", "", "")

    def _read(self) -> None:
        self.rules.emit("")

    def _knows(self) -> None:
        person, game, _ = self._told
        self._progress(person).meet(game, KNOWN)
        self.put_away()

    def _lie(self) -> None:
        """Lie in the room of tips: its width and lower edge are the slip's, whatever it says.

        Where no room is free it is folded until somebody opens it; not that which says how a game
        is won.
        """
        slip, table = self.slip, self._table
        assert slip is not None
        scale = table_scale(table.size())
        room = tip_room(table.places, _folded(scale, briefly()))
        lies_on = slip.text, scale, table.geometry().getRect(), room, self._opened
        if lies_on == self._lies_on:
            return
        self._lies_on = lies_on
        slip.fold(not (room.free or self._opened))
        if slip.folded:
            slip.set_scale(scale)
            where = room.folded
        else:
            where = QRect(QPoint(), self._fitted(room.where))
            where.moveBottomLeft(room.where.bottomLeft())
        slip.lie_at(slip.with_shadow(where.translated(table.geometry().topLeft())))
        table.contents.keep_off(where)

    def _fitted(self, room: QRect) -> QSize:
        """How large the paper is, with the largest letters with which it has the room."""
        slip, scale = self.slip, table_scale(self._table.size())
        assert slip is not None
        for large in letters_of_tips(self._table.places):
            slip.set_scale(scale * large)
            slip.set_width(room.width())
            size = slip.sheet_of(QRect(QPoint(), slip.extent(self._table.width()))).size()
            # A pixel more or less comes of rounding.
            fits = size.height() <= room.height() and size.width() <= room.width() + 2
            if fits and slip.head_fits():
                break
        return QSize(room.width(), size.height())


@lru_cache(4)
def _folded(scale: float, says: str) -> QSize:
    """Return how large a folded slip is that says this."""
    tag = Tag(says)
    tag.set_scale(scale * 0.86)
    return tag.extent()
