"""Messages of a club evening, in German and English: one for everything that the page can show."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]

NAMES = [
    "Inga",
    "Jens",
    "Karin",
    "Lorenz",
    "Ocke",
    "Wiebke",
    "Maximiliane von Hohenfels-Wartenberg",
]
SAID = {
    "en": {
        "round": "Round 3 of 5",
        "title": "Round 3: who sits where",
        "seats": "Seats",
        "name": "Name",
        "table": "Table",
        "standings": "Standings",
        "after": "Standings after round 2",
        "results": "Results",
        "open": "Open tables",
        "you": "Table {0} with {1}",
        "points": "points",
        "won": "won",
        "lost": "lost",
        "passed": "passed out",
        "sent": "Sent at 20:14. The desk sees it now.",
        "confirmed": "Confirmed by a second phone.",
        "taken": "Entered by the desk.",
        "closed": "This round is closed.",
        "fits": "That is right: one side has finished its ladder.",
        "why": "One side must have 12, not {0}.",
    },
    "de": {
        "round": "Runde 3 von 5",
        "title": "Runde 3: wer sitzt wo",
        "seats": "Plätze",
        "name": "Name",
        "table": "Tisch",
        "standings": "Rangliste",
        "after": "Rangliste nach Runde 2",
        "results": "Ergebnisse",
        "open": "Offene Tische",
        "you": "Tisch {0} mit {1}",
        "points": "Punkte",
        "won": "gewonnen",
        "lost": "verloren",
        "passed": "eingepasst",
        "sent": "Um 20:14 abgegeben. Die Turnierleitung sieht es jetzt.",
        "confirmed": "Von einem zweiten Telefon bestätigt.",
        "taken": "Von der Turnierleitung eingetragen.",
        "closed": "Diese Runde ist zu Ende.",
        "fits": "Das passt: einer hat seine Leiter leer.",
        "why": "Eine Seite muss 12 haben, nicht {0}.",
    },
}
TITLE = "Preisknüffeln in Bohmstedt"


def row(left: str, right: str, *ids: int) -> Message:
    """A line of a list, and who is named in it."""
    return {"cells": [left, right], "ids": [*ids]}


def lists(tongue: str = "en", now: str = "draw", tables: bool = False, many: int = 28) -> Message:
    """What everybody may read."""
    said = SAID[tongue]
    people = [
        {
            "id": who,
            "name": NAMES[who % 7] if who < 7 else f"{NAMES[who % 6]} {who}",
            "you": said["you"].format(1 + who // 4, NAMES[(who + 1) % 6]),
        }
        for who in range(1, many + 1)
    ]
    seats = [
        row(f"{who['id']} {who['name']}", f"{said['table']} {1 + who['id'] // 4}", who["id"])
        for who in people
    ]
    places = [row(f"{who['id']}. {who['name']}", str(60 - who["id"]), who["id"]) for who in people]
    handed_in = [
        row(str(at), "Inga / Jens: 12, Karin / Lorenz: 8", at, at + 7) for at in range(1, 8)
    ]
    pages = [
        {"key": "draw", "tab": said["seats"], "title": said["title"], "rows": seats},
        {
            "key": "standings",
            "tab": said["standings"],
            "title": said["after"],
            "rows": [{"head": "Gruppe A"}, *places],
        },
        {"key": "results", "tab": said["results"], "title": said["results"], "rows": handed_in},
        {"key": "open", "tab": said["open"], "title": said["open"], "rows": []},
    ]
    found: Message = {
        "title": TITLE,
        "about": said["round"],
        "now": now,
        "pages": pages if many else [],
        "people": people,
    }
    if tables:
        states = ("open", "sent", "confirmed", "taken")
        found["tables"] = [
            {"round": 3, "table": at, "name": f"{said['table']} {at}", "state": states[at % 4]}
            for at in range(1, 9)
        ]
    return {"lists": found, "n": 17}


def table(tongue: str = "en", state: str = "open", **more: Any) -> Message:
    """A table of four that plays Knüffeln."""
    said = SAID[tongue]
    found = {
        "round": 3,
        "table": 3,
        "title": f"{said['table']} 3",
        "about": f"{TITLE} · {said['round']}",
        "state": state,
        "said": said.get(state, "") if state != "open" else "",
        "sides": [
            {"name": "Inga & Jens", "about": "5 · 12"},
            {"name": "Karin & Lorenz", "about": "17 · 24"},
        ],
        "asks": said["points"],
        "heads": [],
        "passed": "",
        "lowest": 0,
        "highest": 12,
        "total": None,
        "winner": False,
        "writers": [{"id": who, "name": NAMES[who - 1]} for who in range(1, 5)],
        "slip": None
        if state == "open"
        else {"id": "abc", "values": [12, 8], "by": "Jens", "mine": True},
    }
    return {"table": found | more, "n": 18}


def skat(tongue: str = "en") -> Message:
    """A list of Skat: three figures of each, and how many deals nobody played."""
    said = SAID[tongue]
    sides = [
        {"name": name, "about": str(at)} for at, name in enumerate(("Ocke", "Wiebke", NAMES[6]), 1)
    ]
    return table(
        tongue,
        sides=sides,
        heads=[said["points"], said["won"], said["lost"]],
        passed=said["passed"],
        lowest=None,
        highest=None,
        writers=[{"id": at, "name": side["name"]} for at, side in enumerate(sides, 1)],
    )


def every(tongue: str) -> dict[str, list[Message]]:
    """By their names, the messages after which the page shows something of its own."""
    said, slip = SAID[tongue], {"id": "abc", "values": [12, 8], "by": "Jens", "mine": False}
    one = lists(tongue)
    return {
        "opening": [],
        "empty": [lists(tongue, many=0)],
        "draw": [one],
        "standings": [lists(tongue, "standings")],
        "results": [lists(tongue, "results")],
        "open": [lists(tongue, "open")],
        "stations": [lists(tongue, tables=True)],
        "entry": [one, table(tongue)],
        "winner": [one, table(tongue, winner=True, highest=1, total=1)],
        "skat": [one, skat(tongue)],
        "sent": [one, table(tongue, "sent")],
        "confirm": [one, table(tongue, "sent", slip=slip)],
        "confirmed": [one, table(tongue, "confirmed")],
        "taken": [one, table(tongue, "taken")],
        "closed": [
            one,
            {"table": {"round": 3, "table": 3, "state": "closed", "said": said["closed"]}, "n": 19},
        ],
        "told": [one, {"told": said["taken"]}],
        "why": [one, {"why": said["closed"]}],
    }
