"""What a person hears who sees nothing: lists and states, what is asked, what is told on a key."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.club.model.everybody import Row
from desktop.club.pages.people_view import PeopleView
from desktop.common import announce
from desktop.look.parts import Token
from desktop.scene.ending import Ending
from desktop.scene.speech import Speech
from desktop.window import told_aloud
from engine.cards import Card, card
from engine.match import Match
from engine.moves import read
from tests.desktop.games import conftest
from tests.desktop.games.kit import (
    chalked,
    click,
    evening,
    moves,
    scene_of,
    shown,
    stack,
)
from tests.desktop.games.test_kein_stich import PAID
from tests.desktop.reader.test_groups import GROUPS, gin, inner, interface, ramsli
from tests.desktop.tables import knueffeln

window = conftest.window
Role = QAccessible.Role


def laying() -> Match:
    """Anna may lay one card to the rows: the Unter of Acorns."""
    hands = "EU GU E10 EO EK HA S7 S8", "HU SU GK G7 G8 HK SA S9"
    match = evening("kein_stich", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    return stack(chalked(match, *PAID), *hands)


# The tree.


def test_the_hand_is_a_list_in_which_each_card_says_its_place(qtbot, window, tmp_path):
    window.settings["announce"] = "full"
    hand = shown(qtbot, window, laying(), tmp_path).hand
    for place, one in enumerate(hand, 1):
        widget = window.table.card_widget(one)
        assert widget is not None
        found = interface(widget)
        assert found.role() == QAccessible.Role.ListItem
        assert found.text(QAccessible.Text.Description).startswith(f"{place} of {len(hand)}")
        assert found.parent().role() == QAccessible.Role.List


def test_a_magnifier_is_told_where_the_keyboard_is(qtbot, window, tmp_path):
    """Each card at which it comes is the focus of the system, and lies where it says it does."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    hand = shown(qtbot, window, laying(), tmp_path).hand
    been = set()
    for _ in hand:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Right)
        focus = QApplication.focusWidget()
        assert focus is not None
        found = interface(focus)
        assert found.state().focused
        assert found.rect() == QRect(focus.mapToGlobal(focus.rect().topLeft()), focus.size())
        assert window.geometry().contains(found.rect().center())
        been.add(found.text(QAccessible.Text.Name))
    assert len(been) > 1


def test_a_card_says_whether_it_may_be_played_and_what_can_be_done(qtbot, window, tmp_path, said):
    shown(qtbot, window, laying(), tmp_path)
    may, may_not = window.table.card_widget(card("EU")), window.table.card_widget(card("HA"))
    assert may is not None and may_not is not None
    assert not interface(may).state().disabled
    assert interface(may_not).state().disabled
    acts = interface(may).actionInterface()
    assert acts is not None
    names = acts.actionNames()
    assert names[:3] == ["Press", "what", "pick"]
    assert [acts.localizedActionName(name) for name in names[:2]] == ["play", "what is this?"]
    acts.doAction("pick")
    assert window.table.picked is card("EU")
    assert interface(may).state().selected
    acts.doAction("pick")
    assert window.table.picked is None
    acts.doAction("what")
    assert said[-1].startswith("Unter of Acorns")


# Announcements.


def test_what_is_asked_is_said_once(qtbot, window, tmp_path, said):
    prompt = shown(qtbot, window, ramsli(), tmp_path).prompt
    qtbot.waitUntil(lambda: any(one.endswith(prompt) for one in said))
    window.controller.display.show()
    window.settings["card_size"] = 110
    QApplication.processEvents()
    assert sum(one.endswith(prompt) for one in said) == 1


def test_who_wants_nothing_read_is_not_asked_aloud(qtbot, window, tmp_path, said):
    window.settings["announce"] = "none"
    prompt = shown(qtbot, window, ramsli(), tmp_path).prompt
    QApplication.processEvents()
    assert prompt not in said


def test_the_same_sentence_twice_in_a_row_is_said_once(qapp, said):
    widget = QWidget()
    for text in ("Rain.", "Rain.", "Sun.", "Rain."):
        announce.announce(widget, text)
    assert said == ["Rain.", "Sun.", "Rain."]


