"""Two deals that differ in what a seat never saw, each told by a room to the phone of that seat.

As in `two_worlds`, but all that is told goes through a `MatchRoom`: the frames of the seat's phone
must be the same, byte by byte and in the same order, after each thing that happens at the table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import shiboken6

from desktop.common.language import Language
from desktop.phones.match_room import MatchRoom
from engine.cards import Card
from engine.moves import Move
from engine.table import NOBODY, Seat
from tests.desktop.phones.rooms import NoWire, Phone
from tests.desktop.session.two_worlds import World


class PhoneWorld(World):
    """A match in a room, and all that the phone of one seat, or of an onlooker, is told of it."""

    def sit(self, seat: Seat, language: Language, *, at_window: bool) -> None:
        """Have phones at this seat and, if the window is not asked for, at every person's."""
        self.seat, self._ears = seat, []
        self.wire = NoWire()
        self.room = MatchRoom(self.controller, self.wire)  # type: ignore[arg-type]
        self.room._is_kept = lambda: True  # type: ignore[method-assign]
        self.room._players = self.match.head.players
        self.room._first = 0
        self.wire.is_open = True
        others = [] if at_window else [one for one in self.session.persons if one != seat]
        self.phone = self._come(seat, language)
        self.others = [self._come(one, Language("en")) for one in others]
        self.display = self.room._at[self.phone.device].display  # type: ignore[assignment]
        self._ears = []

    def _come(self, seat: Seat, language: Language) -> Phone:
        secret = self.room.codes.secret(seat)
        phone = Phone(self.wire, language.code)
        phone.seat = seat
        phone.enter({"look": secret} if seat == NOBODY else {"sit": secret})
        return phone

    def leave(self) -> None:
        """The room is closed, and nobody listens any more."""
        self.wire.close()
        for one in (self.room, self.wire):
            shiboken6.delete(one)

    def move(self, move: Move, again: Sequence[Card]) -> None:
        """Somebody plays: everybody is told what has happened, and shown what is."""
        super().move(move, again)
        self._tell()

    def _tell(self) -> None:
        for fact in self.facts:
            self.room._happened(fact)
        self.facts = []
        self.controller.chairs.show()
        self.room._tell()

    def finish(self) -> None:
        """Note what the phone was told since the last look, in order; its token is its own."""
        self._tell()
        log = [text for to, text in self.wire.log if self.phone.device in to]
        self.wire.log.clear()
        self.note("told", *(text for text in log if "token" not in json.loads(text)))

    # What a device shows, and what may be asked of it.

    def answers(self, dice: Random) -> None:
        """What the page asks for: phrases, a card that is tapped, another order, late presses."""
        cards = self.phone.hand if self.phone.scene is not None else []
        wanted: list[dict[str, object]] = [{"phrases": 1}, {"last": 1}, {"last": 1}, {"sort": 1}]
        if cards:
            wanted += [{"order": dice.sample(cards, len(cards))}, {"attempt": dice.choice(cards)}]
        for one in dice.sample(wanted, len(wanted)):
            self.phone.send(one | {"n": self.phone.number if dice.random() < 0.8 else 1})
            self.room._tell()
        self.display.chair.forget()

    def away(self, dice: Random) -> None:
        """Somebody's phone is dark, and a computer player plays on there, or not."""
        if not self.others:
            return
        other = dice.choice(self.others)
        self.wire.here.emit(other.device, False)
        self._tell()
        if dice.random() < 0.5:
            self.phone.send({"stand_in": other.seat, "n": self.phone.number})
            self._tell()
        self.wire.here.emit(other.device, True)
        self._tell()

    def reload(self, dice: Random) -> None:
        """The page is opened anew."""
        self.phone.tear()
        self.phone.enter({"hold": self.phone.token})
        display = self.room._at[self.phone.device].display
        assert display is not None
        self.display = display
        self.room._tell()

    MORE = (answers, away, reload)
