"""What is paid into the pot and out of it, as pure sums.

The stake is a number of counters for each trick, and all else paid is stakes or whole pots: so
the pot can always be divided among the tricks (TP-A1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.cards import Card
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.trumps import Deck, deck
from engine.phases.kitty import PLAY_OUT
from engine.table import Seat

HANDS = {"three": 3, "eight": 8}


class Paid(NamedTuple):
    """What was paid before a deal: by each seat, and what the pot holds then."""

    seats: tuple[int, ...]
    pot: int
    compulsory: bool


@dataclass(frozen=True)
class Terms:
    """What this number of players pays and owes by its house rules.

    What follows from them is reckoned once: it is asked for in every deal and every trick.
    """

    options: TippenOptions
    players: int

    @cached_property
    def deck(self) -> Deck:
        """The pack for this number of players."""
        return deck(self.options, self.players)

    @cached_property
    def tricks(self) -> int:
        """How many cards each gets, and how many tricks there are (TP-A2)."""
        return min(HANDS[self.options.hand], self.deck.size // self.players)

    @cached_property
    def stake(self) -> int:
        """What is paid into the pot at once."""
        return self.options.stake_a_trick * self.tricks

    @cached_property
    def quota(self) -> int:
        """How many tricks who plays has to take."""
        by_cards = 2 if self.tricks == HANDS["eight"] else 1
        return self.options.quota or by_cards

    @cached_property
    def hops(self) -> bool:
        """Whether a cut can pass the deal on."""
        return self.options.hop != "off" and self.options.applies("hop")

    @cached_property
    def best_rank(self) -> str:
        """The rank of which three cards take the pot, "" for none (TP-A20)."""
        if not self.options.three_unters or not self.options.applies("three_unters"):
            return ""
        return "J" if self.deck.french else "U"

    def takes_all(self, hand: Sequence[Card]) -> bool:
        """Whether this hand takes the pot without a trick."""
        return bool(self.best_rank) and all(one.rank == self.best_rank for one in hand)

    def loses_belli(self) -> bool:
        """Whether a Belli that the trump Ace has taken costs a stake."""
        return self.options.belli_lost and self.deck.belli is not None

    def before(self, kind: int, pot: int, dealer: Seat, passed: int) -> Paid:
        """Return what is paid when this seat deals, and the deal was `passed` on before.

        Each who was passed over has paid the stake. The dealer in the end pays it too, or after a
        hop as much as lies there (TP-A5).
        """
        seats = [0] * self.players
        if kind == PLAY_OUT:
            return Paid(tuple(seats), pot, True)
        empty = not pot
        if self.options.stakes != "dealer":
            doubly = self.options.stakes == "all_dealer_double"
            if empty or doubly:
                seats = [self.stake] * self.players
                seats[dealer] += self.stake * doubly
            pot += sum(seats)
        else:
            for place in range(passed, 0, -1):
                seats[(dealer - place) % self.players] += self.stake
            pot += passed * self.stake
            due = pot if passed and self._doubles() else self.stake
            seats[dealer] += due
            pot += due
        compulsory = empty and not passed and self.options.compulsory == "stake_only"
        return Paid(tuple(seats), pot, compulsory)

    def _doubles(self) -> bool:
        return self.options.hop_pays == "double"

    def penalty(self, pot: int, won: int) -> int:
        """Return what a player pays who took these tricks when the pot held this much (TP-A13)."""
        if won >= self.quota:
            return 0
        if self.options.bete == "stake":
            return self.stake
        limit = self.options.limit * self.stake
        return min(pot, limit) if limit else pot
