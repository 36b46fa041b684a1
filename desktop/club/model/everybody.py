"""The people of an evening as rows of texts for their list."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.common.numbers import shown
from engine.tournament.lost import lost_money
from engine.tournament.people import Person
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate


class Row(NamedTuple):
    """A line of the list. `paid` is None where nothing is to be paid."""

    number: int
    name: str
    about: str = ""
    money: str = ""
    paid: bool | None = None
    here: bool = True


def heads(state: TournamentState) -> list[str]:
    """Return what stands above the columns of number, name, remarks and money."""
    people = state.people.values()
    about = translate("club", "Remarks")
    if state.head.groups:
        about = translate("club", "Group")
    elif any(one.team for one in people):
        about = translate("club", "Team")
    money = translate("club", "Entry fee")
    if any(lost_money(state).values()):
        money = translate("club", "Paid")
    return [translate("club", "No."), translate("club", "Name"), about, money]


def everybody(state: TournamentState) -> list[Row]:
    """All by their start numbers."""
    lost = lost_money(state)
    return [_row(state, one, lost[one.number]) for _, one in sorted(state.people.items())]


def _row(state: TournamentState, person: Person, lost: int) -> Row:
    due = state.head.fee + lost
    here = not person.is_out(len(state.rounds) + 1)
    about = " · ".join(filter(None, _about(state, person)))
    if not (due or person.paid):
        return Row(person.number, person.name, about, here=here)
    paid = person.paid >= due
    money = words.amount(person.paid if paid else due - person.paid, state.head)
    if not paid and not person.paid:
        money = translate("club", "open")
    elif not paid:
        money = translate("club", "owes {0}").format(money)
    return Row(person.number, person.name, about, money, paid, here)


def _about(state: TournamentState, person: Person) -> list[str]:
    """Group, team and whatever else is to be known of somebody."""
    rounds = ", ".join(map(str, sorted(person.absent)))
    return [
        translate("club", "withdrawn") if person.left else "",
        state.group_of(person.number),
        translate("club", "substitute for {0}").format(", ".join(person.before))
        if person.before
        else "",
        person.team,
        ", ".join(person.tags),
        translate("club", "with {0}").format(words.who(state, person.partner))
        if person.partner
        else "",
        translate("club", "table {0}").format(person.table) if person.table else "",
        translate("club", "from round {0} on").format(person.since) if person.since > 1 else "",
        translate("club", "out in round {0}").format(rounds) if rounds else "",
        translate("club", "computer player") if person.bot else "",
        translate("club", "handicap {0}").format(shown(f"{person.handicap:+}"))
        if person.handicap
        else "",
    ]
