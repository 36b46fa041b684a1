"""The text of a game's rules or glossary, and its layout for reading."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtGui import (
    QTextBlock,
    QTextDocument,
)

from desktop.common.tongues import ENGLISH
from desktop.scene import naming
from engine import games

GLOSSARY = "Little glossary"
"""The chapter with the words of a game that has no glossary of its own, as in the English page."""

_POINT = re.compile(r"- |\d+\. ")
_FIGURE = re.compile(r"!\[\]\(figure:[a-z_]+\)\n*")


@cache
def has_page(game: str, kind: str) -> bool:
    """Whether a game has a page of this kind; then it has it in English.

    Asked whenever what is allowed is looked at; pages do not come and go.
    """
    return game in games.everything() and bool(games.find(game).page(kind, ENGLISH))


@cache
def glossary_chapter(game: str) -> int:
    """Return the number of the heading under which the rules explain their words, -1 for none.

    A page has the same headings in every language. Asked as often as `has_page`.
    """
    if not has_page(game, "rules"):
        return -1
    lines = games.find(game).page("rules", ENGLISH).split("\n")
    titles = [line.lstrip("#").strip() for line in lines if line.startswith("#")]
    return titles.index(GLOSSARY) if GLOSSARY in titles else -1


def page(game: str, lang: str, kind: str = "rules") -> tuple[str, str]:
    """Return the page of a game and the language it is in: English where there is no other.

    Both are "" if there is no page at all.
    """
    if game not in games.everything():
        return "", ""
    for one in dict.fromkeys((lang, ENGLISH)):
        if text := games.find(game).page(kind, one):
            return naming.told(text, suits_of(game), one), one
    return "", ""


def whole(game: str, lang: str) -> tuple[str, str]:
    """Return the rules, behind them the glossary if it is a page of its own, and their language."""
    text, found = page(game, lang)
    words, _ = page(game, found, "glossary")
    return (f"{text}\n#{words}" if text and words else text), found


@cache
def suits_of(game: str) -> str:
    """By whose suits the cards of a game are named on its pages: those of its first presets."""
    kind = games.find(game)
    preset = next(iter(kind.presets.values()))
    return naming.suits_of(kind.make(preset, kind.usual()).pack())


def words_page(game: str, lang: str) -> str:
    """Return what explains the words of a game: its glossary, or that chapter of its rules."""
    own, _ = page(game, lang, "glossary")
    if own:
        return own
    rules, _ = page(game, lang)
    return rules.rpartition("\n## ")[2] if glossary_chapter(game) >= 0 else ""


@cache
def explained(game: str, option: str, lang: str) -> tuple[str, str]:
    """Return what the pages of a game say of a house rule: what it is about, and the sentence.

    Both are "" if they say nothing of it.
    """
    if game not in games.everything():
        return "", ""
    kind = games.find(game)
    variants = kind.make(kind.options(), kind.usual()).booklet.variants
    places = (place for place, names in variants.items() if option in names and place[1] >= 0)
    place = next(places, None)
    heading, point = -1, -1
    for line in page(game, lang)[0].split("\n") if place is not None else ():
        if line.startswith("#"):
            heading, point = heading + 1, -1
        elif found := _POINT.match(line):
            point += 1
            if (heading, point) == place:
                about, _, told = line[found.end() :].replace("**", "").partition(": ")
                return (about, told) if told else ("", about)
    return "", ""


def without_figures(text: str) -> str:
    """Return a page without its figures, for where they cannot be drawn."""
    return _FIGURE.sub("", text)


def headings(document: QTextDocument) -> list[QTextBlock]:
    """Return the headings of a document, from top to bottom."""
    found = []
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            found.append(block)
        block = block.next()
    return found
