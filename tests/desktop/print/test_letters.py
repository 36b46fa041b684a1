"""No letter on any paper is too small to be read: every PDF is read back."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.club.papers import sheets
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.print import output
from desktop.print.blocks import Rows
from desktop.print.painting import pages_of
from desktop.print.scale import LEAST, PITCH, fold, parted, shortened, wide
from desktop.print.setting import pages
from desktop.print.tables import group_height, groups_of
from desktop.sheet import forms
from desktop.sheet.forms import Order, card
from desktop.sheet.paper import paper
from engine import games
from engine.tournament.state import TournamentState
from tests.desktop.print.letters import smallest
from tests.desktop.sheet.test_forms import form, seats_of
from tests.workshop import demo_papers

POINTS = 6.5
SIZES, LANGUAGES = ("A4", "A5", "Letter"), ("de", "en")
LONG = ("Maximilian", "Bernadette-Friederike Schneider-Weingarten", "Maximiliankorbinianedere")

pytestmark = pytest.mark.usefixtures("own_home", "qapp")


@cache
def evening(people: int) -> TournamentState:
    """A club evening of so many, one of them with a very long name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(demo_papers, "PEOPLE", people)
        patch.setattr(demo_papers, "LEAVES", min(9, people - 1))
        return demo_papers.evening().state


def speak(language: str, qapp: QApplication, folder: Path) -> None:
    Languages(qapp, Settings(folder / "settings.ini")).use(language)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, "A6"])
@pytest.mark.parametrize("people", [8, 28, 100])
def test_all_letters_of_a_club_evening_can_be_read(qapp, tmp_path, people, size, language):
    speak(language, qapp, tmp_path)
    state = evening(people)
    names = sheets.wanted(state)
    assert len(names) > 15
    target = tmp_path / "paper.pdf"
    for name in names:
        output.write_pdf(target, name, pages_of([sheets.PAPERS[name][0](state, 4)], size))
        size_of, page, said = smallest(target)
        assert size_of >= POINTS, (name, page, said)


@pytest.mark.one_in(53)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("game", games.everything())
def test_all_letters_of_a_form_can_be_read(qapp, tmp_path, game, named, size, language):
    speak(language, qapp, tmp_path)
    players = max(seats_of(game))
    page = form(game, players, (LONG * players)[:players] if named else ())
    target = tmp_path / "form.pdf"
    for number in (1, forms.most_on_a_page(Order(page, size))):
        text = card(page, language) if named else ""
        order = Order(page, size, per_page=number, rules=not named, card=text)
        forms.write(target, order)
        size_of, at, said = smallest(target)
        assert size_of >= POINTS, (number, at, said)


def test_a_word_is_parted_evenly_and_with_hyphens():
    room = wide("Korbinianed-", LEAST)
    assert parted("Maximiliankorbinianedere", room, LEAST) == [
        *("Maximili-", "ankorbin-", "ianedere")
    ]
    assert fold("Anna Maximilianeder", wide("Maximiliane", LEAST), LEAST) == [
        *("Anna", "Maximil-", "ianeder")
    ]


def test_an_amount_is_parted_from_its_currency_only_where_it_has_no_room():
    text, room = "Lina: 5,00\N{NO-BREAK SPACE}€", wide("Lina: 5,00", LEAST)
    assert fold(text, room, LEAST) == ["Lina:", "5,00\N{NO-BREAK SPACE}€"]
    assert fold(text, wide("5,00", LEAST), LEAST)[-2:] == ["5,00", "€"]


def test_first_names_are_shortened_and_nothing_else():
    assert shortened("Maria Katharina Huber") == "M. K. Huber"
    assert shortened("Huber") == "Huber" and shortened("7 Anna Huber") == "7 A. Huber"
    assert shortened("Anna Huber & Ben Bauer") == "A. Huber & B. Bauer"
    assert shortened("Round account\nAnna Huber") == "Round account\nA. Huber"


@pytest.mark.parametrize("size", SIZES)
def test_a_list_of_skat_with_long_names_is_one_page_and_keeps_them_in_their_heads(qapp, size):
    order = Order(form("skat", 4, (LONG * 2)[:4]), size)
    (found,) = pages(paper(order.page, order.field), order.field.width, order.field.height)
    table = next(one.block for one in found if isinstance(one.block, Rows) and one.block.above)
    for (first, end), letters, lines in groups_of(table):
        assert len(lines) * PITCH * letters <= group_height(table)
        room = sum(table.widths[first:end])
        assert all(wide(line, letters, True) <= room for line in lines)
