"""`python3 dev.py arena.howlers GAME`: how much the mistakes of a level cost.

Deals are played by rules of thumb. At some decisions each bot says what it would do, and what that
costs against the best move is reckoned in the worlds of a strong player, the same for all. A howler
costs more than a standard deviation of what a deal brings a seat; the cost has to be above nothing
by two standard errors besides. What came out is kept with the figures of the arena, and its tables
are written anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine import games
from engine.bots import LEVELS, make
from engine.bots.arena.contest import numbered
from engine.bots.arena.running import interval
from engine.bots.search import SearchBot
from engine.hidden import view
from engine.moves import Move
from engine.rules import Rules
from engine.table import View
from tests.workshop.arena import __main__ as tables

BOTS = ("beginner", "regular", "strong")


class Decision(NamedTuple):
    """A decision that was judged: what it cost, and what the judge would have done."""

    cost: float
    error: float
    """The standard error of the cost."""
    deal: int
    seen: View
    moves: tuple[Move, ...]
    """Those of the deal before it."""
    made: Move
    better: Move


@dataclass
class Mistakes:
    """What the decisions of one bot cost: each in the unit of a deal, 0 for the best move."""

    made: list[Decision] = field(default_factory=list)
    howlers: int = 0
    other: int = 0
    """How often it did not go by its rule of thumb."""

    @property
    def costs(self) -> list[float]:
        """What each cost."""
        return [one.cost for one in self.made]


def spread(rules: Rules[Any], seed: int, deals: int) -> float:
    """The standard deviation of what a deal brings a seat, everybody playing by rules of thumb."""
    found: list[float] = []
    for number in range(1, deals + 1):
        t = numbered(rules, seed, number)
        found.extend(rules.bots.rollout(t, Random(number)))
    return stdev(found)


def mistakes(
    rules: Rules[Any], names: list[str], seed: int, decisions: int, worlds: int, deal: float
) -> dict[str, Mistakes]:
    """What so many decisions of these bots cost, all at the same tables."""
    bots = {name: make(name, rules) for name in names}
    judge = SearchBot(rules, LEVELS["strong"].__class__(worlds))
    thumb = make("heuristic", rules)
    found = {name: Mistakes() for name in names}
    asked = number = 0
    while asked < decisions:
        number += 1
        t = numbered(rules, seed, number)
        rng = Random(f"{seed} {number}")
        before: list[Move] = []
        while t.phase and asked < decisions:
            legal, seen = rules.legal(t), view(t, t.turn)
            if len(legal) > 1 and rng.random() < 0.15:
                asked += 1
                moves = {
                    name: bot.choose(seen, list(legal), Random(asked), 0.0)
                    for name, bot in bots.items()
                }
                usual = thumb.choose(seen, list(legal), Random(asked), 0.0)
                _, candidates = judge.look_back(
                    seen, list(legal), usual, Random(-asked), list(moves.values())
                )
                by_move = {one.move: one for one in candidates}
                for name, move in moves.items():
                    lead = candidates[0].lead(by_move[move])
                    one = found[name]
                    best = candidates[0].move
                    cost = max(0.0, lead.mean)
                    one.made.append(
                        Decision(cost, lead.error, number, seen, tuple(before), move, best)
                    )
                    one.other += move != usual
                    one.howlers += lead.mean > deal and lead.mean - 2 * lead.error > 0
            before.append(thumb.choose(seen, legal, rng, 0.0))
            rules.apply(t, before[-1])
    return found


def main(arguments: list[str]) -> int:
    """A line for each bot."""
    parser = argparse.ArgumentParser(prog="howlers", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=160)
    args = parser.parse_args(arguments)
    kind = games.find(args.game)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    deal = spread(rules, args.seed, 400)
    print(f"{args.game}: a standard deviation of a deal is {deal:.2f}")
    found = mistakes(rules, args.bots, args.seed, args.decisions, args.worlds, deal)
    for name, one in found.items():
        number, mean = len(one.costs), fmean(one.costs)
        cost = interval(one.costs)
        figures = json.loads(tables.FIGURES.read_text())
        key = f"{tables.HOWLERS} {args.game} {name}"
        tables.forget(key, figures)
        figures[key] = {
            "cost": [each / deal for each in cost],
            "howlers": [one.howlers, number, args.worlds, args.seed],
            "other": [one.other / number],
        }
        tables.keep(figures)
        print(
            f"{name:12} cost {mean:.3f} [{cost.low:.3f}, {cost.high:.3f}],"
            f" {mean / deal:.1%} of a deal,"
            f" howlers {one.howlers} of {number} ({one.howlers / number:.2%}),"
            f" not by thumb {one.other / number:.0%}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
