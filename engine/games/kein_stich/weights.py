"""The numbers of Kein Stich's rules of thumb: what tricks, suits and laid cards are worth."""

from __future__ import annotations

from dataclasses import dataclass

from engine.parts.weights import beside


@dataclass(frozen=True)
class Weights:
    """All of them; `weights.json` says which were found and how."""

    short: float
    """How much more a lead costs for each card of its suit in the hand, in what a later trick may
    cost: one who has no more of a suit can throw off dear cards."""
    short_thrown: float
    """The same for a card that is thrown off."""
    lower: float
    """What each lower card of the suit with the others is worth to a leader, in stakes: of cards
    that take the trick no sooner, the higher goes."""
    alone: float
    """What it costs besides to lead a suit of which the others have nothing, in stakes."""
    enough: float
    """With this many cards of the suit for each who still has to follow, a discard is unlikely."""
    led_alone: float
    """How likely a card takes a dear trick of which the others have no more."""
    spare: float
    """What each trick to come costs besides for a card that is not thrown off, in stakes."""
    hurry: float
    """What an own card behind one that is laid is worth in the lay-off, the next one, and one more
    for each step further; a card of the others is worth as much as `others` to them."""
    others: float
    keep_back: float
    """How little a card must be worth in the lay-off to be kept back, where that is allowed."""


WEIGHTS = beside(__package__, Weights)
