"""The plain table: every number where a screen reader looks for it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.plain import PlainSheet
from engine import games
from engine.sheet import Line
from tests.desktop.sheet.pages import page

AS_READ = Qt.ItemDataRole.AccessibleTextRole


def table(qtbot, shown):
    plain = PlainSheet()
    qtbot.addWidget(plain)
    plain.show_sheet(shown)
    return plain


def rows(plain):
    return [
        [plain.verticalHeaderItem(row).text()]
        + [plain.item(row, side).text() for side in range(plain.columnCount())]
        for row in range(plain.rowCount())
        if plain.columnSpan(row, 0) == 1
    ]


def test_a_row_for_every_deal_and_the_sums_below(qtbot):
    plain = table(qtbot, page((3, 2, None), (0, None, 5)))
    assert [plain.horizontalHeaderItem(side).text() for side in range(3)] == [
        "Anna",
        "Benedikt",
        "Zenzi",
    ]
    assert rows(plain) == [
        ["1", "3", "2", "–"],
        ["2", "0", "–", "5"],
        ["open bars", "12", "8", "5"],
        ["games won", "0", "0", "0"],
    ]


def test_a_screen_reader_gets_words_for_signs(qtbot):
    plain = table(qtbot, page((3, 2, None)))
    assert plain.item(0, 2).data(AS_READ) == "not in this deal"
    assert plain.verticalHeaderItem(0).data(AS_READ) == "Deal 1"
    assert plain.accessibleName() == "Table of deals"
    assert plain.accessibleDescription().startswith("1 deal")


def test_a_heading_stands_where_a_new_game_begins(qtbot):
    game = [(5, None, 0), (5, None, None), (None, 5, None), (None, 5, 0)]
    one, two = (page(*game, *more, preset="zaisertshofen") for more in ([], [(4, 1, 0)]))
    assert table(qtbot, one).columnSpan(0, 0) == 1
    plain = table(qtbot, two)
    headings = [
        plain.item(row, 0).text()
        for row in range(plain.rowCount())
        if plain.columnSpan(row, 0) == 3
    ]
    assert headings == ["Game 1", "Game 2"]


def test_another_sheet_replaces_the_first(qtbot):
    plain = table(qtbot, page((3, 2, None), (0, None, 5)))
    plain.setCurrentCell(1, 2)
    plain.show_sheet(page((1, 1, 3)))
    assert rows(plain)[0] == ["1", "1", "1", "3"]
    assert plain.rowCount() == 3
    assert (plain.currentRow(), plain.currentColumn()) == (1, 2)


def test_the_words_change_with_the_language(qtbot, speak):
    plain = table(qtbot, page((3, 2, None)))
    languages = speak(
        {("ramsen", "open bars"): "offene Striche", ("sheet", "Deal {number}"): "{number}."}
    )
    languages.use("de")
    qtbot.waitUntil(lambda: plain.verticalHeaderItem(1).text() == "offene Striche")
    assert plain.verticalHeaderItem(0).data(AS_READ) == "1."


def test_a_long_name_takes_its_room_from_short_ones(qtbot):
    shown = replace(page((3, 2, None)), names=("Anna", "Maximiliane", "Ben"))
    plain = table(qtbot, shown)
    plain.resize(260, 300)
    plain.show()
    qtbot.waitExposed(plain)
    widths = [plain.columnWidth(column) for column in range(plain.columnCount())]
    assert widths[1] >= plain.horizontalHeader().sectionSizeHint(1) > widths[0]
    assert sum(widths) == plain.viewport().width()


def test_partners_stand_one_above_the_other_and_are_read_in_one_line(qtbot):
    kind = games.find("knueffeln")
    game = kind.make(kind.options(), 4)
    speech = Speech(game, ("Anna", "Benedikt", "Zenzi", "Vroni"))
    sheet = game.sheet([Line((10, -10))])
    plain = table(qtbot, SheetPage(sheet, speech.sides(), speech))
    head = plain.horizontalHeaderItem(0)
    assert head.text() == "Anna &\nZenzi"
    assert head.data(AS_READ) == head.toolTip() == "Anna & Zenzi"


def test_a_name_that_is_too_long_gets_smaller_and_then_more_lines(qtbot):
    kind = games.find("knueffeln")
    game = kind.make(kind.options(), 4)
    speech = Speech(game, ("Lina", "Korbinian-Maximilian Ederer", "Resi", "Xaver"))
    plain = table(qtbot, SheetPage(game.sheet([]), speech.sides(), speech))
    plain.resize(170, 200)
    with qtbot.waitExposed(plain):
        plain.show()
    assert plain.horizontalHeaderItem(0).text() == "Lina &\nResi"
    head = plain.horizontalHeaderItem(1)
    assert "".join(head.text().split()) == "Korbinian-MaximilianEderer&Xaver"
    letters = QFontMetrics(head.font())
    assert letters.height() < plain.horizontalHeader().fontMetrics().height()
    lines = head.text().split("\n")
    assert max(map(letters.horizontalAdvance, lines)) <= plain.columnWidth(1)
    assert plain.horizontalHeader().height() >= len(lines) * letters.lineSpacing()


def narrow(qtbot, shown):
    plain = table(qtbot, shown)
    plain.resize(206, 500)
    plain.show()
    qtbot.waitExposed(plain)
    return plain


def test_names_that_would_be_cut_stand_upright(qtbot):
    shown = page((3, 2, None))
    assert not narrow(qtbot, replace(shown, names=("Al", "Bo", "Cy"))).horizontalHeader().upright
    plain = narrow(qtbot, replace(shown, names=("Anneliese", "Maximilian", "Korbinian")))
    heads = plain.horizontalHeader()
    assert heads.upright
    assert [plain.horizontalHeaderItem(n).text() for n in range(3)] == list(plain.page.names)
    assert heads.height() > heads.fontMetrics().horizontalAdvance("Maximilian")
    assert heads.length() == plain.viewport().width()


def test_a_row_of_several_words_is_folded_and_read_in_one_line(qtbot):
    plain = narrow(qtbot, page((3, 2, None)))
    assert [plain.verticalHeaderItem(row).text() for row in (1, 2)] == ["open bars", "games won"]
    font = plain.font()
    font.setPixelSize(25)
    plain.setFont(font)
    plain.show_sheet(plain.page)
    item = plain.verticalHeaderItem(1)
    assert item.text() == "open\nbars"
    assert item.data(AS_READ) == item.toolTip() == "open bars"


def test_the_letters_of_an_upright_name_stand_one_above_the_other(qtbot):
    plain = narrow(qtbot, replace(page((3, 2, None)), names=("Anneliese", "Maximilian", "Resi")))
    heads = plain.horizontalHeader()
    picture = heads.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    left = int(heads.sectionViewportPosition(0) * ratio)
    inked = {
        y
        for x in range(left + 6, left + int(heads.sectionSize(0) * ratio) - 6)
        for y in range(6, picture.height() - 6)
        if picture.pixelColor(x, y).lightness() < 110
    }
    assert max(inked) - min(inked) > heads.fontMetrics().horizontalAdvance("Anneliese") * ratio / 2


def test_a_table_that_is_already_seen_takes_a_sheet(qtbot):
    plain = PlainSheet()
    qtbot.addWidget(plain)
    plain.resize(206, 200)
    plain.show()
    qtbot.waitExposed(plain)
    for deals in (30, 1):
        plain.show_sheet(page(*[(3, 2, None)] * deals))
        assert plain.rowCount() > deals
        assert plain.horizontalHeader().length() == plain.viewport().width()


def test_numbers_are_never_cut_for_want_of_room(qtbot):
    wide = (1000, 1000, 1000)
    plain = narrow(qtbot, replace(page(wide), names=("Anneliese", "Maximilian", "Korbinian")))
    heads, bar = plain.horizontalHeader(), plain.horizontalScrollBar()
    assert not bar.isVisible()
    plain.resize(150, 500)
    qtbot.waitUntil(bar.isVisible)
    assert heads.length() > plain.viewport().width()
    for column in range(3):
        assert plain.columnWidth(column) >= plain.sizeHintForColumn(column)
