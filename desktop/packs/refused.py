"""Why a pack of the user's own is not imported: the exception, and the sentence for the user."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine import words
from engine.bounds import quoted
from engine.cards import THE_WELI

translate = QCoreApplication.translate


class Refused(Exception):
    """A pack that cannot be imported: the reason's key, the card or file, and a number."""

    def __init__(self, reason: str, what: str = "", more: int = 0) -> None:
        super().__init__(reason, what, more)
        self.reason = reason
        self.what = what
        self.more = more
        self.german = False
        """Whether the card is one of a German pack."""


def why_refused(error: Refused) -> str:  # noqa: PLR0912 - a table of reasons
    """Return the sentence why a pack was not imported."""
    # A file without a name, or a drawing in which nothing is called anything, has none to tell.
    what = quoted(_card(error)) or translate("troubles", "drawing")
    match error.reason:
        case "lacks":
            if error.more:
                return translate(
                    "troubles",
                    "The pack is not complete: “{0}” is missing, and %n more card(s).",
                    "",
                    error.more,
                ).format(what)
            return translate("troubles", "“{0}” is missing from this pack.").format(what)
        case "nothing":
            return translate("troubles", "No file in “{0}” is named after a card.").format(what)
        case "not_french":
            return translate("troubles", "“{0}” is a card set for games not played here.").format(
                what
            )
        case "too_large":
            return translate("troubles", "“{0}” is far too large for a card.").format(what)
        case "too_many":
            return translate("troubles", "Too many files for a pack of cards.")
        case "too_small":
            return translate("troubles", "“{0}” is too small.").format(what)
        case "shape":
            return translate(
                "troubles", "“{0}” does not have the shape of the other cards."
            ).format(what)
        case "no_card":
            return translate("troubles", "“{0}” does not have the shape of a playing card.").format(
                what
            )
        case "same":
            return translate("troubles", "“{0}” looks just like another card.").format(what)
        case "several":
            return translate(
                "troubles", "There are several card sets in “{0}”; choose one of them."
            ).format(what)
        case "drawn":
            return translate(
                "troubles",
                "“{0}” is drawn in a way that cannot be shown here. Save the cards as "
                "pictures (PNG) in a folder, each named after its card, and choose that.",
            ).format(what)
        case "ended":
            return translate(
                "troubles",
                "Reading “{0}” took too much time or memory. Save the cards as smaller "
                "pictures (PNG) in a folder, each named after its card, and choose that.",
            ).format(what)
        case "fetches":
            return translate(
                "troubles", "“{0}” loads something from outside the file. That is not allowed."
            ).format(what)
        case "outside":
            return translate(
                "troubles", "The archive is unsafe: “{0}” would be unpacked outside its folder."
            ).format(what)
        case "format":
            return translate("troubles", "“{0}” is not a folder, zip file or SVG drawing.").format(
                what
            )
        case "missing":
            return translate("troubles", "There is no file “{0}”.").format(what)
    return translate("troubles", "“{0}” is not a picture that can be read.").format(what)


def _card(error: Refused) -> str:
    """Return the card, or the file, that a pack is refused for."""
    pack = "german" if error.german else "french"
    suit, rank = error.what[:1], error.what[1:]
    if error.what == "back":
        return translate("troubles", "back of the cards")
    if suit not in words.SUITS[pack] or rank not in words.RANKS[pack]:
        return error.what
    named = translate("cards", words.RANKS[pack][rank], words.REMARKS[pack])
    if rank == THE_WELI:
        return named
    return translate("cards", words.CARD).format(
        rank=named, suit=translate("cards", words.SUITS[pack][suit])
    )
