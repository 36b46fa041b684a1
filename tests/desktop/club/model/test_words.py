"""Days of club evenings, as the region writes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop.club.model import words
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from engine.tournament.met import evenness
from tests.desktop.club.rooms import hall


@pytest.fixture
def region() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("region")
@pytest.mark.parametrize(
    ("name", "day"),
    [("de_DE", "09.01."), ("en_US", "1/9"), ("en_GB", "09/01"), ("sv_SE", "01-09")],
)
def test_a_short_day_has_the_order_of_the_region(name: str, day: str) -> None:
    QLocale.setDefault(QLocale(name))
    assert words.short_day("2026-01-09") == day
    assert words.short_day("soon") == "soon"


@pytest.mark.parametrize(
    ("people", "rounds", "said"),
    [
        (16, 5, "in allen 5 ausgelosten Runden: keine zwei treffen sich zweimal, "),
        # For nine rounds there is a known way without a repeat, for ten there is none.
        (32, 9, "in allen 9 ausgelosten Runden: keine zwei treffen sich zweimal, "),
        (
            32,
            10,
            ": {0.again} Paare treffen sich wieder, zusammen {0.repeats} Wiederbegegnungen "
            "(unter 0 kommt keine Auslosung, Abstand: {0.repeats}), ",
        ),
        (4, 2, ": 6 Paare treffen sich wieder (mit weniger kommt keine Auslosung aus), "),
    ],
)
def test_a_draw_says_its_bound_and_the_gap(
    people: int, rounds: int, said: str, qapp: QApplication, tmp_path: Path
) -> None:
    office = hall(people, plan=["drawn"] * rounds, draws=2, seed=1, sizes=(4,)).office
    office.prepare_and_draw()
    found = evenness(office.book)
    assert found.rounds == rounds and (found.again > 0) is (rounds in (10, 2))
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        assert said.format(found) in words.evenness(found)
    finally:
        languages.use("en")


@pytest.mark.parametrize(
    ("people", "rounds", "said"),
    [
        (12, 4, ", jeder sitzt einmal auf jedem Platz, "),
        (16, 5, ", niemand hat öfter als zweimal denselben Platz, "),
        (28, 2, ", niemand hat zweimal denselben Platz, niemand sitzt zweimal am selben Tisch"),
        (12, 4, " am selben Tisch"),
    ],
)
def test_a_draw_says_how_often_somebody_sits_where(
    people: int, rounds: int, said: str, qapp: QApplication, tmp_path: Path
) -> None:
    office = hall(people, plan=["drawn"] * rounds, draws=4, seed=1, sizes=(4,)).office
    office.prepare_and_draw()
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        assert said in words.evenness(evenness(office.book))
    finally:
        languages.use("en")
