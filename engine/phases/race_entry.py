"""A deal of a race for tricks that was played with real cards: the tricks, and who finished first.

Blank is who passed; a nought is who played for nothing. Which tricks come to a deal, `race` says.
Refusals are the game's own words: `refusal.KEY`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.override import override
from engine.phases.race import HAND, R, RaceRules, comes, finished, refused, told
from engine.rules.entry import SIDE, Answers, Entry, Field, Refused
from engine.sheet import Line, chalked

TRICKS, PLACE = "tricks", "finished"


class RaceEntry(Entry[R]):
    """What is asked about a deal of a race."""

    rules: RaceRules[R]

    def _following(self, lines: Sequence[Line]) -> tuple[tuple[int, ...], Sequence[int]]:
        """Who plays the deal after these lines, and what each side needs then."""
        return chalked(self.rules.tally(), lines).following()

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Return the tricks of all in the race; where several finish, in which order they did."""
        playing, needed = self._following(lines)
        asked = [Field(TRICKS, side, high=HAND, blank=True) for side in playing]
        done = [side for side in playing if (answers.get((TRICKS, side)) or 0) >= needed[side]]
        for place in range(len(done) - 1):
            asked.append(
                Field(f"{PLACE}{place + 1}", kind=SIDE, sides=tuple(done), usual=done[place])
            )
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return the tricks of each; raises Refused where they do not come to a deal."""
        playing, needed = self._following(lines)
        won = {side: answers.get((TRICKS, side)) for side in playing}
        done = [side for side in playing if (won[side] or 0) >= needed[side]]
        order = _order(done, answers)
        rules = self.rules
        if why := refused(won, needed, order, rules.tricks.course, rules.alone):
            raise Refused(why)
        values = tuple(won.get(side) for side in range(len(rules.sides())))
        # A lone player has taken no trick, so nobody finished in an order.
        alone = sum(value is not None for value in values) < 2
        return Line(values, () if alone else finished(order))

    @override
    def comes(self, lines: Sequence[Line], line: Line) -> bool:
        rules = self.rules
        return comes(line, *self._following(lines), rules.tricks.course, rules.alone)

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the tricks of a line, and the order that its notes tell."""
        given = {(TRICKS, side): value for side, value in enumerate(line.values)}
        given |= {(f"{PLACE}{place + 1}", -1): side for place, side in enumerate(told(line)[:-1])}
        return given


def _order(done: Sequence[int], answers: Answers) -> list[int]:
    """Who finished, the first one first, the last by what is left."""
    named = [answers.get((f"{PLACE}{place + 1}", -1)) for place in range(len(done) - 1)]
    order = [side for side in named if side is not None]
    if len(set(order)) < len(order):
        raise Refused(Fact("named_twice"))
    return [*order, *(side for side in done if side not in order)]
