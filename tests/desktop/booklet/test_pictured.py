"""What a figure shows is told in words, for whoever reads the pages and does not see them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.booklet.drawing import Drawing
from desktop.booklet.pictured import pictured
from desktop.common import paths
from desktop.packs import Pack
from desktop.scene import naming
from engine import games
from engine.booklet.check import rules_of
from engine.booklet.figure import figures
from tests.desktop.booklet import test_booklet
from tests.desktop.booklet.test_booklet import use

booklet, spoken = test_booklet.booklet, test_booklet.spoken


@pytest.mark.parametrize("game", sorted(games.names()))
def test_every_card_of_a_figure_is_named(qapp: QApplication, game: str) -> None:
    # Whichever pack it is: only which cards are drawn is asked.
    pack = Pack(paths.own("assets", "cards", "bavarian"))
    for figure in figures(game).values():
        told = pictured(figure, "en")
        assert told.endswith("."), figure.name
        suits = naming.suits_of(rules_of(figure).pack())
        for laid in Drawing(figure, pack, "en", 400, 1)._cards:
            assert naming.card(suits, laid.card) in told, figure.name
        if figure.winner >= 0:
            assert "takes the trick" in told


def test_the_pages_tell_what_their_figures_show(booklet, spoken):
    use(spoken, "en")
    booklet.show_game("mauscheln")
    told = []
    for number in range(booklet.spread.pages):
        booklet.spread.show_page(number)
        told.append(booklet.spread.text())
    told = "\n".join(told)
    assert "Ben: Ten of Bells." in told and "You may play: " in told
