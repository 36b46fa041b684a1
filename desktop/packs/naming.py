"""Finds which card a file shows by its name, in several German and English conventions.

All files of a pack follow one convention: the one by which most cards are found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import PurePosixPath

from desktop.packs.user_packs import spelt
from engine.cards import WELI

Words = Mapping[str, str]

_NUMBERS = {str(number): str(number) for number in range(2, 11)}
_NUMBERS |= {f"{number:02}": str(number) for number in range(2, 10)}
_NUMBERS |= {"zwei": "2", "two": "2", "drei": "3", "three": "3", "vier": "4", "four": "4"}
_NUMBERS |= {"fuenf": "5", "five": "5", "sechs": "6", "six": "6", "sieben": "7", "seven": "7"}
_NUMBERS |= {"acht": "8", "eight": "8", "neun": "9", "nine": "9", "zehn": "10", "ten": "10"}
_NUMBERS |= {"x": "10", "ix": "9", "viii": "8", "vii": "7", "vi": "6"}

_HIGH = {"ass": "A", "as": "A", "ace": "A", "a": "A", "koenig": "K", "king": "K", "k": "K"}

_FRENCH_RANKS: Words = {
    **_NUMBERS,
    **_HIGH,
    **{"dame": "Q", "queen": "Q", "q": "Q", "bube": "J", "jack": "J", "bauer": "J", "j": "J"},
    **{"knave": "J", "t": "10", "0": "10", "1": "A", "01": "A"},
    **{"11": "J", "12": "Q", "13": "K", "14": "A"},
}
_GERMAN_LETTERS: Words = {**_FRENCH_RANKS, "d": "Q", "b": "J"}
"""Of French cards with German letters."""
_GERMAN_RANKS: Words = {
    **_NUMBERS,
    **_HIGH,
    **{"sau": "A", "daus": "A", "deuce": "A", "sow": "A", "z": "10"},
    **{"ober": "O", "o": "O", "over": "O", "unter": "U", "u": "U", "under": "U"},
}

_FRENCH_SUITS: Words = {
    **{"club": "C", "clubs": "C", "kreuz": "C", "treff": "C"},
    **{"spade": "S", "spades": "S", "pik": "S", "schippe": "S", "schippen": "S"},
    **{"heart": "H", "hearts": "H", "herz": "H", "coeur": "H"},
    **{"diamond": "D", "diamonds": "D", "karo": "D", "eckstein": "D"},
}
_ENGLISH_LETTERS: Words = {"c": "C", "s": "S", "h": "H", "d": "D"}
_SUIT_LETTERS: Words = {"kr": "C", "p": "S", "h": "H", "ka": "D"}
_GERMAN_SUITS: Words = {
    **{"eichel": "E", "eicheln": "E", "acorn": "E", "acorns": "E", "eckern": "E", "e": "E"},
    **{"gras": "G", "gruen": "G", "blatt": "G", "laub": "G", "leaf": "G", "leaves": "G"},
    **{"g": "G", "b": "G", "l": "G"},
    **{"herz": "H", "herzen": "H", "heart": "H", "hearts": "H", "rot": "H", "h": "H"},
    **{"schellen": "S", "schelle": "S", "schell": "S", "bell": "S", "bells": "S", "s": "S"},
}

WAYS: tuple[tuple[Words, Words], ...] = (
    (_FRENCH_SUITS, _FRENCH_RANKS),
    (_ENGLISH_LETTERS, _FRENCH_RANKS),
    (_GERMAN_SUITS, _GERMAN_RANKS),
    (_FRENCH_SUITS, _GERMAN_LETTERS),
    (_SUIT_LETTERS, _GERMAN_LETTERS),
    (_ENGLISH_LETTERS, _GERMAN_LETTERS),
)
"""Words for suits, and for ranks."""

_NOISE = ("playing", "card", "cards", "karte", "karten")
_BACK = re.compile("(card|karten)?(rueckseite|ruecken|rueck|back|verso)[a-z]?[0-9]*")
_WELI = "weli"

BACK = "back"


def cards_of(names: Iterable[str]) -> dict[str, str]:
    """Return the codes of cards, and "back", each with the file name that shows it."""
    plain = [(name, _plain(name)) for name in names]
    best: dict[str, str] = {}
    for (suits, ranks), suit_first in product(WAYS, (True, False)):
        found = dict(_found(plain, suits, ranks, suit_first))
        if len(found) > len(best):
            best = found
    backs = [(stem != BACK, name) for name, stem in plain if _BACK.fullmatch(stem)]
    if backs:
        best[BACK] = min(backs, key=lambda one: one[0])[1]
    return best


def _found(
    names: Iterable[tuple[str, str]], suits: Words, ranks: Words, suit_first: bool
) -> Iterator[tuple[str, str]]:
    suit, rank = _one_of(suits), _one_of(ranks)
    order = f"(?P<suit>{suit})(?P<rank>{rank})" if suit_first else f"(?P<rank>{rank})(?:of|der)?"
    pattern = re.compile(order if suit_first else f"{order}(?P<suit>{suit})")
    seen = set()
    for name, stem in names:
        if stem == _WELI and suits is _GERMAN_SUITS:
            yield WELI.code, name
        match = pattern.fullmatch(stem)
        if match is None:
            continue
        code = suits[match["suit"]] + ranks[match["rank"]]
        if code not in seen:
            seen.add(code)
            yield code, name


def _one_of(words: Words) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


def _plain(name: str) -> str:
    """Return the name without folder, ending, signs, umlauts, and what all may begin with."""
    words = re.findall("[a-z]+|[0-9]+", spelt(PurePosixPath(name).stem))
    while len(words) > 1 and words[0] in _NOISE:
        del words[0]
    return "".join(words)
