"""How the program starts: news once after an update, a word about a crash, a club evening."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QMessageBox

from desktop.common import journal, paths
from desktop.common.settings import Settings
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.look.lettering import SMALLEST
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine.tournament.head import SUFFIX, Head
from tests.desktop.shelf.evenings import kept
from tests.desktop.tables import head, knueffeln
from tests.desktop.window.kit import TABLE, double_click, middle, scene_of, to_phase, windows


def test_news_are_told_once_after_an_update(tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    assert not start.unseen(settings), "whoever starts for the first time"
    assert not start.unseen(settings)
    settings.remember("news-of", "0.0.9")
    assert start.unseen(settings)
    assert not start.unseen(settings)


def box_of(window: MainWindow) -> QMessageBox:
    (box,) = window.findChildren(QMessageBox)
    return box


def test_after_a_crash_one_sentence_offers_the_report(window, monkeypatch):
    shown: list[str] = []
    monkeypatch.setattr(
        ErrorReportDialog, "exec", lambda dialog: shown.append(dialog.text.toPlainText())
    )
    window.dialogs.tell_of_crash()
    box = box_of(window)
    assert box.isVisible() and "crashed" in box.text()
    action = QMessageBox.ButtonRole.ActionRole
    (report,) = [one for one in box.buttons() if box.buttonRole(one) == action]
    report.click()
    assert len(shown) == 1 and journal.versions() in shown[0]


@pytest.mark.parametrize("crashed", [True, False])
def test_it_is_said_only_after_a_crash(window, qapp, monkeypatch, crashed):
    monkeypatch.setattr(start, "build", lambda: (qapp, window))
    monkeypatch.setattr(journal, "begin", lambda: crashed)
    monkeypatch.setattr(qapp, "exec", lambda: 0)
    assert start.open_table(None) == 0
    assert len(window.findChildren(QMessageBox)) == crashed


def test_a_club_evening_that_is_given_opens_the_clubs_page(window, qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(start, "build", lambda: (qapp, window))
    monkeypatch.setattr(qapp, "exec", lambda: 0)
    told: list[str] = []
    window.pages.show_club()
    assert window.pages.club is not None
    window.pages.club.controller.trouble.connect(told.append)
    window.pages.show_table(False)
    assert start.open_table(tmp_path / f"gone{SUFFIX}") == 0
    assert window.pages.at_club and len(told) == 1


def test_settings_that_were_set_aside_are_told_of_in_the_window(window, qapp, monkeypatch):
    monkeypatch.setattr(start, "build", lambda: (qapp, window))
    monkeypatch.setattr(journal, "begin", lambda: False)
    monkeypatch.setattr(window.settings, "complaint", lambda: "They could not be read.")
    monkeypatch.setattr(qapp, "exec", lambda: 0)
    assert start.open_table(None) == 0
    qapp.processEvents()
    assert box_of(window).text() == "They could not be read."


@pytest.mark.parametrize("club_first", [False, True])
def test_files_that_the_system_hands_over_open_in_the_window(window, qapp, monkeypatch, club_first):
    """macOS sends a double click as an event, also while something else is open."""
    monkeypatch.setattr(start, "build", lambda: (qapp, window))
    monkeypatch.setattr(qapp, "exec", lambda: 0)
    assert start.open_table(None) == 0
    evening = kept(paths.evenings(), "first")
    window.pages.show_club()
    assert window.pages.club is not None
    controller = window.pages.club.controller
    assert controller.begin(Head()) and controller.file is not None
    club = controller.file.path
    controller.close()
    window.pages.show_table(False)
    for file in (club, evening) if club_first else (evening, club):
        assert qapp.sendEvent(qapp, QFileOpenEvent(str(file)))
        if file == evening:
            assert (
                window.controller.path == evening and window.pages.currentWidget() is window.board
            )
        else:
            assert (
                window.pages.at_club
                and controller.file is not None
                and controller.file.path == club
            )


# A window that was closed and deleted leaves nothing behind.


def test_nothing_keeps_a_window_that_is_gone(qtbot, own_home):
    opened = windows(qtbot)
    window = next(opened)
    QCoreApplication.processEvents()  # what it does right after it was opened
    seen = weakref.ref(window)
    del window
    assert list(opened) == []  # closes it
    del opened
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert seen() is None


# A window as small as it can be made is still one to play in.


@pytest.mark.parametrize("game", ["ramsen", "knueffeln"])
def test_in_the_least_window_every_card_is_hit_and_the_question_is_read(qtbot, window, game):
    begun = head(*TABLE) if game == "ramsen" else knueffeln(*TABLE)
    to_phase(qtbot, window, "tricks", begun)
    window.resize(1, 1)
    assert window.size() == window.minimumSize()
    table, scene = window.table, scene_of(window)
    for card in scene.hand:
        assert table.contents.hand_card_at(middle(window, card)) is card
    prompt = table.contents.items.prompt
    assert prompt.isVisible() and table.rect().contains(prompt.geometry())
    assert prompt.text() == scene.prompt
    assert not any(prompt.geometry().contains(middle(window, card)) for card in scene.hand)
    assert table.font().pixelSize() >= SMALLEST
    card = next(one for one in scene.hand if one in scene.legal)
    double_click(window, card)
    assert card not in scene_of(window).hand
