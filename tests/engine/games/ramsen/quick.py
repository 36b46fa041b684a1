"""The quick exchange and bids of Ramsen beside its chapters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.games.ramsen.chapters import Bid
from engine.games.ramsen.exchange import Exchange
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
    """Whether there are tricks to be played, and the table behind the exchange and the bids."""
    if t.phase not in (Exchange.name, Bid.name):
        return
    quick, slow = t.copy(), t.copy()
    plays = QuickExchange(game, quick, game.bots.thumbs).play_on()
    game.bots.play_until("tricks", slow, Random(0))
    yield plays, bool(slow.phase)
    yield quick, slow
