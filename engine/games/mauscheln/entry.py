"""A deal of Mauscheln played with real cards: who dealt and declared, and the tricks of each.

After a Muss it is asked besides whether the cut sent the pack on, and then what that cost each.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.families.pot.entry import MadeEntry
from engine.families.pot.settling import OWED, OWED_BY_MAKER
from engine.families.pot.tally import MadeTally
from engine.games.mauscheln.muss import MOST
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.tally import BEGAN, CUT, DECLARER, SEVEN
from engine.override import override
from engine.phases.accounts import DEALER
from engine.rules.entry import CHOICE, NO_YES, SIDE, TABLE, Answers, Field, Refused, answered
from engine.sheet import Line, Note
from engine.table import NOBODY, Seat

DECLARED = "declared"
NO, YES, BY_SEVEN = range(3)
STAKES = "stakes"
"""What each paid in the cut, in stakes."""
MOST_STAKES = 2 * MOST
"""The most stakes that cuts of two cards each can bring."""
CHOICES = ("no", "yes", "seven")
"""What is answered to whether somebody declared; with a Seven the dealer had to."""


class MauschelnEntry(MadeEntry[MauschelnTable]):
    """What is asked about a deal of Mauscheln."""

    rules: MauschelnRules

    @override
    def asked_before(self, kept: MadeTally, answers: Answers) -> list[Field]:
        """After a Muss: who began, whether the cut changed that, and if so who dealt and paid."""
        asked = super().asked_before(kept, answers)
        if not self._by_cut(kept):
            return asked
        sides = tuple(range(kept.sides))
        usual = asked[0].usual
        first = Field(BEGAN, kind=SIDE, sides=sides, usual=usual)
        whether = Field(CUT, kind=CHOICE, choices=NO_YES, usual=0)
        if not answers.get((CUT, TABLE)):
            return [first, whether]
        paid = [Field(STAKES, side, high=MOST_STAKES, usual=0) for side in sides]
        return [first, whether, Field(DEALER, kind=SIDE, sides=sides), *paid]

    def _by_cut(self, kept: MadeTally) -> bool:
        """Whether a Muss comes next in which the cut decides who deals."""
        return self.rules.options.muss and self.rules.options.cut and kept.due()

    def _brought(self, answers: Answers) -> list[int]:
        """How many stakes each paid in the cut."""
        given = [answers.get((STAKES, side)) or 0 for side in range(self.rules.players)]
        return given if answers.get((CUT, TABLE)) else [0] * self.rules.players

    @override
    def before(self, kept: MadeTally, answers: Answers) -> tuple[Seat, Sequence[int], int]:
        if not self._by_cut(kept):
            return super().before(kept, answers)
        began = answered(answers, BEGAN)
        dealer = answered(answers, DEALER) if answers.get((CUT, TABLE)) else began
        return self._muss(kept, began, dealer, self._brought(answers))

    def _muss(
        self, kept: MadeTally, began: Seat, dealer: Seat, brought: Sequence[int]
    ) -> tuple[Seat, Sequence[int], int]:
        """Return what a Muss left that this seat began and this one ended; raises Refused."""
        ante = self.rules.options.ante
        paid = [ante * (1 + (side == began) + more) for side, more in enumerate(brought)]
        for antes, stake in kept.before({BEGAN: began, CUT: sum(brought)}, dealer):
            if list(antes) == paid:
                return dealer, antes, stake
        raise Refused(Fact("no_such_cut"))

    @override
    def notes_before(self, kept: MadeTally, answers: Answers) -> list[Note]:
        if not self.rules.options.muss or not kept.due():
            return []
        began = answered(answers, BEGAN if self._by_cut(kept) else DEALER)
        brought = sum(self._brought(answers)) if self._by_cut(kept) else 0
        return [Note(BEGAN, began), Note(CUT, brought)]

    @override
    def told_before(self, kept: MadeTally, line: Line) -> tuple[Answers, Sequence[int], int]:
        notes = dict(line.notes)
        dealer = notes.get(DEALER, 0)
        antes, stake = kept.paid_before(line, dealer)
        told: dict[tuple[str, int], int | None] = {}
        if self._by_cut(kept):
            began = notes.get(BEGAN, dealer)
            more = [paid // self.rules.options.ante - 1 for paid in antes]
            more[began] -= 1
            told = {(BEGAN, TABLE): began, (CUT, TABLE): int(any(more))}
            if any(more):
                told |= {(STAKES, side): number for side, number in enumerate(more)}
        return told, antes, stake

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
        """Return what was answered, as the place of it in all choices."""
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
    """Return the place of "yes" among the choices."""
    return choices.index(CHOICES[YES])
