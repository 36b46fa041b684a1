"""A rehearsal: an evening with made-up people and results, of which nothing is written anywhere."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from PySide6.QtCore import QCoreApplication

from desktop.club.model.controller import ClubController
from desktop.common.player_names import first_names
from engine.head import Event
from engine.tournament.custom import judge, rules_of
from engine.tournament.handed_in import HandedIn
from engine.tournament.head import Head
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate

USUAL, TRIES = 20, 400
"""What a table hands in where no sum is settled; how often figures are made up that fit."""
LIST = 12
"""How many deals of a list for each at the table."""


def begin(controller: ClubController, head: Head, people: int) -> bool:
    """Put the evening that is open away, and rehearse one of these settings."""
    if not controller.may_leave():
        return False
    tournament = Tournament(head, fits=judge(head))
    for name in first_names(people):
        tournament.enter(name)
    controller.hold(tournament, None)
    return True


def make_up(controller: ClubController) -> None:
    """Every table of the running round that is still open hands something in."""
    rounds = controller.state.rounds
    if not controller.rehearsal or not rounds or rounds[-1].state != "running":
        controller.trouble.emit(translate("club", "You can only make up results during a round."))
        return
    one = rounds[-1]
    rng = Random(f"{controller.state.head.seed} {one.number}")
    with controller.in_one_go():
        for table in one.open_tables():
            size, sides = len(one.seated(table)), len(controller.state.sides(one.seated(table)))
            handed_in = _list(controller.state.head, size, rng)
            handed_in = handed_in or {"values": _figures(controller, size, sides, rng)}
            event = {"result": [one.number, table], **handed_in}
            if controller.attempt(event):
                controller.do({**event, "despite": translate("club", "made up")})
            if one.twice:
                controller.do({"again": [one.number, table], **handed_in})


def _list(head: Head, size: int, rng: Random) -> Event:
    """Return a list with points and games won and lost; {} where that is not handed in."""
    rules = rules_of(head, size)
    if rules is None or not head.figures:
        return {}
    figures = []
    for _ in range(size):
        won, lost = int(rng.random() * LIST / 2), int(rng.random() * LIST / 3)
        worth = 20 + int(rng.random() * 30)
        figures.append([won * worth - lost * 2 * worth, won, lost])
    passed = (head.deals or LIST * size) - sum(won + lost for _, won, lost in figures)
    values = list(rules.club_result(figures))
    return {"values": values, "figures": figures, "passed": max(0, passed)}


def _figures(controller: ClubController, size: int, sides: int, rng: Random) -> list[int]:
    """Figures of a table that the rules of the game allow, if chance finds some."""
    sums, fits = (
        controller.state.head.sums,
        controller.tournament.fits if controller.tournament else None,
    )
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
        if fits is None or fits(HandedIn(size, tuple(figures))) is None:
            break
    return figures
