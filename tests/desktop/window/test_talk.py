"""Table talk: the menu and its keys, bubbles, bots that speak, and nothing told too far."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine.cards import BACK, Card
from engine.head import Head
from engine.moves import Call
from engine.table import View
from tests.desktop.tables import hosted, knueffeln, quick_settings
from tests.desktop.window.kit import scene_of, wait_for_me
from tests.windows import be_of_size


def sit_down(qtbot: QtBot, window: MainWindow, evening: Head) -> None:
    window.controller.begin(evening)
    wait_for_me(qtbot, window)


def to_the_tricks(qtbot: QtBot, window: MainWindow) -> None:
    while scene_of(window).view.table.phase not in ("tricks", ""):
        window.controller.play(scene_of(window).legal[-1])
        wait_for_me(qtbot, window)


def story(window: MainWindow) -> list[str]:
    return [window.side.story.item(row).text() for row in range(window.side.story.count())]


BOTS = ("Anna", "bot Bert", "bot Carl", "bot Dora")


def about_to_lead(window: MainWindow, **options: str) -> None:
    """Four people, and whoever leads to the first trick has the machine."""
    window.controller.begin(knueffeln("Anna", "Bert", "Carl", "Dora", **options))
    window.controller.lift()
    while scene_of(window).view.table.phase != "tricks":
        window.controller.play(scene_of(window).legal[-1])
        window.controller.lift()


def test_a_right_click_on_a_card_says_what_it_half_shows(qtbot, window):
    about_to_lead(window)
    card = scene_of(window).hand[-1]
    widget = window.table.card_widget(card)
    assert widget is not None
    at = widget.geometry().center()
    # As the system sends it: the press first, and with it the question for a menu.
    QTest.mousePress(window.table, Qt.MouseButton.RightButton, pos=at)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, window.table.mapToGlobal(at))
    QApplication.sendEvent(window.table, asked)
    menu = window.talk.phrases
    assert menu.isVisible()
    menu.actions()[0].trigger()
    said = scene_of(window).view.table.talk[-1]
    assert said.seat == scene_of(window).bottom and card in said.phrase.args


def test_the_menu_key_does_so_for_the_card_with_the_focus(qtbot, window):
    about_to_lead(window)
    QTest.keyClick(window.table, Qt.Key.Key_End)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(window.table, asked)
    assert window.talk.phrases.isVisible()
    first = window.talk.phrases.actions()[0]
    first.trigger()
    said = scene_of(window).view.table.talk[-1]
    assert scene_of(window).hand[-1] in said.phrase.args


def test_t_and_a_number_say_a_phrase(qtbot, window):
    be_of_size(window, QSize(1280, 800))
    sit_down(qtbot, window, knueffeln(*BOTS))
    assert window.talk.isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_T)
    menu = window.talk.phrases
    assert menu.isVisible()
    heading, first, second = menu.actions()[:3]
    assert not heading.isEnabled() and heading.text() in ("Fits now", "Ask")
    assert menu.activeAction() is first, "a reader tells of the entry that is chosen"
    said, meant = second.text().split("\t")
    assert said.startswith("&2 ")
    assert meant == second.toolTip()
    QTest.keyClick(menu, Qt.Key.Key_2)
    phrase = scene_of(window).view.table.talk[-1].phrase
    assert said.endswith(window.table.contents.bubbles.at(0))
    assert f"You: “{second.data()}”" in story(window)
    assert phrase in [one.phrase for one in scene_of(window).view.table.talk]


def test_a_question_that_gets_no_answer_says_so(qtbot, window):
    about_to_lead(window)
    window.controller.talk.speak(Call("anything_suitable"))
    assert window.message.text().startswith("No card has been led yet")
    window.message.clear()
    window.controller.talk.speak(Call("are_you_old"))
    assert window.message.text() == ""


def test_a_phrase_that_is_not_in_the_list_is_refused(qtbot, window):
    sit_down(qtbot, window, knueffeln(*BOTS))
    before = scene_of(window).view.table.talk
    window.controller.talk.speak(Call("nonsense"))
    assert scene_of(window).view.table.talk == before
    assert scene_of(window).prompt == "You can’t say that now."


def test_where_there_is_little_room_one_token_has_it_in_its_menu(qtbot, window):
    sit_down(qtbot, window, knueffeln(*BOTS))
    tokens = window.board.tokens
    tokens.lie_at([QRect(600, 300, 60, 60)])
    assert not window.talk.isVisible() and tokens.more.isVisible()
    QTest.mouseClick(tokens.more, Qt.MouseButton.LeftButton)
    assert window.menus.actions["talk"] in tokens.menu.actions()
    tokens.menu.close()
    window.menus.actions["talk"].trigger()
    assert window.talk.phrases.isVisible()


def test_no_bubble_covers_a_face(qtbot, window):
    sit_down(qtbot, window, knueffeln(*BOTS))
    to_the_tricks(qtbot, window)
    for size in ((1280, 800), (800, 600)):
        window.resize(*size)
        QApplication.processEvents()
        for seat in range(4):
            window.table.say(seat, "They play that up on the heath in bad weather!")
            assert window.table.contents.bubbles.at(seat)
            bubble = window.table.contents.bubbles.rect(seat)
            assert window.table.rect().contains(bubble) and not bubble.isEmpty(), (size, seat)
            assert scene_of(window).hand
            for card in scene_of(window).hand:
                widget = window.table.card_widget(card)
                assert widget is not None
                assert not widget.lies_at().rect.intersects(bubble), (size, seat)
            for place in range(4):
                lies = window.table.places.trick(place).rect
                assert not lies.intersects(bubble), (size, seat, place)


def test_five_play_and_the_dealer_looks_at_the_stock(qtbot, window):
    for seed in range(12):
        sit_down(qtbot, window, knueffeln(*BOTS, "bot Emma", seed=seed))
        t = scene_of(window).view.table
        if t.phase == "solo":
            break
    assert scene_of(window).hand == tuple(window.table.hand.order)
    assert sorted(map(str, scene_of(window).hand)) == sorted(map(str, t.stock))
    window.controller.play(Call("pass"))
    assert scene_of(window).hand == ()


def test_a_half_shown_card_stays_between_partners(qtbot, window):
    about_to_lead(window, half_shown="partner")
    shown = next(one for one in window.controller.talk.phrases() if one.word == "lead_this")
    window.controller.talk.speak(shown)
    (card,) = shown.args
    assert isinstance(card, Card)
    speech = window.controller.speech
    assert speech is not None
    seat = window.controller.display.chair.seat
    assert speech.card(card) in window.table.contents.bubbles.at(seat)
    assert speech.card(card) not in " ".join(story(window))
    assert speech.card(BACK) in story(window)[-1]
    window.controller.play(next(one for one in scene_of(window).legal if one != card))
    assert window.controller.display.chair.covered
    assert window.table.contents.bubbles.at(seat) == ""


def test_bots_say_something_now_and_then(qtbot, tmp_path):
    heard: list[tuple[int, str, str]] = []
    with hosted(quick_settings(tmp_path)) as witness:
        witness.controller.display.talked.connect(lambda *what: heard.append(what))
        witness.controller.begin(knueffeln("bot Anna", "bot Bert", "bot Carl", "bot Dora"))

        def spoken() -> bool:
            if witness.controller.pause.decided is not None:
                witness.controller.look_on()
            if witness.controller.waiting_for_deal:
                witness.controller.deal()
            return len(heard) > 2

        qtbot.waitUntil(spoken)
    assert all(text for _, text, _ in heard)


def test_what_was_said_ends_with_the_deal_but_for_its_last_word(qtbot, window):
    sit_down(qtbot, window, knueffeln(*BOTS))
    bubbles = window.table.contents.bubbles
    window.table.say(1, "Can you?")
    scene = scene_of(window)
    speech = window.controller.speech
    assert speech is not None
    window.table.show_scene(scene, speech)
    assert bubbles.at(1) == "Can you?"
    window.table.say(2, "That is that!")
    table = scene.view.table.copy()
    table.phase = ""
    window.table.show_scene(replace(scene, view=View(scene.view.seat, table)), speech)
    assert (bubbles.at(1), bubbles.at(2)) == ("", "That is that!")
