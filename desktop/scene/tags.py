"""What stands on the tags with which something is done, at the window and on other devices."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.common.language import Language
from desktop.scene.speech import Speech
from engine.cards import Card
from engine.moves import Call, Move
from engine.table import Seat
from engine.words import QT_TRANSLATE_NOOP

CONTINUE = QT_TRANSLATE_NOOP("window", "&Continue")
NEXT_DEAL = QT_TRANSLATE_NOOP("window", "Next &deal")
END_OF_MATCH = QT_TRANSLATE_NOOP("window", "&End of the match")
SILENT = QT_TRANSLATE_NOOP("window", "Stay silent")
UNDO = QT_TRANSLATE_NOOP("tokens", "Undo")
HINT = QT_TRANSLATE_NOOP("tokens", "Hint")
LAST_TRICK = QT_TRANSLATE_NOOP("tokens", "Last trick")
SAY = QT_TRANSLATE_NOOP("talk", "Say")

_WHICH = "which"
"""The word of what stands for several calls; its text is that of `which.WORD`."""


def asking(calls: Sequence[Call]) -> list[Call]:
    """One for each word of these calls: the call itself, or what stands for several of them."""
    found = []
    for word in dict.fromkeys(call.word for call in calls):
        same = [call for call in calls if call.word == word]
        found.append(same[0] if len(same) == 1 else Call(_WHICH, (word,)))
    return found


def asks_which(call: Call) -> bool:
    """Whether this stands for several calls."""
    return call.word == _WHICH


def words_of(call: Call, speech: Speech) -> str:
    """Return what stands on the button."""
    if asks_which(call):
        return speech.text(f"which.{call.args[0]}")
    # What is no move is said across the table.
    return speech.call(call) if speech.has(f"call.{call.word}") else speech.phrase(call)


def key_of(call: Call, speech: Speech) -> str:
    """Return the key of its own that means this call, "" for none."""
    return speech.key(Call(str(call.args[0])) if asks_which(call) else call)


def stands_for(call: Call, move: Move | None) -> bool:
    """Whether this is the move, or stands for it among others."""
    if asks_which(call) and isinstance(move, Call):
        return move.word == call.args[0] and any(isinstance(arg, Card) for arg in move.args)
    return call == move


def without_key(language: Language, context: str, text: str) -> str:
    """One of these texts without the mark of its letter, for where no key is pressed."""
    return language.translate(context, text).replace("&", "")


def stand_in(speech: Speech, seat: Seat, stands_in: bool) -> str:
    """Return the words for letting a computer player play on at a seat, or for giving it back."""
    own, name = seat == speech.listener, speech.name(seat)
    if stands_in:
        if own:
            return speech.translate("window", "Play again yourself")
        return speech.translate("window", "Give {0} the seat back").format(name)
    if own:
        return speech.translate("window", "Let a computer player play on for you")
    return speech.translate("window", "Let a computer player play on for {0}").format(name)
