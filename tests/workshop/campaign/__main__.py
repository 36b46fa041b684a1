"""`python3 dev.py campaign KIND [--minutes N] [--seed S] [--state FILE]`.

Each kind tries the next case again and again, each with the seed that is one higher, until its
minutes are over, and prints its counts as one table. With `--state` the counts and the next seed
are kept in a file after each case, and the next call goes on there. The exit status is 1 if
anything was lost, changed in silence, crashed, hung or leaked; each is named with its seed. A case
hangs if it uses more of the processor than it may. One that only takes long, as on a machine with
other work, is slow, which is told.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from tests.workshop.campaign import kinds
from tests.workshop.campaign.found import Found

BAD = ("lost", "changed in silence", "crashed", "hung", "leaked")


def main(arguments: list[str]) -> int:
    """Run one kind; the exit status."""
    parser = argparse.ArgumentParser(prog="python3 dev.py campaign", description=__doc__)
    parser.add_argument("kind", choices=sorted(kinds.KINDS))
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1, help="of the first case")
    parser.add_argument("--state", type=Path, help="where counts are kept, to go on later")
    args = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    seed = args.seed
    if args.state and args.state.exists():
        kept = json.loads(args.state.read_text(encoding="utf-8")).get(args.kind)
        if kept:
            counts, seed = Counter(kept["counts"]), kept["next"]
    first, end = seed, time.monotonic() + args.minutes * 60
    while seed == first or time.monotonic() < end:
        counts.update(tried(args.kind, seed))
        seed += 1
        if args.state:
            _keep(args.state, args.kind, counts, seed)
    print(table(args.kind, counts, seed - 1))
    return 1 if any(counts[bad] for bad in BAD) else 0


def tried(kind: str, seed: int) -> Counter[str]:
    """One case; what it came to. A crash is told on stderr, with its seed."""
    counts: Counter[str] = Counter(cases=1)
    start, spent = time.monotonic(), processor_time()
    with tempfile.TemporaryDirectory() as folder:
        try:
            counts.update(kinds.KINDS[kind](Path(folder), Random(seed)))
        except Found as bad:
            counts[bad.what] += 1
            print(f"{kind}, seed {seed}: {bad.what}: {bad}", file=sys.stderr)
        except Exception as error:
            counts["crashed"] += 1
            print(f"{kind}, seed {seed}: crashed: {error!r}", file=sys.stderr)
    took, worked = time.monotonic() - start, processor_time() - spent
    if max(took, worked) > kinds.BOUND[kind]:
        what = "hung" if worked > kinds.BOUND[kind] else "slow"
        counts[what] += 1
        told = f"{what}: {worked:.1f} s of the processor in {took:.1f} s"
        print(f"{kind}, seed {seed}: {told}", file=sys.stderr)
    return counts


def processor_time() -> float:
    """The seconds that this process, and those it has waited for, have used of the processor."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def table(kind: str, counts: Counter[str], last: int) -> str:
    """The counts, one a line, what must not happen last."""
    good = sorted(name for name in counts if name not in BAD)
    rows = [(name, counts[name]) for name in (*good, *BAD)]
    lines = [f"{name:<24}{number:>14,}" for name, number in rows]
    return "\n".join([f"{kind}, seeds up to {last}", *lines])


def _keep(file: Path, kind: str, counts: Counter[str], seed: int) -> None:
    there = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    there[kind] = {"counts": counts, "next": seed}
    draft = file.with_name(file.name + ".part")
    draft.write_text(json.dumps(there), encoding="utf-8")
    draft.replace(file)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
