"""What can be told of hidden hands in Rams from what was said about them.

A player who passed had hardly a hand worth playing, one who plays hardly one that was not; one who
threw his cards in for the widow thought little of them; and one who promised all tricks holds
hardly low cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.families.pot.heuristic import likely_said, played_so_far
from engine.games.rams.chapters import fewest
from engine.games.rams.counters import HAND
from engine.games.rams.heuristic import all_tricks, brings
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.games.rams.weights import WEIGHTS
from engine.table import Seat, View

SURE_OF_ITSELF = 1.2
"""How much more likely one plays than not for each counter that playing seems to bring."""

_SURE_OF_ALL = 9.0
"""The same of a promise, for the chance that all tricks seem to have."""


def world_likelihood(rules: RamsRules, seen: View) -> Callable[[RamsTable], float] | None:
    """Return what weighs worlds: how likely the others would have spoken so in them."""
    now = cast(RamsTable, seen.table)
    if not now.trump:
        return None
    worth = WEIGHTS.worth(rules.options)[now.trump]
    pool = (now.stake or now.pool) if rules.pool else HAND
    spoke = _spoke(now, seen.seat, fewest(rules.options))
    if not spoke:
        return None
    played = played_so_far(now)

    def weigh(t: RamsTable) -> float:
        likely = 1.0
        for seat, others in spoke:
            thrown = seat == now.widow_by
            # The trump card came later; a card laid away for it was there before.
            hand = t.aside[seat][:HAND] if thrown else [*t.hands[seat], *played[seat]]
            if seat == now.dealer and now.swapped and not thrown:
                hand = [*hand, *t.aside[seat]]
            if seat == now.general:
                chance = all_tricks(hand, rules, now.trump)
                likely *= likely_said(True, chance - WEIGHTS.promises_from, _SURE_OF_ALL)
                continue
            brought = brings([worth[card] for card in hand], others, pool)
            likely *= likely_said(bool(now.plays[seat]) and not thrown, brought, SURE_OF_ITSELF)
        return likely

    return weigh


def _spoke(t: RamsTable, own: Seat, least: int) -> list[tuple[Seat, float]]:
    """Return the others who have chosen, and how many rivals each had to expect then.

    A player who had to play, being among the `least`, is left out, and in a promised deal one
    who was not asked.
    """
    found, said = [], list[bool | None]()
    order = _asked(t)
    for place, seat in enumerate(order):
        answer = t.plays[seat]
        if answer is None or (t.general in order[:place]):
            break
        bound = len(order) - said.count(False) <= least
        if seat != own and (not bound or seat == t.general):
            expected = [*said, *[None] * (len(order) - place - 1)]
            found.append((seat, WEIGHTS.rivals(expected)))
        said.append(answer)
    # In a promised deal those before have passed or not: all play now, so nothing is told of them.
    return found if t.general < 0 else [one for one in found if one[0] == t.general]


def _asked(t: RamsTable) -> list[Seat]:
    """Return the seats of this deal in the order in which they are asked, passed or not."""
    number = len(t.hands)
    around = [(t.dealer + 1 + step) % number for step in range(number)]
    if t.phase in ("join", ""):
        return [seat for seat in around if seat in t.in_play()]
    # From now on only those who play are in play; one who is out of the game has never spoken.
    return [seat for seat in around if t.plays[seat] is not None]
