"""What a club plays: the form says what its house rules come to."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.club.pages.rules_form import RulesForm
from engine import games
from engine.tournament.head import Head


def test_the_form_says_that_an_ante_as_high_as_the_bank_makes_every_deal_a_muss(qtbot):
    form = RulesForm(Head(game="ramsli"))
    for field in form.fields():
        qtbot.addWidget(field)
    usual = next(iter(games.find("ramsli").presets.values()))
    form.form.set_options(replace(usual, ante=20, bank_level=20))
    assert "20" in form.remarks.text()
    assert not form.remarks.isHidden()
    form.form.set_options(replace(usual, ante=20, bank_level=0))
    assert form.remarks.text() == ""
    assert form.remarks.isHidden()


def test_what_was_said_of_one_game_is_not_said_of_the_next(qtbot):
    form = RulesForm(Head(game="ramsli"))
    for field in form.fields():
        qtbot.addWidget(field)
    usual = next(iter(games.find("ramsli").presets.values()))
    form.form.set_options(replace(usual, ante=20, bank_level=20))
    form.game.set_value("gin")
    form.game.chosen.emit()
    assert form.remarks.text() == ""


def test_keys_walk_through_all_games_to_the_rules_of_each(qtbot):
    form = RulesForm(Head())
    for field in form.fields():
        qtbot.addWidget(field)
    form.game.setCurrentIndex(0)
    for place, game in enumerate(games.everything()):
        # A slot that raises fails the test.
        QTest.keyClick(form.game, Qt.Key.Key_Down)
        form.game.setCurrentIndex(place)
        kind = games.find(game)
        assert form.kind is kind and form.settings()["game"] == game
        assert form.form.options() == next(iter(kind.presets.values()))
        seats = kind.seats_of(kind.options())
        assert form.best.value() == seats[len(seats) // 2]


def test_tables_of_a_size_that_the_rules_are_not_for_are_not_offered(qtbot):
    form = RulesForm(Head(game="mauscheln"))
    for field in form.fields():
        qtbot.addWidget(field)
    form.game.set_value("mauscheln")
    form.game.chosen.emit()
    presets = games.find("mauscheln").presets
    for name, least in (("chratze", 2), ("short", 3)):
        form.form.set_options(presets[name])
        assert next(size for size, box in form._boxes.items() if box.isEnabled()) == least
        assert min(form.settings()["sizes"]) == least
