"""One sentence in the user's language for each error that a user can meet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.common.limits import exceeded
from desktop.session.file_lock import InUse
from engine.bounds import TooMuch, quoted
from engine.games import UnknownGame, UnknownPreset
from engine.head import BadLog
from engine.options import BadOption
from engine.rules import IllegalMove, WrongNumber
from engine.schema import OutOfBounds
from engine.store import EVENING, SaveFailed, UnreadableSave

translate = QCoreApplication.translate


class UnknownOpponent(ValueError):
    """A bot that this program does not have."""


def sentence(error: Exception) -> str:
    """Return what happened and what it means; an error not known here gives its own text."""
    told = quoted(error)
    match error:
        case UnreadableSave():
            return _unreadable(error)
        case InUse():
            return in_use(error)
        case UnknownOpponent():
            return translate("troubles", "There is no computer player called “{0}”.").format(
                quoted(error)
            )
        case OutOfBounds() | TooMuch():
            return exceeded(error)
        case BadLog() | IllegalMove():
            number = error.number + 1 if isinstance(error, BadLog) else 0
            return translate(
                "troubles",
                "This match cannot be opened: line {0} does not fit the rules. "
                "The file has not been changed.",
            ).format(number)
        case UnknownGame() | UnknownPreset():
            return translate("troubles", "There is no game called “{0}”.").format(told)
        case BadOption():
            return translate("troubles", "There is no house rule called “{0}”.").format(
                quoted(error)
            )
        case WrongNumber():
            return translate("troubles", "These rules are not for {0} players.").format(
                quoted(error)
            )
        case SaveFailed():
            return _unsaved(error)
    return told


def in_use(error: InUse) -> str:
    """Where a file is open, and what to do about it."""
    name = error.path.name
    if error.elsewhere:
        return translate(
            "troubles",
            "“{0}” is open on the computer “{1}” (process {2}). Close it there first.",
        ).format(name, error.host, error.pid)
    if error.perhaps:
        return translate(
            "troubles",
            "“{0}” seems to be open, but no window has it any more. Open it here to take it over.",
        ).format(name)
    return translate(
        "troubles",
        "“{0}” is already open in another window on this computer (process {1}). "
        "Close it there first.",
    ).format(name, error.pid)


def no_report(name: str) -> str:
    """Say that a text file is no error report that can be opened."""
    told = translate("troubles", "“{0}” is not an error report with a match that can be opened.")
    return told.format(name)


def _unreadable(error: UnreadableSave) -> str:
    name = error.path.name
    match error.kind:
        case "missing":
            return translate("troubles", "There is no file “{0}”.").format(name)
        case "newer":
            return translate(
                "troubles",
                "“{0}” was saved by a newer Kartentisch (format {1}, this one reads up to {2}). "
                "Update to open it.",
            ).format(name, error.needs, EVENING.version)
        case "too_large":
            return translate(
                "troubles", "“{0}” is larger than any match. It has not been changed."
            ).format(name)
        case "foreign":
            return translate(
                "troubles", "“{0}” is not a Kartentisch match. It has not been changed."
            ).format(name)
        case "garbled":
            return translate(
                "troubles", "“{0}” is damaged in line {1}. It has not been changed."
            ).format(name, error.line)
    return translate("troubles", "“{0}” cannot be read.").format(name)


def _unsaved(error: SaveFailed) -> str:
    return translate(
        "troubles",
        "The match cannot be saved just now ({0}). You can play on; "
        "what is missing is written as soon as it can be.",
    ).format(error.strerror or str(error))


def parted(before: str, now: str) -> str:
    """Something else has changed the file of the open evening, which goes on in another."""
    if before == now:
        return translate(
            "troubles",
            "“{0}” was deleted while it was open; the whole match has been written there again.",
        ).format(now)
    return translate(
        "troubles",
        "“{0}” was changed by something other than Kartentisch, and is left as it is now. "
        "The match as you see it goes on in “{1}”. On the shelf the two can be compared.",
    ).format(before, now)


def saved_again() -> str:
    """Tell that what could not be saved for a while has been."""
    return translate("troubles", "Everything is saved again.")


def lacks(game: str, what: list[str]) -> str:
    """Tell that a game has no text for some keys, or no page."""
    return translate("troubles", "The game “{0}” is incomplete. Missing texts: {1}").format(
        game, ", ".join(what)
    )


def died_opening(name: str) -> str:
    """Tell that the program ended while it opened an evening, which it does not try again."""
    return translate(
        "troubles",
        "The program crashed while opening the match “{0}”; this time it stays "
        "closed, and you will find it where it was.",
    ).format(name)


def bot_stumbled() -> str:
    """Tell that the bots' process has ended, and another one thinks from the beginning."""
    return translate(
        "troubles",
        "A computer player started its move over. The game continues.",
    )


def torn(aside: str) -> str:
    """Tell that the last line of a file was cut off and kept."""
    return translate(
        "troubles",
        "The last entry of this match was cut short. What there was of it is kept as “{0}”.",
    ).format(aside)


def changed(name: str, line: int, once: int = 0) -> str:
    """Tell that the checksums fail from a line on, or that lines up to number `once` are gone."""
    if once:
        return translate(
            "troubles",
            "“{0}” has {1} lines, but {2} were saved: it was cut short or replaced by an older "
            "version. It is read-only until you choose to continue.",
        ).format(name, line - 1, once)
    return translate(
        "troubles",
        "“{0}” was changed outside Kartentisch from line {1} on. It is read-only until you "
        "choose to continue. Check its deals first.",
    ).format(name, line)


def other_scores(deals: Sequence[int]) -> str:
    """Tell that these deals would get other scores today than those saved."""
    return translate(
        "troubles",
        "Deal {0} would be scored differently today. The saved score counts.",
    ).format(", ".join(map(str, deals)))


def no_cards(name: str) -> str:
    """Tell that a card set cannot be found."""
    return translate("troubles", "The card set “{0}” is missing. Plain cards are used.").format(
        name
    )


def unusable_cards(name: str) -> str:
    """Tell that a card set of the user's was changed so that it cannot be shown."""
    return translate(
        "troubles",
        "The card set “{0}” is damaged and cannot be used; the game’s usual cards are shown. "
        "Import it again under View → Cards.",
    ).format(name)


def no_language(name: str) -> str:
    """Tell that a translation cannot be found."""
    return translate("troubles", "The translation “{0}” is missing; English is used.").format(name)