def test_a_sentence_comes_again_when_it_is_wanted(qtbot, window, tmp_path, said):
    prompt = shown(qtbot, window, ramsli(), tmp_path).prompt
    qtbot.waitUntil(lambda: any(one.endswith(prompt) for one in said))
    before = len(said)
    window.menus.do("say_again")
    assert said[before:] == [said[before - 1]]


# In one breath.


def test_the_whole_table_is_told_with_the_words_of_the_tree(qtbot, window, tmp_path, said):
    scene = shown(qtbot, window, ramsli(), tmp_path)
    window.menus.do("tell_table")
    told = said[-1]
    for one in scene.hand:
        widget = window.table.card_widget(one)
        assert widget is not None and widget.accessibleName() in told
    assert told.startswith("Trumps and stakes: ") and scene.prompt.rstrip(".") in told
    assert all(place.name in told for place in scene.places)
    assert window.message.text() == told
    assert scene.prompt.endswith("?") and f"{scene.prompt} " in told


def test_the_slate_is_told(qtbot, window, tmp_path, said):
    shown(qtbot, window, laying(), tmp_path)
    window.menus.do("tell_slate")
    assert said[-1].startswith("Score: Anna −40, Ben −40,") and "Slate" in said[-1]


def test_what_was_played_of_a_suit_is_told_suit_by_suit(qtbot, window, tmp_path, said):
    shown(qtbot, window, laying(), tmp_path)
    click(window, "EU")
    before = moves(window)
    window.controller.play(read("EU"))
    qtbot.waitUntil(lambda: moves(window) > before)
    QApplication.processEvents()
    told = []
    for _ in range(4):
        window.menus.do("tell_suit")
        told.append(said[-1])
    assert len({one.partition(",")[0].partition(":")[0] for one in told}) == 4
    assert any(one.startswith("Acorns,") and "Unter of Acorns" in one for one in told)


def test_what_was_discarded_for_all_to_see_is_told_too(qtbot, window, tmp_path, said):
    shown(qtbot, window, gin(), tmp_path)
    lies = window.controller.speech.card(scene_of(window).view.table.up[-1])
    for _ in range(4):
        window.menus.do("tell_suit")
    assert sum(f"1 card played: {lies}." in one for one in said) == 1


def test_a_table_that_lets_nobody_count_says_so(qtbot, window, tmp_path, said, monkeypatch):
    shown(qtbot, window, laying(), tmp_path)
    scene = replace(scene_of(window), counting=False)
    monkeypatch.setattr(window.announcer, "_scene", scene)
    window.menus.do("tell_suit")
    assert said[-1] == "Counting is up to you at this table."


# Letters by themselves.


def test_letters_by_themselves_can_be_left_to_the_screen_reader(qtbot, window, tmp_path):
    shown(qtbot, window, ramsli(), tmp_path)
    window.settings["letter_keys"] = False
    assert window.keymap.keys("hint") == () and window.keymap.keys("undo") == ("Ctrl+Z",)
    assert window.menus.actions["hint"].shortcuts() == []
    tag = window.calls.buttons[0]
    letter = tag.shortcut().toString().removeprefix("Alt+")
    key = Qt.Key(ord(letter))
    with qtbot.assertNotEmitted(tag.clicked):
        QTest.keyClick(window, key)
    window.settings["letter_keys"] = True
    assert window.keymap.keys("hint") == ("H",)
    with qtbot.waitSignal(tag.clicked):
        QTest.keyClick(window, key)


# What was drawn, and nothing twice.


def test_a_card_that_was_drawn_is_named_to_who_drew_it(qtbot, window, tmp_path, said):
    shown(qtbot, window, gin(), tmp_path)
    window.controller.play(read("!take"))
    qtbot.waitUntil(lambda: any(isinstance(one, Card) for one in scene_of(window).legal))
    window.controller.play(next(one for one in scene_of(window).legal if isinstance(one, Card)))
    qtbot.waitUntil(lambda: "stock" in scene_of(window).piles)
    scene = scene_of(window)
    before = set(scene.hand)
    window.controller.play(scene.piles["stock"])
    qtbot.waitUntil(lambda: len(scene_of(window).hand) > len(before))
    (drawn,) = set(scene_of(window).hand) - before
    assert window.controller.speech is not None
    told = f"New in your hand: {window.controller.speech.card(drawn)}."
    qtbot.waitUntil(lambda: told in said)
    assert said.count(told) == 1


