"""Finds games and variants by what people call them, in every language of the program.

A name may be written in any case, with or without its umlauts, blanks and marks. What names nothing
raises a Complaint that says what may have been meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from desktop.commands.complaints import Complaint
from desktop.common.terminal_help import (
    did_you_mean,
    folded,
    in_language,
    languages,
    one_of,
    translate,
)
from engine import games, names
from engine.rules.game import Game

_PARTS = re.compile(r"[,:;()/]|\bor\b|\boder\b")
"""What parts the names within a title: "Chratze (Kratzen)", "Mauscheln, or Vierblatt"."""


class Named(NamedTuple):
    """A game, and the variant of it that was named, "" where the game itself was."""

    game: str
    preset: str = ""


def game(word: str, *, by_hand: bool = False) -> Game[Any]:
    """Return the game of this name; `by_hand` allows a sheet of which no deal ever comes."""
    there = games.everything() if by_hand else games.names()
    if word in there:  # without loading what all the others are called
        return games.find(word)
    if found := _games(word, there):
        return games.find(found)
    if not by_hand and (found := _games(word, games.sheets_by_hand())):
        told = translate("terminal", "{0} is a score sheet only: there are no cards to play with")
        raise Complaint(told.format(title(games.find(found))))
    if variants := _variants(word, there):
        told = translate("terminal", "“{0}” is played as a variant of {1}: --preset {2}")
        kinds = [(title(games.find(one.game)), one.preset) for one in variants]
        raise Complaint("; ".join(told.format(word, *one) for one in kinds))
    if sentence := not_played(word):
        raise Complaint(sentence)
    told = translate("terminal", "there is no game “{0}”").format(word)
    raise Complaint(told + (did_you_mean(word, _said(there)) or _there_are(there)))


def preset(kind: Game[Any], word: str) -> str:
    """Return the variant of this name that a game has."""
    if word in kind.presets:
        return word
    found = _variants(word, [kind.name])
    if len(found) == 1:
        return found[0].preset
    told = translate("terminal", "{0} has no variant “{1}”").format(title(kind), word)
    raise Complaint(told + (did_you_mean(word, kind.presets) or _there_are(kind.presets)))


def meant(word: str, commands: Iterable[str]) -> Named:
    """Return the game or the variant that a single word names, for a window to open."""
    everything = games.everything()
    if word in everything:
        return Named(word)
    if name := _games(word, everything):
        return Named(name)
    # Of a variant that several games have, those that can be played count first.
    for some in (games.names(), games.sheets_by_hand()):
        found = _variants(word, some)
        if len(found) > 1:
            told = translate("terminal", "several games have a variant “{0}”: {1}")
            lines = (f"kartentisch {one.game} --preset {one.preset}" for one in found)
            raise Complaint(told.format(word, one_of(lines)))
        if found:
            return found[0]
    if sentence := not_played(word):
        raise Complaint(sentence)
    known = [*commands, *_said(everything), *(one.preset for one in _presets(everything))]
    known += [part for one in _presets(games.names()) for part in _short_names(one)]
    told = translate("terminal", "there is no command, game, variant or file “{0}”").format(word)
    raise Complaint(told + did_you_mean(word, known))


def title(kind: Game[Any]) -> str:
    """Return what a game is called in the language that is spoken."""
    return text(kind, "game")


def text(kind: Game[Any], key: str) -> str:
    """Return a text of a game in the spoken language; the key's end where it has none."""
    try:
        return translate(*kind.texts.text(key))
    except KeyError:
        return key.rpartition(".")[2].replace("_", " ")


def _games(word: str, some: Iterable[str]) -> str:
    """Which of these games is called so, "" where it is none of them or more than one."""
    found = _called(word, {Named(name): [name, *_titles(name)] for name in some})
    return found[0].game if len(found) == 1 else ""


def _variants(word: str, some: Iterable[str]) -> list[Named]:
    """Return the variants of these games that are called so."""
    return _called(
        word,
        {one: [one.preset, *_all_names(one)] for one in _presets(some)},
    )


def _all_names(one: Named) -> list[str]:
    """Return what a variant is called in every language, and elsewhere."""
    other = names.OTHER.get(one.game, {}).get(one.preset, ())
    return [*_titles(one.game, f"preset.{one.preset}"), *other]


def not_played(word: str) -> str:
    """Return a sentence about a name of the sources that is no game here; "" for any other."""
    for name, told_of in names.TOLD_OF.items():
        if folded(word) in map(folded, told_of):
            told = translate(
                "terminal", "“{0}” is not a game here; the glossary of {1} explains it"
            )
            return told.format(word, title(games.find(name)))
    return ""


def _called(word: str, by: Mapping[Named, Iterable[str]]) -> list[Named]:
    """Return what has this name; else that in whose names it stands as a name of its own."""
    key = folded(word)
    if not key:
        return []
    whole = [one for one, some in by.items() if key in map(folded, some)]
    return whole or [
        one
        for one, some in by.items()
        if key in (folded(part) for name in some for part in _PARTS.split(name))
    ]


def _presets(some: Iterable[str]) -> Iterator[Named]:
    for name in some:
        for one in games.find(name).presets:
            yield Named(name, one)


def _titles(name: str, key: str = "game") -> list[str]:
    """Return what a text of a game is in every language."""
    words = games.find(name).texts
    if not words.has(key):
        return []
    context, english = words.text(key)
    return [in_language(language, context, english) for language in languages()]


def _said(some: Iterable[str]) -> list[str]:
    """Return what these games may be meant by: their names, and their titles."""
    some = [*some]
    return [*some, *(title(games.find(name)).partition(" (")[0] for name in some)]


def _short_names(one: Named) -> list[str]:
    """Return the names of a variant that are not a whole sentence."""
    found = _PARTS.split(text(games.find(one.game), f"preset.{one.preset}"))
    return [part.strip() for part in found if part.strip().count(" ") < 2]


def _there_are(some: Iterable[str]) -> str:
    return translate("terminal", "; there are: {0}").format(one_of(sorted(some)))
