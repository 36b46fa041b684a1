"""Prints every sentence that a player reads, to be read from top to bottom.

First what each game says, by the places where it says it, with sample people, cards and numbers;
then the texts of the windows, by context, with the files they come from. Rule books are pages of
their own and are only named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.scene.speech import Speech
from engine import games, words
from engine.facts import FactArg
from engine.rules.game import Game

# Where a marked text was found, its context and source, its remark, and whether it counts.
Found = tuple[Path, str, str, str, bool]

PEOPLE = ("Lina", "Korbinian", "Resi", "Ben", "Vroni", "Jakob")
"""Who sits at the table of the samples."""

NUMBERS = (1, 3)
"""What is counted in the samples, so that both forms of a plural are seen."""

PLACES = {
    "The game and its house rules": ("game", "preset", "option"),
    "What one is asked": ("ask",),
    "Who is waited for": ("wait",),
    "On the buttons": ("call",),
    "What happens, and what a deal brought": ("fact",),
    "Said aloud": ("spoken",),
    "Said across the table, and what it means": ("phrase", "meaning"),
    "Beside a name": ("plate",),
    "Reckoned for oneself": ("own",),
    "What everybody knows of the deal": ("sign", "caption", "row"),
    "Names of cards": ("nickname",),
    "Why something is not allowed": ("rule",),
    "What speaks against a move": ("doubt",),
    "What a card would do": ("outlook",),
    "Why one would do it": ("advice",),
    "About a deal with real cards": ("entry", "refusal"),
}
"""Where a key is read, by its first word; all other keys stand on the sheet."""

REST = "On the sheet, and when one looks back"

_PIECE = re.compile(r"\{(\d+)(?::(\w+))?\}")


def lines(found: Iterable[Found], language: str, folder: Path) -> Iterator[str]:
    """Every sentence in this language, with headings; the `.qm` files lie in the folder.

    Needs a QCoreApplication.
    """
    translator = QTranslator()
    if not translator.load(f"kartentisch_{language}", str(folder)):
        raise FileNotFoundError(f"no translations for {language!r} in {folder}")
    QCoreApplication.installTranslator(translator)
    try:
        yield from of_every_game()
        for name in games.everything():
            yield from of_game(games.find(name))
        yield from of_windows(found)
    finally:
        QCoreApplication.removeTranslator(translator)


def of_every_game() -> Iterator[str]:
    """Yield the names of cards, and what all games say alike."""
    yield "# Every game"
    yield from ("", "## Names of cards", "")
    packs = {}
    for name in games.names():
        speech = _speech(games.find(name))
        packs[speech.suits] = speech
    for speech in packs.values():
        yield ", ".join(speech.card(card) for card in sorted(speech.rules.pack(), key=str))
    yield from by_place(_speech(games.find("ramsen")), words.TEXTS)


def of_game(game: Game[Any]) -> Iterator[str]:
    """Yield what one game says, by place."""
    speech = _speech(game)
    yield from ("", f"# {speech.title()}")
    yield from by_place(speech, game.texts.english)
    for kind in ("rules", "glossary"):
        if game.page(kind, "en"):
            yield f"(a page of its own: {kind})"


def of_windows(found: Iterable[Found]) -> Iterator[str]:
    """Yield what the windows say, by context; what games say is left out."""
    said = {"table", "cards", *games.everything()}
    contexts: dict[str, dict[str, list[str]]] = {}
    for path, context, source, remark, counts in found:
        if context not in said:
            texts = contexts.setdefault(context, {}).setdefault(path.as_posix(), [])
            texts += (
                _counted(context, source, remark) if counts else [_said(context, source, remark)]
            )
    for context, files in sorted(contexts.items()):
        yield from ("", f"# Window: {context}")
        for file, texts in files.items():
            yield from ("", f"## {file}", "", *dict.fromkeys(texts))


def _said(context: str, source: str, remark: str, number: int = -1) -> str:
    text = QCoreApplication.translate(context, source, remark or None, number)
    return text.replace("\n", " ⏎ ")


def _counted(context: str, source: str, remark: str) -> list[str]:
    return [_said(context, source, remark, number) for number in NUMBERS]


def _speech(game: Game[Any]) -> Speech:
    options = game.options()
    return Speech(game.make(options, game.seats_of(options)[-1]), PEOPLE)


def by_place(speech: Speech, texts: Mapping[str, str]) -> Iterator[str]:
    """Yield the sentences of these keys under the headings of their places."""
    kinds = {kind: place for place, kinds in PLACES.items() for kind in kinds}
    placed: dict[str, list[str]] = {place: [] for place in (*PLACES, REST)}
    for key in filter(None, texts):
        placed[kinds.get(key.split(".")[0], REST)] += _samples(speech, key, texts[key])
    for place, sentences in placed.items():
        if sentences:
            yield from ("", f"## {place}", "", *sentences)


def _samples(speech: Speech, key: str, source: str) -> Iterator[str]:
    """Yield the sentence of a key; two where it counts something."""
    numbers = NUMBERS if "%n" in source else NUMBERS[:1]
    for number in numbers:
        yield f"{key:32} {speech.text(key, *_arguments(speech, source, number))}"


def _arguments(speech: Speech, source: str, number: int) -> list[FactArg]:
    """Something for each piece of a sentence; what is counted comes last."""
    pieces = {int(place): what for place, what in _PIECE.findall(source)}
    found: list[FactArg] = []
    for place in range(max(pieces, default=-1) + 1):
        found.append(_sample(speech, pieces.get(place, ""), place))
    return [*found, number] if "%n" in source else found


def _sample(speech: Speech, what: str, place: int) -> FactArg:
    match what:
        case "card":
            return speech.rules.pack()[place + 3]
        case "suit":
            return speech.rules.pack()[-1 - 10 * place].suit
    return place
