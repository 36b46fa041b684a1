"""Looking back at a finished deal, in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.review.dialog import ReviewDialog
from desktop.session.worker import answer
from engine.bots.bots_table import BotsTable
from engine.cards import BACK, codes
from engine.match import Match
from engine.moves import read, write
from engine.review import Past
from engine.table import NOBODY
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, played, shown, stack

window = conftest.window

GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
DREARY = "HQ DK SJ H10 C8 D8 S6 C6 SK CJ"
BLUNDER = 3
"""The row of the move with which Anna broke up three melds, though she could have gone gin."""
BETTER = "Gin with the Queen of Clubs"


def finished(*, bot: bool = False) -> Match:
    """Anna draws the card with which she is gin, and discards another one."""
    match = evening("gin", "Anna", "bot Ben" if bot else "Ben", dealer=1)
    stack(match, GIN, DREARY, up="D7", talon="CQ")
    played(match, "!leave", "!leave", "!draw", "H5")
    table = BotsTable(match, ["heuristic", "heuristic"])
    while match.turn != NOBODY:
        table.decide()
    return match


def answered(qtbot: QtBot, dialog: ReviewDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.asking.thinking)


@pytest.fixture
def looking(qtbot: QtBot, window: conftest.MainWindow, tmp_path: Path) -> Iterator[ReviewDialog]:
    """The dialog over the window, at the deal that is over."""
    shown(qtbot, window, finished(), tmp_path)
    past = window.host.past()
    assert past is not None
    dialog = ReviewDialog(past, window.settings, window.pack, window)
    dialog.show()
    yield dialog
    dialog.close()
    dialog.deleteLater()


def cells(dialog: ReviewDialog, column: int) -> list[str]:
    table = dialog.choices
    return [table.item(row, column).text() for row in range(table.rowCount())]


def row_of(dialog: ReviewDialog, choice: str) -> int:
    return cells(dialog, 0).index(choice)


def while_open(check: Callable[[ReviewDialog], None]) -> list[bool]:
    """Do this with the dialog that comes up, and close it."""
    done: list[bool] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, ReviewDialog):
            QTimer.singleShot(20, look)
            return
        try:
            check(dialog)
            done.append(True)
        finally:
            dialog.close()

    QTimer.singleShot(0, look)
    return done


def test_every_move_is_listed_with_who_made_it(looking):
    texts = [looking.moves.item(row).text() for row in range(looking.moves.count())]
    assert texts[0] == "1. Anna: Leave it" and texts[1] == "2. Ben: Leave it"
    assert texts[BLUNDER] == "4. Anna: Five of Hearts"


def test_what_was_done_and_what_would_have_been_better_are_told(qtbot, looking):
    looking.moves.setCurrentRow(BLUNDER)
    assert "Five of Hearts" in looking.sentence.text() and not looking.choices.rowCount()
    answered(qtbot, looking)
    done, advised = looking.sentence.text().splitlines()
    assert done == "Anna chose: Five of Hearts."
    assert advised.startswith(f"A strong player would have chosen: {BETTER}. ")
    gin = row_of(looking, BETTER)
    made = row_of(looking, "Five of Hearts")
    assert gin == 0 and made > 0
    assert cells(looking, 1)[gin] == "strong player" and cells(looking, 1)[made] == "Anna"
    assert looking.choices.item(made, 0).font().bold()
    assert not looking.choices.item(gin, 0).font().bold()
    best, worlds = map(int, cells(looking, 4)[made].split(" of "))
    assert "±" in cells(looking, 3)[made] and best < worlds / 4
    assert looking.choices.horizontalHeaderItem(2).text() in looking.note.text()


def test_the_table_lies_as_the_seat_saw_it(qtbot, looking):
    looking.moves.setCurrentRow(BLUNDER)
    scene = looking.table.scene
    assert scene is not None and scene.bottom == 0
    assert set(codes(scene.hand).split()) == {*GIN.split(), "CQ"}
    assert scene.view.table.hands[1] == [BACK] * 10
    answered(qtbot, looking)
    scene = looking.table.scene
    assert scene is not None and scene.hint == read("!gin CQ")


def test_nothing_on_that_table_can_be_played(qtbot, looking):
    looking.moves.setCurrentRow(BLUNDER)
    scene = looking.table.scene
    assert scene is not None and scene.legal == ()
    with qtbot.assertNotEmitted(looking.table.move_wanted):
        for card in scene.hand:
            widget = looking.table.card_widget(card)
            assert widget is not None
            QTest.mouseDClick(widget, Qt.MouseButton.LeftButton)


def test_the_buttons_step_over_what_had_to_be_done(looking):
    looking.moves.setCurrentRow(1)
    assert looking.moves.item(2).text() == "3. Anna: Draw"
    looking.on.click()
    assert looking.moves.currentRow() == BLUNDER
    looking.back.click()
    assert looking.moves.currentRow() == 1
    looking.back.click()
    assert looking.moves.currentRow() == 0 and not looking.back.isEnabled()


def test_where_nothing_else_was_allowed_nobody_is_asked(looking):
    looking.moves.setCurrentRow(2)
    assert looking.sentence.text().endswith("Nothing else is allowed.")
    assert not looking.asking.thinking


def test_only_the_decisions_of_one_player_can_be_listed(looking):
    looking.whose.set_value(1)
    texts = [looking.moves.item(row).text() for row in range(looking.moves.count())]
    assert texts and all(". Ben: " in text for text in texts)


def test_what_was_answered_once_is_there_at_once(qtbot, looking):
    looking.moves.setCurrentRow(BLUNDER)
    answered(qtbot, looking)
    before = cells(looking, 0)
    looking.moves.setCurrentRow(2)
    assert not looking.choices.rowCount()
    looking.moves.setCurrentRow(BLUNDER)
    assert cells(looking, 0) == before and not looking.asking.thinking


def test_who_steps_on_has_the_thought_ended_and_hears_nothing_of_it(qtbot, looking):
    answered(qtbot, looking)
    looking.asking.look_ahead(())
    qtbot.waitUntil(lambda: not looking.asking._thinker.thinking)
    looking.asking._answers.clear()
    looking.moves.setCurrentRow(BLUNDER)
    qtbot.waitUntil(lambda: looking.asking._thinker.thinking)
    left = looking.asking._thinker._process
    looking.moves.setCurrentRow(2)
    assert not looking.asking._thinker.thinking
    assert left is None or not left.is_alive()
    qtbot.wait(300)
    assert not looking.choices.rowCount()
    assert looking.sentence.text().endswith("Nothing else is allowed.")


def test_the_other_decisions_are_thought_about_ahead_and_blunders_marked(qtbot, looking):
    looking.moves.setCurrentRow(0)
    blunder = looking.moves.item(BLUNDER)
    qtbot.waitUntil(lambda: "▼" in blunder.text())
    assert looking.moves.currentRow() == 0
    assert looking.sentence.text().startswith("Anna chose: Leave it.")
    looking.whose.set_value(0)
    marked = [row for row in range(looking.moves.count()) if "▼" in looking.moves.item(row).text()]
    assert looking.moves.item(marked[0]).text().startswith("4. Anna: Five of Hearts  ▼ ")


def test_closing_ends_the_thought_and_its_worker(qtbot, looking):
    looking.moves.setCurrentRow(BLUNDER)
    thinker = looking.asking._thinker
    qtbot.waitUntil(lambda: thinker.thinking and thinker._process is not None)
    worker = thinker._process
    looking.close()
    assert not looking.asking.thinking and not worker.is_alive()


def test_a_worker_that_dies_again_and_again_is_told_in_a_sentence(qtbot, looking, monkeypatch):
    thinker = looking.asking._thinker
    begin = thinker._start

    def begin_and_die() -> None:
        begin()
        thinker._process.kill()
        thinker._process.join()

    monkeypatch.setattr(thinker, "_start", begin_and_die)
    thinker._stop()
    looking.moves.setCurrentRow(BLUNDER)
    qtbot.waitUntil(lambda: "No answer came" in looking.sentence.text())
    assert not looking.asking.thinking and not looking.choices.rowCount()
    monkeypatch.setattr(thinker, "_start", begin)
    looking.moves.setCurrentRow(2)
    looking.moves.setCurrentRow(BLUNDER)
    answered(qtbot, looking)
    assert row_of(looking, "Five of Hearts")


def test_the_menu_opens_it_over_the_table(qtbot, window, tmp_path):
    shown(qtbot, window, finished(), tmp_path)
    done = while_open(lambda dialog: None)
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert done == [True]


def test_a_deal_that_is_being_played_is_refused_in_a_sentence(qtbot, window, tmp_path):
    match = evening("gin", "Anna", "bot Ben", dealer=1)
    shown(qtbot, window, stack(match, GIN, DREARY, up="D7", talon="CQ"), tmp_path)
    assert not window.menus.actions["hindsight"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert window.message.text() == "You can look back at a deal once it is over."


def test_of_the_deal_that_is_being_played_nothing_is_listed(qtbot, window, tmp_path):
    match = finished()
    match.deal()
    shown(qtbot, window, match, tmp_path)

    def check(dialog: ReviewDialog) -> None:
        assert [dialog.deal.itemText(row) for row in range(dialog.deal.count())] == ["Deal 1"]
        assert "You can look back at deal 2 when it is over." in dialog.aside.text()
        scene = dialog.table.scene
        assert scene is not None and scene.view.table.dealer == 1

    done = while_open(check)
    window.dialogs.show_hindsight()
    assert done == [True]


def test_with_real_cards_there_is_nothing_to_look_back_at(window):
    head = finished().head
    window.host.begin(type(head)(head.game, head.preset, head.options, head.players, 5, "", True))
    assert not window.menus.actions["hindsight"].isEnabled()


def test_the_answer_is_the_same_whenever_one_looks_back(looking):
    looking.moves.setCurrentRow(BLUNDER)
    decision = looking.decision()
    assert decision is not None
    asked = looking.asking._question(decision)
    first = answer(asked)
    assert answer(asked) == first
    assert write(first.prospects[0].move) == "!gin CQ"


def test_a_thought_that_is_on_when_others_are_listed_is_shown_when_it_is_done(qtbot, looking):
    looking.moves.setCurrentRow(0)
    answered(qtbot, looking)
    qtbot.waitUntil(lambda: looking.asking._thinker.thinking)
    ahead = looking.asking._now
    assert ahead is not None
    looking.whose.set_value(ahead.seat)
    rows = range(looking.moves.count())
    decisions = [looking.moves.item(row).data(Qt.ItemDataRole.UserRole) for row in rows]
    looking.moves.setCurrentRow(decisions.index(ahead))
    answered(qtbot, looking)
    assert looking.choices.rowCount()


def test_a_computer_player_that_stood_in_is_named_with_its_decisions(qtbot, window, tmp_path):
    match = evening("gin", "Anna", "Ben", dealer=1)
    stack(match, GIN, DREARY, up="D7", talon="CQ")
    played(match, "!leave", "!leave", "!draw")
    match.stand_in(0, "strong")
    played(match, "H5")
    match.stand_in(0, "")
    table = BotsTable(match, ["heuristic", "heuristic"])
    while match.turn != NOBODY:
        table.decide()
    dialog = ReviewDialog(Past(match), window.settings, window.pack, window)
    qtbot.addWidget(dialog)
    dialog.show()
    texts = [dialog.moves.item(row).text() for row in range(dialog.moves.count())]
    assert [row for row, text in enumerate(texts) if "Anna (computer): " in text] == [BLUNDER]
    assert dialog.moves.currentRow() != BLUNDER, "first of all what a person decided"
    dialog.moves.setCurrentRow(BLUNDER)
    assert "A computer player chose for Anna: " in dialog.sentence.text()
    answered(qtbot, dialog)
    assert "A computer player chose for Anna: " in dialog.sentence.text()
    dialog.close()
