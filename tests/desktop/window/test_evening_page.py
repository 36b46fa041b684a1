"""The page of a new evening: box and sheet on the wood, in every size, there and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.form_fields import Choice
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.evening.plan import Plan
from desktop.packs import Look, Pack
from desktop.packs.pack_settings import PackChoice, choose
from desktop.window.evening_page import EveningPage
from engine import games
from engine.booklet.figure import figures
from engine.cards import codes
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, scene_of, to_phase, wait_for_me

SIZES = [(800, 570), (1280, 770), (1920, 1050), (3840, 2130), (720, 1170)]


@pytest.fixture
def letters() -> Iterator[QFont]:
    usual = QFont(QApplication.font())
    yield usual
    QApplication.setFont(usual)


def made(qtbot: QtBot, game: str = "ramsen", *, named: bool = True) -> EveningPage:
    settings = Settings(paths.settings_file())
    people = People(settings)
    if named and not people.asked:
        people.skip()
    plan = Plan(settings, people)
    plan.take_game(game)
    page = EveningPage(plan, settings)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    QApplication.processEvents()
    return page


@pytest.fixture
def page(qtbot: QtBot, own_home: Path) -> EveningPage:
    return made(qtbot)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("times", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", ["gin", "kein_stich"])
def test_nothing_covers_another_or_leaves_the_page(qtbot, own_home, letters, size, times, game):
    larger = QFont(letters)
    larger.setPointSizeF(letters.pointSizeF() * times)
    QApplication.setFont(larger)
    page = made(qtbot, game)
    page.resize(*size)
    QApplication.processEvents()
    words = [word for word in page.words.values() if word.isVisible()]
    placed = [page.sheet.geometry(), *(word.placed() for word in words)]
    placed += [page.box.placed()] if page.box.isVisible() else []
    for number, one in enumerate(placed):
        assert page.rect().contains(one)
        assert not any(one.intersects(other) for other in placed[number + 1 :])
    sheet = page.sheet
    assert sheet.rect().contains(sheet.deal.geometry()) and sheet.deal.isVisible()
    assert sheet.area.widget().width() <= sheet.area.viewport().width()
    places = [QRect(one.geometry()) for one in sheet.seats.places if one.isVisible()]
    for number, one in enumerate(places):
        assert not any(one.intersects(other) for other in places[number + 1 :])


FEW_PRESETS = [name for name in games.names() if len(games.find(name).presets) <= 4]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", FEW_PRESETS)
def test_in_a_usual_window_nothing_has_to_scroll(qtbot, own_home, game):
    page = made(qtbot, game)
    page.resize(1920, 1050)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not page.sheet.area.verticalScrollBar().isVisible())


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", ["gin", "knueffeln", "ramsen", "ramsli"])
def test_who_is_new_sees_everything_at_once(qtbot, own_home, game):
    page = made(qtbot, game, named=False)
    page.resize(1280, 770)
    QApplication.processEvents()
    sheet = page.sheet
    bar = sheet.area.verticalScrollBar()
    qtbot.waitUntil(lambda: not bar.isVisible())
    assert not sheet.name.isHidden()
    assert sheet.seats.hint.isHidden(), "it stands in the heading"


def test_where_there_is_no_room_for_the_box_the_heading_tells_the_game(page):
    assert page.box.isVisible() and page.sheet.title.text() == "New match"
    page.resize(560, 420)
    assert not page.box.isVisible() and page.sheet.title.text() == "New match: Ramsen"


def test_another_game_is_laid_ready(page):
    menu = page.offer_games()
    assert isinstance(menu, QMenu)
    offered = [one.text() for one in menu.actions() if one.text()]
    assert len(offered) == len(games.names())
    next(one for one in menu.actions() if one.text() == "Gin").trigger()
    menu.close()
    assert page.box.game == page.sheet.plan.kind.name == "gin"
    assert page.sheet.head("").game == "gin"


def test_escape_goes_back_to_the_first_page(window):
    window.evenings.set_up("gin")
    page = window.pages.evening
    assert page is not None and page.isVisible()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert window.pages.at_welcome and window.pages.evening is None


@pytest.mark.parametrize(("game", "preset"), [("mauscheln", "chratze"), ("ramsli", "handed_down")])
def test_the_sheet_begins_with_the_number_that_was_asked_for(qtbot, window, game, preset):
    qtbot.waitUntil(lambda: bool(window.welcome.boxes))
    window.welcome.finder.choose("players", 2)
    box = next(one for one in window.welcome.boxes if one.game == game)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    page = window.pages.evening
    assert page is not None
    head_now = page.sheet.head("2026-11-21T20:15")
    assert (len(head_now.players), head_now.preset) == (2, preset)


def test_escape_goes_back_to_the_evening_that_is_on(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    before, path = scene_of(window).view, window.controller.path
    window.menus.do("new")
    page = window.pages.evening
    assert page is not None and not window.table.isVisible()
    assert window.menus.why_not("hint") == "Only at the table: go back there first."
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert window.table.isVisible() and scene_of(window).view == before
    assert window.controller.path == path and not window.menus.why_not("first_page")


def test_light_and_language_change_under_it(window):
    window.evenings.set_up("gin")
    page = window.pages.evening
    assert page is not None
    day = page.grab().toImage()
    window.settings["colours"] = "dark"
    assert page.grab().toImage() != day
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert page.sheet.deal.text() == "Geben"
    assert page.words["back"].text() == "Zurück"
    window.settings["colours"] = "light"


# The cards that are played with are those that were chosen.


def test_a_missing_card_is_said(qtbot, window, monkeypatch):
    monkeypatch.setattr(Pack, "_file", lambda _, code: Path("nowhere", f"{code}.svg"))
    window.controller.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    qtbot.waitUntil(lambda: "card set" in window.message.text())


def test_the_table_shows_another_pack_at_once(qtbot, window):
    window.controller.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    assert window.pack.folder.name == "bavarian"
    before = window.table.grab().toImage()
    choose(
        window.settings, window.controller.speech.rules, PackChoice("tell", Look(colours="grey"))
    )
    assert (window.pack.folder.name, window.pack.look.colours) == ("tell", "grey")
    assert window.table.grab().toImage() != before


def test_letters_on_cards_follow_the_language(qtbot, window):
    window.controller.begin(head(*TABLE))
    for language in ("de", "en"):
        window.settings["language"] = language
        qtbot.waitUntil(lambda wanted=language: window.pack.look.language == wanted)


# A figure of the rules on the table: a side evening after which all is as it was.


def test_a_figure_is_tried_and_the_evening_comes_back(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    path, before = window.controller.path, window.scene
    assert path is not None
    window.teaching.try_figure(figures("ramsen")["head"])
    qtbot.waitUntil(lambda: window.scene is not None and window.scene is not before)
    assert window.teaching.on and window.controller.path is None
    assert window.scene is not None and codes(window.scene.view.table.trick) == "EK H10"
    window.teaching.leave()
    assert not window.teaching.on
    assert window.controller.path == path


def test_a_field_is_no_higher_than_its_letters_in_a_smaller_window(window):
    window.resize(1280, 800)
    window.menus.do("new")
    QApplication.processEvents()
    for colours in ("light", "dark"):
        window.settings["colours"] = colours
        QApplication.processEvents()
    window.resize(900, 700)
    QApplication.processEvents()
    choice = next(one for one in window.pages.evening.findChildren(Choice) if one.isVisible())
    assert choice.height() == choice.sizeHint().height()
