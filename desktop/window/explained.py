"""Words of the game in what is said at the table: underlined, and a press tells what one means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from desktop.look.worded import Word
from desktop.session.controller import MatchController
from desktop.window.board import Board

if TYPE_CHECKING:
    from desktop.booklet.word import WordSlip
    from desktop.sheet.story_words import StoryWords


class Explained(QObject):
    """Finds the words in whatever is said, and lays their meaning beside them."""

    def __init__(
        self, board: Board, host: MatchController, language: Callable[[], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, self._language = host, language
        self._slip: WordSlip | None = None
        self._board = board
        note, prompt = board.table.contents.note, board.table.contents.items.prompt
        board.side.explains = self._explain_story
        for one in (board.message, board.paper, note, prompt):
            one.explains = self._words
        board.message.asked.connect(self._tell)
        board.paper.asked.connect(self._tell)
        note.asked.connect(self._tell_on_table)
        prompt.asked.connect(self._tell_on_table)
        board.table.laid.connect(self._put_away)

    def _explain_story(self, words: StoryWords) -> None:
        words.explains = self._words
        words.asked.connect(self._tell_from_story)

    def _words(self, text: str) -> Sequence[Word]:
        from desktop.booklet.words_in import words_in

        head = self._host.head
        return words_in(text, head.game, self._language()) if head is not None and text else ()

    def _tell_on_table(self, word: Word, near: QPoint) -> None:
        table = self._board.table
        self._tell(word, table.mapTo(self._board, near))

    def _tell_from_story(self, word: Word, near: QPoint) -> None:
        side = self._board.side
        self._tell(word, side.story.viewport().mapTo(self._board, near))

    def _tell(self, word: Word, near: QPoint) -> None:
        from desktop.booklet.word import WordSlip

        if self._slip is None:
            self._slip = WordSlip(self._board)
        self._slip.tell(word.term, word.meaning, near)

    def _put_away(self) -> None:
        if self._slip is not None:
            self._slip.hide()
