"""The faces of the cards for phones: those of the pack, and in the look, of the window.

A pack of the program's as it is printed lies in the room from the beginning. Any other is drawn a
face at a time and lent to the room; until all are there the game's own pack is shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QObject, QTimer, Signal

from desktop.common.picture_cache import stamp
from desktop.common.settings import Settings
from desktop.packs.look import Look
from desktop.packs.pack import Pack
from desktop.packs.pack_settings import OURS, PackChoice, choice_for
from desktop.phones.encode import Data
from desktop.room.files import KINDS
from desktop.room.room import Room
from engine.cards import BACK, Card, codes
from engine.rules import Rules

WIDTHS = (280, 200, 140, 90)
"""How many dots wide a picture is, the first with which all of a pack are small enough."""
MOST = 3_000_000
"""How many bytes all pictures of a pack have together at most."""


class Faces(QObject):
    """Knows where phones find the faces of the match, and has them drawn."""

    changed = Signal()
    """They are found elsewhere now."""

    def __init__(self, settings: Settings, room: Room, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._room = settings, room
        self._rules: Rules[Any] | None = None
        self._found: Data = {}
        self._lent = self._wanted = ""
        self._steps: Iterator[None] = iter(())
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._go_on)
        settings.changed.connect(self._changed)
        room.opened.connect(self._forget)

    def of(self, rules: Rules[Any]) -> Data:
        """Where the faces of a game are found: "faces", what they "ext" end with, the "back"."""
        if rules is not self._rules:
            self._rules = rules
            self.look()
        return self._found

    def look(self) -> None:
        """See which pack and look are wanted, and have what there is not drawn."""
        if self._rules is None:
            return
        choice = choice_for(self._settings, self._rules)
        printed = choice.pack in OURS and choice.look == Look()
        cards = (*dict.fromkeys(self._rules.pack()), BACK)
        tag = "" if printed else _tag(choice, cards)
        if tag and tag == self._lent:
            self._show(tag, _ending(choice))
        else:
            self._show(choice.pack if choice.pack in OURS else self._rules.pattern, ".svg")
        if tag not in ("", self._lent, self._wanted):
            self._steps = self._drawn(choice, cards, tag)
            self._turns.start()
        self._wanted = tag

    def _changed(self, name: str) -> None:
        if name == "cards":
            self.look()

    def _forget(self) -> None:
        """Begin with a room to which nothing is lent yet."""
        self._lent = self._wanted = ""
        self.look()

    def _show(self, name: str, ending: str) -> None:
        found = {"faces": f"/cards/{name}/", "ext": ending, "back": f"/cards/{name}/back{ending}"}
        if found != self._found:
            self._found = found
            self.changed.emit()

    def _go_on(self) -> None:
        """Draw one more face: the window has its turn between two of them."""
        if next(self._steps, self) is self:
            self._turns.stop()

    def _drawn(self, choice: PackChoice, cards: Iterable[Card], tag: str) -> Iterator[None]:
        """Draw every face, and lend them to the room once they are all small enough."""
        pack, ending = Pack(choice.folder, choice.look), _ending(choice)
        for width in WIDTHS:
            made: dict[str, bytes] = {}
            for card in cards:
                name = "back" if card is BACK else card.code
                svg = pack.drawing(card.code) if ending == ".svg" else ""
                made[name] = svg.encode() or _png(pack, card, width)
                yield
            if ending == ".svg" or sum(map(len, made.values())) <= MOST:
                break
        else:
            return
        for name, data in made.items():
            self._room.lend(f"/cards/{tag}/{name}{ending}", KINDS[ending], data)
        self._lent = tag
        self._show(tag, ending)


def _ending(choice: PackChoice) -> str:
    return ".svg" if choice.pack in OURS else ".png"


def _tag(choice: PackChoice, cards: Iterable[Card]) -> str:
    """Return a folder name for these pictures alone: browsers keep what they have seen."""
    about = f"{stamp(choice.folder)} {choice.look} {codes([*cards])}"
    return "lent-" + hashlib.sha256(about.encode()).hexdigest()[:20]


def _png(pack: Pack, card: Card, width: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pack.face(card, width, 1).save(buffer, "png")
    return bytes(buffer.data().data())
