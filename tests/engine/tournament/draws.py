"""The table of figures in `draws.md`: how many repeats draws have, beside what none can go below.

`python3 dev.py draws` makes it anew, in about half an hour; a figure that is to
be better needs a better draw, and the tests hold a sample of them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.tournament.draw.bound import least_repeats
from engine.tournament.draw.past import Past, repeats
from engine.tournament.draw.seating import Call, Wishes, seat
from engine.tournament.draw.sizes import best_mix

TABLE = Path(__file__).with_name("draws.md")
PEOPLE, ROUNDS = range(13, 101), range(3, 11)
SIZES, BEST, SEED = (3, 4, 5), 4, 1

HEAD = """# Repeats in a draw, beside the bound

People at tables of 3 to 5, as near to 4 as can be, everybody for himself, all rounds drawn at the
start with seed 1 and the usual effort. A second meeting of two is 1, a third 2 more. Where there
is one figure nobody meets twice; of two the first is what the draw comes to, the second what no
draw could go below, which need not be possible. Made by `python3 dev.py draws`.

"""


class Figures(NamedTuple):
    """The repeats of a draw, and what no draw could go below."""

    again: int
    least: int

    def __str__(self) -> str:
        return f"{self.again} / {self.least}" if self.again else "0"


def call(people: int) -> Call:
    """Everybody, at the best tables for them."""
    return Call(tuple(range(1, people + 1)), best_mix(people, SIZES, BEST))


def least(people: int, rounds: int) -> int:
    """What no draw could go below."""
    one = call(people)
    return least_repeats([(one.players, one.sizes)] * rounds, Past())


def measured(people: int, rounds: int) -> Figures:
    """What a draw of so many comes to."""
    past = Past()
    for tables in seat([call(people)] * rounds, Past(), Wishes(), {}, Random(SEED)):
        past.add(tables, [], {})
    return Figures(repeats(past.against), least(people, rounds))


def written() -> dict[tuple[int, int], Figures]:
    """The figures that stand in the table."""
    found = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not cells[0].isdecimal():
            continue
        for rounds, cell in zip(ROUNDS, cells[1:], strict=True):
            again, _, bound = cell.partition(" / ")
            found[int(cells[0]), rounds] = Figures(int(again), int(bound or 0))
    return found


def main() -> None:
    """Draw everything and write the table."""
    lines = [
        "| people | " + " | ".join(f"{rounds} rounds" for rounds in ROUNDS) + " |",
        "|" + "--:|" * (len(ROUNDS) + 1),
    ]
    for people in PEOPLE:
        figures = [measured(people, rounds) for rounds in ROUNDS]
        lines.append(f"| {people} | " + " | ".join(map(str, figures)) + " |")
        print(lines[-1], flush=True)
    TABLE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
