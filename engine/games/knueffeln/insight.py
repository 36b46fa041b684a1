"""What opponents that think know of Knüffeln: quick rules of thumb, and what behaviour tells.

The rules of thumb for tricks and turns stand here once more as quick tables, for playing worlds
on; a test holds them against `heuristic.py`. They look at open cards only where the seat knows
them.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.cards import FRENCH_52, Card
from engine.facts import Fact
from engine.games.knueffeln import heuristic, inference, playout, prospects, tally
from engine.games.knueffeln.beats import BEATING, OLEN
from engine.games.knueffeln.dealing import SOLO
from engine.games.knueffeln.play import MARCH, RUN, SEE, TURNED
from engine.games.knueffeln.prospects import CANNOT, HIS, LEADERS
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.standing import gained
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.hidden import view
from engine.moves import Call, Move
from engine.rules import Rules
from engine.table import Seat, View

WELL_HELD = heuristic.WELL_HELD

likelihood = inference.likelihood
unlikely = inference.unlikely


class _ByChosen(dict[str, dict[Card, float]]):
    """chosen suits → card → a number; each pair made when first asked for."""

    def __init__(self, number: object) -> None:
        super().__init__()
        self._number = number

    def __missing__(self, chosen: str) -> dict[Card, float]:
        self[chosen] = made = {card: self._number(card, chosen) for card in FRENCH_52}  # type: ignore[operator]
        return made


def _kept(card: Card, chosen: str) -> float:
    if card in OLEN:
        return 0.9
    if card.suit not in chosen or card.rank in LEADERS:
        return 0.0
    return 0.3 + prospects.worth(card, chosen) / 2


_WORTH = _ByChosen(prospects.worth)
_KEPT = _ByChosen(_kept)
_PACKS: dict[str, frozenset[Card]] = {}


def policy(rules: Rules[KnueffelnTable], t: KnueffelnTable, legal: list[Move], rng: Random) -> Move:
    """The heuristic's move, quickly where cards are played."""
    if t.phase != "tricks":
        return heuristic.choose(rules, view(t, t.turn), legal, rng).move
    return _Quick(cast(KnueffelnRules, rules), t).move(legal, rng)


class _Quick:
    """One seat's reckoning at its turn, from what it knows of a table with open cards."""

    __slots__ = ("beating", "gone", "mine", "others", "pack", "seat", "t", "worth")

    def __init__(self, rules: KnueffelnRules, t: KnueffelnTable) -> None:
        self.t = t
        self.seat = seat = t.turn
        self.beating = BEATING[rules.options.suit_beats][t.chosen]
        self.worth = _WORTH[t.chosen]
        rank = rules.options.exchange_card
        if rank not in _PACKS:
            _PACKS[rank] = frozenset(rules.pack())
        self.pack = _PACKS[rank]
        side = t.side
        self.mine = side[seat]
        gone = {*t.up, *t.trick, *t.hands[seat]}
        for trick in t.tricks:
            gone.update(trick.cards)
        if t.asleep:
            gone |= t.sleepers()
        others = len(t.stock)
        for other, hand in enumerate(t.hands):
            if other != seat:
                others += len(hand)
        if t.known:
            for card, knowing in t.known.items():
                if seat not in knowing or card in gone:
                    continue
                if card in t.stock:
                    gone.add(card)
                    others -= 1
                    continue
                for other, hand in enumerate(t.hands):
                    if other != seat and side[other] == self.mine and card in hand:
                        gone.add(card)
                        others -= 1
        self.gone = gone
        self.others = max(1, others)

    def move(self, legal: list[Move], rng: Random) -> Move:
        return self._follow() if self.t.trick else self._lead(legal, rng)

    def _against(self, seats: list[Seat]) -> float:
        """How likely one unseen card is not with these seats."""
        hands = self.t.hands
        number = 0
        for seat in seats:
            number += len(hands[seat])
        return 1 - min(1.0, number / self.others)

    def _lead(self, legal: list[Move], rng: Random) -> Move:
        t = self.t
        side = t.side
        missing = self._against([s for s in t.in_play() if side[s] != self.mine])
        kept, beating, gone, pack = _KEPT[t.chosen], self.beating, self.gone, self.pack
        best, most = None, (-9.0, "")
        for card in t.hands[self.seat]:
            rivals = len((beating[card] & pack) - gone)
            rank = (missing**rivals - kept[card], card.code)
            if rank > most:
                best, most = card, rank
        assert best is not None
        turned = TURNED[best]
        if (
            turned in legal
            and not heuristic.jann_near(t)
            and heuristic.chance(t) > heuristic.TURN_FROM
            and rng.random() < 0.5
        ):
            return turned
        return best

    def _follow(self) -> Move:
        t, side, mine = self.t, self.t.side, self.mine
        top = t.top
        assert top is not None
        hand = t.hands[self.seat]
        worth = self.worth
        coming: list[Seat] = []
        seat = t.after[self.seat]
        while seat != t.leader:
            coming.append(seat)
            seat = t.after[seat]
        missing = self._against([s for s in coming if side[s] != mine])
        beating, gone, pack = self.beating, self.gone, self.pack
        ours = side[t.taker] == mine
        dud = min(hand, key=lambda one: (worth[one], one.code))
        if ours and (
            missing ** len((beating[top] & pack) - gone) >= WELL_HELD or self._is_his(t.taker)
        ):
            return dud
        above = beating[top]
        winning = sorted((one for one in hand if one in above), key=lambda o: (worth[o], o.code))
        if not winning:
            return dud
        partners = [s for s in coming if side[s] == mine]
        must = t.march == mine or t.taken[1 - mine] + 1 >= t.goal[1 - mine]
        if not must and t.talk and any(map(self._is_his, partners)):
            return dud
        card = winning[-1]
        for one in winning:
            if missing ** len((beating[one] & pack) - gone) >= WELL_HELD:
                card = one
                break
        if worth[card] >= prospects.PRECIOUS and not must and not all(map(self._cannot, partners)):
            return dud
        if ours and worth[card] > 0.5:
            return dud
        return card

    def _cannot(self, seat: Seat) -> bool:
        return self._has_said(seat, CANNOT)

    def _is_his(self, seat: Seat) -> bool:
        return self._has_said(seat, HIS)

    def _has_said(self, seat: Seat, words: set[str]) -> bool:
        t = self.t
        if not t.talk:
            return False
        number = len(t.tricks)
        return any(
            said.seat == seat and said.tricks == number and said.phrase.word in words
            for said in t.talk
        )


