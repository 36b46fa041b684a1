"""What a listener needs for a question is told before it, once; and each key answers one question.

Laws over all games: a deal of each is played at the window, and all that is said is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.common import announce
from desktop.scene.scene import Scene
from desktop.window.calls import Decision
from engine import games
from engine.cards import BACK, Card
from engine.facts import Fact
from engine.match import Match
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, moves, press, scene_of, shown, stack, wait
from tests.desktop.reader.test_groups import gin, groups, interface
from tests.desktop.reader.test_without_a_table import name, there

window = conftest.window

ASKED = ("say_again", "say_earlier", "tell_turn", "tell_hand", "tell_table", "tell_slate")
ALWAYS = (*ASKED, "tell_suit", "what_is")
TRICK = ("last_trick", "last_trick", "why")
BRIEF = 4.5
"""So many words each card has at most on an average where a hand is walked through."""


def sat_down(game: str) -> list[str]:
    """Anna, with as many computer players as usual."""
    others = ["bot Ben", "bot Cilli", "bot Dora", "bot Emil"]
    return ["Anna", *others[: games.find(game).usual() - 1]]


def questions(qtbot, window, most: int = 40) -> Iterator[Scene]:
    """The questions of the deal that is on, each answered with what is offered first."""
    for _ in range(most):
        wait(qtbot, window)
        QApplication.processEvents()
        scene = scene_of(window)
        if not window.controller.display.asked():
            return
        yield scene
        # Whoever always draws and throws away comes to an end, too.
        before = moves(window)
        window.controller.play(scene.legal[0])
        if moves(window) == before:  # a doubt was told
            window.controller.play(scene.legal[0])
        qtbot.waitUntil(lambda before=before: moves(window) != before)


def walked(window) -> list[str]:
    """What is heard of each card of the hand by whoever walks through it."""
    text = QAccessible.Text
    cards = [window.table.card_widget(one) for one in scene_of(window).hand]
    there = [interface(one) for one in cards if one is not None]
    return [f"{one.text(text.Name)} {one.text(text.Description)}" for one in there]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", games.names())
def test_a_deal_is_heard_whole_and_each_key_answers(qtbot, window, tmp_path, said, game):
    first, tricks, number = True, 0, 0
    marks = {"Play to the trick", "Stock", "Discard pile", "Add to a row", "Discard"}
    shown(qtbot, window, evening(game, *sat_down(game), dealer=1), tmp_path)
    assert said[0].startswith(window.controller.speech.title())
    for scene in questions(qtbot, window):
        assert any(one.endswith(scene.prompt) for one in said), scene.prompt
        if first and scene.hand and BACK not in scene.hand:
            first = False
            hand = ", ".join(map(window.controller.speech.card, scene.hand))
            (told,) = (n for n, one in enumerate(said) if f"You hold {hand}." in one)
            assert said[told].endswith(scene.prompt), "nothing stands between hand and question"
            words = sum(len(one.split()) for one in walked(window))
            assert words <= BRIEF * len(scene.hand), walked(window)
        if len(scene.view.table.tricks) > tricks or number == 0:
            tricks, number = len(scene.view.table.tricks), number + 1
            for action in (*ALWAYS, *(TRICK if tricks else ())):
                before = len(said)
                window.menus.do(action)
                qtbot.waitUntil(lambda before=before: len(said) > before)
                assert not marks & set(said[-1].rstrip(".").replace(": ", "; ").split("; "))
            table = next(one for one in reversed(said) if one.startswith("Trumps and stakes: "))
            counts = re.split(r"[.;?·] *", table.partition(" Your hand: ")[0])
            assert len(counts) == len(set(counts)), "nothing is said twice"
    assert not first, "a hand was dealt"
    leads = window.controller.speech.happens(Fact("leads", (0,)))
    for told, asked in pairwise(said):
        assert told != leads or "you lead" not in asked, "nothing is said twice"
    assert window.controller.waiting_for_deal or window.controller.over
    scene = scene_of(window)
    ending = next(one for one in reversed(said) if one.startswith("Result."))
    assert all(place.score in ending.partition("Score: ")[2] for place in scene.places)
    assert "Score: " in ending
    pot = window.controller.speech.text("column.kitty")
    heard = " ".join([*said, *map(name, there(interface(window)))])
    called = set(re.findall(r"\b(?:pot|kitty)\b", heard.lower()))
    assert called <= {pot}, "the money has one name"
    assert bool(called) == (scene.coins is not None)
    table = [one for one, key in tree(window.table) if key == "list"]
    played = [place for place in range(len(scene.places)) if scene.ending.played[place]]
    assert len([one for one in table if one.endswith(" played")]) == len(played)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", games.names())
def test_the_keyboard_is_heard_once_at_each_question_and_never_between(
    qtbot, window, tmp_path, said, came, order, game
):
    """Who plays hears what the others do, and not the card beside the own one.

    Nothing that has led to a question is heard behind the place that the keyboard comes to, and
    its answers are read from left to right, as they are seen.
    """
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    shown(qtbot, window, evening(game, *sat_down(game), dealer=1), tmp_path)
    asked = 0
    for scene in questions(qtbot, window):
        # It may be where it was before; and a partner may have asked meanwhile, by tags.
        if asked:
            assert came[-1:] in ([], [QApplication.focusWidget()]), came
            assert all(isinstance(one, Decision) for one in came[:-1]), came
            assert not _behind(order) or scene.prompt in _behind(order)[0], order
        tags = window.calls.tags
        at = [tag.mapTo(window, QPoint()) for tag in tags]
        assert at == sorted(at, key=lambda one: (one.y(), one.x())), "read as it is seen"
        read = groups(window.board).get("Your choices", [])
        assert read[: len(tags)] == [tag.accessibleName() for tag in tags]
        asked += 1
        came.clear()
        order.clear()
    assert asked > 1
    assert came in ([], [window.next_button]), came
    assert _behind(order)[:1] in ([], [one for one in said if one.startswith("Result.")]), order


def _behind(order: list[str | QWidget]) -> list[str]:
    """What was said after the keyboard has come somewhere."""
    places = [n for n, one in enumerate(order) if not isinstance(one, str)]
    return [str(one) for one in order[places[-1] + 1 :]] if places else []


def tree(widget) -> list[tuple[str, str]]:
    """The names below a widget in the order in which they are read, and whether it is a list."""
    found = []
    top = interface(widget)
    for place in range(top.childCount()):
        one = top.child(place)
        kind = "list" if one.role() == QAccessible.Role.List else ""
        found.append((one.text(QAccessible.Text.Name), kind))
    return found


def ramsen() -> Match:
    return evening("ramsen", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)


def test_tree_and_tab_tell_the_same_order(qtbot, window, tmp_path):
    """The table with question, trumps, hand, trick, and people; the slate; what one may do."""
    shown(qtbot, window, ramsen(), tmp_path)
    for _ in questions(qtbot, window):
        if scene_of(window).view.table.tricks:
            break
    board = interface(window.board)
    read_at = [board.child(place) for place in range(board.childCount())]
    names = [one.text(QAccessible.Text.Name) for one in read_at]
    assert names.index("Slate") < names.index("Your choices")
    assert not any(names[: names.index("Slate")]), "before them comes the table alone"
    people = [one for one, _ in tree(window.table)]
    wanted = ["Trumps and stakes", "Your hand", "Players"]
    assert [one for one in people if one in wanted] == wanted


def flat(top) -> list[QObject]:
    """The widgets below, in the order in which they are read."""
    found = []
    for place in range(top.childCount()):
        one = top.child(place)
        found += [one.object()] if one.object() is not None else []
        found += flat(one)
    return found


def test_tab_goes_the_way_in_which_is_read(qtbot, window, tmp_path):
    window.settings["first_times"] = False  # a tip lies upon all that, for once
    shown(qtbot, window, ramsen(), tmp_path)
    window.table.take_keyboard(Qt.FocusReason.TabFocusReason)
    order, stops = flat(interface(window.board)), list[QWidget]()
    while (focus := QApplication.focusWidget()) not in stops and len(stops) < 20:
        assert focus is not None
        stops.append(focus)
        press(window, Qt.Key.Key_Tab)
    at = [order.index(one) for one in stops]
    assert at == sorted(at), [(type(one).__name__, one.accessibleName()) for one in stops]


def test_the_last_trick_is_told_card_by_card(qtbot, window, tmp_path, said):
    shown(qtbot, window, ramsen(), tmp_path)
    for scene in questions(qtbot, window):
        if scene.view.table.tricks:
            break
    speech, t = window.controller.speech, scene.view.table
    window.menus.do("last_trick")
    qtbot.waitUntil(lambda: said[-1].startswith("The last trick: "))
    cards = [
        f"{scene.places[seat].name}: {speech.full_card(card, t)}"
        for seat, card in t.who_played(t.tricks[-1])
    ]
    assert "; ".join(one[:1].upper() + one[1:] for one in cards) in said[-1]
    window.menus.do("last_trick")
    qtbot.waitUntil(lambda: said[-1].endswith(scene.prompt))


def test_what_was_taken_back_is_told_and_is_no_news(qtbot, window, tmp_path, said):
    shown(qtbot, window, ramsen(), tmp_path)
    for scene in questions(qtbot, window):
        if scene.view.table.tricks:
            break
    card = next(one for one in scene.legal if isinstance(one, Card))
    window.controller.play(card)
    wait(qtbot, window)
    QApplication.processEvents()
    said.clear()
    window.menus.do("undo")
    qtbot.waitUntil(lambda: bool(said) and said[-1].endswith(scene.prompt))
    told = " ".join(said)
    assert (
        f"Back in your hand: {window.controller.speech.full_card(card, scene.view.table)}." in told
    )
    assert "New in your hand" not in told and said.count(said[-1]) == 1
    assert ("In the trick: " in told) == bool(scene_of(window).view.table.trick)


def test_a_match_taken_up_again_says_where_it_stands(qtbot, window, tmp_path, said):
    match = ramsen()
    match.deal()
    while not match.view().table.tricks or match.turn != 0:
        match.play(match.legal()[0])
    shown(qtbot, window, match, tmp_path)
    scene = scene_of(window)
    qtbot.waitUntil(lambda: any(one.endswith(scene.prompt) for one in said))
    assert said[0] == "Ramsen (Bavaria)."
    asked = next(one for one in said if one.endswith(scene.prompt))
    trumps = window.controller.speech.suit(scene.view.table.trump)
    assert trumps in asked and "You hold " in asked
    assert ("In the trick: " in asked) == bool(scene.view.table.trick)
    assert asked.index(trumps) < asked.index("You hold ")


def test_what_a_knocker_lays_down_is_told(qtbot, window, tmp_path, said):
    match = stack(gin(), "C2 C3 C4 H8 H9 H10 S5 D5 D10 DK", "D2 D3 D4 SJ SQ SK CJ HJ DJ SA")
    shown(qtbot, window, match, tmp_path)
    for scene in questions(qtbot, window):
        if any(strip.owner == 1 for strip in scene.strips):
            break
        if scene.ending is not None:
            break
    told = [one for one in said if one.startswith("Ben lays down ")]
    assert len(told) == 1 and "Two of Diamonds, Three of Diamonds, Four of Diamonds" in told[0]


def test_a_refusal_is_said_without_what_can_be_pressed_below_it(qtbot, window, tmp_path, said):
    shown(qtbot, window, ramsen(), tmp_path)
    for scene in questions(qtbot, window):
        held = [one for one in scene.hand if one not in scene.legal]
        if held and any(isinstance(one, Card) for one in scene.legal):
            break
    said.clear()
    window.controller.play(held[0])
    note = window.table.contents.note
    qtbot.waitUntil(note.isVisible)
    assert note.text().startswith(said[-1]) and note.text() != said[-1]


def test_from_a_tag_the_keys_of_cards_lead_into_the_hand(qtbot, window, tmp_path, said):
    """And a reader is told of the card last, not of the table that has handed the keyboard on."""
    scene = shown(qtbot, window, ramsen(), tmp_path)
    tag = window.calls.buttons[0]
    tag.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_PageDown):
        tag.setFocus(Qt.FocusReason.TabFocusReason)
        press(window, key)
        assert window.table.focus.at_hand() and window.table.focus.shown(), key
    tag.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Qt.Key.Key_End)
    assert window.table.focus.card is scene.hand[-1]
    said.clear()
    press(window, Qt.Key.Key_End)
    assert said == [window.table.card_widget(scene.hand[-1]).accessibleName()], "it is there"
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        tag.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(tag, key, Qt.KeyboardModifier.ControlModifier)
        assert window.table.focus.at_hand(), "not to the button beside it"


def test_one_of_several_is_heard_as_a_choice(qtbot, window):
    """Languages, and the sides of the slate that comes near: not boxes to tick."""
    window.pages.show_table(False)
    words = window.pages.welcome.findChildren(QAbstractButton)
    words = [one for one in words if one.text() in ("Deutsch", "English")]
    assert len(words) == 2
    for one in (*words, *window.side.tabs):
        found = interface(one)
        assert found.role() == QAccessible.Role.RadioButton
        assert found.state().checked == one.isChecked()
        assert found.text(QAccessible.Text.Name) == one.text().replace("&", "")
        assert "Press" in found.actionInterface().actionNames()


def test_the_keyboard_goes_from_suit_to_suit_and_to_what_may_be_played(qtbot, window, tmp_path):
    hands = "EU GU E10 EO EK HA S7 S8", "HU SU GK G7 G8 HK SA S9"
    match = evening("kein_stich", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    scene = shown(qtbot, window, stack(match, *hands), tmp_path)
    order, focus = list(scene.hand), window.table.focus
    heads = [n for n, one in enumerate(order) if not n or one.suit != order[n - 1].suit]
    focus.go_to(order[0])
    seen = []
    for _ in heads:
        press(window, Qt.Key.Key_PageDown)
        seen.append(order.index(focus.card))
    assert seen == [*heads[1:], heads[0]]
    press(window, Qt.Key.Key_PageUp)
    assert order.index(focus.card) == heads[-1]


def test_one_goes_back_through_what_was_said(qapp, said):
    """Each time one sentence further; what is said anew begins at the end again."""
    widget = QWidget()
    for text in ("One.", "Two.", "Three."):
        announce.announce(widget, text)
    assert [announce.earlier(widget) for _ in range(3)] == ["Two.", "One.", ""]
    announce.announce(widget, "Four.")
    assert announce.earlier(widget) == "Three."
    assert announce.again(widget) == "Four."
