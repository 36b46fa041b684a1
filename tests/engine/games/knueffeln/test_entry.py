"""A deal of Knüffeln that is written down by hand: what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine import result_entry
from engine.facts import Fact
from engine.games.knueffeln.entry import WAYS
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import HATTSTEDT, KnueffelnOptions
from engine.rules.entry import Refused
from engine.sheet import Line
from tests.engine.games.knueffeln.positions import dealt


def entered(way: str, turns: int, options: KnueffelnOptions, **more: int) -> Line:
    game = GAME.make(options, 4)
    given: dict[tuple[str, int], int | None] = {("won", -1): 0, ("way", -1): WAYS.index(way)}
    given[("turns", -1)] = turns
    given |= {("ran", -1): more.get("ran", 0)}
    return result_entry.line(game, [], given)


def refused(way: str, turns: int, **options: Any) -> Fact:
    with pytest.raises(Refused) as why:
        entered(way, turns, KnueffelnOptions(**options))
    return why.value.reason


@pytest.mark.parametrize("way", ["march", "failed"])
def test_on_a_march_without_turning_nobody_turned_behind_the_fifth_trick(way: str) -> None:
    """KN-A16: at most five leads lie before it."""
    assert refused(way, 9) == refused(way, 6) == Fact("out_of_range", (0, 5))
    assert entered(way, 5, KnueffelnOptions()).values == (350, -350)
    on = KnueffelnOptions(turn_in_march=True)
    assert entered(way, 9, on).values == (390, -390)


def test_a_basic_game_may_have_nine_turns() -> None:
    assert entered("basic", 9, KnueffelnOptions()).values == (100, -100)


@pytest.mark.parametrize("basic", KnueffelnOptions.values("basic"))
def test_at_hattstedt_a_jann_is_two_and_a_march_four_basic_games(basic: int) -> None:
    """KN-A39: whatever the basic game costs."""
    options = KnueffelnOptions.from_dict(HATTSTEDT.as_dict() | {"basic": basic})
    for way, times in (("basic", 1), ("jann", 2), ("march", 4), ("failed", 4)):
        assert entered(way, 0, options).values == (times * basic, -times * basic)


def test_at_hattstedt_jann_and_march_have_no_prices_of_their_own() -> None:
    assert not HATTSTEDT.applies("jann") and not HATTSTEDT.applies("march")
    assert KnueffelnOptions().applies("jann")


@pytest.mark.parametrize("players", [4, 5])
def test_cards_that_were_thrown_in_are_written_down_and_count_for_nothing(players: int) -> None:
    """KN-A32: nothing else is asked of them, and they are read as those that were dealt."""
    game = GAME.make(KnueffelnOptions(), players)
    given = {("way", -1): WAYS.index("thrown_in")}
    assert [one.key for one in game.entry.fields([], given)] == ["way"]
    line = result_entry.line(game, [], given)
    if players == 4:
        played = dealt(up="HK HQ H3 H4").line()
        assert line.values == played.values
        assert [note.key for note in line.notes] == [note.key for note in played.notes]
    assert game.line_fits([], line) and game.entry.answers([], line) == given
    assert not game.sheet([line] * 30).over
