"""A list of names is shown before it is taken; each column can be said to be something else."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QInputDialog
from pytestqt.qtbot import QtBot

from desktop.club.model import lists
from desktop.club.model.clock import RoundClock
from desktop.club.model.controller import ClubController
from desktop.club.model.list_file import text_of
from desktop.club.model.members import Members
from desktop.club.pages.addresses import AddressesDialog, AddressListDialog
from desktop.club.pages.desk import Desk
from desktop.club.pages.list_dialog import ListDialog
from desktop.club.pages.money import MoneyPage
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.setup import SetupDialog
from desktop.club.papers import awards
from desktop.common import spreadsheet
from desktop.print.blocks import Boxes, Text
from engine.tournament.addresses import FIELDS
from engine.tournament.head import Head
from engine.tournament.people_list import BYTES, decoded
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament
from tests.desktop.club.rooms import Witness, hall, running
from tests.engine.tournament.hall import is_as_drawn


def shown(qtbot: QtBot, witness: Witness, text: str) -> ListDialog:
    dialog = ListDialog(witness.controller, text)
    qtbot.addWidget(dialog)
    return dialog


def entered(witness: Witness) -> list[str]:
    return [one.name for one in witness.controller.state.people.values()]


def test_the_list_is_shown_with_what_each_column_is(qtbot):
    witness = hall(0)
    dialog = shown(qtbot, witness, "Nachname;Vorname;Verein\nAicher;Anna;Blau\nBauer;Ben;\n")
    assert [one.currentText() for one in dialog.columns] == ["Surname", "First name", "Team"]
    assert dialog.table.item(2, 0).text() == "Aicher"
    dialog.show()
    assert dialog.ok.text().startswith("&Enter 2 ")
    assert entered(witness) == []
    assert dialog.enter() == 2
    assert entered(witness) == ["Anna Aicher", "Ben Bauer"]
    assert witness.controller.state.people[1].team == "Blau"


def test_what_a_column_is_stands_whole_in_its_choice(qtbot):
    dialog = shown(qtbot, hall(0), "Name;Verein\nAnna;Blau\n")
    dialog.setStyleSheet("QComboBox { padding: 2px 30px }")
    dialog.show()
    for choice in dialog.columns:
        assert choice.width() >= choice.sizeHint().width()


def test_a_line_that_is_not_taken_is_mended_where_it_stands(qtbot):
    witness = hall(0)
    dialog = shown(qtbot, witness, "Nr;Name\n1;Anna\n2x;Ben\n3;Carl\n")
    assert "line 3" in dialog.about.text() and "F2" in dialog.about.text()
    number, heading = dialog.table.item(3, 0), dialog.table.item(1, 0)
    assert number is not None and heading is not None
    number.setText(" 2 ")
    heading.setText("Start")
    assert "line" not in dialog.about.text() and dialog.ok.text().startswith("&Enter 3 ")
    assert dialog.enter() == 3
    assert entered(witness) == ["Anna", "Ben", "Carl"]


def test_a_column_is_said_to_be_something_else(qtbot):
    witness = hall(0)
    dialog = shown(qtbot, witness, "Blau;Anna\nRot;Ben\n")
    dialog.columns[0].set_value("team")
    dialog.columns[1].set_value("name")
    dialog.enter()
    assert entered(witness) == ["Anna", "Ben"]


def test_who_is_here_and_what_cannot_be_read_is_named(qtbot):
    witness = hall(2)
    dialog = shown(qtbot, witness, "No.;Name\n7;Anna\n;person 2\nx;Ben\n8;Anna\n")
    assert "Person 2" not in dialog.about.text() and "person 2, Anna" in dialog.about.text()
    assert "line 4 (no start number: x · Ben)" in dialog.about.text()
    assert dialog.enter() == 1
    assert entered(witness) == ["Person 1", "Person 2", "Anna"]


def test_where_nobody_can_be_entered_the_button_is_off(qtbot):
    dialog = shown(qtbot, hall(2), "Person 1\nPerson 2\n")
    assert not dialog.ok.isEnabled()


def test_who_comes_by_a_list_is_known_to_the_club(qtbot):
    witness = hall(0)
    shown(qtbot, witness, "Anna\nBen\n").enter()
    assert witness.controller.members.names() == ["Anna", "Ben"]


def test_two_of_one_name_and_other_clubs_are_two_people(qtbot):
    witness = hall(0)
    lines = "Name;Club", "Sepp Maier;Isen", "SEPP MAIER;Dorfen", "Sepp Maier;Isen"
    dialog = shown(qtbot, witness, "\n".join(lines))
    assert "already: Sepp Maier." in dialog.about.text()
    assert dialog.enter() == 2
    people = witness.controller.state.people
    assert [(one.team, one.member) for one in people.values()] == [("Isen", 1), ("Dorfen", 2)]
    assert shown(qtbot, witness, "Sepp Maier\n").people()[0] == []


def test_what_the_list_promises_is_what_the_evening_takes(qtbot):
    """A number that is too large, or taken here or by a line before."""
    witness = hall(1)
    lines = ["No.;Name", "1;Anna", "7;Ben", "7;Cilli", "10000;Dora", "٣;Emil", f"8;{'F' * 61}"]
    dialog = shown(qtbot, witness, "\n".join([*lines, '"Gina;SV 3', "9;Hans"]))
    told = dialog.about.text()
    assert "2 people will be entered" in told and "line 2 (This start number is taken" in told
    assert [len(some) for some in dialog.people()] == [2, 0, 6]
    assert dialog.enter() == 2 and not witness.troubles
    assert entered(witness) == ["Person 1", "Ben", "Hans"]


def test_an_unclosed_quotation_is_named_by_its_line(qtbot):
    witness = hall(0)
    people = [f"Person {number};SV" for number in range(140)]
    dialog = shown(qtbot, witness, "\n".join([*people[:20], '"Hansi Huber;SV 3', *people[20:]]))
    assert "line 21 (an unclosed quotation mark)" in dialog.about.text()
    assert "140 people" in dialog.about.text()


def test_a_file_is_looked_at_before_it_is_read(qtbot, tmp_path):
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


# Things are chosen at the table of prizes: Enter asks who is next, papers tell what was chosen.

PRIZES = [
    {"kind": "place", "place": 1, "thing": "ham", "money": 3000},
    {"kind": "place", "place": 2, "thing": "wine"},
    {"kind": "place", "place": 3, "thing": "wine"},
]


@pytest.fixture
def witness(own_home: Path) -> Witness:
    one = running(4, sizes=(4,), sums={}, prizes=PRIZES, things="chosen", currency="€")
    one.controller.do({"result": [1, 1], "values": [9, 7, 5, 1]})
    return one


@pytest.fixture
def page(qtbot: QtBot, witness: Witness) -> MoneyPage:
    page = MoneyPage(witness.controller)
    qtbot.addWidget(page)
    page.show()
    witness.controller.changed.connect(page.refresh)
    return page


def receipts(state: TournamentState) -> list[str]:
    return [
        " | ".join(one.text for one in box if isinstance(one, Text))
        for block in awards.receipts(state, 1).blocks
        if isinstance(block, Boxes)
        for box in block.boxes
    ]


def worth(page: MoneyPage) -> list[str]:
    return [row[4] for row in page.prizes.texts()]


def test_enter_asks_whoever_is_next_and_notes_what_is_chosen(page, witness, monkeypatch):
    asked: list[tuple[str, list[str]]] = []

    def answer(*args: object) -> tuple[str, bool]:
        question, things = args[2], args[3]
        assert isinstance(question, str) and isinstance(things, list)
        asked.append((question, things))
        return things[-1], True

    monkeypatch.setattr(QInputDialog, "getItem", answer)
    assert worth(page) == [
        "30.00\u00a0€ + chooses as number 1",
        "chooses as number 2",
        "chooses as number 3",
    ]
    assert "Still there: ham, wine, wine." in page._hint.text()
    page.hand_over(1)
    first = witness.controller.state.round(1).seated(1)[0]
    told = witness.troubles[-1]
    assert not asked and f"{first} " in told and "chooses first" in told
    page.hand_over(0)
    assert asked[0][1] == ["ham", "wine"], "what is there twice is asked about once"
    assert worth(page)[0] == "30.00\u00a0€ + wine (chosen as number 1)"
    assert not witness.controller.state.handed, "it is handed over by the next Enter"
    page.hand_over(0)
    assert witness.controller.state.handed == {(0, first)}
    page.hand_over(1)
    assert asked[-1][1] == ["ham", "wine"], "the other wine is still there"
    page.hand_over(2)
    assert asked[-1][1] == ["ham"]
    assert "Still there" not in page._hint.text()
    witness.controller.undo()
    assert "ham for" in witness.said[-1] and worth(page)[2] == "chooses as number 3"


def test_papers_tell_what_was_chosen_and_what_is_still_there(witness):
    state = witness.controller.state
    texts = [one.text for one in awards.prizes(state, 1).blocks if isinstance(one, Text)]
    assert "higher places choose first" in texts[0] and texts[1].startswith("Still there: ham")
    assert sum("chooses as number" in one for one in receipts(state)) == 3
    first = state.round(1).seated(1)[0]
    witness.controller.do({"choose": [1, first]})
    told = receipts(witness.controller.state)
    assert "30.00\u00a0€ + wine" in told[0]
    listing, _ = lists.prizes(witness.controller.state)
    assert "wine (chosen as number 1)" in listing.rows[0][4]
    assert lists.still_there(witness.controller.state) == "Still there: ham, wine."


def test_the_settings_offer_it(qtbot, own_home):
    dialog = SetupDialog(Head().changed({"things": "chosen"}), new=True)
    qtbot.addWidget(dialog)
    assert dialog.settings()["things"] == "chosen"
    assert dialog.things.currentText() == "higher places choose first"
    dialog.things.set_value("lot")
    assert dialog.settings()["things"] == "lot"


# A draw that takes longer: a bar, "good enough", and the same draw again from its steps.


@pytest.fixture
def twenty_two(own_home: Path, qtbot: QtBot) -> tuple[RoundsPage, Witness]:
    witness = hall(22, plan=("drawn",) * 6)
    page = RoundsPage(witness.controller)
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    page.next.click()
    return page, witness


def tables(controller: ClubController) -> object:
    draw = controller.state.round(1).draw
    return draw and draw.tables


def test_while_tables_are_looked_for_the_window_lives_and_tells_how_far_it_is(twenty_two, qtbot):
    page, witness = twenty_two
    assert page.searching.isVisible() and not page.next.isEnabled()
    assert page.searching.enough.hasFocus() or page.focusWidget() is page.searching.enough
    begun = page.searching.bar.value()
    qtbot.waitUntil(lambda: page.searching.bar.value() > begun + 1)
    assert page.searching.bar.value() < page.searching.bar.maximum()
    assert "Repeats so far: " in page.searching.told.text()
    assert tables(witness.controller) is None


def test_what_is_good_enough_is_taken_and_found_again_by_its_steps(twenty_two):
    page, witness = twenty_two
    QTest.keyClick(page.searching.enough, Qt.Key.Key_Space)
    assert tables(witness.controller) and not page.searching.isVisible() and page.next.isEnabled()
    tournament = witness.controller.tournament
    assert tournament is not None and tournament.events()[-1]["steps"] >= 3
    assert is_as_drawn(Tournament.from_events(tournament.events()), 1)
    witness.controller.undo()
    assert witness.controller.state.rounds == (), "taken back with what led to it"


def test_who_comes_while_it_is_looked_for_stops_it_and_is_drawn_with_the_others(twenty_two):
    page, witness = twenty_two
    witness.controller.enter("Late")
    page.refresh()
    assert not page.searching.isVisible()
    assert witness.said == ["Something changed meanwhile. Draw the round again."]
    page.next.click()
    page.search.good_enough()
    draw = witness.controller.state.round(1).draw
    assert draw is not None and draw.table_of(23)


def test_an_evening_that_is_put_away_is_not_drawn_any_more(twenty_two, qtbot):
    page, witness = twenty_two
    witness.controller.close()
    qtbot.waitUntil(lambda: page.search.found is None)
    assert not witness.troubles


def test_what_is_impossible_is_said_and_the_round_is_not_prepared(own_home, qtbot):
    witness = hall(2)
    page = RoundsPage(witness.controller)
    qtbot.addWidget(page)
    page.next.click()
    assert len(witness.troubles) == 1 and witness.controller.state.rounds == ()
    assert not page.searching.isVisible() and page.next.isEnabled()


# The organiser's desk: who leads, what comes next, and the clock, beside whatever is done.


def desk_of(qtbot: QtBot, controller: object, clock: RoundClock | None = None) -> Desk:
    desk = Desk(controller, lambda: clock)  # type: ignore[arg-type]
    qtbot.addWidget(desk)
    desk.refresh()
    return desk


def test_before_the_first_round_it_says_what_is_to_be_done(qtbot):
    desk = desk_of(qtbot, hall().controller)
    assert desk.steps.text() == "☐ Draw round 1"


def test_who_has_not_paid_is_named_and_many_are_counted(qtbot):
    few, many = hall(3, fee=500).controller, hall(8, fee=500).controller
    assert "Not paid yet: 1 Person 1, 2 Person 2" in desk_of(qtbot, few).steps.text()
    assert "8 have not paid yet" in desk_of(qtbot, many).steps.text()


def test_while_a_round_runs_the_open_tables_are_named(qtbot):
    controller = running().controller
    desk = desk_of(qtbot, controller)
    open_tables = controller.state.rounds[-1].open_tables()
    assert desk.steps.text() == "☐ Results of tables " + ", ".join(map(str, open_tables))


def test_the_clock_is_seen_while_it_runs(qtbot):
    clock = RoundClock()
    desk = desk_of(qtbot, running().controller, clock)
    assert desk.time.text() == ""
    clock.set(10)
    clock.toggle()
    desk._show_time()
    assert desk.time.text() in ("10:00", "9:59") and desk.about_time.text() == "left in this round"
    clock.set(-1)
    desk._show_time()
    assert desk.about_time.text() == "overtime"


def test_the_next_step_is_a_button_and_none_while_results_are_waited_for(qtbot):
    desk = desk_of(qtbot, hall().controller)
    assert desk.step.text() == "Draw round 1" and not desk.step.isHidden()
    with qtbot.waitSignal(desk.step_wanted):
        desk.step.click()
    assert desk_of(qtbot, running().controller).step.isHidden()


def test_after_the_last_round_papers_stand_in_the_order_they_are_needed(qtbot):
    prizes = [{"kind": "place", "place": 1, "money": 3000}]
    controller = running(8, plan=("drawn",), sums={}, prizes=prizes).controller
    desk = desk_of(qtbot, controller)
    assert [button.text() for button in desk.papers.values() if not button.isHidden()] == [
        "Papers for round 1"
    ]
    for table in (1, 2):
        assert controller.do({"result": [1, table], "values": [4, 3, 2, 1]})
    assert controller.do({"close": 1})
    desk.refresh()
    assert desk.step.text() == "Go to prizes"
    assert [name for name, button in desk.papers.items() if not button.isHidden()] == [
        "standings_wall",
        "prizes",
        "receipts",
        "certificates",
        "cash",
    ]
    with qtbot.waitSignal(desk.paper_wanted) as asked:
        desk.papers["cash"].click()
    assert asked.args == ["cash"]


# The dialog of the club's addresses.

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
    controller = Witness().controller
    for name in ("Anna Aicher", "Ben Bauer"):
        controller.members.add(name)
    dialog = AddressesDialog(controller)
    qtbot.addWidget(dialog)
    return dialog


def test_what_is_changed_in_the_table_is_kept(dialog):
    item = dialog.table.item(1, TOWN)
    assert item is not None
    item.setText("  Ulm ")
    [ben] = Members().club.matching("Ben Bauer")
    assert ben.address.town == "Ulm"
    assert "Anna Aicher" in dialog.about.text()
    dialog.search.setText("ulm")
    assert [one.name for one in dialog.invited()] == ["Ben Bauer"]


def test_a_list_is_shown_before_it_is_taken(dialog, tmp_path, monkeypatch, german):
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


def test_a_list_promises_the_people_whom_it_brings(dialog):
    controller = dialog._controller
    controller.members.add("Hans Huber", "Isen")
    controller.members.add("Hans Huber", "Dorfen")
    rows = "Name;Verein", "HANS HUBER;Isen", "Hans Huber;Erding", "anna aicher;Isen", "Hans Huber;"
    shown = AddressListDialog(controller, "\n".join(rows), dialog)
    before = len(controller.members.club.members)
    shown.enter()
    assert len(controller.members.club.members) - before == 1
    assert shown.about.text().startswith("1 people are new. 3 are known")


def test_letters_are_no_formulas_and_open_in_a_german_spreadsheet(
    dialog, tmp_path, monkeypatch, german
):
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


def test_commas_where_numbers_have_points():
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    assert spreadsheet.table([["a,b", 0.5]]) == '"a,b",0.5\r\n'
    QLocale.setDefault(QLocale(QLocale.Language.German))
    assert spreadsheet.table([["a,b", 0.5]]) == '"a,b";0,5\r\n'
    QLocale.setDefault(before)


def test_what_is_too_long_for_a_line_is_told_and_not_cut(dialog, monkeypatch):
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


def test_a_federations_number_and_club_are_kept_for_next_time(qtbot):
    witness = Witness()
    witness.controller.begin(Head())
    text = "LV;VG;Verein;Name;Vorname;Spieler-Nr;Klasse\n04;12;Herz Sieben;Aicher;Anna;1234;D\n"
    dialog = shown(qtbot, witness, text)
    assert dialog.enter() == 1
    (member,) = witness.controller.members.club.members.values()
    assert (member.name, member.team, member.federation) == ("Anna Aicher", "Herz Sieben", "1234")
    person = witness.controller.state.people[1]
    assert (person.name, person.team, person.tags) == ("Anna Aicher", "Herz Sieben", ("D",))


def test_the_letters_of_a_file_can_be_chosen_where_they_show(qtbot):
    witness = Witness()
    witness.controller.begin(Head())
    data = "Jürgen Groß\nSöhnke Bär\n".encode("mac_roman")
    dialog = ListDialog(witness.controller, decoded(data), None, data)
    qtbot.addWidget(dialog)
    assert dialog.letters.value() == "mac_roman"
    dialog.letters.set_value("cp1252")
    dialog.letters.chosen.emit()
    assert dialog.people()[0][0]["name"] != "Jürgen Groß"
    dialog.letters.set_value("mac_roman")
    dialog.letters.chosen.emit()
    assert [one["name"] for one in dialog.people()[0]] == ["Jürgen Groß", "Söhnke Bär"]
    assert ListDialog(witness.controller, "Anna\n").letters.isHidden()
