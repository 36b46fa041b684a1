"""Play on from here: a decision of a finished deal becomes the beginning of a side evening."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.common.fresh_seed import fresh, fresh_id
from desktop.scene.speech import Speech
from engine import branches
from engine.head import Event
from engine.moves import Move
from engine.review import Decision, Past
from engine.table import Seat

translate = QCoreApplication.translate

TRIES = 20
"""How many layouts are tried before the window is seen to again."""


class PlayOn(QObject):
    """Begins what-ifs, and their menu; looks for other cards without making the window wait."""

    ready = Signal(object)
    """The log of a side evening, to be played."""
    said = Signal(str)
    """What comes of it, in a sentence."""

    def __init__(self, past: Past, speech: Speech, parent: QWidget) -> None:
        super().__init__(parent)
        self._past, self._speech = past, speech
        self._window = parent
        self._decision: Decision | None = None
        self.folder: Path | None = None
        """Where the side evenings of this one are looked for."""
        self._search: Iterator[list[Event] | None] = iter(())
        self._again = QTimer(self, interval=0)
        self._again.timeout.connect(self._look_on)
        self.menu = QMenu(parent)
        self._as_it_was = self.menu.addAction("", self.as_it_was)
        self._anew = self.menu.addAction("", self.anew)
        self._seats = self.menu.addMenu("")
        for seat, player in enumerate(past.head.players):
            if player.bot:
                self._seats.addAction(
                    speech.name(seat).replace("&", "&&"), partial(self.as_it_was, seat)
                )
        self._seats.menuAction().setVisible(not self._seats.isEmpty())
        self._beside = self.menu.addAction("", self.show_beside)

    def offer(self, decision: Decision | None) -> None:
        """Play on from this decision."""
        self.stop()
        self._decision = decision

    def stop(self) -> None:
        """Look for nothing any more."""
        self._again.stop()

    def as_it_was(self, sits: Seat | None = None) -> None:
        """Take the deal up with its cards, perhaps in another seat."""
        if self._decision is not None:
            self.ready.emit(self._branch(sits=sits))

    def after(self, move: Move) -> None:
        """Take the deal up once this move has been made instead of the one that was."""
        if self._decision is not None:
            self.ready.emit(self._branch(made=move))

    def anew(self) -> None:
        """Look for other cards that fit what was known, and take the deal up with them."""
        if self._decision is not None:
            self._search = branches.anew(self._branch(), Random())
            self.said.emit(translate("hindsight", "Dealing other possible hands …"))
            self._again.start()

    def _branch(self, sits: Seat | None = None, made: Move | None = None) -> list[Event]:
        assert self._decision is not None
        return branches.branch(
            self._past.events,
            self._decision.deal,
            self._decision.number,
            id=fresh_id(),
            started=datetime.now().replace(microsecond=0).isoformat(),
            seed=fresh,
            sits=sits,
            made=made,
        )

    def _look_on(self) -> None:
        for _ in range(TRIES):
            try:
                found = next(self._search)
            except StopIteration:
                self.stop()
                self.said.emit(
                    translate(
                        "hindsight", "The others could hold no other cards, as far as we found."
                    )
                )
                return
            if found is not None:
                self.stop()
                self.ready.emit(found)
                return

    def show_beside(self) -> None:
        """Show the deal beside its side evenings; a sentence if it went one way only."""
        from desktop.review.side_by_side import open_beside

        dialog = None
        if self._decision is not None and self.folder is not None:
            dialog = open_beside(self.folder, self._past, self._decision.deal, self._window)
        if dialog is None:
            self.said.emit(translate("hindsight", "There is only one version of this deal."))
            return
        dialog.exec()
        dialog.deleteLater()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._as_it_was.setText(translate("hindsight", "From here, &you decide"))
        self._anew.setText(translate("hindsight", "Other hands for the &opponents"))
        self._seats.setTitle(translate("hindsight", "In the &seat of"))
        self._beside.setText(translate("hindsight", "Side &by side …"))
