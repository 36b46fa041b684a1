"""The rules card of a game: its rules up to the example, and the house rules in force.

The rules are read from the game's folder; `prose` sets the card.
"""

from __future__ import annotations

import re

from desktop.scene.rules_text import page as rules_page
from desktop.scene.rules_text import without_figures
from desktop.sheet.forms import house_rules
from desktop.sheet.page import SheetPage

_EXAMPLE = re.compile(r"^## .*(example|Beispiel).*$", re.MULTILINE | re.IGNORECASE)
"""Where the rules are over and telling about them begins."""


def card(page: SheetPage, lang: str) -> str:
    """The text of the card as Markdown; "" for a game without a page of rules."""
    text, _ = rules_page(page.speech.rules.game.name, lang)
    found = _EXAMPLE.search(text)
    short = without_figures(text[: found.start()] if found else text)
    return f"{short.rstrip()}\n\n{house_rules(page)}\n" if short else ""
