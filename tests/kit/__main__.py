"""`python -m tests.kit`: how many things each law checks in each game, and how long that takes."""

from __future__ import annotations

from time import perf_counter

from engine import games
from tests.kit.laws import LAWS, bound, held


def main() -> None:
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


if __name__ == "__main__":
    main()
