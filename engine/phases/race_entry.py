"""A deal of a race for tricks that was played with real cards: the tricks, and who finished first.

Blank is who passed; a nought is who played for nothing. All tricks lie in a deal, fewer only if it
ended with the last one that somebody needed; then he has no trick too many, and nobody finishes
behind him. Refusals are the game's own words: `refusal.KEY`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.facts import Fact
from engine.override import override
from engine.phases.race import HAND, R, RaceRules, finished, told
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
        """The tricks of everybody in the race; where several finish, in which order they did."""
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
        """The tricks of each; raises Refused where they do not come to a deal."""
        playing, needed = self._following(lines)
        won = {side: answers.get((TRICKS, side)) for side in playing}
        inside = [side for side in playing if won[side] is not None]
        whole = sum(won[side] or 0 for side in inside)
        done = [side for side in inside if (won[side] or 0) >= needed[side]]
        if not inside and self.rules.alone is not None:
            raise Refused(Fact("nobody_in"))
        if whole > HAND:
            raise Refused(Fact("tricks_in_all", (whole, HAND)))
        if len(inside) == 1 and whole != self.rules.alone:
            raise Refused(Fact("lone_player"))
        values = tuple(won.get(side) for side in range(len(self.rules.sides())))
        if len(inside) < 2:
            return Line(values)  # No trick was played, so nobody finished in an order.
        order = _order(done, answers)
        self._check_end(whole, won, needed, order)
        return Line(values, finished(order))

    def _check_end(
        self,
        whole: int,
        won: Mapping[int, int | None],
        needed: Sequence[int],
        order: Sequence[int],
    ) -> None:
        """All tricks, unless the deal ended with the one that ended the race."""
        course, left = self.rules.tricks.course, len(won) - len(order)
        ended = bool(order) and (course.first_wins or left <= 1)
        if not (ended and course.stops):
            if whole < HAND:
                raise Refused(Fact("tricks_missing", (HAND - whole,)))
            return
        if left < 1 or (course.first_wins and len(order) > 1):
            raise Refused(Fact("first_ends_it"))
        if (won[order[-1]] or 0) > needed[order[-1]]:
            raise Refused(Fact("last_bar_ends_it"))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """The tricks of a line, and the order that its notes tell."""
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
