"""For how many a game is made by the house rules chosen: offered, with a remark, or refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, groupby, repeat
from random import Random

import pytest

from engine import games
from engine.rules import Setup, WrongNumber
from tests.kit.agreed import covering
from tests.kit.cases import mixed_options
from tests.kit.cases import presets as cases_of
from tests.workshop.arena.lasts import MATCHES, measured

# preset → numbers offered; a number with a remark that it is unusual has that one's key.
USUAL = {
    "gin": {"": {2: ""}},
    "kein_stich": {"": dict.fromkeys(range(3, 7), "")},
    "knueffeln": {"": dict.fromkeys((4, 5), "")},
    "mauscheln": {
        "": dict.fromkeys(range(3, 7), "") | {7: "pack"},
        "short": dict.fromkeys((3, 4), "") | dict.fromkeys((5, 6, 7), "pack"),
        "chratze": {2: "two"} | dict.fromkeys(range(3, 8), ""),
        "kratzen": dict.fromkeys(range(3, 7), ""),
    },
    "mulatschak": {"": {2: "three_or_four", 3: "", 4: "", 5: "three_or_four"}},
    "rams": {
        "rounce": dict.fromkeys(range(3, 8), ""),
        "": {3: "", 4: "", 5: "", 6: "no_widow"},
        "bester_bube": dict.fromkeys(range(3, 7), ""),
        "ramscheln": {3: "", 4: "", 5: "", 6: "three_to_five"},
    },
    "ramsen": {"": dict.fromkeys((3, 4, 5), "")},
    "ramser": {"": {2: "two", 3: "", 4: "", 5: "", 6: "no_blind"}},
    "ramsli": {"": dict.fromkeys(range(2, 7), "")},
    "schnellen": {
        "": {3: "", 4: "", 5: "long"},
        "schnalzen": {3: "four", 4: "", 5: "four"},
        "fifteen": dict.fromkeys((3, 4, 5), ""),
    },
    "tippen": {
        "": dict.fromkeys(range(3, 7), "") | {7: "pack"},
        "lupfen": dict.fromkeys(range(3, 7), ""),
        "zwicken": {3: "four_to_six", 4: "", 5: "", 6: ""},
        "lampeln_austria": {3: "four", 4: "", 5: "cards_each", 6: "cards_each"},
        "lampeln_bavaria": {3: "four", 4: "", 5: "cards_each", 6: "cards_each"},
    },
}
"""By game, "" for all presets that are not named."""
OF_SEATS = {
    name: set(chain.from_iterable(one.values() for one in by.values()))
    for name, by in USUAL.items()
}

every_preset = pytest.mark.parametrize(
    ("name", "preset"),
    [pair for name in games.names() for pair in zip(repeat(name), games.find(name).presets)],
)


@every_preset
def test_a_preset_is_offered_remarked_or_refused(name: str, preset: str) -> None:
    kind = games.find(name)
    options, wanted = kind.presets[preset], USUAL[name].get(preset, USUAL[name][""])
    for players in range(1, 10):
        if players not in wanted:
            assert players not in kind.seats_of(options)
            with pytest.raises(WrongNumber):
                kind.make(options, players)
            continue
        keys = {fact.key for fact in kind.make(options, players).remarks()} & OF_SEATS[name]
        assert keys == {wanted[players]} - {""}, f"{players} players"


@pytest.mark.parametrize("name", games.names())
def test_what_is_proposed_to_so_many_is_shorter_and_made_for_them(name: str) -> None:
    kind = games.find(name)
    first = next(iter(kind.presets.values()))
    for players, preset in kind.shorter.items():
        options = kind.presets[preset]
        assert players in kind.seats_of(options)
        assert kind.minutes(options, players) < kind.minutes(first, players)


@pytest.mark.parametrize("name", games.names())
def test_what_is_offered_beside_a_remark_is_played_without_it(name: str) -> None:
    kind = games.find(name)
    made: set[str] = set()
    for options in kind.presets.values():
        for players in kind.seats_of(options):
            for fact in kind.make(options, players).remarks():
                if preset := kind.instead.get(fact.key):
                    made.add(fact.key)
                    other = kind.make(kind.presets[preset], players).remarks()
                    assert fact.key not in {one.key for one in other}
    assert made == kind.instead.keys()


@pytest.mark.parametrize("name", games.names())
def test_any_house_rules_are_made_for_who_they_offer(name: str) -> None:
    kind = games.find(name)
    for number in range(60):
        rng = Random(number)
        options = mixed_options(kind, rng.choice(kind.seats), rng)
        for players in kind.seats:
            if players in kind.seats_of(options):
                assert kind.make(options, players).players == players
            else:
                with pytest.raises(WrongNumber):
                    kind.make(options, players)


@pytest.mark.parametrize("name", games.names())
def test_an_evening_takes_five_minutes_or_more_by_fives(name: str) -> None:
    """By any three values of house rules."""
    kind = games.find(name)
    of, first = kind.options, next(iter(kind.presets.values()))
    assert kind.box.minutes == kind.minutes(first, kind.usual())
    for options in covering(of):
        for option, value in [(one, value) for one in of.names() for value in of.values(one)]:
            other = replace(options, **{option: value})
            for players in kind.seats_of(other):
                minutes = kind.minutes(other, players)
                assert minutes >= 5 and not minutes % 5


LENGTHS = ("deals", "games", "runden", "ladders")
"""The house rules of which twice as much takes twice as long."""


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).turns])
def test_the_minutes_of_a_set_number_of_deals_go_by_turns_that_are_measured_for_each_table(
    name: str,
) -> None:
    """Of every variant for so many, and of none besides; more deals take longer."""
    kind = games.find(name)
    tables = {one: [*map(str, kind.seats_of(of))] for one, of in kind.presets.items()}
    assert {one: [*by] for one, by in kind.turns.items()} == tables
    for options in kind.presets.values():
        there = [one for one in LENGTHS if one in options.names() and options.applies(one)]
        [length] = [one for one in there if type(getattr(options, one)) is int]
        by = {value: replace(options, **{length: value}) for value in options.values(length)}
        for players in kind.seats_of(options):
            takes = [kind.minutes(by[value], players) for value in sorted(by)]
            assert takes == sorted(takes) and takes[0] < takes[-1]


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).turns])
def test_what_was_measured_is_about_what_rules_of_thumb_still_play(name: str) -> None:
    kind = games.find(name)
    preset, options = next(iter(kind.presets.items()))
    deals, turns = kind.turns[preset][str(kind.usual())]
    again = measured(kind.make(options, kind.usual()), MATCHES)
    assert abs(again[0] * again[1] / (deals * turns) - 1) < 0.25


@pytest.mark.parametrize("name", games.names())
def test_the_kit_meets_every_preset_with_all_that_it_offers(name: str) -> None:
    kind = games.find(name)
    met = {(case.label, case.players) for case in cases_of(name)}
    assert met == {
        (preset, players)
        for preset, options in kind.presets.items()
        for players in kind.seats_of(options)
    }


@pytest.mark.parametrize("name", games.names())
def test_cards_come_in_the_packets_that_are_shown(name: str) -> None:
    """Seen by those that forehand gets, one lying after the other in the pack."""
    kind = games.find(name)
    rules = kind.make(kind.options(), kind.usual())
    setup = rules.next_deal([], 0)
    assert isinstance(setup, Setup)
    pack = list(rules.pack())
    t = rules.start(pack, setup)
    forehand = t.after[t.dealer]
    while len(t.hands[forehand]) < sum(kind.packets):
        rules.apply(t, rules.legal(t)[-1])
    runs = [len(list(run)) for hers, run in groupby(pack, t.hands[forehand].__contains__) if hers]
    assert runs == list(kind.packets) if kind.packets else len(runs) == 1 or set(runs) == {1}
