"""Letters for Alt at a club evening: each stands for one thing, in every menu, page and dialog."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGroupBox,
    QLabel,
    QMenu,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.club.pages.list_dialog import ListDialog
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.person import PersonDialog
from desktop.club.pages.season_page import SeasonDialog
from desktop.club.pages.setup import SetupDialog, first_settings, fresh
from desktop.club.pages.template_dialog import TemplateDialog
from desktop.club.papers.standing import place_cards_by
from engine import games
from tests.workshop.demo_organiser import Organiser

NAMES = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz", "Gustl", "Hanni"]


def letter(text: str) -> str:
    """The letter that stands for a text with Alt; "" for none."""
    found = re.search(r"&(\w)", text.replace("&&", ""))
    return found[1].casefold() if found else ""


def doubled(texts: Sequence[str]) -> list[str]:
    """The texts whose letter stands for another one too."""
    counted = Counter(map(letter, texts))
    return [text for text in texts if letter(text) and counted[letter(text)] > 1]


def texts_of(widget: QWidget) -> Iterator[str]:
    """Everything in a window that can be reached by a letter now."""
    for one in widget.findChildren(QWidget):
        if not one.isVisible():
            continue
        if isinstance(one, QAbstractButton | QGroupBox):
            yield one.text() if isinstance(one, QAbstractButton) else one.title()
        elif isinstance(one, QLabel) and one.buddy() is not None:
            yield one.text()
        elif isinstance(one, QTabWidget):
            yield from (one.tabText(place) for place in range(one.count()))


def of_menu(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


@pytest.fixture(params=["en", "de"])
def organiser(
    request: pytest.FixtureRequest, tmp_path: Path, own_home: Path, qtbot: QtBot
) -> Iterator[Organiser]:
    one = Organiser(tmp_path, language=request.param)
    one.window.pages.show_club()
    yield one
    one.close()


def begun(organiser: Organiser) -> None:
    controller = organiser.club.controller
    settings = first_settings("ramsen", next(iter(games.find("ramsen").presets)))
    assert controller.begin(fresh("ramsen").changed(settings | {"fee": 500, "pairs": False}))
    with controller.in_one_go():
        for name in NAMES:
            controller.enter(name)


def whole_page(organiser: Organiser) -> list[str]:
    """The page with the menus of the window above it."""
    QApplication.processEvents()
    bar = [action.text() for action in organiser.window.menuBar().actions() if action.isVisible()]
    return [*bar, *texts_of(organiser.club)]


def test_letters_of_the_door(organiser):
    assert doubled(whole_page(organiser)) == []


def test_every_tab_is_seen_whole_beside_the_buttons(organiser):
    begun(organiser)
    bar = organiser.club.rooms.tabBar()
    assert bar.sizeHint().width() <= bar.width()


def test_letters_of_every_room_and_of_the_menu(organiser):
    begun(organiser)
    club = organiser.club
    club.controller.do({"pay": 500, "who": 1})
    assert doubled(of_menu(club.menu)) == []
    assert doubled(whole_page(organiser)) == []
    organiser.draw()
    assert doubled(whole_page(organiser)) == []
    organiser.start()
    club.rounds.entry.pick(1)
    for field in club.rounds.entry.figures:
        organiser.type(field, "9")
    assert club.rounds.entry.why.isVisible()
    assert doubled(whole_page(organiser)) == []
    for place in range(club.rooms.count()):
        club.rooms.setCurrentIndex(place)
        assert doubled(whole_page(organiser)) == []


def test_letters_of_every_dialog(organiser, qtbot):
    begun(organiser)
    club = organiser.club
    state = club.controller.state
    head = state.head
    papers = PapersDialog(club.controller, club)
    papers.choose("place_cards")
    dialogs = [
        SetupDialog(head, new=True, parent=club),
        SetupDialog(head, new=False, parent=club),
        PersonDialog(club.controller.state.people[1], 500, club),
        papers,
        SeasonDialog(club),
        TemplateDialog("place_cards", "Cards", lambda one: place_cards_by(state, 0, one)),
        ListDialog(club.controller, "Gustl\nHanni\nIda", club),
    ]
    for dialog in dialogs:
        dialog.show()
        tabs = dialog.findChildren(QTabWidget)
        for place in range(tabs[0].count() if tabs else 1):
            if tabs:
                tabs[0].setCurrentIndex(place)
            QApplication.processEvents()
            texts = [*texts_of(dialog)]
            assert any(map(letter, texts)) and doubled(texts) == []
        dialog.close()
