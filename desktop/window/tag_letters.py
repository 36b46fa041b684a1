"""Which letter each tag has, of those that lie upon the table together.

A letter of its own words, if one is free; else a number, counted from the left; else any letter
that nobody else has. So whatever is asked can be answered by one key.
"""

from __future__ import annotations

from collections.abc import Sequence

_OTHERWISE = "123456789abcdefghijklmnopqrstuvwxyz0"
"""What a tag gets that has no letter in its words for itself, the first that is free."""


def letters_of(texts: Sequence[str], reserved: str = "") -> list[str]:
    """A letter for each of these texts, all different, in lower case; "" if there are no more.

    None of them is `reserved`. As many as possible stand in their text.
    """
    kept = set(reserved.casefold())
    owners: dict[str, int] = {}

    def claim(number: int, asked: set[str]) -> bool:
        """Give this text a free letter, or that of another text that finds a different one."""
        wanted = [letter for letter in _wanted(texts[number]) if letter not in kept | asked]
        for letter in sorted(wanted, key=owners.__contains__):
            asked.add(letter)
            if letter not in owners or claim(owners[letter], asked):
                owners[letter] = number
                return True
        return False

    for number in range(len(texts)):
        claim(number, set())
    found = {number: letter for letter, number in owners.items()}
    for number in range(len(texts)):
        if number not in found:
            free = (one for one in _OTHERWISE if one not in kept and one not in found.values())
            found[number] = next(free, "")
    return [found[number] for number in range(len(texts))]


def _wanted(text: str) -> list[str]:
    """What may be the letter of a text: beginnings of words before their insides."""
    places = [place for place, letter in enumerate(text) if letter.isalnum()]
    first = [place for place in places if place == 0 or not text[place - 1].isalnum()]
    letters = [text[place].casefold() for place in first + places]
    return [letter for letter in dict.fromkeys(letters) if len(letter) == 1]
