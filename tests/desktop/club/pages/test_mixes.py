"""Other sizes of tables: offered in words where there is a choice, drawn when they are chosen."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.club.pages import mixes
from desktop.club.pages.rounds import RoundsPage
from engine.tournament.offers import offers
from tests.desktop.club.rooms import hall


def test_thirteen_may_sit_otherwise_before_and_after_the_draw(own_home: Path, qtbot: QtBot) -> None:
    office = hall(13, plan=("drawn",) * 3).office
    page = RoundsPage(office)
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    assert page.mix.isVisible()
    large, small = offers(office.book, 1)
    assert mixes.told(large).startswith("5 + 4 + 4: in 3 round")
    assert "9 sit(s) at an unusual table" in mixes.told(small)
    assert office.prepare_and_draw()
    mixes.take(office, small, 1, page.search)
    page.search.good_enough()
    assert sorted(len(table) for table in office.book.round(1).draw.tables) == [3, 3, 3, 4]
    office.undo()
    assert sorted(len(table) for table in office.book.round(1).draw.tables) == [4, 4, 5]
    office.do({"start": 1})
    page.refresh()
    assert not page.mix.isVisible()


def test_where_there_is_one_mix_nothing_is_offered(own_home: Path, qtbot: QtBot) -> None:
    assert not mixes.several(hall(7).office)
    assert mixes.several(hall(8, sizes=(4,)).office) is False
