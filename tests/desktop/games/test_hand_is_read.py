"""Nothing at all covers the index of a card in the hand while one chooses: seen in the window.

What is painted there must be what the card itself paints, but for the shadow of the next card.
Other laws of the hand are `tests/desktop/table/test_own_fan.py` and `test_indices.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.common import paths
from desktop.lessons.first_times import FirstSlip
from desktop.packs import Look, Pack, pack_file
from desktop.packs.pack_settings import PackChoice, choose, kind_of
from desktop.table.card import CardWidget
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card
from engine.rules import Rules
from tests.desktop.games.kit import evening, shown
from tests.desktop.window.kit import scene_of, wait_for_me

INDEX_WIDE, INDEX_HIGH = 0.22, 0.30
STEPS = 7
SHADOW = 0.5
"""A shadow leaves at least so much of what it falls on."""
NEAR, FEW = 12, 1
"""Tones that differ by less are the same; so few places are, for a picture may lie half a pixel
aside."""
SIZES = [(800, 600), (1280, 800), (1920, 1080)]
MOMENTS = 6
"""So many questions of a deal are looked at; with `--whole` all."""
NAMES = ("Anna", "bot Korbinian", "bot Lina", "bot Resi")
PACKS = {"german": ("bavarian", "tell"), "french": ("berlin", "international")}


def own_pack(rules: Rules[Any], like: str) -> str:
    """A pack of one's own made of one of ours, without an index, so that it is marked."""
    folder = paths.packs() / "mine"
    folder.mkdir(parents=True)
    pack = Pack(paths.own("assets", "cards", like), Look(corners=0))
    for card in rules.pack():
        pack.face(card, 160, 1.0).save(str(folder / f"{card.code}.png"))
    about = {"title": "Mine", "kind": "png", "ratio": pack.ratio, "marked": True}
    (folder / pack_file.NAME).write_text(json.dumps(about), encoding="utf-8")
    return "own:mine"


def alone(widget: CardWidget) -> QImage:
    """What a card paints."""
    made = QPixmap(widget.size())
    made.fill(Qt.GlobalColor.transparent)
    widget.render(made, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return made.toImage()


def points(widget: CardWidget) -> Iterator[QPointF]:
    """Places in its index, in the coordinates of its parent."""
    pose = widget.lies_at()
    wide, high = pose.width * INDEX_WIDE, pose.height * INDEX_HIGH
    edge = widget.pack.corner * pose.width / 2
    for x in range(STEPS):
        for y in range(STEPS):
            left = edge + (wide - edge - 1.5) * x / (STEPS - 1)
            top = edge + (high - edge - 1.5) * y / (STEPS - 1)
            yield pose.part(QRectF(left, top, 0.1, 0.1)).first()


def covered(window: MainWindow, told: object) -> list[str]:
    """Whose index is not seen as it is."""
    table = window.table
    corner = table.mapTo(window, QPoint())
    reach = table.places.hand_area.adjusted(0, -2 * table.places.lift, 0, 0) & table.rect()
    picture = window.grab(reach.translated(corner)).toImage()
    found = []
    for card in table.hand.order:
        widget = table.contents.cards.widgets[card]
        own, wrong = alone(widget), 0
        for at in points(widget):
            inside = (at - QPointF(widget.pos())).toPoint()
            place = (at - QPointF(reach.topLeft())).toPoint()
            if not picture.rect().contains(place):
                wrong += not table.rect().contains(at.toPoint())
                continue
            is_seen, is_own = picture.pixelColor(place), own.pixelColor(inside)
            if is_own.alpha() < 255:
                continue
            for seen, tone in zip(is_seen.getRgb()[:3], is_own.getRgb()[:3], strict=True):
                if not SHADOW * tone - NEAR <= seen <= tone + NEAR:
                    wrong += 1
                    break
        if wrong > FEW:
            found.append(f"{card.code} {wrong} of {STEPS**2}, {told}")
    return found


def raised(window: MainWindow, by: str) -> Iterator[Card | None]:
    """Each card of the hand in turn is looked at."""
    table = window.table
    if by == "keys":
        table.setFocus()
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Right] * (len(table.hand.order) - 1)):
            QTest.keyClick(table.focusWidget() or table, key)
            yield table.contents.cards.forward
        return
    for card in table.hand.order:
        index = next(points(table.contents.cards.widgets[card]))
        table.contents.point_at(index.toPoint() + QPoint(3, 6))
        yield table.contents.cards.forward
    table.contents.point_at(None)
    yield None


@pytest.mark.one_in(5)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize(("game", "seats"), [("gin", 2), ("kein_stich", 4), ("ramsen", 4)])
def test_no_index_is_covered_by_anything(qtbot, window, tmp_path, game, seats, size):
    window.resize(*size)
    match = evening(game, *NAMES[:seats], dealer=0)
    match.deal()
    shown(qtbot, window, match, tmp_path)
    qtbot.waitUntil(lambda: any(slip.isVisible() for slip in window.findChildren(FirstSlip)))
    packs = PACKS[kind_of(match.rules)]
    found = []
    for pack in (*packs, own_pack(match.rules, packs[0])):
        choose(window.settings, match.rules, PackChoice(pack, Look()))
        QTest.qWait(150)
        assert window.table.hand.order and window.pack.folder.name in (pack, "mine")
        for by in ("mouse", "keys") if pack is packs[0] else ("mouse",):
            for card in raised(window, by):
                found += covered(window, (pack, by, card and card.code))
    assert not found, "\n".join(found)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("game", games.names())
def test_in_every_moment_of_a_deal_no_index_is_covered(qtbot, window, game, request):
    """A deal played at random in the least window: as it lies, and with one card raised."""
    window.resize(*SIZES[0])
    window.evenings.play_at_once(game)
    controller, rng, found, moments = window.controller, Random(game), [], 0
    wait_for_me(qtbot, window)
    most = 100 if request.config.getoption("--whole") else MOMENTS
    while controller.display.asked() and moments < most:
        qtbot.waitUntil(lambda: not window.table.busy)
        QTest.qWait(20)
        hand = window.table.hand.order
        if hand and not window.table.contents.cards.widgets[hand[0]].closed:
            moments += 1
            told = (scene_of(window).view.table.phase, len(hand))
            found += covered(window, told)
            index = next(points(window.table.contents.cards.widgets[rng.choice(hand)]))
            window.table.contents.point_at(index.toPoint() + QPoint(3, 6))
            found += covered(window, (*told, window.table.contents.cards.forward))
            window.table.contents.point_at(None)
        controller.play(rng.choice(scene_of(window).legal))
        wait_for_me(qtbot, window)
    assert moments and not found, "\n".join(found)
