"""Results by keys: the table, Enter, the figures, Enter after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.club.model import lists, told, wall, words
from desktop.club.model.controller import ClubController
from desktop.club.pages.entry import Entry
from desktop.club.pages.people import PeoplePage
from desktop.club.pages.result_row import KeyPad
from desktop.club.pages.setup import SetupDialog
from desktop.club.pages.table_card import TableCard
from desktop.club.papers import awards, results
from desktop.print.blocks import Rows, Text
from engine import games
from engine.tournament import custom
from engine.tournament.head import Head
from engine.tournament.lost import lost_money
from engine.tournament.standings import standings
from tests.desktop.club.rooms import Witness, draw_round, entry_of, keys, running
from tests.workshop.demo_organiser import Organiser

ENTER = Qt.Key.Key_Return


def result(controller: ClubController, table: int = 1) -> tuple[int, ...]:
    return controller.state.rounds[0].results[table].values


def test_a_result_needs_nothing_but_keys_and_the_next_open_table_is_proposed(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 2, 1, 2, 3, 4)
    assert result(witness.controller, 2) == (1, 2, 3, 4)
    assert entry.focusWidget() is entry.table and entry.table.text() == "1"
    keys(entry, 1, 4, 3, 2, 1)
    assert witness.controller.state.rounds[0].state == "complete"
    assert "All results are in." in entry.say.text()


def test_a_wrong_sum_is_refused_with_the_reason_and_nothing_is_entered(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5)
    assert not witness.controller.state.rounds[0].results
    assert entry.say.text() == "⚠ The total must be 10, not 11. Check the table sheet."
    keys(entry, 1, 2, 3, 4)
    # Who has mended the figures is asked for no reason: the next number is the next table's.
    assert result(witness.controller) == (1, 2, 3, 4)
    assert witness.controller.state.rounds[0].results[1].despite == ""
    keys(entry, 2, 4, 3, 2, 1)
    assert result(witness.controller, 2) == (4, 3, 2, 1)


def test_a_reason_is_asked_only_while_the_figures_are_those_refused(qtbot):
    entry = entry_of(qtbot, running())
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 15)
    assert entry.why.isVisible()
    keys(entry, 7)
    assert not entry.why.isVisible()
    entry.figures[0].setFocus()
    keys(entry, 1, 2, 3, 15)
    assert entry.why.isVisible() and entry.focusWidget() is entry.why.field


def test_who_insists_on_a_wrong_sum_says_why(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5)
    keys(entry, 1, 2, 3, 5, "one game too many")
    assert result(witness.controller) == (1, 2, 3, 5)
    assert witness.controller.state.rounds[0].results[1].despite == "one game too many"
    paper = results.results(witness.controller.state, 1)
    told = [one.text for one in paper.blocks if isinstance(one, Text)]
    assert told[0] == "Table 1 (allowed to stand: one game too many)", "paper tells of it, too"
    assert told[1] == "Table 2 (open)"


def test_where_results_are_entered_twice_the_second_must_agree(qtbot):
    witness = running(twice=True)
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 4)
    assert not witness.controller.state.rounds[0].counts(1)
    keys(entry, 1)
    assert [field.text() for field in entry.figures] == ["", "", "", ""]
    keys(entry, 1, 2, 4, 3)
    assert "differ" in entry.say.text()
    keys(entry, 1, 1, 2, 3, 4)
    keys(entry, 1, 1, 2, 3, 4)
    assert witness.controller.state.rounds[0].counts(1)


def test_after_the_next_draw_a_result_is_corrected_with_a_reason(qtbot):
    witness = running()
    for table in (1, 2):
        witness.controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    draw_round(witness.controller)
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 4, 3, 2, 1)
    assert result(witness.controller) == (1, 2, 3, 4)
    keys(entry, "misread")
    assert result(witness.controller) == (4, 3, 2, 1)
    assert entry.say.text().startswith("Table 1 is corrected.")
    assert [change.reason for change in witness.controller.state.trail] == ["misread"]


def closed(results: tuple[int, ...] = (1, 2, 3, 4), tables: int = 2) -> Witness:
    """An evening whose first round is closed."""
    witness = running()
    for table in range(1, tables + 1):
        witness.controller.do({"result": [1, table], "values": list(results)})
    witness.controller.do({"close": 1})
    return witness


def test_a_correction_with_a_wrong_sum_needs_a_reason_of_its_own(qtbot):
    witness = closed()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5, "typo")
    assert "must be 10" in entry.say.text()
    keys(entry, 1, 2, 3, 5)
    assert result(witness.controller) == (1, 2, 3, 4), "Enter alone insists on nothing"
    assert entry.focusWidget() is entry.why.field and not entry.why.field.text()
    keys(entry, "five games")
    one = witness.controller.state.rounds[0].results[1]
    assert (one.values, one.despite) == ((1, 2, 3, 5), "five games")
    assert [change.reason for change in witness.controller.state.trail] == ["typo"]


def test_a_correction_refused_once_and_then_right_stands_in_spite_of_nothing(qtbot):
    witness = closed()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5, "typo")
    keys(entry, 2, 2, 2, 4)
    one = witness.controller.state.rounds[0].results[1]
    assert (one.values, one.despite) == ((2, 2, 2, 4), "")
    assert [change.reason for change in witness.controller.state.trail] == ["typo"]
    assert "Table 1 is corrected." in entry.say.text()


def test_what_the_rules_cannot_allow_is_not_asked_a_reason_for(qtbot):
    witness = closed()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 4, 3, 2, 1)
    entry.take.click()
    assert "Give a reason" in entry.say.text()
    assert entry.focusWidget() is entry.why.field
    keys(entry, "misread")
    assert result(witness.controller) == (4, 3, 2, 1)


def test_a_table_that_is_in_says_so_when_it_is_entered_again(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 4)
    keys(entry, 1)
    assert entry.say.text() == "Table 1 is already entered. This replaces it."
    keys(entry, 4, 3, 2, 1)
    assert "Table 1 is changed." in entry.say.text()


def test_what_is_no_number_is_not_left(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, "x")
    assert entry.focusWidget() is entry.figures[0] and "whole number" in entry.say.text()
    QTest.keyClick(entry.figures[0], Qt.Key.Key_Escape)
    assert not entry.figures and entry.focusWidget() is entry.table


def test_a_table_there_is_not_is_said(qtbot):
    entry = entry_of(qtbot, running())
    entry.table.setFocus()
    keys(entry, 9)
    assert entry.say.text() == "There is no table 9."


def test_the_line_says_what_is_handed_in(qtbot):
    entry = entry_of(qtbot, running(game="ramsen", total="wins"))
    entry.table.setFocus()
    keys(entry, 1)
    assert entry.say.text() == "Of each: games won · Sum 0 of 10"


# Of the tables of a round the one whose result comes next is what the eye goes to.


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    """Nine people at three tables, who have begun to play."""
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    one.club.controller.begin(Head().changed({"title": "Spring", "sizes": [3], "best": 3}))
    with one.club.controller.in_one_go():
        for number in range(9):
            one.club.controller.enter(f"Person {number}")
    one.draw()
    one.start()
    yield one
    one.close()


def expected(organiser: Organiser) -> list[int]:
    return [card.table for card in organiser.club.rounds.tables.cards if card.expected]


def picked(organiser: Organiser) -> list[int]:
    return [card.table for card in organiser.club.rounds.tables.cards if card.picked]


def test_it_follows_the_results_and_yields_to_the_table_that_is_entered(organiser):
    rounds = organiser.club.rounds
    assert (expected(organiser), picked(organiser)) == ([1], [])
    organiser.enter(1, [3, 2, 1])
    assert expected(organiser) == [2]
    rounds.entry.pick(3)
    assert (expected(organiser), picked(organiser)) == ([], [3])


def test_who_types_another_number_is_shown_no_other_table(organiser):
    field = organiser.club.rounds.entry.table
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "3")
    assert expected(organiser) == []


def test_when_all_are_in_none_is_expected(organiser):
    organiser.enter_all()
    assert expected(organiser) == []


# What lost games cost: typed with the result, paid with P, and told on the cash sheet.

FEES = (50, 50, 50, 100)


@pytest.fixture
def witness() -> Witness:
    return running(4, sizes=(4,), sums={}, fee=500, lost_fees=FEES, currency="€")


@pytest.fixture
def entry(qtbot: QtBot, witness: Witness) -> Entry:
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    return entry


def lost(witness: Witness) -> tuple[int, ...]:
    return witness.controller.state.rounds[0].lost[1]


def test_after_the_figures_come_the_lost_games_and_an_empty_field_is_none(witness, entry):
    keys(entry, 1, 800, -100, 300, 20, "", 5, 1, "")
    assert witness.controller.state.rounds[0].results[1].values == (800, -100, 300, 20)
    assert lost(witness) == (0, 5, 1, 0)
    assert entry.say.text().startswith("Table 1 entered.")
    witness.controller.undo()
    assert (
        not witness.controller.state.rounds[0].lost
        and not witness.controller.state.rounds[0].results
    )
    assert "result of table 1" in witness.said[-1]
    witness.controller.redo()
    assert lost(witness) == (0, 5, 1, 0)


def test_a_wrong_number_of_games_is_asked_again_and_nothing_is_taken(witness, entry):
    keys(entry, 1, 800, -100, 300, 20, 0, "x")
    assert not witness.controller.state.rounds[0].results
    assert "How many games" in entry.say.text()
    assert entry.focusWidget() is entry.lost.fields[1]
    keys(entry, 5, 1, 0)
    assert lost(witness) == (0, 5, 1, 0)


def test_lost_games_alone_are_put_right_with_a_reason_and_stand_in_the_trail(witness, entry):
    keys(entry, 1, 800, -100, 300, 20, "", 5, 1, "")
    assert not witness.controller.state.trail, "a first entry corrects nothing"
    assert witness.controller.do({"close": 1})
    keys(entry, 1, 800, -100, 300, 20, 0, 4, 1, 0)
    assert lost(witness) == (0, 5, 1, 0), "nothing without the reason"
    entry.take.click()
    assert "Give a reason" in entry.say.text() and lost(witness) == (0, 5, 1, 0)
    keys(entry, "counted anew")
    assert lost(witness) == (0, 4, 1, 0)
    result = witness.controller.state.rounds[0].results[1]
    assert not result.corrected, "the figures are what they were"
    [row] = lists.trail(witness.controller.state).rows
    assert row[:5] == [
        *("1", "1", "lost games: 0 · 5 · 1 · 0", "lost games: 0 · 4 · 1 · 0", "counted anew"),
    ]


def test_lost_games_that_were_forgotten_stand_in_the_trail_too(witness, entry):
    keys(entry, 1, 800, -100, 300, 20, "", "", "", "")
    keys(entry, 1, 800, -100, 300, 20, 0, 1, 0, 0)
    assert lost(witness) == (0, 1, 0, 0)
    [change] = witness.controller.state.trail
    assert (change.before, change.after, change.late) == ((0, 0, 0, 0), (0, 1, 0, 0), False)


def test_a_corrected_figure_still_needs_its_reason(witness, entry):
    keys(entry, 1, 800, -100, 300, 20, "", 5, 1, "")
    assert witness.controller.do({"close": 1})
    keys(entry, 1, 810, -100, 300, 20, 0, 4, 1, 0)
    assert lost(witness) == (0, 5, 1, 0), "nothing without the reason"
    keys(entry, "misread")
    assert lost(witness) == (0, 4, 1, 0)
    assert witness.controller.state.trail[0].reason == "misread"


FIGURES = (800, -100, 300, 20)


@pytest.fixture
def twice(qtbot: QtBot) -> tuple[Witness, Entry]:
    """An evening whose tables are entered twice, and its form."""
    witness = running(4, sizes=(4,), sums={}, fee=500, lost_fees=FEES, twice=True)
    entry = Entry(witness.controller)
    qtbot.addWidget(entry)
    entry.show()
    entry.activateWindow()
    qtbot.waitExposed(entry)
    entry.show_round(1)
    entry.table.setFocus()
    return witness, entry


def test_where_everything_is_entered_twice_lost_games_are_compared(twice):
    witness, entry = twice
    keys(entry, 1, *FIGURES, "", 5, 1, "")
    keys(entry, 1)
    assert [field.text() for field in entry.lost.fields] == [""] * 4, "nothing gives it away"
    keys(entry, *FIGURES, "", 4, 1, "")
    one = witness.controller.state.rounds[0]
    second = witness.controller.state.people[one.seated(1)[1]].name
    assert f"differ ({second}: 5 or 4 games lost)" in entry.say.text()
    assert not one.counts(1) and lost(witness) == (0, 5, 1, 0)
    # The sheet is looked at: the second was right. It is entered anew, and confirmed.
    keys(entry, 1, *FIGURES, 0, 4, 1, 0)
    assert not witness.controller.state.rounds[0].counts(1) and lost(witness) == (0, 4, 1, 0)
    keys(entry, 1, *FIGURES, "", 4, 1, "")
    assert witness.controller.state.rounds[0].counts(1)
    [change] = witness.controller.state.trail
    assert change.lost and (change.before, change.after) == ((0, 5, 1, 0), (0, 4, 1, 0))


def test_figures_and_lost_games_that_differ_are_both_told(twice):
    witness, entry = twice
    keys(entry, 1, *FIGURES, "", "", "", "")
    keys(entry, 1, 800, -100, 320, 20, "", "", "", 2)
    one = witness.controller.state.rounds[0]
    _, _, third, fourth = (witness.controller.state.people[who].name for who in one.seated(1))
    assert f"({third}: 300 or 320; {fourth}: 0 or 2 games lost)" in entry.say.text()
    assert told.differences(witness.controller.state, one, 1) in tip_of(witness)


def test_two_entries_that_agree_confirm_each_other(twice):
    witness, entry = twice
    keys(entry, 1, *FIGURES, "", 5, "", "")
    keys(entry, 1, *FIGURES, 0, 5, 0, 0)
    assert witness.controller.state.rounds[0].counts(1) and not witness.controller.state.trail
    # A change afterwards is a first entry again.
    keys(entry, 1, *FIGURES, 0, 6, 0, 0)
    assert not witness.controller.state.rounds[0].counts(1)
    witness.controller.undo()
    assert witness.controller.state.rounds[0].counts(1) and lost(witness) == (0, 5, 0, 0)


def tip_of(witness: Witness) -> str:
    """What the tag of the first table's card says."""
    state = witness.controller.state
    return TableCard(state, state.rounds[0], 1).toolTip()


