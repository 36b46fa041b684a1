"""A window as small as it can be made is still one to play in."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.look.lettering import SMALLEST
from desktop.window.main_window import MainWindow
from tests.desktop.tables import head, knueffeln
from tests.desktop.window.kit import TABLE, double_click, middle, scene_of, to_phase


@pytest.mark.parametrize("game", ["ramsen", "knueffeln"])
def test_in_the_least_window_every_card_is_hit_and_the_question_is_read(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    begun = head(*TABLE) if game == "ramsen" else knueffeln(*TABLE)
    to_phase(qtbot, window, "tricks", begun)
    window.resize(1, 1)
    assert window.size() == window.minimumSize()
    table, scene = window.table, scene_of(window)
    for card in scene.hand:
        assert table.contents.hand_card_at(middle(window, card)) is card
    prompt = table.contents.items.prompt
    assert prompt.isVisible() and table.rect().contains(prompt.geometry())
    assert prompt.text() == scene.prompt
    assert not any(prompt.geometry().contains(middle(window, card)) for card in scene.hand)
    assert table.font().pixelSize() >= SMALLEST
    card = next(one for one in scene.hand if one in scene.legal)
    double_click(window, card)
    assert card not in scene_of(window).hand
