"""The slate on the screen: what it says, and how it chalks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.look.inks import SLATE_DARK, SLATE_LIGHT
from desktop.look.theme import theme, theme_for, use
from desktop.sheet.page import counted
from desktop.sheet.slate import LONGEST, STROKE, SlateView
from engine.sheet import Mark
from tests.desktop.sheet.pages import page, with_slate

FIRST = page((3, 2, None))
SECOND = page((3, 2, None), (2, None, 3))


def slate(qtbot, moves=True):
    shown = SlateView(lambda: moves)
    qtbot.addWidget(shown)
    shown.resize(220, 500)
    shown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return shown


def first_seen(qtbot, shown):
    """Show a slate; it is bare at its very first paint."""
    shown.show()
    shown.grab()
    qtbot.wait(20)


def test_a_screen_reader_reads_the_numbers_of_every_player(qtbot):
    shown = slate(qtbot)
    shown.show_sheet(page((3, 0, 2)))
    assert shown.accessibleName() == "Slate: Ramsen"
    assert shown.accessibleDescription().splitlines() == [
        "Anna: cross, 3 of 5 bars; cross, 0 of 5 bars",
        "Benedikt: cross, 0 of 5 bars; cross, 0 of 5 bars; penalty cross, 0 of 5 bars",
        "Zenzi: cross, 2 of 5 bars; cross, 0 of 5 bars",
    ]


def test_bundles_of_strokes_are_told_as_one_number():
    bundles = [Mark("fence", number) for number in (5, 2, 0)]
    potato = Mark("potato", 1)
    assert counted([*bundles, potato]) == [Mark("fence", 7), potato]
    crosses = [Mark("cross", 5), Mark("cross", 2)]
    assert counted(crosses) == crosses
    assert counted([]) == []


def test_the_winner_is_named(qtbot):
    shown = slate(qtbot)
    shown.show_sheet(page((5, 0, 0), (5, 0, 0)))
    assert shown.accessibleDescription().startswith("Anna (winner): cross, 5 of 5 bars;")


def test_an_empty_slate_says_so(qtbot):
    shown = slate(qtbot)
    assert shown.accessibleDescription() == "The slate is empty."
    shown.show_sheet(FIRST)
    shown.clear()
    assert shown.accessibleDescription() == "The slate is empty."
    assert not shown.grab().isNull()


def test_a_game_without_marks_tells_its_sums(qtbot):
    shown = slate(qtbot)
    shown.show_sheet(with_slate(FIRST))
    assert "Anna: open bars 7; games won 0" in shown.accessibleDescription()
    assert not shown.grab().isNull()


@pytest.mark.parametrize("size", [(200, 180), (220, 500), (600, 1800), (900, 220)])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_paints_at_any_size(qtbot, size, players):
    shown = slate(qtbot)
    shown.resize(*size)
    shown.show_sheet(page([2, 3, *[None] * (players - 2)], players=players))
    assert shown.grab().toImage().pixelColor(size[0] // 2, 2) != QColor("black")


def test_new_strokes_are_chalked_and_then_it_rests(qtbot):
    shown = slate(qtbot)
    with qtbot.waitExposed(shown):
        first_seen(qtbot, shown)
    heard = []
    shown.chalked.connect(lambda: heard.append(True))
    shown.show_sheet(FIRST)
    assert not shown.chalking()
    shown.show_sheet(SECOND)
    assert shown.chalking()
    assert len(heard) == 1, "the first stroke is heard as it begins"
    begun = shown.grab().toImage()
    qtbot.waitUntil(lambda: not shown.chalking())
    rested = shown.grab().toImage()
    assert begun != rested
    assert 1 <= len(heard) <= LONGEST // STROKE + 1
    still = slate(qtbot)
    with qtbot.waitExposed(still):
        first_seen(qtbot, still)
    still.show_sheet(SECOND)
    assert still.grab().toImage() == rested


def test_nothing_moves_when_motion_is_off(qtbot):
    shown = slate(qtbot, moves=False)
    first_seen(qtbot, shown)
    shown.show_sheet(FIRST)
    shown.show_sheet(SECOND)
    assert not shown.chalking()


def test_nothing_is_chalked_when_a_deal_is_taken_back_or_the_slate_is_hidden(qtbot):
    shown = slate(qtbot)
    shown.show_sheet(FIRST)
    shown.show_sheet(SECOND)
    assert not shown.chalking()
    first_seen(qtbot, shown)
    shown.show_sheet(FIRST)
    assert not shown.chalking()


def test_another_sheet_while_it_chalks_shows_that_one(qtbot):
    shown = slate(qtbot)
    first_seen(qtbot, shown)
    shown.show_sheet(FIRST)
    shown.show_sheet(SECOND)
    shown.show_sheet(page((1, None, 4)))
    assert not shown.chalking()
    assert shown.accessibleDescription().startswith("Anna: cross, 1 of 5 bars")


def test_it_is_darker_by_night(qtbot):
    shown = slate(qtbot)
    before = theme()
    try:
        use(theme_for(False))
        assert shown.inks() is SLATE_LIGHT
        use(theme_for(True))
        assert shown.inks() is SLATE_DARK
    finally:
        use(before)


def test_the_mouse_is_told_the_marks_below_it(qtbot):
    shown = slate(qtbot)
    first_seen(qtbot, shown)
    shown.show_sheet(SECOND)
    shown.grab()
    below = QPoint(110, 480)
    asked = QHelpEvent(QEvent.Type.ToolTip, below, shown.mapToGlobal(below))
    QApplication.sendEvent(shown, asked)
    assert QToolTip.text().startswith("Zenzi: cross, 3 of 5 bars")


def test_the_words_change_with_the_language(qtbot, speak):
    shown = slate(qtbot)
    shown.show_sheet(FIRST)
    languages = speak({("sheet", "Slate: {title}"): "Tafel: {title}"})
    languages.use("de")
    qtbot.waitUntil(lambda: shown.accessibleName() == "Tafel: Ramsen")


def test_at_the_very_first_only_the_stone_is_painted(qtbot):
    shown = slate(qtbot)
    shown.show_sheet(SECOND)
    shown.show()
    bare = shown.grab().toImage()
    qtbot.wait(20)
    assert shown.grab().toImage() != bare
    middle = bare.rect().center()
    assert bare.pixelColor(middle) == shown.inks().ground


# What is rubbed out.


def ladders(left):
    return with_slate(FIRST, *[[("ladder", left)]] * 3)


def test_a_rung_is_rubbed_out_before_ones_eyes(qtbot):
    shown = slate(qtbot)
    first_seen(qtbot, shown)
    shown.show_sheet(ladders(4))
    shown.grab()
    shown.show_sheet(ladders(2))
    assert shown.chalking()
    shown._chalking.setCurrentTime(1)
    begun = shown.grab().toImage()
    shown._chalking.setCurrentTime(shown._chalking.duration() - 1)
    nearly = shown.grab().toImage()
    assert begun != nearly
    qtbot.waitUntil(lambda: not shown.chalking())
    assert shown.grab().toImage() != begun


def test_nothing_is_rubbed_out_where_nothing_moves(qtbot):
    shown = slate(qtbot, moves=False)
    first_seen(qtbot, shown)
    shown.show_sheet(ladders(4))
    shown.show_sheet(ladders(2))
    assert not shown.chalking()
