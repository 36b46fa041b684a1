"""“What is this?”: whatever lies upon the board says what it is.

By a key, by the other button, and to a finger that rests on it.

Cards, people, the talon, coins, strips and signs are told as their tips tell them; of the slate
the marks that stand there in words; of what somebody says, what is meant by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QCursor, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from desktop.common import plain_text
from desktop.session.controller import MatchController
from desktop.window.board import Board
from desktop.window.who_plays import WhoPlays

translate = QCoreApplication.translate

RESTS = 600
"""The milliseconds that a finger rests before that is a question."""


class WhatIs(QObject):
    """Tells what is at a point of the board."""

    rules = Signal()
    """The rules are to be read."""

    def __init__(self, controller: MatchController, board: Board, who_plays: WhoPlays) -> None:
        super().__init__(board)
        self._controller, self._board, self._who_plays = controller, board, who_plays
        self.menu = QMenu(board)
        self._watched = (board.table, board.slate, board.tokens.slate, board.side.slate)
        for one in self._watched:
            one.installEventFilter(self)
        self._finger = LongPress((board.table, board.slate, board.side.slate), self)
        self._finger.rested.connect(self._touched)

    def at(self, where: QPoint) -> str:
        """Return what is at this point of the screen, "" where there is nothing to tell."""
        board = self._board
        slate = board.side.slate
        if slate.isVisible() and slate.rect().contains(inside := slate.mapFromGlobal(where)):
            return slate.words_at(inside)
        for beside in (board.slate, board.tokens.slate, *board.calls.buttons):
            told = board.slate if beside is board.tokens.slate else beside
            if beside.isVisible() and beside.rect().contains(beside.mapFromGlobal(where)):
                return _words_of(told)
        inside = board.table.mapFromGlobal(where)
        if board.table.isVisible() and board.table.rect().contains(inside):
            return self._said(inside) or board.table.contents.tips.told(inside)
        return ""

    def _said(self, where: QPoint) -> str:
        """Return what is meant by what somebody says there."""
        speech, bubbles = self._controller.speech, self._board.table.contents.bubbles
        view = self._board.table.scene.view if self._board.table.scene is not None else None
        if speech is None or view is None:
            return ""
        for said in reversed(view.table.talk):
            if bubbles.at(said.seat) and bubbles.rect(said.seat).contains(where):
                told = f"{speech.name(said.seat)}: {speech.phrase(said.phrase)}"
                return "\n".join(filter(None, (told, speech.meaning(said.phrase))))
        return ""

    def tell(self) -> None:
        """Tell what the pointer or the keyboard is at."""
        table = self._board.table
        pointed = QCursor.pos()
        under = table.contents.hand_card_at(table.mapFromGlobal(pointed))
        text = "" if table.focus.by_keys or under is not None else self.at(pointed)
        if text:
            self._show(text, pointed)
            return
        card = under if under is not None and not table.focus.by_keys else table.focus.card
        text = table.contents.tips.of(card) if card is not None else ""
        self._say(text or translate("window", "Choose a card, or point at something."))

    def _touched(self, where: QPoint) -> None:
        self._board.table.gestures.cancel()  # what lies below the finger is asked about, not meant
        if text := self.at(where):
            self._show(text, where)

    def _show(self, text: str, where: QPoint) -> None:
        """Say it, and show it there too, but for a tip across the hand."""
        table = self._board.table
        if table.contents.hand_card_at(table.mapFromGlobal(where)) is None:
            QToolTip.showText(where, plain_text.tip(text), self._board)
        self._say(text)

    def _say(self, text: str) -> None:
        head, *more = (line.rstrip(":") for line in text.split("\n"))
        if len(more) > 1 and text.split("\n")[1].endswith(":"):
            head, *more = f"{head}: {more[0]}", *more[1:]
        self._board.message.answer(": ".join(filter(None, (head, ", ".join(more)))))

    def ask(self, where: QPoint) -> bool:
        """Open a menu about what is at this point of the screen; whether there is anything."""
        text = self.at(where)
        if not text:
            return False
        self.menu.clear()
        action = self.menu.addAction(translate("window", "What’s this?"))
        action.triggered.connect(partial(self._show, text, where))
        self.menu.addAction(translate("window", "Show in the rules")).triggered.connect(self.rules)
        self._who_plays.add_to(self.menu, self._board.table.mapFromGlobal(where))
        self.menu.popup(where)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ContextMenu or not isinstance(event, QContextMenuEvent):
            return False
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        table = self._board.table
        if watched is table:
            if by_mouse and table.put_back:
                return False  # that was what the press was for
            card = table.contents.hand_card_at(event.pos()) if by_mouse else table.focus.card
            if card is not None and self._board.talk.tells_of(card):
                return False  # what may be said with it comes first
            widget = table.card_widget(card) if card is not None and not by_mouse else None
            if widget is not None:
                return self.ask(widget.mapToGlobal(widget.rect().center()))
        return self.ask(event.globalPos())


def _words_of(widget: QWidget) -> str:
    """Return what a screen reader says of a thing, or else its tip."""
    return widget.accessibleDescription() or widget.toolTip() or widget.accessibleName()


class LongPress(QObject):
    """Watches widgets for a finger that stays where it went down; lifted, it does nothing more.

    Only fingers: with a mouse there are the tips, and the other button.
    """

    rested = Signal(QPoint)
    """A finger rests at this point of the screen."""

    def __init__(self, watched: Iterable[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=RESTS)
        self._timer.timeout.connect(self._rest)
        self._where = QPoint()
        self._answered = False
        for one in watched:
            one.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            not isinstance(event, QMouseEvent)
            or event.pointerType() != QPointingDevice.PointerType.Finger
        ):
            return False
        where = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._where, self._answered = where, False
            self._timer.start()
        elif event.type() == QEvent.Type.MouseMove and self._answered:
            return True
        elif event.type() == QEvent.Type.MouseMove:
            if (where - self._where).manhattanLength() >= QApplication.startDragDistance():
                self._timer.stop()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._timer.stop()
            answered, self._answered = self._answered, False
            return answered
        return False

    def _rest(self) -> None:
        self._answered = True
        self.rested.emit(self._where)
