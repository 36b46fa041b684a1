"""Plays every game through everything, and names none: the laws that hold for all of them.

A `Case` is a game with house rules and a number of players; `cases()` finds those of every preset
and `mixed_cases()` draws house rules at random. `positions` walks an evening of random moves and
gives the tables it comes by; each law below takes one table, or one case, and fails loudly. A new
game in `engine/games/` is held to all of them without a line being written here.
"""

from __future__ import annotations

import pickle
import pickletools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games, shuffle, store, words
from engine.bots import make
from engine.cards import BACK, Card
from engine.facts import Fact
from engine.head import Event, Head, Player
from engine.hidden import hidden_cards, redeal, view
from engine.match import Match
from engine.moves import Call, Move, read, write
from engine.options import Options
from engine.rules import IllegalMove, Rules
from engine.sheet import Line
from engine.table import NOBODY, Seat, Table

SEED = 1844
MIXED = 4
"""How many random sets of house rules are tried for each game and number of players."""


@dataclass(frozen=True)
class Case:
    """A game, its house rules, and how many play it."""

    game: str
    label: str
    options: Options
    players: int

    def make(self) -> Rules[Any]:
        return games.find(self.game).make(self.options, self.players)

    def head(self, seed: int = SEED) -> Head:
        players = tuple(Player(f"Player {seat}") for seat in range(self.players))
        return Head(self.game, self.label, self.options.as_dict(), players, seed)

    def __str__(self) -> str:
        return f"{self.game}-{self.label}-{self.players}"


# What there is to play.


def cases() -> list[Case]:
    """Every preset of every game, for every number of players."""
    return [
        Case(name, label, options, players)
        for name in games.names()
        for label, options in games.find(name).presets.items()
        for players in games.find(name).seats
    ]


def mixed_cases() -> list[Case]:
    """House rules drawn at random, the same every time, for every game and number of players."""
    rng = Random(SEED)
    return [
        Case(name, f"mixed{number}", mixed_options(games.find(name).options, rng), players)
        for name in games.names()
        for players in games.find(name).seats
        for number in range(MIXED)
    ]


def mixed_options(kind: type[Options], rng: Random) -> Options:
    """Any value for each option."""
    return kind.from_dict({name: rng.choice(kind.values(name)) for name in kind.names()})


# Walking through an evening.


def any_move(legal: list[Move], rng: Random) -> Move:
    return legal[int(rng.random() * len(legal))]


def walk(case: Case, deals: int, seed: int = SEED) -> Iterator[tuple[Table, list[Fact]]]:
    """Every table of an evening of random moves, with the facts that led to it.

    The last table of a deal has no phase any more. The table is the one being played on: whoever
    keeps it, copies it.
    """
    game, rng = case.make(), Random(seed)
    dealer = shuffle.first_dealer(seed, case.players)
    lines: list[Line] = []
    for number in range(1, deals + 1):
        setup = game.next_deal(lines, dealer)
        if setup is None:
            return
        lies = shuffle.numbered(game.pack(), seed, number)
        t = game.start(lies, setup, listen=True)
        yield t, heard(t)
        while t.phase:
            chat(game, t, rng)
            game.apply(t, any_move(game.legal(t), rng))
            yield t, heard(t)
        lines.append(game.score(t))
        dealer = (setup.dealer + 1) % case.players


def chat(game: Rules[Any], t: Table, rng: Random) -> None:
    """Let somebody say something, where there is table talk, every now and then."""
    seat = int(rng.random() * len(t.hands))
    phrases = game.phrases(t, seat)
    if phrases and rng.random() < 0.4:
        game.say(t, seat, phrases[-1 - int(rng.random() ** 2 * len(phrases))])


def heard(t: Table) -> list[Fact]:
    facts, t.facts = t.facts or [], []
    return facts


DEALS = 12
"""How many deals of an evening are walked through."""
EVERY = 5
"""The laws that take long are held at every fifth of these decisions, which meets them all."""


