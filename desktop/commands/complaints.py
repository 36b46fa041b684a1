"""Errors of the command line: one line on stderr and an exit status, never a traceback.

Each command raises `Complaint` for wrong arguments. What the engine raises gets its sentence here
too; the sentences of the window are in `desktop/session/error_messages.py`.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from desktop.common.log_reasons import reason
from desktop.common.terminal_help import (
    WRONG_USE,
    did_you_mean,
    note,
    one_of,
    spoken,
    translate,
)
from desktop.common.tongues import ENGLISH
from engine import games
from engine.bots import BOTS, CHARACTERS, LEVELS, UnknownBot
from engine.bounds import TooMuch, quoted
from engine.games import UnknownGame
from engine.head import BadLog, Head
from engine.options import BadOption
from engine.rules import WrongNumber
from engine.schema import OutOfBounds
from engine.store import SaveFailed, UnreadableSave

DAMAGED = 1
"""The exit status for a file that does not hold what was written."""
INTERRUPTED = 130
"""The exit status after Ctrl+C, as shells have it."""


class Complaint(Exception):
    """An argument or file a command cannot work with, in one line."""


class Damaged(Complaint):
    """A file that was checked, and is not as it was written."""


MISFITS = (BadLog, UnknownGame, BadOption, WrongNumber)
"""Errors of files whose events are no match of this program."""

KNOWN = (Complaint, UnreadableSave, SaveFailed, UnknownBot, TooMuch, *MISFITS)
"""Errors that have a sentence."""


def finished(work: Callable[[], None]) -> int:
    """Run a command's work and report its errors; returns the exit status."""
    if sys.stdout is None:  # the caller has closed it
        return _complained(translate("terminal", "standard output is closed"))
    try:
        work()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has had enough, as in `| head`
        _let_go_of_stdout()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Damaged as error:
        return _complained(str(error), DAMAGED)
    except KNOWN as error:
        return _complained(sentence(error))
    except OSError as error:  # of stdout; all other files have errors of their own
        _let_go_of_stdout()
        return _complained(translate("terminal", "writing failed: {0}").format(why(error)))
    return 0


def sentence(error: Exception) -> str:
    """Return the line for an exception."""
    match error:
        case UnreadableSave():
            return f"{error.path}: {_unreadable(error)}"
        case TooMuch():
            return translate("terminal", "this is more than a file can hold")
        case OutOfBounds():
            told = translate("terminal", "this cannot be saved: {0}")
            return told.format(reason(error, translate))
        case BadLog():
            told = translate("terminal", "event {0} (line {1}) does not fit the rules: {2}")
            return told.format(error.number, error.number + 1, reason(error, translate))
        case SaveFailed():
            return translate("terminal", "saving failed: {0}").format(why(error))
        case UnknownGame():
            told = translate("terminal", "there is no game “{0}”; there are: {1}")
            return told.format(quoted(error), one_of(sorted(games.names())))
        case UnknownBot():
            told = translate("terminal", "there is no bot “{0}”").format(quoted(error))
            known = [*BOTS, *(f"{level}:{one}" for level in LEVELS for one in CHARACTERS)]
            return told + (
                did_you_mean(str(error)[:40], known)
                or translate("terminal", "; there are: {0}").format(one_of(sorted(BOTS)))
            )
        case BadOption() if error.value is None:
            told = translate("terminal", "there is no house rule “{0}”")
            return told.format(quoted(error.name))
        case BadOption():
            told = translate("terminal", "the house rule {0} cannot be “{1}”")
            return told.format(quoted(error.name), quoted(str(error.value)))
        case WrongNumber():
            return translate("terminal", "the game is not made for {0} players").format(error)
    return str(error)


def why(error: OSError) -> str:
    """Why the system would not do something, in a few words."""
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            return translate("terminal", "there is no such folder")
        case errno.EACCES | errno.EPERM:
            return translate("terminal", "permission denied")
        case errno.EISDIR:
            return translate("terminal", "this is a folder")
        case errno.EEXIST:
            return translate("terminal", "this file exists already")
        case errno.ENOSPC:
            return translate("terminal", "the disk is full")
        case errno.EROFS:
            return translate("terminal", "the disk is read-only")
        case errno.ENAMETOOLONG:
            return translate("terminal", "the name is too long")
        case errno.EIO:
            return translate("terminal", "the disk does not respond")
        case errno.EFBIG:
            return translate("terminal", "the file would be too large")
    if spoken() != ENGLISH and error.errno is not None:
        # The system's own words are English, or in a language that is not ours to choose.
        name = errno.errorcode.get(error.errno, "")
        return translate("terminal", "system error {0}").format(f"{error.errno} {name}".strip())
    return error.strerror or str(error)


def still_secret(deal: int, head: Head) -> str:
    """Why the cards of a log are not shown unasked: `deal` is what `review.secret` found."""
    if head.at_club:
        return translate(
            "terminal",
            "others at the club may still be playing the same cards; --reveal shows them",
        )
    return translate(
        "terminal", "deal {0} is still being played; --reveal shows its hidden cards"
    ).format(deal)


def _unreadable(error: UnreadableSave) -> str:
    match error.kind:
        case "missing":
            return translate("terminal", "there is no such file") + _near(error.path)
        case "unreadable" if os.path.isdir(error.path):
            return translate("terminal", "this is a folder, not a file")
        case "unreadable":
            cause = error.__cause__
            told = translate("terminal", "reading failed")
            return f"{told}: {why(cause)}" if isinstance(cause, OSError) else told
        case "foreign":
            return translate("terminal", "this is not a Kartentisch match")
        case "newer":
            told = translate(
                "terminal", "a newer Kartentisch saved this; it needs one that reads version {0}"
            )
            return told.format(error.needs)
        case "garbled":
            return translate("terminal", "the file is damaged in line {0}").format(error.line)
    return translate("terminal", "the file is larger than any match")


def _near(path: Path) -> str:
    """Return what file of this folder may have been meant."""
    try:
        # Of files of a kind, the ending is no likeness.
        stems = [one.stem for one in path.parent.iterdir() if one.suffix == path.suffix]
        return did_you_mean(path.stem, stems, lambda stem: stem + path.suffix)
    except OSError:
        return ""


def _complained(text: str, status: int = WRONG_USE) -> int:
    note(text)
    return status


def _let_go_of_stdout() -> None:
    """Keep the interpreter from writing what is left, and failing, when it ends."""
    with suppress(OSError, ValueError):
        out = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), out)
