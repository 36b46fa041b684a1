"""The laws of words: whatever a game says, asks, offers and refuses has its English."""

from __future__ import annotations

import re
from typing import Any

from engine.cards import Card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call, read, write
from engine.rules import IllegalMove, Rules
from engine.table import Seat, Table
from tests.kit.laws import at_ends, at_moments, at_tables
from tests.kit.walking import Moment

_PIECE = re.compile(r"\{(\d+):(\w+)\}")
_KINDS: dict[str, type] = {"seat": int, "side": int, "card": Card, "suit": str}


def says_something(game: Rules[Any], kind: str, fact: Fact) -> None:
    """A fact has a key with English, and the arguments which that English speaks of."""
    assert fact.key.isidentifier()
    assert all(isinstance(arg, Card | int | str) for arg in fact.args)
    english = spoken(game, f"{kind}.{fact.key}")
    for place, what in _PIECE.findall(english):
        assert isinstance(fact.args[int(place)], _KINDS[what]), english
    if "%n" in english:
        assert isinstance(fact.args[-1], int)


def spoken(game: Rules[Any], key: str) -> str:
    """The English of a key in a game; raises KeyError."""
    return game.game.texts.text(key)[1]


@at_moments(4000)
def tells_with_words(game: Rules[Any], at: Moment) -> int:
    """What happens at the table has English."""
    for fact in at.facts:
        says_something(game, "fact", fact)
    return len(at.facts)


@at_tables(4000)
def asks_with_words(game: Rules[Any], t: Table) -> int:
    """What is asked has English, for who is asked and for who waits."""
    says_something(game, "ask", game.asks(t))
    assert game.asks(view(t, t.turn).table) == game.asks(t)
    assert spoken(game, f"wait.{t.phase}")
    return 1


@at_tables(4000)
def offers_calls_with_words(game: Rules[Any], t: Table) -> int:
    """What may be said as a move has English; where cards alone are played, nothing has to be."""
    legal = game.legal(t)
    for move in legal:
        if isinstance(move, Call):
            says_something(game, "call", Fact(move.word, move.args))
    return len(legal)


@at_ends("brought")
def tells_what_a_deal_brought(game: Rules[Any], at: Moment) -> int:
    """What a deal has brought whom has English."""
    facts = game.show.brought(game.score(at.t))
    for fact in facts:
        says_something(game, "fact", fact)
    return len(facts)


@at_ends("line_name")
def names_its_deals(game: Rules[Any], at: Moment) -> int:
    """What a deal on the sheet is called has English."""
    name = game.show.line_name(game.score(at.t))
    if name is not None:
        says_something(game, "line", name)
    return name is not None


@at_tables(1000, "nickname")
def nicknames_with_words(game: Rules[Any], t: Table) -> int:
    """What the players call a card has English; whose hand lies where makes no difference."""
    seen, named = view(t).table, 0
    for card in game.pack():
        name = game.show.nickname(card, t)
        assert game.show.nickname(card, seen) == name
        for key in {name, game.show.nickname(card)} - {""}:
            assert spoken(game, f"nickname.{key}")
            named += 1
    return named


@at_tables(400, "phrases")
def talks_by_the_list(game: Rules[Any], t: Table) -> int:
    """What may be said has English, is the same in the view, and only that may be said."""
    said = 0
    for seat in range(len(t.hands)):
        phrases = game.phrases(t, seat)
        assert game.phrases(view(t, seat).table, seat) == phrases
        assert len(set(phrases)) == len(phrases)
        for phrase in phrases:
            assert read(write(phrase)) == phrase
            says_something(game, "phrase", Fact(phrase.word, phrase.args))
            game.check_phrase(t, seat, phrase)
        for phrase in (Call("fly_away"), *(Call(one.word, (3,)) for one in phrases[:1])):
            says_something(game, "rule", unsaid(game, t, seat, phrase))
        said += len(phrases)
    return said


def unsaid(game: Rules[Any], t: Table, seat: Seat, phrase: Call) -> Fact:
    """Why a phrase may not be said; it must not be one that may."""
    try:
        game.check_phrase(t, seat, phrase)
    except IllegalMove as refused:
        return refused.reason
    raise AssertionError(phrase)
