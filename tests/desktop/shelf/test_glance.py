"""What the shelf tells at a glance."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from desktop.common import heard_as
from desktop.shelf.glance import Glance, Streak, has_won, own_seat
from desktop.shelf.glance_paper import GlancePaper
from desktop.shelf.shelf_page import ShelfPage
from desktop.shelf.standing import outcome
from engine.summary import Summary
from tests.desktop.shelf.evenings import shelf_of
from tests.desktop.window.page_faults import in_order, passed_over

TODAY = date(2026, 3, 15)
FOUR = ("Anna", "Resi", "Lina", "Max")
ALONE = ((0,), (1,), (2,), (3,))
PAIRS = ((0, 2), (1, 3))


def match(
    winner: int, ago: int = 0, *, sides: tuple[tuple[int, ...], ...] = ALONE, game: str = "ramsen"
) -> Summary:
    """A match of Anna against three computer players that this side has won."""
    started = f"{TODAY - timedelta(ago)}T19:30:00"
    bots = ("", "careful", "careful", "careful")
    return Summary(
        game,
        "",
        started,
        FOUR,
        bots,
        sides,
        5,
        True,
        False,
        (winner,),
        (),
        ids=("anna", "", "", ""),
    )


def glance(*some: Summary, own: str = "anna") -> Glance:
    seen = Glance(own)
    for one in some:
        seen.add(one)
    return seen


def test_matches_are_counted_against_what_luck_alone_would_give():
    seen = glance(match(0), match(1), match(1), match(0), match(0, sides=PAIRS, game="knueffeln"))
    assert (seen.games, seen.won) == (5, 3)
    assert [game for game, _ in seen.most_played()] == ["ramsen", "knueffeln"]
    rate = seen.by_game["ramsen"]
    assert (rate.finished, rate.won, rate.luck) == (4, 2, 1.0)
    assert seen.by_game["knueffeln"].luck == 0.5


def test_the_toughest_opponent_and_the_best_partner_need_some_matches():
    assert glance(match(1), match(1)).toughest is None
    seen = glance(match(1), match(1), match(2), *[match(0, sides=PAIRS)] * 3, match(1, sides=PAIRS))
    assert seen.toughest is not None and seen.toughest.name == "Resi"
    assert (seen.toughest.rate.won, seen.toughest.rate.finished) == (3, 7)
    assert seen.partner is not None and seen.partner.name == "Lina"
    assert (seen.partner.rate.won, seen.partner.rate.finished) == (3, 4)


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ((), Streak(0, 0, None)),
        ((0, 1, 2), Streak(3, 3, TODAY)),
        ((1, 2), Streak(2, 2, TODAY - timedelta(1))),
        ((2, 3, 4), Streak(0, 3, TODAY - timedelta(2))),
        ((0, 0, 5, 6, 7), Streak(1, 3, TODAY - timedelta(5))),
    ],
)
def test_days_in_a_row_end_where_a_day_was_left_out(days, streak):
    seen = glance(*(match(0, ago) for ago in days))
    assert seen.streak(TODAY) == streak
    assert sum(seen.last_days(TODAY)) == len({*days})


def test_the_person_at_the_machine_is_found_by_id_or_as_the_only_one():
    told = match(0)
    assert own_seat(told, "anna") == own_seat(told, "") == 0 and has_won(told, "anna")
    assert own_seat(told, "ben") == -1, "somebody else of the house has played that"
    assert own_seat(told._replace(ids=()), "ben") == 0, "an old file tells no ids"
    assert own_seat(told._replace(bots=("", "", "x", "x"), ids=()), "") == -1
    assert glance(match(0)._replace(branch="as_it_was")).games == 0, "a deal played once more"


def test_an_outcome_says_who_won_and_who_played_too():
    assert outcome(match(0), own=True) == "You won. Also at the table: Resi, Lina, Max."
    assert outcome(match(1, sides=PAIRS), own=False) == (
        "Winner: Resi & Max. Also at the table: Anna, Lina."
    )
    all_won = match(0)._replace(winners=(0, 1, 2, 3))
    assert outcome(all_won, own=True) == "You won."
    begun = match(0)._replace(over=False, winners=(), deals=0)
    assert outcome(begun, own=False) == "not begun · Anna, Resi, Lina, Max"


def test_the_paper_tells_only_what_there_is(qtbot: QtBot, tmp_path):
    heard_as.install()
    room = shelf_of(qtbot, tmp_path)
    assert isinstance(room, ShelfPage)
    paper: GlancePaper = room.glance
    assert paper.nothing.isVisible() and not paper.bars.isVisible() and not paper.days.isVisible()
    paper.show_glance(glance(match(0), match(1), match(1)))
    assert not paper.nothing.isVisible() and paper.toughest.isVisible()
    assert paper.days.isVisible() and passed_over(paper) == []
    assert (paper.games.text(), paper.won.text()) == ("3", "1")
    interface = QAccessible.queryAccessibleInterface(paper)
    heard = [said for said, _ in in_order(interface)]
    assert {"3 played", "1 won"} <= set(heard) and not {"3", "1", "played", "won"} & set(heard)
    assert paper.bars.accessibleName() == "Ramsen: won 1 of 3 (33%), 25% by luck alone"
    assert paper.toughest.title.text() == "Toughest: Resi"
    assert paper.toughest.line.text() == "Won 2 of 3 against you."
    assert not paper.partner.isVisible()
    assert not room.grab().isNull()
