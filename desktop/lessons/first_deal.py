"""Before the first deal of a game: three facts about it, and whether one wants to learn it first.

The table is laid, and nothing goes on until this is answered. It is asked once for each person and
game, of a person who sits alone at the window and plays by the usual house rules: of others the
facts might not be true.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QRect,
    QRectF,
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
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QWidget

from desktop.common.announce import announce
from desktop.common.heard_as import let_go
from desktop.lessons.aim_picture import AimPicture, size_of, slate_of
from desktop.lessons.progress import AIM, Progress
from desktop.look.lettering import draw_text, fitted, letters, table_scale
from desktop.look.paper import paper
from desktop.look.parts import Tag
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme
from desktop.packs import Pack
from desktop.session.controller import MatchController
from engine import games
from engine.rules.game import AIMS

translate = QCoreApplication.translate

_INSIDE, _BETWEEN, _TAG_HIGH = 34, 14, 50
"""Pixels at a scale of 1: from the edge of the paper, between pictures, and how high a tag is."""
_TAGS = 300, 18, 182
"""How wide the first tag is, what is between them, and how wide the second is."""
_PARTS = 1.0, 0.7, 0.0
"""How much of their height pictures have: with little room they are lower, or left out."""
_WRAPS = int(Qt.TextFlag.TextWordWrap)


class FirstDealSlip(QWidget):
    """The slip of paper, over the middle of a board which it keeps from being pressed."""

    learn = Signal()
    play = Signal()

    def __init__(self, board: QWidget, pack: Pack) -> None:
        super().__init__(board)
        self.setProperty("heardAs", "group")
        self._board = board
        self._scale = self._pictures = 1.0
        self._title = self._line = ""
        self._facts: list[tuple[str, str]] = []
        self._sheet = QRect()
        self.pictures = [AimPicture(pack, self) for _ in AIMS]
        self.learn_tag = Tag("", first=True, parent=self)
        self.play_tag = Tag("", parent=self)
        self.never = QCheckBox(self)
        self.learn_tag.clicked.connect(self.learn)
        self.play_tag.clicked.connect(self.play)
        board.installEventFilter(self)
        self.hide()

    def tell(self, title: str, line: str, facts: list[tuple[str, str]]) -> None:
        """Say what the game is called, how it is won, and of each picture a head and two lines."""
        self._title, self._line, self._facts = title, line, facts
        self.learn_tag.setText(translate("lessons", "Learn it in 3 minutes"))
        self.learn_tag.set_key(translate("lessons", "L", "the key of Learn it"))
        self.play_tag.setText(translate("lessons", "Just play"))
        self.play_tag.set_key(translate("lessons", "J", "the key of Just play"))
        self.never.setText(translate("lessons", "Don’t ask about other games."))
        for picture, (head, more) in zip(self.pictures, facts, strict=True):
            picture.setAccessibleName(_sentences(head, more))
        self.setAccessibleName(title)
        self.lay_out()

    def ask(self) -> None:
        """Lie there, and take the keyboard."""
        self.show()
        self.raise_()
        self.lay_out()
        self.learn_tag.setFocus(Qt.FocusReason.TabFocusReason)
        told = " ".join(_sentences(head, more) for head, more in self._facts)
        announce(self, f"{self._title} {self._line} {told}")

    @property
    def answers(self) -> list[QAbstractButton]:
        """What can be pressed, in the order of Tab."""
        return [self.learn_tag, self.play_tag, self.never]

    @property
    def sheet(self) -> QRect:
        """Where the paper lies."""
        return QRect(self._sheet)

    # How it is laid out.

    def lay_out(self) -> None:
        """Lie in the middle of the board, as large as there is room for."""
        self.setGeometry(self._board.rect())
        scale = table_scale(self.size())
        room = self.size() - QSize(16, 16)
        while True:
            for part in _PARTS:
                self._scale, self._pictures = scale, part
                size = self._size()
                if size.width() <= room.width() and size.height() <= room.height():
                    self._lie(size)
                    return
            if scale < 0.5:
                self._lie(size.boundedTo(room))
                return
            scale *= 0.94

    def _px(self, at_one: float) -> int:
        return round(at_one * self._scale)

    def _size(self) -> QSize:
        wide = 2 * self._px(_INSIDE) + 3 * self._column() + 2 * self._px(_BETWEEN)
        return QSize(wide, self._rows()[-1])

    def _column(self) -> int:
        return size_of(self._scale).width()

    def _rows(self) -> tuple[int, int, int, int, int, int]:
        """Where line, pictures, heads, tags and box begin below the upper edge; where it ends."""
        inside, px = self._px(_INSIDE), self._px
        line = inside - px(6) + round(QFontMetricsF(self._title_letters()).height() * 1.08)
        wide = 3 * self._column() + 2 * px(_BETWEEN)
        pictures = line + self._high(self._line_letters(), self._line, wide) + px(14)
        heads = pictures + size_of(self._scale, self._pictures).height() + px(8)
        head = self._head_high()
        told = max(self._high(self._letters(), more, self._column()) for _, more in self._facts)
        tags = heads + head + told + px(20)
        box = tags + px(_TAG_HIGH) + px(10)
        box_high = max(self._box_high(), px(24))
        return line, pictures, heads, tags, box, box + box_high + px(16)

    def _head_high(self) -> int:
        return round(QFontMetricsF(self._head_letters()).height() * 1.02)

    @staticmethod
    def _high(font: QFont, text: str, wide: int) -> int:
        room = QRectF(0, 0, wide, 10000)
        return round(QFontMetricsF(font).boundingRect(room, _WRAPS, text).height())

    def _box_high(self) -> int:
        return self.never.sizeHint().height()

    def _lie(self, size: QSize) -> None:
        px, inside = self._px, self._px(_INSIDE)
        self.never.setFont(self._letters())
        self._sheet = QRect(0, 0, size.width(), size.height())
        self._sheet.moveCenter(self.rect().center())
        left, top = self._sheet.left() + inside, self._sheet.top()
        _, pictures, _, tags, box, _ = self._rows()
        for number, picture in enumerate(self.pictures):
            picture.setVisible(self._pictures > 0)
            x = left + number * (self._column() + px(_BETWEEN))
            picture.setGeometry(
                QRect(x, top + pictures, *size_of(self._scale, self._pictures).toTuple())
            )
        whole = size.width() - 2 * inside
        first, gap, second = (round(part * whole / sum(_TAGS)) for part in _TAGS)
        for tag, x, wide in (
            (self.learn_tag, left, first),
            (self.play_tag, left + first + gap, second),
        ):
            tag.set_scale(self._scale * 1.05)
            while tag.extent().width() > wide and tag.scale > 0.6 * self._scale:
                tag.set_scale(tag.scale * 0.95)
            tag.place(QRect(x, top + tags, wide, px(_TAG_HIGH)))
        hint = self.never.sizeHint()
        self.never.setGeometry(
            QRect(left, top + box, min(hint.width(), whole), max(hint.height(), px(24)))
        )
        self.update()

    # Letters.

    def _title_letters(self) -> QFont:
        return letters("title", self._scale * 1.07, bold=True)

    def _line_letters(self) -> QFont:
        return letters("text", self._scale * 1.03, italic=True)

    def _head_letters(self) -> QFont:
        return letters("text", self._scale, bold=True)

    def _beside_letters(self) -> QFont:
        return letters("text", self._scale * 0.88, italic=True)

    def _letters(self) -> QFont:
        return letters("text", self._scale * 0.91)

    # Qt's overrides.

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = theme(), self._px
        line, pictures, heads, _, _, _ = self._rows()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self._sheet)
            lay_shadow(painter, sheet, 2, Shadow(0, 6, 22, 0.6))
            paper(painter, sheet)
            room = sheet.adjusted(px(_INSIDE), 0, -px(_INSIDE), 0)
            left = Qt.AlignmentFlag.AlignLeft
            painter.setPen(QColor(look.ink))
            top = room.top() + px(_INSIDE) - px(6)
            title = QRectF(room.left(), top, room.width(), room.top() + line - top)
            draw_text(painter, title, self._title_letters(), self._title, left)
            painter.setPen(QColor(look.ink_faint))
            painter.setFont(self._line_letters())
            told = QRectF(room.left(), room.top() + line, room.width(), pictures - line)
            painter.drawText(told, _WRAPS, self._line)
            painter.setPen(QColor(look.ink))
            for number, (head, more) in enumerate(self._facts):
                x = room.left() + number * (self._column() + px(_BETWEEN))
                place = QRectF(x, room.top() + heads, self._column() + px(6), self._head_high())
                draw_text(painter, place, self._head_letters(), head, left)
                painter.setFont(self._letters())
                below = QRectF(x, place.bottom(), self._column(), room.height())
                painter.drawText(below, _WRAPS, more)
            self._paint_beside_box(painter, room)

    def _paint_beside_box(self, painter: QPainter, room: QRectF) -> None:
        """Where there is room, where it can be learnt later."""
        told = translate("lessons", "You can learn any time: Help, or the first page.")
        box = QRectF(self.never.geometry())
        beside = QRectF(box.right() + self._px(10), box.top(), 0, box.height())
        beside.setRight(room.right() + self._px(_INSIDE / 2))
        font, shortened = fitted(self._beside_letters(), told, beside.width())
        if shortened != told:
            return
        painter.setPen(QColor(theme().ink_faint))
        draw_text(painter, beside, font, told, Qt.AlignmentFlag.AlignLeft)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.lay_out()
        return False

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab stays among the answers."""
        ring = self.answers
        at = next((place for place, one in enumerate(ring) if one.hasFocus()), -1)
        ring[(at + (1 if following else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter learns, Esc plays; so do the letters on the tags. The table hears no key."""
        pressed = event.text().upper()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.learn_tag.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.play_tag.click()
        elif pressed and pressed in (self.learn_tag.key, self.play_tag.key):
            (self.learn_tag if pressed == self.learn_tag.key else self.play_tag).click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class FirstDeal(QObject):
    """Asks it when a match begins, and lets the match go on when it is answered.

    `progress` is asked for what a person, by id, has met before.
    """

    learn = Signal(str)
    """This game is to be learnt."""

    def __init__(
        self,
        board: QWidget,
        pack: Pack,
        controller: MatchController,
        progress: Callable[[str], Progress],
    ) -> None:
        super().__init__(board)
        self._board, self._pack, self._controller, self._progress = (
            board,
            pack,
            controller,
            progress,
        )
        self.slip: FirstDealSlip | None = None
        """None before it was first needed."""
        self._shown = QTimer(self, singleShot=True, interval=0)
        self._shown.timeout.connect(self._ask_if_held)
        controller.match_changed.connect(self._match_changed)

    @property
    def asks(self) -> bool:
        """Whether an answer is waited for."""
        return self.slip is not None and not self.slip.isHidden()

    def _match_changed(self) -> None:
        """Another match is open, and nothing of it has been dealt."""
        if self.slip is not None:
            self.slip.hide()
        if self._due():
            self._controller.pause.halted = True
            self._shown.start()

    def _due(self) -> bool:
        controller, head = self._controller, self._controller.head
        wanted = controller.settings.on("first_times") and controller.settings.on("first_deal")
        if head is None or not wanted or controller.speech is None:
            return False
        if head.real_cards or head.at_club or head.branch is not None:
            return False
        kind = games.find(head.game)
        usual = next(iter(kind.presets.values()))
        session = controller.matches.playing
        # Nobody is kept waiting by what only one reads: others sit here too, or have phones.
        alone = session.persons == [controller.display.sole]
        if kind.aim is None or head.options != usual.as_dict() or not alone:
            return False
        begun = session.match.undoable()
        return not begun and not self._progress(self._person()).played(head.game)

    def _person(self) -> str:
        head = self._controller.head
        assert head is not None
        return head.players[self._controller.display.sole].id

    def _ask_if_held(self) -> None:
        if self._controller.pause.halted:
            self.ask()

    def ask(self) -> None:
        """Ask about the game that is on."""
        if self.slip is None:
            self.slip = FirstDealSlip(self._board, self._pack)
            self.slip.learn.connect(self._learn)
            self.slip.play.connect(self._play)
        self.slip.never.setChecked(False)
        self._tell(self.slip)
        self.slip.ask()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self.slip is not None and self.asks:
            self._tell(self.slip)

    def _tell(self, slip: FirstDealSlip) -> None:
        head, speech = self._controller.head, self._controller.speech
        assert head is not None and speech is not None
        kind = games.find(head.game)
        assert kind.aim is not None
        deal, count, odd = slip.pictures
        deal.show_cards(kind.aim.deal)
        count.show_slate(slate_of(kind, kind.aim, speech))
        if kind.aim.odd:
            odd.show_cards(kind.aim.odd)
        else:
            odd.show_hand_laid_down(len(kind.aim.deal.split()), speech.text("aim.sign"))
        title = translate("lessons", "New to {0}?").format(speech.title())
        more = translate("lessons", "The rest you can pick up as you go.")
        facts = [(speech.text(f"aim.{one}"), speech.text(f"aim.{one}.more")) for one in AIMS]
        slip.tell(title, f"{speech.text('aim')} {more}", facts)

    # Answers.

    def _answered(self) -> str:
        """Keep that it was asked, and put the slip away; of which game it was."""
        head, slip = self._controller.head, self.slip
        assert head is not None and slip is not None
        self._progress(self._person()).meet(head.game, AIM)
        if slip.never.isChecked():
            self._controller.settings["first_deal"] = False
        let_go(slip)
        slip.hide()
        return head.game

    def _play(self) -> None:
        self._answered()
        self._controller.chairs.go_on()

    def come_back(self) -> None:
        """Go on with the match if all is answered: the lessons were only looked at."""
        if not self.asks and not self._shown.isActive():
            self._controller.chairs.go_on()

    def _learn(self) -> None:
        """Go to the lesson; the match waits until somebody comes back to it."""
        self.learn.emit(self._answered())


def _sentences(head: str, more: str) -> str:
    """Return the head of a picture and the words below it, as they are read."""
    return f"{head} {more}" if head.endswith(("?", "!")) else f"{head}. {more}"