def test_a_game_without_such_money_has_no_fields(qtbot, entry):
    plain = Entry(running(4, sizes=(4,), sums={}).controller)
    qtbot.addWidget(plain)
    plain.show_round(1)
    plain.pick(1)
    entry.pick(1)
    assert not plain.lost.fields and len(entry.lost.fields) == 4


def test_p_takes_all_that_is_owed_and_the_cash_sheet_adds_up(qtbot, witness):
    controller = witness.controller
    controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    controller.do({"lost": [1, 1], "games": [0, 5, 1, 0]})
    controller.do({"pay": 500, "who": 3})
    page = PeoplePage(controller)
    qtbot.addWidget(page)
    page.refresh()
    page.grid.selectAll()
    page.pay()
    due = lost_money(controller.state)
    assert {who: one.paid for who, one in controller.state.people.items()} == {
        who: 500 + due[who] for who in due
    }
    sums = next(one for one in awards.cash(controller.state, 1).blocks if isinstance(one, Rows))
    coins = [words.coins_of(row[1]) or 0 for row in sums.rows]
    entry_due, entry, lost_due, for_lost, income, spent, _, handed, box, left = coins
    assert (entry_due, lost_due) == (entry, for_lost) == (2000, sum(due.values()))
    assert entry + for_lost + income + spent + handed == box == left
    losers = lists.lost(controller.state).rows
    *losers, together = losers
    assert sorted(row[2] for row in losers) == ["1", "5"] and together[2] == "6"
    assert sum(words.coins_of(row[3]) or 0 for row in losers) == lost_due
    assert words.coins_of(together[3]) == words.coins_of(together[4]) == lost_due


