"""`python3 dev.py arena.dearest [GAME …]`: what cost strong players most; makes dearest.md.

Deals are played by rules of thumb. At a hundred decisions, drawn by the seed, a strong player says
what he would do, and what that costs against the best move is reckoned in worlds of a judge, of
whom he knows nothing: more of them than he imagines, and others. The judge hears and plays on as he
does; where that misleads, both are wrong. What costs more than two standard errors stands here, the
dearest first, in the unit that the bots of the game reckon in, to be read one by one.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean

from engine import games
from engine.families.pot.table import PotTable
from engine.table import Table
from tests.workshop.arena import pages
from tests.workshop.arena.howlers import Decision, mistakes, spread

PAGE = Path(__file__).parent / "dearest.md"
READ = 5
"""The most decisions of a game that stand on the page."""
BEFORE = 12
"""The number of moves shown before each."""
COLUMNS = """| deal | chapter | hand | lies there | before it | he does | better | costs |
|---|---|---|---|---|---|---|---|"""


def lies(t: Table) -> str:
    """What lies open on a table: trump, cards, the pot."""
    trump = getattr(t, "trump", "")
    parts = [f"trump {trump}"] if trump else []
    parts += [" ".join(one.code for one in t.trick)] if t.trick else []
    parts += [f"pot {t.kitty}"] if isinstance(t, PotTable) else []
    return ", ".join(parts)


def row(one: Decision, scale: float) -> str:
    """A decision as the page has it."""
    t = one.seen.table
    hand = " ".join(sorted(card.code for card in t.hands[one.seen.seat]))
    before = ", ".join(map(str, one.moves[-BEFORE:]))
    cost = f"{one.cost * scale:.2f} ± {1.96 * one.error * scale:.2f}"
    cells = (one.deal, t.phase, hand, lies(t), before, one.made, one.better, cost)
    return f"| {' | '.join(map(str, cells))} |"


def section(game: str, seed: int, decisions: int, worlds: int, bot: str = "strong") -> str:
    """What is told of a game."""
    kind = games.find(game)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    deal, unit = spread(rules, seed, 200), rules.bots.unit()
    found = mistakes(rules, [bot], seed, decisions, worlds, deal)[bot]
    clear = [one for one in found.made if one.cost > 2 * one.error]
    dearest = sorted(clear, key=lambda one: one.cost, reverse=True)
    mean = fmean(found.costs)
    head = (
        f"Seed {seed}, {decisions} decisions, {worlds} worlds of the judge, in `{unit.key}`. "
        f"They cost {mean * unit.scale:.3f} in the mean, {mean / deal:.1%} of what deals differ "
        f"by; {len(clear)} cost more than two standard errors."
    )
    return "\n".join([head, "", COLUMNS, *(row(one, unit.scale) for one in dearest[:READ])])


def main(arguments: list[str]) -> int:
    """Play and write; a game that is not asked for keeps its table."""
    parser = argparse.ArgumentParser(prog="dearest", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=480)
    args = parser.parse_args(arguments)
    for name in args.games or games.names():
        text = section(name, args.seed, args.decisions, args.worlds)
        print(name, text, sep="\n", flush=True)
        pages.put(PAGE, "What cost strong players most", __doc__, name, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
