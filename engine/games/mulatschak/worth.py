"""What a deal of Mulatschak is worth: by how much it changes the points that each has to go."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.games.mulatschak.options import MulatschakOptions
from engine.table import Seat

TRICKS = 5
"""The tricks of a deal, and of a Mulatschak."""
NO_TRICK = 5
"""What it costs to play and take none."""
HOME = 1
"""What it costs to stay at home."""
MULATSCHAK = 10
"""What a Mulatschak brings and costs."""


class Played(NamedTuple):
    """How a deal was played: who bid what, and the tricks of each, None for one at home."""

    declarer: Seat
    bid: int
    won: Sequence[int | None]
    mulatschak: bool = False


def times(options: MulatschakOptions, *, hearts: bool, doubled: bool) -> int:
    """By what everything of a deal is multiplied (MU-A11).

    `hearts` says whether they are trumps, `doubled` whether the cards before it were thrown in.
    """
    found = (1 + (hearts and options.hearts_double)) * (1 + doubled)
    if options.doublings == "once" and options.applies("doublings"):
        return min(2, found)
    return found


def possible_times(options: MulatschakOptions, *, doubled: bool) -> tuple[int, ...]:
    """By what it may be, whatever is trumps."""
    return tuple(
        sorted({times(options, hearts=hearts, doubled=doubled) for hearts in (False, True)})
    )


def points(options: MulatschakOptions, played: Played, by: int) -> tuple[int, ...]:
    """By how much each one's points change, with this factor (MU-A6, MU-A7, MU-A10)."""
    if played.mulatschak:
        return tuple(by * value for value in _of_mulatschak(played))
    found = []
    for seat, won in enumerate(played.won):
        if won is None:
            found.append(at_home(options, by))
        elif seat == played.declarer:
            found.append(by * (-won if won >= played.bid else options.failed))
        else:
            found.append(by * (-won if won else NO_TRICK))
    return tuple(found)


def at_home(options: MulatschakOptions, by: int) -> int:
    """Return what staying at home costs in a deal with this factor (MU-A7)."""
    return HOME * by if options.stay_doubles else HOME


def least_free(options: MulatschakOptions) -> int:
    """With these points to go, or fewer, one has to play where one may stay at home (MU-A7)."""
    return options.stay_bound if options.applies("stay_bound") else 0


def _of_mulatschak(played: Played) -> list[int]:
    """Return a Mulatschak's worth: it ends with its first lost trick, whose taker has it all."""
    made = played.won[played.declarer] == TRICKS
    found = []
    for seat, won in enumerate(played.won):
        if seat == played.declarer:
            found.append(-MULATSCHAK if made else MULATSCHAK)
        elif made:
            found.append(MULATSCHAK)
        else:
            found.append(-MULATSCHAK if won else 0)
    return found


def tricks_of(
    options: MulatschakOptions, value: int, by: int, *, bid: int, home: bool
) -> Collection[int | None]:
    """How many tricks may have brought this number, None for staying at `home`, if one may.

    `bid` is what the declarer bid, 0 for anybody else. A Mulatschak is not asked for.
    """
    found: set[int | None] = set()
    if home and not bid and value == at_home(options, by):
        found.add(None)
    least = max(1, bid)
    found.update(won for won in range(least, TRICKS + 1) if value == -won * by)
    if bid and value == options.failed * by:
        found.update(range(bid))
    if not bid and value == NO_TRICK * by:
        found.add(0)
    return found
