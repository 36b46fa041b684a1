"""What bots that think know of Ramsen: what a deal is worth as the match stands, and signs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import games
from engine.cards import card
from engine.games.ramsen.trumps import RANKINGS
from engine.hidden import view
from engine.sheet import Line
from engine.table import Trick
from tests.engine.games.ramsen.positions import FOREHAND, REARHAND, SECOND, dealt, tricks
from tests.engine.games.signs import held

RAMSEN = games.find("ramsen")


def finished(open_marks: list[int], bars: list[int | None], preset: str = "bavarian"):
    """A deal that was played out by the heuristic, with these marks and bars put in its place."""
    game = RAMSEN.make(RAMSEN.presets[preset], len(bars))
    game.score = lambda t: Line(tuple(bars))
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(list(game.pack()), setup)
    t.open = open_marks
    return game, t


def test_the_chances_of_all_come_to_one() -> None:
    game, t = finished([10, 6, 3, 10], [0, 1, 4, None])
    chances = game.bots.utility(t)
    assert sum(chances) == pytest.approx(1)
    assert chances[2] == max(chances) and chances[0] == min(chances)


def test_who_completed_his_crosses_has_won() -> None:
    game, t = finished([5, 0, 4], [1, 3, 1])
    t.finished = [1]
    assert list(game.bots.utility(t)) == [0, 1, 0]


def test_the_last_bar_is_worth_more_than_the_first() -> None:
    """One bar short of the second cross plays differently."""

    def chance(open_marks: list[int], bars: list[int | None]) -> float:
        game, t = finished(open_marks, bars)
        t.finished = [0] if not open_marks[0] else []
        return game.bots.utility(t)[0]

    first = chance([9, 2, 2, 2], [1, 0, 2, 2]) - chance([10, 2, 2, 2], [None, 0, 2, 2])
    last = chance([0, 2, 2, 2], [1, 0, 2, 2]) - chance([1, 2, 2, 2], [None, 0, 2, 2])
    assert last > 3 * first


def test_where_the_last_loses_who_is_through_is_safe() -> None:
    game, t = finished([0, 8, 3], [2, 1, 2], "zaisertshofen")
    chances = game.bots.utility(t)
    assert chances[0] == 1 and chances[1] < chances[2]


@pytest.mark.parametrize("preset", ["bavarian", "zaisertshofen"])
def test_each_mark_more_that_is_open_makes_the_chance_smaller(preset: str) -> None:
    chances = []
    for marks in range(1, 13):
        game, t = finished([marks, 6, 6], [None, None, None], preset)
        chances.append(game.bots.utility(t)[0])
    assert all(fewer > more for fewer, more in pairwise(chances))


def test_cards_that_are_unlikely_are_held_far_less_often_than_by_chance() -> None:
    game = RAMSEN.make(RAMSEN.presets["bavarian"], 4)
    truly, by_chance = held(game, 300, lambda number: 1 + number % 2)
    assert by_chance > 50
    assert truly < by_chance / 2


def test_who_plays_probably_has_the_better_hand_and_who_passes_the_worse() -> None:
    """The same cards with the hands of two others changed: one of whom has spoken."""
    good, poor = "HA HK HO EA GA", "E7 E8 G8 G9 S7"
    likelier = []
    for word in ("!play", "!pass"):
        there = dealt(good, "", poor, "", up="HU").each("!stand !stand !stand !stand")
        assert there.turn == FOREHAND and there.phase == "bid"
        there.does(FOREHAND, word)
        weigh = there.rules.bots.world_likelihood(view(there.table, SECOND))
        assert weigh is not None
        other = there.table.copy()
        other.hands[FOREHAND], other.hands[REARHAND] = other.hands[REARHAND], other.hands[FOREHAND]
        likelier.append(weigh(there.table) > weigh(other))
    assert likelier == [True, False]


@pytest.mark.parametrize(
    ("lead", "why"),
    [("HA", "sure_trump"), ("GK", None), ("S9", "sure_trump"), ("EK", "highest_of_suit")],
)
def test_what_nobody_can_beat_is_reason_enough_to_lead_it(lead: str, why: str | None) -> None:
    """Hearts are trump; the Sow of Acorns and every other trump have been seen."""
    there = tricks("H", f"{lead} E7", "G8", "G9")
    gone = [one for one in there.rules.pack() if RANKINGS["H"].kind[one] == "H" or one.code == "EA"]
    there.table.tricks.append(Trick(0, tuple(one for one in gone if one.code != lead), 0))
    found = there.rules.bots.reason(view(there.table, FOREHAND), card(lead))
    assert (found.key if found else None) == why
