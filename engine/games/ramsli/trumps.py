"""How the cards stand: Ace to Seven in four equal suits, and the calls about two cards."""

from __future__ import annotations

from engine.cards import GERMAN_32, GERMAN_SUITS, card
from engine.moves import Call
from engine.phases.ranking import Ranking

HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7")

KIND = {one: one.suit for one in GERMAN_32}
STRENGTH = {one: 8 - HIGH_TO_LOW.index(one.rank) for one in GERMAN_32}

RANKINGS = {suit: Ranking(suit, KIND, STRENGTH) for suit in GERMAN_SUITS}

SEVENS = {suit: card(suit + "7") for suit in GERMAN_SUITS}

SWAPS = {one: Call("swap", (SEVENS[one.suit], one)) for one in GERMAN_32}
"""What is said to swap the Seven for the trump card."""
