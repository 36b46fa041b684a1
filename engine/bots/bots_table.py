"""A match played by bots only, without a window."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine import bots
from engine.bots.table_talk import conferred
from engine.match import Match, bot_seed
from engine.moves import Call
from engine.table import NOBODY, Seat

THOUGHT = 1.0
"""The seconds that a bot may think about a move."""


class BotsTable:
    """A match with a bot at each seat. The same seed gives the same evening.

    Each decision has the chance by which the bot is asked about it afterwards, see `bot_seed`.
    """

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        self.match = match
        self._seats = [bots.make(name, match.rules) for name in names]
        self._tongue = Random(f"talk of evening {match.head.seed}")

    def deal(self) -> None:
        """Play the next deal to its end."""
        self.match.deal()
        while self.match.turn != NOBODY:
            self.decide()

    def decide(self) -> None:
        """Let the player in turn decide; before that somebody may say something."""
        match = self.match
        self._talk()
        turn = match.turn
        seen = match.view(turn)
        assert seen is not None
        luck = Random(bot_seed(match))
        match.play(self._seats[turn].choose(seen, match.legal(), luck, THOUGHT))

    def _talk(self) -> None:
        """Ask those who may speak whether there is something to say."""
        match = self.match

        def says(seat: Seat) -> Call | None:
            seen = match.view(seat)
            assert seen is not None
            return self._seats[seat].say(seen, self._tongue)

        def seats() -> list[Seat]:
            return [seat for seat in range(len(self._seats)) if match.phrases(seat)]

        conferred(seats, says, match.due, match.say, self._tongue)
