"""What must not be seen is not painted, not named, and not there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.scene.scene import Scene
from desktop.table.table import TableView
from engine.cards import BACK, Card
from engine.table import View
from tests.desktop.table.moments import Evening, asked


def picture(table: TableView) -> QImage:
    return table.grab().toImage()


def spoken(table: TableView) -> str:
    texts = []
    for widget in table.findChildren(QWidget):
        if widget.isVisible():
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    return " ".join(texts)


def with_hand(scene: Scene, hand: tuple[Card, ...]) -> Scene:
    t = scene.view.table.copy()
    t.hands[0] = list(hand)
    return replace(scene, view=View(0, t), hand=hand)


@pytest.mark.parametrize("phase", ["exchange", "bid", "tricks"])
def test_a_covered_table_looks_the_same_whatever_the_hand_is(table: TableView, phase: str) -> None:
    evening = Evening()
    scene = replace(evening.until(asked(phase)), covered=True)
    outside = [card for card in evening.match.rules.pack() if card not in scene.hand]
    pictures, names = [], []
    for hand in (scene.hand, scene.hand[::-1], tuple(outside[: len(scene.hand)])):
        table.show_scene(with_hand(scene, hand), evening.speech)
        table.repaint()
        pictures.append(picture(table))
        names.append(spoken(table))
    assert pictures[0] == pictures[1] == pictures[2]
    assert names[0] == names[1] == names[2]


def test_no_card_of_a_covered_hand_has_a_widget_or_a_name(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    assert all(table.card_widget(card) for card in scene.hand)
    table.show_scene(replace(scene, covered=True, legal=()), evening.speech)
    assert not any(table.card_widget(card) for card in scene.hand)
    assert not any(evening.speech.card(card) in spoken(table) for card in scene.hand)


def test_the_hand_is_gone_in_the_same_moment_even_while_cards_fly(
    qtbot: QtBot, settings: Settings, pack: Pack
) -> None:
    settings["motion"] = "on"
    view = TableView(settings, pack)
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    evening = Evening()
    scene = evening.until(asked("exchange"))
    view.show_scene(scene, evening.speech)
    assert view.busy
    evening.step(next(move for move in scene.legal if isinstance(move, Card)))
    view.show_scene(evening.scene(), evening.speech)
    view.show_scene(replace(evening.scene(), covered=True, legal=()), evening.speech)
    assert not any(evening.speech.card(card) in spoken(view) for card in scene.hand)


def test_the_cut_card_is_shown_to_the_one_who_cut_it_only(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("schleck"))
    cut = scene.view.table.stock[-1]
    assert cut is not BACK
    table.show_scene(scene, evening.speech)
    assert table.card_widget(cut) is not None
    assert "the card you cut" in table.card_widget(cut).accessibleName()
    table.show_scene(replace(scene, covered=True, legal=()), evening.speech)
    assert table.card_widget(cut) is None
    onlooker = replace(scene, view=evening.match.view(-1), legal=())
    table.show_scene(onlooker, evening.speech)
    assert table.card_widget(cut) is None


def test_cards_of_others_have_no_widget_of_their_own(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    for hand in evening.table.hands[1:]:
        assert not any(table.card_widget(card) for card in hand)
