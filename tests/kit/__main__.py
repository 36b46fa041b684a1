"""`python -m tests.kit`: how many things each law checks in each game, and how long that takes.

With `--broken`: which laws each broken sample breaks, and whether those are the right ones.
"""

from __future__ import annotations

import sys
from time import perf_counter

from engine import games
from tests import sample
from tests.kit.broken import SAMPLES, red
from tests.kit.laws import LAWS, bound, held


def main(words: list[str]) -> int:
    """Hold everything to everything; the exit status."""
    if words not in ([], ["--broken"]):
        print("python -m tests.kit [--broken]", file=sys.stderr)
        return 2
    return broken() if words else whole()


def broken() -> int:
    """Each sample held to every law."""
    wrong = 0
    with sample.found():
        for one in SAMPLES.values():
            found = red(one)
            right = found == {one.law, *one.also}
            wrong += not right
            print(f"{one!s:36} {'breaks' if right else 'WRONG:'} {', '.join(sorted(found))}")
    return 1 if wrong else 0


def whole() -> int:
    """Each game held to every law that is about it."""
    names = games.names()
    checked: dict[tuple[str, str], int] = {}
    seconds = dict.fromkeys(LAWS, 0.0)
    # Game by game: an evening that was walked is kept for the next law.
    for name in names:
        for law in LAWS.values():
            if name in bound(law):
                start = perf_counter()
                checked[law.name, name] = held(law, name)
                seconds[law.name] += perf_counter() - start
    print(f"{'':36}" + "".join(f"{name:>14}" for name in names) + f"{'seconds':>10}")
    for law in LAWS:
        numbers = [f"{checked.get((law, name), '-'):>14}" for name in names]
        print(f"{law:36}" + "".join(numbers) + f"{seconds[law]:>10.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
