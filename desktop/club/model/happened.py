"""What an event of a club evening did, said when it is taken back or done again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from engine.head import Event
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

BETWEEN = " · "
"""Stands between two remarks."""


def event(one: Event, state: TournamentState) -> str:  # noqa: PLR0912 - a table of events
    """Return what an event did, for the message that it was undone or redone."""
    match one:
        case {"enter": int(number)}:
            return translate("club", "entry of {0}").format(one.get("name", number))
        case {"result": [int(number), int(table)]} | {"again": [int(number), int(table)]}:
            return translate("club", "result of table {1}, round {0}").format(number, table)
        case {"handed": [int(number), int(table)]}:
            return translate("club", "slip of table {1}, round {0}").format(number, table)
        case {"trust": int(number)}:
            return translate("club", "trust in tables of round {0}").format(number)
        case {"lost": [int(number), int(table)]}:
            return translate("club", "lost games of table {1}, round {0}").format(number, table)
        case {"correct": [int(number), int(table)]}:
            return translate("club", "correction of table {1}, round {0}").format(number, table)
        case {"draw": int(number)}:
            return translate("club", "draw of round {0}").format(number)
        case {"start": int(number)}:
            return translate("club", "start of round {0}").format(number)
        case {"close": int(number)}:
            return translate("club", "round {0} closed").format(number)
        case {"reopen": int(number)}:
            return translate("club", "round {0} reopened").format(number)
        case {"pay": int(coins), "who": int(number)} if number in state.people:
            text = translate("club", "payment of {0} by {1}")
            if coins < 0:
                text = translate("club", "{0} given back to {1}")
            return text.format(words.amount(abs(coins), state.head), words.who(state, number))
        case {"pay": int(coins)}:
            return translate("club", "payment of {0}").format(words.amount(coins, state.head))
        case {"substitute": int(number), "name": str(name)}:
            return translate("club", "{0} plays on for number {1}").format(name, number)
        case {"leave": int(number)}:
            return translate("club", "departure of {0}").format(words.who(state, number))
        case {"back": int(number)}:
            return translate("club", "return of {0}").format(words.who(state, number))
        case {"remove": int(number)} if number not in state.people:
            return translate("club", "number {0} struck off").format(number)
        case {"pair": [int(first), int(second)]}:
            return translate("club", "pair of {0}").format(words.names(state, [first, second]))
        case {"set": _}:
            return translate("club", "change of settings")
        case {"swap": int(number)}:
            return translate("club", "swap in round {0}").format(number)
        case {"hand": _}:
            return translate("club", "prize presented")
        case {"choose": [int(prize), int(number)]} if prize < len(state.head.prizes):
            thing = state.head.prizes[prize].thing
            return translate("club", "{0} for {1}").format(thing, words.who(state, number))
        case {"apart": _}:
            return translate("club", "separations")
    for key in ("change", "remove", "substitute", "leave", "back", "absent", "fix", "part"):
        if isinstance(one.get(key), int):
            return translate("club", "change of {0}").format(words.who(state, one[key]))
    return translate("club", "last step")


def events(some: Sequence[Event], state: TournamentState) -> str:
    """Return what events that were done in one go did, the newest first."""
    names = [str(one.get("name", one["enter"])) for one in reversed(some) if "enter" in one]
    if len(names) > 1:
        return translate("club", "entry of %n people", "", len(names))
    if names:
        return translate("club", "entry of {0}").format(names[0])
    payments = sum("pay" in one for one in some)
    if payments > 1:
        return translate("club", "%n payments", "", payments)
    return event(next((one for one in some if "lost" not in one), some[0]), state)


ABOUT_PEOPLE = (
    *("enter", "change", "remove", "renumber", "substitute", "leave", "back", "absent"),
    *("pay", "pair", "part", "apart", "fix", "hand", "choose"),
)
"""The events that change people or their money."""


def is_about_people(event: Event) -> bool:
    """Whether this event changes people or their money."""
    return any(kind in event for kind in ABOUT_PEOPLE)


class Change(NamedTuple):
    """What was done to people or money in one go: a sentence, a remark, and its span of events."""

    text: str
    about: str
    start: int
    end: int


def change(some: Sequence[Event], state: TournamentState, start: int) -> Change:
    """Return what these events did, in their order, given how many come before the first."""
    entered = [one for one in some if "enter" in one]
    paid = [one for one in some if "pay" in one]
    first = some[0]
    text, about = _told(first, state)
    if len(entered) > 1:
        text, about = translate("club", "%n people are here.", "", len(entered)), ""
    elif len(paid) == len(some) > 1:
        text = translate("club", "%n people have paid.", "", len(paid))
        about = words.amount(sum(one["pay"] for one in paid), state.head)
        if all(one["pay"] < 0 for one in paid):
            text = translate("club", "%n people have their money back.", "", len(paid))
    elif entered and paid:
        money = words.amount(paid[0]["pay"], state.head)
        about = f"{about}{BETWEEN}" + translate("club", "paid {0}").format(money)
    told = [about, str(first.get("at", ""))]
    return Change(text, BETWEEN.join(filter(None, told)), start, start + len(some))


def _told(one: Event, state: TournamentState) -> tuple[str, str]:
    """Return what an event did to people or money, and a remark."""
    kind = next(key for key in ABOUT_PEOPLE if key in one)
    about = one.get("who", 0) if kind == "pay" else one[kind]
    name, number = "", ""
    if isinstance(about, int) and about:
        name = state.people[about].name if about in state.people else str(one.get("name", about))
        number = translate("club", "no. {0}").format(about)
    match kind:
        case "pay":
            money = words.amount(abs(one["pay"]), state.head)
            if not name:
                return str(one.get("what", "")) or translate("club", "Cash"), money
            if one["pay"] < 0:
                return translate("club", "{0} has the money back.").format(name), money
            return translate("club", "{0} has paid.").format(name), money
        case "enter":
            return translate("club", "{0} is here.").format(one["name"]), number
        case "substitute":
            names = [*state.people[about].before, state.people[about].name]
            place = max((n for n, each in enumerate(names) if each == one["name"]), default=0)
            number = translate("club", "no. {0}, substitute").format(about)
            text = translate("club", "{0} for {1}.")
            return text.format(one["name"], names[max(0, place - 1)]), number
        case "hand" | "choose":
            prize, winner = one[kind]
            text = translate("club", "{0} has the prize.")
            if kind == "choose":
                text = translate("club", "{0} has chosen a prize.")
            told = [words.prize(each) for each in state.head.prizes[prize : prize + 1]]
            return text.format(words.who(state, winner)), "".join(told)
        case "pair":
            pair = " & ".join(words.who(state, who) for who in one["pair"])
            return translate("club", "A pair: {0}.").format(pair), ""
        case "apart":
            return translate("club", "Who is kept apart has changed."), ""
        case "renumber":
            return translate("club", "All start numbers are new."), ""
    sentences = {
        "leave": translate("club", "{0} has left."),
        "back": translate("club", "{0} is back."),
        "remove": translate("club", "Number {0} is off the list."),
        "part": translate("club", "{0} has no partner any more."),
        "fix": translate("club", "{0} has another table."),
    }
    text = sentences.get(kind, translate("club", "{0} is changed."))
    return text.format(about if kind == "remove" else name), number


def taken_back(what: str) -> str:
    """Return the message that this event was undone."""
    return translate("club", "Undone: {0}.").format(what)


def done_again(what: str) -> str:
    """Return the message that this event was redone."""
    return translate("club", "Redone: {0}.").format(what)
