"""A deal of Ramsli played with real cards: who dealt and knocked, and the tricks of each.

Blank is who passed. Ante, kitty and penalties follow from the lines before.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.settling import penalty
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.tally import (
    BANK,
    KITTY,
    KNOCKER,
    MUSS,
    NOT_KNOCKED,
    RamsliTally,
    tally,
)
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.phases.kitty import PLAY_OUT, SHARES, capped, levelled
from engine.rules.entry import CHOICE, SIDE, Answers, Entry, Field, Refused
from engine.sheet import Line, Note

TRICKS, KNOCKED = "tricks", "knocked"
NO_YES = ("no", "yes")


class RamsliEntry(Entry[RamsliTable]):
    """What is asked about a deal of Ramsli."""

    rules: RamsliRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Who dealt; whether somebody knocked, and who; the tricks of everybody in it."""
        kept = _kept(self.rules, lines)
        sides = tuple(range(self.rules.players))
        last = dict(lines[-1].notes).get(DEALER, NOT_KNOCKED) if lines else NOT_KNOCKED
        asked = [Field(DEALER, kind=SIDE, sides=sides, usual=(last + 1) % self.rules.players)]
        if kept.kind() != PLAY_OUT:
            asked.append(Field(KNOCKED, kind=CHOICE, choices=NO_YES, usual=1))
            if answers.get((KNOCKED, -1), 1):
                asked.append(Field(KNOCKER, kind=SIDE, sides=sides))
            elif not _muss(kept, _stake(kept)):
                return asked
        muss = _muss(kept, _stake(kept))
        usual = 0 if muss else None
        asked += [Field(TRICKS, side, high=SHARES, blank=not muss, usual=usual) for side in sides]
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """What the deal brought each; raises Refused where the tricks do not come to a deal."""
        kept = _kept(self.rules, lines)
        options, dealer = kept.options, answers.get((DEALER, -1))
        if dealer is None:
            raise Refused(Fact("not_answered"))
        stake, out = _stake(kept), kept.kind() == PLAY_OUT
        muss = _muss(kept, stake)
        knocker = NOT_KNOCKED
        if not out and answers.get((KNOCKED, -1)):
            knocker = answers.get((KNOCKER, -1), NOT_KNOCKED) or 0
        played = muss or knocker != NOT_KNOCKED
        tricks = [
            answers.get((TRICKS, side)) if played else None for side in range(self.rules.players)
        ]
        if played and sum(won or 0 for won in tricks) != SHARES:
            raise Refused(Fact("four_tricks", (sum(won or 0 for won in tricks),)))
        if knocker != NOT_KNOCKED and tricks[knocker] is None:
            raise Refused(Fact("knocker_plays"))
        thrown = options.ante if options.failed_deal_pays and not played else 0
        values: list[int | None] = []
        for side, won in enumerate(tricks):
            net = -thrown - _ante(kept) * (side == dealer)
            if won is not None:
                owed = 0 if out else penalty(options, won, side == knocker)
                net += won * stake // SHARES - owed * stake
            values.append(net if net or won is not None else None)
        notes = _notes(kept, values, dealer, knocker)
        if muss:
            notes.append(Note(MUSS, stake))
        elif not played:
            notes.append(Note(FAILED, 0))
        return Line(tuple(values), tuple(notes))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """The notes of a line, and the tricks that bring just its sums."""
        kept, notes = _kept(self.rules, lines), dict(line.notes)
        dealer, knocker = notes.get(DEALER, 0), notes.get(KNOCKER, NOT_KNOCKED)
        stake, out = _stake(kept), kept.kind() == PLAY_OUT
        given: dict[tuple[str, int], int | None] = {
            (DEALER, -1): dealer,
            (KNOCKED, -1): int(knocker != NOT_KNOCKED),
        }
        if knocker != NOT_KNOCKED:
            given[KNOCKER, -1] = knocker
        muss = _muss(kept, stake)
        if FAILED in notes and not muss:
            return given
        for side, value in enumerate(line.values):
            net = (value or 0) + _ante(kept) * (side == dealer)
            for won in range(SHARES + 1):
                owed = 0 if out else penalty(kept.options, won, side == knocker)
                if won * stake // SHARES - owed * stake == net and (net or muss):
                    given[TRICKS, side] = won
        return given


def _notes(
    kept: RamsliTally, values: Sequence[int | None], dealer: int, knocker: int
) -> list[Note]:
    """Who dealt, what lies in the middle afterwards, and who knocked."""
    held = kept.kitty + kept.bank - sum(value or 0 for value in values)
    kitty, bank = levelled(held, 0, kept.options.bank_level)
    notes = [Note(DEALER, dealer), Note(KITTY, kitty)]
    if kept.options.bank_level:
        notes.append(Note(BANK, bank))
    if knocker != NOT_KNOCKED:
        notes.append(Note(KNOCKER, knocker))
    return notes


def _ante(kept: RamsliTally) -> int:
    """What the dealer of the next deal puts into the kitty."""
    if kept.kind() == PLAY_OUT:
        return 0
    return kept.options.ante if kept.options.ante_every_deal or not kept.kitty else 0


def _stake(kept: RamsliTally) -> int:
    """What the kitty holds when the tricks begin."""
    if kept.kind() == PLAY_OUT:
        return kept.kitty + kept.bank
    kitty, _ = capped(kept.kitty + _ante(kept), kept.bank, kept.options.bank_level)
    return kitty


def _muss(kept: RamsliTally, stake: int) -> bool:
    """Whether everybody has to play the next deal."""
    return kept.kind() == PLAY_OUT or stake <= kept.options.ante


def _kept(rules: RamsliRules, lines: Sequence[Line]) -> RamsliTally:
    return tally(rules.options, rules.players, lines)
