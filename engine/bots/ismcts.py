"""The textbook: information-set Monte Carlo tree search, as a measure in the arena.

Single observer, after Cowling, Powley and Whitehouse: in each round one world is dealt at random,
the tree of moves is gone down by upper confidence bounds among the moves that this world allows,
one node is added, and the rest is played by chance. No rules of thumb and no inference.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from engine.bots.bot import Bot, Clock
from engine.facts import Advice, Fact
from engine.hidden import Redealing
from engine.moves import Move
from engine.override import override
from engine.rules import Rules
from engine.table import NOBODY, Seat, Table, View

EXPLORES = 0.7
"""The constant of the bounds, for results between 0 and 1."""


class Node:
    """A move that was made, how often it was tried or could have been, and what it brought."""

    __slots__ = ("available", "behind", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.behind: dict[Move, Node] = {}

    def bound(self) -> float:
        """Return the upper confidence bound of this node."""
        return self.total / self.visits + EXPLORES * sqrt(log(self.available) / self.visits)


class IsmctsBot(Bot):
    """Plays by a tree search of a fixed number of rounds for each decision."""

    def __init__(self, rules: Rules[Any], rounds: int, clock: Clock | None = None) -> None:
        super().__init__(rules, clock)
        self.rounds = rounds

    @override
    def advise(self, seen: View, legal: list[Move], rng: Random, budget: float) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], Fact("only_move"))
        root = Node(NOBODY)
        deal = Redealing(self.rules, seen)
        reach = [0.0, 0.0]
        for _ in range(self.rounds):
            self._round(root, deal.table(rng), rng, reach)
        best = max(legal, key=lambda move: root.behind[move].visits if move in root.behind else 0)
        return Advice(best, Fact("by_tree"))

    def _round(self, root: Node, t: Table, rng: Random, reach: list[float]) -> None:
        rules, random = self.rules, rng.random
        node, path = root, [root]
        while t.phase:
            legal = rules.legal(t)
            fresh = [move for move in legal if move not in node.behind]
            for move in legal:
                if move in node.behind:
                    node.behind[move].available += 1
            if fresh:
                move = fresh[int(random() * len(fresh))]
                child = node.behind[move] = Node(t.turn)
                child.available = 1
            else:
                move = max(legal, key=lambda one: node.behind[one].bound())
                child = node.behind[move]
            rules.apply(t, move)
            node = child
            path.append(node)
            if fresh:
                break
        while t.phase:
            legal = rules.legal(t)
            rules.apply(t, legal[int(random() * len(legal))])
        worth = rules.bots.utility(t)
        reach[0], reach[1] = min(reach[0], *worth), max(reach[1], *worth)
        width = reach[1] - reach[0] or 1.0
        for node in path[1:]:
            node.visits += 1
            node.total += (worth[node.seat] - reach[0]) / width
