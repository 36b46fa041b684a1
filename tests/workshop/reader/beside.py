"""What is done besides playing deals.

A lesson, a match with real cards, the round of a club, and a walk through the pages around the
table.

Each gives whether it came to its end. All is found by its role and name, and pressed or typed
into, as `tree` does it.
"""

# The bindings of AT-SPI have no types.
# mypy: ignore-errors

from __future__ import annotations

import time

from tree import PATIENCE, Reader, told, wait

WORDS = {
    "de": {
        "learn": "Lernen",
        "lesson": "Ein Stich",
        "leave": "Verlassen",
        "on": "Weiter",
        "hand": "Dein Blatt",
        "done": "fertig",
        "score": "Punkte schreiben",
        "deal": "Tafel anfangen",
        "seat": "Auf den freien Platz",
        "chalk": "Anschreiben",
        "over": "Der Abend ist zu Ende",
        "rounds": "Runden",
        "draw": "Runde 5 auslosen",
        "start": "Runde 5 beginnen",
        "table": "Tisch ",
        "take": "Übernehmen",
        "close": "Runde 5 abschließen",
        "rules": "Alle ",
        "slate": "Tafel: ",
    },
    "en": {
        "learn": "Learn",
        "lesson": "A trick",
        "leave": "Leave",
        "on": "Next",
        "hand": "Your hand",
        "done": "done",
        "score": "Keep score",
        "deal": "Start the slate",
        "seat": "Take the free seat",
        "chalk": "Chalk it up",
        "over": "The match is over",
        "rounds": "Rounds",
        "draw": "Draw round 5",
        "start": "Start round 5",
        "table": "Table ",
        "take": "Enter",
        "close": "Close round 5",
        "rules": "All ",
        "slate": "Slate: ",
    },
}
"""By which words somebody finds the way who hears."""


def _failed(reader: Reader, why: str) -> bool:
    reader.walk()
    reader.write(f"*** {why} ***")
    return False


# A lesson.


def lesson(reader: Reader, language: str) -> bool:
    """The first lesson of Ramsen, every question answered by trying cards in their order."""
    words = WORDS[language]
    if not wait(reader, lambda: reader.choose(words["learn"])):
        return _failed(reader, "there is nothing to learn")
    first = wait(reader, lambda: reader.begins("push button", words["lesson"]))
    if not first:
        return _failed(reader, "there is no lesson")
    reader.press(first)
    last, idle, tried = "", time.monotonic(), 0
    while time.monotonic() - idle < PATIENCE:
        reader.listen(0.3)
        try:
            now, done = _slip(reader, words)
            if done:
                reader.write(f"    push button: {done.get_name()} | {done.get_description()}")
                return words["done"] in done.get_description().lower()
            if now != last:
                last, idle, tried = now, time.monotonic(), 0
            if now and _answer(reader, words, tried):
                tried += 1
        except reader.gone:
            continue
    return _failed(reader, "the lesson does not go on")


def _slip(reader: Reader, words: dict) -> tuple[str, object]:
    """What the slip of the lesson says, and the lesson itself where all of them lie again."""
    if tile := reader.begins("push button", words["lesson"]):
        return "", tile
    leave = reader.find("push button", words["leave"])
    return (leave.get_parent().get_description() if leave else ""), None


def _answer(reader: Reader, words: dict, tried: int) -> bool:
    """Go on where that is offered, else try a card; True if it was a card."""
    button = reader.begins("push button", words["on"])
    if button is not None and reader.can(button):
        reader.press(button)
        return False
    cards = [one for one in reader.group(words["hand"]) if reader.can(one)]
    return bool(cards) and reader.press(cards[tried % len(cards)])


# Real cards.


def cards(reader: Reader, language: str) -> bool:
    """A whole evening of real cards is chalked up, deal by deal, until it is over."""
    words = WORDS[language]
    if not wait(reader, lambda: reader.choose(words["score"])):
        return _failed(reader, "no score can be kept")
    if not wait(reader, lambda: reader.find("push button", words["seat"])):
        return _failed(reader, "there is no evening")
    for name in ("Anna", "Bert", "Cilli"):
        field = reader.all("text")[-1]
        reader.type_in(field, name)
        reader.press(reader.find("push button", words["seat"]))
    reader.press(reader.find("push button", words["deal"]))
    for deal in range(20):
        chalk = wait(reader, lambda: _ready(reader, words))
        if chalk is True:
            reader.walk()
            return True
        if not chalk:
            return _failed(reader, "nothing can be chalked up")
        if not deal:
            reader.walk()
        # With the tenth bar the game is over, so that no trick comes after it.
        _tricks(reader, "1" if deal == 3 else "3")
        reader.press(chalk)
    return _failed(reader, "the evening does not end")


