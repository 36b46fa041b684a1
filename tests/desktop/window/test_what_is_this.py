"""What a card is, why a trick was won, and the paragraph behind a rule that was told."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.common.sentences import capital
from desktop.scene.standing import standing
from desktop.table.card_names import what_counts
from desktop.window.main_window import MainWindow
from engine.cards import BACK
from engine.facts import Fact
from engine.lessons.reading import lessons
from engine.moves import Call
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase


def test_the_tip_says_what_the_screen_reader_hears(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    scene, speech = window.scene, window.host.speech
    assert scene is not None and speech is not None
    table = window.board.table
    assert scene.hand
    for card in scene.hand:
        widget = table.card_widget(card)
        assert widget is not None
        said = standing(speech, scene.view, card)
        assert said and capital(said) in widget.accessibleDescription()
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
        if host.display.asked() and host.pause.decided is None and window.scene.legal:
            host.play(window.scene.legal[0])
        qtbot.wait(20)
    window.menus.actions["why"].trigger()
    said = window.message.text()
    who, reason, *_ = said.split(". ")
    assert who.endswith(("takes the trick", "take the trick")) and len(reason.split()) > 3


def test_a_refused_card_leads_to_the_paragraph(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    host, booklet_of = window.host, window.dialogs
    card = window.scene.hand[0]
    window.message.say("What was said before.")

    host.display.refuse(Fact("must_head", (card,)), card)
    note = window.board.table.contents.note
    assert not window.message.isVisible()
    assert window.scene.rule and note.text().endswith("Show me (F1)")
    qtbot.mouseClick(note, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    page = booklet_of.rules_page
    assert page is not None and page.isVisible()
    assert "Your duties in a trick" in page.spread.text()
    page.close()


def test_nothing_is_said_of_a_back_or_between_deals(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    assert standing(window.host.speech, window.scene.view, BACK) == ""


# Whatever lies there.


def menu_at(window: MainWindow, widget: QWidget, where: QPoint) -> list[str]:
    """The entries of the menu that the other button opens there."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, widget.mapToGlobal(where))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return []
    shown = [action.text() for action in menu.actions() if action.text()]
    action = next(one for one in menu.actions() if one.text() == "What is this?")
    menu.close()
    action.trigger()
    return shown


def test_the_other_button_asks_what_lies_there(qtbot: QtBot, window: MainWindow) -> None:
    """People, cards, signs, the slate small and near; all at one table, which takes its time."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    assert window.scene is not None
    table, items = window.board.table, window.board.table.contents.items
    assert menu_at(window, table, items.seats[1].plate.center())[0] == "What is this?"
    assert items.seats[1].toolTip().split("\n")[0] in window.message.text()

    card = window.scene.hand[0]
    where = next(
        QPoint(x, y)
        for y in range(table.height() - 1, 0, -5)
        for x in range(0, table.width(), 5)
        if table.contents.hand_card_at(QPoint(x, y)) == card
    )
    menu_at(window, table, where)
    assert window.message.text() == table.contents.tips.of(card).replace("\n", ": ")

    menu_at(window, table, items.trumps.geometry().center())
    assert window.message.text().startswith("Bells are trumps: From the highest down: Sow of Bells")
    assert window.host.speech is not None
    # Before a suit is trumps there is nothing else to say.
    told = what_counts(window.host.speech, window.scene, "")
    assert told.startswith("From the highest down:\n")
    menu_at(window, table, items.talon.card.center())
    assert window.message.text() == items.talon.toolTip()

    slate = window.board.slate if window.board.slate.isVisible() else window.board.tokens.slate
    menu_at(window, slate, slate.rect().center())
    assert "cross" in window.message.text()

    bare = next(
        QPoint(x, 60)
        for x in range(10, table.width(), 10)
        if not table.contents.tips.told(QPoint(x, 60))
    )
    assert menu_at(window, table, bare) == []

    window.side.bring()
    near = window.side.slate

    def chalked() -> list[QPoint]:
        near.grab()
        across, down = range(0, near.width(), 9), range(0, near.height(), 9)
        return [QPoint(x, y) for x in across for y in down if near.words_at(QPoint(x, y))]

    qtbot.waitUntil(lambda: bool(chalked()))
    where = chalked()[0]
    menu_at(window, near, where)
    assert "cross" in window.message.text()


def test_money_says_how_much_it_is(qtbot: QtBot, window: MainWindow) -> None:
    window.evenings.go_on_easily("ramsli")
    qtbot.waitUntil(lambda: window.host.display.asked() and not window.table.busy)
    table = window.board.table
    where = table.places.kitty.center()
    assert menu_at(window, table, where)
    assert window.message.text().startswith("In the middle: ")


def test_what_somebody_says_is_explained(qtbot: QtBot, window: MainWindow) -> None:
    lesson = lessons("knueffeln")[2]
    window.teaching.begin(lesson)
    qtbot.waitUntil(lambda: window.teaching.teacher.guide is not None)
    guide = window.teaching.teacher.guide
    assert guide is not None
    qtbot.waitUntil(lambda: not guide.moving)
    while not guide.asking:
        window.teaching.teacher.on()
        qtbot.waitUntil(lambda: not guide.moving)
    window.host.talk.speak(Call("shall_we_fold"))
    table = window.board.table
    bubbles, speech = table.contents.bubbles, window.host.speech
    qtbot.waitUntil(lambda: bool(bubbles.at(0)))
    assert speech is not None
    assert menu_at(window, table, bubbles.rect(0).center())
    assert speech.meaning(Call("shall_we_fold")) in window.message.text()
