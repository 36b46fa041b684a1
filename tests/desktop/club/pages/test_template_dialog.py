"""The club's own template of cards and sheets: written, seen, kept, and set on every paper."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop.club.model import templates
from desktop.club.model.templates import FIELDS, Template
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.template_dialog import TemplateDialog
from desktop.club.papers import sheets
from desktop.club.papers.blocks import Boxes, Inside, Paper, Picture, Text
from desktop.club.papers.painting import fitting
from desktop.club.papers.printing import picture, set_on, write_pdf
from desktop.common import paths
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from engine.tournament.book import Book
from tests.desktop.club.rooms import running

pytestmark = pytest.mark.usefixtures("own_home")


@pytest.fixture
def book(own_home: Path) -> Book:
    return running(8, sizes=(4,), title="Spring", sums={}, place="Lion").office.book


def dialog(qtbot: QtBot, book: Book, paper: str) -> TemplateDialog:
    one = TemplateDialog(paper, "Paper", lambda it: sheets.TEMPLATED[paper](book, 1, it))
    qtbot.addWidget(one)
    return one


def first_box(paper: Paper) -> list[Inside]:
    (boxes,) = (block for block in paper.blocks if isinstance(block, Boxes))
    return list(boxes.boxes[0])


def texts(blocks: list[Inside]) -> list[str]:
    return [block.text for block in blocks if isinstance(block, Text)]


def crest(folder: Path) -> Path:
    path = folder / "crest.png"
    image = QImage(300, 150, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(path))
    return path


def take(qtbot: QtBot, one: TemplateDialog, path: Path) -> None:
    """Take a picture, and wait for what comes of it."""
    one.take_picture(path)
    qtbot.waitUntil(one.choose.isEnabled, timeout=60_000)


PNG_OF_NO_SIZE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\xff" * 8


def test_what_is_written_stands_on_every_card(qtbot: QtBot, book: Book) -> None:
    one = dialog(qtbot, book, "place_cards")
    one.text.setPlainText("> {Title}, {place}\n\n# {name}\nteam: {team}")
    one.keep()
    assert one.result() == QDialog.DialogCode.Accepted
    card = first_box(sheets.PAPERS["place_cards"][0](book, 1))
    assert texts(card) == ["Spring, Lion", "Person 1", "team:"]
    assert templates.of("place_cards") == Template("> {title}, {place}\n\n# {name}\nteam: {team}")
    again = dialog(qtbot, book, "place_cards")
    assert again.text.toPlainText() == "> {title}, {place}\n\n# {name}\nteam: {team}"
    again.take_usual()
    assert templates.of("place_cards") is None
    assert texts(first_box(sheets.PAPERS["place_cards"][0](book, 1))) == ["Spring", "Person 1", "1"]


@pytest.mark.parametrize("paper", FIELDS)
def test_what_it_begins_with_can_be_set_and_printed(
    qtbot: QtBot, book: Book, paper: str, tmp_path: Path
) -> None:
    one = dialog(qtbot, book, paper)
    assert not one.problem()
    made = sheets.TEMPLATED[paper](book, 1, one.template())
    for size in ("A4", "A5"):
        assert set_on(made, size)
        write_pdf(tmp_path / f"{size}.pdf", [made], size)
    usual = sheets.TEMPLATED[paper](book, 1, None)
    assert len(set_on(made)) == len(set_on(usual))


def test_a_table_sheet_keeps_its_rows_below_what_the_club_writes(book: Book) -> None:
    long = Template("\n".join(["# {title}", "{counts}", *["a line of the club"] * 8]))
    paper = sheets.TEMPLATED["table_sheets"](book, 1, long)
    assert len(set_on(paper)) == len(set_on(sheets.TEMPLATED["table_sheets"](book, 1, None))) == 2
    assert sum(isinstance(block, Text) and "a line" in block.text for block in paper.blocks) == 16


def test_more_lines_than_fit_on_a_card_become_smaller_and_stay_on_it() -> None:
    lines: list[Inside] = [Text("a line", 11.0, fits=True)] * 12
    part = fitting(lines, 86, 32)
    assert 0.1 < part < 0.3 and part * 12 * 11 <= 32 - 4
    assert fitting(lines[:2], 86, 32) == 1


def test_fields_have_names_in_the_language_of_now(
    qtbot: QtBot, book: Book, qapp: QApplication, tmp_path: Path
) -> None:
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        one = dialog(qtbot, book, "tents")
        assert "{Tisch}" in one.text.toPlainText() and "{Namen}" in one.help.text()
        one.text.setPlainText("! {tisch}\n{Namen}")
        assert one.template().text == "! {table}\n{names}"
        one.keep()
    finally:
        languages.use("en")
    assert texts(first_box(sheets.PAPERS["tents"][0](book, 1)))[0] == "1"
    assert dialog(qtbot, book, "tents").text.toPlainText() == "! {table}\n{names}"


@pytest.mark.parametrize(
    ("text", "told"),
    [("{nmae}", "nmae"), ("{table}", "table"), (" \n", "nothing"), ("x" * 2001, "2000")],
)
def test_what_cannot_be_kept_is_told(qtbot: QtBot, book: Book, text: str, told: str) -> None:
    one = dialog(qtbot, book, "place_cards")
    one.text.setPlainText(text)
    one.keep()
    assert told in one.say.text() and templates.of("place_cards") is None
    assert one.result() != QDialog.DialogCode.Accepted


def test_a_crest_stands_above_the_lines_and_can_be_taken_off(
    qtbot: QtBot, book: Book, tmp_path: Path
) -> None:
    one = dialog(qtbot, book, "place_cards")
    take(qtbot, one, crest(tmp_path))
    assert one.text.toPlainText().startswith("{picture}\n")
    one.keep()
    paper = sheets.PAPERS["place_cards"][0](book, 1)
    top = first_box(paper)[0]
    assert isinstance(top, Picture) and (top.image.width(), top.image.height()) == (300, 150)
    dark = picture(paper, 1, 400).scaled(1, 1).pixelColor(0, 0).lightness()
    again = dialog(qtbot, book, "place_cards")
    again.drop.click()
    again.keep()
    paper = sheets.PAPERS["place_cards"][0](book, 1)
    assert not any(isinstance(block, Picture) for block in first_box(paper))
    blank = picture(paper, 1, 400).scaled(1, 1).pixelColor(0, 0).lightness()
    assert dark <= blank


def test_what_is_no_picture_is_refused(qtbot: QtBot, book: Book, tmp_path: Path) -> None:
    one = dialog(qtbot, book, "place_cards")
    bad = tmp_path / "bad.png"
    bad.write_bytes(b"no picture")
    take(qtbot, one, bad)
    assert "bad.png" in one.say.text() and not one.template().picture
    take(qtbot, one, tmp_path / "none.png")
    assert "none.png" in one.say.text()


def folder(file: Path) -> None:
    file.mkdir()


def link_to_itself(file: Path) -> None:
    try:
        file.symlink_to(file)
    except OSError:
        pytest.skip("no links here")


@pytest.mark.parametrize("make", [folder, link_to_itself])
def test_where_no_templates_can_be_kept_a_sentence_says_so(
    qtbot: QtBot, book: Book, make: Callable[[Path], None]
) -> None:
    make(paths.club_templates())
    one = dialog(qtbot, book, "tents")
    assert one.text.toPlainText() and templates.of("tents") is None
    one.keep()
    assert "cannot be kept" in one.say.text() and one.result() != QDialog.DialogCode.Accepted


def test_a_dialog_that_is_closed_waits_for_no_picture(
    qtbot: QtBot, book: Book, tmp_path: Path
) -> None:
    one = dialog(qtbot, book, "place_cards")
    one.take_picture(crest(tmp_path))
    assert not one.choose.isEnabled()
    one.reject()
    assert not one._taker.busy


@pytest.mark.parametrize("picture", [b"<svg/>", b"\x89PNG\r\n\x1a\n", b"GIF89a", PNG_OF_NO_SIZE])
def test_a_file_of_templates_holds_no_other_pictures(book: Book, picture: bytes) -> None:
    """They are drawn in the window's own process, and the file may come from elsewhere."""
    code = base64.b64encode(picture).decode()
    text = json.dumps({"tents": {"text": "x", "picture": code}})
    paths.club_templates().write_text(text, encoding="utf-8")
    assert templates.of("tents") is None


@pytest.mark.parametrize(
    "data", ["", "[]", '{"tents": 3}', '{"tents": {"text": "x", "picture": "?"}}']
)
def test_a_broken_file_is_set_aside_when_something_is_kept(book: Book, data: str) -> None:
    file = paths.club_templates()
    file.write_text(data, encoding="utf-8")
    assert templates.of("tents") is None
    assert set_on(sheets.PAPERS["tents"][0](book, 1))
    templates.keep("tents", Template("{table}"))
    assert templates.of("tents") == Template("{table}")
    assert file.with_name(f"{file.name}.unreadable1").read_text(encoding="utf-8") == data


def test_the_button_is_there_for_papers_that_may_have_a_template(qtbot: QtBot) -> None:
    office = running(8, sizes=(4,), sums={}).office
    papers = PapersDialog(office)
    qtbot.addWidget(papers)
    papers.show()
    for name in sheets.wanted(office.book):
        papers.choose(name)
        assert papers.template.isVisible() == (name in FIELDS), name
