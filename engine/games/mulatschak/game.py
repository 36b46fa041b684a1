"""Mulatschak: what belongs to it."""

from __future__ import annotations

from engine.game import Box, Game
from engine.games.mulatschak.options import FUCHZENAWA, SALZBURG, MulatschakOptions
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.parts.booklet import Booklet
from engine.rules import Rules


def _booklet(rules: Rules[MulatschakTable]) -> Booklet[MulatschakTable]:
    from engine.games.mulatschak.booklet import MulatschakBooklet

    return MulatschakBooklet(rules)


GAME = Game(
    name="mulatschak",
    seats=(2, 3, 4, 5),
    options=MulatschakOptions,
    presets={"salzburg": SALZBURG, "fuchzenawa": FUCHZENAWA},
    rules=MulatschakRules,
    booklet=_booklet,
    pattern="tell",
    box=Box("", "EA SW", 20, trumps=True),
    agreed_first=("start", "stay", "hearts_double", "failed"),
    packets=(3, 2),
    noticed=("cuts_weli", "mulatschak", "anew"),
)
