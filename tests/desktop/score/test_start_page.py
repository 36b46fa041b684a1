"""Where keeping the score begins: what is played, and who sits at the real table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.common.last_choice import FIRST_SCORES
from desktop.score.played import MORE, parts
from desktop.score.start_page import StartPage
from desktop.window.main_window import MainWindow
from engine import games
from tests.desktop.score.test_page import PEOPLE, types, window

__all__ = ["window"]


def opened(window: MainWindow, game: str = "ramsen") -> StartPage:
    window.menus.do("write")
    page = window.pages.evening
    assert isinstance(page, StartPage)
    page.choose(game)
    page.take_keyboard()
    QApplication.processEvents()
    return page


def test_people_sit_down_by_typing_and_enter_begins(window):
    page = opened(window)
    assert page.field.hasFocus() and not page.seated
    types(window, "Anna\nBert\nCilli\n")
    assert [one.name for one in page.seated] == ["Anna", "Bert", "Cilli"]
    types(window, "\n")
    head = window.controller.head
    assert head is not None and head.real_cards and head.game == "ramsen"
    assert [one.name for one in head.players] == ["Anna", "Bert", "Cilli"]
    assert not any(one.bot for one in head.players)


def test_as_many_chairs_stand_there_as_the_variant_has_players(window):
    page = opened(window, "rams")
    variants = page.plan.variants()
    assert len({max(page.plan.kind.seats_of(one)) for one in variants.values()}) > 1
    for name, options in [*variants.items(), *variants.items()]:
        page._take_variant(name)
        page.take_keyboard()
        assert page.most == max(page.plan.kind.seats_of(options))
        types(window, "".join(f"{one}\n" for one in PEOPLE if not page._sits(one)))
        assert len(page.seated) == page.most and page.field.isHidden()
    types(window, "\n")
    head = window.controller.head
    assert head is not None and len(head.players) == page.most


def test_people_of_last_time_are_one_click_away_and_never_seated_unasked(window):
    page = opened(window)
    types(window, "Anna\nBert\nCilli\n\n")
    page = opened(window, "skat")
    assert not page.seated
    assert [place.text() for place in page.here] == ["Anna", "Bert", "Cilli"]
    QTest.mouseClick(page.here[1], Qt.MouseButton.LeftButton)
    assert [one.name for one in page.seated] == ["Bert"] and page.field.hasFocus()
    assert "Bert" not in [place.text() for place in page.here]


def test_too_few_people_are_told_and_nothing_is_lost(window):
    page = opened(window, "skat")
    types(window, "Anna\n\n")
    assert window.controller.head is None
    assert page.said.text() == "Skat is for 3–4: type the next name."
    types(window, "anna\n")
    assert "Two players are called" in page.said.text() and len(page.seated) == 1
    assert page.field.text() == "anna"


def test_who_deals_first_is_named_first(window):
    page = opened(window)
    types(window, "Anna\nBert\nCilli\n")
    page.menu(1).actions()[1].trigger()
    types(window, "\n")
    head = window.controller.head
    assert head is not None and [one.name for one in head.players] == ["Bert", "Cilli", "Anna"]


def test_somebody_is_renamed_or_leaves(window):
    page = opened(window)
    types(window, "Anna\nBert\nCilli\n")
    page.rename(2, "Emil")
    page.menu(0).actions()[2].trigger()
    assert [one.name for one in page.seated] == ["Bert", "Emil"]


def test_a_variant_is_chosen_on_the_slate(window):
    page = opened(window, "skat")
    page.variants().actions()[2].trigger()
    assert page.plan.preset == "home"
    assert page.slate.accessibleDescription() == "At home, points only"


def test_the_list_begins_with_what_this_house_plays():
    most, own, lists, plain = parts(["tippen", "skat", "skat", "gone"])
    assert most.games == ("skat", "tippen", *FIRST_SCORES[1:4]), "and then with what most play"
    assert "tippen" not in own.games and "skat" not in lists.games
    assert plain.games == ("free_sheet",)
    every = [name for one in (most, own, lists, plain) for name in one.games]
    assert sorted(every) == sorted(games.everything())


def test_a_game_is_found_by_typing_and_the_list_unfolds(window):
    page = opened(window)
    page.search.setText("canas")
    names = [page.list.item(row).text() for row in range(page.list.count())]
    assert names == ["Other games", "Canasta"]
    page.search.setText("")
    kept = page.list.count()
    page._unfold(MORE)
    assert page.list.count() > kept


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_lies_within_the_page(window, size, language):
    window.settings["language"] = language
    window.resize(*size)
    page = opened(window, "mauscheln")
    for name in ("Anna", "Bert", "Cilli", "Dora", "Emil", "Franz"):
        types(window, name + "\n")
        for widget in (page.field, page.start, page.slate, *page.places):
            assert page.rect().contains(widget.geometry()), widget
    assert not page.grab().isNull()


def test_house_rules_are_changed_and_begun_with(window):
    page = opened(window, "tippen")
    page.show_rules()
    assert page.house is not None and page.house.isVisible() and not page.start.isEnabled()
    page.house.form.field("deals").set_value(8)
    page.house.left.emit()
    assert page.house is None and page.field.hasFocus() and page.plan.options.deals == 8
    types(window, "Anna\nBert\nCilli\n\n")
    assert window.controller.head is not None and window.controller.head.options["deals"] == 8


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).instead])
def test_what_is_offered_before_the_first_deal_is_offered_here_too(window, name):
    """With what happens without it; pressed, the other variant is written down."""
    kind = games.find(name)
    page = opened(window, name)
    for options in kind.presets.values():
        page.plan.take_options(options)
        page._take_chairs()
        number = kind.usual(options)
        remarks = {fact.key for fact in kind.make(options, number).remarks()}
        there = bool(remarks & kind.instead.keys())
        assert page.instead.isVisible() == page.remark.isVisible() == there
    page._take_variant(next(iter(kind.presets)))
    while not page.instead.isVisible():
        # Some remark is of many players alone.
        page.field.setText(next(one for one in PEOPLE if not page._sits(one)))
        page._enter()
    for size in ((1280, 800), (800, 600), (1920, 1000)):
        window.resize(*size)
        page.lay_out()
        taken = [page._paper, page._table.toRect(), page.start.geometry(), page.field.geometry()]
        for part in (page.remark, page.instead):
            assert page.rect().contains(part.geometry())
            assert not any(part.geometry().intersects(one) for one in taken)
    QTest.mouseClick(page.instead, Qt.MouseButton.LeftButton)
    assert page.plan.variant in kind.instead.values() and not page.instead.isVisible()
