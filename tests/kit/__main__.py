"""`python -m tests.kit`: how many things each law checks in each game, and how long that takes."""

from __future__ import annotations

from time import perf_counter

from engine import games
from tests.kit.laws import LAWS, bound, held


def main() -> None:
    names = games.names()
    print(f"{'':36}" + "".join(f"{name:>14}" for name in names) + f"{'seconds':>10}")
    for law in LAWS.values():
        start, row = perf_counter(), []
        for name in names:
            row.append(f"{held(law, name):,}" if name in bound(law) else "")
        print(
            f"{law.name:36}"
            + "".join(f"{number:>14}" for number in row)
            + f"{perf_counter() - start:>10.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
