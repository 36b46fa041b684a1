"""What a log of version 2 holds besides the moves: scores, claims, help, orders of shuffling."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import games, shuffle
from engine.cards import codes
from engine.head import BadLog, Event, Head, Player
from engine.history import Difference
from engine.match import Match
from engine.moves import read
from engine.sheet import Line
from engine.table import NOBODY
from tests.engine.test_match import head, play_out

OTHER = Line((None, 2, 3, None))
"""A line that a deal of four at Ramsen can leave, and that the one played here does not."""


def begun(**changes: Any) -> tuple[Match, list[Event]]:
    """A match, and the events that it writes."""
    events: list[Event] = []
    match = Match(head(**changes), events.append)
    events.append(match.head.event())
    return match, events


def played(deals: int = 1) -> tuple[Match, list[Event]]:
    """So many finished deals."""
    match, events = begun()
    for _ in range(deals):
        match.deal()
        play_out(match)
    return match, events


def scores(events: list[Event]) -> list[int]:
    """Where the scores stand."""
    return [place for place, event in enumerate(events) if "score" in event]


# Scores.


def test_the_line_of_a_deal_stands_right_behind_its_last_move() -> None:
    match, events = played(2)
    lines = match.sheet().lines
    assert [events[place] for place in scores(events)] == [
        {"score": line.as_dict()} for line in lines
    ]
    assert all("move" in events[place - 1] for place in scores(events))
    assert scores(events)[-1] == len(events) - 1


def test_a_deal_that_ends_before_any_move_leaves_its_score_too() -> None:
    """Four turn-ups of one suit at Knüffeln."""
    players = tuple(Player(name) for name in "ABCD")
    match = Match(Head("knueffeln", "", {}, players, 1))
    setup = match.next_setup()
    assert setup is not None
    pack = sorted(match.rules.pack(), key=lambda card: card.suit == "C")
    lies = pack[:36] + pack[-4:] + pack[36:-4]
    match.do({"deal": 1, "dealer": setup.dealer, "cards": codes(lies)})
    assert match.turn == NOBODY
    events: list[Event] = []
    match.record = events.append
    match.settle()
    assert [*events[0]] == ["score"]
    assert Match.from_events(match.events()).sheet() == match.sheet()


def test_a_score_is_no_step() -> None:
    match, events = played()
    assert match.undoable() == len(events) - 2
    newest = match.newest()
    assert newest is not None and "move" in newest


def test_a_program_killed_between_move_and_score_loses_nothing() -> None:
    match, events = played()
    again = Match.from_events(events[:-1])
    assert again.sheet() == match.sheet() and again.revealed() == match.revealed()
    again.deal()
    assert again.events()[: len(events)] == events, "it is written before the next event"
    assert Match.from_events(again.events()).sheet() == again.sheet()


@pytest.mark.parametrize("what", ["undo", "chalk", "settle", "helped", "correct"])
def test_a_score_that_is_missing_is_written_before_whatever_comes(what: str) -> None:
    match, events = played()
    again, more = Match.from_events(events[:-1]), list[Event]()
    again.record = more.append
    match_line = match.sheet().lines[0]
    match what:
        case "undo":
            again.undo()
        case "chalk":
            again.chalk(OTHER)
        case "settle":
            again.settle()
        case "helped":
            again.helped(0, "revealed")
        case "correct":
            again.correct(0, OTHER, "")
    assert more[0] == {"score": match_line.as_dict()}
    assert Match.from_events([*events[:-1], *more]).events() == again.events()


def test_a_score_that_cannot_be_recorded_is_tried_again() -> None:
    match, events = begun()
    match.deal()

    def full_at_score(event: Event) -> None:
        if "score" in event:
            raise OSError("full")
        events.append(event)

    match.record = full_at_score
    with pytest.raises(OSError):
        play_out(match)
    assert match.turn == NOBODY and not scores(events)
    match.record = events.append
    match.deal()
    assert len(scores(events)) == 1 and "deal" in events[-1]


def test_the_written_line_counts_and_the_match_says_what_it_would_reckon() -> None:
    match, events = played(2)
    first = scores(events)[0]
    reckoned = match.sheet().lines[0]
    old = [*events[:first], {"score": OTHER.as_dict()}, *events[first + 1 :]]
    again = Match.from_events(old)
    assert again.sheet().lines == (OTHER, match.sheet().lines[1])
    assert again.differences() == [Difference(1, OTHER, reckoned)]
    assert Match.from_events(again.events()).differences() == again.differences()
    assert match.differences() == []


def test_a_difference_goes_and_comes_with_its_deal() -> None:
    _, events = played()
    again = Match.from_events([*events[:-1], {"score": OTHER.as_dict()}])
    difference = again.differences()
    assert len(difference) == 1
    again.deal()
    again.undo()
    assert again.differences() == difference and again.sheet().lines == (OTHER,)
    again.undo()
    assert again.differences() == []
    again.redo()
    assert again.differences() == difference and again.sheet().lines == (OTHER,)
    again.undo(again.undoable())
    assert again.differences() == []


def test_a_correction_changes_no_score() -> None:
    match, events = played()
    before = match.sheet().lines[0]
    match.correct(0, OTHER, "counted wrong")
    assert match.sheet().lines == (OTHER,)
    assert Match.from_events(events).sheet().lines == (OTHER,)
    match.undo()
    assert match.sheet().lines == (before,) and match.differences() == []


WRONG_SCORES: list[Any] = [
    None,
    {},
    {"values": [1], "notes": []},
    {"values": [1, 1, 1, 1, 1], "notes": []},
    {"values": [9, None, None, None], "notes": []},
    {"values": [5, "0", None, None], "notes": []},
    {"values": [None, 2, 3, None], "notes": [["finished", 17]]},
]


@pytest.mark.parametrize("score", WRONG_SCORES)
def test_a_score_that_no_deal_can_have_left_is_refused(score: object) -> None:
    _, events = played()
    with pytest.raises(BadLog) as bad:
        Match.from_events([*events[:-1], {"score": score}])
    assert bad.value.number == len(events) - 1


def test_a_score_stands_nowhere_else() -> None:
    match, events = played()
    score = events[-1]
    for place in (1, 2, 5, len(events) - 2):
        with pytest.raises(BadLog):
            Match.from_events([*events[:place], score])
    with pytest.raises(BadLog):
        Match.from_events([*events, score])
    match.chalk(OTHER)
    with pytest.raises(BadLog):
        match.do(score)


# Claims.


def test_a_claim_goes_with_the_move_before_it() -> None:
    match, events = begun()
    match.deal()
    match.play(match.legal()[0])
    match.claim(match.turn, "all", "declined")
    claim = events[-1]
    assert claim == {"claim": {"seat": match.turn, "kind": "all", "answer": "declined"}}
    steps = match.undoable()
    match.undo()
    assert claim not in match.events()
    match.redo()
    assert claim in match.events() and match.undoable() == steps
    assert Match.from_events(events).events() == match.events()


def test_a_claim_does_not_clear_what_could_be_done_again() -> None:
    match, _ = begun()
    match.deal()
    match.play(match.legal()[0])
    match.undo()
    match.claim(0, "none", "granted")
    assert match.redoable() == 1


CLAIMS: list[Any] = [
    {"seat": 0, "kind": "all"},
    {"seat": 0, "kind": "most", "answer": "granted"},
    {"seat": 0, "kind": "all", "answer": "perhaps"},
    {"seat": 4, "kind": "all", "answer": "granted"},
    {"seat": -1, "kind": "all", "answer": "granted"},
    {"seat": True, "kind": "all", "answer": "granted"},
    {"seat": 0, "kind": "all", "answer": "granted", "more": 1},
    [0, "all", "granted"],
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_that_is_none_is_refused(claim: object) -> None:
    match, events = begun()
    match.deal()
    with pytest.raises(BadLog):
        match.do({"claim": claim})
    assert len(events) == 2


def test_nothing_is_claimed_between_deals_or_by_who_is_out_of_the_game() -> None:
    match, _ = begun()
    with pytest.raises(BadLog):
        match.claim(0, "all", "granted")
    match.deal()
    play_out(match)
    with pytest.raises(BadLog):
        match.claim(0, "all", "granted")
    five = Match(Head("knueffeln", "", {}, tuple(map(Player, "ABCDE")), 3))
    five.deal()
    table = five.revealed()
    while table is not None and table.phase == "solo":
        five.play(read("!pass"))
        table = five.revealed()
    assert table is not None and table.dealer not in table.after
    with pytest.raises(BadLog):
        five.claim(table.dealer, "all", "granted")


# Help.


def test_help_is_no_step_and_is_never_forgotten() -> None:
    match, events = begun()
    match.deal()
    match.play(match.legal()[0])
    match.helped(match.turn, "hint")
    helped = events[-1]
    assert helped == {"help": {"seat": match.turn, "kind": "hint", "deal": 1, "move": 2}}
    assert match.undoable() == 2
    match.play(match.legal()[0])
    match.undo(3)
    assert match.helps() == [helped] and match.events()[-1] == helped
    match.deal()
    play_out(match)
    assert match.helps() == [helped]
    again = Match.from_events(match.events())
    assert again.helps() == [helped] and again.events() == match.events()


def test_help_stands_where_it_was_used() -> None:
    match, events = begun()
    match.deal()
    for _ in range(4):
        match.helped(match.turn, "hint")
        match.play(match.legal()[0])
    assert match.events() == events


HELPS: list[Any] = [
    {"seat": 0, "kind": "hint", "deal": 1},
    {"seat": 4, "kind": "hint", "deal": 1, "move": 1},
    {"seat": -1, "kind": "hint", "deal": 1, "move": 1},
    {"seat": 0, "kind": "a hint", "deal": 1, "move": 1},
    {"seat": 0, "kind": "", "deal": 1, "move": 1},
    {"seat": 0, "kind": "h" * 41, "deal": 1, "move": 1},
    {"seat": 0, "kind": "hint", "deal": 0, "move": 1},
    {"seat": 0, "kind": "hint", "deal": 1, "move": True},
    {"seat": 0, "kind": "hint", "deal": 1, "move": 1, "more": 1},
    "hint",
]


@pytest.mark.parametrize("helped", HELPS)
def test_help_that_is_none_is_refused(helped: object) -> None:
    match, events = begun()
    match.deal()
    with pytest.raises(BadLog):
        match.do({"help": helped})
    assert len(events) == 2


# All of it, back and forth.


@given(st.integers(0, 2**32 - 1))
def test_whatever_is_taken_back_and_done_again_folds_to_the_same(seed: int) -> None:
    rng = Random(seed)
    match, events = begun(seed=seed)
    for _ in range(60):
        _something(match, rng)
        assert len(scores(match.events())) == len(match.sheet().lines)
    again = Match.from_events(events)
    assert again.revealed() == match.revealed() and again.sheet() == match.sheet()
    assert again.events() == match.events() and again.redoable() == match.redoable()
    short = Match.from_events(match.events())
    assert short.revealed() == match.revealed() and short.sheet() == match.sheet()
    assert short.events() == match.events() and short.helps() == match.helps()


def _something(match: Match, rng: Random) -> None:
    chance = rng.random()
    if match.over:
        match.undo(1 + int(rng.random() * 3))
    elif match.turn == NOBODY:
        match.deal()
    elif chance < 0.1:
        match.undo(1 + int(rng.random() * min(4, match.undoable())))
    elif chance < 0.2 and match.redoable():
        match.redo(1 + int(rng.random() * match.redoable()))
    elif chance < 0.3:
        match.helped(match.turn, "hint")
    elif chance < 0.4:
        match.claim(match.turn, "all", "not_shown")
    else:
        legal = match.legal()
        match.play(legal[int(rng.random() * len(legal))])


# Cards that are shuffled again.


def ramsli(version: int = 2, seed: int | str = 11) -> Match:
    """Six at Ramsli with cards that are shuffled again."""
    options = games.find("ramsli").presets["mauscheln"].as_dict()
    return Match(
        Head("ramsli", "mauscheln", options, tuple(map(Player, "ABCDEF")), seed, version=version)
    )


def shuffling(version: int = 2) -> tuple[list[Event], Event]:
    """A log up to a move that shuffles again, and that move."""
    for seed in range(40):
        match, rng = ramsli(version, seed), Random(seed)
        events = [match.head.event()]
        for _ in range(3):
            match.deal()
            while match.turn != NOBODY:
                legal = match.legal()
                move = legal[int(rng.random() * len(legal))]
                t = match.revealed()
                assert t is not None
                events = match.events()
                match.play(move)
                if match.rules.reshuffles(t, move):
                    return events, match.events()[len(events)]
    raise AssertionError("nothing was ever shuffled again")


def test_the_order_of_cards_shuffled_again_stands_in_the_move() -> None:
    events, event = shuffling()
    match = Match.from_events(events)
    move, order = read(event["move"]), event["shuffled"]
    again = match.reshuffles(move)
    assert codes(shuffle.again(again, match.head.seed, match.deal_number, 1)) == order
    before = match.revealed()
    match.do(event)
    after = match.revealed()
    assert before is not None and after is not None
    lie = " ".join([codes(before.stock), order]).strip()
    assert lie.endswith(codes(after.stock)) and lie != codes(after.stock)
    assert not set(again) & {card for some in after.aside for card in some}


def test_any_order_of_the_right_cards_is_accepted_and_no_others() -> None:
    events, event = shuffling()
    order = event["shuffled"].split()
    turned = {**event, "shuffled": " ".join(reversed(order))}
    match = Match.from_events([*events, turned])
    assert match.events()[-1] == turned
    wrong: list[Any] = [None, "", " ".join(order[1:]), " ".join([*order, order[0]]), 7, order]
    for other in wrong:
        with pytest.raises(BadLog):
            Match.from_events([*events, {**event, "shuffled": other}])
    with pytest.raises(BadLog):
        Match.from_events([*events, {"move": event["move"]}])


def test_a_move_that_does_not_shuffle_says_nothing_of_it() -> None:
    events, _ = shuffling()
    assert not any("shuffled" in event for event in events)
    last = next(event for event in reversed(events) if "move" in event)
    place = events.index(last)
    with pytest.raises(BadLog):
        Match.from_events([*events[:place], {**last, "shuffled": "EA"}])


def test_in_version_1_the_order_follows_and_is_not_written() -> None:
    events, event = shuffling(1)
    assert "shuffled" not in event
    with pytest.raises(BadLog):
        Match.from_events([*events, {**event, "shuffled": ""}])
    Match.from_events([*events, event])


# Version 1 knows nothing of all this.


def test_version_1_writes_what_it_always_did() -> None:
    match, events = begun(version=1)
    match.deal()
    match.helped(0, "hint")
    with pytest.raises(BadLog):
        match.claim(0, "all", "granted")
    play_out(match)
    match.undo(2)
    match.redo()
    assert {key for event in events[1:] for key in event} == {
        *("deal", "dealer", "cards", "move", "undo", "redo")
    }
    assert events[0]["kartentisch"] == 1 and events[0]["seed"] == 7
    again = Match.from_events(events)
    assert again.head == match.head == replace(head(), version=1)


@pytest.mark.parametrize("key", ["score", "help", "claim"])
def test_version_1_has_no_such_events(key: str) -> None:
    match, _ = begun(version=1)
    match.deal()
    play_out(match)
    told = {
        "score": match.sheet().lines[0].as_dict(),
        "help": {"seat": 0, "kind": "hint", "deal": 1, "move": 1},
        "claim": {"seat": 0, "kind": "all", "answer": "granted"},
    }
    with pytest.raises(BadLog, match="unknown event"):
        match.do({key: told[key]})
