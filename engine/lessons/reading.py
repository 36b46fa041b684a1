"""Reads a lesson from its text; the page `lessons.md` says how one is written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NoReturn

from engine import games
from engine.lessons.lesson import (
    LANGUAGES,
    PLACES,
    Ask,
    Deal,
    Lesson,
    LessonError,
    Spoken,
    Step,
    Text,
    Wrong,
)
from engine.moves import Call, Move, read
from engine.parts.beside import lessons_beside
from engine.sheet import Line
from engine.table import NOBODY

_STEP = {
    *("text", "seat", "at", "show", "moves", "rest", "whole", "right", "free", "wrong", "other"),
    *("then", "explains", "talk", "say", "heard"),
}
_DEAL = {
    *("preset", "options", "players", "dealer", "hands", "up", "talon", "bottom", "opening"),
    *("done", "lines"),
}


SHORT = "short"
"""The title of the lesson for those who know another game of the family."""


def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order, () if it has none; raises LessonError."""
    kind = games.find(game)
    every = lessons_beside(kind.package)
    return tuple(read_lesson(game, name, text) for name, text in every if name != SHORT)


def short_cut(game: str) -> Lesson | None:
    """Return the one lesson for those who know a game of the family, None if there is none.

    It says what is otherwise and goes on with a whole deal. Raises LessonError.
    """
    kind = games.find(game)
    texts = dict(lessons_beside(kind.package))
    return read_lesson(game, SHORT, texts[SHORT]) if SHORT in texts else None


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """Return the lesson of a text; without a `game` it must name one. Raises LessonError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(game, name, 0, str(error)) from error
    game = game or str(data.get("game", ""))
    return _Reader(game, name).lesson(data)


@cache
def _cards(game: str) -> frozenset[str]:
    """Return the codes of the cards of this game, by any of its presets."""
    kind = games.find(game)
    packs = (
        kind.make(options, seats).pack()
        for options in kind.presets.values()
        for seats in kind.seats_of(options)
    )
    return frozenset(one.code for pack in packs for one in pack)


class _Reader:
    """Reads one lesson, and knows at which step it is."""

    def __init__(self, game: str, name: str) -> None:
        self.game, self.name, self.step = game, name, 0

    def wrong(self, why: str) -> NoReturn:
        raise LessonError(self.game, self.name, self.step, why)

    def lesson(self, data: Mapping[str, Any]) -> Lesson:
        try:
            kind = games.find(self.game)
        except games.UnknownGame:
            self.wrong(f"unknown game {self.game!r}")
        if data.get("game", self.game) != self.game:
            self.wrong(f"is of {data['game']!r}")
        self._known(data, {"game", "title", "about", "deal", "steps"})
        title, about = self._text(data, "title"), self._text(data, "about")
        deal = self._deal(data.get("deal", {}), next(iter(kind.presets)))
        steps = tuple(self._steps(data.get("steps", [])))
        if not steps:
            self.wrong("has no steps")
        return Lesson(self.game, self.name, title, about, deal, steps)

    def _deal(self, data: Mapping[str, Any], preset: str) -> Deal:
        self._known(data, _DEAL)
        opening = self._moves(data, "opening")
        lines = tuple(
            Line(tuple(None if value == "" else value for value in line))
            for line in data.get("lines", [])
        )
        done = self._moves(data, "done") if "done" in data else opening
        return Deal.of(data, preset, opening, done, lines)

    def _steps(self, every: list[Mapping[str, Any]]) -> Iterator[Step]:
        for self.step, data in enumerate(every, 1):
            yield self._one(data)

    def _one(self, data: Mapping[str, Any]) -> Step:
        self._known(data, _STEP)
        show = tuple(data.get("show", ()))
        for thing in (*show, *filter(None, [data.get("at", "")])):
            self._thing(thing)
        return Step(
            self._text(data, "text"),
            data.get("seat", NOBODY),
            data.get("at", ""),
            show,
            self._moves(data, "moves"),
            bool(data.get("rest")),
            bool(data.get("whole")),
            self._spoken(data, "talk"),
            self._ask(data),
            self._spoken(data, "heard"),
            self._text(data, "then") if "then" in data else {},
            {language: tuple(words) for language, words in data.get("explains", {}).items()},
        )

    def _ask(self, data: Mapping[str, Any]) -> Ask | None:
        say = tuple(one for one in self._moves(data, "say") if isinstance(one, Call))
        if say and (data.keys() & {"right", "free"} or "other" not in data):
            self.wrong("what is to be said needs an answer to all else, and no other question")
        if "right" not in data and not data.get("free") and not say:
            if data.keys() & {"wrong", "other", "heard"}:
                self.wrong("asks nothing, but answers")
            return None
        return Ask(
            self._moves(data, "right"),
            bool(data.get("free")),
            tuple(
                Wrong(self._moves(one, "moves"), self._text(one, "text"))
                for one in data.get("wrong", ())
            ),
            self._text(data, "other") if "other" in data else {},
            say,
        )

    def _spoken(self, data: Mapping[str, Any], key: str) -> tuple[Spoken, ...]:
        """Who says what: "2 !yes"."""
        found: list[Spoken] = []
        for text in data.get(key, ()):
            seat, _, word = text.partition(" ")
            phrase = read(word) if word.startswith("!") else None
            if not seat.isdigit() or not isinstance(phrase, Call):
                self.wrong(f"{key}: nobody says {text!r}")
            found.append((int(seat), phrase))
        return tuple(found)

    def _moves(self, data: Mapping[str, Any], key: str) -> tuple[Move, ...]:
        found = []
        for text in data.get(key, ()):
            try:
                found.append(read(text))
            except (ValueError, KeyError):
                self.wrong(f"{key}: {text!r} is no move")
        return tuple(found)

    def _thing(self, thing: str) -> None:
        """Refuse to point at what is neither a card of the game, nor a person, nor a place."""
        if thing in PLACES or (thing.startswith("seat:") and thing[5:].isdigit()):
            return
        if thing not in _cards(self.game):
            self.wrong(f"points at {thing!r}, which the game has not")

    def _text(self, data: Mapping[str, Any], key: str) -> Text:
        text = data.get(key, {})
        for language in LANGUAGES:
            if not isinstance(text, dict) or not str(text.get(language, "")).strip():
                self.wrong(f"{key} is missing in {language!r}")
        return {language: " ".join(text[language].split()) for language in LANGUAGES}

    def _known(self, data: Mapping[str, Any], names: set[str]) -> None:
        if unknown := data.keys() - names:
            self.wrong(f"unknown: {', '.join(sorted(unknown))}")
