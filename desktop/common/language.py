"""The language of one reader: texts, what German cards are called, and dates.

The application has one language, whose translator is installed in it. Other readers of a match
have a Language of their own: it asks its translator directly, so that nothing of the window is
translated or painted again.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from desktop.common.tongues import ENGLISH, translated, translator

CARD_NAMES: Mapping[str, Mapping[str, str]] = {
    "laub": {},
    "gras": {"G": "Gras"},
    "gruen": {"G": "Grün", "rank A": "Daus"},
    "blatt": {"G": "Blatt", "rank A": "Daus"},
    "austria": {"rank A": "Ass"},
    "swiss": {"G": "Schilten", "H": "Rosen", "rank A": "Ass", "rank U": "Under"},
}
"""What differs from "Eichel, Laub, Herz, Schellen" and "Sau, König, Ober, Unter" in German."""


class UnknownLanguage(ValueError):
    """There are no texts in this language, no such region, or no such names of cards."""


class Language:
    """What a reader reads: texts in a language, dates as in a region, German cards by one's names.

    Without a code it is the application's language, whatever that is at the moment.
    """

    def __init__(self, code: str = "", region: str = "", card_names: str = "laub") -> None:
        """Raise UnknownLanguage if it is none.

        Without a `region`, such as "CH", take the system's.
        """
        if code and code not in (ENGLISH, *translated()):
            raise UnknownLanguage(f"there are no texts in {code!r}")
        self._translator = translator(code) if code else None
        if code not in ("", ENGLISH) and self._translator is None:
            raise UnknownLanguage(f"the texts in {code!r} cannot be read")
        self._code = code
        self._locale = locale_of(code, region) if code else None
        self.call_cards(card_names)

    def call_cards(self, names: str) -> None:
        """Call German cards by these of CARD_NAMES in German; raises UnknownLanguage."""
        if names not in CARD_NAMES:
            raise UnknownLanguage(f"cards have no names {names!r}")
        self.card_names = CARD_NAMES[names]
        """What differs from the usual names."""

    @property
    def code(self) -> str:
        """The language's code, such as "de"."""
        return self._code or QLocale.languageToCode(QLocale().language())

    def translate(self, context: str, source: str, remark: str = "", number: int = -1) -> str:
        """Return a marked text in this language, its `%n` filled with a number from 0 up."""
        if not self._code:
            return QCoreApplication.translate(context, source, remark, number)
        of = self._translator
        said = (of and of.translate(context, source, remark, number)) or source
        return said if number < 0 else said.replace("%n", str(number))

    def date(self, day: date) -> str:
        """Return a day, written out as in the region."""
        locale = self._locale or QLocale()
        return locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


PROGRAM = Language()
"""The language of the application, in which the window and the commands speak."""


@lru_cache(maxsize=64)
def of_browser(code: str) -> Language:
    """Return the language of a browser's code such as "de-CH".

    The application's where there is none.
    """
    try:
        return Language(code.split("-")[0].lower())
    except UnknownLanguage:
        return PROGRAM


def locale_of(code: str, region: str = "") -> QLocale:
    """How dates and numbers look in a language, as a region writes them, the system's if none.

    Raises UnknownLanguage for a region that there is not.
    """
    system = QLocale.system()
    if not region and system.name().split("_")[0] == code:
        return system
    territory = QLocale.codeToTerritory(region) if region else system.territory()
    if region and territory == QLocale.Country.AnyTerritory:
        raise UnknownLanguage(f"there is no region {region!r}")
    here = QLocale(QLocale(code).language(), territory)
    # Of a pair that nobody has heard of Qt takes the language, with the region it comes from.
    return here if here.territory() == territory else QLocale(code)
