"""A match: an evening as the fold of its log."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games, seeds, shuffle
from engine.cards import codes
from engine.head import VERSION, BadLog, Event, Head, Player
from engine.match import Match
from engine.moves import Call, read
from engine.options import BadOption
from engine.rules import IllegalMove, WrongNumber
from engine.sheet import Line
from engine.table import NOBODY

NAMES = ("Anna", "Ben", "Cilli", "Dora")


def head(**changes: Any) -> Head:
    """An evening of four, each for himself, by the first preset."""
    name = "ramsen"
    preset, options = next(iter(games.find(name).presets.items()))
    values: dict[str, Any] = {
        "game": name,
        "preset": preset,
        "options": options.as_dict(),
        "players": tuple(map(Player, NAMES)),
        "seed": 7,
    }
    return Head(**{**values, **changes})


@pytest.fixture
def events() -> list[Event]:
    return []


@pytest.fixture
def match(events: list[Event]) -> Match:
    """A match at its first decision, whose events are in `events`."""
    there = Match(head(), events.append)
    there.deal()
    return there


def play_out(match: Match) -> None:
    """Always the first thing that is legal, to the end of the deal."""
    while match.turn != NOBODY:
        match.play(match.legal()[0])


def chalk(match: Match) -> Line:
    line = Line((5, None, None, None))
    match.chalk(line)
    return line


# The head.


def test_a_head_survives_its_event() -> None:
    one = head(players=(Player("Anna"), Player("Ben", "heuristic"), Player("Cilli")), started="x")
    assert Head.from_event(one.event()) == one
    assert one.event()["kartentisch"] == VERSION


@pytest.mark.parametrize("seed", [0, 1, seeds.SEEDS - 1])
def test_a_head_of_version_1_has_any_number_below_the_bound_for_a_seed(seed: int) -> None:
    event = head(version=1, seed=seed).event()
    assert Head.from_event(event).seed == seed
    for wrong in (-1, seeds.SEEDS, str(seed), float(seed), True):
        with pytest.raises(BadLog):
            Head.from_event({**event, "seed": wrong})


def test_a_person_has_no_bot_in_the_event() -> None:
    one = head(players=(Player("Anna"), Player("Ben", "heuristic"), Player("Cilli")))
    assert one.event()["seats"] == [
        {"name": "Anna"},
        {"name": "Ben", "bot": "heuristic"},
        {"name": "Cilli"},
    ]


@pytest.mark.parametrize("missing", ["kartentisch", "game", "options", "seats", "seed"])
def test_a_head_without_one_of_its_parts_is_bad(missing: str) -> None:
    event = head().event()
    del event[missing]
    with pytest.raises(BadLog):
        Head.from_event(event)


@pytest.mark.parametrize("seat", ["Anna", {}, {"name": 3}])
def test_a_seat_without_a_name_is_bad(seat: object) -> None:
    with pytest.raises(BadLog):
        Head.from_event({**head().event(), "seats": [seat] * 4})


def test_house_rules_that_are_not_named_have_their_default() -> None:
    rules = head(options={}).make()
    assert rules.options == rules.game.options()


def test_an_unknown_game_option_or_number_is_refused() -> None:
    with pytest.raises(games.UnknownGame):
        head(game="../secrets").make()
    with pytest.raises(BadOption):
        head(options={"beer": "dark"}).make()
    with pytest.raises(WrongNumber):
        head(players=()).make()


# Dealing and playing.


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    match = Match(head())
    assert match.view() is None and match.revealed() is None
    assert match.legal() == [] and match.moves == []
    assert match.turn == NOBODY and match.deal_number == 0
    assert not match.over
    assert match.take_facts() == []


def test_the_first_dealer_and_the_cards_follow_from_the_seed(events: list[Event]) -> None:
    match = Match(head(seed=99), events.append)
    match.deal()
    assert events == [
        {
            "deal": 1,
            "dealer": shuffle.first_dealer(99, 4),
            "cards": codes(shuffle.numbered(match.rules.pack(), 99, 1)),
        }
    ]


def test_a_deal_in_the_middle_of_a_deal_is_refused(match: Match) -> None:
    with pytest.raises(BadLog):
        match.deal()
    assert match.deal_number == 1


def test_a_move_is_recorded_before_it_is_done() -> None:
    seen: list[object] = []

    def record(event: Event) -> None:
        seen.append((event, there.revealed()))

    there = Match(head(), record)
    there.deal()
    before = there.revealed()
    there.play(there.legal()[0])
    assert seen[-1] == ({"move": str(there.moves[0])}, before)


def test_a_move_that_cannot_be_recorded_does_not_happen(match: Match) -> None:
    before, legal = match.revealed(), match.legal()

    def full(event: Event) -> None:
        raise OSError("disk full")

    match.record = full
    with pytest.raises(OSError):
        match.play(legal[0])
    with pytest.raises(OSError):
        match.undo()
    assert match.revealed() == before
    assert match.undoable() == 1
    assert match.moves == []


def test_an_illegal_move_is_refused_and_not_recorded(match: Match, events: list[Event]) -> None:
    before = match.revealed()
    with pytest.raises(IllegalMove):
        match.play(Call("fly_away"))
    assert match.revealed() == before
    assert len(events) == 1


def test_a_move_between_deals_is_refused(match: Match) -> None:
    play_out(match)
    with pytest.raises(BadLog):
        match.play(Call("pass"))


def test_the_reason_against_a_move_can_be_asked(match: Match) -> None:
    assert match.reason_against(match.legal()[0]) is None
    reason = match.reason_against(Call("fly_away"))
    assert reason is not None and reason.key.isidentifier()
    nothing_yet = Match(head()).reason_against(Call("pass"))
    assert nothing_yet is not None and nothing_yet.key == "deal_is_over"


def test_facts_are_taken_once(match: Match) -> None:
    assert match.take_facts()
    assert match.take_facts() == []
    match.play(match.legal()[0])
    assert match.take_facts()


def test_the_table_that_is_revealed_is_a_copy(match: Match) -> None:
    table = match.revealed()
    assert table is not None
    table.hands[0].append(table.stock.pop())
    assert match.revealed() != table


# Lines of real cards.


def test_a_line_in_the_middle_of_a_deal_is_refused(match: Match) -> None:
    with pytest.raises(BadLog):
        chalk(match)


def test_a_line_must_have_a_number_for_each_side() -> None:
    with pytest.raises(BadLog):
        Match(head()).chalk(Line((5, None, None)))


def test_an_evening_of_lines_alone_comes_to_its_end() -> None:
    match = Match(head())
    while not match.over:
        chalk(match)
    assert match.sheet().over
    assert match.next_setup() is None
    with pytest.raises(BadLog):
        match.deal()
    with pytest.raises(BadLog):
        chalk(match)


# Undo and redo.


def test_an_undo_takes_back_a_line_of_real_cards_between_deals(match: Match) -> None:
    play_out(match)
    first = match.sheet().lines
    chalk(match)
    chalk(match)
    match.undo()
    assert match.sheet().lines[:1] == first
    assert len(match.sheet().lines) == 2
    match.undo()
    assert match.sheet().lines == first
    match.redo(2)
    assert len(match.sheet().lines) == 3


def test_lines_before_the_first_deal_survive_an_undo_of_it() -> None:
    match = Match(head())
    line = chalk(match)
    match.deal()
    match.undo()
    assert match.sheet().lines == (line,)
    assert match.revealed() is None


@pytest.mark.parametrize("steps", [0, -1, 2])
def test_more_than_there_is_cannot_be_taken_back(match: Match, steps: int) -> None:
    with pytest.raises(BadLog):
        match.undo(steps)
    assert match.undoable() == 1


@pytest.mark.parametrize("steps", [0, -1, 2])
def test_more_than_was_taken_back_cannot_be_done_again(match: Match, steps: int) -> None:
    match.play(match.legal()[0])
    match.undo()
    with pytest.raises(BadLog):
        match.redo(steps)
    assert match.redoable() == 1


def test_after_another_move_nothing_can_be_done_again(match: Match) -> None:
    match.play(match.legal()[0])
    match.undo()
    match.play(match.legal()[-1])
    assert match.redoable() == 0


def test_undo_and_redo_are_one_event_each(match: Match, events: list[Event]) -> None:
    for _ in range(3):
        match.play(match.legal()[0])
    match.undo(2)
    match.redo(2)
    assert events[-2:] == [{"undo": 2}, {"redo": 2}]
    assert len(events) == 6


def test_whose_decision_each_step_was_is_kept_newest_first(match: Match) -> None:
    seats = [NOBODY]
    for _ in range(6):
        seats.insert(0, match.turn)
        match.play(match.legal()[0])
    assert match.turns() == seats


# Folding.


def test_folding_records_nothing(match: Match, events: list[Event]) -> None:
    more: list[Event] = []
    again = Match.from_events([match.head.event(), *events], more.append)
    assert more == []
    again.play(again.legal()[0])
    assert len(more) == 1


def test_no_events_are_no_match() -> None:
    with pytest.raises(BadLog):
        Match.from_events([])


def deal_event(**changes: object) -> Event:
    events: list[Event] = []
    Match(head(), events.append).deal()
    return {**events[0], **changes}


LIES = deal_event()["cards"]


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"dance": 1},
        {"move": 7},
        {"move": "!pass"},
        {"undo": 1},
        {"redo": 1},
        {"undo": "1"},
        {"line": None},
        {"line": {"values": [1], "notes": []}},
        {"line": {"values": ["five", None, None, None], "notes": []}},
        deal_event(deal=2),
        deal_event(dealer=(deal_event()["dealer"] + 1) % 4),
        deal_event(cards=""),
        deal_event(cards=LIES[: LIES.rindex(" ")]),
        deal_event(cards=LIES[: LIES.rindex(" ")] + " C2"),
        deal_event(cards=LIES[: LIES.rindex(" ")] + " ??"),
        deal_event(cards=LIES[: LIES.rindex(" ")] + " H99"),
    ],
)
def test_an_event_that_does_not_fit_is_named_by_its_number(event: Event) -> None:
    with pytest.raises(BadLog) as bad:
        Match.from_events([head().event(), event])
    assert bad.value.number == 1


@pytest.mark.parametrize("text", ["!fly_away", "??", "!", "H77", "!see --5", "!swap", "", "C2"])
def test_a_move_in_a_log_that_is_not_legal_is_named_by_its_number(text: str) -> None:
    with pytest.raises(BadLog) as bad:
        Match.from_events([head().event(), deal_event(), {"move": text}])
    assert bad.value.number == 2


def test_a_stacked_pack_is_dealt_as_the_log_says() -> None:
    """Chance is an event: the file does not ask how the cards were shuffled."""
    match = Match(head())
    lies = codes(match.rules.pack())
    match.do(deal_event(cards=lies))
    table = match.revealed()
    assert table is not None
    assert table.stock[-1] is match.rules.pack()[-1] or match.rules.pack()[-1] in table.hands[0]
    assert match.events()[-1]["cards"] == lies


def test_the_moves_of_the_deal_on_the_table_are_known(match: Match) -> None:
    first = match.legal()[0]
    match.play(first)
    assert match.moves == [first]
    assert read(match.events()[-1]["move"]) == first
    play_out(match)
    match.deal()
    assert match.moves == []
