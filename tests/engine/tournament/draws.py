"""The table of figures in `draws.md`: how many repeats draws have, beside what none can go below.

`python3 dev.py draws` makes it anew, in about ten minutes; a figure that is to
be better needs a better draw, and the tests hold a sample of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.tournament.draw.seating import WAY
from engine.tournament.met import Evenness, evenness
from tests.engine.tournament.hall import hall

TABLE = Path(__file__).with_name("draws.md")
PEOPLE, ROUNDS = range(13, 101), range(3, 11)
SIZES, BEST, SEED = (3, 4, 5), 4, 1

HEAD = """# Repeats in a draw, beside the bound

People at tables of 3 to 5, the mix that costs least, everybody for himself, all rounds drawn at the
start with seed 1 and the usual effort; unusual tables are shared out as evenly as can be. A second
meeting of two is 1, a third 2 more. Where there
is one figure nobody meets twice; of two the first is what the draw comes to, the second what no
draw could go below, which need not be possible. Made by `python3 dev.py draws`.

"""


class Figures(NamedTuple):
    """The repeats of a draw, and what no draw could go below."""

    again: int
    least: int

    def __str__(self) -> str:
        return f"{self.again} / {self.least}" if self.again else "0"


def drawn(people: int, rounds: int) -> tuple[Figures, Evenness]:
    """What the draw of such an evening comes to, and all that is told of it."""
    plan = ("drawn",) * rounds
    tournament = hall(people, sizes=SIZES, best=BEST, seed=SEED, plan=plan, draws=WAY)
    tournament.prepare()
    tournament.draw()
    found = evenness(tournament.state)
    return Figures(found.repeats, found.least), found


def measured(people: int, rounds: int) -> Figures:
    """The repeats of such a draw, which shares out unusual tables fairly in any case."""
    figures, found = drawn(people, rounds)
    assert found.odd_most - found.odd_least <= 1, (people, rounds)
    return figures


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
