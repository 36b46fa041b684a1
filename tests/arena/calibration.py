"""`python -m tests.arena.calibration`: whether a hint's number comes true; makes calibration.md.

A hint says in how many of a hundred imagined deals the best move does better than the next one, and
in how many worse. Here that is asked at decisions of deals whose hidden cards are known, and both
moves are played on from the table as it really lies, by rules of thumb and with the same luck, as
in every imagined one. Said is the share of better ones among those that differ; happened, how often
the best move then did better among the times that it made a difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.bots import make
from engine.bots.arena.contest import dealt
from engine.bots.rollout import Rollout
from engine.bots.search import SearchBot, counted
from engine.hidden import view
from engine.rules import Rules
from engine.table import Table

PAGE = Path(__file__).parent / "calibration.md"
ASKED = 0.25
"""The share of decisions at which a hint is asked for."""
STEP = 10
"""The width of a row, in percent."""


class Trial(NamedTuple):
    """What was said, in percent, and what came of it on the table: above 0 better, below worse."""

    said: float
    came: float


def trials(rules: Rules[Any], seed: int, decisions: int, worlds: int) -> list[Trial]:
    """So many decisions at which one move seems better than the next and it makes a difference."""
    asked, thumb = make(f"strong/{worlds}", rules), make("heuristic", rules)
    assert isinstance(asked, SearchBot)
    found: list[Trial] = []
    number = 0
    while len(found) < decisions:
        number += 1
        t = dealt(rules, seed, number, number % rules.players)
        rng = Random(f"{seed} {number}")
        while t.phase and len(found) < decisions:
            legal, seen = rules.legal(t), view(t, t.turn)
            if len(legal) > 1 and rng.random() < ASKED:
                runners = asked.findings(seen, list(legal), Random(rng.random()))
                if len(runners) > 1:
                    better, worse = counted(runners[0], runners[1])
                    came = came_of(rules, t, runners[0].move, runners[1].move, number)
                    if better + worse and came:
                        found.append(Trial(100 * better / (better + worse), came))
            rules.apply(t, thumb.choose(seen, legal, rng, 0.0))
    return found


def came_of(rules: Rules[Any], t: Table, best: Any, other: Any, luck: int) -> float:
    """How much more the best move brings from the table as it lies."""
    play_on = Rollout(rules.bots, t.turn, luck)
    return play_on.result(t, best, 0) - play_on.result(t, other, 0)


def table(found: list[Trial]) -> list[str]:
    """Rows by what was said."""
    rows: dict[int, list[Trial]] = defaultdict(list)
    for one in found:
        rows[min(int(one.said // STEP), 100 // STEP - 1)].append(one)
    lines = ["| said | decisions | said on average | happened |", "|---|---|---|---|"]
    for row, some in sorted(rows.items()):
        said = sum(one.said for one in some) / len(some)
        share = sum(one.came > 0 for one in some) / len(some)
        error = 196 * (share * (1 - share) / len(some)) ** 0.5
        lines.append(
            f"| {STEP * row}–{STEP * (row + 1)} % | {len(some)} | {said:.0f} % |"
            f" {100 * share:.0f} % ± {error:.0f} |"
        )
    return lines


def main(arguments: list[str]) -> int:
    """Play and write; a game that is not asked for keeps its table."""
    parser = argparse.ArgumentParser(prog="calibration", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=160, help="as many as a hint imagines")
    args = parser.parse_args(arguments)
    kept = sections(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    for name in args.games or games.names():
        kind = games.find(name)
        rules = kind.make(next(iter(kind.presets.values())), kind.usual())
        found = trials(rules, args.seed, args.decisions, args.worlds)
        how = f"{len(found)} decisions, {args.worlds} imagined deals, seed {args.seed}."
        kept[name] = "\n".join([how, "", *table(found)])
        print(name, kept[name], sep="\n", flush=True)
        PAGE.write_text(page(kept), encoding="utf-8")
    return 0


def sections(text: str) -> dict[str, str]:
    """What stands below each game's heading."""
    parts = (part.partition("\n") for part in text.split("\n## ")[1:])
    return {name: body.strip() for name, _, body in parts}


def page(kept: dict[str, str]) -> str:
    """The whole page."""
    head = "# Whether a hint's number comes true\n\nMade by `python -m tests.arena.calibration`.\n"
    about = "\n".join((__doc__ or "").strip().splitlines()[2:])
    return "\n".join([head, about, *(f"\n## {name}\n\n{kept[name]}" for name in sorted(kept)), ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