def _ready(reader: Reader, words: dict):
    """The button that takes a deal; True once the evening is over."""
    if reader.find("label", words["over"]):
        return True
    return reader.find("push button", words["chalk"])


def _tricks(reader: Reader, first: str) -> None:
    """The tricks of a deal of Ramsen: the first person gets so many, the next one two."""
    keys = [
        key for key in reader.all("radio button") if key.get_name().endswith((" 0", first, " 2"))
    ]
    people = list(dict.fromkeys(key.get_name().partition(":")[0] for key in keys))
    for place, person in enumerate(people):
        made = {0: first, 1: "2"}.get(place, "0")
        for key in keys:
            if key.get_name().startswith(f"{person}:") and key.get_name().endswith(f" {made}"):
                reader.press(key)


# The club.


def club(reader: Reader, language: str) -> bool:
    """A round of a club evening is drawn, begun, typed in table by table, and closed."""
    words = WORDS[language]
    if not wait(reader, lambda: reader.choose(words["rounds"])):
        return _failed(reader, "there are no rounds")
    for step in ("draw", "start"):
        button = wait(reader, lambda step=step: reader.begins("push button", words[step]))
        if not button or not reader.press(button):
            return _failed(reader, f"the round does not {step}")
    reader.listen(1.0)
    reader.walk()
    tables = [
        one.get_name().partition(",")[0]
        for one in reader.all("push button")
        if one.get_name().startswith(words["table"])
    ]
    for number, name in enumerate(tables):
        button = wait(reader, lambda name=name: reader.begins("push button", name + ","))
        if not button or not reader.press(button):
            return _failed(reader, f"{name} cannot be chosen")
        take = wait(reader, lambda: _takes(reader, words))
        if not take:
            return _failed(reader, f"no figures for {name}")
        # The first field is that of the table's number.
        for place, field in enumerate(_figures(reader)):
            reader.type_in(field, str(10 * number - 7 * place))
        reader.press(take)
    close = wait(reader, lambda: reader.begins("push button", words["close"]))
    if not close or not reader.press(close):
        return _failed(reader, "the round is not closed")
    reader.listen(1.0)
    reader.walk()
    return bool(tables)


def _takes(reader: Reader, words: dict):
    button = reader.find("push button", words["take"])
    return button if button is not None and reader.can(button) else None


def _figures(reader: Reader) -> list:
    """The fields of the people at the table; that of its number has a digit for its text."""
    fields = reader.all("text")
    return [one for one in fields if not one.get_text_iface().get_text(0, -1).isdecimal()]


# The pages around the table.

PAGES = {
    "review": "shift+h",
    "big screen": "shift+F11",
    "first page": "alt+Home",
    "keep score": "ctrl+shift+n",
    "shelf": "ctrl+l",
    "setup": "ctrl+n",
    "house rules": "",
}
"""By which key each is opened; the house rules, by the link on the setup."""
MOST_STOPS = 90
"""Tab has been round a page before so many presses."""
BARE = ("panel", "filler", "unknown", "frame", "scroll pane", "viewport")
"""Roles that say nothing of what can be done there."""


def pages(reader: Reader, language: str) -> bool:
    """Each page is read whole, then gone through by Tab: all that has the keyboard is told."""
    reader.listen(3.0)
    reader.come_to_front()
    missed = []
    for name, key in PAGES.items():
        reader.write(f"== {name} ==")
        if key:
            reader.key(key)
            reader.listen(2.0)
        else:
            link = wait(reader, lambda: reader.begins("push button", WORDS[language]["rules"]))
            if not link or not reader.press(link):
                return _failed(reader, "there is no way to the house rules")
            reader.listen(1.0)
        reader.walk()
        if name == "big screen":
            # Nothing is pressed there, so Tab has no way; what stands on it is read.
            if not reader.begins("label", WORDS[language]["slate"]):
                missed.append(name)
            reader.key(key)
            continue
        stops = _stops(reader)
        reader.write(f"    {len(stops)} stops")
        if len(stops) < 3 or any(not said or role in BARE for role, said in stops):
            missed.append(name)
    for name in missed:
        reader.write(f"*** {name} is not read ***")
    return not missed


def _stops(reader: Reader) -> list[tuple[str, str]]:
    """Where Tab goes: the role and the name of each, until it comes round."""
    found: list[tuple[str, str]] = []
    for _ in range(MOST_STOPS):
        reader.tab()
        here = (reader.at.get_role_name(), told(reader.at)) if reader.at else ("", "")
        if here in found[:1] and len(found) > 1:
            break
        found.append(here)
    return found


SCENES = {"lesson": lesson, "cards": cards, "club": club, "pages": pages}