@cache
def positions(case: Case) -> tuple[Table, ...]:
    """Copies of every table of an evening at which somebody has to decide."""
    return tuple(t.copy() for t, _ in walk(case, DEALS) if t.phase)


@cache
def some_positions(case: Case) -> tuple[Table, ...]:
    """Some of them, from all over the evening."""
    return positions(case)[::EVERY]


# What lies where.


def lying(t: Table) -> list[Card]:
    """Every card on the table, wherever it lies."""
    found = [*t.stock, *t.up, *t.trick, *hidden_cards(t)]
    for place in (*t.hands, *t.aside, *t.rows):
        found += place
    for trick in t.tricks:
        found += trick.cards
    return found


def seen_by(t: Table, seat: Seat) -> set[Card]:
    """The cards that this seat can tell."""
    return {card for card in lying(view(t, seat).table) if card is not BACK}


def hidden_from(t: Table, seat: Seat) -> set[Card]:
    return set(lying(t)) - seen_by(t, seat)


def strings_in(data: bytes) -> set[str]:
    """Every text in a pickle."""
    return {arg for _, arg, _ in pickletools.genops(data) if isinstance(arg, str)}


# The laws of a table.


def holds_every_card_once(game: Rules[Any], t: Table) -> None:
    assert sorted(card.code for card in lying(t)) == sorted(card.code for card in game.pack())


def offers_moves(game: Rules[Any], t: Table) -> None:
    """Somebody is to decide, has something to choose, and nothing twice."""
    legal = game.legal(t)
    assert legal
    assert len(set(legal)) == len(legal)
    assert 0 <= t.turn < len(t.hands)
    assert t.turn in t.in_play()
    assert game.zone(t) in ("trick", "aside", "rows", "up")


def accepts_what_it_offers(game: Rules[Any], t: Table) -> None:
    for move in game.legal(t):
        game.check(t, move)
        game.apply(t.copy(), move)


def refuses_all_else(game: Rules[Any], t: Table, rng: Random) -> None:
    """Moves that are not offered are refused with a rule, and nothing happens."""
    before, legal = t.copy(), game.legal(t)
    strange: list[Move] = [*game.pack(), BACK, Call("fly_away"), *_calls(game)]
    for move in rng.sample(strange, min(12, len(strange))):
        if move in legal:
            continue
        with pytest.raises(IllegalMove) as refused:
            game.check(t, move)
        says_something(game, "rule", refused.value.reason)
        assert refused.value.move is move
    assert t == before


@cache
def _known_calls(name: str, options: Options, players: int) -> tuple[Move, ...]:
    case = Case(name, "calls", options, players)
    game = case.make()
    return tuple(
        {
            move: None
            for t in positions(case)[:200]
            for move in game.legal(t)
            if isinstance(move, Call)
        }
    )


def _calls(game: Rules[Any]) -> tuple[Move, ...]:
    """Every call that is ever offered."""
    return _known_calls(game.game.name, game.options, game.players)


def comes_to_an_end(case: Case) -> None:
    """A deal ends however stubborn the players: each always does the first thing, or the last."""
    game, rng = case.make(), Random(SEED)
    for number in range(1, 3 * DEALS + 1):
        setup = game.next_deal([], number % case.players)
        assert setup is not None
        t = game.start(shuffle.numbered(game.pack(), SEED, number), setup)
        habits: dict[tuple[Seat, str], int] = {}
        moves = 0
        while t.phase:
            habit = habits.setdefault((t.turn, t.phase), rng.choice((0, -1)))
            game.apply(t, game.legal(t)[habit])
            moves += 1
            assert moves < 20 * len(game.pack()), "a deal without end"


def copies_apart(game: Rules[Any], t: Table) -> None:
    """A copy is equal, and what is played on it does not reach the table."""
    before, other = pickle.dumps(t.copy()), t.copy()
    assert other == t
    rng = Random(SEED)
    while other.phase:
        game.apply(other, any_move(game.legal(other), rng))
    assert other != t
    assert pickle.dumps(t.copy()) == before


