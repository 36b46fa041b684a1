"""What a card looks like does not depend on whether its picture was kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from desktop.common.haste import Haste
from desktop.look import turned
from desktop.packs import Pack
from desktop.table.card import CardState, CardWidget
from desktop.table.sharpness import Sharpness
from desktop.table.table import TableView
from tests.desktop.table.kit import LEFT, middle
from tests.desktop.table.moments import Evening, asked


def own_cards(table: TableView) -> list[CardWidget]:
    evening = Evening()
    shown = evening.until(asked("tricks"))
    table.show_scene(shown, evening.speech)
    return [table.contents.cards.widgets[card] for card in shown.hand]


def seen(widget: CardWidget) -> QImage:
    return widget.grab().toImage()


def test_a_kept_card_looks_as_one_that_is_painted_anew(table):
    states = [CardState(), CardState(hinted=True), CardState(winning=True), CardState(dimmed=True)]
    for widget in own_cards(table):
        for state in states:
            widget.show_as(state)
            anew = seen(widget)
            assert widget.keep(), "there was none of this state"
            assert seen(widget) == anew


def test_what_has_changed_is_seen_at_once(table):
    first, *_ = own_cards(table)
    assert first.keep() and first.kept and not first.keep()
    plain = seen(first)
    first.show_as(CardState(winning=True))
    assert seen(first) != plain
    first.show_as(first.look, closed=True)
    assert first.keep(), "a back is another picture"
    first.lie_at(first.lies_at().turned(first.lies_at().turn + 3))
    assert first.keep(), "and so is one that lies otherwise"


def test_no_picture_is_kept_of_a_turn_that_stood_in_for_a_moment(table, monkeypatch):
    card = own_cards(table)[0]
    where = card.lies_at()
    looks = {}
    for turn in (11, 12):
        card.lie_at(where.turned(turn))
        looks[turn] = seen(card)
    monkeypatch.setattr(turned, "_kept", turned.Pictures(turned.BUDGET))
    card.lie_at(where.turned(11))
    assert seen(card) == looks[11]
    card.lie_at(where.turned(12.2))
    assert seen(card) != looks[12], "another one stands in on the way"
    card.lie_at(where.turned(12))
    assert seen(card) == looks[12]
    assert card.keep() and seen(card) == looks[12]


def test_cards_are_kept_when_nobody_waits(qtbot, table):
    cards = own_cards(table)
    qtbot.waitUntil(lambda: all(widget.kept for widget in cards))


def test_the_hand_makes_room_without_a_picture_being_made(table):
    first, *others = own_cards(table)
    table.finish()
    table.grab()
    assert list(table.contents.get_ready_to_part())
    assert not list(table.contents.get_ready_to_part())
    table.hand.hold(first.card)
    table.grab()
    made = turned._kept.made
    for number in range(1, len(others) + 1):
        assert table.hand.shift(first.card, number)
        table.finish()
        table.grab()
    assert turned._kept.made == made


def test_no_picture_is_kept_of_a_card_that_is_carried(table):
    card = own_cards(table)[0]
    where = middle(table, card.card)
    QTest.mousePress(table, LEFT, pos=where)
    for step in range(1, 4):
        QTest.mouseMove(table, where - QPoint(0, 60 * step))
    assert table.hand.held is card.card
    assert not card.keep() and not card.kept
    QTest.mouseRelease(table, LEFT, pos=where)


# A table that is resized: roughly at each step, smoothly at rest, sharply a little later.


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    return QObject()


def test_it_grows_sharper_in_two_steps(qtbot, owner, tmp_path):
    pack = Pack(tmp_path)
    sharpness = Sharpness(pack, owner)
    seen: list[Haste] = []
    sharpness.again.connect(lambda: seen.append(pack.haste))
    sharpness.resized()
    assert pack.haste is Haste.ROUGH
    sharpness.painted()
    qtbot.waitUntil(lambda: not sharpness.busy)
    assert seen == [Haste.SMOOTH, Haste.NONE]


def test_nothing_is_painted_again_before_the_step_was_seen(qtbot, owner, tmp_path):
    pack = Pack(tmp_path)
    sharpness = Sharpness(pack, owner)
    sharpness.resized()
    qtbot.wait(60)
    assert pack.haste is Haste.ROUGH


def test_another_step_begins_anew(qtbot, owner, tmp_path):
    pack = Pack(tmp_path)
    sharpness = Sharpness(pack, owner)
    sharpness.resized()
    sharpness.painted()
    qtbot.waitUntil(lambda: pack.haste is Haste.SMOOTH)
    sharpness.resized()
    assert pack.haste is Haste.ROUGH
    sharpness.drop()
    assert pack.haste is Haste.NONE and not sharpness.busy
