"""`python3 dev.py arena.joining [GAME …]`: how well bots decide whether to play; makes joining.md.

Whole evenings, or matches, are played by bots of one level. Looked at are the decisions between
something bold and something timid: joining, knocking, bidding, seeing, and whether a deal is ended
early; all else is played by rules of thumb. At each the table as it really lies is played on by
rules of thumb, once with yes and once with no; what yes then brings more is its gain. Where there
is a pot it is told in pots, else in what the bots of the game reckon in; what first deals then
differ by, a standard deviation, compares with a pot. A yes fails if its seat takes fewer tricks
than it owes; of several in a deal the last counts. The other answer is that of the rules of thumb,
or the one most like it: the same card, or what risks least. "Alone" is the share of deals in which
nobody joined who said yes first. In brackets 95 % confidence intervals, clustered by deal. Whether
who thinks answers better than the rules of thumb is in `answers.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import isinf
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from engine import games
from engine.bots import make
from engine.bots.arena.contest import LONGEST, dealt
from engine.bots.arena.running import Interval, quantile
from engine.families.pot.table import PotTable
from engine.hidden import view
from engine.moves import Arg, Call, Move
from engine.phases.tricks import Tricks
from engine.rules import Rules
from engine.rules.bots import Bots
from engine.sheet import Line
from engine.table import Seat, Table
from tests.workshop.arena import pages

PAGE = Path(__file__).parent / "joining.md"
BOLD = 1.0
"""What is no less risky is a yes, if it is called and no card."""
COMPELLED = ", all play"
"""Stands behind a chapter in deals in which everybody has to play, said yes or no."""
LEVELS = {"beginner": 200, "regular": 2000, "strong": 400}
"""Evenings of each level are played until so many decisions were looked at."""
MOST = 100
"""And no more evenings than these, where a variant hardly ever asks."""


class Asked(NamedTuple):
    """A decision: whether yes was said, and what yes brings more."""

    deal: int
    yes: bool
    gain: float


@dataclass
class Evenings:
    """What evenings of one level came to; the chapters are those of their decisions."""

    asked: dict[str, list[Asked]] = field(default_factory=lambda: defaultdict(list))
    yes: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How often a seat's last yes of a deal was said in a chapter."""
    failed: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How often it then took too few tricks."""
    pots: list[int] = field(default_factory=list)
    """The largest pot of each evening."""
    spreads: list[int] = field(default_factory=list)
    """By how much the first and the last are apart at the end of each."""
    deals: int = 0
    free: int = 0
    """In how many deals nobody had to play and somebody did."""
    alone: int = 0
    """In how many of them only one played."""

    def fails(self, chapter: str) -> float:
        """How often a yes of this chapter fails, as a share; 0 where there is none."""
        return self.failed[chapter] / max(1, self.yes[chapter])


def parted(rules: Rules[Any], t: Table, legal: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """What means yes and what means no; one of them empty where that is not the question."""
    bots = rules.bots
    yes = bots.early_ends(t, list(legal))
    if not yes:
        calls = [move for move in legal if isinstance(move, Call)]
        yes = [move for move in calls if bots.risk(t, move) >= BOLD]
    return yes, [move for move in legal if move not in yes]


def said_in(t: Table) -> str:
    """The chapter of a decision, as it is told."""
    return t.phase + COMPELLED * bool(getattr(t, "together", False))


def nearest(bots: Bots[Any], t: Table, move: Move, others: Sequence[Move]) -> Move:
    """The one of these that is most like a move: of the same card, or what risks least."""
    return min(others, key=lambda one: (_about(one) != _about(move), bots.risk(t, one)))


def _about(move: Move) -> tuple[Arg, ...]:
    return move.args if isinstance(move, Call) else (move,)


class Played:
    """Evenings of a game, all of whose seats are bots of one level."""

    def __init__(self, rules: Rules[Any], level: str, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.found = Evenings()
        self._bot = None if level == "regular" else make(level, rules)
        self._tricks = getattr(rules, "tricks", None)

    def evening(self, number: int, weighs: bool = True) -> None:
        """Play one; `weighs` is whether decisions are tried both ways."""
        rules, found = self.rules, self.found
        lines: list[Line] = []
        pot = 0
        while len(lines) < LONGEST and rules.next_deal(lines, 0) is not None:
            place = number * LONGEST + len(lines)
            t = dealt(rules, self.seed, place, place % rules.players, lines)
            self._deal(t, place, weighs)
            if isinstance(t, PotTable):
                pot = max(pot, t.held[0])
            lines.append(rules.score(t))
        accounts = [
            sum(line.values[seat] or 0 for line in lines) for seat in range(len(rules.sides()))
        ]
        found.spreads.append(max(accounts) - min(accounts))
        found.pots.append(pot)
        found.deals += len(lines)

    def _deal(self, t: Table, place: int, weighs: bool) -> None:
        rules, found = self.rules, self.found
        luck = [Random(f"joining {self.seed} {place} {seat}") for seat in range(rules.players)]
        last: dict[Seat, str] = {}
        while t.phase:
            legal, seat = rules.legal(t), t.turn
            if len(legal) == 1:
                rules.apply(t, legal[0])
                continue
            usual = rules.bots.policy(t, list(legal), luck[seat])
            yes, no = parted(rules, t, legal)
            question = bool(yes and no)
            move = usual
            if self._bot is not None and question:
                move = self._bot.choose(view(t, seat), list(legal), luck[seat], 0.0)
            if question:
                chapter = said_in(t)
                if weighs:
                    found.asked[chapter].append(self._tried(t, move, usual, yes, no, place))
                if move in yes:
                    last[seat] = chapter
            rules.apply(t, move)
        self._ended(t, last)

    def _tried(
        self, t: Table, move: Move, usual: Move, yes: Sequence[Move], no: Sequence[Move], place: int
    ) -> Asked:
        """Play on behind this answer and one on the other side."""
        bots, said = self.rules.bots, move in yes
        others = no if said else yes
        other = usual if usual in others else nearest(bots, t, move, others)
        results = {}
        for one in (move, other):
            there = t.copy()
            self.rules.apply(there, one)
            results[one] = bots.rollout(there, Random(place))[t.turn]
        scale = 1 / max(1, t.kitty) if isinstance(t, PotTable) else bots.unit().scale
        gain = (results[move] - results[other]) * scale
        return Asked(place, said, gain if said else -gain)

    def _ended(self, t: Table, last: dict[Seat, str]) -> None:
        found, tricks = self.found, self._tricks
        plays = getattr(t, "plays", [])
        if last and not getattr(t, "together", False):
            found.free += 1
            found.alone += plays.count(True) == 1
        for seat, chapter in last.items():
            if isinstance(tricks, Tricks) and seat in t.in_play() and tricks.owes(t, seat):
                found.yes[chapter] += 1
                found.failed[chapter] += bool(t.tricks) and t.won(seat) < tricks.owes(t, seat)


def clustered(some: Sequence[tuple[int, float]]) -> Interval:
    """The mean of numbers of deals, those of one deal not being independent."""
    number = len(some)
    if not number:
        return Interval(0.0, 0.0, 0.0)
    mean = sum(value for _, value in some) / number
    of_deal: dict[int, float] = defaultdict(float)
    for deal, value in some:
        of_deal[deal] += value - mean
    deals = len(of_deal)
    if deals < 2:
        return Interval(mean, float("-inf"), float("inf"))
    reach = (
        1.96 * (sum(one * one for one in of_deal.values()) * deals / (deals - 1)) ** 0.5 / number
    )
    return Interval(mean, mean - reach, mean + reach)


def played(
    rules: Rules[Any], level: str, evenings: int, seed: int, weighs: bool = True
) -> Evenings:
    """What so many evenings of this level come to."""
    there = Played(rules, level, seed)
    for number in range(1, evenings + 1):
        there.evening(number, weighs)
    return there.found


def enough(rules: Rules[Any], level: str, decisions: int, seed: int) -> Evenings:
    """What evenings of this level come to, in which so many decisions are asked."""
    there = Played(rules, level, seed)
    for number in range(1, MOST + 1):
        there.evening(number)
        if sum(map(len, there.found.asked.values())) >= decisions:
            break
    return there.found


def variants(game: str) -> Iterator[tuple[str, Rules[Any]]]:
    """Each preset of a game, for as many as play it usually, or nearly as many."""
    kind = games.find(game)
    for preset, options in kind.presets.items():
        seats = kind.seats_of(options)
        yield preset, kind.make(options, min(seats, key=lambda one: abs(one - kind.usual())))


# The page.


DECISIONS = """| variant | level | decision | asked | yes | of these fail \
| yes gains where it was said | yes gains where no was said |
|---|---|---|---|---|---|---|---|"""
EVENINGS = """| variant | level | evenings, deals | largest pot: median, 95 %, most \
| first and last apart: median, most | alone |
|---|---|---|---|---|---|"""


def decision_rows(variant: str, level: str, found: Evenings) -> Iterator[str]:
    """A row for each chapter that asked."""
    for chapter, asked in sorted(found.asked.items()):
        yes = [(one.deal, one.gain) for one in asked if one.yes]
        no = [(one.deal, one.gain) for one in asked if not one.yes]
        share = len(yes) / len(asked)
        fails = f"{found.fails(chapter):.0%} of {found.yes[chapter]}" if found.yes[chapter] else ""
        cells = [variant, level, chapter, f"{len(asked)}", f"{share:.0%}", fails]
        cells += [told(yes), told(no)]
        yield f"| {' | '.join(cells)} |"


def evening_row(variant: str, level: str, found: Evenings) -> str:
    """A row of what evenings came to."""
    pots = [float(one) for one in found.pots]
    pot = f"{median(pots):.0f}, {quantile(pots, 0.95):.0f}, {max(pots):.0f}" if any(pots) else ""
    spread = f"{median(found.spreads):.0f}, {max(found.spreads):.0f}"
    alone = f"{found.alone / found.deals:.0%}" if found.alone else ""
    counted = f"{len(found.spreads)}, {found.deals}"
    return f"| {variant} | {level} | {counted} | {pot} | {spread} | {alone} |"


def told(some: Sequence[tuple[int, float]], digits: int = 2) -> str:
    """A mean and its interval, which one deal has not; nothing of nothing."""
    if not some:
        return ""
    found = clustered(some)
    if isinf(found.high):
        return f"{found.mean:+.{digits}f}"
    return "{:+.{d}f} [{:+.{d}f}, {:+.{d}f}]".format(*found, d=digits)


def section(game: str, levels: dict[str, int], seed: int, before: str) -> str:
    """What is told of a game, if anything; of levels that are not played what was told `before`."""
    old = before.splitlines()
    decisions, evenings = [DECISIONS], [EVENINGS]
    units: dict[str, list[str]] = defaultdict(list)
    differ = []
    for variant, rules in variants(game):
        pots, unit = isinstance(dealt(rules, seed, 1, 0), PotTable), rules.bots.unit()
        units["pots" if pots else f"`{unit.key}`"].append(variant)
        if not pots:
            differ.append(f"{rules.bots.deal_spread * unit.scale:.1f} in {variant}")
        for level in LEVELS:
            if not levels.get(level):
                kept = [line for line in old if line.startswith(f"| {variant} | {level} |")]
                decisions += kept[:-1]
                evenings += kept[-1:]
                continue
            found = enough(rules, level, levels[level], seed)
            decisions += decision_rows(variant, level, found)
            evenings.append(evening_row(variant, level, found))
            print(*[*decisions[-3:], evenings[-1]], sep="\n", flush=True)
    if len(decisions) == 1:
        return ""
    usual, *others = units
    of = "".join(f", of {', '.join(units[unit])} in {unit}" for unit in others)
    head = f"Seed {seed}, gains in {usual}{of}."
    if differ:
        head += f" Deals differ by {', '.join(differ)}."
    return "\n".join([head, "", *decisions, "", *evenings])


def main(arguments: list[str]) -> int:
    """Play and write; games that are not asked for, and levels of 0 decisions, keep their rows."""
    parser = argparse.ArgumentParser(prog="joining", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--seed", type=int, default=2026)
    for level, number in LEVELS.items():
        parser.add_argument(f"--{level}", type=int, default=number, metavar="DECISIONS")
    args = parser.parse_args(arguments)
    levels = {level: getattr(args, level) for level in LEVELS}
    for name in args.games or games.names():
        kept = pages.sections(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
        if text := section(name, levels, args.seed, kept.get(name, "")):
            pages.put(PAGE, "How well bots decide whether to play", __doc__, name, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