def pickles_to_itself(t: Table) -> None:
    again = pickle.loads(pickle.dumps(t))
    assert again == t
    for one, other in zip(lying(again), lying(t), strict=True):
        assert one is other


def puts_cards_where_it_says(game: Rules[Any], t: Table) -> None:
    """A card that is put down leaves the hand for the trick, or lies aside, as `zone` says."""
    for move in game.legal(t):
        if not isinstance(move, Card):
            continue
        other, zone = t.copy(), game.zone(t)
        game.apply(other, move)
        assert move not in other.hands[t.turn]
        if zone == "aside":
            assert move in other.aside[t.turn] or move in hidden_cards(other)
        elif zone == "rows":
            assert any(move in row for row in other.rows)
        elif zone == "up":
            assert move is other.up[-1]
        else:
            assert move in other.trick or move in other.tricks[-1].cards


# The laws of hiding.


def hides_what_is_hidden(t: Table, seat: Seat) -> None:
    """No text in a pickled view names a hidden card, and the backs come first in each hand."""
    seen = view(t, seat)
    secret = {card.code for card in hidden_from(t, seat)}
    for text in strings_in(pickle.dumps(seen)):
        assert secret.isdisjoint(re.split(r"\W+", text))
    for place in (*seen.table.hands, *seen.table.aside):
        backs = place.count(BACK)
        assert place[:backs] == [BACK] * backs
    assert len(lying(seen.table)) == len(lying(t))


def shows_the_own_hand(t: Table, seat: Seat) -> None:
    seen = view(t, seat)
    if seat == NOBODY:
        assert all(card is BACK for hand in seen.table.hands for card in hand)
    else:
        assert seen.table.hands[seat] == t.hands[seat]
        assert seen.table.aside[seat] == t.aside[seat]


def knows_of_covered_cards_only(t: Table) -> None:
    """What is noted as known is a card that lies covered somewhere: one lying open needs none."""
    places = (*t.hands, *t.aside, t.stock, hidden_cards(t))
    covered = {card for place in places for card in place}
    covered.update(t.trick[place] for place in t.covered)
    assert set(t.known) <= covered


def hides_once(t: Table, seat: Seat) -> None:
    """A view of a view is the view; and the table is as it was."""
    before = pickle.dumps(t.copy())
    seen = view(t, seat)
    assert view(seen.table, seat) == seen
    assert pickle.dumps(t.copy()) == before


def shows_the_same_moves(game: Rules[Any], t: Table) -> None:
    """Whose turn it is finds in the view the moves that the table allows."""
    assert game.legal(view(t, t.turn).table) == game.legal(t)


def sorts_every_hand(game: Rules[Any], t: Table) -> None:
    """A hand is sorted without losing a card, covered or not."""
    for hand in view(t, t.turn).table.hands:
        in_order = game.sorted_hand(t, hand)
        assert sorted(map(str, in_order)) == sorted(map(str, hand))
        assert game.sorted_hand(t, in_order) == in_order
        assert in_order[: hand.count(BACK)] == [BACK] * hand.count(BACK)


def bars_only_what_is_missing(game: Rules[Any], t: Table) -> None:
    """What a seat has shown not to hold, it does not hold."""
    for seat, hand in enumerate(t.hands):
        assert game.barred(t, seat).isdisjoint(hand)


def redeals_as_seen(game: Rules[Any], t: Table, seat: Seat, rng: Random) -> None:
    """The redealt table looks the same, has every card, respects what was shown, and plays on."""
    seen = view(t, seat)
    other = redeal(game, seen, rng)
    assert view(other, seat) == seen
    holds_every_card_once(game, other)
    bars_only_what_is_missing(game, other)
    while other.phase:
        game.apply(other, any_move(game.legal(other), rng))
    game.score(other)


