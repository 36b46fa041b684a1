"""A deal of Ramsli played with real cards: who dealt and knocked, and the tricks of each."""

from __future__ import annotations

from engine.families.pot.entry import MadeEntry
from engine.families.pot.settling import OWED_BY_MAKER
from engine.families.pot.tally import MadeTally
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.tally import KNOCKER
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, TABLE, Answers, Field
from engine.sheet import Note
from engine.table import NOBODY, Seat

KNOCKED = "knocked"


class RamsliEntry(MadeEntry[RamsliTable]):
    """What is asked about a deal of Ramsli."""

    @override
    def asked_of_maker(self, kept: MadeTally, answers: Answers) -> list[Field]:
        asked = [Field(KNOCKED, kind=CHOICE, choices=NO_YES, usual=1)]
        if self.is_made(kept, answers):
            asked.append(Field(KNOCKER, kind=SIDE, sides=tuple(range(kept.sides))))
        return asked

    @override
    def is_made(self, kept: MadeTally, answers: Answers) -> bool:
        return bool(answers.get((KNOCKED, TABLE), 1))

    @override
    def made(self, kept: MadeTally, answers: Answers, dealer: Seat) -> tuple[Seat, int]:
        if not answers.get((KNOCKED, TABLE)):
            return NOBODY, OWED_BY_MAKER
        return answers.get((KNOCKER, TABLE), NOBODY) or 0, OWED_BY_MAKER

    @override
    def notes_of(self, maker: Seat, owed: int) -> list[Note]:
        return [Note(KNOCKER, maker)]

    @override
    def told_of_maker(self, kept: MadeTally, notes: dict[str, int]) -> tuple[Answers, int]:
        told: dict[tuple[str, int], int | None] = {(KNOCKED, TABLE): int(KNOCKER in notes)}
        if KNOCKER in notes:
            told[KNOCKER, TABLE] = notes[KNOCKER]
        return told, OWED_BY_MAKER
