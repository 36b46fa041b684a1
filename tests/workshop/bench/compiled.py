"""`python3 dev.py bench.compiled`: strong's thought as it is, and with compiled modules beside it.

The engine is compiled in a folder of its own (`packaging/compile_engine.py`). Both play the same
deals by turns, in processes of their own; the moves have to be the same, which their sum tells.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).parents[3]


def played(name: str, deals: int, player: str = "strong") -> tuple[float, int, str]:
    """Milliseconds of thought and decisions in so many deals of such players; their moves' sum."""
    from engine import games
    from engine.bots import make
    from engine.bots.arena.contest import dealt
    from engine.hidden import view

    kind = games.find(name)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    bot, taken, number, moves = make(player, rules), 0.0, 0, hashlib.sha256()
    for deal in range(1, deals + 1):
        t = dealt(rules, 2026, deal, deal % rules.players)
        while t.phase:
            legal, seen = rules.legal(t), view(t, t.turn)
            start = time.process_time()
            move = bot.choose(seen, legal, Random(number), 0.0)
            if len(legal) > 1:
                taken += time.process_time() - start
                number += 1
            moves.update(str(move).encode())
            rules.apply(t, move)
    return 1000 * taken, number, moves.hexdigest()


def main(arguments: list[str]) -> int:
    """Compile, play by turns, print; 1 if a move is another one."""
    from engine import games

    parser = argparse.ArgumentParser(prog="compiled", description=__doc__)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args(arguments)
    if args.child:
        print(json.dumps(played(args.child, args.deals)))
        return 0
    sys.path.insert(0, str(ROOT / "packaging"))
    from compile_engine import NotCompiled, compile_engine

    other = 0
    with tempfile.TemporaryDirectory() as place:
        try:
            compile_engine(ROOT, Path(place))
        except NotCompiled as why:
            print(f"nothing was compiled: {why}")
            return 0
        print(f"{'ms a decision of strong':<26}{'as it is':>10}{'compiled':>10}{'times':>8}  moves")
        for name in games.names():
            pure, fast, same = beside(name, Path(place), args.deals, args.rounds)
            other += not same
            sums = "the same" if same else "OTHERS"
            print(f"{name:<26}{pure:>10.1f}{fast:>10.1f}{pure / fast:>8.2f}  {sums}", flush=True)
    return 1 if other else 0


def beside(name: str, place: Path, deals: int, rounds: int) -> tuple[float, float, bool]:
    """The medians of both, by turns, and whether all made the same moves."""
    times: dict[str, list[float]] = {"pure": [], "compiled": []}
    sums = set()
    for _ in range(rounds):
        for way, some in times.items():
            path = [str(ROOT)] if way == "pure" else [str(place), str(ROOT)]
            command = [sys.executable, "-P", "-m", "tests.workshop.bench.compiled", "--child", name]
            done = subprocess.run(
                [*command, "--deals", str(deals)],
                cwd=place,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
                capture_output=True,
                text=True,
                check=True,
            )
            taken, number, moves = json.loads(done.stdout)
            some.append(taken / number)
            sums.add(moves)
    return median(times["pure"]), median(times["compiled"]), len(sums) == 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
