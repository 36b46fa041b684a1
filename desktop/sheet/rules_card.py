"""The rules card of a game: the pages of its rules up to the example, and the house rules in force.

What the rules say stands in the game's folder; how a card is set, `prose` knows.
"""

from __future__ import annotations

import re

from desktop.scene.rules_text import page as rules_page
from desktop.sheet.forms import house_rules
from desktop.sheet.page import SheetPage

_EXAMPLE = re.compile(r"^## .*(example|Beispiel).*$", re.MULTILINE | re.IGNORECASE)
"""Where the rules are over and telling about them begins."""


def card(page: SheetPage, lang: str) -> str:
    """The text of the card as Markdown; "" for a game without a page of rules."""
    text, _ = rules_page(page.speech.rules.game.name, lang)
    found = _EXAMPLE.search(text)
    short = text[: found.start()] if found else text
    return f"{short.rstrip()}\n\n{house_rules(page)}\n" if short else ""
