"""The sheet of the house rules over the whole window, with sets that are saved and shared."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.house_rules import own_sets
from desktop.house_rules.page import HouseRulesPage
from desktop.house_rules.sets import NamedRules, NamedSets, set_name, shared
from engine import games

LEFT = Qt.MouseButton.LeftButton
TIPPEN = games.find("tippen")


def opened(qtbot, game: str = "tippen", base: str = "") -> HouseRulesPage:
    kind = games.find(game)
    key = base or next(iter(kind.presets))
    page = HouseRulesPage(kind, NamedSets().variants(kind)[key], NamedSets(), key)
    qtbot.addWidget(page)
    page.resize(1280, 773)
    page.show()
    QApplication.processEvents()
    return page


@pytest.fixture
def page(qtbot, own_home) -> HouseRulesPage:
    return opened(qtbot, base="zwicken")


def named(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whoever is asked for a name gives this one."""

    def answer(dialog: own_sets.NameDialog) -> int:
        dialog.field.setText(name)
        return int(dialog.take.isEnabled())

    monkeypatch.setattr(own_sets.NameDialog, "exec", answer)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", games.everything())
def test_at_the_usual_size_no_rule_has_to_be_scrolled_for(qtbot, own_home, game):
    page = opened(qtbot, game)
    for key in page.sets.variants(page.kind):
        page.choose(key)
        QApplication.processEvents()
        assert page.area.verticalScrollBar().maximum() == 0, key
        rows = [page.form.row(name).geometry() for name in page.form.shown()]
        place = page.explained.geometry().translated(-page.area.pos())
        assert not any(place.intersects(row) for row in rows)
        assert page.area.geometry().bottom() < page.deal.geometry().top() + page.deal.margin()


def test_what_differs_is_counted_and_a_press_goes_back(page):
    assert page.told.text().find("All as in Zwicken.") > 0 and page.back_to.isHidden()
    page.form.field("head").set_value(False)
    page.form.field("stake_a_trick").set_value(2)
    assert "2 rule" in page.told.text() and "from Zwicken." in page.told.text()
    assert page.back_to.text() == "Back to Zwicken"
    QTest.keyClick(page.back_to, Qt.Key.Key_Return)
    assert page.options() == TIPPEN.presets["zwicken"] and page.back_to.isHidden()


def test_what_is_not_shown_is_counted_and_says_why(page):
    assert "4 rule(s) do not apply here: 3 only with “The trump card is turned: when all cards" in (
        page.hidden.text()
    )
    assert page.hidden.toolTip().count("\n") == 3
    page.choose("lampeln_bavaria")
    assert page.hidden.text().startswith("7 rule(s) do not apply here: ")


def test_the_rule_under_pointer_or_keyboard_is_explained_at_a_fixed_place(page):
    page.take_keyboard()
    place = page.explained.geometry()
    assert page.explained.words().startswith("Cards in the pack"), "the first has the keyboard"
    QTest.mouseMove(page.form.row("buy"))
    page.form.row("buy").stop().setFocus()
    assert page.explained.words() == "Buying  There is none, or everyone who plays may do so once."
    assert page.explained.geometry() == place


def test_a_variant_is_chosen_by_its_key(page):
    with pytest.raises(KeyError):
        page.choose("skat")
    QTest.mouseClick(page.pills.keys[4], LEFT)
    assert page.options() == TIPPEN.presets["lupfen"] and page.base == "lupfen"


def test_a_narrow_window_has_one_column_and_tabs_that_lead_to_the_groups(page):
    assert not page.tabs.isVisible()
    page.resize(800, 573)
    QApplication.processEvents()
    assert page.tabs.isVisible() and page.area.verticalScrollBar().maximum() > 0
    QTest.mouseClick(page.tabs.keys[-1], LEFT)
    length = page.form.row("deals")
    assert not length.visibleRegion().isEmpty()
    page.tabs.keys[-1].clearFocus()
    page.area.verticalScrollBar().setValue(0)
    assert page.tabs.value() == "basics"


