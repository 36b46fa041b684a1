"""The crosses on the slate: bars, penalty crosses, winners, places, Bolla and stakes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.ramsen.game import GAME
from engine.games.ramsen.options import ZAISERTSHOFEN, RamsenOptions
from engine.games.ramsen.tally import RamsenTally
from engine.sheet import Line, Mark, Sheet, chalked
from tests.engine.games.ramsen.positions import following, line, sheet

# Bars and crosses.


def test_a_whole_game_counts_down() -> None:
    """Needs 10: takes 3, passes, takes 0 (then needs 12), takes 4, 5 and 3: finished."""
    lines = [line("3 2 -"), line("- 5 -"), line("0 - 5"), line("4 1 -")]
    assert sheet(*lines[:2]).total("open")[0] == 7
    assert sheet(*lines[:3]).total("open")[0] == 12
    assert sheet(*lines[:4]).total("open")[0] == 8
    lines.append(line("5 - -"))
    assert sheet(*lines).total("open")[0] == 3
    lines.append(line("3 1 1"))
    assert sheet(*lines).over
    assert sheet(*lines).winners == (0,)


# Penalty crosses.


def test_penalty_crosses_are_filled_behind_the_others() -> None:
    slate = sheet(line("0 5 -"), line("5 - -"), line("5 - -"), line("2 1 2")).slate[0]
    assert slate == (Mark("cross", 5), Mark("cross", 5), Mark("penalty_cross", 2))


# The first to complete wins.


def test_of_two_who_complete_in_one_deal_the_earlier_wins() -> None:
    """RM-A14: chronological, whatever their seats."""
    lines = [line("4 4 -"), line("4 4 -"), line("2 3 -", 1, 0)]
    assert sheet(*lines).winners == (1,)
    lines[-1] = line("2 3 -", 0, 1)
    assert sheet(*lines).winners == (0,)


def test_whoever_wins_most_games_wins_the_evening() -> None:
    first, second = [line("5 - -"), line("5 - -", 0)], [line("- 5 -"), line("- 5 -", 1)]
    there = sheet(*first, *second, *first, games=3)
    assert there.over
    assert there.total("wins") == (2, 1, 0)
    assert there.winners == (0,)


def test_a_tie_is_played_off_by_those_who_tie() -> None:
    """RM-A29: the others look on, and do not deal."""
    games = [
        [line(f"{a} {b} {c}"), line(f"{a} {b} {c}", side)]
        for side, (a, b, c) in enumerate([("5", "-", "-"), ("-", "5", "-"), ("-", "-", "5")])
    ]
    even = [*games[0], *games[1], *games[0], *games[1], *games[2]]
    there = sheet(*even, games=5)
    assert there.total("wins") == (2, 2, 1)
    assert not there.over
    setup = following(*even, dealer=2, games=5)
    assert setup.playing == (0, 1)
    assert setup.carried == (10, 10, 0)
    assert setup.dealer == 0, "who is not in it does not deal"
    there = sheet(*even, *games[1], games=5)
    assert there.over
    assert there.winners == (1,)


# Stakes.


def test_without_a_stake_no_money_is_on_the_sheet() -> None:
    with pytest.raises(KeyError):
        sheet(line("5 0 -")).total("money")


# Places.


def test_option_places_the_game_goes_on_until_one_has_open_crosses() -> None:
    lines = [line("5 - - -"), line("5 - - -", 0)]
    assert not sheet(*lines, finish="places").over
    lines += [line("- 5 - -"), line("- 5 - -", 1), line("- - 5 -"), line("- - 5 -", 2)]
    there = sheet(*lines, finish="places")
    assert there.over
    assert there.total("points") == (3, 2, 1, 0)
    assert there.winners == (0,)


# Bolla.


def bolla_game(loser: int, players: int = 4) -> list[Line]:
    """A game that all but one finish, seat by seat."""
    lines = []
    for side in range(players):
        if side != loser:
            text = " ".join("5" if side == other else "-" for other in range(players))
            lines += [line(text), line(text, side)]
    return lines


def zaisertshofen(*lines: Line, games: int = 5, **options: Any) -> Sheet:
    return GAME.make(replace(ZAISERTSHOFEN, games=games, **options), 4).sheet(lines)


def test_the_next_game_starts_with_fresh_crosses_for_all() -> None:
    setup = GAME.make(ZAISERTSHOFEN, 4).next_deal(bolla_game(2), 1)
    assert setup is not None
    assert setup.playing == (0, 1, 2, 3)
    assert setup.carried == (10, 10, 10, 10)
    assert setup.dealer == 1


def test_with_two_left_a_lone_player_still_takes_five() -> None:
    """RM-A28: RM-A11 holds for two as for more."""
    lines = [*bolla_game(3)[:4], line("- - 5 -")]
    assert chalked(RamsenTally(ZAISERTSHOFEN, 4), lines).following() == ((2, 3), [0, 0, 5, 10])


def test_a_session_has_five_games_and_the_fewest_bolla_win() -> None:
    """RM-A27: a guess at what the village counts."""
    lines = [one for loser in (0, 1, 2, 0, 1) for one in bolla_game(loser)]
    there = zaisertshofen(*lines)
    assert there.over
    assert there.total("bolla") == (2, 2, 1, 0)
    assert there.winners == (3,)


def test_a_session_of_four_games_is_not_over() -> None:
    lines = [one for loser in (0, 1, 2, 0) for one in bolla_game(loser)]
    assert not zaisertshofen(*lines).over


def test_a_tournament_has_twenty_games() -> None:
    lines = [one for loser in (0, 1, 2, 0) * 5 for one in bolla_game(loser)]
    assert not zaisertshofen(*lines[:-6], games=20).over
    assert zaisertshofen(*lines, games=20).winners == (3,)


def test_those_who_tie_with_the_fewest_bolla_play_a_deciding_game() -> None:
    """RM-A29: as in the finals that are told of."""
    lines = [one for loser in (0, 0, 1, 0, 1) for one in bolla_game(loser)]
    there = zaisertshofen(*lines)
    assert there.total("bolla") == (3, 2, 0, 0)
    assert not there.over
    setup = GAME.make(ZAISERTSHOFEN, 4).next_deal(lines, 0)
    assert setup is not None
    assert setup.playing == (2, 3)
    lines += [line("- - 5 0"), line("- - 5 0", 2)]
    there = zaisertshofen(*lines)
    assert there.over
    assert there.total("bolla") == (3, 2, 0, 1)
    assert there.winners == (2,)


def test_three_who_tie_play_off_until_one_is_left() -> None:
    lines = bolla_game(0)
    assert not zaisertshofen(*lines, games=1).over
    lines += [line("- 5 - -"), line("- 5 - -", 1), line("- - 5 -"), line("- - 5 -", 2)]
    there = zaisertshofen(*lines, games=1)
    assert there.total("bolla") == (1, 0, 0, 1)
    assert not there.over
    lines += [line("- 5 - -"), line("- 5 - -", 1)]
    assert zaisertshofen(*lines, games=1).winners == (1,)


def test_a_whole_tournament_gives_as_many_bolla_as_games() -> None:
    lines = [one for loser in (0, 1, 2, 3, 0, 1, 2) for one in bolla_game(loser)]
    assert sum(zaisertshofen(*lines, games=20).total("bolla")) == 7


@given(
    deals=st.lists(
        st.lists(st.one_of(st.none(), st.integers(0, 5)), min_size=4, max_size=4), max_size=30
    ),
    finish=st.sampled_from(["first", "places", "bolla"]),
)
def test_whatever_is_chalked_the_marks_add_up(deals: list[list[int | None]], finish: str) -> None:
    options = RamsenOptions(finish=finish, games=20)
    kept = chalked(RamsenTally(options, 4), [Line(tuple(values)) for values in deals])
    for side in range(4):
        bars = sum(mark.number for mark in kept.slate(side) if mark.kind != "bolla")
        crosses = [mark for mark in kept.slate(side) if mark.kind != "bolla"]
        assert bars == kept.filled[side]
        assert len(crosses) * 5 - bars == kept.open(side) >= 0
    assert sum(kept.points) == kept.games * 6 * (finish != "first")
    assert sum(kept.bolla) == kept.games * (finish != "first")
    assert sum(kept.wins) == kept.games * (finish == "first")


# How long an evening is (RM-A31).


def test_option_an_evening_of_fifteen_deals_ends_with_the_fifteenth() -> None:
    lines = [one for loser in (0, 1, 2, 3, 0) for one in bolla_game(loser)]
    assert not zaisertshofen(*lines[:14], evening="deals", deals=15).over
    assert zaisertshofen(*lines[:15], evening="deals", deals=15).over
    assert (
        following(*lines[:15], **(dict(ZAISERTSHOFEN) | {"evening": "deals", "deals": 15})) is None
    )


def test_the_game_that_the_last_deal_breaks_off_is_decided_as_it_stands() -> None:
    lines = [line("1 1 1 2")] * 4 + [line("2 1 1 1")]
    there = zaisertshofen(*lines, evening="deals", deals=5)
    assert there.total("open") == (4, 5, 5, 1)
    assert there.total("bolla") == (0, 0, 0, 0), "two stand last together: nobody gets it"
    lines[-1] = line("2 2 0 1")
    there = zaisertshofen(*lines, evening="deals", deals=5)
    assert there.total("open") == (4, 4, 11, 1)
    assert there.total("bolla") == (0, 0, 1, 0)
    assert there.winners == (3,), "of three without a Bolla who lacks the fewest bars"


def test_in_an_evening_of_deals_more_games_than_agreed_on_elsewhere_play_nothing_off() -> None:
    lines = [one for loser in (0, 0, 1, 1) for one in bolla_game(loser)]
    there = zaisertshofen(*lines, evening="deals", deals=60, games=1)
    assert not there.over
    setup = following(
        *lines, **(dict(ZAISERTSHOFEN) | {"evening": "deals", "deals": 60, "games": 1})
    )
    assert setup.playing == (0, 1, 2, 3)
