"""What a hint tells of imagined deals: never surer than what came true."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.bots import make
from engine.bots.search import TELLS_SHARE, SearchBot, counted
from engine.hidden import view
from engine.parts.calibration import AS_COUNTED, Calibration
from tests import kit

MADE_UP = Calibration((50.0, 60.0, 90.0, 100.0), (50.0, 55.0, 70.0, 70.0))


def test_between_two_known_shares_the_line_is_straight() -> None:
    assert [MADE_UP.share(one) for one in (50, 55, 60, 75, 90, 95, 100)] == pytest.approx(
        [50, 52.5, 55, 62.5, 70, 70, 70]
    )


def test_below_half_it_is_the_other_way_round() -> None:
    for one in range(101):
        assert MADE_UP.share(one) == pytest.approx(100 - MADE_UP.share(100 - one))


def test_as_many_deals_differ_as_were_counted() -> None:
    assert MADE_UP.told(60, 20) == (50, 30)
    assert MADE_UP.told(20, 60) == (30, 50)
    assert MADE_UP.told(0, 0) == (0, 0)
    for better in range(101):
        for worse in range(101 - better):
            assert AS_COUNTED.told(better, worse) == (better, worse)
            assert sum(MADE_UP.told(better, worse)) == better + worse


@pytest.mark.parametrize("name", games.names())
def test_what_is_told_rises_and_is_never_surer_than_what_was_counted(name: str) -> None:
    kind = games.find(name)
    one = kind.make(kind.options(), kind.usual()).bots.calibration
    assert (one.counted[0], one.true[0], one.counted[-1]) == (50, 50, 100)
    assert list(one.counted) == sorted(set(one.counted)) and list(one.true) == sorted(one.true)
    told = [one.share(share / 2) for share in range(201)]
    assert told == sorted(told)
    assert all(abs(share - 50) <= abs(number / 2 - 50) for number, share in enumerate(told))


def test_a_hint_tells_the_number_that_came_true(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in kit.cases() if case.game == "knueffeln" and case.players == 4)
    game = case.make()
    monkeypatch.setattr(type(game.bots), "calibration", MADE_UP)
    bot, thumb = make("strong/40", game), make("heuristic", game)
    assert isinstance(bot, SearchBot)
    others = 0
    for t in kit.some_positions(case):
        if len(game.legal(t)) == 1:
            continue
        seen, legal = view(t, t.turn), game.legal(t)
        reason = bot.advise(seen, legal[:], Random(1), 0.0).reason
        if reason.key == "better_in_most":
            usual = thumb.choose(seen, legal[:], Random(1), 0.0)
            runners = bot.findings(seen, legal[:], Random(1))
            was = counted(runners[0], next(one for one in runners if one.move == usual))
            better, worse = MADE_UP.told(*was)
            assert reason.args == (better, worse) and better - worse >= TELLS_SHARE
            others += reason.args != was
    assert others
