"""What somebody is called is printed as it is: on every paper of a club."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from desktop.club.papers import painting, printing, sheets
from engine.tournament.book import Book
from tests.desktop.club.rooms import running

HOSTILE = (
    "<b>Anna</b>",
    "R&B &amp;",
    "=1+1<i>",
    "Re\u202esi",
    "@SUM(A1)",
    "%n \\n {0}",
    "&x;",
    "<!--",
)
PLAIN = tuple(f"Name{number}" for number in range(len(HOSTILE)))
MNEMONICS = int(Qt.TextFlag.TextShowMnemonic) | int(Qt.TextFlag.TextHideMnemonic)


class Recorder:
    """A painter that keeps what it writes."""

    written: list[str]
    flags: int

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def drawText(self, place: Any, flags: int, text: str) -> None:
        Recorder.written.append(text)
        Recorder.flags |= flags
        self._painter.drawText(place, flags, text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._painter, name)


def evening(names: tuple[str, ...]) -> Book:
    """A club evening of these people, with something on every paper."""
    prizes = [{"kind": "place", "place": 1, "money": 1000}, {"kind": "last", "money": 100}]
    office = running(len(names), fee=500, prizes=prizes, sums={}, title="Evening").office
    for number, name in enumerate(names, 1):
        assert office.do({"change": number, "name": name})
    for table in (1, 2):
        office.do({"result": [1, table], "values": [1, 2, 3, 4]})
        office.do({"correct": [1, table], "values": [4, 3, 2, 1], "reason": names[0]})
    office.do({"close": 1})
    return office.book


def printed(book: Book, name: str, names: tuple[str, ...]) -> dict[int, int]:
    """How often each of the people stands on a paper, by their place in the list."""
    Recorder.written, Recorder.flags = [], 0
    printing.picture(sheets.PAPERS[name][0](book, 1))
    # A long name stands in two lines, or is held together in one.
    text = " ".join(Recorder.written).replace("\N{NO-BREAK SPACE}", " ")
    return {number: text.count(one) for number, one in enumerate(names)}


def test_every_paper_prints_names_as_they_are(
    own_home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Recording(painting.Painting):
        def __init__(self, painter: QPainter, dots: float) -> None:
            super().__init__(painter, dots)
            self.painter = Recorder(painter)  # type: ignore[assignment]

    monkeypatch.setattr(printing, "Painting", Recording)
    plain, hostile = evening(PLAIN), evening(HOSTILE)
    names = sheets.wanted(plain)
    assert len(names) > 15 and names == sheets.wanted(hostile)
    stood = 0
    for name in names:
        expected = printed(plain, name, PLAIN)
        assert printed(hostile, name, HOSTILE) == expected, name
        assert not Recorder.flags & MNEMONICS, name
        stood += bool(sum(expected.values()))
    assert stood > 10
