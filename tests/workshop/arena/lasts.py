"""`python3 dev.py arena.lasts GAME…`: how many deals a match has, and how many turns a deal.

Rules of thumb play matches of each variant by each number of players. `--write` keeps it in
`turns.json` beside a game that does not itself say how long it lasts: `Game.minutes` goes by that.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from engine import games
from engine.bots.arena.contest import LONGEST, dealt
from engine.rules import Rules
from engine.sheet import Line

MATCHES = 6
SEED = 77


def match(rules: Rules[Any], number: int) -> tuple[int, int]:
    """The deals and the turns of a match that rules of thumb play."""
    lines: list[Line] = []
    turns = 0
    while len(lines) < LONGEST and rules.next_deal(lines, 0) is not None:
        deal = number * LONGEST + len(lines)
        t = dealt(rules, SEED, deal, len(lines) % rules.players, lines)
        rng = Random(deal)
        while t.phase:
            legal = rules.legal(t)
            move = rules.bots.policy(t, legal, rng) if len(legal) > 1 else legal[0]
            rules.apply(t, move)
            turns += 1
        lines.append(rules.score(t))
    return len(lines), turns


def measured(rules: Rules[Any], matches: int) -> tuple[float, float]:
    """The deals of a match, and the turns of a deal, in the mean of so many."""
    every = [match(rules, number) for number in range(matches)]
    deals, turns = (sum(some) for some in zip(*every, strict=True))
    return round(deals / matches, 1), round(turns / deals, 1)


def main(arguments: list[str]) -> int:
    """Print what is measured, and keep it if that is wished for."""
    parser = argparse.ArgumentParser(prog="lasts", description=__doc__)
    parser.add_argument("game", nargs="*", default=games.names())
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(arguments)
    for name in args.game:
        kind, found = games.find(name), dict[str, dict[str, tuple[float, float]]]()
        for preset, options in kind.presets.items():
            found[preset] = {}
            for players in kind.seats_of(options):
                deals, turns = measured(kind.make(options, players), args.matches)
                found[preset][str(players)] = deals, turns
                takes = kind.minutes(options, players)
                print(
                    f"{name} {preset} {players}: {deals} deals, {turns} turns, {takes} minutes",
                    flush=True,
                )
        if args.write and kind.lasts is None:
            rows = [f'  "{preset}": {json.dumps(by)}' for preset, by in found.items()]
            file = Path(str(sys.modules[kind.package].__file__)).with_name("turns.json")
            file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
