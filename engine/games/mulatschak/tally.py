"""The points: what the lines of an evening of Mulatschak come to.

A line has by how much each one's points change: less for tricks, more for penalties. Notes say who
declared, how many tricks, by how much everything was multiplied, and what kind of deal it was; a
line written down by hand may leave them out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.worth import (
    TRICKS,
    Played,
    least_free,
    points,
    possible_times,
    times,
    tricks_of,
)
from engine.override import override
from engine.phases.countdown import Countdown, adds_up, told
from engine.sheet import Line, chalked
from engine.table import NOBODY

DECLARER, BID, TIMES, MULATSCHAK, ANEW = "declarer", "bid", "times", "mulatschak", "anew"
NOTES = (DECLARER, BID, TIMES, MULATSCHAK, ANEW)


class MulatschakTally(Countdown):
    """What each has to go, and whether the next deal counts double."""

    def __init__(self, options: MulatschakOptions, sides: int) -> None:
        super().__init__(options.start, sides, deals=options.deals)
        self.doubled = False
        """Whether the next deal counts double, for the last one was thrown in."""

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        self.doubled = any(note.key == ANEW for note in line.notes)


def tally(options: MulatschakOptions, sides: int, lines: Sequence[Line]) -> MulatschakTally:
    """Return the tally of these lines."""
    return chalked(MulatschakTally(options, sides), lines)


def bound(options: MulatschakOptions, left: Sequence[int]) -> list[bool]:
    """Return the seats that with these points to go have to play at any trumps (MU-A7)."""
    least = least_free(options)
    return [options.stay == "off" or points <= least for points in left]


# Lines written down by hand.


def fits(options: MulatschakOptions, lines: Sequence[Line], line: Line) -> bool:
    """Whether some deal can have left this line; with notes of how it came, just that deal."""
    notes = told(line, NOTES)
    if notes is None or None in line.values:
        return False
    values = [value or 0 for value in line.values]
    kept = tally(options, len(values), lines)
    if kept.over:
        return False
    if not any(values):
        return DECLARER not in notes and (ANEW not in notes or options.no_court != "off")
    return any(True for _ in ways(options, kept, values, notes))


class Way(NamedTuple):
    """One way in which a line may have come about: the tricks that each may have, and all else."""

    declarer: int
    bid: int
    times: int
    mulatschak: bool
    won: Sequence[Collection[int | None]]


def ways(
    options: MulatschakOptions,
    kept: MulatschakTally,
    values: Sequence[int],
    notes: Mapping[str, int],
) -> Iterator[Way]:
    """Yield the ways in which a deal may have left these numbers; notes narrow them."""
    if ANEW in notes:
        return
    for by in possible_times(options, doubled=kept.doubled):
        if notes.get(TIMES, by) != by:
            continue
        for declarer in range(len(values)):
            if notes.get(DECLARER, declarer) != declarer:
                continue
            # A table that noted the declarer would have noted a Mulatschak.
            if notes.get(MULATSCHAK, NOBODY if DECLARER in notes else declarer) == declarer:
                yield from _as_mulatschak(options, declarer, by, values)
            if MULATSCHAK not in notes:
                for bid in [notes[BID]] if BID in notes else range(1, TRICKS + 1):
                    yield from _as_bid(options, kept, declarer, bid, by, values)


def _as_mulatschak(
    options: MulatschakOptions, declarer: int, by: int, values: Sequence[int]
) -> Iterator[Way]:
    sides = range(len(values))
    for taker in sides:
        # The declarer has taken all of them, or another the trick with which it ended.
        tricks = TRICKS if taker == declarer else 1
        won = [tricks if side == taker else 0 for side in sides]
        if points(options, Played(declarer, TRICKS, won, True), by) == tuple(values):
            yield Way(declarer, TRICKS, by, True, [{one} for one in won])


def _as_bid(
    options: MulatschakOptions,
    kept: MulatschakTally,
    declarer: int,
    bid: int,
    by: int,
    values: Sequence[int],
) -> Iterator[Way]:
    sides = range(len(values))
    in_hearts = by == times(options, hearts=True, doubled=kept.doubled)
    in_others = by == times(options, hearts=False, doubled=kept.doubled)
    if bid not in range(1, TRICKS + 1) or (
        bid == 1 and options.one_trick == "hearts" and not in_hearts
    ):
        return
    bids = [bid if side == declarer else 0 for side in sides]
    has_to = bound(options, kept.points)
    if options.stay == "not_hearts" and not in_others:
        has_to = [True for _ in sides]
    won = [
        tricks_of(options, value, by, bid=bids[side], home=not has_to[side])
        for side, value in enumerate(values)
    ]
    others = [may for side, may in enumerate(won) if side != declarer]
    somebody = any(may != {None} for may in others)
    if somebody and adds_up(({one or 0 for one in may} for may in won), TRICKS):
        yield Way(declarer, bid, by, False, won)
