"""The dialog of the club's addresses."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog, QInputDialog
from pytestqt.qtbot import QtBot

from desktop.club.model.members import Members
from desktop.club.pages.addresses import AddressesDialog, AddressListDialog
from desktop.common import spreadsheet
from engine.tournament.addresses import FIELDS
from tests.desktop.club.rooms import Witness

TOWN = FIELDS.index("town") + 1
LIST = "Name;Straße;PLZ;Ort;Telefon\nAnna Aicher;Anger 3;85049;Ingolstadt;+49 841\n=HYPER();;;;\n"


@pytest.fixture
def german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def dialog(own_home: Path, qtbot: QtBot) -> AddressesDialog:
    office = Witness().office
    for name in ("Anna Aicher", "Ben Bauer"):
        office.members.add(name)
    dialog = AddressesDialog(office)
    qtbot.addWidget(dialog)
    return dialog


def test_what_is_changed_in_the_table_is_kept(dialog: AddressesDialog) -> None:
    item = dialog.table.item(1, TOWN)
    assert item is not None
    item.setText("  Ulm ")
    [ben] = Members().club.matching("Ben Bauer")
    assert ben.address.town == "Ulm"
    assert "Anna Aicher" in dialog.about.text()
    dialog.search.setText("ulm")
    assert [one.name for one in dialog.invited()] == ["Ben Bauer"]


def test_a_list_is_shown_before_it_is_taken(
    dialog: AddressesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, german: None
) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(LIST.encode("cp1252"))
    shown: list[AddressListDialog] = []
    monkeypatch.setattr(
        AddressListDialog,
        "exec",
        lambda self: shown.append(self) or QDialog.DialogCode.Accepted,  # type: ignore[func-returns-value]
    )
    dialog.take_list(path)
    assert [str(one.value()) for one in shown[0].columns] == [
        *("name", "street", "postcode", "town", "phone")
    ]
    [anna] = Members().club.matching("Anna Aicher")
    assert (anna.address.street, anna.address.phone) == ("Anger 3", "+49 841")
    dialog.take_list(tmp_path)
    assert dialog.about.text().startswith("⚠")


def test_a_list_promises_the_people_whom_it_brings(dialog: AddressesDialog) -> None:
    office = dialog._office
    office.members.add("Hans Huber", "Isen")
    office.members.add("Hans Huber", "Dorfen")
    rows = "Name;Verein", "HANS HUBER;Isen", "Hans Huber;Erding", "anna aicher;Isen", "Hans Huber;"
    shown = AddressListDialog(office, "\n".join(rows), dialog)
    before = len(office.members.club.members)
    shown.enter()
    assert len(office.members.club.members) - before == 1
    assert shown.about.text().startswith("1 people are new. 3 are known")


def test_letters_are_no_formulas_and_open_in_a_german_spreadsheet(
    dialog: AddressesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, german: None
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *args: ("=HYPERLINK(1)", True))
    dialog.add()
    path = tmp_path / "letters.csv"
    dialog.write_letters(path)
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf") and b";" in data.splitlines()[0]
    rows = list(csv.reader(data.decode("utf-8-sig").splitlines(), delimiter=";"))
    assert [row[0] for row in rows[1:]] == ["'=HYPERLINK(1)", "Anna Aicher", "Ben Bauer"]
    assert rows[2][1:3] == ["Anna", "Aicher"]
    dialog.write_letters(tmp_path)
    assert dialog.about.text().startswith("⚠")


def test_commas_where_numbers_have_points() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    assert spreadsheet.table([["a,b", 0.5]]) == '"a,b",0.5\r\n'
    QLocale.setDefault(QLocale(QLocale.Language.German))
    assert spreadsheet.table([["a,b", 0.5]]) == '"a,b";0,5\r\n'
    QLocale.setDefault(before)


def test_what_is_too_long_for_a_line_is_told_and_not_cut(
    dialog: AddressesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    item = dialog.table.item(1, TOWN)
    assert item is not None
    item.setText("U" * 121)
    assert "“Town”" in dialog.about.text() and "120" in dialog.about.text()
    again = dialog.table.item(1, TOWN)
    assert again is not None and again.text() == ""
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("A" * 61, True))
    dialog.add()
    assert "“Name”" in dialog.about.text()
    assert Members().names() == ["Anna Aicher", "Ben Bauer"]
