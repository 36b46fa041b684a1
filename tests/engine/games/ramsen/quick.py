"""The quick exchange and bids of Ramsen beside its chapters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.games.ramsen import heuristic
from engine.games.ramsen.chapters import PLAY, Bid
from engine.games.ramsen.exchange import DRAW, STAND, Exchange
from engine.games.ramsen.quick_exchange import QuickExchange
from engine.games.ramsen.table import RamsenTable

SILENT = {
    "lone_player": "what the only player gets is counted behind the deal",
    "stake": "money, paid behind the evening",
    "evening": "how long an evening is",
    "deals": "how long an evening is",
    "games": "how long an evening is",
}


def copies(game: Any, t: RamsenTable) -> Iterator[tuple[object, object]]:
    """Whether there are tricks to be played, and the table behind the exchange and the bids.

    And whether who exchanges has to play, as the rules of thumb have it: if he stood now, or drew
    what he has laid for, he could not pass.
    """
    if t.phase not in (Exchange.name, Bid.name):
        return
    if t.phase == Exchange.name:
        seat, stands = t.turn, t.copy()
        game.apply(stands, DRAW if t.laid else STAND)
        stands.turn = seat
        bound = t.bids[seat] is True or game.bid.legal(stands) == [PLAY]
        yield heuristic.bound(t, game.options, seat), bound
    quick, slow = t.copy(), t.copy()
    plays = QuickExchange(game, quick, game.bots.weights).play_on()
    game.bots.play_until("tricks", slow, Random(0))
    yield plays, bool(slow.phase)
    yield quick, slow
