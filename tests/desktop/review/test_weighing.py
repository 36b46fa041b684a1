"""The deeper view of a hint: the reason first, then every choice, and nothing hidden in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.review.weighing import WeighingDialog
from engine.cards import BACK
from engine.match import Match
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, played, shown, stack

window = conftest.window

GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
DREARY = "HQ DK SJ H10 C8 D8 S6 C6 SK CJ"


def deciding() -> Match:
    """Anna has drawn the card with which she is gin, and does not know it yet."""
    match = evening("gin", "Anna", "Ben", dealer=1)
    stack(match, GIN, DREARY, up="D7", talon="CQ")
    played(match, "!leave", "!leave", "!draw")
    return match


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[WeighingDialog]]:
    """The deeper views that were opened; they stand there and hold up nothing."""
    found: list[WeighingDialog] = []

    def stand(self: WeighingDialog) -> int:
        found.append(self)
        self.show()
        return 0

    monkeypatch.setattr(WeighingDialog, "exec", stand)
    monkeypatch.setattr(WeighingDialog, "deleteLater", lambda self: None)
    yield found
    for one in found:
        one.close()


def test_the_token_of_a_hint_leads_on_to_every_choice_from_ones_own_view(
    qtbot, window, tmp_path, opened
):
    shown(qtbot, window, deciding(), tmp_path)
    window.controller.lift()
    controller, token = window.controller, window.board.tokens.single["hint"]
    assert controller.hints.weighed() == (None, None)
    QTest.keyClick(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: controller.display.chair.hint is not None)
    assert not opened
    assert token.text() == "Compare"

    QTest.mouseClick(token, Qt.MouseButton.LeftButton)
    dialog = opened[0]
    question, advice = controller.hints.weighed()
    assert question is not None and advice is not None
    assert question.seen.table.hands[1] == [BACK] * 10
    qtbot.waitUntil(lambda: not dialog.asking.thinking)
    assert controller.speech is not None
    assert dialog.sentence.made.text() == controller.speech.hint(advice)
    assert "Nothing did better" in dialog.sentence.better.text()
    assert dialog.choices.rowCount() == len(question.legal)
    rows = [dialog.choices.item(row, 1).text() for row in range(dialog.choices.rowCount())]
    assert sum("hint" in row for row in rows) == 1
    assert "Tried in" in dialog.note.text()
    # It is the same hint, kept once.
    helps = controller.matches.playing.match.helps()
    assert ["hint" in str(one) for one in helps] == [True]


def test_a_click_on_the_words_of_a_hint_opens_it_too(qtbot, window, tmp_path, opened):
    match = evening("ramsli", "Anna", "Ben", "Cilli", dealer=2)
    opening = "!top !pass !pass !pass !stand !stand !stand"
    stack(match, "HA HK GA G7", "EK H8 GK S9", "E9 H10 G8 SU", up="HU", opening=opening)
    shown(qtbot, window, match, tmp_path)
    window.controller.lift()
    QTest.keyClick(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.controller.display.chair.hint is not None)
    window.table.finish()
    note = window.table.contents.note
    assert note.isVisible()
    QTest.mouseClick(note, Qt.MouseButton.LeftButton)
    assert len(opened) == 1
