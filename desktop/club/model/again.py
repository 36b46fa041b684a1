"""An evening like an earlier one: its rules, prizes and people, with a draw of its own."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

from desktop.club.model.controller import ClubController
from engine.store import load
from engine.tournament.draw.seating import WAY
from engine.tournament.head import FORMAT, Head
from engine.tournament.people import Person
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament


def state_of(path: Path) -> TournamentState:
    """Return the state of an earlier evening; raises ValueError or OSError."""
    return Tournament.from_events(load(path, FORMAT).events).state


def like(head: Head, date: str) -> Head:
    """Return the settings of an evening for another day: what chance decides is drawn anew."""
    return replace(head, date=date, seed=secrets.randbelow(10**6), packs="", draws=WAY)


def coming(state: TournamentState) -> list[Person]:
    """Those who were there to the end, in the order of their numbers."""
    return [one for _, one in sorted(state.people.items()) if not one.left]


def enter_all(controller: ClubController, state: TournamentState) -> int:
    """Take on the people of an earlier evening, as the club's list knows them; return how many.

    They keep their numbers, partners and tables, and are kept apart as they were; nothing is paid.
    """
    people = coming(state)
    here = {one.number for one in people}
    with controller.in_one_go():
        for one in people:
            known = controller.members.club.members.get(one.member)
            name, team, tags = one.name, one.team, one.tags
            if known is not None:
                name, team, tags = known.name, known.team or team, known.tags or tags
            about = {"team": team, "tags": list(tags), "member": one.member}
            about["group"] = one.group if one.group in controller.state.head.groups else ""
            told = {key: what for key, what in about.items() if what}
            controller.enter(name, one.number, **told)
            if one.handicap:
                controller.do({"change": one.number, "handicap": one.handicap})
            if one.bot:
                controller.do({"change": one.number, "bot": one.bot})
            if one.table:
                controller.do({"fix": one.number, "table": one.table})
        for one in people if state.head.pairs else ():
            if one.number < one.partner in here:
                controller.do({"pair": [one.number, one.partner]})
        apart = [[who for who in group if who in here] for group in state.apart]
        if groups := [group for group in apart if len(group) > 1]:
            controller.do({"apart": groups})
    return len(controller.state.people)
