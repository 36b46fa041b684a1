"""A deal of Mulatschak played with real cards: who declared, how many, and the tricks of each.

Blank is who stayed at home. Whether the cards before were thrown in follows from the line before.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.tally import (
    ANEW,
    BID,
    DECLARER,
    MULATSCHAK,
    TIMES,
    MulatschakTally,
    Way,
    bound,
    tally,
    ways,
)
from engine.games.mulatschak.worth import TRICKS as IN_ALL
from engine.games.mulatschak.worth import Played, points, times
from engine.override import override
from engine.phases.countdown import told
from engine.rules.entry import (
    CHOICE,
    NO_YES,
    SIDE,
    Answers,
    Entry,
    Field,
    Refused,
    all_taken,
    answered,
)
from engine.sheet import Line, Note

KIND, HEARTS, MADE, TAKER, TRICKS = "kind", "hearts", "made", "taker", "tricks"
KINDS = ("bid", "mulatschak", "nobody", "anew")
PLAYED, FIVE, NOBODY_BID, THROWN_IN = range(4)
YES_NO = ("yes", "no")


class MulatschakEntry(Entry[MulatschakTable]):
    """What is asked about a deal of Mulatschak."""

    rules: MulatschakRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Return the deal's kind; who declared; Hearts; the tricks, or who broke the five."""
        options, sides = self.rules.options, tuple(range(self.rules.players))
        kinds = KINDS if options.no_court != "off" else KINDS[:THROWN_IN]
        kind = answers.get((KIND, -1)) or PLAYED
        asked = [Field(KIND, kind=CHOICE, choices=kinds, usual=PLAYED)]
        if kind in (NOBODY_BID, THROWN_IN):
            return asked
        asked.append(Field(DECLARER, kind=SIDE, sides=sides))
        if kind == PLAYED:
            asked.append(Field(BID, low=1, high=IN_ALL))
        if options.hearts_double:
            asked.append(Field(HEARTS, kind=CHOICE, choices=NO_YES, usual=0))
        if kind == FIVE:
            asked.append(Field(MADE, kind=CHOICE, choices=YES_NO, usual=0))
            if answers.get((MADE, -1)):
                asked.append(Field(TAKER, kind=SIDE, sides=sides))
            return asked
        has_to = bound(options, self._kept(lines).points)
        declarer = answers.get((DECLARER, -1))
        for side in sides:
            plays = has_to[side] or side == declarer or len(sides) == 2
            asked.append(Field(TRICKS, side, high=IN_ALL, blank=not plays))
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return what the deal changed; raises Refused where the answers do not come to a deal."""
        nothing = (0,) * self.rules.players
        kind = answers.get((KIND, -1)) or PLAYED
        if kind == NOBODY_BID:
            return Line(nothing)
        if kind == THROWN_IN:
            # Who it was nobody asks: the dealer gives again in any case.
            return Line(nothing, (Note(ANEW, 0),))
        declarer = answered(answers, DECLARER)
        played = self._five(declarer, answers) if kind == FIVE else self._bid(declarer, answers)
        options, hearts = self.rules.options, bool(answers.get((HEARTS, -1)))
        by = times(options, hearts=hearts, doubled=self._kept(lines).doubled)
        only_hearts = played.bid == 1 and options.one_trick == "hearts"
        # Which suit was trumps is asked only where it matters.
        if only_hearts and options.hearts_double and not hearts:
            raise Refused(Fact("one_is_hearts"))
        notes = [Note(DECLARER, declarer), Note(BID, played.bid), Note(TIMES, by)]
        if played.mulatschak:
            notes.append(Note(MULATSCHAK, declarer))
        return Line(points(options, played, by), tuple(notes))

    def _bid(self, declarer: int, answers: Answers) -> Played:
        bid = answered(answers, BID)
        won = [answers.get((TRICKS, side)) for side in range(self.rules.players)]
        if won[declarer] is None:
            raise Refused(Fact("declarer_plays"))
        if all(one is None for side, one in enumerate(won) if side != declarer):
            raise Refused(Fact("somebody_plays"))
        all_taken(won, IN_ALL)
        return Played(declarer, bid, won)

    def _five(self, declarer: int, answers: Answers) -> Played:
        taker = declarer
        if answers.get((MADE, -1)):
            taker = answered(answers, TAKER)
            if taker == declarer:
                raise Refused(Fact("another_broke_it"))
        won = [0] * self.rules.players
        won[taker] = IN_ALL if taker == declarer else 1
        return Played(declarer, IN_ALL, won, mulatschak=True)

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return what a line tells, the first of the ways in which it may have come about."""
        notes = told(line, (DECLARER, BID, TIMES, MULATSCHAK, ANEW)) or {}
        values = [value or 0 for value in line.values]
        if not any(values):
            return {(KIND, -1): THROWN_IN if ANEW in notes else NOBODY_BID}
        kept = self._kept(lines)
        way = next(ways(self.rules.options, kept, values, notes), None)
        if way is None:
            return {}
        given: dict[tuple[str, int], int | None] = {(DECLARER, -1): way.declarer}
        options = self.rules.options
        plain = times(options, hearts=False, doubled=kept.doubled)
        # Where they double no further, a bid of one alone tells of Hearts.
        only_hearts = way.bid == 1 and options.one_trick == "hearts"
        if options.hearts_double:
            given[HEARTS, -1] = int(only_hearts or way.times != plain)
        if way.mulatschak:
            return {**given, **self._told_five(way)}
        given |= {(KIND, -1): PLAYED, (BID, -1): way.bid}
        others = 0
        for side, may in enumerate(way.won):
            if side != way.declarer:
                (won,) = may
                given[TRICKS, side] = won
                others += won or 0
        given[TRICKS, way.declarer] = IN_ALL - others
        return given

    def _told_five(self, way: Way) -> Answers:
        taker = next(side for side, may in enumerate(way.won) if may != {0})
        made = taker == way.declarer
        given: dict[tuple[str, int], int | None] = {(KIND, -1): FIVE, (MADE, -1): int(not made)}
        if not made:
            given[TAKER, -1] = taker
        return given

    def _kept(self, lines: Sequence[Line]) -> MulatschakTally:
        return tally(self.rules.options, self.rules.players, lines)