def test_the_settings_say_what_a_lost_game_costs(qtbot):
    options = {"lost_fee": 50, "later_fee": 100}
    head = Head().changed({"game": "skat", "total": "worth", "options": options, "sizes": [4]})
    dialog = SetupDialog(head, new=True)
    qtbot.addWidget(dialog)
    assert "0.50, from number 4 of a round on 1.00" in dialog.rules.lost.text()
    assert dialog.settings()["lost_fees"] == FEES
    dialog.rules.game.set_value("schafkopf")
    dialog.rules.game.chosen.emit()
    assert dialog.rules.lost.isHidden() and dialog.settings()["lost_fees"] == ()


# What must be, what can hardly be, and the winner alone.


def skat(people: int = 4, **more: Any) -> Witness:
    kind = games.find("skat")
    options = replace(kind.presets["list"], **more)
    settings = custom.settings("skat", "list", options, (4, 3))
    return running(people, **{**settings, "sums": {}})


def ramsen(people: int = 8, **more: Any) -> Witness:
    kind = games.find("ramsen")
    options = replace(kind.presets["bavarian"], **more)
    return running(people, **custom.settings("ramsen", "bavarian", options, (4, 3, 5)))


def test_the_last_figure_is_proposed_and_may_be_another(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3)
    assert entry.figures[3].text() == "4" and entry.focusWidget() is entry.figures[3]
    entry.figures[0].setFocus()
    keys(entry, 2)
    assert entry.figures[3].text() == "3", "it follows the others"
    entry.figures[3].setFocus()
    QTest.keyClick(entry.figures[3], Qt.Key.Key_Return)
    assert result(witness.controller) == (2, 2, 3, 3)
    keys(entry, 2, 1, 2, 3, 5)
    assert "not 11" in entry.say.text(), "what was typed over it is kept and looked at"


