"""What a hand of Ramser is likely to bring, in tricks: those it takes, less what a potato costs."""

from __future__ import annotations

from math import exp

from engine.games.ramser.options import RamserOptions
from engine.games.ramser.tally import goal
from engine.games.ramser.weights import WEIGHTS, Weights

COST = 0.7
"""What a potato costs in tricks, times what a sausage makes up for over the tricks it takes.

From how much likelier a trick makes the sausage, as `bots.SCALE` has it, from the beginning of a
game to its end.
"""
TIE = 0.2
"""What it costs in tricks where it only breaks a tie in the end."""


def potato(options: RamserOptions, players: int) -> float:
    """Return what a potato costs in tricks."""
    return COST * goal(options, players) / options.sausage if options.sausage else TIE


def gain(likely: float, rivals: float, costs: float, weights: Weights = WEIGHTS) -> float:
    """Return what cards that are good for these tricks bring against the others in play."""
    tricks = likely * weights.tricks / (weights.crowd + rivals)
    return tricks - costs * exp(-weights.sure * tricks)