def test_a_trick_that_was_told_is_not_asked_about(qtbot, window, tmp_path, said):
    match = evening("ramsen", "Anna", "bot Ben", "bot Cilli", dealer=2)
    shown(qtbot, window, match, tmp_path)
    for _ in range(60):
        if window.controller.pause.decided is not None or window.controller.over:
            break
        if window.controller.display.asked():
            window.controller.play(scene_of(window).legal[-1])
        QApplication.processEvents()
        qtbot.wait(30)
    assert window.controller.pause.decided is not None
    told = scene_of(window).prompt
    qtbot.wait(50)
    assert said.count(told) == 1


# What was heard wrongly once.


def test_a_hand_dealt_in_two_packets_is_no_news(qtbot, window, tmp_path, said):
    """It is told whole before the first question, once."""
    scene, drawn = shown(qtbot, window, ramsli(), tmp_path), told_aloud.Drawn()
    speech = window.controller.speech
    packet = replace(scene, hand=scene.hand[:2], legal=())
    whole = replace(scene, legal=())
    assert drawn.since(speech, packet) == drawn.since(speech, whole) == ""
    assert speech is not None
    assert drawn.dealt(speech, whole).count(" of ") == len(scene.hand)
    assert drawn.dealt(speech, whole) == ""
    # Whoever was asked in between has the second packet told.
    drawn = told_aloud.Drawn()
    drawn.since(speech, replace(packet, legal=scene.legal))
    assert drawn.since(speech, whole).startswith("New in your hand: ")


def test_a_card_that_comes_again_in_the_next_deal_makes_no_news_of_its_hand(
    qtbot, window, tmp_path, said
):
    """A deal may end while one still holds cards."""
    scene, drawn = shown(qtbot, window, ramsli(), tmp_path), told_aloud.Drawn()
    speech = window.controller.speech
    drawn.since(speech, scene)
    drawn.since(speech, replace(scene, ending=Ending("", ())))
    assert speech is not None
    others = [one for one in speech.rules.pack() if one not in scene.hand]
    following = replace(scene, hand=(scene.hand[0], *others[: len(scene.hand) - 1]))
    assert drawn.since(speech, following) == ""


def test_a_name_with_an_article_of_its_own_gets_no_second_one(qapp):
    head = knueffeln("Anna", "Ben", "Cilli", "Dora")
    match = Match(head)
    speech = Speech(match.rules, [player.name for player in head.players])
    match.deal()
    names = [speech.full_card(one, match.revealed()) for one in match.rules.pack()]
    assert "Two of Hearts, de Beste" in names
    assert any(name.endswith(", the Harten Ol") for name in names)
    assert not any("the de " in name for name in names)


def test_a_description_says_what_the_name_does_not(qtbot, window, tmp_path):
    shown(qtbot, window, ramsli(), tmp_path)
    found = {}
    for token in window.board.findChildren(Token):
        node = interface(token)
        text = QAccessible.Text
        found[node.text(text.Name)] = node.text(text.Description)
    assert found["Hint"] == "Show a hint; press again to play it (H)"
    assert all(told == told.strip() for told in found.values())


def test_groups_are_where_their_owner_is(qtbot, window, tmp_path):
    """On another page there is no slate, and nothing that one may do."""
    shown(qtbot, window, ramsli(), tmp_path)
    nodes = [one for one in inner(interface(window.board)) if one.role() in GROUPS]
    assert nodes and not any(one.state().invisible for one in nodes)  # type: ignore[attr-defined]
    window.pages.show_table(False)
    QApplication.processEvents()
    assert all(one.state().invisible for one in nodes)  # type: ignore[attr-defined]


def test_whom_the_keyboard_comes_to_in_the_list_of_people_is_told(qtbot, said):
    view = PeopleView()
    qtbot.addWidget(view)
    view.fill(["No.", "Name", "Team", "Fee"], [Row(1, "Anna"), Row(2, "Ben", "Isen", "5.00")])
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    view.setFocus()
    view.choose(1)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert said == ["2, Ben, Isen, 5.00", "1, Anna"]
    assert QAccessible.queryAccessibleInterface(view).role() == QAccessible.Role.Grouping
