"""The sheet of partners: a column for each side, on the slate, in numbers, on paper, in words."""

from __future__ import annotations

from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.slate import SlateView
from engine import games
from engine.sheet import Line, Note

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emma")


def page(*deals: tuple[int | None, ...], players: int = 4, **options: object) -> SheetPage:
    kind = games.find("knueffeln")
    values = {**next(iter(kind.presets.values())).as_dict(), **options}
    game = kind.make(kind.options.from_dict(values), players)
    lines = [Line(deal, (Note("basic", 0),)) for deal in deals]
    speech = Speech(game, NAMES[:players])
    return SheetPage(game.sheet(lines), speech.sides(), speech, "Knüffeln", "Bohmstedt", "")


def test_partners_share_a_column_and_five_have_one_each():
    assert page().names == ("Anna & Carl", "Bert & Dora")
    assert page(players=5).names == NAMES


def test_the_slate_tells_the_ladder_in_words(qtbot):
    slate = SlateView(lambda: False)
    qtbot.addWidget(slate)
    slate.show_sheet(page((1, 0), (3, 0), scoring="ladder"))
    assert slate.accessibleDescription().splitlines() == [
        "Anna & Carl: ladder, 0 rung(s) left",
        "Bert & Dora: ladder, 4 rung(s) left; 1 Knüppel",
    ]


def test_where_only_money_counts_it_is_written_on_the_slate():
    shown = page((10, -10), scoring="money")
    assert [[shown.written(mark) for mark in side] for side in shown.slate] == [
        ["total per player: 10"],
        ["total per player: −10"],
    ]
    assert shown.marks_in_words(1) == "Bert & Dora: total per player −10"
