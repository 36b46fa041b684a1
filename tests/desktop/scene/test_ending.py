"""The paper at the end says who got what and why, and still does when a line was put right."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from desktop.scene.ending import Ending, ending, signed
from desktop.scene.speech import Speech
from engine import games, shuffle
from engine.hidden import view
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Table

NAMES = ("Anna", "Ben", "Cilli", "Dora")


def ended(game: str, *, wrong: int = 0, seed: int = 5) -> tuple[Ending, Line]:
    """A deal played by chance to its end, its line put right by so much for the first seat."""
    kind = games.find(game)
    rules = kind.make(next(iter(kind.presets.values())), 4)
    rng = Random(seed)
    setup = rules.next_deal([], 0)
    assert setup is not None
    t = rules.start(shuffle.shuffled(rules.pack(), rng), setup)
    while t.phase:
        rules.apply(t, rng.choice(rules.legal(t)))
    line = rules.score(t)
    if wrong:
        values = ((line.values[0] or 0) + wrong, *line.values[1:])
        line = replace(line, values=values)
    speech = Speech(rules, NAMES)
    return ending(rules, speech, view(t).table, rules.sheet([line]), "That was it."), line


def number(text: str) -> int:
    return int(text.replace("−", "-")) if text else 0


@pytest.mark.parametrize("game", ["ramsli", "kein_stich"])
@pytest.mark.parametrize("wrong", [0, 7])
def test_the_amounts_of_each_come_to_the_line(game, wrong):
    end, line = ended(game, wrong=wrong)
    sums: dict[str, int] = {}
    who = ""
    for one in end.told:
        who = one.who or who
        sums[who] = sums.get(who, 0) + number(one.amount)
    assert sums == {
        name: value or 0
        for name, value in zip(NAMES, line.values, strict=True)
        if value is not None
    }


def test_who_has_several_items_is_told_in_one_sentence_what_they_come_to():
    kind = games.find("mulatschak")
    rules = kind.make(next(iter(kind.presets.values())), 4)
    t = doubled(rules)
    line = rules.score(t)
    end = ending(rules, Speech(rules, NAMES), view(t).table, rules.sheet([line]), "")
    assert any("everything × 2" in one.what for one in end.told)
    for side, name in enumerate(NAMES):
        told = [one for one in end.lines.split(". ") if one.startswith(f"{name}: ")]
        assert len(told) == 1, "and nothing begins in the middle of a reckoning"
        if line.values[side]:
            assert told[0].rstrip(".").endswith(signed(line.values[side] or 0))
        if "times 2" in told[0]:
            assert f"; together {signed(line.values[side] or 0)}" in told[0]


def doubled(rules: Rules[Any]) -> Table:
    """A deal by chance in which everything counts twice."""
    for seed in range(200):
        rng, setup = Random(seed), rules.next_deal([], 0)
        assert setup is not None
        t = rules.start(shuffle.shuffled(rules.pack(), rng), setup)
        while t.phase:
            rules.apply(t, rng.choice(rules.legal(t)))
        if any(item.why.key == "times" for item in rules.show.reckoning(t, rules.score(t))):
            return t
    raise AssertionError("everything counted once")


def test_bars_are_named_and_whoever_stayed_away_is_told():
    end, line = ended("ramsen")
    assert {one.who for one in end.told} == set(NAMES)
    bars = [one.amount for one in end.told if one.amount]
    assert len(bars) == sum(bool(value) for value in line.values)
    assert all("bar" in text for text in bars)


def test_what_counted_was_played():
    end, _ = ended("kein_stich")
    played = {card for cards in end.played for card in cards}
    assert end.counted and end.counted <= played


def test_everything_is_read_aloud_and_a_minus_is_a_minus():
    end, _ = ended("kein_stich")
    assert end.sentence.startswith(end.title) and end.sentence.endswith("That was it.")
    assert all(one.what in end.sentence for one in end.told)
    assert (signed(3), signed(-3), signed(0)) == ("+3", "−3", "0")


def test_cards_that_cost_something_lie_before_whoever_has_to_pay():
    kind = games.find("kein_stich")
    rules = kind.make(kind.presets["power"], 4)
    rng, lines, laid = Random(3), list[Line](), 0
    while (setup := rules.next_deal(lines, 0)) is not None and len(lines) < 9:
        t = rules.start(shuffle.shuffled(rules.pack(), rng), setup)
        while t.phase:
            rules.apply(t, rng.choice(rules.legal(t)))
        lines.append(rules.score(t))
        seen = view(t).table
        end = ending(rules, Speech(rules, NAMES), seen, rules.sheet(lines), "", evening=False)
        every = [card for cards in end.played for card in cards]
        assert len(every) == len(set(every)) == sum(len(trick.cards) for trick in t.tricks)
        for trick in t.tricks:
            for seat, card in t.who_played(trick):
                costs = rules.show.lies_before(seen, trick, seat, card) != seat
                laid += costs
                assert card in end.played[trick.winner if costs else seat]
                assert not costs or card in end.counted
            for card in trick.cards:
                # Hearts that count are never left before who only threw them in.
                if card in end.counted and card.suit == "H":
                    assert card in end.played[trick.winner]
    assert laid > 5


@pytest.mark.parametrize(("listener", "told"), [(0, "You pay Cilli: "), (2, "Anna pays you: ")])
def test_who_hears_it_is_no_third_person_in_what_is_paid(listener, told):
    kind = games.find("ramsli")
    rules = kind.make(next(iter(kind.presets.values())), 4)
    sheet = rules.sheet([Line((0, 0, 0, 0))])
    total = sheet.totals[0]._replace(values=(-30, 0, 30, 0))
    owed = replace(sheet, totals=(total,), over=True)
    setup = rules.next_deal([], 0)
    assert setup is not None
    t = view(rules.start(rules.pack(), setup)).table
    found = ending(rules, Speech(rules, NAMES, listener=listener), t, owed, "")
    assert [one.sentence for one in found.told if one.joined] == [f"{told}30"]


def test_points_of_which_few_are_good_are_no_money_though_they_come_to_nothing():
    """Counted down to one below nothing, while the other has one to go: nobody pays anybody."""
    kind = games.find("mulatschak")
    rules = kind.make(kind.presets["fuchzenawa"], 2)
    lines = [Line((-4, -2))] * 3 + [Line((-4, -8))]
    setup = rules.next_deal([], 0)
    assert setup is not None
    t = rules.start(list(rules.pack()), setup)
    sheet = rules.sheet(lines)
    assert sheet.over and sheet.total("points") == (-1, 1)
    end = ending(rules, Speech(rules, NAMES), view(t).table, sheet, "")
    assert end.told and not [one for one in end.told if "pays" in one.what]
