"""The free sheet: any numbers by rounds, their sums, and what a round must come to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import games, result_entry
from engine.facts import Fact
from engine.head import BadLog, Head, Player
from engine.match import Match
from engine.options import BadOption
from engine.rules.entry import LARGEST, Refused
from engine.sheet import Line
from engine.sheets.free_sheet import PRESETS, FreeSheetOptions

PLAIN = PRESETS["plain"]


def evening(options: FreeSheetOptions = PLAIN, players: int = 3) -> Match:
    people = tuple(Player(f"player {seat}") for seat in range(players))
    return Match(Head("free_sheet", "", options.as_dict(), people, 1, real_cards=True))


def entered(match: Match, *numbers: int | None) -> None:
    answers = {("points", side): value for side, value in enumerate(numbers)}
    match.chalk(result_entry.line(match.rules, match.sheet().lines, answers))


def refusal(match: Match, *numbers: int | None) -> Fact:
    with pytest.raises(Refused) as refused:
        entered(match, *numbers)
    return refused.value.reason


def test_it_is_found_by_its_name_and_is_no_game_to_be_played() -> None:
    assert "free_sheet" in games.everything() and "free_sheet" not in games.names()
    assert games.find("free_sheet").by_hand
    with pytest.raises(games.UnknownGame):
        games.played("free_sheet")
    assert not any(games.find(name).by_hand for name in games.names())


def test_any_numbers_are_added_up() -> None:
    match = evening()
    entered(match, 12, -3, None)
    entered(match, 0, 40, 7)
    assert match.sheet().total("sum") == (12, 37, 7)
    assert Match.from_events(match.events()).sheet() == match.sheet()


def test_a_round_in_which_nobody_has_anything_is_none() -> None:
    assert refusal(evening(), None, None, None) == Fact("nothing_entered")


def test_a_round_may_have_to_come_to_nothing() -> None:
    match = evening(PRESETS["to_nothing"])
    entered(match, 6, -2, -4)
    entered(match, 5, None, -5)
    assert refusal(match, 6, -2, -3) == Fact("not_nothing", (1,))
    assert match.sheet().total("sum") == (11, -2, -9)


def test_a_round_may_have_to_come_to_a_given_total() -> None:
    match = evening(replace(PRESETS["to_total"], total=60))
    entered(match, 30, 30, 0)
    assert refusal(match, 30, 31, 0) == Fact("not_the_total", (60, 61))


def test_a_number_no_sheet_has_room_for_is_refused() -> None:
    assert refusal(evening(), LARGEST + 1, 0, 0) == Fact("out_of_range", (-LARGEST, LARGEST))


@pytest.mark.parametrize("line", [Line((1, 2)), Line((6, -2, -3)), Line((0, 0, LARGEST + 1))])
def test_a_line_of_a_file_must_fit_too(line: Line) -> None:
    with pytest.raises(BadLog):
        evening(PRESETS["to_nothing"]).chalk(line)


def test_a_round_is_put_right_only_by_one_that_fits() -> None:
    match = evening(PRESETS["to_nothing"])
    entered(match, 6, -2, -4)
    match.correct(0, Line((6, -3, -3)), "misheard")
    assert match.sheet().total("sum") == (6, -3, -3)
    with pytest.raises(BadLog):
        match.correct(0, Line((6, -3, -4)), "wrong")


@pytest.mark.parametrize(("wins", "winner"), [("most", 0), ("fewest", 2)])
def test_after_the_agreed_rounds_the_evening_is_over(wins: str, winner: int) -> None:
    match = evening(replace(PLAIN, rounds=2, wins=wins))
    entered(match, 3, 2, 1)
    assert not match.over and match.sheet().winners == ()
    entered(match, 3, 2, 1)
    assert match.over and match.sheet().winners == (winner,)
    with pytest.raises(BadLog):
        match.chalk(Line((1, 1, 1)))


def test_without_a_number_of_rounds_it_goes_on() -> None:
    match = evening()
    for _ in range(120):
        entered(match, 1, 1, 1)
    assert not match.over


def test_no_deal_ever_comes() -> None:
    match = evening()
    with pytest.raises(BadLog):
        match.deal()
    with pytest.raises(BadLog):
        match.do({"deal": 1, "dealer": 0, "cards": ""})


def test_cards_cannot_be_dealt_for_it() -> None:
    people = (Player("Anna"), Player("Ben"))
    with pytest.raises(BadLog):
        Match(Head("free_sheet", "plain", PLAIN.as_dict(), people, 1))


def test_nobody_deals_where_nothing_is_dealt() -> None:
    match = evening()
    assert result_entry.dealer(match.rules, []) == -1


@pytest.mark.parametrize("total", [0, 1000, True, "120"])
def test_the_total_is_a_number_there_is_room_for(total: object) -> None:
    with pytest.raises(BadOption):
        FreeSheetOptions.from_dict({"total": total})


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_rounds_keep_their_sums(preset: str, players: int) -> None:
    options, rng = PRESETS[preset], Random(players)
    match = evening(options, players)
    sums = [0] * players
    for _ in range(30):
        numbers = [rng.randint(-50, 50) for _ in range(players)]
        if options.comes_to != "anything":
            wanted = options.total if options.comes_to == "given" else 0
            numbers[-1] += wanted - sum(numbers)
        entered(match, *numbers)
        sums = [one + more for one, more in zip(sums, numbers, strict=True)]
    assert match.sheet().total("sum") == tuple(sums)
