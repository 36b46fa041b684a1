"""The bounds of the tables of logs in the window: fields that keep them, and what is beyond."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit

from engine.bounds import TooMuch, quoted
from engine.head import Event
from engine.log_table import TOURNAMENT
from engine.schema import OutOfBounds, Record

translate = QCoreApplication.translate


def limited(field: QLineEdit, kind: Record, name: str) -> None:
    """Let no more be typed into a field than the table has room for; what stands there stays."""
    # Qt counts letters beyond the first 65,536 twice.
    there = len(field.text().encode("utf-16-le", "surrogatepass")) // 2
    field.setMaxLength(max(there, kind.longest(name)))


def refused(event: Event) -> str:
    """Why an event cannot stand in the log of a club evening, as a sentence; "" if it can."""
    try:
        TOURNAMENT.check(event)
    except OutOfBounds as error:
        return exceeded(error)
    return ""


def exceeded(error: OutOfBounds | TooMuch) -> str:
    """Why something that was entered has not been taken, as a sentence."""
    if isinstance(error, TooMuch):
        return translate("limits", "That is more than a file can hold.")
    name = _names().get(error.field, quoted(error.field))
    match error.reason:
        case "long":
            told = translate("limits", "Too long for “{0}”: at most %n characters.", "", error.most)
        case "short" | "missing":
            told = translate("limits", "“{0}” is missing.")
        case "many":
            told = translate("limits", "Too many for “{0}”: at most %n.", "", error.most)
        case "few":
            told = translate("limits", "Too few for “{0}”: at least %n.", "", error.least)
        case "number":
            told = translate("limits", "“{0}” must lie between {1} and {2}.")
        case "letter":
            told = translate("limits", "“{0}” contains a character that cannot be saved.")
        case _:
            told = translate("limits", "“{0}” cannot be saved like this.")
    return told.format(name, error.least, error.most)


def _names() -> dict[str, str]:
    """Return what the fields of the tables are called."""
    reason, amount = translate("limits", "Reason"), translate("limits", "Amount")
    return {
        "title": translate("limits", "Title"),
        "date": translate("limits", "Date"),
        "place": translate("limits", "Place"),
        "club": translate("limits", "Club"),
        "name": translate("limits", "Name"),
        "team": translate("limits", "Team"),
        "tags": translate("limits", "Marks"),
        "tag": translate("limits", "Mark"),
        "group": translate("limits", "Group"),
        "groups": translate("limits", "Groups"),
        "enter": translate("limits", "Start number"),
        "handicap": translate("limits", "Handicap"),
        "values": translate("limits", "Result"),
        "games": translate("limits", "Games lost"),
        "by": translate("limits", "Entered by"),
        **dict.fromkeys(("reason", "despite", "why"), reason),
        "what": translate("limits", "For what"),
        "thing": translate("limits", "Thing"),
        "text": translate("limits", "Template"),
        **dict.fromkeys(("pay", "money"), amount),
        "fee": translate("limits", "Entry fee"),
        "currency": translate("limits", "Currency"),
        "salutation": translate("limits", "Salutation"),
        "street": translate("limits", "Street"),
        "postcode": translate("limits", "Postcode"),
        "town": translate("limits", "Town"),
        "country": translate("limits", "Country"),
        "mail": translate("limits", "E-mail"),
        "phone": translate("limits", "Phone"),
        "federation": translate("limits", "Federation number"),
    }
