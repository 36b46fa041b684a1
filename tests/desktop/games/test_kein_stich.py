"""Kein Stich on the table: the suits that grow in rows, and the pot that grows and is paid out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest

from desktop.look.lettering import SMALLEST
from desktop.scene.scene import Scene
from desktop.sheet.plain import PlainSheet
from desktop.table.table_labels import TrumpSign
from desktop.window.main_window import MainWindow
from engine.cards import Card, card
from engine.match import Match
from engine.moves import Call
from engine.sheet import Line, Note
from tests.desktop.games.kit import (
    LEFT,
    chalked,
    drag,
    evening,
    held,
    moves,
    noted,
    offered,
    played,
    press,
    said,
    scene_of,
    shown,
    stack,
    wait,
)

Key = Qt.Key

PAID = (
    Line((-40, 0, 0, 0), (Note("no_tricks", 40),)),
    Line((0, -40, 0, 0), (Note("no_hearts", 80),)),
    Line((0, 0, -40, 0), (Note("no_obers", 120),)),
    Line((0, 0, 0, -40), (Note("no_max", 160),)),
)
"""The four deals before the lay-off."""

ANNA = "EU GU E10 EO EK HA S7 S8"
"""Holds the Unter of Acorns and so begins."""
BERT = "HU SU GK G7 G8 HK SA S9"


def lay_off(*names: str, hands: tuple[str, ...] = (ANNA, BERT), **options: object) -> Match:
    """The last deal of a game, at which seat 0 is forehand."""
    names = names or ("Anna", "bot Bert", "bot Cilli", "bot Dora")
    match = chalked(evening("kein_stich", *names, dealer=3, **options), *PAID)
    return stack(match, *hands)


def row(window: MainWindow, code: str) -> str:
    """The row in which a card lies, from low to high."""
    rows = scene_of(window).view.table.rows
    return " ".join(one.code for some in rows if card(code) in some for one in some)


def test_a_card_is_dragged_to_the_rows(qtbot, window, tmp_path):
    shown(qtbot, window, lay_off(), tmp_path)
    assert scene_of(window).prompt == "You start: play the Unter of Acorns."
    drag(window, "EU", "rows")
    assert "EU" in row(window, "EU").split()
    widget = window.table.card_widget(card("EU"))
    assert widget is not None and "playable" not in widget.accessibleName()
    assert "EU" not in held(window)


def test_a_card_that_does_not_fit_is_refused_by_name_and_flies_home(qtbot, window, tmp_path):
    scene = shown(qtbot, window, lay_off(), tmp_path)
    widget = window.table.card_widget(card("HA"))
    assert widget is not None
    home = widget.lies_at()
    drag(window, "HA", "rows")
    assert scene_of(window).view == scene.view and widget.lies_at() == home
    assert "Unter of Acorns" in noted(window)
    wait(qtbot, window)
    drag(window, "EU", "rows")
    wait(qtbot, window)
    drag(window, "HA", "rows")
    assert "HA" in held(window) and noted(window) and "rule." not in noted(window)


def test_the_unters_lie_below_each_other(qtbot, window, tmp_path):
    match = played(lay_off(), "EU", "HU")
    scene = shown(qtbot, window, match, tmp_path)
    lie = [window.table.card_widget(card(code)) for code in ("EU", "HU")]
    assert len({one.lies_at().x for one in lie if one}) == 1
    assert len({one.lies_at().y for one in lie if one}) == 2
    assert scene.legal


STUCK = "HA HK S7 S8 GA GK EA E7"
"""Nothing of it can be laid beside the Unter of Acorns."""


def test_who_has_nothing_that_fits_can_only_pass(qtbot, window, tmp_path):
    match = lay_off("Anna", "Bert", "Cilli", "Dora", hands=(STUCK, "", "", "EU"))
    shown(qtbot, window, played(match, "EU"), tmp_path)
    assert window.curtain.name == "Anna"
    QTest.mouseClick(window.curtain.button, LEFT)
    assert scene_of(window).prompt == "Nothing fits, so you must pass."
    drag(window, "HA", "rows")
    assert "HA" in held(window) and noted(window)
    said(window, "!pass")
    assert window.curtain.isVisible()


def test_enter_passes_where_that_is_all_there_is(qtbot, window, tmp_path):
    qtbot.waitUntil(window.isActiveWindow)
    match = lay_off("Anna", "Bert", "bot Cilli", "bot Dora", hands=(STUCK, "", "", "EU"))
    shown(qtbot, window, played(match, "EU"), tmp_path)
    QTest.mouseClick(window.curtain.button, LEFT)
    before = moves(window)
    press(window, Key.Key_Return)
    assert moves(window) > before


def test_who_plays_alone_against_bots_and_has_nothing_that_fits_passes_unasked(
    qtbot, window, tmp_path
):
    asked: list[bool] = []

    def note(scene: Scene | None) -> None:
        asked.append(scene is not None and Call("pass") in scene.legal)

    window.controller.display.scene_changed.connect(note)
    match = lay_off(hands=(STUCK, "", "", "EU"))
    shown(qtbot, window, played(match, "EU"), tmp_path)
    assert window.controller._session.match.moves[1] == Call("pass")
    assert asked and not any(asked)


def test_keeping_a_card_back_is_a_button_where_it_is_allowed(qtbot, window, tmp_path):
    match = played(lay_off(must_lay=False), "EU", "HU")
    shown(qtbot, window, match, tmp_path)
    before = moves(window)
    assert offered(window, ("pass",)) == ["pass"]
    said(window, "!pass")
    assert moves(window) > before


# The pot.


def test_the_pot_stands_on_the_table_and_in_a_column_of_the_slate(qtbot, window, tmp_path):
    shown(qtbot, window, lay_off(), tmp_path)
    kitty = window.table.contents.money.kitty
    assert kitty.isVisible() and kitty.accessibleName().endswith("160")
    page = window.side.page
    assert page is not None and page.heads[-1] == "Pot"
    assert [page.cells(line)[-1] for line in range(4)] == ["40", "80", "120", "160"]
    plain = window.side.findChildren(PlainSheet)[0]
    assert [plain.verticalHeaderItem(n).text() for n in range(2)] == ["No Tricks", "No Hearts"]


def test_each_trick_that_costs_is_paid_into_the_pot_at_once(qtbot, window, tmp_path):
    names = ("Anna", "bot Bert", "bot Cilli", "bot Dora")
    match = stack(evening("kein_stich", *names, dealer=3), "EA", "EK", "EO", "E10")
    shown(qtbot, window, match, tmp_path)
    drag(window, "EA", "trick")
    qtbot.waitUntil(lambda: scene_of(window).decided is not None)
    assert window.table.contents.money.kitty.accessibleName().endswith(" 5")
    assert "pay 5" in scene_of(window).places[0].notes
    assert "1 trick" in scene_of(window).places[0].notes
    story = [window.side.story.item(n).text() for n in range(window.side.story.count())]
    assert any("You pay 5" in line for line in story)


def test_who_is_out_first_takes_his_part_of_the_pot(qtbot, window, tmp_path):
    shown(qtbot, window, lay_off(), tmp_path)
    for _ in range(60):
        if window.controller.over or window.controller.waiting_for_deal:
            break
        legal = scene_of(window).legal
        if isinstance(legal[0], Card):
            drag(window, legal[0].code, "rows")
        else:
            said(window, "!pass")
        wait(qtbot, window)
    assert window.controller.over
    assert window.table.contents.money.kitty.accessibleName().endswith(" 0")
    notes = [note for place in scene_of(window).places for note in place.notes]
    assert "first out" in notes and "gets 100" in notes
    assert window.next_button.text() == "End of the match"
    QTest.mouseClick(window.next_button, Qt.MouseButton.LeftButton)
    wait(qtbot, window)
    assert window.next_button.text() == "Play again"


# Two people at one machine.


def test_what_costs_is_written_in_full_however_small_the_table(qtbot, window, tmp_path):
    window.resize(800, 600)
    names = ("Anna", "bot Bert", "bot Cilli", "bot Dora", "bot Emil", "bot Fritz")
    match = stack(evening("kein_stich", *names, dealer=5, preset="hausruck"))
    shown(qtbot, window, match, tmp_path)
    table = window.table
    sign = table.findChildren(TrumpSign)[0]
    text = sign.text()
    assert "the last trick costs 4" in text
    room = sign.rect().adjusted(12, 0, -4, 0)
    font = QFont(sign.font())
    font.setPixelSize(SMALLEST)
    wraps = Qt.TextFlag.TextWordWrap
    in_one_line = QFontMetrics(font).horizontalAdvance(text) <= room.width()
    assert in_one_line or sign.height() > 1.7 * QFontMetrics(sign.font()).height()
    assert QFontMetrics(font).boundingRect(room, wraps, text).height() <= room.height()
    assert not any(sign.geometry().intersects(lies.rect) for lies in table.places.hand)
    assert not sign.geometry().intersects(table.places.own_person.whole)
