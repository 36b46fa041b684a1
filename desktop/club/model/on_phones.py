"""What phones in the hall are told, as plain data: the lists of the wall, and a table's slip.

Everything is worded here in the language that is spoken (`tongue`); a page only lays it out.
Lists say nothing that the wall does not say to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from desktop.club.model import inbox, told, wall, words
from desktop.club.model.asked import Asked, asked
from desktop.club.model.tongue import translate
from engine.tournament.papers import Seat, by_name
from engine.tournament.rounds import Result, Round
from engine.tournament.state import TournamentState

PAGES = {"names": "draw", "tables": "tables", "places": "standings", "results": "results"}
"""The views of the wall that are pages of a phone too, and what they are called there."""

OPEN, SENT, CONFIRMED, TAKEN, CLOSED = "open", "sent", "confirmed", "taken", "closed"
"""How far the slip of a table has come."""


def round_of(state: TournamentState) -> Round | None:
    """Return the round that is played now; None before the first is drawn."""
    return state.drawn[-1] if state.drawn else None


# Lists.


def lists(state: TournamentState) -> dict[str, Any]:
    """Return what everybody may see: where each sits, the tables, standings and results."""
    pages = {**PAGES, "open": "open"}
    return {
        "title": words.title(state.head),
        "about": how_far(state),
        "now": pages[wall.due(state)[-1]],
        "pages": [_page(state, view, key) for view, key in pages.items()] if state.drawn else [],
        "people": _people(state),
    }


def how_far(state: TournamentState) -> str:
    """Which round it is, of how many; "" before the first."""
    number, planned = len(state.drawn), len(state.head.plan)
    if not number:
        return ""
    if number > planned:
        return translate("club", "Round {0}").format(number)
    return translate("club", "Round {0} of {1}").format(number, planned)


def _page(state: TournamentState, view: str, key: str) -> dict[str, Any]:
    tabs = {
        "draw": translate("club", "Seats"),
        "tables": translate("club", "Tables"),
        "standings": translate("club", "Standings"),
        "results": translate("club", "Results"),
        "open": translate("club", "Still playing"),
    }
    rows: list[dict[str, Any]] = []
    for (left, right), ids in wall.rows(state, view):
        # On the wall figures are set below each other.
        plain = left.lstrip("\u2007")
        rows.append({"cells": [plain, right], "ids": [*ids]} if ids else {"head": plain})
    return {"key": key, "tab": tabs[key], "title": wall.heading(state, view), "rows": rows}


def _people(state: TournamentState) -> list[dict[str, Any]]:
    """Everybody of the round, and where and with whom each sits."""
    one = round_of(state)
    if one is None:
        return []
    return [
        {"id": who, "name": name, "you": _you(state, one, who, seat)}
        for name, who, seat in by_name(state, one.number)
    ]


def _you(state: TournamentState, one: Round, who: int, seat: Seat) -> str:
    if seat.table < 1:
        return translate("club", "You sit this round out.")
    seated = one.seated(seat.table)
    partners = next(side for side in state.sides(seated) if who in side)
    others = [each for each in (partners if len(partners) > 1 else seated) if each != who]
    names = [state.people[each].name for each in others]
    return translate("club", "You: table {0} with {1}").format(
        words.short_table(state, who, seat.table), _together(names)
    )


def _together(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return translate("club", "{0} and {1}").format(", ".join(names[:-1]), names[-1])


def tables(state: TournamentState) -> list[dict[str, Any]]:
    """Return the tables of the round, for a station that enters for all of them."""
    one = round_of(state)
    if one is None:
        return []
    return [
        {
            "round": one.number,
            "table": table,
            "name": words.table(state, one.seated(table), table),
            "state": state_of(one, table),
        }
        for table in one.tables()
    ]


# The slip of a table.


def asked_of(state: TournamentState, one: Round, table: int) -> Asked:
    """Return what a table hands in."""
    seated = one.seated(table)
    return asked(state.head, len(seated), len(state.sides(seated)))


def state_of(one: Round, table: int) -> str:
    """How far the slip of a table has come."""
    if one.closed or not one.started:
        return CLOSED
    slips = one.handed.get(table, ())
    if slips:
        first = slips[0]
        agreed = len(slips) > 1 and all(inbox.equal(slip, first) for slip in slips)
        return CONFIRMED if agreed else SENT
    return TAKEN if one.counts(table) else OPEN


def table_form(state: TournamentState, one: Round, table: int, mine: str) -> dict[str, Any]:
    """Who sits at a table, what it is asked, and how far its slip has come.

    `mine` is the name under which the reader has sent a slip, "" for none.
    """
    seated = one.seated(table)
    wanted = asked_of(state, one, table)
    status, slip = state_of(one, table), _slip_of(one, table)
    form: dict[str, Any] = {
        "round": one.number,
        "table": table,
        "title": words.table(state, seated, table),
        "about": f"{words.title(state.head)} · {how_far(state)}",
        "state": status,
        "said": _said(state, one, table, status, mine),
        "sides": [
            {
                "name": " & ".join(state.people[who].name for who in side),
                "about": " · ".join(map(str, side)),
            }
            for side in state.sides(seated)
        ],
        "asks": words.handed_in(state.head),
        "heads": [words.figure(head) for head in wanted.heads],
        "passed": translate("club", "passed out") if wanted.heads else "",
        "lowest": wanted.lowest,
        "highest": wanted.highest,
        "total": wanted.total,
        "winner": wanted.winner,
        "writers": [{"id": who, "name": state.people[who].name} for who in seated],
        "slip": None,
    }
    if slip is not None:
        form["slip"] = {
            # Of what is entered it would differ with who entered it.
            "id": id_of(slip) if one.handed.get(table) else "",
            "values": inbox.figures(slip),
            "by": _writer(state, one, table, slip),
            "mine": bool(mine) and slip.by == mine,
        }
    return form


def _slip_of(one: Round, table: int) -> Result | None:
    """Return what a table has sent last, else what is entered of it."""
    slips = one.handed.get(table, ())
    return slips[-1] if slips else one.results.get(table)


def _writer(state: TournamentState, one: Round, table: int, slip: Result) -> str:
    """Who of the table has written a slip, "" where only the phone is known."""
    return slip.by if slip.by in (state.people[who].name for who in one.seated(table)) else ""


def id_of(slip: Result) -> str:
    """By this another phone says which slip is right."""
    what = repr((slip.values, slip.figures, slip.passed, slip.by))
    return sha256(what.encode()).hexdigest()[:16]


def over(number: int) -> str:
    """Tell that a round is over, and nothing can be handed in for it."""
    return translate("club", "Round {0} is over.").format(number)


def _said(state: TournamentState, one: Round, table: int, status: str, mine: str) -> str:
    """Return a sentence about how far it has come."""
    if status == CLOSED and not one.started:
        return translate("club", "Round {0} has not begun yet.").format(one.number)
    if status == CLOSED:
        return over(one.number)
    slips = one.handed.get(table, ())
    if status == TAKEN:
        return translate("club", "Table {0} is entered. Thank you!").format(table)
    if status == CONFIRMED:
        return translate("club", "You agree. The organiser has your slip.")
    if len(slips) > 1:
        return translate("club", "Your slips differ: bring the sheet to the organiser.")
    if slips and mine == slips[0].by:
        return translate(
            "club",
            "Sent. Somebody at the table can confirm it, or the organiser looks at the sheet.",
        )
    if slips and (by := _writer(state, one, table, slips[0])):
        return translate("club", "{0} has sent this. Is it right?").format(by)
    if slips:
        return translate("club", "Another phone has sent this. Is it right?")
    if one.results.get(table) is not None:
        return told.taken(state, one, table, "result")
    return ""
