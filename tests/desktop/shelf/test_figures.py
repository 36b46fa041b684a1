"""Statistics: who was there, who won, and what is never added up."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPalette

from desktop.shelf import figures
from desktop.shelf.figures import Figures, Part, course, only, running, whole
from desktop.shelf.plots import Bar, Colours, paint_bars, paint_lines, ticks
from engine import games
from engine.sheet import Line
from engine.summary import Summary, summary
from tests.kit.cases import presets
from tests.workshop import golden


def parts(evenings: list[Summary]) -> list[Part]:
    return whole(figures.parts(evenings))


def counted(some: list[Part], by: str) -> list[Figures]:
    return whole(figures.counted(some, by))


def people(some: list[Part]) -> list[str]:
    return whole(figures.people(some))


def told(
    names: str,
    winner: int | None = 0,
    *,
    game: str = "ramsen",
    preset: str = "bavarian",
    sums: tuple[int, ...] = (3, 1, 2),
    key: str = "wins",
    started: str = "",
    bots: str = "   ",
    ids: tuple[str, ...] = (),
) -> Summary:
    return Summary(
        game,
        preset,
        started,
        tuple(names),
        tuple(bot.strip() for bot in bots.ljust(len(names))[: len(names)]),
        tuple((seat,) for seat in range(len(names))),
        10,
        winner is not None,
        False,
        () if winner is None else (winner,),
        ((key, sums[: len(names)]),),
        ids=ids,
    )


EVENINGS = [
    told("ABC"),
    told("BCA", 1),
    told("ABD", None),
    told("ABC", 2, game="gin", key="points"),
]


def test_people_are_counted_by_their_evenings():
    rows = {row.key[0]: row for row in counted(parts(EVENINGS), "person")}
    assert [rows[name].evenings for name in "ABCD"] == [4, 4, 3, 1]
    assert [rows[name].won for name in "ABCD"] == [1, 0, 2, 0]
    assert rows["A"].finished == 3 and rows["A"].share == pytest.approx(1 / 3)


def test_a_person_is_an_id_and_without_one_a_name_in_any_case():
    evenings = [
        told("Axa", None, ids=("1", "2", ""), started="2026-01-01"),
        told("Bax", None, ids=("1", "", "2"), started="2026-01-02"),
        told("AA", None, started="2026-01-03"),
        told("AA", None, ids=("3", ""), bots=" h", started="2026-01-04"),
    ]
    rows = {row.key: row.evenings for row in counted(parts(evenings), "person")}
    assert rows == {
        ("B", ""): 2,  # renamed
        ("x", ""): 2,
        ("A", ""): 1,  # of the name by now only this one has an id
        ("a (2)", ""): 2,  # no id, twice
        ("A (3)", ""): 1,  # two at one evening are nobody of another one
        ("A (4)", ""): 1,
        ("A", "h"): 1,
    }
    assert people(parts(evenings))[0] in ("B", "x", "a (2)")
    assert [part.told.ids[0] for part in only(parts(evenings), person="A")] == ["3"]


def test_sums_of_different_games_are_never_mixed():
    rows = {row.key[0]: row for row in counted(parts(EVENINGS), "person")}
    assert rows["A"].average is None
    rows = {row.key[0]: row for row in counted(only(parts(EVENINGS), game="ramsen"), "person")}
    assert rows["A"].average == pytest.approx((3 + 2 + 3) / 3)


def test_an_evening_counts_once_for_its_game():
    rows = counted(parts(EVENINGS), "game")
    assert [(row.key, row.evenings, row.deals) for row in rows] == [
        (("ramsen",), 3, 30),
        (("gin",), 1, 10),
    ]


def test_rule_sets_of_the_same_name_in_two_games_are_two():
    assert len(counted(parts(EVENINGS), "rules")) == 2


def test_seats_stand_in_their_order():
    rows = counted(parts(EVENINGS), "seat")
    assert [row.key for row in rows] == [("1",), ("2",), ("3",)]
    assert [row.won for row in rows] == [1, 1, 1]


def test_who_had_which_partner_and_how_much_help():
    pairs = told("ABCD", 0, sums=(5, -5))._replace(sides=((0, 2), (1, 3)), helped=(0, 1, 3, 4))
    rows = counted(parts([pairs, *EVENINGS]), "partner")
    assert [(row.key, row.won) for row in rows] == [
        (("A", "C"), 1),
        (("B", "D"), 0),
        (("C", "A"), 1),
        (("D", "B"), 0),
    ]
    rows = counted(parts([pairs]), "help")
    assert [(row.key, row.parts) for row in rows] == [(("0",), 1), (("1",), 2), (("2",), 1)]


def test_bots_can_be_left_out():
    evening = told("ABC", bots=" h ")
    assert [part.person for part in only(parts([evening]), bots=False)] == ["A", "C"]
    assert people(parts([evening])) == ["A", "C"]


def test_what_somebody_won_is_added_up_from_the_oldest_evening():
    evenings = [
        told("ABC", started="2026-02-01"),
        told("ABC", started="2026-01-01", sums=(10, 0, 0)),
    ]
    assert running(only(parts(evenings), person="A")) == [0, 10, 13]
    assert running(only(parts(EVENINGS), person="A")) == []


def test_the_course_begins_with_nothing_and_ends_with_the_sheet():
    kind = games.find("ramsen")
    game = kind.make(kind.presets["bavarian"], 3)
    lines = [Line((3, 2, None)), Line((1, 4, None)), Line((5, 0, None))]
    courses = {one.key: one.values for one in course(game, lines)}
    assert courses["open"][0] == (10, 10, 10)
    assert len(courses["open"]) == 4
    assert courses["open"][-1] == game.sheet(lines).total("open")


def test_a_long_evening_has_not_more_stops_than_can_be_seen():
    kind = games.find("ramsen")
    game = kind.make(kind.options(games=20), 3)
    lines = [Line((1, None, None))] * 1000
    assert len(course(game, lines)[0].values) <= 160


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (0, 10), (-7, 3), (0, 0), (-250, 1200), (3, 4), (0, 99)]
)
def test_the_scale_has_round_numbers_around_everything(low, high):
    scale = ticks(low, high)
    assert scale[0] <= low and scale[-1] >= high and 1 < len(scale) <= 9
    assert len({after - before for before, after in itertools.pairwise(scale)}) == 1


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", games.names())
def test_an_evening_of_every_game_has_its_course_and_is_counted(name):
    """Also where a sum stands there only when all is over, such as what was divided."""
    match = golden.evening(presets(name)[0])
    events, sheet = match.events(), match.sheet()
    found = course(match.rules, sheet.lines)
    assert match.rules.counting().total in [one.key for one in found]
    assert all(one.values[-1] == sheet.total(one.key) for one in found)
    rows = counted(parts([summary(events)]), "person")
    winners = [seat for side in sheet.winners for seat in match.rules.sides()[side]]
    assert sum(row.won for row in rows) == len(winners)


# Bars and lines: whose they are stands beside them whole.

NAMES = ("Anna", "Bernadette-Friederike Sch", "Maximiliankorbinianedere", "W" * 24, "Ben")


class Recording(QPainter):
    """A painter that keeps what it writes, where, and how wide the widest line of it is."""

    written: dict[str, tuple[QRectF, int]]

    def drawText(self, *given: Any) -> None:
        place, _, text = given
        letters = QFontMetrics(self.font())
        lines = text.split("\n")
        self.written[text] = place, max(map(letters.horizontalAdvance, lines))
        super().drawText(*given)


def bars(painter: QPainter, place: QRectF, colours: Colours) -> None:
    paint_bars(painter, place, [Bar(name, 0.5, "50 %") for name in NAMES], colours)


def lines(painter: QPainter, place: QRectF, colours: Colours) -> None:
    stops = [(0,) * len(NAMES), tuple(range(len(NAMES)))]
    paint_lines(painter, place, NAMES, stops, colours)


@pytest.mark.parametrize("plot", [bars, lines])
@pytest.mark.parametrize("width", [320, 900])
def test_no_name_is_cut(plot, width, qtbot):
    image = QImage(width, 240, QImage.Format.Format_RGB32)
    place = QRectF(image.rect())
    painter = Recording(image)
    painter.written = {}
    plot(painter, place, Colours.of(QPalette()))
    painter.end()
    found = {"".join(text.split()): (box, wide) for text, (box, wide) in painter.written.items()}
    for name in NAMES:
        box, wide = found["".join(name.split())]
        assert wide <= box.width() + 1 and box.right() <= place.right() + 1, name
    heights = sorted((found["".join(name.split())][0] for name in NAMES), key=QRectF.top)
    for upper, lower in itertools.pairwise(heights):
        assert lower.center().y() - upper.center().y() >= 0.9 * min(upper.height(), lower.height())


def test_what_a_computer_player_played_for_somebody_does_not_count_for_that_person():
    left = told("ABC", 0)._replace(stood_in=(4, 0, 0))
    rows = {row.key[0]: row for row in counted(parts([left, told("ABC", 1)]), "person")}
    assert [rows[name].evenings for name in "AB"] == [2, 2], "both sat there"
    assert [rows[name].finished for name in "AB"] == [1, 2]
    assert [rows[name].won for name in "AB"] == [0, 1]
    assert [rows[name].deals for name in "AB"] == [16, 20]
    assert [rows[name].average for name in "AB"] == [3, 1], "of what was played alone"
    assert [rows[name].stood_in for name in "AB"] == [1, 0]
    assert running(only(parts([left, told("ABC", 1)]), person="A")) == [0, 0, 3]
