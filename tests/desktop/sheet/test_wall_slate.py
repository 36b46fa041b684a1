"""The slate for across a room: large letters, whole names, the leader and the dealer."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize

from desktop.common.language import Language
from desktop.look import strokes
from desktop.look.lettering import least, wall_scale
from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.wall_slate import WallPage, WallSlate
from engine import games
from engine.table import NOBODY, Seat
from tests.desktop.sheet.pages import page

NAMES = ("Anna", "Korbinian", "Magdalena", "Xaver", "Cilli", "Bert", "Vroni")
Written = list[tuple[str, float, QRectF]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Every text that is chalked, its size, and its place."""
    found: Written = []
    original = strokes.Chalk.write

    def write(self: strokes.Chalk, rect: QRectF, text: str, size: float, align: Any) -> None:
        found.append((text, size, rect))
        original(self, rect, text, size, align)

    monkeypatch.setattr(strokes.Chalk, "write", write)
    return found


def shown(sheet: SheetPage, size: tuple[int, int], dealer: Seat = NOBODY) -> WallSlate:
    slate = WallSlate()
    slate.resize(*size)
    seats = tuple(tuple(side) for side in sheet.speech.rules.sides())
    portraits = tuple(NAMES[: len(sheet.speech.names)])
    slate.show_page(WallPage(sheet, seats, portraits, "Deal 9 · Bert deals", dealer))
    return slate


def of_game(game: str, language: str) -> SheetPage:
    """An empty sheet of a game, for as many as may play it."""
    kind = games.find(game)
    options = next(iter(kind.presets.values()))
    for seats in sorted(kind.seats, reverse=True):
        try:
            rules = kind.make(options, seats)
        except ValueError:
            continue
        speech = Speech(rules, NAMES[:seats], language=Language(language))
        return SheetPage(rules.sheet([]), speech.sides(), speech, speech.title())
    raise AssertionError(game)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.everything())
def test_all_is_large_and_nothing_is_cut(
    qapp: object, written: Written, game: str, language: str
) -> None:
    size = 1280, 720
    slate = shown(of_game(game, language), size)
    slate.grab()
    smallest = least(wall_scale(QSize(*size)))
    assert {"Anna"} <= {name for text, _, _ in written for name in text.split()}
    assert not [text for text, *_ in written if "…" in text]
    assert min(high for _, high, _ in written) >= smallest
    whole = QRectF(slate.rect())
    assert all(whole.contains(where) for *_, where in written)


def test_the_figures_of_the_sketch(qapp: object, written: Written) -> None:
    shown(page((1, 0, 4), (2, 3, 0)), (1920, 1080)).grab()
    sizes = {text: high for text, high, _ in written}
    assert sizes["Anna"] == 84
    assert max(sizes.values()) == 124


def test_the_dealer_has_the_button(qapp: object) -> None:
    sheet = page((1, 0, 4))
    without = shown(sheet, (1280, 720)).grab().toImage()
    assert shown(sheet, (1280, 720), dealer=1).grab().toImage() != without
