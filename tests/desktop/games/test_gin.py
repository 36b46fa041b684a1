"""Gin on the table: talon and heap, the knock, the crosswise card, laying off."""

from __future__ import annotations

from itertools import count, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.look.lettering import letters, table_scale
from desktop.look.parts.pill import pill_size
from desktop.table.seat import Backs
from desktop.table.table_labels import Prompt
from desktop.window.main_window import MainWindow
from engine.cards import BACK, card, codes
from engine.match import Match
from tests.desktop.games.kit import (
    LEFT,
    click,
    drag,
    evening,
    faces,
    grip,
    held,
    middle,
    moves,
    noted,
    offered,
    played,
    press,
    pull,
    said,
    scene_of,
    shown,
    spoken,
    stack,
    wait,
)

Key = Qt.Key
DREARY = "HQ DK SJ H10 C8 D8 S6 C6 SK CJ"
"""Nothing that fits, and a lot of it."""
TEN_LEFT = "H5 H6 H7 C9 D9 S9 DA S2 C3 D4"
"""Two melds, and ten points of deadwood."""
GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"


def mine(hand: str, other: str = DREARY, **more: str | bool) -> Match:
    """Anna's turn at a deal for two that Ben deals, with the first card still to be taken."""
    up = str(more.pop("up", "D7"))
    talon = str(more.pop("talon", ""))
    bot = bool(more.pop("bot", True))
    match = evening("gin", "Anna", "bot Ben" if bot else "Ben", dealer=1, **more)
    return stack(match, hand, other, up=up, talon=talon)


def with_eleven(hand: str, drawn: str, other: str = DREARY, **more: str | bool) -> Match:
    """Anna has drawn this card from the talon, and is to discard."""
    return played(mine(hand, other, talon=drawn, **more), "!leave", "!leave", "!draw")


def to_draw(hand: str = TEN_LEFT) -> Match:
    """Anna may take from the talon, or the card that Ben threw: the King of Spades."""
    return played(mine(hand, talon="CQ"), "!leave", "!take", "SK")


PILES = {"stock": "CQ", "up": "SK"}
"""What lies on top of talon and heap, when Anna is `to_draw`."""


@pytest.mark.parametrize("pile", PILES)
def test_a_click_takes_the_top_card(qtbot, window, tmp_path, pile):
    shown(qtbot, window, to_draw(), tmp_path)
    QTest.mouseClick(window.table, LEFT, pos=middle(window, pile))
    assert PILES[pile] in held(window) and len(scene_of(window).hand) == 11


@pytest.mark.parametrize("pile", PILES)
def test_the_top_card_is_dragged_into_the_hand(qtbot, window, tmp_path, pile):
    shown(qtbot, window, to_draw(), tmp_path)
    pull(window, middle(window, pile), window.table.places.hand_area.center())
    assert PILES[pile] in held(window) and len(scene_of(window).hand) == 11


@pytest.mark.parametrize("pile", PILES)
def test_a_card_dragged_back_or_let_fall_is_not_taken(qtbot, window, tmp_path, pile):
    scene = shown(qtbot, window, to_draw(), tmp_path)
    start, lie = middle(window, pile), faces(window)
    elsewhere = window.table.places.seat(1).center()
    for way in ((elsewhere,), (elsewhere, start)):
        pull(window, start, *way)
        assert scene_of(window).view == scene.view and faces(window) == lie
        assert not window.message.text()


