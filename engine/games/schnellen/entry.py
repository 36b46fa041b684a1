"""A deal of Schnellen played with real cards: the tricks of each who played.

Blank is who stayed at home. Where trumps are bid for it is asked who named them, and where Hearts
count double whether they were trump.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.families.pot.entry import TRICKS, JoinEntry
from engine.games.schnellen.chapters import HAND, LEAST
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.games.schnellen.tally import BID, DECLARER, TIMES, may_stay
from engine.override import override
from engine.rules.entry import (
    CHOICE,
    NO_YES,
    SIDE,
    TABLE,
    Answers,
    Field,
    Refused,
    all_taken,
    answered,
)
from engine.sheet import Line, Note, chalked
from engine.table import NOBODY

HEARTS, NAMED = "hearts", "named"
TURNED_NAMED = ("turned", "named")


class SchnellenEntry(JoinEntry[SchnellenTable]):
    """What is asked about a deal of Schnellen."""

    rules: SchnellenRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        options, sides = self.rules.options, range(self.rules.players)
        points = chalked(self.rules.tally(), lines).points
        asked = []
        if options.trumps == "bid":
            asked.append(Field(NAMED, kind=CHOICE, choices=TURNED_NAMED, usual=1))
            if answers.get((NAMED, TABLE), 1):
                asked.append(Field(DECLARER, kind=SIDE, sides=tuple(sides)))
                asked.append(Field(BID, low=1, high=HAND))
        if options.hearts_double:
            asked.append(Field(HEARTS, kind=CHOICE, choices=NO_YES, usual=0))
        bound = [side for side in sides if not may_stay(options, points[side])]
        return [*asked, *self.ask_tricks(sides, HAND, bound)]

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """By how much the points change; raises Refused where the tricks do not come to a deal."""
        options, points = self.rules.options, chalked(self.rules.tally(), lines).points
        tricks = self.tricks(answers)
        times = 2 if options.hearts_double and answers.get((HEARTS, TABLE)) else 1
        declarer, bid = self._named(answers)
        if len(tricks) - tricks.count(None) < LEAST:
            raise Refused(Fact("two_play"))
        if declarer != NOBODY and tricks[declarer] is None:
            raise Refused(Fact("declarer_plays"))
        for side, won in enumerate(tricks):
            if won is None and not may_stay(options, points[side]):
                raise Refused(Fact("bound_to_play", (side, points[side])))
        taken = sum(won or 0 for won in tricks)
        after = [
            points[side] - (won or 0) * times * (side != declarer or (won or 0) >= bid)
            for side, won in enumerate(tricks)
        ]
        down = [side for side, left in enumerate(after) if left <= 0]
        first = options.ends == "trick" and bool(down)
        if not (first and 0 < taken < HAND):
            all_taken(tricks, HAND)
        if first and len(down) > 1:
            raise Refused(Fact("one_is_first"))
        values: list[int | None] = []
        for side, won in enumerate(tricks):
            if won is None:
                values.append(options.home_costs * times or None)
            elif (side == declarer and won < bid) or not won:
                values.append(options.no_trick * times if taken == HAND else 0)
            else:
                values.append(-won * times)
        notes = [Note(TIMES, times)] if times > 1 else []
        if declarer != NOBODY:
            notes += [Note(DECLARER, declarer), Note(BID, bid)]
        return Line(tuple(values), tuple(notes))

    def _named(self, answers: Answers) -> tuple[int, int]:
        """Who named the trumps and what for; NOBODY where a card was turned."""
        if self.rules.options.trumps != "bid" or not answers.get((NAMED, TABLE), 1):
            return NOBODY, 0
        return answered(answers, DECLARER), answered(answers, BID)

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the notes of a line, and the tricks that bring its numbers.

        With how many tricks a bid was missed the line does not say: with those that are left.
        """
        options, notes = self.rules.options, dict(line.notes)
        times, declarer = notes.get(TIMES, 1), notes.get(DECLARER, NOBODY)
        given: dict[tuple[str, int], int | None] = {}
        if options.trumps == "bid":
            given[NAMED, TABLE] = int(declarer != NOBODY)
            if declarer != NOBODY:
                given |= {(DECLARER, TABLE): declarer, (BID, TABLE): notes[BID]}
        if options.hearts_double:
            given[HEARTS, TABLE] = int(times > 1)
        home = options.home_costs * times or None
        left, missed = HAND, NOBODY
        for side, value in enumerate(line.values):
            if value == home and side != declarer:
                continue
            won = max(0, -(value or 0) // times)
            if side == declarer and (value or 0) >= 0:
                missed = side
                continue
            given[TRICKS, side] = won
            left -= won
        if missed != NOBODY:
            broken = not line.values[missed]
            given[TRICKS, missed] = min(left - broken, notes[BID] - 1)
        return given
