"""The states of a card are told apart in a picture without colours, in every light."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from desktop.look import theme as themes
from desktop.look.lights import SURFACES
from desktop.look.theme import theme_for
from desktop.table.card import CardState, CardWidget
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
CLEAR, PART = 40, 0.004
"""So many of 255 steps of grey are seen as another one, and so much of the card has to be one."""


def grey(widget: CardWidget, state: CardState) -> bytes:
    widget.show_as(state)
    return greys(widget.grab().toImage())


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
