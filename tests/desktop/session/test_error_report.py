"""The report of an error holds the evening, and nobody's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.session.error_report import report

SAVES = Path(__file__).parents[2] / "saves"
NAMES = ("Anna", "Ben", "Cilli")


@pytest.mark.parametrize("name", ["v2-paper", "v2-ramsen", "v1-paper"])
def test_the_evening_is_there_without_names(name: str) -> None:
    source = (SAVES / f"{name}.kartentisch").read_text("utf-8")
    text = report(SAVES / f"{name}.kartentisch")
    evening = text.split("== evening\n")[1]
    assert evening.count("\n") == source.count("\n")
    assert '"name":"Player 1"' in evening and '"game":"ramsen"' in evening
    for who in NAMES:
        assert who not in text
    assert "counted wrong" not in text and '"sum"' not in evening


def test_what_is_written_for_a_reason_or_under_a_name_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "abend.kartentisch"
    file.write_text(
        '{"kartentisch":2,"game":"gin","title":"Berta turns 80","id":"berta-1",'
        '"seats":[{"name":"Berta","id":"berta-1"},{"name":"Carl","bot":"strong"}]}\n'
        '{"correct":{"line":1,"values":[3],"why":"Berta slept"}}\n'
        '{"seats":[{"name":"Berta"}],"deep":[{"name":"Carl","by":"Berta"}]}\nBerta\n["Carl"]\n',
        "utf-8",
    )
    text = report(file)
    assert "erta" not in text and "Carl" not in text
    assert '{"name":"Player 2","bot":"strong"}' in text and '"values":[3],"why":"x"' in text


def test_a_file_that_cannot_be_read_is_said_to_be_so(tmp_path: Path) -> None:
    assert "not readable: FileNotFoundError" in report(tmp_path / "Anna.kartentisch")
    assert "Anna" not in report(tmp_path / "Anna.kartentisch")
    assert "== evening" not in report(None)
