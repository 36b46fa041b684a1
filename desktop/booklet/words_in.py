"""Finds the words of a game's glossary in a sentence, wherever one is told."""

from __future__ import annotations

from functools import lru_cache

from desktop.booklet.names import glossary, term_of, word_finder
from desktop.common.language import PROGRAM
from desktop.common.tongues import ENGLISH
from desktop.look.worded import Word
from desktop.scene.rules_text import page, words_page


@lru_cache(maxsize=32)
def _terms(game: str, language: str, _names: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Return the words of a game, as far as they are explained in this language by these names."""
    return glossary(words_page(game, language))


def words_in(text: str, game: str, language: str) -> list[Word]:
    """Return the words of the glossary in a sentence, each where it first stands."""
    terms = _terms(game, language, tuple(PROGRAM.card_names.items()))
    finder = word_finder(terms, page(game, language)[1] == ENGLISH)
    found: dict[str, Word] = {}
    for one in finder.finditer(text) if finder is not None else ():
        term = term_of(terms, one[1])
        found.setdefault(term, Word(one.start(), one.end(), term, terms.get(term, "")))
    return [one for one in found.values() if one.meaning]
