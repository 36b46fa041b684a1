"""A Spiel of Gin played with real cards: who ended it, how, and with what dead wood.

Who has won, and what it is worth with bonus and spade, the tally reckons.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.gin.options import GinOptions
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.games.gin.tally import DOUBLED, DRAWN, MOST_DEAD, WON, line_of
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, Answers, Entry, Field, answered
from engine.sheet import Line, Note

WAY, WHO, OWN, OTHER, SPADE = "way", "knocker", "own", "other", "spade"
MOST_KNOCKED = 10
"""The most dead wood anybody may knock with."""


class GinEntry(Entry[GinTable]):
    """What is asked about a deal of Gin."""

    rules: GinRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """How it ended; unless it was drawn also by whom, and the dead wood that was counted."""
        options = self.rules.options
        asked = [Field(WAY, kind=CHOICE, choices=_ways(options), usual=0)]
        way = _ways(options)[answers.get((WAY, -1)) or 0]
        if way == DRAWN:
            return asked
        asked.append(Field(WHO, kind=SIDE, sides=(0, 1)))
        if way == "knock":
            asked.append(Field(OWN, high=MOST_KNOCKED))
        asked.append(Field(OTHER, high=MOST_DEAD))
        if options.spade_doubles:
            asked.append(Field(SPADE, kind=CHOICE, choices=NO_YES, usual=0))
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return the points of the Spiel."""
        options = self.rules.options
        way = _ways(options)[answers.get((WAY, -1)) or 0]
        if way == DRAWN:
            return Line((0, 0), (Note(DRAWN, 0),))
        who = answered(answers, WHO)
        dead = [0, 0]
        dead[who] = answers.get((OWN, -1)) or 0
        dead[1 - who] = answers.get((OTHER, -1)) or 0
        if way == "knock" and not dead[who]:
            # A knock without dead wood is gin, whatever it was called.
            way = "gin"
        return line_of(options, who, way, dead, 2 if answers.get((SPADE, -1)) else 1)

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Read from the notes who ended it and with how much dead wood between the two.

        The knocker had some himself, or it was gin.
        """
        options, notes = self.rules.options, dict(line.notes)
        ending = next((one for one in WON if one in notes), DRAWN)
        given: dict[tuple[str, int], int | None] = {(SPADE, -1): int(DOUBLED in notes)}
        if ending == DRAWN:
            return given | {(WAY, -1): _ways(options).index(DRAWN)}
        winner = notes[ending]
        points = (line.values[winner] or 0) // (2 if DOUBLED in notes else 1)
        way, who, own, other = ending, winner, 0, points
        if ending == "undercut":
            way, who, apart = "knock", 1 - winner, options.undercut_bonus - points
            own = max(1, -apart)
            other = own + apart
        elif ending == "knock":
            own, other = 1, points + 1
        else:
            other = points - (options.gin_bonus if ending == "gin" else options.big_gin)
        return given | {
            (WAY, -1): _ways(options).index(way),
            (WHO, -1): who,
            (OWN, -1): own,
            (OTHER, -1): other,
        }


def _ways(options: GinOptions) -> tuple[str, ...]:
    big = ("big_gin",) if options.big_gin else ()
    return ("knock", "gin", *big, DRAWN)
