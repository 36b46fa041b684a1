"""Forms on paper: read back from the PDF, as many pages as there should be, ink only."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from unicodedata import normalize

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.dialogs.print_sheet import BLANK, FILLED, PrintSheet
from desktop.print import output
from desktop.print.blocks import Rows
from desktop.scene.speech import Speech
from desktop.sheet import forms
from desktop.sheet.forms import Order, card
from desktop.sheet.page import SheetPage
from desktop.sheet.paper import Field, paper
from engine import games
from engine.corrections import Correction
from engine.rules import WrongNumber
from engine.sheet import Line
from tests.desktop.sheet.pages import NAMES, page

GAME = [(5, None, 0), (5, None, None), (None, 5, None), (None, 5, 0)]


def read(path: Path) -> list[str]:
    """The words of each page; blanks may be of any kind, and two f may be one letter."""
    texts = [normalize("NFKC", one.extract_text()) for one in PdfReader(path).pages]
    return [" ".join(text.split()) for text in texts]


def written(page: PageObject) -> list[tuple[float, str]]:
    """The pieces of text of a page in their order, and how far from the left each begins."""
    found: list[tuple[float, str]] = []

    def note(text: str, now: list[float], matrix: list[float], *_: object) -> None:
        if text.strip():
            found.append((now[0] * matrix[4] + now[4], text.strip()))

    page.extract_text(visitor_text=note)
    return found


def form(game: str, players: int, names: tuple[str, ...] = ()) -> SheetPage:
    kind = games.find(game)
    made = kind.make(kind.options(), players)
    speech = Speech(made, names or ("?",) * players)
    whole = SheetPage(made.sheet([]), speech.sides(), speech, speech.title(), "Rules")
    return forms.blank(whole, keep_names=bool(names))


def table(page: SheetPage, field: Field) -> Rows:
    """The table of a sheet in a field of this size."""
    (rows,) = (one for one in paper(page, field).blocks if isinstance(one, Rows) and one.tall)
    return rows


def millimetres(path: Path) -> list[tuple[int, int]]:
    sizes = [one.mediabox for one in PdfReader(path).pages]
    return [(round(float(s.width) / 72 * 25.4), round(float(s.height) / 72 * 25.4)) for s in sizes]


def seats_of(game: str) -> tuple[int, ...]:
    """For how many a game is made by its usual rules."""
    kind = games.find(game)
    return kind.seats_of(kind.options())


CASES = [(name, number) for name in games.everything() for number in seats_of(name)]


@pytest.mark.one_in(5)
@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_game_has_a_blank_form_for_each_number_of_players(qapp, tmp_path, game, players):
    target = tmp_path / "form.pdf"
    forms.write(target, Order(form(game, players)))
    (text,) = read(target)
    list_of_its_own = form(game, players).speech.rules.show.form().before
    head = ("Skat list", "Club, event", "List kept by")
    usual = (form(game, players).title, "Place, date", "Signatures")
    for words in ("Rules", *(head if list_of_its_own else usual)):
        assert words in text
    assert "?" not in text and "Players" not in text and "{" not in text


LONG = ("Maximilian Korbinian Edr", "Bernadette-Friederike Sc", "Maximiliankorbinianedere")


@pytest.mark.one_in(7)
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("game", games.everything())
def test_the_longest_names_stand_whole_on_every_form(qapp, tmp_path, game, number):
    players = max(seats_of(game))
    target = tmp_path / "form.pdf"
    page = form(game, players, (LONG * players)[:players])
    forms.write(target, Order(page, per_page=number))
    (text,) = ("".join(one.split()) for one in read(target))
    assert "…" not in text
    for name in LONG[:players]:
        # Above the columns, below the line to sign on.
        assert text.count("".join(name.split())) >= 2 * number, name


@pytest.mark.parametrize("number", [1, 2, 4, 6])
@pytest.mark.parametrize("landscape", [False, True])
def test_several_forms_stand_on_one_page(qapp, tmp_path, number, landscape):
    target = tmp_path / "form.pdf"
    forms.write(target, Order(form("ramsen", 4), landscape=landscape, per_page=number))
    (text,) = read(target)
    assert text.count("Place, date") == number
    assert millimetres(target) == [(297, 210) if landscape else (210, 297)]


@pytest.mark.parametrize(
    ("game", "size", "number", "most"),
    [
        ("ramsen", "A6", 8, 1),
        ("ramsen", "A4", 8, 6),
        ("ramsen", "A5", 4, 2),
        ("skat", "A6", 2, 1),
    ],
)
def test_what_would_overlap_is_refused_with_how_many_find_room(
    qapp, tmp_path, game, size, number, most
):
    order = Order(form(game, 4), size, per_page=number)
    assert forms.most_on_a_page(order) == most
    with pytest.raises(ValueError, match=str(most)):
        forms.write(tmp_path / "form.pdf", order)
    assert not (tmp_path / "form.pdf").exists()
    assert not forms.why_not(replace(order, per_page=most))


def test_the_dialog_prints_nothing_that_overlaps(qtbot):
    controller = QWidget()
    qtbot.addWidget(controller)
    dialog = PrintSheet(form("ramsen", 4), "en", "form.pdf", controller)
    dialog.size_.set_value("A6")
    assert not dialog.message.text()
    dialog.per_page.set_value(8)
    assert "room" in dialog.message.text()
    buttons = [dialog.buttons.itemAt(place).widget() for place in range(3)]
    assert [one.isEnabled() for one in buttons] == [False, False, True]
    dialog.per_page.set_value(1)
    assert not dialog.message.text() and buttons[0].isEnabled()


def test_the_size_of_paper_is_remembered(qtbot, settings):
    for before, after in (("A4", "Letter"), ("Letter", "A5")):
        dialog = PrintSheet(form("gin", 2), "en", "", None, settings)  # type: ignore[arg-type]
        qtbot.addWidget(dialog)
        assert dialog.size_.value() == before
        dialog.size_.set_value(after)
        assert not dialog.message.text()


def test_a_form_has_whole_cycles_with_a_stronger_rule_below_each(qapp):
    rows = table(form("kein_stich", 4), Field(180, 267))
    deals = len(rows.rows) - len(rows.bold)
    assert deals % 5 == 0 and deals >= 20
    assert list(rows.strong) == list(range(4, deals, 5))


@pytest.mark.parametrize("game", games.everything())
def test_a_form_ends_with_a_whole_turn_of_the_deal_and_a_stronger_rule_below_each(qapp, game):
    page = form(game, max(seats_of(game)))
    rows = table(page, Field(180, 267))
    deals = len(rows.rows) - len(rows.bold)
    cycle = rows.strong[0] + 1
    assert list(rows.strong) == list(range(cycle - 1, deals, cycle)) and deals % cycle == 0
    if all(row[0].isdecimal() for row in rows.rows[:deals]):
        assert cycle == page.speech.rules.players


@pytest.mark.parametrize(("players", "deals"), [(3, 36), (4, 48)])
@pytest.mark.parametrize(("landscape", "number"), [(False, 1), (True, 2)])
def test_a_list_of_skat_is_whole_on_a_page_and_two_are_on_one(
    qapp, tmp_path, players, deals, landscape, number
):
    target = tmp_path / "list.pdf"
    forms.write(target, Order(form("skat", players), landscape=landscape, per_page=number))
    (text,) = read(target)
    for words in ("Skat list", "Matadors", "Multipliers", "all pass", "Final score"):
        assert text.count(words) == number
    assert text.count("deals") == number * deals
    assert re.search(rf"\b{deals}\b", text) and not re.search(rf"\b{deals + 1}\b", text)


@pytest.mark.parametrize(("game", "deals"), [("schafkopf", 32), ("doppelkopf", 24)])
def test_other_lists_have_the_deals_they_are_played_with(qapp, game, deals):
    rows = table(form(game, 4), Field(180, 267))
    assert [row[0] for row in rows.rows][:deals] == [str(deal) for deal in range(1, deals + 1)]
    assert len(rows.rows) - len(rows.bold) == deals


def test_a_long_card_has_two_columns_and_the_number_of_each_page(qapp, tmp_path):
    target = tmp_path / "card.pdf"
    forms.write(target, Order(form("ramsen", 4), card=card(form("ramsen", 4), "en"), alone=True))
    texts = read(target)
    assert len(texts) > 1
    assert all(f"page {number} of {len(texts)}" in one for number, one in enumerate(texts, 1))
    for number, one in enumerate(PdfReader(target).pages[:-1], 1):
        half = float(one.mediabox.width) / 2
        starts = [x for x, text in written(one) if len(text) > 3 and "page" not in text]
        left, right = ([x for x in starts if (x < half) == first] for first in (True, False))
        assert len(left) > 10 and len(right) > 10, f"both columns of page {number} are full"
        # Each begins at an edge of its own, and the right one is read after the whole left one.
        assert starts == left + right and min(right) - min(left) > 0.8 * half


def test_a_filled_sheet_fills_the_fields_one_after_the_other(qapp, tmp_path):
    target = tmp_path / "sheet.pdf"
    long = page(*GAME * 20, preset="zaisertshofen")
    forms.write(target, Order(long))
    single = len(read(target))
    forms.write(target, Order(long, per_page=2))
    texts = read(target)
    assert single > 1 and texts[0].count("Ramsen") == 2
    assert "2 of" in texts[0] and texts[-1].count("Signatures") == 1


def test_the_house_rules_in_force_are_half_a_page(qapp, tmp_path):
    target = tmp_path / "form.pdf"
    blank = form("ramsen", 3)
    forms.write(target, Order(blank, rules=True))
    texts = read(target)
    assert len(texts) == 2 and "House rules" in texts[1]
    said = forms.house_rules(blank)
    options = blank.speech.rules.options
    for name in options.names():
        assert (blank.speech.option(name) in said) is options.applies(name)


@pytest.mark.one_in(13)
@pytest.mark.parametrize("game", games.everything())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_game_has_a_rules_card_with_its_house_rules(qapp, tmp_path, game, lang):
    blank = form(game, seats_of(game)[0])
    text = card(blank, lang)
    target = tmp_path / "card.pdf"
    both = min(2, forms.most_on_a_page(Order(blank, "A5")))
    forms.write(target, Order(blank, "A5", per_page=both, card=text))
    texts = read(target)
    assert len(texts) > 1
    assert "House rules" in " ".join(texts[1:])
    first = text.splitlines()[0].removeprefix("# ")
    assert first in texts[1]


def test_what_was_corrected_stands_below_the_sums(qapp, tmp_path):
    target = tmp_path / "sheet.pdf"
    sheet = page((2, 3, None), (1, 4, None))
    right = Correction(0, Line((3, 2, None)), Line((2, 3, None)), "counted wrong")
    shown = SheetPage(sheet.sheet, sheet.names, sheet.speech, sheet.title, corrected=(right,))
    forms.write(target, Order(shown))
    text = read(target)[0]
    assert "* Deal 1 corrected: was 3 2 – (counted wrong)" in text
    assert "1* 2 3 –" in text


def greys(image_of: Callable[[], object]) -> set[bool]:
    image = image_of()
    found = set()
    for x in range(0, image.width(), 3):  # type: ignore[attr-defined]
        for y in range(0, image.height(), 3):  # type: ignore[attr-defined]
            colour = image.pixelColor(x, y)  # type: ignore[attr-defined]
            found.add(colour.red() == colour.green() == colour.blue())
    return found


def test_a_picture_is_written_by_its_ending(qapp, tmp_path):
    target = tmp_path / "form.png"
    forms.write(target, Order(form("gin", 2), "A6"))
    assert target.read_bytes().startswith(b"\x89PNG")


def test_what_we_have_no_paper_for_is_refused(qapp, tmp_path):
    blank = form("gin", 2)
    with pytest.raises(ValueError, match="papyrus"):
        forms.write(tmp_path / "x.pdf", Order(blank, "papyrus"))
    with pytest.raises(ValueError, match="3"):
        forms.write(tmp_path / "x.pdf", Order(blank, per_page=3))
    with pytest.raises(OSError, match="no folder"):
        forms.write(tmp_path / "no folder" / "x.pdf", Order(blank))
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize("game", games.everything())
def test_a_form_can_be_for_any_number_the_game_seats(qapp, game):
    kind = games.find(game)
    seats = seats_of(game)
    first = form(game, seats[0], NAMES[: seats[0]])
    for number in seats:
        other = forms.blank(first, keep_names=True, players=number)
        assert len(other.names) == len(kind.make(kind.options(), number).sides())
        assert any(other.names) == (number == seats[0])
    with pytest.raises(WrongNumber):
        forms.blank(first, players=seats[-1] + 1)


def evening(game: str, *lines: Line, players: int = 3) -> SheetPage:
    kind = games.find(game)
    made = kind.make(next(iter(kind.presets.values())), players)
    speech = Speech(made, NAMES[:players])
    return SheetPage(made.sheet(lines), speech.sides(), speech, speech.title(), "Rules")


def test_who_has_won_is_said_at_the_head_where_no_star_is_drawn(qapp, tmp_path):
    kind = games.find("free_sheet")
    made = kind.make(replace(kind.options(), rounds=1), 2)
    speech = Speech(made, NAMES[:2])
    target = tmp_path / "sheet.pdf"
    forms.write(target, Order(SheetPage(made.sheet([Line((3, 8))]), speech.sides(), speech)))
    assert "Winner: Benedikt." in read(target)[0]


# The dialog.


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> PrintSheet:
    dialog = PrintSheet(page((3, 2, None)), "en", str(tmp_path / "x.pdf"), None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    return dialog


def test_the_dialog_prints_what_was_chosen(dialog, tmp_path):
    assert dialog.what.value() == FILLED
    target = tmp_path / "sheet.pdf"
    dialog.write(target)
    assert "Players: Anna, Benedikt, Zenzi" in read(target)[0]
    dialog.what.set_value(BLANK)
    dialog.per_page.set_value(2)
    dialog.size_.set_value("A5")
    dialog.write(target)
    (text,) = read(target)
    assert text.count("Place, date") == 2 and "Anna" not in text
    dialog.names.set_value(True)
    dialog.rules.set_value(True)
    dialog.card.set_value(True)
    dialog.write(target)
    assert "Anna" in read(target)[0] and len(read(target)) > 2
    assert not dialog.grab().isNull()


def test_a_form_for_more_players_has_none_of_their_names(dialog, tmp_path):
    target = tmp_path / "form.pdf"
    dialog.what.set_value(BLANK)
    dialog.names.set_value(True)
    assert dialog.names.isEnabled()
    dialog.number.set_value(5)
    assert not dialog.names.isEnabled() and len(dialog.order().page.names) == 5
    dialog.write(target)
    assert "Anna" not in read(target)[0]
    dialog.what.set_value(FILLED)
    assert not dialog.number.isEnabled() and len(dialog.order().page.names) == 3


def test_a_full_disk_is_said_in_the_dialog_and_nothing_is_half_written(
    dialog, tmp_path, monkeypatch
):
    monkeypatch.setattr(Path, "write_bytes", full)
    for name in ("x.pdf", "x.png"):
        dialog.write(tmp_path / name)
        assert dialog.message.text() == f"Could not save “{name}”: No space left on device."
    assert not list(tmp_path.glob("x.*"))


def full(path: Path, data: bytes) -> int:
    path.touch()
    raise OSError(ENOSPC, "No space left on device")


def test_a_printer_that_takes_nothing_is_said_in_one_sentence(dialog, qtbot, monkeypatch):
    def refuse(*_: object) -> int:
        raise OSError("no paper")

    monkeypatch.setattr(output, "paint", refuse)
    dialog.to_printer()
    qtbot.waitUntil(lambda: bool(dialog.message.text()))
    assert dialog.message.text() == "The score sheet could not be printed: no paper"


def test_an_evening_without_deals_offers_a_blank_form(qtbot):
    dialog = PrintSheet(page(), "en", "x.pdf", None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    assert dialog.what.value() == BLANK
