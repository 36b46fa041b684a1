"""What goes on which page."""

from __future__ import annotations

import pytest

from desktop.sheet.forms import blank
from desktop.sheet.leaves import (
    BY_HAND,
    HEAD,
    SIGNATURES,
    Area,
    area_for,
    leaves,
    table,
)
from tests.desktop.sheet.pages import page

A4 = Area(180, 267)
GAME = [(5, None, 0), (5, None, None), (None, 5, None), (None, 5, 0)]


def evening(games):
    return page(*GAME * games, preset="zaisertshofen")


def test_a_short_evening_is_one_page_and_signed():
    (leaf,) = leaves(page((3, 2, None)), A4)
    assert leaf.first
    assert leaf.signed
    assert [row.kind for row in leaf.rows] == ["deal", "total", "total"]


@pytest.mark.parametrize("area", [A4, Area(267, 180), Area(127, 189), Area(90, 133)])
@pytest.mark.parametrize("games", [1, 2, 3, 4, 5])
def test_all_rows_are_shared_out_in_their_order(area, games):
    shown = evening(games)
    shares = leaves(shown, area)
    assert [row for leaf in shares for row in leaf.rows] == table(shown)
    assert [leaf.number for leaf in shares] == list(range(1, len(shares) + 1))
    assert {leaf.of for leaf in shares} == {len(shares)}


def test_no_heading_stands_at_the_foot_and_no_sum_stands_alone():
    for height in range(120, 300, 3):
        for leaf in leaves(evening(5), Area(180, height)):
            assert leaf.rows[-1].kind == "total" if leaf.signed else leaf.rows[-1].kind == "deal"
            assert leaf.rows[0].kind != "total"


def test_a_sheet_without_deals_is_ruled_to_be_filled_in():
    (leaf,) = leaves(page(), A4)
    assert {row.kind for row in leaf.rows} == {"blank"}
    assert len(leaf.rows) > 15


@pytest.mark.parametrize("width", [180, 127, 85, 75])
@pytest.mark.parametrize("height", [267, 189, 128, 75, 59])
def test_rows_of_a_form_can_be_written_into_and_end_above_the_signatures(width, height):
    form = blank(page())
    area = area_for(form, width, height)
    (leaf,) = leaves(form, area)
    assert area.row >= BY_HAND
    foot = HEAD * area.scale + area.slate + (len(leaf.rows) + 1) * area.row
    assert foot <= height - SIGNATURES * area.scale
    assert leaf.rows[0].kind == "blank"