def test_keys_alone_take_a_card_and_discard_one(qtbot, window, tmp_path):
    shown(qtbot, window, to_draw(), tmp_path)
    window.table.setFocus()
    press(window, Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert "SK" in held(window)
    press(window, Key.Key_Home, Key.Key_Return)
    assert len(scene_of(window).view.table.hands[0]) == 10


def test_a_card_is_discarded_by_dropping_it_on_the_heap(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ"), tmp_path)
    drag(window, "CQ", "up")
    t = scene_of(window).view.table
    assert len(t.hands[0]) == 10 and card("CQ") not in t.hands[0]


def test_a_card_just_taken_from_the_heap_may_not_go_back(qtbot, window, tmp_path):
    shown(qtbot, window, played(to_draw(), "!take"), tmp_path)
    drag(window, "SK", "up")
    assert "SK" in held(window)
    assert "You just took the King of Spades" in noted(window)
    assert "just taken" not in scene_of(window).prompt


def test_enter_after_a_click_on_the_talon_throws_no_card_that_nobody_has_chosen(
    qtbot, window, tmp_path
):
    qtbot.waitUntil(window.isActiveWindow)
    shown(qtbot, window, to_draw(), tmp_path)
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    press(window, Key.Key_Return)
    assert len(scene_of(window).hand) == 11 and window.table.focus.shown()
    press(window, Key.Key_Return)
    assert len(scene_of(window).view.table.hands[0]) == 10


# Knock and gin.


def test_no_click_on_cards_ever_knocks(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ"), tmp_path)
    assert not offered(window, ("knock", "gin"))
    click(window, "CQ")
    assert offered(window, ("knock", "gin")) == ["knock"]
    click(window, "CQ")
    t = scene_of(window).view.table
    assert not t.rows and t.up[-1] is not BACK, "the second click is a discard"


def test_a_knock_is_found_before_a_card_is_picked_up(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ", up="D10"), tmp_path)
    assert offered(window, ("knock", "gin")) == ["knock"]
    assert "knock" in scene_of(window).prompt
    click(window, "CQ")
    assert offered(window, ("knock", "gin")) == ["knock"]
    said(window, "!knock CQ")
    assert scene_of(window).view.table.rows


def test_who_cannot_knock_is_not_asked_whether(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ", up="D5"), tmp_path)
    assert not offered(window, ("knock", "gin"))
    assert "knock" not in scene_of(window).prompt


def test_a_hand_without_dead_wood_is_offered_gin_and_no_knock(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(GIN, "CQ"), tmp_path)
    click(window, "CQ")
    assert offered(window, ("knock", "gin")) == ["gin"]
    said(window, "!gin CQ")
    assert [codes(row) for row in scene_of(window).view.table.rows]


def test_who_has_gin_is_asked_again_before_he_merely_knocks(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(GIN, "CQ"), tmp_path)
    before = moves(window)
    click(window, "CA")
    said(window, "!knock CA")
    assert moves(window) == before
    assert "you have gin" in scene_of(window).prompt


def test_a_knock_too_high_is_asked_again_and_then_done(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ"), tmp_path)
    before = moves(window)
    click(window, "D4")
    said(window, "!knock D4")
    assert moves(window) == before
    assert "Deadwood 16 is over the limit of 7" in scene_of(window).prompt
    said(window, "!knock D4")
    assert moves(window) > before
    wait(qtbot, window)
    story = [window.side.story.item(row).text() for row in range(window.side.story.count())]
    assert any("take your hand back" in line for line in story)
    t = scene_of(window).view.table
    assert not t.rows and len(t.hands[0]) == 10
    # The card that lay crosswise was turned over on the heap, and the other has played on.
    assert not across(window).isVisible()


def across(window: MainWindow) -> Backs:
    return window.table.contents.items.crosswise


def test_the_card_laid_away_lies_crosswise_and_nobody_sees_it(qtbot, window, tmp_path):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ", up="D10"), tmp_path)
    assert not across(window).isVisible()
    click(window, "CQ")
    said(window, "!knock CQ")
    assert across(window).isVisible() and across(window).accessibleName()
    wide = across(window).cards[0]
    assert window.table.rect().contains(wide.rect)
    assert wide.rect.width() > wide.rect.height()
    assert "CQ" not in faces(window) and "Queen of Clubs" not in spoken(window)


# Laying off: Ben has knocked, and Anna lays off on his melds.

KNOCKED = "H5 H6 H7 C9 D9 S9 DA S2 C3 CQ"
FITS = "H8 H4 H9 DK SJ D8 S6 C6 SK CJ"


def to_lay_off(bot: bool = True) -> Match:
    """Ben knocked with hearts from five to seven, and three nines."""
    match = mine(FITS, KNOCKED, talon="DQ D4", up="D10", bot=bot)
    return played(match, "!leave", "!leave", "!draw", "DQ", "!draw", "!knock CQ")


def row_with(window: MainWindow, code: str) -> str:
    rows = scene_of(window).view.table.rows
    return next(f"row:{number}" for number, row in enumerate(rows) if card(code) in row)


def test_a_card_is_laid_off_by_dropping_it_on_a_meld(qtbot, window, tmp_path):
    shown(qtbot, window, to_lay_off(), tmp_path)
    row = row_with(window, "H5")
    drag(window, "H8", row)
    t = scene_of(window).view.table
    assert card("H8") in t.rows[int(row[4:])] and card("H8") not in t.hands[0]
    widget = window.table.card_widget(card("H8"))
    assert widget is not None
    assert window.table.place_rect(row_with(window, "H5")).contains(widget.lies_at().rect)


def test_a_card_dropped_on_a_meld_it_does_not_fit_is_refused_by_name(qtbot, window, tmp_path):
    shown(qtbot, window, to_lay_off(), tmp_path)
    drag(window, "H8", row_with(window, "C9"))
    assert "H8" in held(window)
    assert "The Eight of Hearts does not fit there." in noted(window)


def test_what_is_laid_on_a_meld_opens_the_way_for_the_next_card(qtbot, window, tmp_path):
    shown(qtbot, window, to_lay_off(), tmp_path)
    drag(window, "H8", row_with(window, "H5"))
    drag(window, "H9", row_with(window, "H5"))
    row = int(row_with(window, "H5")[4:])
    assert codes(scene_of(window).view.table.rows[row]) == "H5 H6 H7 H8 H9"


def test_while_enter_is_for_done_space_lays_a_card(qtbot, window, tmp_path):
    window.settings["announce"] = "full"
    scene = shown(qtbot, window, to_lay_off(), tmp_path)
    widget = window.table.card_widget(card("H8"))
    assert widget is not None and "Space plays it" in widget.accessibleDescription()
    window.table.setFocus()
    window.table.debounce.clock = count(10**12, 1000).__next__
    press(window, Key.Key_Home, *[Key.Key_Right] * scene.hand.index(card("H8")), Key.Key_Space)
    assert "H8" not in held(window) and not window.controller.waiting_for_deal


def test_the_dead_wood_of_both_stands_beside_their_rows(qtbot, window, tmp_path):
    shown(qtbot, window, to_lay_off(), tmp_path)
    assert "Ben: deadwood 10" in spoken(window)
    # Enter is for Done, also where a card is seen to have the focus.
    done, debounce = window.calls.entered, window.table.debounce
    assert done is not None and done.text() == "Done" and not done.letter
    debounce.clock = count(10**12, 1000).__next__
    window.table.setFocus()
    press(window, Key.Key_Home)
    assert window.table.contents.focus.shown()
    press(window, Key.Key_Return)
    wait(qtbot, window)
    assert "You: deadwood" in spoken(window)
    assert window.controller.waiting_for_deal


# The own hand.


def gaps(window: MainWindow) -> list[int]:
    """How far the cards of the hand lie from each other, from left to right."""
    middles = [lies.x for lies in window.table.places.hand]
    return [round(right - left) for left, right in pairwise(middles)]


def test_the_hand_lies_in_melds_with_a_gap_between_and_the_dead_wood_counted(
    qtbot, window, tmp_path
):
    scene = shown(qtbot, window, with_eleven(TEN_LEFT, "CQ"), tmp_path)
    assert scene.parts[:2] == (3, 3)
    steps = gaps(window)
    assert steps[2] > steps[0] and steps[5] > steps[0]
    assert scene.places[0].notes[0] == "deadwood at least 10"
    assert "deadwood" not in "".join(scene.places[1].notes)


def test_who_arranges_the_hand_himself_keeps_his_order_until_it_is_sorted_again(
    qtbot, window, tmp_path
):
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ"), tmp_path)
    by_itself = held(window)
    first = scene_of(window).hand[0].code
    goal = window.table.places.hand[-1].middle.toPoint()
    start = grip(window, first)
    pull(window, start, goal)
    assert held(window) == " ".join([*by_itself.split()[1:], first])
    assert scene_of(window).parts == () and len({*gaps(window)}) <= 2
    drag(window, "CQ", "up")
    wait(qtbot, window)
    assert held(window) == " ".join(one for one in [*by_itself.split()[1:], first] if one != "CQ")
    window.menus.actions["sort"].trigger()
    assert scene_of(window).parts


def test_with_hands_arranged_by_the_player_nothing_is_sorted_or_counted(qtbot, window, tmp_path):
    match = with_eleven(TEN_LEFT, "CQ", arrangement="by_hand")
    scene = shown(qtbot, window, match, tmp_path)
    assert scene.parts == () and "deadwood" not in spoken(window)


# Two people at one machine.


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_a_long_doubt_is_to_be_read_in_full_beside_the_own_plate(qtbot, window, tmp_path, size):
    window.resize(*size)
    shown(qtbot, window, with_eleven(TEN_LEFT, "CQ"), tmp_path)
    click(window, "D4")
    said(window, "!knock D4")
    prompt = next(one for one in window.table.findChildren(Prompt) if "Deadwood" in one.text())
    font = letters("prompt", table_scale(window.table.size()), italic=True)
    needed = pill_size(prompt.text(), font, prompt.width())
    assert needed.height() <= prompt.height()
    assert not prompt.geometry().intersects(window.table.places.own_person.whole)


# A knock whose melds can lie in two ways, and one that fails.

TWO_WAYS = "C3 S3 H3 H2 H4 C5 S5 D5 DA SA"
FITTING = "D3 H5 HA CK SQ DJ H9 C8 S7 D6"


def undecided(**more: str | bool) -> Match:
    """Anna has knocked, and her Three of Hearts can lie in a set or in a run."""
    match = with_eleven(TWO_WAYS, "SK", FITTING, up="D10", **more)
    return played(match, "!knock SK")


@pytest.mark.parametrize(("word", "first"), [("run", "C5 S5 D5"), ("set", "C3 S3 H3")])
def test_where_melds_can_lie_in_two_ways_it_is_asked_in_words_and_with_two_tags(
    qtbot, window, tmp_path, word, first
):
    scene = shown(qtbot, window, undecided(), tmp_path)
    assert "Three of Hearts fits two melds" in scene.prompt
    assert offered(window, ("run", "set", "dead")) == ["run", "set"]
    assert [strip.owner for strip in scene.strips] == [0]
    said(window, f"!{word}")
    rows = scene_of(window).view.table.rows
    assert codes(rows[0]) == first


def test_the_hand_of_a_failed_knock_lies_open_to_the_person_opposite(qtbot, window, tmp_path):
    """GI-A18: and stays so, as long as its cards are held; what is drawn since is covered."""
    match = mine(DREARY, "H5 H6 H7 C9 D9 S9 DA S2 C3 C4", up="D5", talon="DQ CQ")
    played(match, "!leave", "!leave", "!draw", "HQ", "!draw", "!knock CQ")
    scene = shown(qtbot, window, match, tmp_path)
    assert scene.turn == 0 and codes(scene.places[1].shown) == "H5 H6 H7 C9 D9 S9 DA S2 C3 C4"
    assert {"H5", "C4"} <= faces(window)
    assert not window.table.contents.items.seats[1].cards, "no back is left in his hand"
