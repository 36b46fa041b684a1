"""`python3 dev.py arena.tune GAME`: looks for better numbers for a game's rules of thumb.

Steps at random around the best numbers so far, each played against those of today in the same
deals: one side or seat by the new numbers, all others by the old, in every rotation. A step is
kept that is ahead of the best so far by more than `--sure` standard errors. What came out is then
played in fresh deals, and that is the verdict. It prints numbers; `weights.json` is
written by hand.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from random import Random
from statistics import fmean, stdev
from typing import Any

from engine import games
from engine.bots.arena.contest import numbered
from engine.bots.arena.running import interval
from engine.families.pot.table import PotTable
from engine.parts.weights import as_number
from engine.rules import Rules
from engine.table import Table


class Duel:
    """Deals in which one side goes by its own weights, in every rotation."""

    def __init__(self, rules: Rules[Any], seed: int, deals: int) -> None:
        self.rules = rules
        self.seed = seed
        self.sides = len(rules.sides())
        # None of the numbers of these games has a say in the tricks: they are played on quickly.
        self.until = "tricks" if rules.game.name in ("ramsen", "ramsli") else ""
        self.dealt = [numbered(rules, seed, n) for n in range(1, deals + 1)]

    def ahead(self, weights: Any) -> list[float]:
        """For each deal, how much more its one side has than the others by those of today.

        Where there is a pot it is told in pots, or a few large ones would decide.
        """
        bots = self.rules.bots
        other = type(bots)(self.rules)
        other.weights = weights
        found = []
        for number, t in enumerate(self.dealt):
            mine = theirs = 0.0
            for side, seats in enumerate(self.rules.sides()):
                worth = self._played(t.copy(), {*seats}, other, f"{self.seed} {number}")
                of_side = [worth[some[0]] for some in self.rules.sides()]
                mine += of_side[side]
                theirs += (sum(of_side) - of_side[side]) / (self.sides - 1)
            pot = max(1, t.kitty) if isinstance(t, PotTable) else 1
            found.append((mine - theirs) / self.sides / pot)
        return found

    def _played(self, t: Table, seats: set[int], other: Any, luck: str) -> Sequence[float]:
        bots, rules = self.rules.bots, self.rules
        rng = Random(luck)
        while t.phase and t.phase != self.until:
            legal = rules.legal(t)
            one = other if t.turn in seats else bots
            rules.apply(t, legal[0] if len(legal) == 1 else one.policy(t, legal, rng))
        return list(bots.rollout(t, rng) if t.phase else bots.utility(t))


class InNumbers(Duel):
    """Knüffeln from its first trick on: what is before it, both sides do by those of today."""

    def __init__(self, rules: Rules[Any], seed: int, deals: int) -> None:
        super().__init__(rules, seed, deals)
        rng = Random(seed)
        for t in self.dealt:
            while t.phase not in ("tricks", ""):
                legal = rules.legal(t)
                rules.apply(t, rules.bots.policy(t, legal, rng) if len(legal) > 1 else legal[0])
        self.dealt = [t for t in self.dealt if t.phase]

    def ahead(self, weights: Any) -> list[float]:
        """For each deal, how much more the side has that goes by these."""
        from engine.games.knueffeln.bots import shared
        from engine.games.knueffeln.rollout import Rollout

        rules: Any = self.rules
        now = rules.bots.weights
        first = [seats[0] for seats in rules.sides()]
        found = []
        t: Any
        for number, t in enumerate(self.dealt):
            gain = 0.0
            for side, pair in enumerate(((weights, now), (now, weights))):
                way = Rollout(rules, t, pair).run("tricks", Random(number))
                worth = shared(rules, t, *way)
                gain += worth[first[side]] - worth[first[1 - side]]
            found.append(gain / 2)
        return found


class EachSeat(Duel):
    """Kein Stich and Gin from the first card, in small numbers, each seat by numbers of its own."""

    def ahead(self, weights: Any) -> list[float]:
        """For each deal, how much more its one seat has than the others by those of today."""
        bots, seats = self.rules.bots, len(self.rules.sides())
        found = []
        for number, t in enumerate(self.dealt):
            gain = 0.0
            for seat in range(seats):
                going = [bots.weights] * seats
                going[seat] = weights
                worth = self._finished(t.copy(), going, Random(f"{self.seed} {number}"))
                gain += worth[seat] - (sum(worth) - worth[seat]) / (seats - 1)
            found.append(gain / seats)
        return found

    def _finished(self, t: Any, weights: list[Any], rng: Random) -> list[float]:
        from engine.games.gin import rollout as gin
        from engine.games.kein_stich import rollout as kein_stich

        rules: Any = self.rules
        if rules.game.name == "gin":
            points = gin.finished(rules, t, rng, (weights[0], weights[1]))
            assert points is not None
            return [points[0] - points[1], points[1] - points[0]]
        brought = kein_stich.finished(rules, t, weights)
        assert brought is not None, "with this house rule the numbers are not played by"
        return [float(one) for one in brought]


def duel(rules: Rules[Any], seed: int, deals: int) -> Duel:
    """What is played to compare two sets of numbers of this game."""
    kinds = {"kein_stich": EachSeat, "gin": EachSeat}
    kind = kinds.get(rules.game.name, Duel)
    if rules.game.name == "knueffeln" and rules.players == 4:
        kind = InNumbers
    return kind(rules, seed, deals)


def searched(
    there: Duel, start: Any, steps: int, rng: Random, sure: float, only: Sequence[str] = ()
) -> Any:
    """The best numbers found in so many steps from these."""
    best, mean, scores = start, 0.0, there.ahead(start)
    names = [
        (name, place)
        for name, number in asdict(start).items()
        if not only or name in only
        for place in range(len(number) if isinstance(number, tuple) else 1)
    ]
    reach = 0.3
    for step in range(1, steps + 1):
        chosen = rng.sample(names, min(len(names), rng.choice((1, 1, 2, 3))))
        moved: dict[str, Any] = {}
        for name, place in chosen:
            number = moved.get(name, getattr(best, name))
            moved[name] = _moved(number, place, reach, rng)
        tried = replace(best, **moved)
        now = there.ahead(tried)
        differences = [a - b for a, b in zip(now, scores, strict=True)]
        error = stdev(differences) / len(differences) ** 0.5
        if fmean(differences) > sure * error:
            best, scores, mean = tried, now, fmean(now)
            print(f"{step:4} {mean:+.3f} {moved}", flush=True)
        reach = 0.3 - 0.2 * step / steps
    return best


def _moved(number: Any, place: int, reach: float, rng: Random) -> Any:
    if isinstance(number, tuple):
        one = _moved(number[place], 0, reach, rng)
        return (*number[:place], one, *number[place + 1 :])
    return round(number + rng.gauss(0, reach * max(0.3, abs(number))), 3)


def main(arguments: list[str]) -> int:
    """Search, then play the verdict."""
    parser = argparse.ArgumentParser(prog="tune", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--verdict", type=int, default=4000, help="fresh deals for the verdict")
    parser.add_argument("--sure", type=float, default=1.5, help="standard errors a step must gain")
    parser.add_argument("--players", type=int)
    parser.add_argument("--preset")
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--only", nargs="*", default=[], metavar="NUMBER", help="vary only these")
    parser.add_argument("--start", default="{}", help="JSON: numbers to begin with")
    args = parser.parse_args(arguments)
    kind = games.find(args.game)
    options = kind.presets[args.preset or next(iter(kind.presets))]
    options = options.with_texts(dict(rule.split("=", 1) for rule in args.rule))
    rules = kind.make(options, args.players or kind.usual())
    weights = rules.bots.weights
    if weights is None:
        print(f"{args.game} has no numbers to tune", file=sys.stderr)
        return 1
    begun: dict[str, Any] = json.loads(args.start)
    start = replace(weights, **{name: as_number(one) for name, one in begun.items()})
    there = duel(rules, args.seed, args.deals)
    best = searched(there, start, args.steps, Random(args.seed), args.sure, args.only)
    fresh = interval(duel(rules, args.seed + 1, args.verdict).ahead(best))
    print(json.dumps(asdict(best), indent=1))
    print(f"in {args.verdict} fresh deals {fresh.mean:+.3f} [{fresh.low:+.3f}, {fresh.high:+.3f}]")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