def test_a_letter_for_the_winner_and_enter_are_a_result(qtbot):
    witness = ramsen()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    entry.propose()
    for letter in ("b", "C"):
        QTest.keyClicks(entry.focusWidget(), letter)
        QTest.keyClick(entry.focusWidget(), Qt.Key.Key_Return)
        table = 1 if letter == "b" else 2
        state = witness.controller.state
        winner = state.rounds[0].seated(table)["BC".index(letter.upper()) + 1]
        told_of = f"Table {table} is in: {words.who(state, winner)} won."
        entry.show_round(1)
        assert entry.say.text().startswith(told_of), "a slip of the fingers is seen"
    assert result(witness.controller) == (0, 1, 0, 0)
    assert result(witness.controller, 2) == (0, 0, 1, 0)
    assert witness.controller.state.rounds[0].state == "complete"


def test_a_letter_twice_and_enter_twice_are_the_same(qtbot):
    witness = ramsen()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    entry.propose()
    QTest.keyClicks(entry.focusWidget(), "aad")
    for _ in range(2):
        QTest.keyClick(entry.focusWidget(), Qt.Key.Key_Return)
    assert result(witness.controller) == (0, 0, 0, 1)
    assert set(witness.controller.state.rounds[0].results) == {1}


def test_the_mouse_alone_names_the_winner_and_types_figures(qtbot):
    witness = ramsen()
    entry = entry_of(qtbot, witness)
    entry.pick(2)
    QTest.mouseClick(entry.row.labels[3], Qt.MouseButton.LeftButton)
    QTest.mouseClick(entry.take, Qt.MouseButton.LeftButton)
    assert result(witness.controller, 2) == (0, 0, 0, 1)
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.pick(1)
    pad = dict(zip(KeyPad.KEYS, entry.row.pad.buttons, strict=True))
    for sign in ("1", "2", "⌫", "↵", "0", "↵", "4", "↵", "↵"):
        QTest.mouseClick(pad[sign], Qt.MouseButton.LeftButton)
    assert result(witness.controller) == (1, 0, 4, 5)


