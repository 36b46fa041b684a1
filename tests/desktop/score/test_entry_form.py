"""The questions about a deal: pressed or typed, proposed where it cannot be otherwise."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from desktop.look.lettering import fitted
from desktop.score.correct_line import CorrectLine
from desktop.score.keys import HIGH, AnswerKey
from engine import games, result_entry
from engine.head import Player
from engine.match import Match
from engine.rules.entry import TABLE
from engine.sheet import Line
from tests.desktop.score.test_page import begun, full, lines, paper, types, window
from tests.workshop.evenings import guessed, told

__all__ = ["window"]
LEFT = Qt.MouseButton.LeftButton


def press(window, name: str) -> None:
    """Click the key of this name."""
    [key] = [
        one
        for one in window.score.form.findChildren(AnswerKey)
        if one.isVisible() and name in (one.accessibleName(), one.accessibleName() or one.text())
    ]
    QTest.mouseClick(key, LEFT)
    QApplication.processEvents()


def test_a_deal_is_entered_by_the_mouse_alone(window):
    begun(window)
    for name, made in (("Anna", "3"), ("Ben", "2"), ("Cilli", "out")):
        press(window, f"{name}: {made}")
    QTest.mouseClick(window.score.enter, LEFT)
    assert lines(window) == (Line((3, 2, None)),)


def test_large_numbers_are_entered_by_the_mouse_alone(window):
    begun(window, paper("free_sheet"))
    form = window.score.form
    signs = {key.text(): key for key in form.pad}
    for side, number in enumerate(("120", "−45", "7")):
        field = form.input("points", side).edit
        QTest.mouseClick(field, LEFT)
        for sign in number:
            QTest.mouseClick(signs[sign], LEFT)
    QTest.mouseClick(signs["⌫"], LEFT)
    QTest.mouseClick(signs["8"], LEFT)
    QTest.mouseClick(window.score.enter, LEFT)
    assert lines(window) == (Line((120, -45, 8)),)


def test_what_can_only_be_one_thing_is_proposed_and_named(window):
    begun(window)
    types(window, "31")
    last = window.score.form.input("tricks", 2)
    assert last.keys[1].proposed and not last.picked
    assert window.score.must.text() == "Cilli must have 1."
    QTest.mouseClick(window.score.enter, LEFT)
    assert lines(window) == (Line((3, 1, 1)),)


def test_what_a_deal_brings_is_told_before_it_is_chalked(window):
    begun(window)
    assert window.score.told.text() == ""
    types(window, "32")
    assert window.score.told.text() == "Anna gets 3 bars.\nBen gets 2 bars."
    assert lines(window) == ()


def test_won_and_lost_have_a_tag_each_and_say_what_they_bring(window):
    begun(window, paper("tarock", 3))
    types(window, "b-")
    form = window.score.form
    form.input("value").fill(30)
    QApplication.processEvents()
    assert window.score.enter.text() == "Ben won" and window.score.lost.text() == "Ben lost"
    assert window.score.told.text().startswith("won +")
    types(window, "l")
    assert lines(window)[0].values[1] == -60


def test_the_letter_for_lost_is_no_name_once_all_is_answered(window):
    people = tuple(map(Player, ("Anna", "Lisa", "Cilli")))
    begun(window, replace(paper("tarock", 3), players=people))
    form = window.score.form
    types(window, "al")
    assert form.answers()["player", TABLE] == 1 and not lines(window), "it names who played"
    form.input("value").fill(30)
    QApplication.processEvents()
    types(window, "l")
    assert lines(window)[0].values[1] == -60


def test_a_correction_keeps_what_was_answered_about_the_next_deal(window):
    begun(window)
    entry = window.controller.score_entry

    def made(*tricks: int) -> dict[tuple[str, int], int]:
        return {("tricks", side): number for side, number in enumerate(tricks)}

    assert not entry.chalk(made(3, 2, 0))
    types(window, "1")
    assert not entry.correct(0, made(2, 3, 0), "")
    QApplication.processEvents()
    assert lines(window)[0].values[0] == 2
    assert window.score.form.given() == {("tricks", 0): 1}


def test_tab_goes_from_question_to_question(window):
    begun(window)
    form = window.score.form
    focus = []
    for _ in range(3):
        focus.append(next(name for name, one in form._answers.items() if one.has_focus()))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert focus == [("tricks", 0), ("tricks", 1), ("tricks", 2)]
    assert not form.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert form.input("tricks", 2).has_focus()


def test_a_letter_answers_by_the_name_of_the_key(window):
    begun(window)
    types(window, "o3")
    assert window.score.form.input("tricks", 0).picked
    assert window.score.form.answers()["tricks", 1] == 3


def test_the_slate_shows_the_last_deals_and_comes_near(window):
    begun(window, paper("free_sheet"))
    for number in range(7):
        window.controller.score_entry.chalk({("points", 0): number, ("points", 1): 1})
    assert "Anna: Sum 21" in window.score.slate.accessibleDescription()
    assert not window.score.slate.grab().isNull()
    QTest.mouseClick(window.score.slate, LEFT)
    assert window.side.near and window.side.plain.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.side.near


SIZES = ((1280, 800), (800, 600))


@pytest.mark.one_in(7)
@pytest.mark.parametrize("letters", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games.everything())
def test_nothing_scrolls_and_nothing_is_cut(window, game, size, language, letters):
    """Of as many players as can be, at the first deal and at a later one that is answered."""
    window.settings["language"] = language
    window.settings["letters"] = letters
    window.resize(*size)
    begun(window, full(game))
    all_is_seen(window)
    places = {name: key.geometry() for name, key in window.score.buttons.items()}
    answer_later(window)
    all_is_seen(window)
    assert places == {name: key.geometry() for name, key in window.score.buttons.items()}
    if window.controller.score_entry.sheet().lines:
        a_line_is_corrected_without_scrolling(window)
    window.settings["letters"] = 100


def a_line_is_corrected_without_scrolling(window) -> None:
    dialog = CorrectLine(window.controller.score_entry, 0, window)
    dialog.show()
    QApplication.processEvents()
    for area in dialog.findChildren(QScrollArea):
        assert area.verticalScrollBar().maximum() == 0
    dialog.close()
    dialog.deleteLater()


def answer_later(window) -> None:
    """Chalk a few deals, and answer what is asked about the one after them."""
    entry, rng = window.controller.score_entry, Random(3)
    match = Match(window.controller.head)
    for _ in range(60):
        line = told(match, guessed(match, rng))
        if line is None or match.over:
            continue
        answers = result_entry.answers(match.rules, match.sheet().lines, line)
        if len(match.sheet().lines) == 3:
            window.score.form.begin(entry, entry.speech, entry.portraits, answers)
            window.score.form.changed.emit()
            break
        if not entry.chalk(answers):
            match.chalk(line)
    QApplication.processEvents()


def all_is_seen(window) -> None:
    page = window.score
    QApplication.processEvents()
    assert page._area.verticalScrollBar().maximum() == 0
    for key in page.form.findChildren(AnswerKey):
        if key.isVisible():
            parent = key.parentWidget()
            assert parent is not None
            corner = parent.mapTo(page.form, key.placed().topLeft())
            inside = page.form.rect().contains(QRect(corner, key.placed().size()))
            assert inside, key.text()
            room = key.placed().width() - key.extent().width() + text_wide(key)
            assert fitted(key._letters(bold=key.isChecked()), key.text(), room)[1] == key.text()
    for widget in (page.enter, page.slate, *page.buttons.values()):
        corner = widget.mapTo(page, widget.rect().topLeft())
        inside = page.rect().contains(widget.rect().translated(corner))
        assert inside or widget.isHidden(), widget.text()
    for label in (page.title, page.hint, page.must, page.told, page.reason):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()) - 1, label.text()


def text_wide(key: AnswerKey) -> float:
    """How wide the words of a key are, with what is free beside them in a narrow one."""
    letters = key._letters(bold=True)
    return QFontMetricsF(letters).horizontalAdvance(key.text()) + 0.62 * HIGH * key.scale - 6


@pytest.mark.parametrize("game", ["mauscheln", "mulatschak", "rams"])
def test_as_many_as_can_be_press_their_tricks_in_a_small_window(window, game):
    window.resize(800, 600)
    begun(window, full(game))
    answer_later(window)
    assert not any(key.isVisible() for key in window.score.form.pad)


def test_another_language_keeps_what_was_answered(window):
    begun(window)
    types(window, "3")
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert window.score.form.given() == {("tricks", 0): 3}
    assert window.score.form.input("tricks", 1).keys[-1].text() == "nicht dabei"
