"""The page that a phone loads: its files, and its own sentences in every language.

All that is about a club or a match comes worded from the window, in messages.
"""

from __future__ import annotations

import json

from desktop.common import paths
from desktop.common.language import Language
from desktop.common.tongues import ENGLISH, translated, translator
from desktop.packs import pack_file
from desktop.packs.look import Look, face_svg
from desktop.packs.pack_settings import OURS, folder_of
from desktop.room.files import KINDS, Files, folder, web

TEXTS = {
    "": "room page",
    "language": "English",
    "lang": "Language",
    "opening": "Opening …",
    "torn": "Connection lost. Trying again …",
    "again": "Connected again.",
    "retry": "Try again",
    "places": "Pages",
    "ours": "Our table",
    "station.tab": "Tables",
    "lists": "Lists",
    # Lists.
    "who": "Who are you?",
    "nobody": "choose a name",
    "nothing": "Nothing yet.",
    # Another device of the desk.
    "station": "Which table?",
    "tables": "All tables",
    "table.open": "open",
    "table.sent": "slip sent",
    "table.confirmed": "confirmed",
    "table.taken": "entered",
    # A table hands in its result.
    "enter": "Enter a result",
    "code": "Table code",
    "code.help": "The code is on your table sheet.",
    "open": "Open",
    "writes": "Who is entering this?",
    "others": "Another phone at your table confirms it, or the desk checks your slip.",
    "wins": "won",
    "won": "{0} won",
    "keys": "Digits",
    "erase": "Delete a digit",
    "minus": "Change the sign",
    "next": "Next",
    "send": "Hand in",
    "sending": "Sending …",
    "whole": "Enter a whole number.",
    "least": "At least {0}, please check.",
    "most": "At most {0}, please check.",
    "by": "entered by {0}",
    "right": "That’s right",
    "wrong": "Not right? Enter your own",
    "change": "Change it",
    # A match: the people and the table.
    "heard": "What was said",
    "hand": "Your hand",
    "trick": "The trick",
    "table": "On the table",
    "people": "The others",
    "signs": "This deal",
    "calls": "What you can do",
    "row": "Row",
    "face.down": "face down",
    "may": "playable",
    "trump": "trump",
    "laid.by": "from {0}",
    "laid.by.you": "from you",
    "card": "1 card",
    "cards": "{0} cards",
    "dealer": "dealer",
    "dealer.sign": "D",
    "dealer.you": "You deal",
    "turn": "to play",
    "score": "Score: {0}",
    "take": "Take: {0}",
    # What a second tap does with a card, and a button that does the same.
    "again.trick": "tap again to play it",
    "again.aside": "tap again to discard it",
    "again.rows": "tap again to lay it",
    "again.up": "tap again to discard it",
    "put.trick": "Play it",
    "put.aside": "Discard it",
    "put.rows": "Lay it",
    "put.up": "Discard it",
    "go.on": "Continue",
    "back": "Back",
    "left.one": "Move the card left",
    "right.one": "Move the card right",
    "menu": "Menu",
    "close": "Close",
    "sort": "Sort hand",
    "arrange": "Arrange hand",
    "arrange.end": "Stop arranging",
    "habit.one.tap": "Play a card with one tap",
    "habit.left": "Hold the phone in the left hand",
    "slate": "Slate",
    "sheet": "Score sheet",
    "total": "Total",
    "write": "Enter a deal",
    "chalk": "Chalk it up",
    "take.here": "Bring it here",
    # Why somebody is not let in.
    "no.version": "Please reload this page.",
    "no.secret": "This code is not valid. Check the code on your table sheet.",
    "no.token": "Your table’s code is no longer valid. Scan the new one.",
    "no.seat": "Your seat’s code is no longer valid. Scan the new one at the laptop.",
    "no.elsewhere": "Another device has taken over from this one.",
    "no.full": "Too many devices are connected. Try again in a moment.",
    "no.over": "The room is closed.",
    "no.desk": "Too many wrong codes. Please take your slip to the desk.",
    "plain": (
        "This page comes from the laptop in this room. Nothing goes to the internet."
        " It is not encrypted."
    ),
}
"""English by the keys that the page asks for."""


def files() -> Files:
    """All that a browser may ask for; raises OSError."""
    told = json.dumps(words(), ensure_ascii=False).encode()
    icon = paths.own("assets", "icon.svg").read_bytes()
    return (
        web()
        | _pictures()
        | {
            "/words.json": ("application/json", told),
            "/icon.svg": (KINDS[".svg"], icon),
        }
    )


def _pictures() -> Files:
    """Return the portraits, and the faces of the program's packs with an index in each corner."""
    found = folder(paths.own("assets", "portraits"), "/portraits/")
    for pack in sorted(OURS):
        where = folder_of(pack)
        about = pack_file.read(where)
        for path, (kind, data) in folder(where, f"/cards/{pack}/").items():
            code = path.rpartition("/")[2].removesuffix(".svg")
            found[path] = kind, face_svg(data.decode(), code, about, Look()).encode()
    return found


def words() -> dict[str, dict[str, str]]:
    """Return the sentences by language and key."""
    there = [code for code in translated() if translator(code) is not None]
    return {code: _of(Language(code)) for code in (ENGLISH, *there)}


def _of(language: Language) -> dict[str, str]:
    context = TEXTS[""]
    return {key: language.translate(context, text) for key, text in TEXTS.items() if key}
