"""How cards are called in a reader's language.

German names differ with where somebody comes from: Laub or Gras, Sau or Daus, Schilten. In other
languages, and for French cards, the usual ones are said.
"""

from __future__ import annotations

from collections.abc import Iterable

from desktop.common.language import PROGRAM, Language
from desktop.scene.renaming import renamed
from engine import words
from engine.cards import THE_WELI, Card

NEUTER = ("Ass", "Daus")
"""Ranks that are "das"."""


def suits_of(cards: Iterable[Card]) -> str:
    """By whose suits the cards of a pack are named: "german" or "french"."""
    return "german" if any(one.suit == "E" for one in cards) else "french"


def told(text: str, suits: str, written: str = "", language: Language = PROGRAM) -> str:
    """Return a text by the reader's names of cards.

    `written` says in which language if not the reader's.
    Texts about French cards, and those in other languages than German, stay as they are.
    """
    if suits != "german" or not language.card_names:
        return text
    return renamed(text, language.card_names) if (written or language.code) == "de" else text


def suit(suits: str, letter: str, language: Language = PROGRAM) -> str:
    """Return a suit; raises KeyError if these suits have none of this letter."""
    own = _own(suits, letter, language)
    return own or language.translate("cards", words.SUITS[suits][letter])


def rank(suits: str, letter: str, language: Language = PROGRAM) -> str:
    """Return a rank; raises KeyError as `suit` does."""
    usual = language.translate("cards", words.RANKS[suits][letter], words.REMARKS[suits])
    return _own(suits, f"rank {letter}", language) or usual


def card(suits: str, one: Card, language: Language = PROGRAM) -> str:
    """Return a card, "Ober of Acorns", and the Weli by its name alone.

    Raises KeyError as `suit` does.
    """
    named = rank(suits, one.rank, language)
    if one.rank == THE_WELI:
        return named
    form = language.translate("cards", words.CARD)
    return form.format(rank=named, suit=suit(suits, one.suit, language))


def _own(suits: str, key: str, language: Language) -> str:
    own = language.card_names.get(key, "") if suits == "german" else ""
    return own if own and language.code == "de" else ""
