"""Offers other sizes of tables for the people who are here, each with what it costs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from desktop.club.model import refusals
from desktop.club.model.controller import ClubController
from desktop.club.model.search import Search
from engine.tournament.draw.sizes import mixes
from engine.tournament.offers import Offer, offers
from engine.tournament.refusal import Impossible

translate = QCoreApplication.translate


def next_round(controller: ClubController) -> int:
    """Return the round whose tables can still be of other sizes; 0 where none can."""
    rounds = controller.state.rounds
    last = rounds[-1] if rounds else None
    if last is not None and last.state in ("prepared", "drawn"):
        number, way = last.number, last.way
    elif last is None or last.state == "closed":
        number = len(rounds) + 1
        plan = controller.state.head.plan
        way = plan[min(number, len(plan)) - 1]
    else:
        return 0
    return number if way == "drawn" and not controller.over else 0


def several(controller: ClubController) -> bool:
    """Whether there is a choice."""
    number = next_round(controller)
    if not number:
        return False
    head = controller.state.head
    try:
        found = mixes(len(controller.state.here(number)), head.unit_sizes(), head.best_units())
    except Impossible:
        return False
    return len(found) > 1


def told(offer: Offer) -> str:
    """Return a mix and its cost: "5 + 4 + 4: in 4 rounds 22 pairs meet again, at most 3 times"."""
    mix = " + ".join(map(str, offer.sizes))
    rounds = translate("club", "in %n round(s)", "", offer.rounds)
    if not offer.again:
        cost = translate("club", "nobody meets the same player twice")
    else:
        cost = translate("club", "%n pair(s) meet again", "", offer.again)
        if offer.most > 2:
            cost += " " + translate("club", "(at most {0} times)").format(offer.most)
    if offer.unusual:
        cost += ", " + translate("club", "%n sit(s) at an unusual table", "", offer.unusual)
    return f"{mix}: {rounds} {cost}"


def choose(parent: QWidget, controller: ClubController, search: Search) -> None:
    """Ask which tables are wanted; what was drawn already is drawn again."""
    number = next_round(controller)
    try:
        found = offers(controller.state, number)
    except Impossible as error:
        controller.trouble.emit(refusals.refusal(error, controller.state))
        return
    texts = [told(one) for one in found]
    text, ok = QInputDialog.getItem(
        parent,
        "Kartentisch",
        translate("club", "At which tables does everybody sit?"),
        texts,
        0,
        False,
    )
    if ok:
        take(controller, found[texts.index(text)], number, search)


def take(controller: ClubController, offer: Offer, number: int, search: Search) -> None:
    """From this round on these people sit at such tables."""
    wanted = dict(controller.state.head.mixes) | {len(controller.state.here(number)): offer.sizes}
    rounds = controller.state.rounds
    drawn = bool(rounds) and rounds[-1].state == "drawn"
    since = controller.length
    settings = {str(players): list(sizes) for players, sizes in wanted.items()}
    if controller.do({"set": {"mixes": settings}}) and drawn:
        mix = "+".join(map(str, offer.sizes))
        search.again(number, translate("club", "tables {0}").format(mix), since)