def covers_only_what_was_turned(t: Table) -> None:
    """A card of the trick that lies face down is seen by who played it and who knew it."""
    players = t.seats_from(t.leader, len(t.trick)) if t.trick else []
    for seat in (NOBODY, *range(len(t.hands))):
        for place, card in enumerate(view(t, seat).table.trick):
            mine = players[place] == seat or seat in t.known.get(t.trick[place], ())
            assert (card is BACK) == (place in t.covered and not mine)


# The laws of words.

_PIECE = re.compile(r"\{(\d+):(\w+)\}")
_KINDS: dict[str, type] = {"seat": int, "card": Card, "suit": str}


def says_something(game: Rules[Any], kind: str, fact: Fact) -> None:
    """A fact has a key with English, and the arguments which that English speaks of."""
    assert fact.key.isidentifier()
    assert all(isinstance(arg, Card | int | str) for arg in fact.args)
    _, english = words.text(games.part(game.game.name, "words").TEXTS, f"{kind}.{fact.key}")
    for place, what in _PIECE.findall(english):
        assert isinstance(fact.args[int(place)], _KINDS[what]), english
    if "%n" in english:
        assert isinstance(fact.args[-1], int)


def says_how_each_seat_stands(game: Rules[Any], t: Table) -> None:
    """What a name plate says has English, and is the same from every seat: it is public."""
    for seat in range(len(t.hands)):
        facts = game.status(t, seat)
        for fact in facts:
            says_something(game, "plate", fact)
        for other in (NOBODY, *range(len(t.hands))):
            assert game.status(view(t, other).table, seat) == facts


def tells_no_secret(t: Table, facts: list[Fact]) -> None:
    """What is told is public: each seat can see every card that is named."""
    for fact in facts:
        for arg in fact.args:
            if isinstance(arg, Card):
                assert all(arg in seen_by(t, seat) for seat in range(len(t.hands))), fact


def reads_what_it_writes(move: Move) -> None:
    assert read(write(move)) == move


def says_what_is_chosen_and_worth(game: Rules[Any], t: Table) -> None:
    """What stands beside the cards has English, and is the same from every seat: it is public."""
    facts = game.signs(t)
    for fact in facts:
        says_something(game, "sign", fact)
    for seat in (NOBODY, *range(len(t.hands))):
        assert game.signs(view(t, seat).table) == facts


def says_what_a_card_would_do(game: Rules[Any], t: Table) -> None:
    """The outlook of a card has English, and needs nothing that its holder does not see."""
    if not t.phase:
        return
    seen = view(t, t.turn).table
    for card in t.hands[t.turn]:
        fact = game.outlook(t, card)
        assert game.outlook(seen, card) == fact
        if fact is not None:
            says_something(game, "outlook", fact)


def money_comes_to_nothing(game: Rules[Any], t: Table) -> None:
    """What lies in the middle, what is in the bank and what the seats have: nothing in sum."""
    coins = game.coins(t)
    if coins is None:
        return
    assert coins.kitty >= 0
    assert coins.bank >= 0
    assert len(coins.seats) == len(t.hands)
    assert coins.kitty + coins.bank + sum(coins.seats) == 0
    for seat in (NOBODY, *range(len(t.hands))):
        assert game.coins(view(t, seat).table) == coins


def lays_out_every_row_once(game: Rules[Any], t: Table) -> None:
    strips = game.strips(t)
    assert sorted(row for strip in strips for row in strip.rows) == list(range(len(t.rows)))
    for number, row in enumerate(t.rows):
        columns = game.columns(t, number)
        assert len(columns) == len(row)
        assert columns == sorted(set(columns))
        assert all(column >= 0 for column in columns)
    for strip in strips:
        if strip.caption is not None:
            says_something(game, "row", strip.caption)


