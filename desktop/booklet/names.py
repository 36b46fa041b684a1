"""Finds in a text what the booklet shows otherwise: names of cards, and words of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from desktop.scene import naming
from engine import words
from engine.cards import THE_WELI, Card
from engine.cards import card as card_of
from engine.rules import Rules

_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_IN_SHORT = re.compile(r"([♠♥♦♣]) ?(10|[2-9A-ZB])(?![0-9A-Za-z])")
_SHORT_RANKS = {"D": "Q", "B": "J"}
"""How German books write Queen and Jack."""
_ENDINGS = "(?:n|s|e|en|es|er)?"


class Named(NamedTuple):
    """A card that a text names: where the name begins and ends, and whether it is in short."""

    start: int
    end: int
    card: Card
    short: bool = False


class CardNames:
    """The names of the cards of a game in the language of now, and of a page in English."""

    def __init__(self, rules: Rules[Any], english: bool) -> None:
        kind = naming.suits_of(rules.pack())
        self._cards: dict[str, Card] = {}
        for card in rules.pack():
            suit, rank = words.SUITS[kind][card.suit], words.RANKS[kind][card.rank]
            if card.rank == THE_WELI:
                self._cards[rank] = card
                continue
            for said in _in_english(rank, suit) if english else _in_own(kind, card):
                self._cards[said] = card
        longest = sorted(self._cards, key=len, reverse=True)
        # Where a game has no cards, nothing is found.
        self._find = re.compile(
            "(?!)"
            if not longest
            else "|".join(rf"\b{re.escape(one)}(?![a-zäöü])" for one in longest)
        )
        self._pack = set(rules.pack())
        own = words.RANKS[kind]
        ranks = own if english else {key: naming.rank(kind, key) for key in own}
        self._ranks = {text: key for key, text in ranks.items()}
        either = "|".join(sorted(map(re.escape, self._ranks), key=len, reverse=True))
        between = ", |, and | and " if english else ", | und "
        stroke = "" if english else "-"
        self._before = re.compile(rf"\b({either})(?:{between})$")
        self._after = re.compile(rf"(?:{between}){stroke}({either})\b(?! of)")

    def find(self, text: str, *, short: bool = True) -> Iterator[Named]:
        """Yield the cards that a text names, from left to right."""
        found = [Named(m.start(), m.end(), self._cards[m[0]]) for m in self._find.finditer(text)]
        for one in list(found):
            found += self._listed(text, one, found)
        for m in _IN_SHORT.finditer(text) if short else ():
            rank = _SHORT_RANKS.get(m[2], m[2])
            card = next((c for c in self._pack if (c.suit, c.rank) == (_SIGNS[m[1]], rank)), None)
            if card is not None:
                found.append(Named(m.start(), m.end(), card, True))
        yield from sorted(found)

    def _listed(self, text: str, one: Named, found: list[Named]) -> list[Named]:
        """Return what shares its suit: "Sow, King and Nine of Leaves", "Karo-Sechs, -Acht"."""
        more: list[Named] = []
        # "Acorn King, Ten of Leaves" is no King of Leaves.
        taken = {place for named in found for place in range(named.start, named.end)}
        if " of " in text[one.start : one.end]:
            here = one.start
            while m := self._before.search(text[:here]):
                here = m.start()
                if here in taken:
                    break
                more.append(self._same_suit(one, m))
        else:
            here = one.end
            while m := self._after.match(text, here):
                here = m.end()
                if m.start(1) in taken:
                    break
                more.append(self._same_suit(one, m))
        return [named for named in more if named.card in self._pack]

    def _same_suit(self, one: Named, m: re.Match[str]) -> Named:
        return Named(m.start(1), m.end(1), card_of(one.card.suit + self._ranks[m[1]]))


def _in_english(rank: str, suit: str) -> list[str]:
    """Return a card in English: "Sow of Acorns", and "Acorn Sow" as well."""
    return [f"{rank} of {suit}", f"{suit.removesuffix('s')} {rank}"]


def _in_own(kind: str, card: Card) -> list[str]:
    """Return a card in the language of now, also where German gives it an ending."""
    whole = naming.card(kind, card)
    return [whole, f"{whole}n"] if whole.endswith("e") else [whole]


def glossary(page: str) -> dict[str, str]:
    """Return the words that a glossary explains, each with its meaning.

    Several names of one as well.
    """
    found: dict[str, str] = {}
    for line in page.split("\n"):
        if line.startswith("- **"):
            head, _, meaning = line[2:].partition(":** ")
            if not meaning:
                head, _, meaning = line[2:].partition("): ")
        elif line.startswith("| **"):
            head, _, meaning = line.strip("| ").partition(" | ")
        else:
            continue
        for name in re.split(r", | \(|\)|:", head.replace("*", "")):
            if len(name.strip()) > 2 and meaning:
                found.setdefault(name.strip(), re.sub(r"[*]", "", meaning).strip(" |"))
    return found


def word_finder(terms: dict[str, str], english: bool) -> re.Pattern[str] | None:
    """Return what finds these words in a text, with the endings that German gives them.

    What a glossary writes small, such as "kommt", is a turn of speech: it stands for itself only
    when it is said, so it is not looked for.
    """
    longest = sorted((one for one in terms if one[0].isupper()), key=len, reverse=True)
    if not longest:
        return None
    either = "|".join(_either_case(one) if english else re.escape(one) for one in longest)
    return re.compile(rf"\b({either}){_ENDINGS}\b")


def _either_case(word: str) -> str:
    first = word[0]
    return f"[{first.upper()}{first.lower()}]{re.escape(word[1:])}"


def term_of(terms: dict[str, str], said: str) -> str:
    """Return the word of the glossary that was found so in a text."""
    return next((one for one in terms if one.lower() == said.lower()), said)
