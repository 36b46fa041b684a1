"""The slate on the screen: what it says, and how it chalks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.common.pose import Pose
from desktop.common.settings import Settings
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT
from desktop.look.lettering import letters
from desktop.look.theme import theme, theme_for, use
from desktop.sheet import painter as painting
from desktop.sheet.near_slate import NearSlate
from desktop.sheet.page import counted
from desktop.sheet.slate import LONGEST, STROKE, SlateView
from desktop.sheet.slate_layout import arrange
from desktop.sheet.slate_thing import SlateThing, shortened
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


# The slate that is brought near: over everything, with numbers and story, and put back again.

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[QWidget]:
    """What lies below: a page with one button, where the keyboard is."""
    page = QWidget()
    QVBoxLayout(page).addWidget(QPushButton("card"))
    page.resize(800, 600)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    yield page


@pytest.fixture
def near(table: QWidget, tmp_path: Path) -> NearSlate:
    slate = NearSlate(Settings(tmp_path / "settings.ini"), table)
    slate.lie_in(table.rect(), QRect(200, 60, 400, 480))
    # As the small slate is, what it was brought near by is not seen meanwhile.
    slate.turned.connect(table.findChild(QPushButton).setHidden)
    return slate


def test_it_covers_the_table_and_takes_the_keyboard(table, near):
    assert not near.near and near.isHidden()
    near.bring()
    assert near.near and table.childAt(5, 5) is near
    assert near.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("how", ["escape", "beside", "again"])
def test_it_is_put_back_and_the_keyboard_is_where_it_was(table, near, how):
    card = table.findChild(QPushButton)
    assert card is not None
    card.setFocus()
    near.bring(near.story)
    if how == "escape":
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    elif how == "beside":
        QTest.mouseClick(near, LEFT, pos=QPoint(20, 300))
    else:
        near.turn_over()
    assert not near.near and near.isHidden()
    assert QApplication.focusWidget() is card


def test_its_three_sides_are_turned_up_by_tabs(near):
    near.bring()
    tabs = near.tabs
    assert [tab.text() for tab in tabs] == ["Slate", "Scores", "Log"]
    for tab, side in zip(tabs, (near.slate, near.plain, near.story), strict=True):
        QTest.mouseClick(tab, LEFT, pos=tab.rect().center())
        assert side.isVisible() and tab.isChecked()
        assert sum(one.isVisible() for one in (near.slate, near.plain, near.story)) == 1


def test_a_long_evening_is_gone_through_by_keys_in_its_numbers(near):
    near.plain.show_sheet(page(*[(2, 0, -2)] * 60))
    near.bring(near.plain)
    bar = near.plain.verticalScrollBar()
    assert bar.maximum() > 0
    seen: list[int] = []
    keys = Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp
    for key in keys:
        QTest.keyClick(near.plain, key)
        seen.append(bar.value())
    top, down, bottom, up = seen
    assert top == 0 < down < bottom == bar.maximum() and up < bottom


def test_a_story_without_a_word_says_what_will_stand_there(near):
    near.forget()
    near.bring(near.story)
    told = "Everything that happens will be listed here."
    assert near.story.accessibleDescription() == told
    empty = near.grab().toImage()
    speech = page((1, 0, 0)).speech
    near.tell("Anna deals.", speech)
    assert near.story.accessibleDescription() == ""
    near.story.clear()
    assert near.grab().toImage() != empty


def test_the_story_shows_where_the_keyboard_is(near):
    speech = page((1, 0, 0)).speech
    for told in ("Anna deals.", "Ben passes."):
        near.tell(told, speech)
    near.bring(near.story)
    assert QApplication.focusWidget() is near.story
    item = near.story.currentItem()
    assert item is not None and item.text() == "Ben passes."


def test_on_a_narrow_slate_its_tabs_stand_side_by_side_above_it(near):
    """As beside the page of a deal by hand in a small window; no word is cut."""
    near.lie_in(QRect(540, 30, 260, 500), QRect(540, 30, 257, 500))
    near.bring()
    places = [tab.geometry() for tab in near.tabs]
    assert places[-1].right() < 257
    for tab, one, after in zip(near.tabs, places, [*places[1:], QRect(257, 0, 1, 1)], strict=True):
        assert one.right() < after.left()
        font = letters("text", tab.scale, bold=True)
        assert QFontMetrics(font).horizontalAdvance(tab.text()) < one.width()


# Names and marks find their places in any rectangle.

CROSSES = (Mark("cross", 5), Mark("cross", 2))
MANY = (*CROSSES, *[Mark("penalty_cross", 0)] * 6, Mark("bolla", 7), Mark("potato", 1))
SIZES = [(200, 180), (220, 500), (600, 1800), (1000, 200), (640, 360), (9000, 3000)]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_its_panel_and_no_marks_overlap(size, players):
    slate = [MANY if side == 1 else CROSSES for side in range(players)]
    rect = QRectF(5, 7, *size)
    panels = arrange(rect, slate, size[1] / 40)
    assert len(panels) == players
    for panel, marks in zip(panels, slate, strict=True):
        assert rect.adjusted(-0.1, -0.1, 0.1, 0.1).contains(panel.box)
        assert len(panel.marks) == len(marks)
        for box in panel.marks:
            assert panel.box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box)
            assert box.width() > 0
        apart = [box.adjusted(0.1, 0.1, -0.1, -0.1) for box in panel.marks]
        for number, box in enumerate(apart):
            assert not any(box.intersects(other) for other in [*apart[:number], panel.name])


def test_a_narrow_slate_has_rows_and_a_low_one_columns():
    upright = arrange(QRectF(0, 0, 220, 500), [CROSSES] * 3, 14)
    low = arrange(QRectF(0, 0, 900, 200), [CROSSES] * 3, 14)
    assert len({panel.box.left() for panel in upright}) == 1
    assert len({panel.box.top() for panel in low}) == 1


def test_an_empty_slate_and_no_room_at_all_do_no_harm():
    assert arrange(QRectF(0, 0, 100, 100), [], 14) == []
    assert len(arrange(QRectF(0, 0, 0, 0), [CROSSES] * 3, 14)) == 3
    assert len(arrange(QRectF(0, 0, 100, 100), [()] * 3, 14)) == 3


def test_the_halves_of_a_shared_ladder_meet_in_the_middle_of_the_slate():
    rect = QRectF(0, 0, 500, 400)
    slate = [
        [Mark("ladder_left", 3), Mark("knueppel", 1), Mark("brille", 1)],
        [Mark("ladder_right", 2), Mark("knueppel", 1)],
    ]
    left, right = arrange(rect, slate, 14)
    assert left.marks[0].right() == pytest.approx(250)
    assert right.marks[0].left() == pytest.approx(250)
    assert left.marks[0].top() == pytest.approx(right.marks[0].top())
    for panel in (left, right):
        assert all(panel.box.contains(box) for box in panel.marks)
        boxes = panel.marks
        assert not any(one.intersects(two) for n, one in enumerate(boxes) for two in boxes[:n])


# The slate on the table: a button of a turned shape that says all that stands on it.

POSE = Pose(400, 200, 160, 200, 12)


@pytest.fixture
def thing(qtbot: QtBot) -> Iterator[SlateThing]:
    table = QWidget()
    table.resize(600, 400)
    qtbot.addWidget(table)
    thing = SlateThing(table)
    thing.lie_at(POSE)
    thing.show()
    table.show()
    thing.grab()
    qtbot.waitUntil(lambda: not thing._bare)
    yield thing


def test_a_screen_reader_reads_all_that_stands_on_it(thing):
    assert thing.accessibleDescription() == "The slate is empty."
    thing.show_page(FIRST)
    assert thing.accessibleName() == "Slate"
    assert thing.accessibleDescription() == FIRST.in_words() == thing.toolTip()


def test_it_is_pressed_by_its_turned_shape(qtbot, thing):
    pressed = []
    thing.clicked.connect(lambda: pressed.append(1))
    for across, down in ((0, 0), (0, 1), (1, 0), (1, 1)):
        inside = POSE.middle + (POSE.at(across, down) - POSE.middle) * 0.95
        QTest.mouseClick(thing, LEFT, pos=(inside - thing.pos()).toPoint())
    assert len(pressed) == 4
    QTest.mouseClick(thing, LEFT, pos=QPoint(3, 3))
    assert len(pressed) == 4


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_it_is_pressed_by_keys(qtbot, thing, key):
    with qtbot.waitSignal(thing.clicked):
        QTest.keyClick(thing, key)


def test_new_strokes_are_told_but_not_those_of_another_evening(qtbot, thing):
    told = []
    thing.chalked.connect(lambda: told.append(1))
    thing.show_page(FIRST)
    assert told == []
    thing.show_page(SECOND)
    assert told == [1]
    thing.show_page(FIRST)  # taken back
    assert told == [1]


def test_long_names_are_cut_to_what_a_column_has_room_for(qapp):
    names, font = ("Lina", "Korbinian", "Resi"), letters("small")
    wide = QFontMetricsF(font).horizontalAdvance
    assert shortened(names, font, wide("Korbinian")) == names
    assert shortened(names, font, wide("Korb.") + 1) == ("Lina", "Korb.", "Resi")
    assert shortened(names, font, wide("Ko.") + 1) == ("Li.", "Ko.", "Re.")
    six = ("Lina", "Korbinian", "Resi", "Xaver", "Sebastian", "Anton")
    cut = shortened(six, font, wide("Anton"))
    assert [name for name in cut if not name.endswith(".")] == ["Lina", "Resi", "Xaver", "Anton"]
    assert len(cut[1]) == len(cut[4]) >= 3
    # Where nothing helps they are written upright, and whole.
    assert shortened(names, font, 1) == names


def test_it_is_painted_anew_when_it_lies_still(thing, monkeypatch):
    thing.show_page(FIRST)
    thing.grab()
    painted: list[int] = []
    written = painting.paint_written
    monkeypatch.setattr(
        painting, "paint_written", lambda *args: (painted.append(1), written(*args))[1]
    )
    begun: list[bool] = []
    start = thing._resized.start
    monkeypatch.setattr(thing._resized, "start", lambda: (start(), begun.append(True)))
    for moved in range(1, 4):
        thing.lie_at(Pose(POSE.x + moved, POSE.y, POSE.width, POSE.height, POSE.turn))
        begun.clear()
        thing.grab()
        assert begun, "the rest is counted from the picture on, however long a step takes"
    assert not painted, "a slate that is carried by a resized window is not chalked at each step"
    thing._resized.stop()
    thing.grab()
    assert painted


def test_when_it_is_seen_first_it_is_the_stone_alone(qtbot):
    table = QWidget()
    table.resize(600, 400)
    qtbot.addWidget(table)
    thing = SlateThing(table)
    thing.lie_at(POSE)
    thing.show()
    empty = thing.grab().toImage()
    thing.show_page(FIRST)
    thing._bare = True
    assert thing.grab().toImage() == empty
    qtbot.waitUntil(lambda: not thing._bare)
    assert thing.grab().toImage() != empty
