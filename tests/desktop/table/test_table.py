"""The table shows what is: cards keep their widgets, signs say what matters."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.look.theme import theme_for
from desktop.scene.scene import Scene
from desktop.table.animation_paths import AnimationPaths
from desktop.table.coins import CoinWidget, stacks
from desktop.table.table import TableView
from engine.cards import BACK, Card
from engine.moves import Call
from engine.rules.show import Coins
from engine.table import View
from tests.desktop.table.kit import Ear, click, holds_a_forbidden_card, legal_card
from tests.desktop.table.moments import Evening, asked, asked_with, may_swap
from tests.desktop.table.test_indices import scenes


def test_each_scene_is_followed_by_settled_even_if_nothing_moved(qtbot, table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    for _ in range(2):
        with qtbot.waitSignal(table.settled):
            table.show_scene(scene, evening.speech)
    with qtbot.waitSignal(table.settled):
        table.show_scene(None, evening.speech)


def test_cards_fly_and_then_the_table_is_settled(qtbot, moving):
    evening = Evening()
    scene = evening.until(asked("exchange"))
    with qtbot.waitSignal(moving.settled):
        moving.show_scene(scene, evening.speech)
        assert moving.busy
    assert not moving.busy
    for card, spot in zip(scene.hand, moving.places.hand, strict=True):
        assert moving.card_widget(card).lies_at().x == spot.x


def test_everything_lies_at_once_if_asked_for(moving):
    evening = Evening()
    moving.show_scene(evening.until(asked("exchange")), evening.speech)
    moving.finish()
    assert not moving.busy


def test_all_deals_of_an_evening_can_be_watched_with_motion(qtbot, moving, settings):
    settings["pace"] = "fast"
    evening = Evening(seats=5)
    for number in range(160):
        evening.step()
        moving.show_scene(evening.scene(), evening.speech)
        if number % 9 == 0:
            QTest.qWait(15)
    moving.finish()
    scene = evening.scene()
    for card in scene.hand:
        assert moving.card_widget(card).isVisible()
    assert not +moving.contents.cards.coming


def test_a_card_keeps_its_widget_from_hand_to_trick(table):
    evening = Evening()
    scene = evening.until(asked_with("tricks", 0))
    table.show_scene(scene, evening.speech)
    card = legal_card(scene)
    widget = table.card_widget(card)
    evening.step(card)
    table.show_scene(evening.scene(), evening.speech)
    assert table.card_widget(card) is widget


def test_a_card_played_by_another_seat_starts_at_its_fan(moving):
    evening = Evening()
    scene = evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal)
    moving.show_scene(scene, evening.speech)
    moving.finish()
    seat = scene.turn
    evening.step()
    after = evening.scene()
    lying = after.view.table.trick or after.view.table.tricks[-1].cards
    moving.show_scene(
        after if after.view.table.trick else evening.scene(decided=evening.table.tricks[-1]),
        evening.speech,
    )
    widget = moving.card_widget(lying[-1])
    assert widget.turned < 0.5
    fan = moving.places.fan(seat, 1)[0]
    assert (widget.lies_at().middle - fan.middle).manhattanLength() < 40


def test_who_is_out_of_the_deal_has_thrown_in_all_cards(table):
    evening = Evening()

    def passed(scene: Scene) -> list[int]:
        return [seat for seat in range(1, 4) if not scene.places[seat].in_play]

    before = evening.until(asked("bid"))
    while not passed(evening.scene()):
        before = evening.scene()
        evening.step()
    scene = evening.scene()
    (seat, *_) = passed(scene)
    table.show_scene(before, evening.speech)
    shown = table.contents.items.seats[seat]
    assert shown.cards and "5 card" in shown.accessibleName()
    table.show_scene(scene, evening.speech)
    assert not shown.cards and "card" not in shown.accessibleName()
    assert AnimationPaths(before, scene, table.places).laid(seat) == 5
    over = evening.until(lambda s: s.ending is not None and bool(passed(s)))
    table.show_scene(over, evening.speech)
    assert not table.contents.items.seats[passed(over)[0]].cards


def test_the_winning_card_of_a_decided_trick_is_marked_and_raised(table):
    evening = Evening()
    evening.until(lambda s: bool(s.view.table.tricks))
    trick = evening.table.tricks[-1]
    table.show_scene(evening.scene(decided=trick), evening.speech)
    for seat, card in zip(
        evening.table.seats_from(trick.leader, len(trick.cards)), trick.cards, strict=True
    ):
        widget, wins = table.card_widget(card), seat == trick.winner
        assert widget.look.winning == wins
        assert widget.look.shaded != wins
        assert widget.look.player == table.scene.places[seat].name
        assert ("takes the trick" in widget.accessibleName()) == wins
        assert "played" not in widget.accessibleName()
        assert (widget.lies_at().turn == 0) == wins
        assert (widget.lies_at() == table.places.taken(len(trick.cards))[-1]) == wins
    seats = table.contents.items.seats
    assert [one.takes for one in seats] == [number == trick.winner for number in range(4)]


def test_a_taken_trick_goes_to_a_dashed_place_and_stays_there(table):
    evening = Evening()
    evening.until(lambda s: bool(s.view.table.tricks))
    winner = evening.table.tricks[-1].winner
    piles = table.contents.items.piles
    table.show_scene(evening.scene(decided=evening.table.tricks[-1]), evening.speech)
    assert piles[winner].place == table.places.pile(winner, 0)
    assert not any(pile.cards for pile in piles)
    table.show_scene(evening.scene(), evening.speech)
    assert piles[winner].cards == table.places.piled(winner, 1)
    assert all(pile.place is None for pile in piles)
    assert sum(map(bool, (pile.cards for pile in piles))) == 1


def test_what_may_be_played_is_told_by_place_by_look_and_by_name(table):
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    table.show_scene(scene, evening.speech)
    for number, card in enumerate(scene.hand):
        widget, may = table.card_widget(card), card in scene.legal
        assert widget.look.playable == may and widget.look.dimmed != may
        assert widget.accessibleName().startswith(evening.speech.full_card(card))
        assert widget.accessibleName().endswith(", playable") == may
        assert table.contents.tips.of(card).split("\n")[0].endswith("not playable") != may
        assert (widget.lies_at().y > table.places.hand[number].y) != may


def test_a_card_is_an_entry_to_press_for_assistive_technology(table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    ear = Ear(table)
    card = legal_card(scene)
    found = QAccessible.queryAccessibleInterface(table.card_widget(card))
    assert found.role() == QAccessible.Role.ListItem
    assert "Press" in found.actionInterface().actionNames()
    assert evening.speech.full_card(card) in found.text(QAccessible.Text.Name)
    table.card_widget(card).click()
    assert ear.wanted == [card]


def test_a_seat_is_read_with_its_cards_and_notes(table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    for number, place in enumerate(scene.places):
        seat = table.contents.items.seats[number]
        said = seat.accessibleName()
        assert said.startswith(place.name)
        assert all(note in said for note in place.notes)
        assert "in the lead" not in said
        assert ("to play" in said) == (number == 0)
        assert ("Computer" in seat.toolTip().split("\n")) == place.bot
        assert "omputer" not in said, "of all of them it would be said at each look"
    first, *others = scene.places
    told = replace(first, notes=("2 tricks", "schleck"), leads=True)
    table.show_scene(replace(scene, places=(told, *others)), evening.speech)
    said = table.contents.items.seats[0].accessibleName()
    assert "2 tricks, schleck, in the lead" in said
    assert "in the lead" not in table.contents.items.seats[1].accessibleName()


def test_nobody_is_said_twice_to_be_away_nor_told_of_himself_as_of_others(table, tmp_path):
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    languages = Languages(app, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        scene = Evening().until(asked("tricks"))
        table.show_scene(scene, Evening().speech)
        seat = table.contents.items.seats[0]
        own = replace(scene.places[0], you=True, leads=True, in_play=False, notes=("nicht dabei",))
        seat.show_seat(own, False, 0)
        assert seat.accessibleName().count("nicht dabei") == 1
        assert "führst" in seat.accessibleName()
        seat.show_seat(replace(own, you=False), False, 0)
        assert "führt" in seat.accessibleName()
    finally:
        languages.use("en")


def test_the_trump_sign_stays_when_the_open_card_was_taken(table):
    evening = Evening()
    scene = evening.until(may_swap)
    call = next(move for move in scene.legal if isinstance(move, Call) and len(move.args) == 2)
    taken = scene.view.table.up[0]
    evening.step(call)
    table.show_scene(evening.scene(), evening.speech)
    sign = table.contents.items.trumps
    assert sign.isVisible()
    assert sign.text() == f"{evening.speech.suit(taken.suit)} are trumps"


def test_the_corners_of_the_highest_cards_stay_on_their_sign(table):
    """Where there is little room, what is said beside them stands above them or is left out."""
    sign, pack = table.contents.items.trumps, Evening().match.rules.pack()
    for wide, words in product(range(150, 420, 30), ("", "Trumps")):
        suits = (pack[0].suit,) if words else ()
        sign.say(words, suits, QRect(0, 0, wide, 90), words, ("From the top:", tuple(pack[:4])))
        assert sign._top_width() <= sign.width() <= wide
        assert words or sign._short or sign._caption, "nothing says what these cards are"


def test_places_light_up_for_the_card_in_hand_and_go_out_again(table):
    evening = Evening()
    scene = evening.until(may_swap)
    table.show_scene(scene, evening.speech)
    marks = table.contents.items._marks
    click(table, scene.hand[0])
    assert marks["aside"].lit and marks["up:0"].lit and not marks["trick"].lit
    click(table, scene.hand[1])
    assert table.picked is scene.hand[1] and marks["up:0"].lit
    table.hand.pick(None)
    assert not any(mark.lit for mark in marks.values())


def test_a_hint_is_marked_on_the_cards_it_is_about(table):
    evening = Evening()
    scene = evening.until(may_swap)
    call = next(move for move in scene.legal if isinstance(move, Call) and len(move.args) == 2)
    table.show_scene(replace(scene, hint=call), evening.speech)
    for card in call.args:
        assert table.card_widget(card).look.hinted
        assert "suggested" in table.card_widget(card).accessibleName()


def test_open_hands_are_shown_when_the_deal_is_over(table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    whole = evening.table
    whole.known = {}
    table.show_scene(replace(scene, view=replace(scene.view, table=whole)), evening.speech)
    for hand in whole.hands:
        assert all(table.card_widget(card) for card in hand)


def test_the_language_changes_without_a_new_scene(table):
    evening = Evening()
    table.show_scene(evening.until(asked("tricks")), evening.speech)
    card = evening.scene().hand[0]
    table.card_widget(card).setAccessibleName("")
    QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert table.card_widget(card).accessibleName()


def test_everything_has_its_place_again_after_a_resize(table):
    evening = Evening()
    scene = evening.until(asked_with("tricks", 2))
    table.show_scene(scene, evening.speech)
    for size in ((520, 420), (1400, 900), (520, 900)):
        table.resize(*size)
        QApplication.processEvents()
        for number, card in enumerate(scene.hand):
            where = table.card_widget(card).lies_at()
            assert where.size == table.places.card
            assert where.x == table.places.hand[number].x


def test_it_can_be_seen_light_and_dark(table):
    evening = Evening()
    table.show_scene(evening.until(asked("tricks")), evening.speech)
    table.set_palette(theme_for(False))
    light = table.grab().toImage()
    table.set_palette(theme_for(True))
    assert table.grab().toImage() != light


def test_a_table_without_a_deal_is_empty(table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    table.show_scene(None, evening.speech)
    assert not any(table.card_widget(card) for card in scene.hand)
    assert not table.contents.items.prompt.isVisible()


# What is said at the seats: each bubble is read whole, or the older one goes.

LONG = "Count me out of this one, please."


@pytest.mark.one_in(5)
@pytest.mark.parametrize("text", ["Without me.", LONG])
@pytest.mark.parametrize("size", [(800, 572), (1280, 772), (720, 1172)])
@pytest.mark.parametrize(("game", "seats"), [("kein_stich", 6), ("mauscheln", 5), ("ramsen", 4)])
def test_no_bubble_lies_upon_another(table, game, seats, size, text):
    table.resize(*size)
    table.show()
    scene, speech = scenes(game, seats)[2]
    table.show_scene(scene, speech)
    bubbles = table.contents.bubbles
    for seat in range(seats):
        table.say(seat, text)
        assert bubbles.at(seat) == text, "what is said last is to be read"
        there = [one for one in range(seats) if bubbles.at(one)]
        for one, other in combinations(there, 2):
            assert not bubbles.rect(one).intersects(bubbles.rect(other)), (one, other)
    assert len(there) > 1


# Coins: the stacks come to the amount, and what was paid runs.


@pytest.mark.parametrize("amount", [0, 1, 4, 9, 10, 49, 50, 160, 163, 999, 2999])
def test_the_stacks_come_to_the_amount(amount):
    assert sum(worth * count for worth, count in stacks(amount)) == amount


def test_stacks_do_not_grow_into_the_sky():
    assert all(count <= 9 for _, count in stacks(2999))
    assert len(stacks(10**7)) < 12


def test_a_game_without_money_has_no_kitty(table):
    evening = Evening()
    evening.step()
    table.show_scene(evening.scene(), evening.speech)
    assert not table.contents.money.kitty.isVisible()


def test_the_kitty_shows_what_lies_in_the_middle(table):
    evening = Evening()
    evening.step()
    scene = replace(evening.scene(), coins=Coins(12, (-12, 0, 0, 0)))
    table.show_scene(scene, evening.speech)
    assert table.contents.money.kitty.isVisible()
    assert table.contents.money.kitty.accessibleName().endswith("12")
    assert table.rect().contains(table.contents.money.kitty.geometry())


def test_coins_run_between_the_kitty_and_who_pays(table, settings, qtbot):
    settings["motion"] = "on"
    evening = Evening()
    evening.step()
    before = replace(evening.scene(), coins=Coins(4, (-4, 0, 0, 0)))
    table.show_scene(before, evening.speech)
    table.finish()
    table.show_scene(replace(before, coins=Coins(7, (-4, -3, 0, 0))), evening.speech)
    running = [one for one in table.findChildren(CoinWidget) if one.isVisible()]
    assert len(running) == 3
    start = table.places.seat(1)
    assert all(start.contains(coin.geometry().center()) for coin in running)
    qtbot.waitUntil(lambda: not table.busy)
    qtbot.waitUntil(lambda: not table.findChildren(CoinWidget))


# What must not be seen is not painted, not named, and not there.


def picture(table: TableView) -> QImage:
    return table.grab().toImage()


def spoken(table: TableView) -> str:
    texts = []
    for widget in table.findChildren(QWidget):
        if widget.isVisible():
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    return " ".join(texts)


def with_hand(scene: Scene, hand: tuple[Card, ...]) -> Scene:
    t = scene.view.table.copy()
    t.hands[0] = list(hand)
    return replace(scene, view=View(0, t), hand=hand)


@pytest.mark.parametrize("phase", ["exchange", "bid", "tricks"])
def test_a_covered_table_looks_the_same_whatever_the_hand_is(table, phase):
    evening = Evening()
    scene = replace(evening.until(asked(phase)), covered=True)
    outside = [card for card in evening.match.rules.pack() if card not in scene.hand]
    pictures, names = [], []
    for hand in (scene.hand, scene.hand[::-1], tuple(outside[: len(scene.hand)])):
        table.show_scene(with_hand(scene, hand), evening.speech)
        table.repaint()
        pictures.append(picture(table))
        names.append(spoken(table))
    assert pictures[0] == pictures[1] == pictures[2]
    assert names[0] == names[1] == names[2]


def test_no_card_of_a_covered_hand_has_a_widget_or_a_name(table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    assert all(table.card_widget(card) for card in scene.hand)
    table.show_scene(replace(scene, covered=True, legal=()), evening.speech)
    assert not any(table.card_widget(card) for card in scene.hand)
    assert not any(evening.speech.card(card) in spoken(table) for card in scene.hand)


def test_the_hand_is_gone_in_the_same_moment_even_while_cards_fly(qtbot, settings, pack):
    settings["motion"] = "on"
    view = TableView(settings, pack)
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    evening = Evening()
    scene = evening.until(asked("exchange"))
    view.show_scene(scene, evening.speech)
    assert view.busy
    evening.step(next(move for move in scene.legal if isinstance(move, Card)))
    view.show_scene(evening.scene(), evening.speech)
    view.show_scene(replace(evening.scene(), covered=True, legal=()), evening.speech)
    assert not any(evening.speech.card(card) in spoken(view) for card in scene.hand)


def test_the_cut_card_is_shown_to_the_one_who_cut_it_only(table):
    evening = Evening()
    scene = evening.until(asked("schleck"))
    cut = scene.view.table.stock[-1]
    assert cut is not BACK
    table.show_scene(scene, evening.speech)
    assert table.card_widget(cut) is not None
    assert "the card you cut" in table.card_widget(cut).accessibleName()
    table.show_scene(replace(scene, covered=True, legal=()), evening.speech)
    assert table.card_widget(cut) is None
    onlooker = replace(scene, view=evening.match.view(-1), legal=())
    table.show_scene(onlooker, evening.speech)
    assert table.card_widget(cut) is None


def test_cards_of_others_have_no_widget_of_their_own(table):
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    for hand in evening.table.hands[1:]:
        assert not any(table.card_widget(card) for card in hand)
