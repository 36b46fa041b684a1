"""The dialog of the season: nothing lies upon another thing, in any size and language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.pages.season_page import EVERY, SeasonDialog
from engine.tournament.head import Head
from tests.desktop.club.rooms import draw_round
from tests.windows import be_of_size
from tests.workshop.demo_organiser import Organiser

NAMES = ["Korbinian Obermeier-Schwarzenbacher", "Ben", "Cilli", "Dora", "Emil", "Fritz"]
SIZES = {
    (800, 600): (780, 560),
    (900, 600): (900, 560),
    (1280, 800): (900, 580),
    (3840, 2160): (2400, 1500),
}
"""The dialog's size beside a window of that size."""


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    """A club with three evenings, each won by somebody."""
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    for number in range(3):
        title = f"Stiftungsfest und Preisramsen {number + 1}"
        controller = one.club.controller
        controller.begin(
            Head().changed({"title": title, "sizes": [3], "best": 3, "plan": ["drawn"]})
        )
        with controller.in_one_go():
            for name in NAMES:
                controller.enter(name)
        draw_round(controller)
        controller.do({"start": 1})
        for table in (1, 2):
            controller.do({"result": [1, table], "values": [3 + number, 2, 1]})
        controller.do({"close": 1})
        one.club.close_evening()
    yield one
    one.close()


def shown_parts(dialog: SeasonDialog) -> dict[str, QWidget]:
    """Everything in it that is looked at by itself."""
    parts = {
        "evenings": dialog.evenings,
        "counts": dialog.count,
        "worst": dialog.drop,
        "least": dialog.least,
        "standing": dialog.grid,
        "honour": dialog.honour,
        "honours": dialog.honours,
        "print": dialog.print,
        "close": dialog.leave,
    }
    return {name: one for name, one in parts.items() if one.isVisible()}


def test_no_field_runs_under_another_thing(organiser):
    for language, (window, size) in product(("de", "en"), SIZES.items()):
        organiser.window.settings["language"] = language
        be_of_size(organiser.window, QSize(*window))
        at = f"{language}, {size}"
        dialog = SeasonDialog(organiser.club)
        dialog.show()
        dialog.resize(*size)
        QTest.qWait(60)  # also what a field does by itself, some time after it is shown
        parts = shown_parts(dialog)
        assert {"honours", "counts"} <= set(parts)
        where = {
            name: QRect(one.mapTo(dialog, QPoint()), one.size()) for name, one in parts.items()
        }
        for (first, one), (other, two) in combinations(where.items(), 2):
            assert not one.intersects(two), f"{at}: {first} {one} lies upon {other} {two}"
        for name, one in where.items():
            assert dialog.rect().contains(one), f"{at}: {name} sticks out: {one}"
        for name in ("standing", "honours"):
            assert where[name].width() >= 150 and where[name].height() >= 40, (at, name)
        dialog.close()
        dialog.deleteLater()


def test_an_evening_is_read_whole_where_the_keyboard_is_too(organiser):
    """The frame of the focus takes nothing from the text, nor do the edges of an item."""
    dialog = SeasonDialog(organiser.club)
    dialog.show()
    view, index = dialog.evenings, dialog.evenings.indexFromItem(dialog.evenings.item(0))
    dialog.evenings.item(0).setText("Preisramsen " * 20)
    rooms = []
    for state in (QStyle.StateFlag.State_None, QStyle.StateFlag.State_HasFocus):
        option = QStyleOptionViewItem()
        view.initViewItemOption(option)
        view.itemDelegate().initStyleOption(option, index)
        option.rect = view.visualItemRect(view.item(0))
        option.state |= state
        text = QStyle.SubElement.SE_ItemViewItemText
        rooms.append(view.style().subElementRect(text, option, view))
    wraps = int(Qt.TextFlag.TextWordWrap)
    needed = view.fontMetrics().boundingRect(rooms[0].adjusted(3, 0, -3, 999), wraps, option.text)
    assert rooms[0] == rooms[1] and needed.height() <= rooms[0].height()
    dialog.close()


def another(organiser: Organiser, title: str, *, closed: bool, **more: object) -> None:
    """One more evening of the club, of one round."""
    controller = organiser.club.controller
    controller.begin(Head().changed({"title": title, "sizes": [3], "best": 3} | more))
    with controller.in_one_go():
        for name in NAMES[:3]:
            controller.enter(name)
    draw_round(controller)
    controller.do({"start": 1})
    controller.do({"result": [1, 1], "values": [9, 0, 0]})
    if closed:
        controller.do({"close": 1})
    organiser.club.close_evening()


def ticked(dialog: SeasonDialog) -> set[str]:
    return {one.title for one in dialog.chosen()}


def test_a_season_counts_the_closed_evenings_of_one_game(organiser):
    usual = ticked(SeasonDialog(organiser.club))
    assert len(usual) == 3
    another(organiser, "Skat", closed=True, game="skat", plan=["drawn"])
    another(organiser, "Still on", closed=False, plan=["drawn"])
    dialog = SeasonDialog(organiser.club)
    dialog.game.set_value("")
    assert ticked(dialog) == usual
    dialog.game.set_value("skat")
    assert ticked(dialog) == {"Skat"}
    dialog.game.set_value(EVERY)
    assert ticked(dialog) == {*usual, "Skat"}


def test_an_evening_that_runs_names_no_winner_even_if_it_is_ticked(organiser):
    another(organiser, "Still on", closed=False, plan=["drawn"])
    dialog = SeasonDialog(organiser.club)
    (running,) = [one for one in dialog._items() if "Still on" in one.text()]
    assert "not over yet" in running.text()
    running.setCheckState(Qt.CheckState.Checked)
    assert "Still on" in ticked(dialog)
    assert not any("Still on" in cell for row in dialog.honours.texts() for cell in row)


def test_the_season_keeps_its_choice_and_its_drops(organiser):
    settings = organiser.window.settings
    dialog = SeasonDialog(organiser.club, settings)
    dialog._items()[0].setCheckState(Qt.CheckState.Unchecked)
    dialog.drop.setValue(1)
    dialog.count.set_value("places")
    again = SeasonDialog(organiser.club, settings)
    assert ticked(again) == ticked(dialog)
    assert (again.drop.value(), again.count.value()) == (1, "places")
    settings.remember("season", '{"game": 3}')
    assert SeasonDialog(organiser.club, settings).drop.value() == 0
