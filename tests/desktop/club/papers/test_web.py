"""The evening as a page of HTML: everybody, every round, whole and well formed."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from desktop.club.model import lists
from desktop.club.papers.web import web_page
from tests.desktop.club.rooms import Witness, draw_round, hall, running
from tests.workshop.demo_papers import evening

pytestmark = pytest.mark.usefixtures("own_home", "qapp")

ALONE = {"meta", "link", "br", "img"}


class Reader(HTMLParser):
    """What stands in the cells of tables, headings, and that every element is closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells: list[str] = []
        self.heads: list[str] = []
        self.elements: Counter[str] = Counter()
        self.language = ""
        self.feed(page)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements[tag] += 1
        if tag == "html":
            self.language = dict(attrs)["lang"] or ""
        if tag not in ALONE:
            self.open.append(tag)
        if tag in ("td", "h2", "h3"):
            (self.cells if tag == "td" else self.heads).append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["td"]:
            self.cells[-1] += data
        elif self.open[-1:] in (["h2"], ["h3"]):
            self.heads[-1] += data


def test_everybody_and_every_round_stand_on_the_page():
    state = evening().state
    page = Reader(web_page(state))
    rounds = [head for head in page.heads if head.startswith("Results of round")]
    assert rounds == [f"Results of round {number}" for number in (4, 3, 2, 1)]
    assert page.heads[0] == "Standings after round 4" and "Prize list" in page.heads
    for row in lists.places(state).rows:
        assert page.cells.count(row[2]) >= 1, row
        for cell in row:
            assert cell in page.cells
    assert page.language and not page.elements["script"] and not page.elements["link"]


def test_names_are_text_whatever_signs_they_have():
    witness: Witness = hall(3, sizes=(4,))
    name = '<b>Anna</b> & "Ben"'
    witness.controller.enter(name)
    draw_round(witness.controller)
    page = Reader(web_page(witness.controller.state))
    assert page.elements["b"] == 0 and name in page.cells


def test_groups_stand_each_under_its_name():
    controller = running(4, sizes=(4,)).controller
    assert "Group B" not in Reader(web_page(controller.state)).heads
    both = hall(0, sizes=(4,), groups=["A", "B"]).controller
    for number in range(8):
        both.enter(f"Person {number}", group="AB"[number // 4])
    draw_round(both)
    heads = Reader(web_page(both.state)).heads
    assert heads.count("Group A") >= 1 and heads.count("Group B") >= 1


def test_what_a_table_handed_in_stays_with_its_heading():
    state = evening().state
    page = web_page(state)
    together = re.findall(r"<div><h3>(.*?)</h3>\n<div class=\"wide\"><table>", page)
    assert len(together) == sum(len(one.tables()) for one in state.drawn)
    assert page.count('<div class="tables">') == len(state.drawn)
    assert ".tables > div { break-inside: avoid; }" in page


def test_it_prints_without_parting_a_row_and_heads_again(tmp_path):
    page = web_page(evening().state)
    assert "tr { break-inside: avoid; }" in page and "table-header-group" in page
    # A page of paper cannot be scrolled: nothing may end where a browser would let one scroll.
    printed = page[page.index("@media print") :]
    assert ".wide { overflow: visible; }" in printed
    assert "http" not in page
