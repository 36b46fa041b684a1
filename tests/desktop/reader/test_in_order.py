"""Nothing is said twice, and each thing where it belongs: what was heard wrongly once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.common import announce
from desktop.table.card import CardState
from desktop.table.card_positions import cut_card
from desktop.window import told_aloud
from desktop.window.main_window import MainWindow
from engine.cards import Card, card
from engine.facts import Fact
from engine.moves import Call
from engine.table import NOBODY
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, scene_of, shown, stack
from tests.desktop.reader.test_groups import groups, ramsli
from tests.desktop.reader.test_without_a_table import find, go_on, heard, name, press, slip
from tests.desktop.window.pages import PLACES, opened
from tests.workshop import every_page, situations

window = conftest.window
Role = QAccessible.Role


def test_the_card_that_was_drawn_is_told_before_the_others_go_on(qtbot, window, tmp_path, said):
    """What came to the hand follows on the drawing, though the table shows it only afterwards."""
    scene = shown(qtbot, window, ramsli(), tmp_path)
    QApplication.processEvents()
    assert window.controller.speech is not None
    other = next(one for one in window.controller.speech.rules.pack() if one not in scene.hand)
    said.clear()
    for fact in (Fact("draws", (scene.bottom, 1)), Fact("leads", (1,))):
        window.controller.happened.emit(fact)
    window.controller.display.scene_changed.emit(replace(scene, hand=(*scene.hand[1:], other)))
    QApplication.processEvents()
    new = f"New in your hand: {window.controller.speech.card(other)}."
    assert said == ["You draw one card.", new, "Ben leads."]


def test_what_happened_comes_before_what_is_said_of_it(qtbot, window, tmp_path, said):
    """The slip of a lesson speaks at once; what is held back for the drawn card comes before it."""
    scene = shown(qtbot, window, ramsli(), tmp_path)
    QApplication.processEvents()
    said.clear()
    for fact in (Fact("puts", (scene.bottom, scene.hand[0])), Fact("takes", (scene.bottom,))):
        window.controller.happened.emit(fact)
    announce.announce(window, "Just so.")
    QApplication.processEvents()
    assert said[1:] == ["You take the trick.", "Just so."]


def test_a_hand_that_was_given_for_another_is_told_whole(qtbot, window, tmp_path):
    """As the Blind of Ramser and the widow of Rams."""
    scene, drawn = shown(qtbot, window, ramsli(), tmp_path), told_aloud.Drawn()
    speech = window.controller.speech
    assert speech is not None
    others = [one for one in speech.rules.pack() if one not in scene.hand]
    drawn.since(speech, scene)
    told = drawn.since(speech, replace(scene, hand=tuple(others[:4])))
    assert told.startswith("New in your hand: ") and told.count(" of ") == 4
    # So is one that comes for cards of which all were laid aside.
    assert drawn.since(speech, replace(scene, hand=())) == ""
    assert drawn.since(speech, scene).count(" of ") == 4
    # What is dealt after somebody was asked without a card in hand is at hand: it is no news.
    cutting = told_aloud.Drawn()
    assert cutting.since(speech, replace(scene, hand=())) == ""
    assert cutting.since(speech, scene) == ""


def test_the_card_that_was_cut_is_told_to_who_sees_it(qtbot, window, tmp_path, said):
    """Whoever is to decide about it has to hear which it is, and reads it once."""
    match = evening("ramsen", "Anna", "bot Ben", "bot Cilli", dealer=1)
    scene = shown(qtbot, window, stack(match, bottom="H8"), tmp_path)
    assert cut_card(scene) is card("H8")
    told = "The card you cut: Eight of Hearts."
    qtbot.waitUntil(lambda: told in said)
    window.controller.display.show()
    QApplication.processEvents()
    assert said.count(told) == 1
    lying = groups(window.table)["Stock and face-up cards"]
    assert sum("the card you cut" in one for one in lying) == 1
    # What stands below it on the wood is said by the card itself.
    assert sum(name(one).lower().endswith("the card you cut") for one in heard(window)) == 1


def test_the_dealer_hears_that_a_card_is_looked_at_and_then_which(
    qtbot, window, tmp_path, said, monkeypatch
):
    """Though the dealer of Ramsli has paid before, and what happened since is held back."""
    scene = shown(qtbot, window, evening("ramsli", "Anna", "bot Ben", dealer=0), tmp_path)
    QApplication.processEvents()
    speech, cut = window.controller.speech, cut_card(scene)
    assert speech is not None and cut is not None
    said.clear()
    monkeypatch.setattr(window.announcer, "_cut", told_aloud.Cut())
    facts = Fact("antes", (0, 4)), Fact("is_muss"), Fact("looks", (0,)), Fact("leads", (1,))
    for fact in facts:
        window.controller.happened.emit(fact)
    window.controller.display.show()
    told = [speech.happens(fact) for fact in facts]
    assert said == [*told[:3], f"The bottom card: {speech.card(cut)}.", told[3]]


def test_what_is_said_at_a_seat_has_a_speaker(qtbot, window, tmp_path):
    shown(qtbot, window, ramsli(), tmp_path)
    window.table.say(1, "I knock.")
    assert "Ben: “I knock.”" in map(name, heard(window))


def test_how_the_chosen_card_stands_is_told_anew_where_it_is_wanted(qtbot, window, tmp_path):
    """A reader says at once whatever changes of what it is at; what others play is told already."""
    scene = shown(qtbot, window, ramsli(), tmp_path)
    chosen, other = (window.table.card_widget(one) for one in scene.hand[:2])
    assert chosen is not None and other is not None
    chosen.setFocus(Qt.FocusReason.TabFocusReason)
    chosen.tell("King", "")
    for one in (chosen, other):
        one.show_as(CardState(playable=True))
        one.tell("King", "beats all that lies")
        one.show_as(CardState())
        one.tell("King, not playable", "falls to the Sow")
    assert chosen.accessibleName() == "King, not playable"
    assert chosen.accessibleDescription() == "beats all that lies"
    assert other.accessibleDescription() == "falls to the Sow"
    chosen.show_as(CardState(playable=True))
    chosen.tell("King, playable", "beats the Sow")
    assert chosen.accessibleDescription() == "beats the Sow", "it is to be decided"
    chosen.show_as(CardState())
    chosen.tell("King", "falls to the Ober")
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert chosen.accessibleDescription() == "beats the Sow", "first it is heard what is chosen"
    qtbot.waitUntil(lambda: chosen.accessibleDescription() == "falls to the Ober")
    other.tell("King", "")
    assert not other.accessibleDescription(), "what is covered is not kept"


def test_a_lesson_asks_once(qtbot, window, said):
    """The slip asks; the table does not ask the same again."""
    window.menus.do("learn")
    press(find(window, Role.Button, "A trick"))
    qtbot.waitUntil(lambda: bool(slip(window)))
    while not window.controller.display.asked():
        go_on(window)
        QTest.qWait(20)
    assert said[-1].endswith("What do you play?")
    names = [name(one) for one in heard(window) if one.role() == Role.Grouping]
    assert not any(said[-1] in one for one in names), "nor on the way to a tag"
    assert scene_of(window).prompt == "Play a card." and "Play a card." not in said


def test_the_steps_of_a_round_of_a_club_are_told(qtbot, window, said):
    """Drawing, beginning and closing; and no table is read twice, nor a result with a name."""
    situations.at_the_club(window)
    press(find(window, Role.PageTab, "Rounds"))
    press(find(window, Role.Button, "Draw round 5"))
    qtbot.waitUntil(lambda: "Round 5 is drawn." in said)
    press(find(window, Role.Button, "Start round 5"))
    # Qt shows the button pressed for a moment first.
    qtbot.waitUntil(lambda: "Round 5 has begun." in said)
    page = window.pages.club_shown
    assert page is not None
    controller, rounds = page.controller, page.rounds
    # The tree is kept up to date only for a reader that runs: what it will be told is asked here.
    item = rounds.list.item(4)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Round 5: running, 7 tables open"
    for table in controller.state.rounds[-1].open_tables():
        seated = controller.state.rounds[-1].seated(table)
        assert controller.do({"result": [5, table], "values": [10 * one for one in seated]})
    for one in heard(window):
        if name(one).startswith("Table "):
            who = name(one).partition(": ")[2]
            assert who.split(", ")[0].count(": ") == 1
            assert who not in one.text(QAccessible.Text.Description)
    rounds.go_on()
    assert said[-1] == "Round 5 is closed."


def test_what_the_reckoning_says_is_not_said_below_it(qtbot, window, tmp_path):
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=0)
    match.deal()
    while match.turn != NOBODY:
        # The first card that is led face down is seen, from another one the others run.
        wanted = ("run" if Call("see") in match.moves else "see", "turn", "leave", "pass")
        calls = [one for one in match.legal() if isinstance(one, Call) and one.word in wanted]
        cards = [one for one in match.legal() if isinstance(one, Card)]
        match.play(min(calls, key=lambda one: wanted.index(one.word)) if calls else cards[0])
    shown(qtbot, window, match, tmp_path)
    end = scene_of(window).ending
    assert end is not None
    told = end.sentence.lower()
    assert told.count("turn seen") == 2, "once for either side"
    assert "turned card" not in told


def test_a_drawn_deal_is_told_once(qtbot, window, tmp_path):
    """Not "drawn" for each of them, and below it that it was a drawn deal."""
    match = evening("gin", "Anna", "bot Ben", dealer=1)
    match.deal()
    while match.turn != NOBODY:
        # Whoever draws and throws that card away again comes to no end but this.
        calls = [one for one in match.legal() if isinstance(one, Call)]
        calm = [one for one in calls if one.word in ("leave", "draw")]
        cards = [one for one in match.legal() if isinstance(one, Card)]
        match.play(calm[0] if calm else cards[-1])
    shown(qtbot, window, match, tmp_path)
    end = scene_of(window).ending
    assert end is not None
    assert end.sentence == "Result. Drawn: nobody scores."


def test_who_wins_the_deal_is_not_told_to_take_the_trick_twice(qtbot, window, tmp_path):
    match = evening("knueffeln", "Anna", "bot Ben", "bot Cilli", "bot Dora", dealer=0)
    match.deal()
    shown(qtbot, window, match, tmp_path)
    assert window.controller.speech is not None
    for key in ("wins_deal", "makes_march", "breaks_march"):
        for seat in (0, 1):
            assert "take" not in window.controller.speech.happens(Fact(key, (seat,)))


@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_what_opens_is_heard_at_one_place(qtbot, window, came, number):
    """Not first at what Qt passes the keyboard on to while one page goes for another.

    House rules and print are come to by another page; tabs of the club are turned by Qt alone.
    """

    def anew(open_it: every_page.Opened) -> every_page.Opened:
        def opens(window: MainWindow) -> QWidget | None:
            came.clear()
            return open_it(window)

        return opens

    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    prepare, pages = PLACES[number]
    prepare(window)
    for page, _ in opened(window, {key: anew(one) for key, one in pages.items()}):
        heard = list(dict.fromkeys(came))[page in ("house-rules", "booklet-print") :]
        if page not in ("club-1", "club-2", "club-3"):
            assert heard in ([], [QApplication.focusWidget()]), (page, heard)


def test_house_rules_are_read_where_they_stand(qtbot, window):
    """Before the link that leads to all of them, also of a game chosen afterwards."""
    for game in ("ramsen", "knueffeln"):
        window.evenings.set_up(game)
        QApplication.processEvents()
        names = [name(one) for one in heard(window)]
        heading, told, more = (
            next(place for place, said in enumerate(names) if said.startswith(words))
            for words in ("House rules", "All as in", "All ")
        )
        assert heading < told <= more
