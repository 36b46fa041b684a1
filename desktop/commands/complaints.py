"""Errors of the command line: one line on stderr and exit status 2, never a traceback.

Each command raises `Complaint` for wrong arguments. What the engine raises gets its sentence here
too; the sentences of the window are in `desktop/session/error_messages.py`.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from engine import games
from engine.bots import BOTS, UnknownBot
from engine.bounds import quoted
from engine.games import UnknownGame
from engine.head import BadLog, Head
from engine.options import BadOption
from engine.rules import WrongNumber
from engine.schema import OutOfBounds
from engine.store import SaveFailed, UnreadableSave

UNREADABLE = {
    "missing": "there is no such file",
    "unreadable": "the file cannot be read",
    "foreign": "this is not an evening of Kartentisch",
    "newer": "this was saved by a newer Kartentisch",
    "garbled": "the file is damaged",
    "too_large": "the file is larger than any evening",
}


class Complaint(Exception):
    """An argument or file a command cannot work with, in one line."""


MISFITS = (BadLog, UnknownGame, BadOption, WrongNumber)
"""What the events of a file can be that are no evening of this program."""

KNOWN = (Complaint, UnreadableSave, SaveFailed, UnknownBot, *MISFITS)
"""What has a sentence."""


def finished(work: Callable[[], None]) -> int:
    """Run a command's work and report its errors; returns the exit status."""
    if sys.stdout is None:  # whoever called has closed it
        return _complained("cannot write: there is no output")
    if isinstance(sys.stdout, io.TextIOWrapper):  # names that this terminal cannot write
        sys.stdout.reconfigure(errors="replace")
    try:
        work()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has had enough, as in `| head`
        _let_go_of_stdout()
    except KeyboardInterrupt:
        return 130
    except KNOWN as error:
        return _complained(sentence(error))
    except OSError as error:  # of stdout; all other files have errors of their own
        _let_go_of_stdout()
        return _complained(f"cannot write: {error.strerror or error}")
    return 0


def sentence(error: Exception) -> str:
    """The line for an exception."""
    match error:
        case UnreadableSave():
            place = f" in line {error.line}" if error.kind == "garbled" else ""
            if error.kind == "newer":
                place = f" and needs one that reads version {error.needs} of the log"
            return f"{error.path}: {UNREADABLE[error.kind]}{place}"
        case OutOfBounds():
            return f"this cannot be kept: {quoted(error.why)}"
        case BadLog():
            return (
                f"event {error.number} (line {error.number + 1}) does not fit: {quoted(error.why)}"
            )
        case SaveFailed():
            return f"the evening cannot be saved: {error.strerror or error}"
        case UnknownGame():
            return f"there is no game {quoted(error)!r}; there {_are(games.names())}"
        case UnknownBot():
            return f"there is no bot {quoted(error)!r}; there {_are(BOTS)}"
        case BadOption() if error.value is None:
            return f"there is no option {quoted(error.name)!r}"
        case BadOption():
            return f"the option {quoted(error.name)} cannot be {quoted(repr(error.value))}"
        case WrongNumber():
            return f"the game is not made for {error} players"
    return str(error)


def still_secret(deal: int, head: Head) -> str:
    """Why the cards of a log are not shown unasked: `deal` is what `review.secret` found."""
    if head.at_club:
        return "this is a table of a club, where others may still play the same cards"
    return f"deal {deal} is still being played"


def one_of(names: Iterable[object]) -> str:
    """Values to choose from, as text."""
    return ", ".join(str(name).lower() if isinstance(name, bool) else str(name) for name in names)


def printable(text: str) -> str:
    """A text from a file, fit for a terminal: one line, no control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def note(text: str) -> None:
    """Print a remark on stderr."""
    if sys.stderr is not None:
        print(f"kartentisch: {printable(text)}", file=sys.stderr)


def _complained(text: str) -> int:
    note(text)
    return 2


def _are(names: Iterable[str]) -> str:
    some = sorted(names)
    return ("is only " if len(some) == 1 else "are ") + one_of(some)


def _let_go_of_stdout() -> None:
    """Keep the interpreter from writing what is left, and failing, when it ends."""
    with suppress(OSError, ValueError):
        out = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), out)