@pytest.mark.parametrize("size", [(640, 480), (800, 573), (1024, 700), (1920, 1050), (3840, 2130)])
def test_nothing_leaves_the_sheet_or_covers_another(page, size):
    page.form.field("head").set_value(False)
    page.resize(*size)
    QApplication.processEvents()
    shown = [page.title, page.told, page.save, page.more, page.area, page.deal, page.back]
    shown += [page.explained] if page.tabs.isVisible() else []
    places = [one.geometry() for one in shown]
    for number, one in enumerate(places):
        assert page.rect().contains(one), shown[number]
        assert not any(
            one.adjusted(9, 9, -9, -9).intersects(other) for other in places[number + 1 :]
        ), shown[number]


@pytest.mark.parametrize("size", [(800, 560), (1280, 760)])
def test_with_large_letters_rules_are_still_seen(qtbot, own_home, size):
    usual = QFont(QApplication.font())
    larger = QFont(usual)
    larger.setPointSizeF(2 * usual.pointSizeF())
    QApplication.setFont(larger)
    try:
        page = opened(qtbot)
        page.resize(*size)
        QApplication.processEvents()
        assert page.area.height() >= 0.3 * page.height()
        assert page.tabs.sizeHint().width() <= page.area.width()
        assert page.explained.y() > page.area.geometry().bottom()
        assert page.rect().contains(page.deal.geometry())
    finally:
        QApplication.setFont(usual)


def test_rules_are_saved_renamed_and_deleted(qtbot, page, monkeypatch):
    page.form.field("head").set_value(False)
    named(monkeypatch, "  Stammtisch & Co ")
    QTest.mouseClick(page.save, LEFT)
    assert set_name(page.base) == "Stammtisch & Co" and page.back_to.isHidden()
    assert page.pills.keys[-1].isChecked()
    named(monkeypatch, "Im Löwen")
    page.own.rename()
    assert [*NamedSets().of(TIPPEN)] == ["Im Löwen"] and set_name(page.base) == "Im Löwen"
    monkeypatch.setattr(own_sets.Question, "exec", lambda _: 1)
    monkeypatch.setattr(own_sets.Question, "answer", lambda _: "delete")
    page.own.delete()
    assert NamedSets().of(TIPPEN) == {} and page.base == "zwicken"
    assert page.form.different() == ("head",), "the rules on the sheet stay"


def test_only_a_set_can_be_renamed_or_deleted(page, monkeypatch):
    def offered() -> list[str]:
        menu = page.own.offer(page.more)
        texts = [one.text() for one in menu.actions() if one.text()]
        menu.close()
        return texts

    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    assert offered() == ["S&hare as a file …", "&Open a file …"]
    named(monkeypatch, "R&B")
    page.own.save()
    assert offered()[2:] == ["&Rename “R&&B” …", "&Delete “R&&B” …"]


def test_a_name_that_is_there_is_told_before_it_is_replaced(qtbot, page):
    page.sets.save(TIPPEN, "Ours", TIPPEN.presets["lupfen"])
    dialog = own_sets.NameDialog("Save", "New", page)
    dialog.taken = lambda name: page.sets.taken(TIPPEN, name)
    dialog.field.setText("ours")
    assert dialog.hint.text() == "“Ours” exists already and will be replaced."
    dialog.field.setText("   ")
    assert not dialog.take.isEnabled() and not dialog.hint.text()


def test_rules_are_shared_and_opened_again(qtbot, page, tmp_path, monkeypatch):
    page.form.field("quota").set_value(2)
    path, said = tmp_path / "Im Löwen", []
    page.said.connect(said.append)
    monkeypatch.setattr(own_sets, "file_to_save", lambda *_: path)
    page.own.share()
    written = tmp_path / "Im Löwen.house-rules"
    wanted = page.options()
    page.choose("lupfen")
    monkeypatch.setattr(own_sets, "file_to_open", lambda *_: written)
    page.own.open()
    assert page.options() == wanted and set_name(page.base) == "Im Löwen"
    assert said == ["Saved as “Im Löwen.house-rules”.", "Now you play by “Im Löwen”."]


