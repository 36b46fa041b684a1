"""Results by keys: the table, Enter, the figures, Enter after each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.club.model.office import Office
from desktop.club.papers import results
from desktop.club.papers.blocks import Text
from tests.desktop.club.rooms import Witness, entry_of, keys, running


def result(office: Office, table: int = 1) -> tuple[int, ...]:
    return office.book.rounds[0].results[table].values


def test_a_result_needs_nothing_but_keys_and_the_next_open_table_is_proposed(qtbot: QtBot) -> None:
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 2, 1, 2, 3, 4)
    assert result(witness.office, 2) == (1, 2, 3, 4)
    assert entry.focusWidget() is entry.table and entry.table.text() == "1"
    keys(entry, 1, 4, 3, 2, 1)
    assert witness.office.book.rounds[0].state == "complete"
    assert "All tables are in." in entry.say.text()


def test_a_wrong_sum_is_refused_with_the_reason_and_nothing_is_entered(qtbot: QtBot) -> None:
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5)
    assert not witness.office.book.rounds[0].results
    assert (
        entry.say.text() == "⚠ Together this must come to 10, not to 11: look at the sheet again."
    )
    keys(entry, 1, 2, 3, 4)
    # Who has mended the figures is asked for no reason: the next number is the next table's.
    assert result(witness.office) == (1, 2, 3, 4)
    assert witness.office.book.rounds[0].results[1].despite == ""
    keys(entry, 2, 4, 3, 2, 1)
    assert result(witness.office, 2) == (4, 3, 2, 1)


def test_a_reason_is_asked_only_while_the_figures_are_those_refused(qtbot: QtBot) -> None:
    entry = entry_of(qtbot, running())
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 15)
    assert entry.why.isVisible()
    keys(entry, 7)
    assert not entry.why.isVisible()
    entry.figures[0].setFocus()
    keys(entry, 1, 2, 3, 15)
    assert entry.why.isVisible() and entry.focusWidget() is entry.why.field


def test_who_insists_on_a_wrong_sum_says_why(qtbot: QtBot) -> None:
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5)
    keys(entry, 1, 2, 3, 5, "one game too many")
    assert result(witness.office) == (1, 2, 3, 5)
    assert witness.office.book.rounds[0].results[1].despite == "one game too many"
    paper = results.results(witness.office.book, 1)
    told = [one.text for one in paper.blocks if isinstance(one, Text)]
    assert told[0] == "Table 1 (stands all the same: one game too many)", "paper tells of it, too"
    assert told[1] == "Table 2 (open)"


def test_where_results_are_entered_twice_the_second_must_agree(qtbot: QtBot) -> None:
    witness = running(twice=True)
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 4)
    assert not witness.office.book.rounds[0].counts(1)
    keys(entry, 1)
    assert [field.text() for field in entry.figures] == ["", "", "", ""]
    keys(entry, 1, 2, 4, 3)
    assert "differ" in entry.say.text()
    keys(entry, 1, 1, 2, 3, 4)
    keys(entry, 1, 1, 2, 3, 4)
    assert witness.office.book.rounds[0].counts(1)


def test_after_the_next_draw_a_result_is_corrected_with_a_reason(qtbot: QtBot) -> None:
    witness = running()
    for table in (1, 2):
        witness.office.do({"result": [1, table], "values": [1, 2, 3, 4]})
    witness.office.prepare_and_draw()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 4, 3, 2, 1)
    assert result(witness.office) == (1, 2, 3, 4)
    keys(entry, "misread")
    assert result(witness.office) == (4, 3, 2, 1)
    assert entry.say.text().startswith("Table 1 is corrected.")
    assert [change.reason for change in witness.office.book.trail] == ["misread"]


def closed(results: tuple[int, ...] = (1, 2, 3, 4), tables: int = 2) -> Witness:
    """An evening whose first round is closed."""
    witness = running()
    for table in range(1, tables + 1):
        witness.office.do({"result": [1, table], "values": list(results)})
    witness.office.do({"close": 1})
    return witness


def test_a_correction_with_a_wrong_sum_needs_a_reason_of_its_own(qtbot: QtBot) -> None:
    witness = closed()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5, "typo")
    assert "must come to 10" in entry.say.text()
    keys(entry, 1, 2, 3, 5)
    assert result(witness.office) == (1, 2, 3, 4), "Enter alone insists on nothing"
    assert entry.focusWidget() is entry.why.field and not entry.why.field.text()
    keys(entry, "five games")
    one = witness.office.book.rounds[0].results[1]
    assert (one.values, one.despite) == ((1, 2, 3, 5), "five games")
    assert [change.reason for change in witness.office.book.trail] == ["typo"]


def test_a_correction_refused_once_and_then_right_stands_in_spite_of_nothing(qtbot: QtBot) -> None:
    witness = closed()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 5, "typo")
    keys(entry, 2, 2, 2, 4)
    one = witness.office.book.rounds[0].results[1]
    assert (one.values, one.despite) == ((2, 2, 2, 4), "")
    assert [change.reason for change in witness.office.book.trail] == ["typo"]
    assert "Table 1 is corrected." in entry.say.text()


def test_what_the_rules_cannot_allow_is_not_asked_a_reason_for(qtbot: QtBot) -> None:
    witness = closed()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 4, 3, 2, 1)
    entry.take.click()
    assert "needs a reason" in entry.say.text()
    assert entry.focusWidget() is entry.why.field
    keys(entry, "misread")
    assert result(witness.office) == (4, 3, 2, 1)


def test_a_table_that_is_in_says_so_when_it_is_entered_again(qtbot: QtBot) -> None:
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, 1, 2, 3, 4)
    keys(entry, 1)
    assert entry.say.text() == "Table 1 is in already: this changes it."
    keys(entry, 4, 3, 2, 1)
    assert "Table 1 is changed." in entry.say.text()


def test_what_is_no_number_is_not_left(qtbot: QtBot) -> None:
    witness = running()
    entry = entry_of(qtbot, witness)
    entry.table.setFocus()
    keys(entry, 1, "x")
    assert entry.focusWidget() is entry.figures[0] and "whole number" in entry.say.text()
    QTest.keyClick(entry.figures[0], Qt.Key.Key_Escape)
    assert not entry.figures and entry.focusWidget() is entry.table


def test_a_table_there_is_not_is_said(qtbot: QtBot) -> None:
    entry = entry_of(qtbot, running())
    entry.table.setFocus()
    keys(entry, 9)
    assert entry.say.text() == "There is no table 9."


def test_the_line_says_what_is_handed_in(qtbot: QtBot) -> None:
    entry = entry_of(qtbot, running(game="ramsen", total="wins"))
    entry.table.setFocus()
    keys(entry, 1)
    assert entry.say.text() == "Of each: games won · Sum 0 of 10"
