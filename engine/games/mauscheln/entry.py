"""A deal of Mauscheln played with real cards: who dealt and declared, and the tricks of each.

Blank is who stayed out. Ante, kitty and penalties follow from the lines before.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.settling import OWED, OWED_BY_DECLARER, penalty
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.tally import (
    ALL_PLAY,
    BANK,
    DECLARER,
    KITTY,
    SEVEN,
    MauschelnTally,
    tally,
    tricks_for,
)
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.phases.kitty import PLAY_OUT, SHARES, levelled
from engine.rules.entry import CHOICE, SIDE, Answers, Entry, Field, Refused
from engine.sheet import Line, Note
from engine.table import NOBODY, Seat

TRICKS, DECLARED = "tricks", "declared"
NO, YES, BY_SEVEN = range(3)
CHOICES = ("no", "yes", "seven")
"""What is answered to whether somebody declared; with a Seven the dealer had to."""


class MauschelnEntry(Entry[MauschelnTable]):
    """What is asked about a deal of Mauscheln."""

    rules: MauschelnRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Who dealt; whether somebody declared, and who; the tricks of everybody in it."""
        kept = _kept(self.rules, lines)
        sides = tuple(range(self.rules.players))
        asked = [Field(DEALER, kind=SIDE, sides=sides, usual=self._usual_dealer(kept))]
        if kept.kind() != PLAY_OUT:
            choices = self._choices(kept)
            if len(choices) > 1:
                asked.append(Field(DECLARED, kind=CHOICE, choices=choices, usual=_usual(choices)))
            declared = self._declared(kept, answers)
            if declared == NO:
                return asked
            if declared == YES and not kept.together():
                asked.append(Field(DECLARER, kind=SIDE, sides=sides))
        together = kept.together()
        usual = 0 if together else None
        asked += [
            Field(TRICKS, side, high=SHARES, blank=not together, usual=usual) for side in sides
        ]
        return asked

    def _usual_dealer(self, kept: MauschelnTally) -> Seat:
        """Whose turn it is to deal, as far as is known."""
        if kept.failed and self.rules.options.dealer_stays and kept.dealer != NOBODY:
            return kept.dealer
        return (kept.dealer + 1) % self.rules.players

    def _choices(self, kept: MauschelnTally) -> tuple[str, ...]:
        """How a deal may have come about: where all play, only by a Seven or not."""
        choices = CHOICES if self.rules.options.seven_binds else CHOICES[:BY_SEVEN]
        return choices[YES:] if kept.together() else choices

    def _declared(self, kept: MauschelnTally, answers: Answers) -> int:
        """What was answered, as the place of it in all choices."""
        choices = self._choices(kept)
        given = answers.get((DECLARED, -1))
        place = _usual(choices) if given is None else given
        return CHOICES.index(choices[place])

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """What the deal brought each; raises Refused where the tricks do not come to a deal."""
        kept = _kept(self.rules, lines)
        options, dealer = kept.options, answers.get((DEALER, -1))
        if dealer is None:
            raise Refused(Fact("not_answered"))
        stake, out, together = kept.stake(), kept.kind() == PLAY_OUT, kept.together()
        declared = NO if out else self._declared(kept, answers)
        declarer, owed = NOBODY, OWED_BY_DECLARER
        if declared == BY_SEVEN:
            declarer, owed = dealer, OWED
        elif declared == YES:
            given = dealer if together else answers.get((DECLARER, -1))
            if given is None:
                raise Refused(Fact("not_answered"))
            declarer = given
        played = together or declarer != NOBODY
        tricks = [
            answers.get((TRICKS, side)) if played else None for side in range(self.rules.players)
        ]
        if played and sum(won or 0 for won in tricks) != SHARES:
            raise Refused(Fact("four_tricks", (sum(won or 0 for won in tricks),)))
        if declarer != NOBODY and tricks[declarer] is None:
            raise Refused(Fact("declarer_plays"))
        values: list[int | None] = []
        for side, (won, ante) in enumerate(zip(tricks, kept.antes(dealer), strict=True)):
            net = -ante
            if won is not None:
                kitties = 0 if out else penalty(options, won, owed if side == declarer else OWED)
                net += won * stake // SHARES - kitties * stake
            values.append(net if net or won is not None else None)
        notes = _notes(kept, values, dealer)
        if declarer != NOBODY:
            notes.append(Note(DECLARER, declarer))
            if owed == OWED:
                notes.append(Note(SEVEN, 1))
        if together:
            notes.append(Note(ALL_PLAY, stake))
        elif not played:
            notes.append(Note(FAILED, 0))
        return Line(tuple(values), tuple(notes))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """The notes of a line, and the tricks that bring just its sums."""
        kept, notes = _kept(self.rules, lines), dict(line.notes)
        dealer, declarer = notes.get(DEALER, 0), notes.get(DECLARER, NOBODY)
        stake, out, together = kept.stake(), kept.kind() == PLAY_OUT, kept.together()
        given: dict[tuple[str, int], int | None] = {(DEALER, -1): dealer}
        owed = OWED if SEVEN in notes else OWED_BY_DECLARER
        if not out:
            choices = self._choices(kept)
            came = CHOICES[BY_SEVEN if SEVEN in notes else YES if declarer != NOBODY else NO]
            if came in choices and len(choices) > 1:
                given[DECLARED, -1] = choices.index(came)
            if came == CHOICES[YES] and not together:
                given[DECLARER, -1] = declarer
        if FAILED in notes and not together:
            return given
        for side, (value, ante) in enumerate(zip(line.values, kept.antes(dealer), strict=True)):
            net = (value or 0) + ante
            if out:
                given[TRICKS, side] = net * SHARES // stake
            elif net or together:
                given[TRICKS, side] = tricks_for(
                    kept.options, net, stake, owed if side == declarer else OWED
                )
        return given


def _usual(choices: tuple[str, ...]) -> int:
    """The place of "yes" among the choices."""
    return choices.index(CHOICES[YES])


def _notes(kept: MauschelnTally, values: Sequence[int | None], dealer: Seat) -> list[Note]:
    """Who dealt, and what lies in the middle afterwards."""
    held = kept.kitty + kept.bank - sum(value or 0 for value in values)
    kitty, bank = levelled(held, 0, kept.options.limit)
    notes = [Note(DEALER, dealer), Note(KITTY, kitty)]
    if kept.options.limit:
        notes.append(Note(BANK, bank))
    return notes


def _kept(rules: MauschelnRules, lines: Sequence[Line]) -> MauschelnTally:
    return tally(rules.options, rules.players, lines)
