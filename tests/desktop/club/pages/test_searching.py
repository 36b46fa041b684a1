"""A draw that takes longer: a bar, "good enough", and the same draw again from its steps."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.club.model.office import Office
from desktop.club.pages.rounds import RoundsPage
from engine.tournament.tournament import Tournament
from tests.desktop.club.rooms import Witness, hall


@pytest.fixture
def twenty_two(own_home: Path, qtbot: QtBot) -> tuple[RoundsPage, Witness]:
    witness = hall(22, plan=("drawn",) * 6)
    page = RoundsPage(witness.office)
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    page.next.click()
    return page, witness


def tables(office: Office) -> object:
    draw = office.book.round(1).draw
    return draw and draw.tables


def test_while_tables_are_looked_for_the_window_lives_and_tells_how_far_it_is(
    twenty_two: tuple[RoundsPage, Witness], qtbot: QtBot
) -> None:
    page, witness = twenty_two
    assert page.searching.isVisible() and not page.next.isEnabled()
    assert page.searching.enough.hasFocus() or page.focusWidget() is page.searching.enough
    begun = page.searching.bar.value()
    qtbot.waitUntil(lambda: page.searching.bar.value() > begun + 1)
    assert page.searching.bar.value() < page.searching.bar.maximum()
    assert "repeated meetings so far: " in page.searching.told.text()
    assert tables(witness.office) is None


def test_what_is_good_enough_is_taken_and_found_again_by_its_steps(
    twenty_two: tuple[RoundsPage, Witness],
) -> None:
    page, witness = twenty_two
    QTest.keyClick(page.searching.enough, Qt.Key.Key_Space)
    assert tables(witness.office) and not page.searching.isVisible() and page.next.isEnabled()
    tournament = witness.office.tournament
    assert tournament is not None and tournament.events()[-1]["steps"] >= 3
    assert Tournament.from_events(tournament.events()).is_as_drawn(1)
    witness.office.undo()
    assert witness.office.book.rounds == (), "taken back with what led to it"


def test_who_comes_while_it_is_looked_for_stops_it_and_is_drawn_with_the_others(
    twenty_two: tuple[RoundsPage, Witness],
) -> None:
    page, witness = twenty_two
    witness.office.enter("Late")
    page.refresh()
    assert not page.searching.isVisible()
    assert witness.said == ["Something else was entered: the round is not drawn yet."]
    page.next.click()
    page.search.good_enough()
    draw = witness.office.book.round(1).draw
    assert draw is not None and draw.table_of(23)


def test_an_evening_that_is_put_away_is_not_drawn_any_more(
    twenty_two: tuple[RoundsPage, Witness], qtbot: QtBot
) -> None:
    page, witness = twenty_two
    witness.office.close()
    qtbot.waitUntil(lambda: page.search.found is None)
    assert not witness.troubles


def test_what_is_impossible_is_said_and_the_round_is_not_prepared(
    own_home: Path, qtbot: QtBot
) -> None:
    witness = hall(2)
    page = RoundsPage(witness.office)
    qtbot.addWidget(page)
    page.next.click()
    assert len(witness.troubles) == 1 and witness.office.book.rounds == ()
    assert not page.searching.isVisible() and page.next.isEnabled()
