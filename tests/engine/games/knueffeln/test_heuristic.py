"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.cards import cards
from engine.games.knueffeln.heuristic import choose, jann_pays, say
from engine.games.knueffeln.options import GRUENBERG_1938, HATTSTEDT
from engine.games.knueffeln.prospects import worth
from engine.hidden import view
from engine.moves import write
from tests.engine.games.knueffeln.positions import (
    FOREHAND,
    LADDER,
    REARHAND,
    SECOND,
    Position,
    dealt,
    playing,
    score,
)

STRONG = "H2 C4 S8 H9 HA SA HJ SJ H7"
WEAK = "D2 D3 D4 D6 C2 C3 C6 C7 C8"


def advice(there: Position, seed: int = 1) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(seed)).move)


def test_olen_are_worth_most_then_the_beaters_in_their_order() -> None:
    falling = [worth(one, "HS") for one in cards("H2 C4 S8 H9 D9 SA SJ S6 S2 S3 S4 S10")]
    assert falling == sorted(falling, reverse=True)


def test_a_strong_side_sees_and_a_hopeless_one_runs() -> None:
    there = playing("D7 D8", STRONG, "D10 DQ", "CQ CK").does(FOREHAND, "!turn D7")
    assert advice(there) == "!see"
    there = score(dealt(), "0 0 0 0")
    there.table.hands[SECOND] = cards("D2 D3 D4 D6 C2")
    there.does(FOREHAND, f"!turn {there.hand(FOREHAND).split()[0]}")
    assert advice(there) == "!run"


def test_a_strong_hand_turns_now_and_then() -> None:
    there = playing(STRONG, WEAK, "D7 D8 D10 DQ DJ C10 CQ CK CJ", "S2 S3 S4 H3 H4 HQ SQ S10 H10")
    moves = {advice(there, seed) for seed in range(20)}
    assert any(move.startswith("!turn") for move in moves)


def test_a_sure_march_is_marched_and_a_doubtful_one_is_not() -> None:
    there = score(dealt(), "0 0 0 0 0")
    there.table.hands[FOREHAND] = cards("H2 C4 S8 H9")
    assert advice(there) == "!march"
    there = score(dealt(), "0 0 0 0 0")
    there.table.hands[FOREHAND] = cards("D2 D3 D4 D6")
    assert advice(there) == "!stop"


def test_something_fitting_is_said_now_and_then_but_once_a_trick() -> None:
    there = score(dealt(), "0")
    said = {str(say(there.rules, view(there.table, FOREHAND), Random(seed))) for seed in range(20)}
    assert said == {"None", "!one_for_the_jann"}
    there.says(FOREHAND, "one_for_the_jann")
    assert say(there.rules, view(there.table, FOREHAND), Random(1)) is None


def test_who_may_march_asks_and_only_the_partner_tells_of_his_hand() -> None:
    there = score(dealt(), "0 0 0 0 0")
    assert there.phase == "jann" and there.turn == FOREHAND
    said = [
        {str(say(there.rules, view(there.table, seat), Random(seed))) for seed in range(20)}
        for seat in range(4)
    ]
    assert said == [{"!shall_we_march"}, {"None"}, {"None", "!help_only_once"}, {"None"}]


def test_a_partner_says_that_the_trick_is_his() -> None:
    there = playing("D4 C3", "C7 C8", "C4 SA", "C2 C6").does(FOREHAND, "D4")
    there.does(SECOND, "C7")
    there.table.turn = FOREHAND  # as if the partner were asked before the second hand had played
    said = {str(say(there.rules, view(there.table, REARHAND), Random(seed))) for seed in range(20)}
    assert said <= {"None", "!you_first", "!let_it_come"}


def test_what_a_jann_brings_is_told_as_a_share_of_a_march() -> None:
    by = (GRUENBERG_1938, HATTSTEDT, replace(GRUENBERG_1938, march=100), LADDER)
    assert [jann_pays(options) for options in by] == [0.5, 0.5, 0.1, 2 / LADDER.march_rungs]


def test_a_march_that_turns_is_run_from() -> None:
    there = score(dealt(turn_in_march=True), "0 0 0 0 0").does(FOREHAND, "!march")
    there.does(FOREHAND, f"!turn {there.hand(FOREHAND).split()[0]}")
    assert advice(there) == "!run"