def takes_from_piles_what_is_legal(game: Rules[Any], t: Table) -> None:
    piles = game.piles(t)
    assert set(piles) <= {"stock", "up"}
    assert set(piles.values()) <= set(game.legal(t))
    assert not t.phase or game.piles(view(t, t.turn).table) == piles


def reckons_from_the_own_hand(game: Rules[Any], t: Table) -> None:
    """Own notes have English and need no more than the seat sees; a hand falls into its parts."""
    for seat, hand in enumerate(t.hands):
        seen = view(t, seat).table
        for fact in game.own_notes(seen, seat):
            says_something(game, "own", fact)
        in_order = game.sorted_hand(seen, hand)
        assert [card for group in game.groups(seen, in_order) for card in group] == in_order


def doubts_legal_moves_only_with_words(game: Rules[Any], t: Table) -> None:
    seen = view(t, t.turn).table if t.phase else t
    for move in game.legal(t):
        fact = game.doubt(seen, move)
        assert fact == game.doubt(t, move)
        if fact is not None:
            says_something(game, "doubt", fact)


def talks_by_the_list(game: Rules[Any], t: Table) -> None:
    """What may be said has English, is the same in the view, and only that may be said."""
    for seat in range(len(t.hands)):
        phrases = game.phrases(t, seat)
        assert game.phrases(view(t, seat).table, seat) == phrases
        assert len(set(phrases)) == len(phrases)
        for phrase in phrases:
            reads_what_it_writes(phrase)
            says_something(game, "phrase", Fact(phrase.word, phrase.args))
            game.check_phrase(t, seat, phrase)
        for phrase in (Call("fly_away"), *(Call(one.word, (3,)) for one in phrases[:1])):
            with pytest.raises(IllegalMove) as refused:
                game.check_phrase(t, seat, phrase)
            says_something(game, "rule", refused.value.reason)


# The laws of a match.


@dataclass
class Evening:
    """A match played by chance, the events it recorded, and the table after each."""

    match: Match
    events: list[Event]
    tables: list[Table | None]


def played(case: Case, deals: int, seed: int = SEED) -> Evening:
    """An evening of some deals, the last one broken off in its middle."""
    head = case.head(seed)
    events = [head.event()]
    match = Match(head, events.append)
    tables: list[Table | None] = [None]
    rng = Random(seed)
    for number in range(1, deals + 1):
        if match.over:
            break
        match.deal()
        tables.append(match.revealed())
        moves = 0
        while match.turn != NOBODY and (number < deals or moves < 9):
            match.play(any_move(match.legal(), rng))
            tables.append(match.revealed())
            moves += 1
    return Evening(match, events, tables)


def same(one: Match, other: Match) -> bool:
    """Whether two matches have come to the same."""
    views = all(one.view(seat) == other.view(seat) for seat in (NOBODY, *range(len(one.players))))
    return (
        views
        and one.revealed() == other.revealed()
        and one.sheet() == other.sheet()
        and one.legal() == other.legal()
        and one.turns() == other.turns()
        and one.moves == other.moves
    )


