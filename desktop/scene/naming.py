"""How German cards are called where somebody comes from: Laub or Gras, Sau or Daus, Schilten.

Only German has such names; in other languages, and for French cards, the usual ones are said. Which
are in use is told once, by whoever knows the settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.scene.renaming import renamed
from engine import words
from engine.cards import THE_WELI, Card

translate = QCoreApplication.translate

NAMES: Mapping[str, Mapping[str, str]] = {
    "laub": {},
    "gras": {"G": "Gras"},
    "gruen": {"G": "Grün", "rank A": "Daus"},
    "blatt": {"G": "Blatt", "rank A": "Daus"},
    "austria": {"rank A": "Ass"},
    "swiss": {"G": "Schilten", "H": "Rosen", "rank A": "Ass", "rank U": "Under"},
}
"""What differs from "Eichel, Laub, Herz, Schellen" and "Sau, König, Ober, Unter"."""

NEUTER = ("Ass", "Daus")
"""Ranks that are "das"."""

_used: Mapping[str, str] = NAMES["laub"]


def use(names: str) -> None:
    """Call cards so from now on; raises KeyError for names that are not known."""
    global _used
    _used = NAMES[names]


def used() -> Mapping[str, str]:
    """What differs now from the usual names."""
    return _used


def suits_of(cards: Iterable[Card]) -> str:
    """By whose suits the cards of a pack are named: "german" or "french"."""
    return "german" if any(one.suit == "E" for one in cards) else "french"


def told(text: str, suits: str, language: str | None = None) -> str:
    """A text of a game by the names that are in use; `language` is that of now if none is given.

    Texts about French cards, and those in other languages, stay as they are.
    """
    german = language == "de" if language is not None else _german()
    return renamed(text, _used) if german and suits == "german" else text


def suit(suits: str, letter: str) -> str:
    """A suit in the language of now; raises KeyError if these suits have none of this letter."""
    return _own(suits, letter) or translate("cards", words.SUITS[suits][letter])


def rank(suits: str, letter: str) -> str:
    """A rank in the language of now; raises KeyError as `suit` does."""
    usual = translate("cards", words.RANKS[suits][letter], words.REMARKS[suits])
    return _own(suits, f"rank {letter}") or usual


def card(suits: str, one: Card) -> str:
    """A card, "Ober of Acorns", and the Weli by its name alone; raises KeyError as `suit` does."""
    named = rank(suits, one.rank)
    if one.rank == THE_WELI:
        return named
    return translate("cards", words.CARD).format(rank=named, suit=suit(suits, one.suit))


def _own(suits: str, key: str) -> str:
    return _used.get(key, "") if suits == "german" and _german() else ""


def _german() -> bool:
    return QLocale().language() == QLocale.Language.German
