"""The rule pages on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontInfo, QPalette, QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.dialogs import rules_page
from desktop.dialogs.rules_page import RulesPage
from desktop.scene import rules_text
from engine import games


@pytest.fixture
def spoken(speak):
    return speak({("rules", "Contents"): "Inhalt"})


@pytest.fixture
def page(qtbot, spoken) -> RulesPage:
    page = RulesPage("ramsen", spoken)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    return page


def contents(page: RulesPage) -> list[str]:
    return [page.contents.item(row).text().strip() for row in range(page.contents.count())]


def test_the_headings_are_the_contents(page):
    assert contents(page)[:3] == ["Ramsen", "The cards", "Trumps"]
    assert page.windowTitle() == "Rules: Ramsen"


def test_it_speaks_german_at_once(qtbot, page, spoken):
    page.contents.setCurrentRow(3)
    spoken.use("de")
    qtbot.waitUntil(lambda: "Die Karten" in contents(page))
    assert page.contents.currentRow() == 3
    assert "Eichel" in page.text.toPlainText()
    assert page.contents.accessibleName() == "Inhalt"


def test_a_heading_is_brought_to_the_top(page):
    page.contents.setCurrentRow(4)
    bar = page.text.verticalScrollBar()
    assert bar.value() > 0
    bar.setValue(0)
    assert page.contents.currentRow() == 0


def test_words_are_found_one_after_the_other(qtbot, page):
    page.find_bar.field.setText("talon")
    total = len(page.text.extraSelections())
    assert total > 1
    assert page.find_bar.count.text() == f"1 of {total}"
    qtbot.keyClick(page.find_bar.field, Qt.Key.Key_Return)
    assert page.find_bar.count.text() == f"2 of {total}"
    page.find_bar.find_previous()
    page.find_bar.find_previous()
    assert page.find_bar.count.text() == f"{total} of {total}"
    page.find_bar.field.setText("xyzzy")
    assert page.find_bar.count.text() == "not found"
    page.find_bar.field.clear()
    assert page.find_bar.count.text() == ""


def test_keys_find_and_enlarge(qtbot, page):
    with qtbot.waitActive(page):
        page.activateWindow()
    qtbot.keyClick(page.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.find_bar.field.hasFocus()
    usual = page.text.font().pixelSize()
    qtbot.keyClick(page, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert page.text.font().pixelSize() == usual + 1
    qtbot.keyClick(page, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.text.font().pixelSize() == usual


def test_the_wheel_with_ctrl_enlarges(page):
    usual = page.text.font().pixelSize()
    middle = QPointF(page.text.rect().center())
    event = QWheelEvent(
        middle,
        page.text.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(page.text.viewport(), event)
    assert page.text.font().pixelSize() == usual + 1


def test_the_reader_stays_where_the_light_goes_out(page):
    bar = page.text.verticalScrollBar()
    bar.setValue(700)
    page.setPalette(QPalette(Qt.GlobalColor.darkGray, Qt.GlobalColor.black))
    assert bar.value() == 700


def test_a_missing_translation_is_said_in_one_sentence(qtbot, page, spoken, monkeypatch):
    english = rules_text.page("ramsen", "en")
    monkeypatch.setattr(rules_page.rules_text, "page", lambda *_: english)
    spoken.use("de")
    qtbot.waitUntil(page.sentence.isVisible)
    assert page.sentence.text() == "This page exists in English only."
    assert "The cards" in contents(page)


def test_a_game_without_a_page_says_so(page, monkeypatch):
    monkeypatch.setattr(rules_page.rules_text, "page", lambda *_: ("", ""))
    page.show_game("ramsen")
    assert page.sentence.text() == "There is no rule page for this game."


def test_english_is_read_where_there_is_no_other_language():
    assert rules_text.page("ramsen", "nl")[1] == "en"
    assert rules_text.page("no_such_game", "de") == ("", "")


@pytest.fixture
def with_glossary(qtbot, spoken) -> RulesPage:
    page = RulesPage("knueffeln", spoken)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    return page


def test_a_game_without_a_glossary_has_no_tabs(page):
    page.show_game("free_sheet", "glossary")
    assert not page.tabs.isVisible()
    assert page.windowTitle() == "Rules: Free sheet"
    assert page.contents.currentRow() == 0


@pytest.mark.parametrize("game", [one for one in games.names() if one != "knueffeln"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_a_glossary_of_its_own_a_game_has_its_words_among_the_rules(
    page, spoken, game, lang
):
    spoken.use(lang)
    page.show_game(game)
    page.show_game(game, "glossary")
    assert page.contents.currentItem().text() in ("Little glossary", "Kleines Wörterbuch")
    bar = page.text.verticalScrollBar()
    here = page.text.top_of(page._block(page.contents.currentItem()))
    assert 0 < bar.value() <= here <= bar.value() + page.text.height()


def test_the_glossary_is_a_tab_beside_the_rules(qtbot, with_glossary):
    page = with_glossary
    assert page.tabs.isVisible() and page.contents.count() > 8
    tab = page.tabs.tabRect(1).center()
    qtbot.mouseClick(page.tabs, Qt.MouseButton.LeftButton, pos=tab)
    assert page.windowTitle() == page.text.accessibleName() == "Glossary: Knüffeln"
    assert contents(page)[:2] == ["Words of Knüffeln", "The five Olen"]
    assert "the ankle-biter" in page.text.toPlainText()
    page.find_bar.field.setText("Hönerledder")
    assert page.find_bar.count.text() == "1 of 1"
    page.tabs.setFocus()
    qtbot.keyClick(page.tabs, Qt.Key.Key_Left)
    assert page.windowTitle() == "Rules: Knüffeln"


def test_the_glossary_speaks_german_where_the_reader_is(qtbot, with_glossary, spoken):
    page = with_glossary
    page.show_game("knueffeln", "glossary")
    page.contents.setCurrentRow(3)
    spoken.use("de")
    qtbot.waitUntil(lambda: "Die fünf Olen" in contents(page))
    assert page.contents.currentRow() == 3
    assert "die gewählte Sechs" in page.text.toPlainText()
    page.setPalette(QPalette(Qt.GlobalColor.darkGray, Qt.GlobalColor.black))
    assert "die gewählte Sechs" in page.text.toPlainText()


def test_another_game_and_the_rules_again_end_the_glossary(with_glossary):
    page = with_glossary
    page.show_game("knueffeln", "glossary")
    assert page.tabs.currentIndex() == 1
    page.show_game("ramsen")
    assert not page.tabs.isVisible() and contents(page)[0] == "Ramsen"
    page.show_game("knueffeln")
    assert page.tabs.isVisible() and page.tabs.currentIndex() == 0


def test_every_game_can_be_chosen_in_it(qtbot, page):
    page.choose()
    assert page.games.hasFocus() and page.games.value() == "ramsen"
    qtbot.keyClick(page.games, Qt.Key.Key_End)
    last = list(games.everything())[-1]
    assert page.game == page.games.value() == last != "ramsen"
    assert contents(page)[0] == page.games.currentText()
    assert page.windowTitle() == f"Rules: {page.games.currentText()}"
    page.show_game("gin")
    assert page.games.value() == "gin"


@pytest.mark.parametrize("wide", [800, 3840])
def test_no_line_is_too_long_to_read(page, wide):
    page.resize(wide, 600)
    frame = page.text.document().rootFrame().frameFormat()
    line = page.text.width() - frame.leftMargin() - frame.rightMargin()
    assert line <= page.text.widest() + 1
    page.text.larger()
    frame = page.text.document().rootFrame().frameFormat()
    assert page.text.width() - frame.leftMargin() - frame.rightMargin() <= page.text.widest() + 1


def test_it_is_set_in_the_serif(page):
    assert QFontInfo(page.text.font()).family() == "Source Serif Pro"
