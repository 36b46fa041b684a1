"""What a figure of the rules shows, in words, for readers who do not see the pages."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.booklet.drawing import YOU, slate_of
from desktop.common.people import you
from desktop.scene import naming
from engine.booklet.check import rules_of
from engine.booklet.figure import Figure
from engine.cards import Card

translate = QCoreApplication.translate


def pictured(figure: Figure, language: str) -> str:
    """Return the cards and marks of a figure, part by part.

    What it is about stands below it anyway.
    """
    return " ".join(_Teller(figure, language).parts())


class _Teller:
    """Tells one figure in the order in which it is drawn."""

    def __init__(self, figure: Figure, language: str) -> None:
        self._figure, self._language = figure, language
        self._suits = naming.suits_of(rules_of(figure).pack())

    def parts(self) -> Iterator[str]:
        """Yield the sentences."""
        figure = self._figure
        if figure.kind == "slate":
            yield slate_of(figure).in_words().replace("\n", ". ") + "."
            return
        if figure.cards:
            yield "; ".join(self._played()) + "."
        for group in figure.groups:
            named = (text.get(self._language, "") for text in (group.name, group.about))
            said = ", ".join(self._told(text) for text in named if text)
            yield f"{self._names(group.cards)}: {said}."
        for number, row in enumerate(figure.rows, 1):
            what = translate("booklet", "Meld {0}") if figure.kind == "melds" else self._row()
            yield f"{what.format(number)}: {self._names(row)}."
        if figure.dead:
            counted = ""
            if figure.points is not None:
                counted = ", " + translate("booklet", "%n point(s)", "", figure.points)
            yield f"{translate('booklet', 'Deadwood:')} {self._names(figure.dead)}{counted}."
        if figure.hand:
            yield f"{translate('booklet', 'In your hand:')} {self._names(figure.hand)}."
        if figure.hand and figure.may:
            may = translate("booklet", "You may play: {0}.")
            yield may.format(self._names(figure.may))

    @staticmethod
    def _row() -> str:
        return translate("table-view", "Row {0}")

    def _played(self) -> Iterator[str]:
        """Yield the cards of a trick, by whom, and which of them has it."""
        figure = self._figure
        for place, card in enumerate(figure.cards):
            told = self._name(card)
            if place < len(figure.names):
                name = figure.names[place]
                told = f"{you() if name == YOU else name}: {told}"
            if place == figure.winner:
                told += ", " + translate("table-view", "takes the trick")
            yield told

    def _name(self, card: Card) -> str:
        return naming.card(self._suits, card)

    def _names(self, cards: tuple[Card, ...]) -> str:
        return ", ".join(map(self._name, cards))

    def _told(self, text: str) -> str:
        return naming.told(text, self._suits, self._language).rstrip(".")
