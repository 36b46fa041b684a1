"""The size of the cards is chosen, and whether anything is heard."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.common.loudspeaker import loudspeaker
from desktop.common.pace import PACES
from desktop.common.settings import SETTINGS
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.look.parts.question import Question
from desktop.session.consents import Plea
from engine.rules.hand_orders import ORDERS, OWN, in_order
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, scene_of, to_phase
from tests.workshop.demo_player import free_edge


def test_cards_that_were_made_larger_or_smaller_stay_so_in_another_window(qtbot, window):
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))

    def wide() -> int:
        return window.table.card_widget(scene.hand[0]).width()

    found = {}
    for size in ((1280, 800), (1000, 700), (1280, 800)):
        window.resize(*size)
        found.setdefault(size, wide())
    for action in ("smaller", "smaller"):
        window.menus.actions[action].trigger()
    for size in ((1000, 700), (1280, 800)):
        window.resize(*size)
        assert wide() < found[size], size
    for action in ("fit", "bigger"):
        window.menus.actions[action].trigger()
    for size in ((1000, 700), (1280, 800)):
        window.resize(*size)
        assert wide() > found[size], size


def turned(widget: QWidget, up: int, keys: Qt.KeyboardModifier) -> None:
    """Turn the wheel over the middle of a widget, up by this many eighths of a degree."""
    window = widget.window()
    middle = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, up), QPoint(0, 0), keys)


def test_the_wheel_with_ctrl_sizes_the_cards_wherever_on_the_table_it_is_turned(qtbot, window):
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    ctrl, plain = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
    for over in (window.table, window.table.card_widget(scene.hand[0]), window.board.slate):
        window.settings["card_size"] = 100
        turned(over, 120, plain)
        assert window.settings.number("card_size") == 100
        turned(over, 120, ctrl)
        assert window.settings.number("card_size") == 110
        # A touchpad turns it by less than a notch at a time.
        turned(over, -60, ctrl)
        assert window.settings.number("card_size") == 110
        turned(over, -180, ctrl)
        assert window.settings.number("card_size") == 90
    turned(window.table, 120 * 20, ctrl)
    assert window.settings.number("card_size") == max(SETTINGS["card_size"].values)
    assert "as large as they can be" in window.message.text()


def test_an_order_of_the_hand_holds_from_now_on_also_for_what_was_arranged(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    show, menus = window.controller.speech.rules.show, window.menus
    for order in (*ORDERS[1:], OWN):
        hand = scene_of(window).hand
        window.controller.display.reorder([*hand[1:], hand[0]])
        menus.actions[f"order_{order}"].trigger()
        menus.refresh()
        right = in_order(show, scene_of(window).view.table, hand, order)
        assert window.table.hand.order == right and window.settings["hand_order"] == order
        assert menus.actions[f"order_{order}"].isChecked() and not menus.actions["sort"].isEnabled()
        places = [window.table.card_widget(card).lies_at().rect.x() for card in right]
        assert places == sorted(places)


def test_what_is_shown_anew_takes_no_card_from_the_hand_that_drags_it(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.menus.actions["order_rising"].trigger()
    order = list(window.table.hand.order)
    card = window.table.card_widget(order[-1])
    grip = free_edge(card)
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=grip)
    for step in range(1, 6):
        QTest.mouseMove(card, grip - QPoint(4 * step, 0))
    dragged = card.pos()
    window.controller.display.show()
    assert card.pos() == dragged and list(window.table.hand.order) == order
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=grip)


def test_a_key_mutes_the_table_and_the_menu_shows_it(window):
    window.menus.refresh()
    entry, sign = window.menus.actions["sound"], window.menus.mute
    assert entry.isChecked() and window.settings.on("sound") and not sign.isVisible()
    for loud in (False, True):
        QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
        assert window.settings.on("sound") == entry.isChecked() == loud
        assert sign.isVisible() == (not loud)
    window.settings["volume"] = 0
    assert not entry.isChecked()
    QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
    assert entry.isChecked() and not sign.isVisible()


def test_where_nothing_can_play_the_entry_and_the_sign_say_why(window, monkeypatch):
    monkeypatch.setattr(loudspeaker(), "why_silent", lambda: "No player.")
    window.menus.refresh()
    entry = window.menus.actions["sound"]
    assert not entry.isEnabled()
    sign = window.menus.mute
    assert "No player." in entry.toolTip() and "No player." in sign.toolTip() and sign.isVisible()


def test_the_pace_that_is_chosen_is_marked_in_the_menu_alone(window):
    paces = [window.menus.actions[f"pace_{pace}"] for pace in PACES]
    for entry, pace in zip(paces, PACES, strict=True):
        entry.trigger()
        assert window.settings.text("pace") == pace
        assert [one for one in paces if one.isChecked()] == [entry]
        entry.trigger()
        assert entry.isChecked(), "chosen again it is still chosen"
    window.settings["pace"] = "slow"
    assert window.menus.actions["pace_slow"].isChecked(), "also when it is chosen elsewhere"


# Windows that the menus open.


def test_the_rules_open_beside_the_table(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.menus.actions["rules"].trigger()
    rules = next(w for w in QGuiApplication.topLevelWindows() if w.isVisible())
    assert rules is not None
    booklet = window.dialogs.rules_page
    assert booklet.spread.document is not None
    assert "Dallmutz" in booklet.spread.document.toPlainText()
    window.dialogs.rules_page.close()


PLEAS = {
    "claim": ("Anna: “The rest is mine.”", "Play it out"),
    "undo": ("Anna would like to undo a move. Yours would be undone with it.", "Leave it"),
}


@pytest.mark.parametrize("kind", PLEAS)
@pytest.mark.parametrize(("button", "agrees"), [("agreed", True), ("no", False)])
def test_another_person_is_asked_by_name(qtbot, window, monkeypatch, kind, button, agrees):
    words, refusal = PLEAS[kind]
    answers: list[bool] = []
    monkeypatch.setattr(
        window.controller.consents, "answer", lambda _, agreed: answers.append(agreed)
    )
    asked: list[str] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, Question)
        asked.append(question.text())
        assert question.buttons_by_name["no"].text().replace("&", "") == refusal
        question.buttons_by_name[button].click()

    QTimer.singleShot(0, answer)
    window.controller.display.pleaded.emit(Plea(kind, "Resi", words))
    assert answers == [agrees]
    assert asked == [f"{words}\n\nResi, do you agree?"]


def test_a_question_that_has_passed_closes_and_is_not_answered(qtbot, window, monkeypatch):
    answers: list[bool] = []
    monkeypatch.setattr(
        window.controller.consents, "answer", lambda _, agreed: answers.append(agreed)
    )
    QTimer.singleShot(0, lambda: window.controller.display.pleaded.emit(None))
    window.controller.display.pleaded.emit(Plea("claim", "Resi", PLEAS["claim"][0]))
    assert answers == [] and QApplication.activeModalWidget() is None


def test_who_closes_the_question_wants_to_see_it_played(qtbot, window, monkeypatch):
    answers: list[bool] = []
    monkeypatch.setattr(
        window.controller.consents, "answer", lambda _, agreed: answers.append(agreed)
    )

    def close() -> None:
        question = QApplication.activeModalWidget()
        assert question is not None
        question.close()

    QTimer.singleShot(0, close)
    window.controller.display.pleaded.emit(Plea("claim", "Resi", PLEAS["claim"][0]))
    assert answers == [False]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("folder", ["data", "state", "log", "config", "cache"])
def test_about_and_the_report_open_where_a_folder_cannot_be_made(qtbot, window, own_home, folder):
    """A report is needed most where something is wrong."""
    shutil.rmtree(own_home / folder, ignore_errors=True)
    (own_home / folder).write_text("a file in place of the folder")
    opened: list[type[QDialog]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        opened.append(type(dialog))
        if isinstance(dialog, AboutDialog):
            QTimer.singleShot(0, look)
            dialog.report.click()
            assert dialog.focusWidget() is dialog._close
        dialog.reject()

    QTimer.singleShot(0, look)
    window.menus.actions["about"].trigger()
    assert opened == [AboutDialog, ErrorReportDialog]


# The sheet is written to files.


def test_the_sheet_is_written_as_pdf(qtbot, window, tmp_path):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.sheet_actions.write_pdf(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    window.sheet_actions.write_pdf(tmp_path / "none" / "sheet.pdf")
    assert "Could not save" in window.message.text()
