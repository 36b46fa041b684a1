"""What is said across the table of a match: what may be, who is to speak, who waits for whom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.match import Match
from engine.moves import Call
from engine.table import NOBODY, Seat, View


class TableTalk:
    """The talk of a session."""

    match: Match

    @property
    def bot(self) -> str:
        """The bot whose turn it is, "" if it is a person's or nobody's."""
        turn = self.match.turn
        return "" if turn == NOBODY else self.match.players[turn].bot

    def talkers(self) -> tuple[tuple[str, View], ...]:
        """The bots that may say something now, each with what it sees."""
        found = []
        for seat, player in enumerate(self.match.players):
            seen = self.match.view(seat) if player.bot else None
            if seen is not None and self.match.phrases(seat):
                found.append((player.bot, seen))
        return tuple(found)

    def due(self) -> tuple[tuple[str, View], ...]:
        """The bots that have to say something before the next move, each with what it sees."""
        due = self.match.due()
        return tuple(one for one in self.talkers() if one[1].seat in due)

    def talk_groups(self, seat: Seat, phrases: Sequence[Call]) -> list[tuple[str, list[Call]]]:
        """What this seat may say, in groups with their keys; those that fit now come first."""
        seen = self.match.view(seat) if phrases else None
        if seen is None:
            return []
        return list(self.match.rules.show.talk_groups(seen.table, seat, phrases))

    def consulted(self, seat: Seat) -> bool:
        """Whether a bot asks this seat and waits to hear it before its move."""
        seen = self.match.view(seat) if self.bot and seat != NOBODY else None
        return bool(seen and self.match.rules.show.consulted(seen.table, seat))

    def unanswered(self, seat: Seat, phrase: Call) -> Fact | None:
        """Why nobody will answer what this seat has said; None if somebody may."""
        seen = self.match.view(seat)
        return self.match.rules.show.unanswered(seen.table, seat, phrase) if seen else None

    def heard(self, seat: Seat) -> Call | None:
        """What was said last, as this seat heard it."""
        seen = self.match.view(seat)
        return seen.table.talk[-1].phrase if seen and seen.table.talk else None