def test_what_nobody_can_have_come_to_needs_a_reason_and_is_marked(qtbot):
    witness = ramsen(games=5)
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, -5, 6, 2, 2)
    assert "−5 is impossible, the least is 0" in entry.say.text()
    keys(entry, -5, 6, 2, 2, "so they say")
    assert witness.controller.state.rounds[0].results[1].despite == "so they say"
    standing = standings(witness.controller.state)
    assert sum(row.insisted for row in standing) == 4
    assert [row[3][-1] == "!" for row in lists.places(witness.controller.state).rows].count(
        True
    ) == 4
    assert wall.lines(witness.controller.state, "results")[0][1].endswith("!")


def test_a_list_of_skat_is_reckoned_and_checked(qtbot):
    witness = skat()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 612, 13, 1, 300, 9, 2, -96, 2, 3, 222)
    keys(entry, 7, 1)
    assert [label.text() for label in entry._worth] == ["= 1392", "= 800", "= −26", "= 702"]
    assert entry.figures[-1].text() == "10", "what is left was passed out"
    keys(entry, 9)
    assert "come to 47 games, not to 48" in entry.say.text()
    keys(entry, 612, 13, 1, 300, 9, 2, -96, 2, 3, 222, 7, 1, 10)
    first = witness.controller.state.rounds[0].results[1]
    assert first.values == (1392, 800, -26, 702) and first.passed == 10
    assert first.figures[0] == (612, 13, 1) and not first.despite
    rows = next(
        one for one in results.results(witness.controller.state, 1).blocks if type(one) is Rows
    )
    assert rows.rows[0][2:] == ["612 · 13 · 1", "1392"]


