"""The lines of an evening remember what they have come to, and it is what it would be anew."""

from __future__ import annotations

import time
from random import Random

import pytest

from engine import bounds
from engine.head import BadLog, Head, Player
from engine.match import Match
from engine.sheet import Line, Lines, Sums, chalked
from tests.engine.test_back_and_forth import GAMES, to_and_fro


class Plain(Sums):
    """Numbers that are added up, for ever."""

    over = False

    def __init__(self) -> None:
        super().__init__(2, "points")
        self.lists: list[list[int]] = [[], []]

    def add(self, line: Line) -> None:
        super().add(line)
        self.lists[self.lines % 2].append(self.lines)


def test_lines_put_behind_put_right_and_deleted_come_to_the_same_as_anew() -> None:
    rng, lines, longest = Random(20), Lines(), 0
    for _ in range(1500):
        chance = rng.random()
        if chance < 0.75 or not lines:
            lines.append(Line((rng.randrange(9), 1)))
        elif chance < 0.85:
            lines[rng.randrange(-len(lines), len(lines))] = Line((rng.randrange(9), 2))
        elif chance < 0.9:
            del lines[-1]
        elif chance < 0.905:
            del lines[rng.randrange(max(0, len(lines) - 100), len(lines)) :]
        longest = max(longest, len(lines))
        for _ in range(rng.randrange(3)):
            tally, anew = chalked(Plain(), lines), chalked(Plain(), [*lines])
            assert vars(tally) == vars(anew)
            tally.add(Line((5, 5)))  # whoever got it may chalk on it
    assert longest > 128


@pytest.mark.parametrize("game", GAMES)
def test_every_game_finds_the_next_deal_as_it_would_anew(game: str) -> None:
    for seed in range(20, 23):
        match, _ = to_and_fro(game, seed, 400)
        lines = match._lines
        for dealer in range(len(match.players)):
            assert match.rules.next_deal(lines, dealer) == match.rules.next_deal([*lines], dealer)


def test_the_thousandth_line_is_read_as_fast_as_the_tenth() -> None:
    head = Head("ramsen", "", {}, tuple(Player(f"P{n}") for n in range(5)), 1)
    line = {"line": Line((0, 0, 0, 0, 0)).as_dict()}
    took = []
    for number in (200, 2000):
        start = time.process_time()
        Match.from_events([head.event(), *[line] * number])
        took.append((time.process_time() - start) / number)
    assert took[1] < 5 * took[0], took


def test_a_correction_looks_at_each_later_line_once() -> None:
    head = Head("ramsen", "", {}, tuple(Player(f"P{n}") for n in range(5)), 1)
    took = []
    for number in (40, 400):
        match = Match(head)
        for _ in range(number):
            match.chalk(Line((0, 0, 0, 0, 0)))
        start = time.process_time()
        match.correct(0, Line((1, 0, 0, 0, 0)), "misread")
        took.append((time.process_time() - start) / number)
    assert took[1] < 5 * took[0], took


def test_a_log_in_which_too_much_was_put_right_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "PUT_RIGHT", 20)
    match = Match(Head("ramsen", "", {}, tuple(Player(f"P{n}") for n in range(5)), 1))
    for _ in range(6):
        match.chalk(Line((0, 0, 0, 0, 0)))
    for number in range(4):
        match.correct(0, Line((1 - number % 2, 0, 0, 0, 0)), "misread")
    with pytest.raises(BadLog, match="too many corrections"):
        match.correct(1, Line((1, 0, 0, 0, 0)), "misread")
    # What could be written can be read again.
    events = match.events()
    assert Match.from_events(events).sheet() == match.sheet()
    again = [{"correct": {**events[-2 + number % 2]["correct"]}} for number in range(6)]
    with pytest.raises(BadLog, match="too many corrections"):
        Match.from_events([*events, *again])
