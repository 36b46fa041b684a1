"""A rehearsal: an evening with made-up people and results, of which nothing is written anywhere."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from PySide6.QtCore import QCoreApplication

from desktop.club.model.office import Office
from desktop.common.player_names import first_names
from engine.tournament.custom import judge
from engine.tournament.head import Head
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate

USUAL, TRIES = 20, 400
"""What a table hands in where no sum is settled; how often figures are made up that fit."""


def begin(office: Office, head: Head, people: int) -> bool:
    """Put the evening that is open away, and rehearse one of these settings."""
    if not office.may_leave():
        return False
    tournament = Tournament(head, fits=judge(head))
    for name in first_names(people):
        tournament.enter(name)
    office.hold(tournament, None)
    return True


def make_up(office: Office) -> None:
    """Every table of the running round that is still open hands something in."""
    rounds = office.book.rounds
    if not office.rehearsal or not rounds or rounds[-1].state != "running":
        office.trouble.emit(translate("club", "Results are made up only while a round is running."))
        return
    one = rounds[-1]
    rng = Random(f"{office.book.head.seed} {one.number}")
    with office.in_one_go():
        for table in one.open_tables():
            size, sides = len(one.seated(table)), len(office.book.sides(one.seated(table)))
            values = _figures(office, size, sides, rng)
            event = {"result": [one.number, table], "values": values}
            if office.attempt(event):
                office.do({**event, "despite": translate("club", "made up")})
            if one.twice:
                office.do({"again": [one.number, table], "values": values})


def _figures(office: Office, size: int, sides: int, rng: Random) -> list[int]:
    """Figures of a table that the rules of the game allow, if chance finds some."""
    sums, fits = office.book.head.sums, office.tournament.fits if office.tournament else None
    settled = sums.get(size, sums.get(0))
    figures = [0] * sides
    for attempt in range(TRIES):
        # Where nothing is settled, what some win the others may have to lose.
        nothing = settled == 0 or (settled is None and attempt % 2)
        if nothing:
            spread = [10 * int(rng.random() * 9 - 4) for _ in range(sides - 1)]
            figures = [*spread, -sum(spread)]
        else:
            wanted = USUAL * (1 + attempt // 4) if settled is None else settled
            cuts = sorted(int(rng.random() * (abs(wanted) + 1)) for _ in range(sides - 1))
            parts = [after - before for before, after in pairwise([0, *cuts, abs(wanted)])]
            figures = parts if wanted > 0 else [-part for part in parts]
        if fits is None or fits(size, tuple(figures)):
            break
    return figures
