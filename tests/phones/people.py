"""People at the page of a match: they find what they do by roles and names alone."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Error

from desktop.room import page

SOON = 800
"""Milliseconds within which something is pressed; what has gone by then is none any more."""


class Person:
    """Somebody who plays by names and roles, and sees nothing."""

    def __init__(self, phone: Any, tongue: str) -> None:
        self.phone = phone
        self.words = page.words()[tongue]
        self.done: Counter[str] = Counter()
        """What was pressed, by its name, and how often."""
        self.missed: Counter[str] = Counter()
        """What stood there and could not be pressed."""
        self.table = self.group("table")
        self.calls = self.group("calls").get_by_role("button")
        take = self.words["take"].partition("{")[0]
        self.piles = self.table.get_by_role("button", name=take)
        self.hand = phone.get_by_role("list", name=self.words["hand"])
        self.cards = self.hand.get_by_role("button", name=self.words["may"])
        self.said = phone.get_by_role("log", name=self.words["heard"])
        self.dialog = phone.get_by_role("dialog")

    def group(self, key: str) -> Any:
        """The part of the page with this name."""
        return self.phone.get_by_role("group", name=self.words[key], exact=True)

    def is_over(self) -> bool:
        """Whether what came of the deal lies on the table."""
        return bool(self.table.get_by_role("heading").count())

    def press(self, thing: Any) -> None:
        """Press it, as a key or a finger does."""
        thing.press("Enter", timeout=SOON)

    def plays(self, rng: Random) -> bool:
        """Press one of the things that can be pressed now; whether there was one."""
        things = [*self.calls.all(), *self.cards.all(), *self.piles.all()]
        if not things:
            return False
        with suppress(Error):  # it may be gone by then
            thing = rng.choice(things)
            card = thing.get_attribute("aria-pressed", timeout=SOON) is not None
            self.press(thing)
            if card:
                self.phone.wait_for_timeout(100)
                self.press(thing)
        return True

    def look(self) -> None:
        """See what has come of something."""

    # What belongs to a table but is no move.

    def answers(self, rng: Random) -> bool:
        """Say yes or no where a question lies over the table; whether there was one."""
        if not self.dialog.count():
            return False
        with suppress(Error):
            self.press(rng.choice(self.dialog.get_by_role("button").all()))
        return True

    def goes_on(self) -> bool:
        """Go on from what came of a deal; whether that was possible."""
        slate = self.words["slate"]
        for button in self.table.get_by_role("button").all():
            with suppress(Error):
                if not (button.get_attribute("aria-label", timeout=SOON) or "").startswith(slate):
                    self.press(button)
                    return True
        return False

    def asks(self, rng: Random) -> str:
        """Ask for something of the menu, which stands there for a moment; its name, "" for none."""
        with suppress(Error):
            self.press(self.phone.get_by_role("button", name=self.words["menu"], exact=True))
            lines = self.dialog.get_by_role("button").all()[:-1]
            self.look()
            line = rng.choice(lines)
            name = str(line.text_content(timeout=SOON))
            self.press(line)
            return name
        return ""
