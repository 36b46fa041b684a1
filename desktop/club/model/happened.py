"""What an event of a club evening did, said when it is taken back or done again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.common.sentences import capital
from engine.head import Event
from engine.tournament.book import Book

translate = QCoreApplication.translate


def event(one: Event, book: Book) -> str:  # noqa: PLR0912 - a table of events
    """What an event did, for the message that it was undone or redone."""
    match one:
        case {"enter": int(number)}:
            return translate("club", "entry of {0}").format(one.get("name", number))
        case {"result": [int(number), int(table)]} | {"again": [int(number), int(table)]}:
            return translate("club", "result of table {1}, round {0}").format(number, table)
        case {"lost": [int(number), int(table)]}:
            return translate("club", "lost games of table {1}, round {0}").format(number, table)
        case {"correct": [int(number), int(table)]}:
            return translate("club", "correction of table {1}, round {0}").format(number, table)
        case {"draw": int(number)}:
            return translate("club", "draw of round {0}").format(number)
        case {"start": int(number)}:
            return translate("club", "start of round {0}").format(number)
        case {"close": int(number)}:
            return translate("club", "closing of round {0}").format(number)
        case {"reopen": int(number)}:
            return translate("club", "reopening of round {0}").format(number)
        case {"pay": int(coins), "who": int(number)} if number in book.people:
            text = translate("club", "payment of {0} by {1}")
            if coins < 0:
                text = translate("club", "{0} given back to {1}")
            return text.format(words.amount(abs(coins), book.head), words.who(book, number))
        case {"pay": int(coins)}:
            return translate("club", "payment of {0}").format(words.amount(coins, book.head))
        case {"substitute": int(number), "name": str(name)}:
            return translate("club", "{0} plays on for number {1}").format(name, number)
        case {"leave": int(number)}:
            return translate("club", "departure of {0}").format(words.who(book, number))
        case {"back": int(number)}:
            return translate("club", "return of {0}").format(words.who(book, number))
        case {"remove": int(number)} if number not in book.people:
            return translate("club", "number {0} struck off").format(number)
        case {"pair": [int(first), int(second)]}:
            return translate("club", "pair of {0}").format(words.names(book, [first, second]))
        case {"set": _}:
            return translate("club", "change of settings")
        case {"swap": int(number)}:
            return translate("club", "swap in round {0}").format(number)
        case {"hand": _}:
            return translate("club", "handing over of a prize")
        case {"choose": [int(prize), int(number)]} if prize < len(book.head.prizes):
            thing = book.head.prizes[prize].thing
            return translate("club", "{0} for {1}").format(thing, words.who(book, number))
        case {"apart": _}:
            return translate("club", "who is kept apart")
    for key in ("change", "remove", "substitute", "leave", "back", "absent", "fix", "part"):
        if isinstance(one.get(key), int):
            return translate("club", "change of {0}").format(words.who(book, one[key]))
    return translate("club", "last step")


def events(some: Sequence[Event], book: Book) -> str:
    """What events that were done in one go did, the newest first."""
    names = [str(one.get("name", one["enter"])) for one in reversed(some) if "enter" in one]
    if len(names) > 1:
        return translate("club", "entry of %n people", "", len(names))
    if names:
        return translate("club", "entry of {0}").format(names[0])
    payments = sum("pay" in one for one in some)
    if payments > 1:
        return translate("club", "%n payments", "", payments)
    return event(next((one for one in some if "lost" not in one), some[0]), book)


ABOUT_PEOPLE = (
    *("enter", "change", "remove", "substitute", "leave", "back", "absent"),
    *("pay", "pair", "part", "apart", "fix"),
)
"""The events that change people or their money."""


def is_about_people(event: Event) -> bool:
    """Whether this event changes people or their money."""
    return any(kind in event for kind in ABOUT_PEOPLE)


def done(some: Sequence[Event], book: Book) -> str:
    """The message that these events were done, the newest first."""
    return capital(events(some, book)) + "."


def taken_back(what: str) -> str:
    """The message that this event was undone."""
    return translate("club", "Taken back: {0}.").format(what)


def done_again(what: str) -> str:
    """The message that this event was redone."""
    return translate("club", "Done again: {0}.").format(what)