def replays(evening: Evening) -> None:
    assert same(Match.from_events(evening.events), evening.match)
    short = evening.events[: len(evening.events) // 2]
    assert Match.from_events(short).revealed() == evening.tables[len(short) - 1]


def undoes_and_redoes(evening: Evening) -> None:
    """Back to every point and forth again: the table is what it was each time."""
    match, tables = evening.match, evening.tables
    end = match.undoable()
    assert end == len(tables) - 1
    for steps in range(1, end + 1):
        match.undo(steps)
        assert match.revealed() == tables[end - steps]
        assert match.redoable() == steps
        half = steps // 2
        if half:
            match.redo(half)
            assert match.revealed() == tables[end - steps + half]
        match.redo(steps - half)
        assert match.revealed() == tables[end]
        assert match.redoable() == 0
    assert same(Match.from_events(evening.events), match)


def talks_and_takes_back(case: Case) -> None:
    """Talk is kept in the log, goes with the move it was said after, and comes again with it."""
    head = case.head()
    events = [head.event()]
    match = Match(head, events.append)
    rng = Random(SEED)
    match.deal()
    talking = 0
    while match.turn != NOBODY:
        for seat in range(case.players):
            phrases = match.phrases(seat)
            if phrases and rng.random() < 0.3:
                match.say(seat, phrases[int(rng.random() * len(phrases))])
                talking += 1
        match.play(any_move(match.legal(), rng))
    assert sum("say" in event for event in events) == talking
    end = match.undoable()
    assert end == sum("move" in event or "deal" in event for event in events)
    tables = [match.revealed()]
    for _ in range(end):
        match.undo()
        tables.append(match.revealed())
        assert Match.from_events(match.events()).revealed() == tables[-1]
    for table in reversed(tables[:-1]):
        match.redo()
        assert match.revealed() == table
    assert same(Match.from_events(events), match)


def plays_another_way(evening: Evening) -> None:
    """After an undo another move may be made; what was taken back is then forgotten."""
    match = evening.match
    for _ in range(match.undoable()):
        match.undo()
        again = read(match_event(match)) if match.turn != NOBODY else None
        others = [move for move in match.legal() if move != again]
        if not others:
            continue
        match.play(others[-1])
        assert match.redoable() == 0
        assert same(Match.from_events(evening.events), match)
        return
    pytest.fail("never a choice in the whole evening")


def match_event(match: Match) -> str:
    """The move that would be done again."""
    before = match.undoable()
    match.redo()
    text = write(match.moves[-1])
    match.undo()
    assert match.undoable() == before
    return text


def saves(case: Case, folder: Path) -> None:
    """What is written while it is played is loaded the same, and can be played on."""
    path = folder / f"{case}{store.SUFFIX}"
    head = case.head()
    log = store.Log.create(path, head.event())
    match = Match(head, log.append)
    rng = Random(SEED)
    match.deal()
    for _ in range(7):
        if match.turn != NOBODY:
            match.play(any_move(match.legal(), rng))
    match.undo(2)
    loaded = store.load(path)
    assert loaded.torn == b""
    again = Match.from_events(loaded.events)
    assert same(again, match)
    assert again.redoable() == match.redoable() == 2
    log, aside = store.Log.resume(path, loaded)
    assert aside is None
    again.record = log.append
    while again.turn != NOBODY:
        again.play(any_move(again.legal(), rng))
    assert same(Match.from_events(store.load(path).events), again)


# The laws of house rules and bots.


def ignores_what_does_not_apply(case: Case) -> None:
    """A house rule that is greyed out changes nothing, whatever its value."""
    options = case.options
    for name in options.names():
        if options.applies(name):
            continue
        for value in options.values(name):
            other = replace(case, options=replace(options, **{name: value}))
            for (one, _), (two, _) in zip(walk(case, 3), walk(other, 3), strict=True):
                assert one == two, name


def advises_honestly(game: Rules[Any], t: Table, rng: Random) -> None:
    """Every bot makes a legal move, with a reason, and the same whatever it cannot see."""
    seen, legal = view(t, t.turn), game.legal(t)
    elsewhere = view(redeal(game, seen, rng), t.turn)
    # A few worlds are enough to see who peeks.
    names = ["heuristic", "random", "strong/2", "ismcts/2"]
    for name in [*names, "simple"] if games.has(game.game.name, "simple") else names:
        bot = make(name, game)
        advice = bot.advise(seen, legal[:], Random(7), 0.0)
        assert advice.move in legal
        says_something(game, "advice", advice.reason)
        assert bot.advise(elsewhere, legal[:], Random(7), 0.0) == advice
        for seat in range(len(t.hands)):
            there, here = view(t, seat), view(redeal(game, view(t, seat), rng), seat)
            said = bot.say(there, Random(7))
            assert said is None or said in game.phrases(t, seat)
            assert bot.say(here, Random(7)) == said
        assert seen == view(t, t.turn)
