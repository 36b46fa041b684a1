"""Tells what happens at the table: in the story, at the seat, by ear, and to a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.common.announce import announce, wanted
from desktop.common.settings import Settings
from desktop.common.sounds import sound_of
from desktop.scene.speech import Speech
from desktop.session.controller import MatchController
from desktop.window.board import Board
from engine.facts import Fact
from engine.table import Seat

translate = QCoreApplication.translate


class Announcer:
    """Hears what the controller tells, and shows it on the board."""

    def __init__(self, board: Board, host: MatchController, settings: Settings) -> None:
        self._board = board
        self._host = host
        self._settings = settings
        host.happened.connect(self._happened)
        host.talked.connect(self._talked)

    def _happened(self, fact: Fact) -> None:
        speech = self._host.speech
        if speech is None:
            return
        self._board.message.go_by()
        text = speech.happens(fact)
        self._board.side.tell(fact, speech)
        self._speak(fact, speech)
        if wanted(fact, self._settings):
            announce(self._board.table, text)

    def _speak(self, fact: Fact, speech: Speech) -> None:
        """What a player says or does for all to hear is to be read at the seat."""
        key, seat = f"spoken.{fact.key}", fact.args[0] if fact.args else None
        if sound_of(fact) == "knock" and isinstance(seat, int):
            self._board.table.knock(seat)
        if isinstance(seat, int) and speech.has(key):
            self._board.table.say(seat, speech.text(key, *fact.args))

    def _talked(self, seat: Seat, text: str, lasting: str) -> None:
        """Somebody spoke across the table."""
        speech = self._host.speech
        if speech is None:
            return
        self._board.table.say(seat, text)
        name = speech.name(seat)
        told = translate("window", "{name}: “{said}”")
        if seat == speech.listener:
            told = translate("window", "You: “{said}”")
        self._board.side.tell(told.format(name=name, said=lasting), speech)
        if self._settings.text("announce") != "none":
            announce(self._board.table, told.format(name=name, said=text))