def worth(rules: Rules[KnueffelnTable], t: KnueffelnTable) -> list[float]:
    """What each seat wins or pays for this finished deal, or what the ladders then stand for."""
    knueffeln = cast(KnueffelnRules, rules)
    if not t.chosen:
        return [0.0] * len(t.hands)
    way, winning = knueffeln.outcome(t)
    return _shared(knueffeln, t, way, winning, sum(t.raised))


def unit(rules: Rules[KnueffelnTable]) -> tuple[str, float, float]:
    """Money; Knüppel where two pairs have a ladder each, rungs where everybody has one."""
    scoring = cast(KnueffelnRules, rules).options.scoring
    return ("knueppel" if scoring == "ladder" and rules.players == 4 else scoring, 1.0, 0.0)


def finish(rules: Rules[KnueffelnTable], t: KnueffelnTable, rng: Random) -> list[float] | None:
    """What each seat wins or pays if everybody plays on by the rules of thumb."""
    knueffeln = cast(KnueffelnRules, rules)
    found = playout.finished(knueffeln, t, rng)
    return None if found is None else _shared(knueffeln, t, *found)


def _shared(
    rules: KnueffelnRules, t: KnueffelnTable, way: str, winning: int, turns: int
) -> list[float]:
    options = rules.options
    if t.rungs:
        rungs = tally.rungs(options, way, turns)
        gain = gained(options, t.rungs[winning], t.rungs[1 - winning], way, rungs)
        return [gain if theirs == winning else -gain for theirs in t.side]
    pays = tally.payment if options.scoring == "money" else tally.rungs
    gain = float(pays(options, way, turns))
    players = sum(theirs != NO_SIDE for theirs in t.side)
    shares = []
    for seat, theirs in enumerate(t.side):
        share = 0.0 if theirs == NO_SIDE else gain if theirs == winning else -gain
        shares.append(share * (players - 1) if seat == t.solo else share)
    return shares


def daring(rules: Rules[KnueffelnTable], t: KnueffelnTable, move: Move) -> float:
    """Turning, seeing, marching and a solo are bold."""
    if isinstance(move, Call):
        if move in (SEE, MARCH, SOLO) or move.word == "turn":
            return 1.0
        return -1.0 if move == RUN else 0.0
    return 0.0


def reason(rules: Rules[KnueffelnTable], seen: View, move: Move) -> Fact | None:
    """That nobody of the others can beat a card that is led, if so."""
    t = cast(KnueffelnTable, seen.table)
    if not isinstance(move, Card) or t.phase != "tricks" or t.trick or len(t.hands[t.turn]) == 1:
        return None
    ahead = prospects.Prospects(cast(KnueffelnRules, rules), t)
    return Fact("lead_unbeatable", (move,)) if ahead.holds(move) >= 1 else None
