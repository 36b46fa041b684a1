"""The bench writes its figures into a page, each in its row, with the day and the machine."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tests.workshop.bench import __main__ as bench

MEASURES = (
    *("decisions", "other_games", "melding", "mid_deal", "thinking", "saving", "seating"),
    *("starting", "dragging", "drawing", "keeping"),
)


def test_the_page_has_every_figure_in_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, name in enumerate(MEASURES):
        monkeypatch.setattr(
            bench, name, lambda *given, row=(f"what {number}", "1 ms", "aim 2 ms"): iter([row])
        )
    file = tmp_path / "measured.md"
    assert bench.main(["--quick", "--page", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| what ")]
    assert rows[1:] == [f"| what {number} | 1 ms | aim 2 ms |" for number in range(len(MEASURES))]
    assert f"{date.today():%B %Y}" in text and bench.machine().partition(",")[0] in text
    kept = (bench.ROOT / "docs" / "measured.md").read_text(encoding="utf-8")
    assert text.splitlines()[0] == kept.splitlines()[0] and rows[0] in kept
