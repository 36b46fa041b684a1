"""Sheets for the tests of this folder, from a few lines of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from engine import games
from engine.sheet import Line, Mark

NAMES = ("Anna", "Benedikt", "Zenzi", "Korbinian", "Theres")


def page(*deals: Sequence[int | None], players: int = 3, preset: str = "bavarian") -> SheetPage:
    """The page of these deals of Ramsen."""
    kind = games.find("ramsen")
    game = kind.make(kind.presets[preset], players)
    names = NAMES[:players]
    sheet = game.sheet([Line(tuple(deal)) for deal in deals])
    speech = Speech(game, names)
    return SheetPage(sheet, names, speech, "Ramsen", "Bavaria", "Passau, 3 May 2026")


def with_slate(shown: SheetPage, *slate: Sequence[tuple[str, int]]) -> SheetPage:
    """The page with other marks on its slate."""
    marks = tuple(tuple(Mark(*mark) for mark in side) for side in slate)
    return replace(shown, sheet=replace(shown.sheet, slate=marks))
