"""States of a card are colour-blind safes, and one in shade is read, in every light."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage

from desktop.common import paths
from desktop.common.pose import Pose
from desktop.look import theme as themes
from desktop.look.lights import SURFACES
from desktop.look.theme import theme_for
from desktop.packs import Pack
from desktop.packs.pack_settings import OURS
from desktop.table.card import CardState, CardWidget
from desktop.table.table import TableView
from engine.cards import card
from tests.contrast import contrast
from tests.desktop.common.test_portraits import greys
from tests.desktop.table.moments import Evening, asked

LIGHTS = [
    theme_for(dark, name, strong)
    for name, dark, strong in product(SURFACES, (False, True), (False, True))
]
STATES = {
    "plain": CardState(),
    "suggested": CardState(hinted=True),
    "suggested and picked up": CardState(hinted=True, picked=True),
    "winning": CardState(winning=True),
    "not playable": CardState(dimmed=True),
}
ALIKE = {frozenset(("suggested", "suggested and picked up"))}
"""What is picked up is told by its place."""
READ, SEEN = 4.5, 3.0
"""What WCAG asks for of letters, and of what is no text."""
WIDE = 100
CLEAR, PART = 40, 0.004
"""So many of 255 steps of grey are seen as another one, and so much of the card has to be one."""


def grey(widget: CardWidget, state: CardState) -> bytes:
    widget.show_as(state)
    return greys(widget.grab().toImage())


@pytest.mark.one_in(5)
@pytest.mark.parametrize("look", LIGHTS, ids=lambda one: f"{one.surface}-{one.dark}-{one.strong}")
def test_each_state_is_seen_without_colours(table, look):
    before = themes.theme()
    themes.use(look)
    table.set_palette(look)
    try:
        evening = Evening()
        shown = evening.until(asked("tricks"))
        table.show_scene(shown, evening.speech)
        widget = table.card_widget(shown.hand[0])
        assert widget is not None
        seen = {name: grey(widget, state) for name, state in STATES.items()}
    finally:
        themes.use(before)
    for one, other in combinations(STATES, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        other_grey = sum(abs(a - b) >= CLEAR for a, b in pairs)
        told_apart = other_grey >= PART * len(seen[one])
        assert told_apart != (frozenset((one, other)) in ALIKE), (one, other, other_grey)


def in_shade(table: TableView, pack: Pack, code: str, look: themes.Theme) -> QImage:
    """The face of a card that may not be played, as it is painted."""
    widget = CardWidget(card(code), pack, look, table)
    size = QSize(WIDE, pack.height(WIDE))
    widget.rest(size)
    widget.lie_at(Pose(200, 200, *size.toTuple()))
    widget.show_as(CardState(dimmed=True))
    room = (widget.size() - size) / 2
    return widget.grab(QRect(QPoint(room.width(), room.height()), size)).toImage()


def best(picture: QImage, where: QRect) -> float:
    """The contrast of the darkest and the lightest there."""
    inside = product(range(where.left(), where.right() + 1), range(where.top(), where.bottom() + 1))
    tones = {picture.pixelColor(x, y).name() for x, y in inside}
    ordered = sorted(tones, key=lambda tone: contrast(tone, "#000000"))
    return contrast(ordered[0], ordered[-1])


@pytest.mark.one_in(5)
@pytest.mark.parametrize("look", LIGHTS, ids=lambda one: f"{one.surface}-{one.dark}-{one.strong}")
def test_what_may_not_be_played_can_still_be_read(table, look):
    """The letter of its index, in red too; and where it ends, on a table as light as its paper."""
    letter, edge = QRect(5, 6, 11, 28), QRect(0, 50, 5, 20)
    for name in OURS:
        pack = Pack(paths.own("assets", "cards", name))
        for suit in "HSE" if name in ("bavarian", "tell") else "HSD":
            picture = in_shade(table, pack, f"{suit}K", look)
            assert best(picture, letter) >= READ, (name, suit, best(picture, letter))
            assert best(picture, edge) >= SEEN, (name, suit, best(picture, edge))
