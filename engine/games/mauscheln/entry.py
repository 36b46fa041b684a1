"""A deal of Mauscheln played with real cards: who dealt and declared, and the tricks of each."""

from __future__ import annotations

from engine.families.pot.entry import MadeEntry
from engine.families.pot.settling import OWED, OWED_BY_MAKER
from engine.families.pot.tally import MadeTally
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.tally import DECLARER, SEVEN
from engine.override import override
from engine.rules.entry import CHOICE, SIDE, TABLE, Answers, Field, answered
from engine.sheet import Note
from engine.table import NOBODY, Seat

DECLARED = "declared"
NO, YES, BY_SEVEN = range(3)
CHOICES = ("no", "yes", "seven")
"""What is answered to whether somebody declared; with a Seven the dealer had to."""


class MauschelnEntry(MadeEntry[MauschelnTable]):
    """What is asked about a deal of Mauscheln."""

    rules: MauschelnRules

    @override
    def asked_of_maker(self, kept: MadeTally, answers: Answers) -> list[Field]:
        choices, asked = self._choices(kept), []
        if len(choices) > 1:
            asked.append(Field(DECLARED, kind=CHOICE, choices=choices, usual=_usual(choices)))
        if self._declared(kept, answers) == YES and not kept.together():
            asked.append(Field(DECLARER, kind=SIDE, sides=tuple(range(kept.sides))))
        return asked

    def _choices(self, kept: MadeTally) -> tuple[str, ...]:
        """How a deal may have come about: where all play, only by a Seven or not."""
        choices = CHOICES if self.rules.options.seven_binds else CHOICES[:BY_SEVEN]
        return choices[YES:] if kept.together() else choices

    def _declared(self, kept: MadeTally, answers: Answers) -> int:
        """What was answered, as the place of it in all choices."""
        choices = self._choices(kept)
        given = answers.get((DECLARED, TABLE))
        return CHOICES.index(choices[_usual(choices) if given is None else given])

    @override
    def is_made(self, kept: MadeTally, answers: Answers) -> bool:
        return self._declared(kept, answers) != NO

    @override
    def made(self, kept: MadeTally, answers: Answers, dealer: Seat) -> tuple[Seat, int]:
        declared = self._declared(kept, answers)
        if declared == NO:
            return NOBODY, OWED_BY_MAKER
        if declared == BY_SEVEN:
            return dealer, OWED
        declarer = dealer if kept.together() else answered(answers, DECLARER)
        return declarer, OWED_BY_MAKER

    @override
    def notes_of(self, maker: Seat, owed: int) -> list[Note]:
        return [Note(DECLARER, maker), *([Note(SEVEN, 1)] if owed == OWED else [])]

    @override
    def told_of_maker(self, kept: MadeTally, notes: dict[str, int]) -> tuple[Answers, int]:
        told: dict[tuple[str, int], int | None] = {}
        choices = self._choices(kept)
        came = CHOICES[BY_SEVEN if SEVEN in notes else YES if DECLARER in notes else NO]
        if came in choices and len(choices) > 1:
            told[DECLARED, TABLE] = choices.index(came)
        if came == CHOICES[YES] and not kept.together():
            told[DECLARER, TABLE] = notes[DECLARER]
        return told, OWED if SEVEN in notes else OWED_BY_MAKER


def _usual(choices: tuple[str, ...]) -> int:
    """The place of "yes" among the choices."""
    return choices.index(CHOICES[YES])
