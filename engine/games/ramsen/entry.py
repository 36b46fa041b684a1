"""A deal of Ramsen played with real cards: the tricks of each, and who finished first.

Blank is who passed; a nought is who played for nothing. Five tricks lie in a deal, fewer only if
it ended with somebody's last bar; then he has no trick too many, and nobody finishes behind him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.facts import Fact
from engine.games.ramsen import tally
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.tally import BARS, FINISHED
from engine.override import override
from engine.parts.entry import SIDE, Answers, Entry, Field, Refused
from engine.sheet import Line

TRICKS, PLACE = "tricks", "finished"
LONE_BARS = {"five": BARS, "one": 1, "void": None}


class RamsenEntry(Entry[RamsenTable]):
    """What is asked about a deal of Ramsen."""

    rules: RamsenRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """The tricks of everybody in the game; where several finish, in which order they did."""
        playing, needed = _following(self.rules, lines)
        asked = [Field(TRICKS, side, high=BARS, blank=True) for side in playing]
        done = [side for side in playing if (answers.get((TRICKS, side)) or 0) >= needed[side]]
        for place in range(len(done) - 1):
            asked.append(
                Field(f"{PLACE}{place + 1}", kind=SIDE, sides=tuple(done), usual=done[place])
            )
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """The bars of each; raises Refused where the tricks do not come to a deal."""
        playing, needed = _following(self.rules, lines)
        bars = {side: answers.get((TRICKS, side)) for side in playing}
        inside = [side for side in playing if bars[side] is not None]
        whole = sum(bars[side] or 0 for side in inside)
        done = [side for side in inside if (bars[side] or 0) >= needed[side]]
        if not inside and self.rules.options.lone_player != "void":
            raise Refused(Fact("nobody_in"))
        if whole > BARS:
            raise Refused(Fact("too_many_tricks", (whole,)))
        if len(inside) == 1 and whole != LONE_BARS[self.rules.options.lone_player]:
            raise Refused(Fact("lone_player"))
        order = _order(done, answers)
        if len(inside) > 1:
            self._check_end(whole, bars, needed, order)
        values = tuple(bars.get(side) for side in range(self.rules.players))
        return Line(values, tally.finished(order))

    def _check_end(
        self,
        whole: int,
        bars: Mapping[int, int | None],
        needed: Sequence[int],
        order: Sequence[int],
    ) -> None:
        """Five tricks, unless the deal ended with the bar that ended the game (RM-A14)."""
        options = self.rules.options
        left = len(bars) - len(order)
        ended = bool(order) and (options.finish == "first" or left <= 1)
        if not (ended and options.stop_at_last_bar):
            if whole < BARS:
                raise Refused(Fact("tricks_missing", (BARS - whole,)))
            return
        if left < 1 or (options.finish == "first" and len(order) > 1):
            raise Refused(Fact("first_ends_it"))
        if (bars[order[-1]] or 0) > needed[order[-1]]:
            raise Refused(Fact("last_bar_ends_it"))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """The tricks of a line, and the order that its notes tell."""
        given = {(TRICKS, side): value for side, value in enumerate(line.values)}
        order = [note.number for note in line.notes if note.key == FINISHED]
        given |= {(f"{PLACE}{place + 1}", -1): side for place, side in enumerate(order[:-1])}
        return given


def _following(rules: RamsenRules, lines: Sequence[Line]) -> tuple[tuple[int, ...], list[int]]:
    return tally.tally(rules.options, rules.players, lines).following()


def _order(done: Sequence[int], answers: Answers) -> list[int]:
    """Who finished, the first one first, the last by what is left."""
    named = [answers.get((f"{PLACE}{place + 1}", -1)) for place in range(len(done) - 1)]
    order = [side for side in named if side is not None]
    if len(set(order)) < len(order):
        raise Refused(Fact("named_twice"))
    return [*order, *(side for side in done if side not in order)]