def test_points_that_no_such_games_bring_are_refused_and_unusual_ones_asked_about(qtbot):
    witness = skat()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    others = (300, 9, 2, -96, 2, 3, 222, 7, 1)
    keys(entry, 1, 6120, 13, 1, *others, 10)
    assert "6120 points cannot come from 13 games won and 1 lost" in entry.say.text()
    keys(entry, 2400, 13, 1, *others, 10)
    assert "2400 points from 13 games won and 1 lost would be unusual" in entry.say.text()
    QTest.keyClick(entry.focusWidget(), Qt.Key.Key_Return)
    assert witness.controller.state.rounds[0].results[1].despite == "asked and confirmed"


def test_games_lost_of_a_list_are_those_that_cost_money(qtbot):
    witness = skat(lost_fee=50)
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 612, 13, 1, 300, 9, 2, -96, 2, 3, 222, 7, 1, 10)
    seated = witness.controller.state.rounds[0].seated(1)
    assert [lost_money(witness.controller.state)[who] for who in seated] == [50, 100, 150, 50]


def test_a_correction_of_a_list_begins_with_what_was_handed_in(qtbot):
    witness = skat()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    told = ["612", "13", "1", "300", "9", "2", "-96", "2", "3", "222", "7", "1", "10"]
    keys(entry, 1, *told)
    entry.pick(1)
    assert [field.text() for field in entry.figures] == told


def test_an_enter_that_is_held_takes_nothing(qtbot):
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3)
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(entry.figures[3], held)
    assert not witness.controller.state.rounds[0].results
    QTest.keyClick(entry.figures[3], ENTER)
    assert result(witness.controller) == (1, 2, 3, 4)
