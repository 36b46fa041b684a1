"""A deal of Rams played with real cards: the tricks of each, and who promised all of them.

Blank is who passed; a nought is who played for nothing. With a pool it is asked who dealt, for he
has put five in, and who showed a flush, where one counts; then no trick was played.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.families.pot.entry import TRICKS, JoinEntry
from engine.games.rams.chapters import fewest
from engine.games.rams.counters import HAND, STAKE, counted_down, from_pool, swept
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.games.rams.tally import FLUSH, GENERAL, POT, RamsPool
from engine.override import override
from engine.phases.accounts import DEALER
from engine.rules.entry import SIDE, Answers, Field, Refused, all_taken, answered
from engine.sheet import Line, Note, chalked
from engine.table import NOBODY


class RamsEntry(JoinEntry[RamsTable]):
    """What is asked about a deal of Rams."""

    rules: RamsRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Who dealt, where that costs something; the tricks; who promised them all."""
        kept = chalked(self.rules.tally(), lines)
        playing = kept.playing()
        asked = [self.ask_dealer(kept)] if isinstance(kept, RamsPool) else []
        if self.rules.sweeps:
            asked.append(Field(FLUSH, kind=SIDE, sides=playing, blank=True))
            shown = answers.get((FLUSH, -1))
            if shown is not None:
                return asked + self.ask_tricks((one for one in playing if one != shown), 0, ())
        asked += self.ask_tricks(playing, HAND, ())
        if self._promises():
            asked.append(Field(GENERAL, kind=SIDE, sides=playing, blank=True))
        return asked

    def _promises(self) -> bool:
        options = self.rules.options
        return options.general != "off" and options.applies("general")

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return what the deal brought each; raises Refused where the tricks are no deal."""
        options, sides = self.rules.options, range(self.rules.players)
        kept = chalked(self.rules.tally(), lines)
        playing = kept.playing()
        won = [one if side in playing else None for side, one in enumerate(self.tricks(answers))]
        told = answers.get((GENERAL, -1)) if self._promises() else None
        general = NOBODY if told is None else told
        if general != NOBODY:
            # Then all play, so one who is left out has taken none.
            won = [won[side] or 0 if side in playing else None for side in sides]
        shown = answers.get((FLUSH, -1)) if self.rules.sweeps else None
        if shown is not None:
            won[shown] = HAND
        all_taken(won, HAND)
        if sum(tricks is not None for tricks in won) < fewest(options):
            raise Refused(Fact("two_play"))
        if not isinstance(kept, RamsPool):
            values = counted_down(options, won, general, kept.now())
            notes = () if general == NOBODY else (Note(GENERAL, general),)
            return Line(tuple(values), notes)
        dealer = answered(answers, DEALER)
        pool = kept.kitty + STAKE
        if shown is None:
            values = from_pool(pool, won)
        else:
            values = swept(pool, [tricks is not None for tricks in won], shown)
        values[dealer] = (values[dealer] or 0) - STAKE
        held, _ = kept.after(values)
        flush = () if shown is None else (Note(FLUSH, shown),)
        return Line(tuple(values), (Note(DEALER, dealer), Note(POT, held), *flush))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the notes of a line, and the tricks that bring just its sums."""
        notes = dict(line.notes)
        kept = chalked(self.rules.tally(), lines)
        if isinstance(kept, RamsPool):
            dealer = notes.get(DEALER, 0)
            if FLUSH in notes:
                shown = notes[FLUSH]
                others = [side for side, value in enumerate(line.values) if value is not None]
                paid = {dealer: -STAKE}
                return {(DEALER, -1): dealer, (FLUSH, -1): shown} | {
                    (TRICKS, side): 0
                    for side in others
                    if side != shown and line.values[side] != paid.get(side, 0)
                }
            return {(DEALER, -1): dealer} | self.told_tricks(kept.ways(line, dealer), HAND, ())
        given: dict[tuple[str, int], int | None] = {}
        general = notes.get(GENERAL)
        for side, value in enumerate(line.values):
            if value is not None:
                given[TRICKS, side] = max(0, -value)
        if general is not None:
            given[GENERAL, -1] = general
            self._promised(given, line, general)
        return given

    def _promised(self, given: dict[tuple[str, int], int | None], line: Line, general: int) -> None:
        """Read the tricks of a promised deal, as far as the line tells them."""
        value = line.values[general] or 0
        others = [side for side, more in enumerate(line.values) if more is not None]
        others.remove(general)
        if self.rules.options.general == "five":
            rest = sum(given[TRICKS, side] or 0 for side in others)
            given[TRICKS, general] = HAND - rest
            return
        missed = value // len(others) if value > 0 else 0
        given[TRICKS, general] = HAND - missed
        for side in others:
            given[TRICKS, side] = 0
        # Who took the others' tricks makes no difference there.
        given[TRICKS, others[0]] = missed
