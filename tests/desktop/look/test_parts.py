"""Parts: pressed by mouse and keyboard, named, and large enough for their words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.look.parts import Door, Key, Pill, Sheet, Slip, Switch, Tag, Token, WoodLabel
from desktop.look.parts.part import Part


def slip(*words: str) -> Slip:
    one = Slip(-0.4)
    one.set_words(*words)
    return one


PARTS = {
    "tag": lambda: Tag("Knock with 7", "K"),
    "token": lambda: Token("undo", "Undo", "Ctrl+Z"),
    "door": lambda: Door("Shelf", "212 evenings"),
    "slip": lambda: slip("Continue: Knüffeln", "You trail, 6 to 10", "today"),
}


@pytest.fixture(params=PARTS)
def part(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Part]:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(600, 400)
    made: Part = PARTS[request.param]()
    made.setParent(table)
    made.place(QRect(QPoint(100, 100), made.extent()))
    table.show()
    yield made


def test_it_is_pressed_with_the_mouse_and_with_the_keyboard(part, qtbot):
    pressed: list[bool] = []
    part.clicked.connect(lambda: pressed.append(True))
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)
    assert len(pressed) == 1
    part.setFocus()
    QTest.keyClick(part, Qt.Key.Key_Space)
    assert len(pressed) == 2


def test_what_lies_beside_the_body_is_no_part_of_it(part):
    pressed: list[bool] = []
    part.clicked.connect(lambda: pressed.append(True))
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert pressed == []


def test_it_has_its_words_as_its_name_for_screen_readers(part):
    interface = QAccessible.queryAccessibleInterface(part)
    assert interface.text(QAccessible.Text.Name) == part.text()
    assert interface.role() == QAccessible.Role.Button


def test_its_body_lies_where_it_was_put(part):
    assert part.placed() == QRect(QPoint(100, 100), part.extent())


def test_it_grows_with_the_letters(part):
    before = part.extent()
    part.set_scale(2 * part.scale)
    grown = part.extent()
    assert grown.width() > 1.7 * before.width() and grown.height() > 1.7 * before.height()


def test_focus_is_seen(part, qtbot):
    def picture() -> QImage:
        return part.grab().toImage()

    part.clearFocus()
    plain = picture()
    part.setFocus()
    qtbot.waitUntil(part.hasFocus)
    assert picture() != plain


def test_between_a_word_and_its_key_there_is_room_for_a_finger(qtbot):
    plain, keyed = Tag("Exchange"), Tag("Exchange", "T")
    for tag in (plain, keyed):
        qtbot.addWidget(tag)
    cap = 0.62 * keyed.extent().height()
    assert keyed.extent().width() - plain.extent().width() >= cap
    word = QFontMetricsF(keyed._letters()).horizontalAdvance("Exchange")
    left = keyed.extent().width() - word - keyed._lead() - cap
    assert left >= 0.6 * keyed.extent().height()


def test_a_key_shown_is_told_too(qtbot):
    token = Token("hint", "Hint", "H")
    qtbot.addWidget(token)
    assert token.toolTip() == "Hint (H)"
    token.set_key("")
    assert token.toolTip() == "Hint"


def test_a_slip_tells_all_of_its_words_even_where_they_are_shortened(qtbot):
    one = slip("Continue: Knüffeln", "You and Korbinian trail, 6 to 10", "yesterday")
    qtbot.addWidget(one)
    whole = one.high()
    one.shorten(True)
    assert one.high() < whole
    assert one.accessibleDescription() == "You and Korbinian trail, 6 to 10 yesterday"


def test_of_a_switch_one_key_is_down_and_a_lone_key_is_a_yes_or_no(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    several, lone = (
        Switch([Key(one) for one in ("any", "2", "3")], page),
        Switch([Key("yes")], page),
    )
    heard: list[int] = []
    for one in (several, lone):
        one.resize(one.sizeHint())
        one.lay_out()
        one.chosen.connect(heard.append)
    several.keys[2].click()
    assert [key.isChecked() for key in several.keys] == [False, False, True]
    lone.keys[0].click()
    lone.keys[0].click()
    assert heard == [2, 1, 0]
    inside = QRect(QPoint(), several.size())
    assert all(inside.contains(key.placed()) for key in several.keys)


def test_a_prompt_is_one_line_and_more_only_where_it_must(qtbot):
    prompt = Pill("Hearts were led: follow suit, and beat them if you can.")
    qtbot.addWidget(prompt)
    line = prompt.extent()
    narrow = prompt.extent(round(line.width() * 0.7))
    assert narrow.width() <= round(line.width() * 0.7)
    assert line.height() * 1.4 < narrow.height() < line.height() * 2


def test_a_sheet_shows_only_the_words_it_has(qtbot):
    sheet = Sheet("A new evening")
    qtbot.addWidget(sheet)
    assert not sheet.heading.isHidden() and sheet.note.isHidden()
    sheet.set_words("", "With four people.")
    assert sheet.heading.isHidden() and not sheet.note.isHidden()


def test_the_shade_behind_words_on_wood_ends_softly_and_not_at_an_edge(qtbot):
    label = WoodLabel(left=True)
    qtbot.addWidget(label)
    label.setText("Kartentisch")
    label.place(QRect(100, 100, label.wide(), label.needed(1000)))
    seen = QImage(label.size(), QImage.Format.Format_ARGB32_Premultiplied)
    seen.fill(Qt.GlobalColor.transparent)
    label.render(seen, QPoint(), renderFlags=QWidget.RenderFlag(0))
    wide, high = seen.width(), seen.height()
    edges = [(x, y) for x in range(wide) for y in (0, high - 1)]
    edges += [(x, y) for x in (0, wide - 1) for y in range(high)]
    assert all(seen.pixelColor(*at).alpha() == 0 for at in edges)
    assert seen.pixelColor(wide // 2, high // 2).alpha() > 0, "there are words"
    label.place(QRect())
    assert label.geometry().isEmpty()
