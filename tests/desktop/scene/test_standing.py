"""Why a trick was won: told by its best card, in at most ten words, and true by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.scene.naming import rank, suits_of
from desktop.scene.speech import Speech
from desktop.scene.standing import still_out, taken
from engine import games
from engine.hidden import view
from engine.rules import Rules
from engine.table import Table, Trick, View
from tests.kit.cases import presets
from tests.kit.walking import walk

DEALS, WORDS = 2, 10


def is_true(rules: Rules[Any], t: Table, trick: Trick, why: str) -> bool:
    """Whether what this reason says holds for the trick."""
    card = dict(t.who_played(trick))[trick.winner]
    others = [one for one in trick.cards if one is not card]
    beats = rules.booklet.beats
    if rules.game.name == "knueffeln":
        # There each card has to beat that on top when it is played.
        place, olen = trick.cards.index(card), {"H2", "C4", "S8", "H9", "D9"}
        after = not any(beats(t, one, card) for one in trick.cards[place + 1 :])
        mine = card.code in olen
        chosen = card.suit in t.chosen  # type: ignore[attr-defined]
        return (
            after
            and {
                "unbeaten": place == 0,
                "ole_beats": mine and place > 0,
                "higher_ole": mine and any(one.code in olen for one in trick.cards[:place]),
                "beater_beats": not mine and chosen,
                "ace_beats": not chosen
                and any(one.suit == card.suit for one in trick.cards[:place]),
            }[why]
        )
    rankings = next(one for one in rules.flow() if hasattr(one, "rankings")).rankings
    kind = rankings[t.trump].kind
    led, trump = kind[trick.cards[0]], t.trump
    alike = [one for one in others if kind[one] == kind[card]]
    return (
        not any(beats(t, one, card) for one in others)
        and {
            "highest_of_suit": kind[card] == led != trump and len(alike) > 0,
            "only_of_suit": kind[card] == led != trump and card is trick.cards[0] and not alike,
            "only_trump": kind[card] == trump and not alike,
            "always_trump": not alike
            and all(one.kind[card] == suit for suit, one in rankings.items()),
            "highest_trump": kind[card] == trump and len(alike) > 0,
        }[why]
    )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.names())
def test_a_trick_is_told_by_its_card_in_ten_words_and_truly(qapp, tmp_path, game, language):
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use(language)
    reasons = set()
    for case in presets(game):
        rules = case.make()
        speech = Speech(rules, [f"Player{seat}" for seat in range(case.players)])
        told = 0
        for t, _ in walk(case, DEALS):
            told = min(told, len(t.tricks))
            for trick in t.tricks[told:]:
                told += 1
                fact = rules.booklet.won(t, trick)
                assert fact is not None
                winner, card, *_ = fact.args
                assert winner == trick.winner
                assert card is dict(t.who_played(trick))[winner]
                assert is_true(rules, t, trick, fact.key), (fact, trick)
                who, _, why = taken(speech, View(-1, t), trick).partition(": ")
                assert who.startswith(f"Player{winner}") and speech.card(card) in why
                assert len(why.split()) <= WORDS, why
                reasons.add(fact.key)
    languages.use("en")
    assert reasons or game == "gin"


@pytest.mark.parametrize("game", games.names())
def test_what_is_still_out_is_what_the_seat_does_not_see(qapp, game):
    for case in presets(game)[:2]:
        rules = case.make()
        speech = Speech(rules, [f"Player{seat}" for seat in range(case.players)])
        pack = rules.pack()
        suits = list(dict.fromkeys(card.suit for card in pack))
        kind = suits_of(pack)
        for t, _ in walk(case, 1):
            seen = view(t, 0)
            out = dict(zip(suits, (ranks for _, ranks in still_out(speech, seen)), strict=True))
            hidden = [card for other in t.hands[1:] for card in other if card not in t.known]
            for card in hidden:
                assert rank(kind, card.rank) in out[card.suit], card
            for card in (*t.hands[0], *t.up, *(one for trick in t.tricks for one in trick.cards)):
                shown = card not in [t.trick[place] for place in t.covered]
                assert not shown or rank(kind, card.rank) not in out[card.suit], card
