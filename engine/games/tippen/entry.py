"""A deal of Tippen played with real cards: who dealt in the end, and the tricks of each.

Blank is one who passed; one who took the pot alone has all tricks. Stakes and what too few tricks
cost follow from the lines before. Where three Unters take the pot it is asked who showed them; then
no trick was played.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.families.pot.entry import TRICKS, JoinEntry
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.games.tippen.tally import BELLI, COMPULSORY, PASSED, POT, UNTERS, TippenTally
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.phases.kitty import PLAY_OUT
from engine.rules.entry import CHOICE, NO_YES, SIDE, Answers, Field, Refused, all_taken, answered
from engine.sheet import Line, Note, chalked
from engine.table import NOBODY

LOSER = "loser"


class TippenEntry(JoinEntry[TippenTable]):
    """What is asked about a deal of Tippen."""

    rules: TippenRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Who dealt; how often the cut passed the deal on; the tricks; whether the Belli fell."""
        kept, terms = self._kept(lines), self.rules.terms
        sides = tuple(range(self.rules.players))
        passed = answers.get((PASSED, -1)) or 0
        asked, out = [], kept.kind() == PLAY_OUT
        if terms.hops and not out:
            asked.append(Field(PASSED, high=self.rules.players, usual=0))
        asked.append(self.ask_dealer(kept, passed))
        forced = kept.paid(0, passed if terms.hops else 0).compulsory
        if terms.best_rank:
            asked.append(Field(UNTERS, kind=SIDE, sides=sides, blank=True))
            shown = answers.get((UNTERS, -1))
            if shown is not None:
                others = [side for side in sides if side != shown]
                return asked + self.ask_tricks(others, 0, sides if forced else ())
        asked += self.ask_tricks(sides, terms.tricks, sides if forced else ())
        if terms.loses_belli() and not out:
            asked.append(Field(BELLI, kind=CHOICE, choices=NO_YES, usual=0))
            if answers.get((BELLI, -1)):
                asked.append(Field(LOSER, kind=SIDE, sides=sides))
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return what the deal brought each; raises Refused where the tricks are no deal."""
        kept, terms = self._kept(lines), self.rules.terms
        dealer, out = answered(answers, DEALER), kept.kind() == PLAY_OUT
        passed = (answers.get((PASSED, -1)) or 0) if terms.hops and not out else 0
        paid = kept.paid(dealer, passed)
        tricks = self.tricks(answers)
        shown = answers.get((UNTERS, -1)) if terms.best_rank else None
        if shown is not None:
            tricks[shown] = terms.tricks
            # A lone player has the pot without showing anything.
            shown = shown if sum(won is not None for won in tricks) > 1 else None
            out = True
        played = any(won is not None for won in tricks)
        if played or paid.compulsory:
            all_taken(tricks, terms.tricks)
        loser = NOBODY
        if terms.loses_belli() and not out and answers.get((BELLI, -1)):
            loser = answered(answers, LOSER)
            if tricks[loser] is None:
                raise Refused(Fact("loser_plays"))
        values: list[int | None] = []
        for side, won in enumerate(tricks):
            net = -paid.seats[side]
            if won is not None:
                net += won * paid.pot // terms.tricks
                net -= 0 if out else terms.penalty(paid.pot, won)
            if side == loser:
                net -= terms.stake
            values.append(net if net or won is not None else None)
        notes = [Note(DEALER, dealer), Note(POT, kept.after(values)[0])]
        if passed:
            notes.append(Note(PASSED, passed))
        if shown is not None:
            notes.append(Note(UNTERS, shown))
        if loser != NOBODY:
            notes.append(Note(BELLI, loser))
        if paid.compulsory:
            notes.append(Note(COMPULSORY, paid.pot))
        elif not played:
            notes.append(Note(FAILED, 0))
        return Line(tuple(values), tuple(notes))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the notes of a line, and the tricks that bring just its sums."""
        kept, terms, notes = self._kept(lines), self.rules.terms, dict(line.notes)
        dealer, passed = notes.get(DEALER, 0), notes.get(PASSED, 0)
        loser, out = notes.get(BELLI, NOBODY), kept.kind() == PLAY_OUT
        given: dict[tuple[str, int], int | None] = {(DEALER, -1): dealer}
        if terms.hops and not out:
            given[PASSED, -1] = passed
        if terms.loses_belli() and not out:
            given[BELLI, -1] = int(loser != NOBODY)
            if loser != NOBODY:
                given[LOSER, -1] = loser
        if FAILED in notes:
            return given
        paid = kept.paid(dealer, passed)
        if UNTERS in notes:
            given[UNTERS, -1] = shown = notes[UNTERS]
            ways = enumerate(zip(line.values, paid.seats, strict=True))
            there = {side for side, (value, due) in ways if value is not None}
            return given | {(TRICKS, side): 0 for side in there if side != shown}
        bound = range(self.rules.players) if paid.compulsory else (loser,)
        return given | self.told_tricks(kept.ways(line, paid, loser), terms.tricks, bound)

    def _kept(self, lines: Sequence[Line]) -> TippenTally:
        return chalked(self.rules.tally(), lines)
