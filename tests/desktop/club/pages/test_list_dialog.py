"""A list of names is shown before it is taken; each column can be said to be something else."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.club.model.list_file import text_of
from desktop.club.pages.list_dialog import ListDialog
from engine.tournament.people_list import BYTES
from tests.desktop.club.rooms import Witness, hall


def shown(qtbot: QtBot, witness: Witness, text: str) -> ListDialog:
    dialog = ListDialog(witness.office, text)
    qtbot.addWidget(dialog)
    return dialog


def entered(witness: Witness) -> list[str]:
    return [one.name for one in witness.office.book.people.values()]


def test_the_list_is_shown_with_what_each_column_is(qtbot: QtBot) -> None:
    witness = hall(0)
    dialog = shown(qtbot, witness, "Nachname;Vorname;Verein\nAicher;Anna;Blau\nBauer;Ben;\n")
    assert [one.currentText() for one in dialog.columns] == ["Surname", "First name", "Team"]
    assert dialog.table.item(2, 0).text() == "Aicher"
    dialog.show()
    assert dialog.ok.text().startswith("&Enter 2 ")
    assert entered(witness) == []
    assert dialog.enter() == 2
    assert entered(witness) == ["Anna Aicher", "Ben Bauer"]
    assert witness.office.book.people[1].team == "Blau"


def test_a_column_is_said_to_be_something_else(qtbot: QtBot) -> None:
    witness = hall(0)
    dialog = shown(qtbot, witness, "Blau;Anna\nRot;Ben\n")
    dialog.columns[0].set_value("team")
    dialog.columns[1].set_value("name")
    dialog.enter()
    assert entered(witness) == ["Anna", "Ben"]


def test_who_is_here_and_what_cannot_be_read_is_named(qtbot: QtBot) -> None:
    witness = hall(2)
    dialog = shown(qtbot, witness, "No.;Name\n7;Anna\n;person 2\nx;Ben\n8;Anna\n")
    assert "Person 2" not in dialog.about.text() and "person 2, Anna" in dialog.about.text()
    assert "line 4 (no start number: x · Ben)" in dialog.about.text()
    assert dialog.enter() == 1
    assert entered(witness) == ["Person 1", "Person 2", "Anna"]


def test_where_nobody_can_be_entered_the_button_is_off(qtbot: QtBot) -> None:
    dialog = shown(qtbot, hall(2), "Person 1\nPerson 2\n")
    assert not dialog.ok.isEnabled()


def test_who_comes_by_a_list_is_known_to_the_club(qtbot: QtBot) -> None:
    witness = hall(0)
    shown(qtbot, witness, "Anna\nBen\n").enter()
    assert witness.office.members.names() == ["Anna", "Ben"]


def test_two_of_one_name_and_other_clubs_are_two_people(qtbot: QtBot) -> None:
    witness = hall(0)
    lines = "Name;Club", "Sepp Maier;Isen", "SEPP MAIER;Dorfen", "Sepp Maier;Isen"
    dialog = shown(qtbot, witness, "\n".join(lines))
    assert "already: Sepp Maier." in dialog.about.text()
    assert dialog.enter() == 2
    people = witness.office.book.people
    assert [(one.team, one.member) for one in people.values()] == [("Isen", 1), ("Dorfen", 2)]
    assert shown(qtbot, witness, "Sepp Maier\n").people()[0] == []


def test_what_the_list_promises_is_what_the_evening_takes(qtbot: QtBot) -> None:
    """A number that is too large, or taken here or by a line before."""
    witness = hall(1)
    lines = ["No.;Name", "1;Anna", "7;Ben", "7;Cilli", "10000;Dora", "٣;Emil", f"8;{'F' * 61}"]
    dialog = shown(qtbot, witness, "\n".join([*lines, '"Gina;SV 3', "9;Hans"]))
    told = dialog.about.text()
    assert "2 people will be entered" in told and "line 2 (This start number is taken" in told
    assert [len(some) for some in dialog.people()] == [2, 0, 6]
    assert dialog.enter() == 2 and not witness.troubles
    assert entered(witness) == ["Person 1", "Ben", "Hans"]


def test_an_unclosed_quotation_is_named_by_its_line(qtbot: QtBot) -> None:
    witness = hall(0)
    people = [f"Person {number};SV" for number in range(140)]
    dialog = shown(qtbot, witness, "\n".join([*people[:20], '"Hansi Huber;SV 3', *people[20:]]))
    assert "line 21 (a quotation mark without its counterpart)" in dialog.about.text()
    assert "140 people" in dialog.about.text()


def test_a_file_is_looked_at_before_it_is_read(qtbot: QtBot, tmp_path: Path) -> None:
    large = tmp_path / "large.csv"
    with large.open("wb") as file:
        file.truncate(BYTES + 1)
    text, told = text_of(large)
    assert not text and "5000 lines and 4 MB" in told
    large.write_text("A\n" * 5_001)
    assert "too long" in text_of(large)[1]
    for other in (tmp_path, tmp_path / "missing.csv"):
        assert "not a list of names" in text_of(other)[1]
    small = tmp_path / "small.csv"
    small.write_text("Anna\n")
    assert text_of(small) == ("Anna\n", "")
