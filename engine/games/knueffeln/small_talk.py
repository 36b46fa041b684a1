"""What a bot says across the table, now and then, from its view alone."""

from __future__ import annotations

from random import Random
from typing import cast

from engine.game import Game
from engine.games.knueffeln.beats import OLEN
from engine.games.knueffeln.prospects import Prospects, worth
from engine.games.knueffeln.rules import Knueffeln
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.talk import PHRASES
from engine.moves import Call
from engine.table import View

_SURE = 0.8


def say(game: Game[KnueffelnTable], seen: View, rng: Random) -> Call | None:
    """Something fitting to say now, or nothing; at most once for each trick."""
    t = cast(KnueffelnTable, seen.table)
    seat = seen.seat
    knueffeln = cast(Knueffeln, game)
    if not game.phrases(t, seat) or t.phase not in ("tricks", "answer"):
        return None
    number = len(t.tricks)
    if any(said.seat == seat and said.tricks == number for said in t.talk):
        return None
    word, often = _fitting(knueffeln, t, seat)
    return PHRASES[word] if word and rng.random() < often else None


def _fitting(game: Knueffeln, t: KnueffelnTable, seat: int) -> tuple[str, float]:
    """A phrase for how it stands, and how often it is really said."""
    mine = t.side[seat]
    if t.phase == "answer":
        return ("who_can", 0.2) if t.leader == seat else ("", 0)
    if not t.trick:
        return _between(t, seat)
    if t.top is None or mine == NO_SIDE:
        return "", 0
    partner_on_turn = t.turn != seat and t.side[t.turn] == mine
    ahead = Prospects(game, t, seat)
    if partner_on_turn and t.side[t.taker] != mine and not _has_played(t, seat):
        winning = [card for card in t.hands[seat] if ahead.takes(card)]
        if any(ahead.holds_now(card) >= _SURE for card in winning):
            return ("you_first", 0.5) if winning[0] in OLEN else ("let_it_come", 0.5)
        return ("can_improve", 0.3) if winning else ("can_do_nothing", 0.3)
    if t.turn == seat and t.side[t.leader] != mine and not t.tricks and t.trick[0].rank == "7":
        return ("sign_of_weakness", 0.4) if t.trick[0].suit in t.chosen else ("", 0)
    if t.turn == seat and t.side[t.leader] != mine and worth(t.trick[0], t.chosen) < 0.05:
        return "up_on_the_heath", 0.04
    return "", 0


def _has_played(t: KnueffelnTable, seat: int) -> bool:
    return seat in t.seats_from(t.leader, len(t.trick))


def _between(t: KnueffelnTable, seat: int) -> tuple[str, float]:
    """Before a lead: about the first trick, the march, and what there is in hand."""
    side = t.side[seat]
    if t.march == side:
        return "we_play_on", 0.5
    if len(t.tricks) == 1 and t.tricks[0].winner == seat:
        return "one_for_the_jann", 0.5
    if t.tricks:
        return "", 0
    strength = sum(worth(card, t.chosen) for card in t.hands[seat])
    if strength < 1.3:
        return "feeling_poorly", 0.4
    if sum(card in OLEN for card in t.hands[seat]) >= 2:
        return "two_tricks_sure", 0.3
    if t.turn == seat:
        return "are_you_old", 0.25
    return ("beater_and_two_leaders", 0.2) if strength > 3 else ("", 0)
