"""`python3 dev.py kit [GAME…]`: how many things each law checks in each game, in what time.

Of all games, or of those that are named. With `--games FOLDER`, or `KARTENTISCH_GAMES` in the
environment, also of games that lie there. With `--broken`: which laws each broken sample breaks,
and whether those are the right ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from engine import games
from tests import guests, sample
from tests.kit.broken import SAMPLES, red
from tests.kit.laws import LAWS, bound, held


def main(words: Sequence[str]) -> int:
    """Hold everything to everything; the exit status."""
    words = guests.looked_for(words)
    parser = argparse.ArgumentParser(prog="python3 dev.py kit", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--broken", action="store_true", help="the broken samples")
    chosen = parser.parse_args(words)
    if unknown := set(chosen.names).difference(games.names()):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    return broken() if chosen.broken else whole(chosen.names or games.names())


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


def whole(names: Sequence[str]) -> int:
    """Each of these games held to every law that is about it."""
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
