"""How a deal of Knüffeln was won, and what it brought whom, as facts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.games.knueffeln.deciding import won_by
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.tally import (
    BASIC,
    FAILED,
    JANN,
    MARCH,
    TURNS,
    brings,
    was_thrown_in,
)
from engine.rules.show import Reckoned
from engine.sheet import Line
from engine.table import NOBODY, Seat

PAIR = 2


def outcome(t: KnueffelnTable) -> tuple[str, int]:
    """How a finished deal was won, and by which side."""
    ran = NO_SIDE if t.ran == NOBODY else t.side[t.ran]
    return won_by(t.march, ran, t.taken, t.goal, t.length)


def brought(line: Line, sides: Sequence[Sequence[Seat]], *, ladder: bool) -> list[Fact]:
    """Jann or march, the turns that were seen, and the rungs or the money of the winners.

    Who was alone is told from how many have won, so that a line entered by hand is told as well.
    """
    if was_thrown_in([line]):
        return [Fact("nobody_wins")]
    notes = dict(line.notes)
    facts = [Fact("won_by_" + way) for way in (JANN, MARCH, FAILED) if way in notes]
    if turns := notes.get(TURNS):
        facts.append(Fact("turns_seen", (turns,)))
    won = [side for side, value in enumerate(line.values) if value and value > 0]
    if not won:
        return facts
    gain = line.values[won[0]] or 0
    winners = [seat for side in won for seat in sides[side]]
    unit = "rungs" if ladder else "money"
    if len(winners) == PAIR:
        return [*facts, Fact("pair_" + unit, (*winners, gain))]
    if len(winners) == 1:
        return [*facts, Fact("alone_" + unit, (*winners, gain))]
    alone = next(side for side in range(len(sides)) if side not in won)
    return [*facts, Fact("against_alone_" + unit, (alone, gain))]


def reckoned(line: Line, options: KnueffelnOptions) -> list[Reckoned]:
    """Return how it was won, and the turns that were seen, for all who won or lost by it."""
    notes = dict(line.notes)
    way = next((one for one in (BASIC, JANN, MARCH, FAILED) if one in notes), None)
    if way is None:
        return []
    base, whole = brings(options, way, 0), brings(options, way, notes.get(TURNS, 0))
    found = []
    for side, value in enumerate(line.values):
        if value is None:
            continue
        if not value:
            found.append(Reckoned(side, Fact("lost")))
            continue
        # A lone player wins or loses as often as there are others.
        times = value // whole
        found.append(Reckoned(side, Fact(("won_" if value > 0 else "lost_") + way), base * times))
        if whole > base:
            turns = Fact("turns_seen", (notes[TURNS],))
            found.append(Reckoned(side, turns, (whole - base) * times))
    return found
