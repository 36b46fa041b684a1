"""Why an event does not fit into its log, in the language of the user.

The engine has a short phrase for each reason. They are listed here for the translations.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bounds import quoted
from engine.head import BadLog
from engine.moves import write
from engine.rules import IllegalMove
from engine.schema import OutOfBounds
from engine.tournament.refusal import Refused
from engine.words import QT_TRANSLATE_NOOP

PHRASES = frozenset(
    (
        QT_TRANSLATE_NOOP("log", "{0} cannot be read"),
        QT_TRANSLATE_NOOP("log", "{0} is neither true nor false"),
        QT_TRANSLATE_NOOP("log", "{0} is not a list"),
        QT_TRANSLATE_NOOP("log", "{0} is not a number"),
        QT_TRANSLATE_NOOP("log", "{0} is not text"),
        QT_TRANSLATE_NOOP("log", "a deal is being played"),
        QT_TRANSLATE_NOOP("log", "a pair is separated"),
        QT_TRANSLATE_NOOP("log", "an older log has no such event"),
        QT_TRANSLATE_NOOP("log", "cannot go {0} steps"),
        QT_TRANSLATE_NOOP("log", "cannot keep {0} of {1} steps"),
        QT_TRANSLATE_NOOP("log", "empty"),
        QT_TRANSLATE_NOOP("log", "club nights that are counted in different ways"),
        QT_TRANSLATE_NOOP("log", "groups are mixed"),
        QT_TRANSLATE_NOOP("log", "line {0} would no longer fit"),
        QT_TRANSLATE_NOOP("log", "not JSON"),
        QT_TRANSLATE_NOOP("log", "not an unmet wish"),
        QT_TRANSLATE_NOOP("log", "no cards are dealt for this sheet"),
        QT_TRANSLATE_NOOP("log", "no deal has just ended"),
        QT_TRANSLATE_NOOP("log", "no deal is due"),
        QT_TRANSLATE_NOOP("log", "no deal is being played"),
        QT_TRANSLATE_NOOP("log", "no line is due"),
        QT_TRANSLATE_NOOP("log", "not a list of numbers"),
        QT_TRANSLATE_NOOP("log", "not a list of texts"),
        QT_TRANSLATE_NOOP("log", "not settings"),
        QT_TRANSLATE_NOOP("log", "not tables"),
        QT_TRANSLATE_NOOP("log", "not tables drawn ahead"),
        QT_TRANSLATE_NOOP("log", "not a tournament"),
        QT_TRANSLATE_NOOP("log", "no person plays at this seat"),
        QT_TRANSLATE_NOOP("log", "nobody else plays at this seat"),
        QT_TRANSLATE_NOOP("log", "there is no such help"),
        QT_TRANSLATE_NOOP("log", "nobody sits there"),
        QT_TRANSLATE_NOOP("log", "not everybody sits exactly once"),
        QT_TRANSLATE_NOOP("log", "not two numbers"),
        QT_TRANSLATE_NOOP("log", "nothing can be claimed like that"),
        QT_TRANSLATE_NOOP("log", "the correction changes nothing"),
        QT_TRANSLATE_NOOP("log", "nothing to redo"),
        QT_TRANSLATE_NOOP("log", "the line does not fit the rules"),
        QT_TRANSLATE_NOOP("log", "the score does not fit the rules"),
        QT_TRANSLATE_NOOP("log", "the setting {0} does not fit the others"),
        QT_TRANSLATE_NOOP("log", "there is no such line"),
        QT_TRANSLATE_NOOP("log", "too many undos and redos"),
        QT_TRANSLATE_NOOP("log", "too many corrections"),
        QT_TRANSLATE_NOOP("log", "unknown card {0}"),
        QT_TRANSLATE_NOOP("log", "unknown event"),
        QT_TRANSLATE_NOOP("log", "unknown move {0}"),
        QT_TRANSLATE_NOOP("log", "unknown phrase {0}"),
        QT_TRANSLATE_NOOP("log", "unreadable correction"),
        QT_TRANSLATE_NOOP("log", "unreadable line"),
        QT_TRANSLATE_NOOP("log", "version 1 has no stand-ins"),
        QT_TRANSLATE_NOOP("log", "wrong attempt"),
        QT_TRANSLATE_NOOP("log", "wrong cards are shuffled"),
        QT_TRANSLATE_NOOP("log", "wrong deal"),
        QT_TRANSLATE_NOOP("log", "wrong number of figures"),
        QT_TRANSLATE_NOOP("log", "wrong pack"),
        QT_TRANSLATE_NOOP("log", "wrong size of table"),
    )
)
"""The phrases of `BadLog`."""

FIELDS = {
    "long": QT_TRANSLATE_NOOP("log", "{0} is too long"),
    "short": QT_TRANSLATE_NOOP("log", "{0} is too short"),
    "many": QT_TRANSLATE_NOOP("log", "{0} has too many values"),
    "few": QT_TRANSLATE_NOOP("log", "{0} has too few values"),
    "number": QT_TRANSLATE_NOOP("log", "{0} is too small or too large"),
    "letter": QT_TRANSLATE_NOOP("log", "{0} has a character that cannot be saved"),
    "choice": QT_TRANSLATE_NOOP("log", "{0} has an unknown value"),
    "type": QT_TRANSLATE_NOOP("log", "{0} has a value of the wrong kind"),
    "unknown": QT_TRANSLATE_NOOP("log", "{0} is unknown here"),
    "missing": QT_TRANSLATE_NOOP("log", "{0} is missing"),
}
"""The reasons of `OutOfBounds`, each about a field."""


def reason(error: BadLog, translate: Callable[[str, str], str]) -> str:
    """Return a few words, without a capital or full stop.

    `translate` takes a context and a source.
    """
    match error.__cause__:
        case BadLog() as cause:
            return reason(cause, translate)
        case IllegalMove() as cause:
            told = translate("log", "the move {0} is not allowed there")
            return told.format(quoted(write(cause.move)))
        case Refused():
            return translate("log", "this is not possible there")
    if isinstance(error, OutOfBounds) and error.field == "event":
        return translate("log", "unknown event")
    if isinstance(error, OutOfBounds):
        return translate("log", FIELDS[error.reason]).format(quoted(error.field))
    return translate("log", error.phrase).format(*map(quoted, error.about))
