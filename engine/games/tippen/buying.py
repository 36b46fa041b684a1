"""Buying: who plays may lay poor cards away once, and gets as many from the stock."""

from __future__ import annotations

from engine.families.pot.exchange import Exchange
from engine.games.tippen.table import TippenTable


class Buy(Exchange[TippenTable]):
    """Each who plays, forehand first, keeps his cards or lays up to three away and draws as many.

    What the stock does not have cannot be bought (TP-A12).
    """

    name = "buy"
