"""What is selected in the PDF of a paper comes in the order in which it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

import pytest
from pypdf import PdfReader

from desktop.club.pages.setup import first_settings
from desktop.club.papers import further, sheets
from desktop.print import output
from desktop.print.blocks import Block, Boxes, Drawn, Head, Lines, Paper, Rows, Text
from desktop.print.painting import pages_of
from engine import games
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import running

NAMES = tuple(f"Name{number} Surname{number}" for number in range(40))
AGAIN = "(?:%s)?"


def flat(text: str) -> str:
    """A text without its blanks, of whatever kind they are."""
    return "".join(normalize("NFKC", text).split())


def exactly(*texts: str) -> str:
    return "".join(re.escape(flat(text)) for text in texts)


def read(block: Block, turn: str) -> Iterator[str]:
    """A pattern of what stands in a block; `turn` is what may stand where a page ends."""
    match block:
        case Text():
            yield exactly(block.text)
        case Rows():
            heads = exactly(*block.heads)
            above = exactly(*(text for text, _ in block.above))
            yield AGAIN % turn + above + heads
            for number, row in enumerate(block.rows):
                # Heads are said again in each column, and on each page.
                hints = exactly(*(text for (at, _), text in block.hints.items() if at == number))
                yield AGAIN % turn + AGAIN % (above + heads) + exactly(*row) + hints
        case Head():
            yield exactly(block.title, block.about)
            yield "".join(exactly(value, name) for name, value in block.fields)
        case Drawn():
            signed = exactly("the organiser", "For the club")
            yield AGAIN % (signed + r"|\d+")
        case Lines():
            yield exactly(*block.names)
        case Boxes():
            for box in block.boxes:
                inside = "".join(part for one in box for part in read(one, ""))
                # What is folded says the same on both of its sides.
                yield inside * 2 if block.tents else inside


def pattern(paper: Paper) -> str:
    """What the PDF of a paper says, from its title to its foot."""
    head = exactly(paper.title) + r"(?:\d+of\d+)?" + exactly(paper.about) if paper.headed else ""
    foot = "Kartentisch" if paper.headed else ""
    turn = foot + head
    blocks = (AGAIN % turn + part for one in paper.blocks for part in read(one, turn))
    return head + "".join(blocks) + foot


def says(paper: Paper, target: Path) -> str:
    output.write_pdf(target, paper.title, pages_of([paper]))
    return "".join(flat(page.extract_text()) for page in PdfReader(target).pages)


def evening(**more: object) -> TournamentState:
    """A club evening after a round, with something on every paper."""
    prizes = [{"kind": "place", "place": 1, "money": 1000}, {"kind": "last", "money": 100}]
    controller = running(len(NAMES), fee=500, prizes=prizes, title="Evening", **more).controller
    for number, name in enumerate(NAMES, 1):
        assert controller.do({"change": number, "name": name})
    for table in range(1, len(NAMES) // 4 + 1):
        controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
        # No two are first or last: few have a prize, and so few a certificate, which is drawn.
        values = [3 + table, 3, 2, -table]
        controller.do({"correct": [1, table], "values": values, "reason": "misread"})
    controller.do({"close": 1})
    return controller.state


def test_every_paper_is_selected_in_the_order_in_which_it_is_read(own_home, qtbot, tmp_path):
    state, several = evening(sums={}), 0
    names = sheets.wanted(state)
    assert len(names) > 15
    for name in names:
        paper = sheets.PAPERS[name][0](state, 1)
        said, count = says(paper, tmp_path / "paper.pdf"), len(pages_of([paper]))
        assert re.fullmatch(pattern(paper), said), (name, pattern(paper), said)
        several += count > 1
    assert several > 5, "the end of a page is among what is looked at"


def held(paper: Paper, target: Path) -> None:
    said = says(paper, target)
    assert re.fullmatch(pattern(paper), said), (paper.title, pattern(paper), said)


def test_teams_are_selected_in_the_order_in_which_they_are_read(own_home, qtbot, tmp_path):
    controller = running(8, title="Evening", sums={}).controller
    for who, team in enumerate(("Oak", "Bells", "Hearts", "Acorns") * 2, 1):
        assert controller.do({"change": who, "name": NAMES[who], "team": team})
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [table, 2, 3, 4]})
    paper = sheets.PAPERS["teams"][0](controller.state, 1)
    assert all(flat(NAMES[who]) in flat(repr(paper)) for who in range(1, 9))
    held(paper, tmp_path / "teams.pdf")


def test_a_cross_table_is_selected_in_the_order_in_which_it_is_read(own_home, qtbot, tmp_path):
    controller = running(8, title="Evening", sums={}, sizes=(2,), best=2).controller
    for table in range(1, 5):
        controller.do({"result": [1, table], "values": [table, 9 - table]})
    assert "cross" in sheets.wanted(controller.state)
    held(sheets.PAPERS["cross"][0](controller.state, 1), tmp_path / "cross.pdf")


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", sorted(games.everything()))
def test_sheets_and_slips_of_any_game_are_selected_in_the_order_in_which_they_are_read(
    game, own_home, qtbot, tmp_path
):
    dealt = game in games.names()
    settings = first_settings(game, next(iter(games.find(game).presets)))
    settings |= {"duplicate": dealt, "deals": 2 * dealt}
    state = running(max(8, 2 * settings["best"]), title="Evening", **settings).controller.state
    names = {"table_sheets", "table_sheets_two", "slips"} & set(sheets.wanted(state))
    assert ("slips" in names) is dealt and len(names) == 2 + dealt
    for name in names:
        held(sheets.PAPERS[name][0](state, 1), tmp_path / "paper.pdf")


def test_the_season_is_selected_in_the_order_in_which_it_is_read(qtbot, tmp_path):
    rows = [[f"{place}.", name, str(60 - place)] for place, name in enumerate(NAMES, 1)]
    winners = [[NAMES[0], "2", "9/1, 9/8"]]
    paper = further.season(["Place", "Name", "Points"], rows, "after two evenings", winners)
    held(paper, tmp_path / "season.pdf")


def test_joined_letters_can_be_copied(qtbot, tmp_path):
    words = "after left fifty offer flight Affäre"
    paper = Paper(words, words, [Text(words), Rows([words], [[words]])])
    assert says(paper, tmp_path / "paper.pdf").count(flat(words)) == 5
