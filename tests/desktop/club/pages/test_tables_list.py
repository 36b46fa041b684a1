"""The tables of a round are a list, and a result is entered in the line of its table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model import confirmations
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.table_card import TableCard
from engine.tournament.head import Head
from tests.desktop.club.rooms import draw_round, hall, running
from tests.windows import be_of_size
from tests.workshop.demo_organiser import Organiser, names


def begun(organiser: Organiser, people: int, **settings: object) -> RoundsPage:
    """So many people, whose first round is running."""
    organiser.window.pages.show_club()
    head = {"sizes": (4,), "best": 4, "seed": 7, "sums": {}, "place": "Zum Hirschen"}
    assert organiser.club.controller.begin(Head().changed(head | settings))
    with organiser.club.controller.in_one_go():
        for name in names(people):
            organiser.club.controller.enter(name)
    organiser.draw()
    organiser.start()
    return organiser.club.rounds


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.activateWindow()
    yield one
    one.close()


def seen(rounds: RoundsPage, widget: QWidget) -> bool:
    """Whether all of it lies in what is seen of the list."""
    port = rounds.tables.viewport()
    return port.rect().contains(widget.geometry().translated(widget.parentWidget().pos()))


def lines(rounds: RoundsPage) -> list[TableCard]:
    return [card for card in rounds.tables.cards if card.isVisible()]


def test_28_people_are_seen_at_once_in_a_small_window(organiser):
    rounds = begun(organiser, 28)
    be_of_size(organiser.window, QSize(800, 600))
    organiser.settle()
    assert len(lines(rounds)) == 7
    for card in lines(rounds):
        assert card.into is not None, "it is a line"
        assert seen(rounds, card), card.table


@pytest.mark.one_in(3)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_figures_stand_in_the_line_of_their_table_below_their_names(organiser, size):
    rounds = begun(organiser, 28)
    be_of_size(organiser.window, QSize(*size))
    rounds.entry.pick(3)
    organiser.settle()
    row = rounds.entry.row
    assert seen(rounds, row) and [card.table for card in lines(rounds)] == [1, 2, 4, 5, 6, 7]
    order = sorted([*lines(rounds), row], key=lambda one: one.y())
    assert order[2] is row
    card = lines(rounds)[0]
    assert card.into is not None
    each = (card.width() - 2 * 9 - card.into.number - card.into.state) // 4
    for place, (label, field) in enumerate(zip(row.labels, rounds.entry.figures, strict=True)):
        assert field.y() >= label.geometry().bottom() and field.x() == label.x()
        # Below the names of the other lines, too.
        there = field.mapTo(card.parentWidget(), QPoint()).x() - card.x()
        assert abs(there - (9 + card.into.number + place * each)) <= 12


def test_escape_in_a_figure_gives_the_line_back(organiser):
    rounds = begun(organiser, 8)
    rounds.entry.pick(2)
    organiser.settle()
    assert len(lines(rounds)) == 1
    QTest.keyClick(rounds.entry.figures[1], Qt.Key.Key_Escape)
    organiser.settle()
    assert len(lines(rounds)) == 2 and not rounds.entry.row.isVisible()
    assert rounds.focusWidget() is rounds.entry.table


def test_with_letters_twice_as_large_figures_can_be_reached(organiser):
    rounds = begun(organiser, 8)
    organiser.window.settings["letters"] = 200
    be_of_size(organiser.window, QSize(800, 600))
    organiser.settle()
    rounds.entry.pick(2)
    organiser.settle()
    organiser.settle()
    for field in rounds.entry.figures:
        assert field.visibleRegion().boundingRect().width() >= 40


def test_who_won_the_table_stands_out(own_home, qtbot):
    controller = running(8, sizes=(4,), sums={}).controller
    controller.do({"result": [1, 1], "values": [7, 9, 9, 2]})
    one = controller.state.rounds[0]
    assert [side.won for side in TableCard(controller.state, one, 1).line.sides] == [0, 1, 1, 0]
    controller.do({"result": [1, 2], "values": [3, 3, 3, 3]})
    one = controller.state.rounds[0]
    assert not any(side.won for side in TableCard(controller.state, one, 2).line.sides)


def test_down_goes_to_the_next_round_though_it_stands_beside(own_home, qtbot):
    controller = running(8, sizes=(4,), sums={}).controller
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    controller.do({"close": 1})
    draw_round(controller)
    page = RoundsPage(controller)
    qtbot.addWidget(page)
    page.resize(700, 400)
    page.refresh()
    page.show()
    assert page.number == 2
    QTest.keyClick(page.list, Qt.Key.Key_Up)
    assert page.number == 1
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.number == 2
    QTest.keyClick(page.list, Qt.Key.Key_Left)
    assert page.number == 1
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert page.number == 2


def test_two_sides_stand_below_each_other_and_words_above_say_what_is_what(organiser):
    rounds = begun(organiser, 28, sides={4: ((0, 2), (1, 3))})
    be_of_size(organiser.window, QSize(1280, 800))
    organiser.enter(1, [12, 7])
    organiser.settle()
    card = lines(rounds)[0]
    assert card.into is not None and card.into.stacked
    assert [side.value for side in card.line.sides] == ["12", "7"]
    assert all(" & " in side.name for side in card.line.sides)
    assert rounds.tables._head.isVisible() and seen(rounds, rounds.tables._head)
    be_of_size(organiser.window, QSize(800, 600))
    organiser.settle()
    assert not rounds.tables._head.isVisible(), "names need the room"


class Windows(QObject):
    """Counts what is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, TableCard):
            self.cards += watched.isWindow()
        return False


def test_a_result_opens_no_window_for_an_instant(qtbot):
    witness = running(12)
    page = RoundsPage(witness.controller)
    qtbot.addWidget(page)
    witness.controller.changed.connect(page.refresh)
    page.refresh()
    page.show()
    windows = Windows()
    QApplication.instance().installEventFilter(windows)
    witness.controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    QApplication.instance().removeEventFilter(windows)
    assert windows.cards == 0


def test_cards_beside_each_other_are_equally_high(qtbot):
    witness = hall(11)
    for number in (1, 5):
        witness.controller.do({"change": number, "name": "Maximiliana von und zu Hohenstein-" * 2})
    draw_round(witness.controller)
    page = RoundsPage(witness.controller)
    qtbot.addWidget(page)
    page.resize(420, 900)
    page.show()
    page.refresh()
    qtbot.waitExposed(page)
    cards = page.tables.cards
    assert cards[0].into is None, "cards, not lines"
    across = page.tables._across
    for first in range(0, len(cards), across):
        assert len({card.sizeHint().height() for card in cards[first : first + across]}) == 1


def test_two_at_each_others_tables_are_swapped_while_the_round_runs(qtbot, monkeypatch):
    witness = running(8)
    page = RoundsPage(witness.controller)
    qtbot.addWidget(page)
    page.refresh()
    one, other = (witness.controller.state.rounds[0].seated(table)[0] for table in (1, 2))
    assert page.swap.isEnabled()
    answers = iter([(f"{one}, {other}", True), ("", False), ("7", True)])
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: next(answers))
    asked = []
    monkeypatch.setattr(confirmations, "reason", lambda _, text: asked.append(text) or "sat wrong")
    page.change_places()
    assert asked and witness.controller.state.rounds[0].seated(1)[0] == other
    page.change_places()
    page.change_places()
    assert witness.troubles == ["Two start numbers are needed."], "never without a word"
    witness.controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    witness.controller.do({"swap": 1, "people": [one, other], "reason": "late"})
    assert "Table 1 has handed in" in witness.troubles[-1]
