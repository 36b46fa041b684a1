"""Of the tables of a round the one whose result comes next is what the eye goes to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.tournament.head import Head
from tests.workshop.demo_organiser import Organiser


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    """Nine people at three tables, who have begun to play."""
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    one.club.office.begin(Head().changed({"title": "Spring", "sizes": [3], "best": 3}))
    with one.club.office.in_one_go():
        for number in range(9):
            one.club.office.enter(f"Person {number}")
    one.draw()
    one.start()
    yield one
    one.close()


def expected(organiser: Organiser) -> list[int]:
    return [card.table for card in organiser.club.rounds.tables.cards if card.expected]


def picked(organiser: Organiser) -> list[int]:
    return [card.table for card in organiser.club.rounds.tables.cards if card.picked]


def test_it_follows_the_results_and_yields_to_the_table_that_is_entered(
    organiser: Organiser,
) -> None:
    rounds = organiser.club.rounds
    assert (expected(organiser), picked(organiser)) == ([1], [])
    organiser.enter(1, [3, 2, 1])
    assert expected(organiser) == [2]
    rounds.entry.pick(3)
    assert (expected(organiser), picked(organiser)) == ([], [3])


def test_who_types_another_number_is_shown_no_other_table(organiser: Organiser) -> None:
    field = organiser.club.rounds.entry.table
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "3")
    assert expected(organiser) == []


def test_when_all_are_in_none_is_expected(organiser: Organiser) -> None:
    organiser.enter_all()
    assert expected(organiser) == []
