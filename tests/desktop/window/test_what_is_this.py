"""What a card is, why a trick was won, and the paragraph behind a rule that was told."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop.scene.standing import standing
from desktop.window.main_window import MainWindow
from engine.cards import BACK
from engine.facts import Fact
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase


def test_the_tip_says_what_the_screen_reader_hears(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    scene, speech = window.scene, window.host.speech
    assert scene is not None and speech is not None
    table = window.board.table
    for card in scene.hand:
        widget = table.card_widget(card)
        assert widget is not None
        said = standing(speech, scene.view, card)
        assert said and said in widget.accessibleDescription()
        name, second = table.contents.tips.of(card).split("\n")
        assert name == widget.accessibleName() and second == said


def test_the_key_tells_of_the_card_the_keyboard_is_at(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    assert window.scene is not None
    table.focus.by_keys = True
    table.focus.go_to(window.scene.hand[0])
    told = []
    tips, tell = table.contents.tips, table.contents.tips.tell
    tips.tell = lambda card: told.append(card) or tell(card)  # type: ignore[method-assign]
    window.menus.actions["what_is"].trigger()
    assert told == [window.scene.hand[0]]


def test_why_is_said_of_the_last_trick(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    host = window.host
    while not host.trick_taken():
        if host.asked() and host.moment.decided is None and window.scene.legal:
            host.play(window.scene.legal[0])
        qtbot.wait(20)
    window.menus.actions["why"].trigger()
    said = window.message.text()
    assert said.count(".") >= 2


def test_a_refused_card_leads_to_the_paragraph(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    host, booklet_of = window.host, window.dialogs
    card = window.scene.hand[0]

    host._refuse(Fact("must_head", (card,)), card)
    note = window.board.table.contents.note
    assert window.scene.rule and note.text().endswith("Show me (F1)")
    qtbot.mouseClick(note, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    page = booklet_of.rules_page
    assert page is not None and page.isVisible()
    assert "Your duties in a trick" in page.spread.text()
    page.close()


def test_nothing_is_said_of_a_back_or_between_deals(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    assert standing(window.host.speech, window.scene.view, BACK) == ""
