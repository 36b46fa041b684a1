"""The rules of thumb for the tricks of Knüffeln as quick tables, for playing worlds on.

A test holds them against `heuristic.py`. They look at open cards only where the seat knows them.
"""

from __future__ import annotations

from random import Random

from engine.cards import FRENCH_52, Card
from engine.games.knueffeln import heuristic, prospects
from engine.games.knueffeln.beats import BEATING, OLEN
from engine.games.knueffeln.play import TURNED
from engine.games.knueffeln.prospects import CANNOT, HIS, LEADERS
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.moves import Move
from engine.table import Seat

WELL_HELD = heuristic.WELL_HELD


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


class Quick:
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
