"""How German cards are called where somebody comes from: Laub or Gras, Sau or Daus, Schilten.

Only German has such names; in other languages, and for French cards, the usual ones are said. Which
are in use is told once, by whoever knows the settings.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

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
    german = suits == "german" and QLocale().language() == QLocale.Language.German
    return _used.get(key, "") if german else ""
