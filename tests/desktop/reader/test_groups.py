"""What a screen reader finds at a table: groups, in the order of the scene, and what is in them."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.reader.groups import Group, group
from desktop.table import read_order
from desktop.table.card import CardWidget
from desktop.table.card_positions import Spot
from desktop.table.cards import Cards
from engine.cards import Card, card
from engine.match import Match
from engine.moves import Call, read
from engine.table import NOBODY
from tests.desktop.games import conftest
from tests.desktop.games.kit import (
    chalked,
    drag,
    evening,
    held,
    moves,
    played,
    scene_of,
    shown,
    stack,
)
from tests.desktop.games.test_kein_stich import PAID
from tests.windows import button_for

window = conftest.window
Found = QAccessibleInterface
GROUPS = QAccessible.Role.Grouping, QAccessible.Role.List


def ramsli() -> Match:
    """Anna is asked about the trumps that lie open."""
    match = evening("ramsli", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    stack(match, "HK HO EA EK", opening="!top", up="H8", bottom="G7")
    return played(match, "!pass")


def gin() -> Match:
    return evening("gin", "Anna", "bot Ben", dealer=1)


def said(one: Found) -> str:
    return one.text(QAccessible.Text.Name)


def inner(one: Found) -> list[Found]:
    """Its children, each of which has to know where it is."""
    found = []
    for place in range(one.childCount()):
        child = one.child(place)
        assert child is not None
        assert one.indexOfChild(child) == place, said(child)
        assert child.parent() is not None and said(child.parent()) == said(one), said(child)
        found.append(child)
    return found


def interface(widget: QWidget) -> Found:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def groups(widget: QWidget) -> dict[str, list[str]]:
    """What is read of each group, in their order."""
    return {
        said(one): [said(member) for member in inner(one)]
        for one in inner(interface(widget))
        if one.role() in GROUPS
    }


@pytest.mark.parametrize("match", [ramsli, gin])
def test_the_hand_the_open_cards_and_the_people_are_groups(qtbot, window, tmp_path, match):
    shown(qtbot, window, match(), tmp_path)  # type: ignore[operator]
    scene, found = scene_of(window), groups(window.table)
    order = ["Trumps and stakes", "Your hand", "The trick", "Stock and face-up cards", "Money"]
    there = [name for name in order if name in found]
    places = ["Piles and places"] if "Piles and places" in found else []
    assert list(found) == [*there, "Players", *places]
    assert {"Your hand", "Stock and face-up cards"} <= found.keys()
    table = window.table
    hand = [table.card_widget(card) for card in scene.hand]
    told = [one for one in found["Your hand"] if one not in scene.part_names]
    assert told[: len(hand)] == [one.accessibleName() for one in hand if one]
    if scene.part_names:
        assert found["Your hand"][0] == scene.part_names[0], "what a part is stands before it"
    people = found["Players"]
    names = [scene.places[(scene.bottom + n) % len(scene.places)].name for n in range(len(people))]
    assert all(name in told for name, told in zip(names, people, strict=True))


@pytest.mark.parametrize("match", [ramsli, gin])
def test_slate_and_tags_are_groups_too(qtbot, window, tmp_path, match):
    shown(qtbot, window, match(), tmp_path)  # type: ignore[operator]
    found = groups(window.board)
    assert list(found) == ["Slate", "Your choices"]
    tags = [tag.text() for tag in window.calls.buttons]
    assert tags and found["Your choices"][: len(tags)] == tags
    assert len(found["Your choices"]) > len(tags)
    assert all(found["Your choices"])


def test_a_card_that_is_laid_is_in_the_rows_and_no_longer_in_the_hand(qtbot, window, tmp_path):
    hands = "EU GU E10 EO EK HA S7 S8", "HU SU GK G7 G8 HK SA S9"
    match = evening("kein_stich", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    match = stack(chalked(match, *PAID), *hands)
    shown(qtbot, window, match, tmp_path)
    laid = window.table.card_widget(card("EU"))
    assert laid is not None and said(interface(laid).parent()) == "Your hand"
    drag(window, "EU", "rows")
    now = window.table.card_widget(card("EU"))
    assert now is not None and said(interface(now).parent()) == "Row 1"
    found = groups(window.table)
    assert not any(name.startswith("Unter of Acorns") for name in found["Your hand"])


def test_a_tag_is_pressed_from_there(qtbot, window, tmp_path):
    shown(qtbot, window, ramsli(), tmp_path)
    tag = window.calls.buttons[0]
    action = interface(tag).actionInterface()
    assert action is not None and "Press" in action.actionNames()
    with qtbot.waitSignal(tag.clicked):
        action.doAction("Press")
    tag.setEnabled(False)
    with qtbot.assertNotEmitted(tag.clicked):
        action.doAction("Press")


def press(widget: QWidget) -> None:
    """Press it as a screen reader does: through the interface that Qt gives it."""
    action = interface(widget).actionInterface()
    assert action is not None and "Press" in action.actionNames()
    action.doAction("Press")
    QApplication.processEvents()


def test_a_card_pressed_from_there_is_played(qtbot, window, tmp_path):
    hands = "EU GU E10 EO EK HA S7 S8", "HU SU GK G7 G8 HK SA S9"
    match = evening("kein_stich", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    shown(qtbot, window, stack(chalked(match, *PAID), *hands), tmp_path)
    before = moves(window)
    laid = window.table.card_widget(card("EU"))
    assert laid is not None
    press(laid)
    qtbot.waitUntil(lambda: moves(window) > before)
    assert "EU" not in held(window).split()


def test_a_tag_pressed_from_there_is_the_call_made(qtbot, window, tmp_path):
    shown(qtbot, window, ramsli(), tmp_path)
    before = moves(window)
    call = button_for(window.calls, read("!pass"))  # type: ignore[arg-type]
    assert call is not None
    press(call)
    qtbot.waitUntil(lambda: moves(window) > before)


def test_the_money_is_a_group(qtbot, window, tmp_path):
    shown(qtbot, window, ramsli(), tmp_path)
    coins = scene_of(window).coins
    assert coins is not None
    assert groups(window.table)["Money"] == [f"Kitty: {coins.kitty}"]


def test_what_stands_above_rows_is_read_with_them(qtbot, window, tmp_path):
    hands = "EU GU E10 EO EK HA S7 S8", "HU SU GK G7 G8 HK SA S9"
    match = evening("kein_stich", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=3)
    match = stack(chalked(match, *PAID), *hands)
    shown(qtbot, window, match, tmp_path)
    drag(window, "EU", "rows")
    captions = [strip.caption for strip in scene_of(window).strips if strip.caption]
    found = groups(window.table)
    assert found.get("Cards laid out", [])[: len(captions)] == captions
    assert [name.partition(",")[0] for name in found["Row 1"]] == ["Unter of Acorns"]
    loose = [one for one in inner(interface(window.table)) if one.role() not in GROUPS]
    assert not [said(one) for one in loose if said(one)]


def test_a_trick_is_read_in_the_order_in_which_it_was_played(qtbot, window, tmp_path):
    match = evening("kein_stich", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=0)
    scene = shown(qtbot, window, match, tmp_path)
    t = scene.view.table
    assert len(t.trick) == 3 and t.leader == 1
    trick = groups(window.table)["The trick"][:3]
    assert [one.partition(":")[0] for one in trick] == ["Ben", "Cilli", "Dora"]


def test_cards_left_in_a_hand_at_the_end_were_not_played(qtbot, window, tmp_path):
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=0)
    match.deal()
    while match.turn != NOBODY:
        # A card is led face down, and the other side runs from it.
        wanted = ("run", "turn", "leave", "pass")
        calls = [one for one in match.legal() if isinstance(one, Call) and one.word in wanted]
        match.play(min(calls, key=lambda one: wanted.index(one.word)))
    shown(qtbot, window, match, tmp_path)
    assert scene_of(window).ending is not None
    found, speech = groups(window.table), window.controller.speech
    t, hand = scene_of(window).view.table, scene_of(window).hand
    assert found["You hold"] == [speech.full_card(one, t) for one in hand] != []
    assert len(found["Players"]) == len(scene_of(window).places), "people alone"
    assert "You played" not in found


def test_a_reader_may_ask_while_the_table_is_made(qtbot, window, tmp_path, monkeypatch):
    """Of each card that is made readers are told, and ask; an error there would end the program."""
    asked: list[int] = []

    make = Cards._make

    def made(self: Cards, one: Card, spot: Spot) -> CardWidget:
        widget = make(self, one, spot)
        asked.append(len(read_order.groups(window.table.contents)))
        return widget

    monkeypatch.setattr(Cards, "_make", made)
    # More people come to the same table, then fewer.
    for game, others in (("tippen", 2), ("gin", 1), ("ramsen", 3)):
        names = ["bot Ben", "bot Cilli", "bot Dora"][:others]
        for dealer in range(others + 1):
            shown(qtbot, window, evening(game, "Anna", *names, dealer=dealer), tmp_path)
            QApplication.processEvents()
            for _ in range(3):
                legal = scene_of(window).legal
                if window.controller.display.asked() and legal:
                    window.controller.play(legal[-1])
                    QApplication.processEvents()
    assert asked and max(asked) > 3


def test_what_is_away_is_in_no_group(qtbot, window, tmp_path):
    shown(qtbot, window, gin(), tmp_path)
    assert groups(window.table)
    window.table.clear()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert groups(window.table) == {}


def test_tables_that_are_thrown_away_leave_nothing_behind(qapp):
    """Their interfaces belong to Qt: what is asked again later must not be one of theirs."""
    gc.freeze()  # what is there already need not be looked through sixty times
    for number in range(60):
        owner, acts = QWidget(), []
        # A name of its own for each list, or all would tell the last.
        group(owner, lambda _, acts=acts: [Group("acts", "Acts", tuple(acts))], (QPushButton,))  # type: ignore[misc]
        acts.append(QPushButton(f"tag {number}", owner))
        assert groups(owner) == {"Acts": [f"tag {number}"]}
        if number % 2:
            acts.pop().deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert groups(owner) == {}
        owner.deleteLater()
        del owner
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    gc.unfreeze()
