"""The rules card by itself: no sheet is asked for, and none comes before it."""

from __future__ import annotations

import pytest
from pypdf import PdfReader

from desktop.app import run

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("wanted", ["--card", "--rules"])
def test_rules_are_printed_without_a_sheet(tmp_path, wanted):
    out = tmp_path / "card.pdf"
    assert run(["sheet", "ramsen", wanted, "-o", str(out)]) == 0
    text = " ".join(" ".join(one.extract_text().split()) for one in PdfReader(out).pages)
    assert "House rules" in text and "Place, date" not in text
