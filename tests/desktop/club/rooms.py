"""Short ways to an office with an evening in it."""

from __future__ import annotations

from typing import Any

from desktop.club.model.office import Office
from engine.tournament.head import Head

SETTINGS: dict[str, Any] = {"sizes": (3, 4, 5), "best": 4, "seed": 7, "sums": {0: 10}}


class Witness:
    """An office, and what it has told."""

    def __init__(self) -> None:
        self.office = Office()
        self.troubles: list[str] = []
        self.said: list[str] = []
        self.office.trouble.connect(self.troubles.append)
        self.office.said.connect(self.said.append)
        self.office.clock = lambda: "20:15"


def hall(people: int = 8, **settings: Any) -> Witness:
    """An evening to which so many people have come."""
    witness = Witness()
    assert witness.office.begin(Head().changed(SETTINGS | settings))
    for number in range(1, people + 1):
        witness.office.enter(f"Person {number}")
    return witness


def running(people: int = 8, **settings: Any) -> Witness:
    """An evening whose first round is running."""
    witness = hall(people, **settings)
    witness.office.prepare_and_draw()
    witness.office.do({"start": 1})
    return witness