def test_a_file_of_another_game_is_kept_there_and_a_bad_one_is_told(page, tmp_path):
    said: list[str] = []
    page.said.connect(said.append)
    before = page.options()
    gin = games.find("gin")
    options = replace(gin.presets["standard"], runden=9)
    file, bad = tmp_path / "a.house-rules", tmp_path / "b.house-rules"
    file.write_bytes(shared(NamedRules("gin", "Nine", options)))
    bad.write_text("{}", encoding="utf-8")
    for one in (file, bad, tmp_path / "c.house-rules"):
        page.own.take(one)
    assert said == [
        "“Nine” is for Gin: you will find it there.",
        "“b.house-rules” holds no house rules.",
        "“c.house-rules” can’t be read.",
    ]
    assert NamedSets().of(gin) == {"Nine": options} and page.options() == before


def test_where_the_disk_is_full_nothing_is_lost(page, monkeypatch):
    said: list[str] = []
    page.said.connect(said.append)
    named(monkeypatch, "Ours")
    page.form.field("head").set_value(False)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("desktop.common.shared_list.write_atomically", full)
    page.own.save()
    assert said == [
        "Saving failed: No space left on device. The rules on this sheet stay as they are."
    ]
    assert page.form.different() == ("head",)


# At the window.


def test_the_sheet_lies_over_the_page_and_what_is_chosen_there_is_played(qtbot, window):
    window.evenings.set_up("tippen")
    evening = window.pages.evening
    evening.sheet.rules.setFocus()
    QTest.keyClick(evening.sheet.rules, Qt.Key.Key_Return)
    page = evening.house
    assert page.isVisible() and not evening.sheet.isVisible()
    assert page.geometry() == evening.rect() and page.isAncestorOf(window.focusWidget())
    page.form.field("deals").set_value(24)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert evening.house is None and window.focusWidget() is evening.sheet.rules
    assert evening.sheet.head("").options["deals"] == 24
    assert evening.sheet.differ.text().endswith("Deals per match: 24.")
    evening.sheet.rules.click()
    assert evening.house.form.different() == ("deals",)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.controller.head.options["deals"] == 24


def test_light_and_language_change_under_it(window):
    window.evenings.set_up("tippen")
    evening = window.pages.evening
    evening.sheet.rules.click()
    page = evening.house
    page.form.field("head").set_value(True)
    day = page.grab().toImage()
    window.settings["colours"] = "dark"
    assert page.grab().toImage() != day
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert (page.title.text(), page.deal.text()) == ("Hausregeln für Tippen", "Geben")
    assert "1 Regel ist anders" in page.told.text()
    assert page.form.row("head").marked.endswith(": nein")
    window.settings["colours"] = "light"


def test_an_own_set_is_offered_at_the_club(qtbot, own_home):
    from desktop.club.pages.rules_form import RulesForm
    from engine.tournament.head import Head

    options = replace(TIPPEN.presets["zwicken"], deals=8)
    key = NamedSets().save(TIPPEN, "Vereinsregeln", options)
    form = RulesForm(Head(game="tippen"))
    for field in form.fields():
        qtbot.addWidget(field)
    form.preset.set_value(key)
    assert form.preset.currentText() == "Vereinsregeln" and form.form.options() == options
    assert form.settings()["options"] == options.as_dict()
    form.form.field("deals").set_value(24)
    assert form.form.row("deals").marked == "Vereinsregeln: 8"
    assert "A set number of deals makes a match." in form.form.row("deals").toolTip()
    assert form.settings()["preset"] == ""
