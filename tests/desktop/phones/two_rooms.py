"""Deals that differ in what some seats never saw, each told by a room to the phones of all seats.

As in `two_worlds`, but all that is told goes through a `MatchRoom`: after each thing that happens
the same frames must have gone to the same devices in the same order, byte by byte where the device
is that of a reader who cannot tell the deals apart. `Rooms` compares one deal with several others
at once: each of these and each such reader is a pair.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from math import inf
from pathlib import Path
from random import Random

import shiboken6

from desktop.common.language import Language
from desktop.phones.match_room import MatchRoom
from engine.cards import Card
from engine.hidden import View
from engine.moves import Call
from engine.table import NOBODY, Seat
from tests.desktop.phones.rooms import NoWire, Phone
from tests.desktop.session.two_worlds import LANGUAGES, LOOKS, Devices, World
from tests.kit.cases import Case
from tests.kit.secrets import Deal, Exchanged, Leak, cards_of, deals, exchange, shown_by_rule, tells
from tests.kit.walking import any_move

OTHERS = 5
"""With so many other deals each is compared."""
BEFORE = 0.5
"""So often a room is opened at the beginning of a deal; else when some of it has been played."""
EVENTS, TO_THE_END = 2, 0.1
"""After so many moves deals have been seen, but for this share of them, which are played out."""
LOOKED_AT = 0.4
"""How often something is wanted at a phone between two moves."""
BOTS, TALKS = 0.2, 0.3


class Wire(NoWire):
    """Keeps what is told to whom as text, and what of each message others can see."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[tuple[Seat, ...], str, str]] = []

    def tell(self, devices: Iterable[int], message: Mapping[str, object]) -> None:
        """Tell phones something; what they keep of it they do not change."""
        to = tuple(devices)
        phones = [self.phones[device] for device in to]
        for phone in phones:
            phone.hear({**message})
        if "token" not in message:  # it is the device's own
            seats = tuple(phone.seat for phone in phones)
            self.told.append((seats, json.dumps(message, sort_keys=True), " ".join(message)))


class PhoneWorld(World):
    """A match in a room, and all that the phones of its people and of an onlooker are told."""

    room: MatchRoom | None = None

    def open(self, languages: Mapping[Seat, Language]) -> None:
        """Have a phone come to each of these seats, and show and tell what is."""
        self.wire = Wire()
        self.room = MatchRoom(self.controller, self.wire)  # type: ignore[arg-type]
        self.room._is_kept = lambda: True  # type: ignore[method-assign]
        self.room._players = self.match.head.players
        self.room._first = 0
        self.wire.is_open = True
        self.phones = {seat: self._come(seat, one) for seat, one in languages.items()}
        self.tell()

    def _come(self, seat: Seat, language: Language) -> Phone:
        assert self.room is not None
        secret = self.room.codes.secret(seat)
        phone = Phone(self.wire, language.code)
        phone.seat = seat
        phone.enter({"look": secret} if seat == NOBODY else {"sit": secret})
        return phone

    def sit_at(self, seat: Seat) -> None:
        """Have what is looked at happen at the phone of this seat."""
        assert self.room is not None
        self.seat, self.phone = seat, self.phones[seat]
        display = self.room._at[self.phone.device].display
        assert display is not None
        self.display = display

    def leave(self) -> None:
        """The room is closed, and nobody listens any more."""
        if self.room is not None:
            self.wire.close()
            for one in (self.room, self.wire):
                shiboken6.delete(one)
            self.room = None

    def tell(self) -> None:
        """Everybody is told what has happened, and shown what is."""
        assert self.room is not None
        for fact in self.facts:
            self.room._happened(fact)
        self.facts = []
        self.controller.chairs.show()
        while self.room._soon.isActive():
            self.room._soon.stop()
            self.room._tell()

    def seen_by(self, seat: Seat) -> list[tuple[tuple[Seat, ...], str]]:
        """What was told to whom since the last look: whole to this reader, else only its kind."""
        return [(to, text if seat in to else kind) for to, text, kind in self.wire.told]

    # What a device shows, and what may be asked of it.

    def answers(self, dice: Random) -> None:
        """What the page asks for: phrases, a card that is tapped, another order, late presses."""
        assert self.room is not None
        cards = self.phone.hand if self.phone.scene is not None else []
        wanted: list[dict[str, object]] = [{"phrases": 1}, {"last": 1}, {"last": 1}, {"sort": 1}]
        if cards:
            wanted += [{"order": dice.sample(cards, len(cards))}, {"attempt": dice.choice(cards)}]
        for one in dice.sample(wanted, len(wanted)):
            self.phone.send(one | {"n": self.phone.number if dice.random() < 0.8 else 1})
            self.room._tell()
        self.display.chair.forget()

    def away(self, dice: Random) -> None:
        """Somebody's phone is dark, and a computer player plays on there, or not."""
        others = [one for seat, one in self.phones.items() if seat not in (self.seat, NOBODY)]
        if not others:
            return
        other = dice.choice(others)
        self.wire.here.emit(other.device, False)
        self.tell()
        if dice.random() < 0.5:
            self.phone.send({"stand_in": other.seat, "n": self.phone.number})
            self.tell()
        self.wire.here.emit(other.device, True)

    def reload(self, dice: Random) -> None:
        """The page is opened anew."""
        self.phone.tear()
        self.phone.enter({"hold": self.phone.token})
        self.sit_at(self.seat)


LOOKED = (*LOOKS, PhoneWorld.answers, PhoneWorld.away, PhoneWorld.reload)


class Other:
    """A deal in which two cards lie in each other's place, and who has not noticed it yet."""

    def __init__(self, world: PhoneWorld, exchanged: Exchanged, readers: Iterable[Seat]) -> None:
        self.world, self.cards = world, {exchanged.one, exchanged.two}
        self.of = exchanged.of
        self.blind = set(readers)
        self.seen: set[Seat] = set()


class Rooms(Devices[PhoneWorld]):
    """Plays evenings in rooms, each deal as it lies and with some cards exchanged."""

    def __init__(self, folder: Path, others: int = OTHERS) -> None:
        super().__init__(folder, PhoneWorld, others + 1)
        self._several = others

    def compare(self, case: Case, seed: int, pairs: float = inf) -> None:
        """Compare the deals of an evening until there are so many pairs; raises Leak."""
        for deal, spoken_of, rng in deals(case, seed):
            if self.pairs >= pairs:
                return
            game, lies = case.make(), [*deal.lies]
            several = [exchange(game, lies, spoken_of, rng) for _ in range(self._several)]
            self._compare(deal, several, rng)

    def _compare(self, deal: Deal, several: Sequence[Exchanged], rng: Random) -> None:
        bots = [rng.random() < BOTS for _ in range(deal.case.players)]
        people = [seat for seat, bot in enumerate(bots) if not bot]
        languages = {seat: rng.choice(LANGUAGES) for seat in (*people, NOBODY)}
        base, *worlds = self.worlds(deal, several, bots, rng)
        others = [
            Other(world, exchanged, languages)
            for world, exchanged in zip(worlds, several, strict=True)
        ]
        before = 0 if rng.random() < BEFORE else rng.randrange(1, 3 * len(deal.lies) // 2)
        events = len(deal.lies) * 20 if rng.random() < TO_THE_END else EVENTS
        others = _who_is_blind(base, others)
        while before and others and base.match._table.phase:  # type: ignore[union-attr]
            before -= 1
            others = _move(base, others, rng)
        for world in (base, *(one.world for one in others)):
            world.open(languages)
        self._look("the beginning", base, others)
        while events and others and base.match._table.phase:  # type: ignore[union-attr]
            events -= 1
            if rng.random() < TALKS:
                _talk(base, others, rng)
                self._look("talk", base, others)
            if rng.random() < LOOKED_AT:
                others = self._want(base, others, rng)
            others = _move(base, others, rng)
            for world in (base, *(one.world for one in others)):
                world.tell()
            self._look("a move", base, others)

    def _want(self, base: PhoneWorld, others: list[Other], rng: Random) -> list[Other]:
        """Have something happen at the phone of somebody who cannot tell the deals apart."""
        blind = sorted({seat for one in others for seat in one.blind})
        seat, look, luck = rng.choice(blind), rng.choice(LOOKED), rng.random()
        others = [one for one in others if seat in one.blind]
        for world in (base, *(one.world for one in others)):
            world.sit_at(seat)
            world.heard.clear()
            look(world, Random(luck))
            world.tell()
        for one in others:
            if one.world.heard != base.heard:
                raise Leak(f"{look.__doc__}: {base.heard!r} or {one.world.heard!r}")
        self._look(look.__doc__ or "", base, others)
        return others

    def _look(self, when: str, base: PhoneWorld, others: Iterable[Other]) -> None:
        """Compare what was told since the last look."""
        told = {seat: base.seen_by(seat) for seat in base.phones}
        for one in others:
            for seat in one.blind:
                if (there := one.world.seen_by(seat)) != told[seat]:
                    raise Leak(f"seat {seat}, {one.cards}, {when}: {told[seat]!r} or {there!r}")
            self.pairs += len(one.blind - one.seen)
            self.looks += len(one.blind)
            one.seen |= one.blind
            one.world.wire.told.clear()
        base.wire.told.clear()


def _move(base: PhoneWorld, others: list[Other], rng: Random) -> list[Other]:
    """Make a move in every deal; those are left in which it can be made and somebody is blind."""
    game, t = base.match.rules, base.match._table
    assert t is not None
    legal, known = game.legal(t), set[Card]()
    for one in others:
        known |= one.cards
    able = [move for move in legal if not known & cards_of(move)]
    there_too = [one.world.match.legal() for one in others]
    both = [move for move in able if all(move in moves for moves in there_too)]
    move = any_move(both or legal, rng)
    others = [
        one
        for one, moves in zip(others, there_too, strict=True)
        if move in moves and not one.cards & cards_of(move)
    ]
    again = [*game.reshuffles(t, move)]
    if again:
        rng.shuffle(again)
    base.move(move, again)
    for one in others:
        one.world.move(move, one.of([*again]))
    return _who_is_blind(base, others)


def _who_is_blind(base: PhoneWorld, others: Iterable[Other]) -> list[Other]:
    """The deals that somebody cannot tell from the first; who can is left out of these."""
    seats = {seat for one in others for seat in one.blind}
    seen = {seat: _view(base, seat) for seat in seats}
    ruled = {seat: shown_by_rule(base.match.rules, view) for seat, view in seen.items()}
    for one in others:
        t = base.match._table, one.world.match._table
        for seat in [*one.blind]:
            views = seen[seat], _view(one.world, seat)
            tables = zip(t, views, strict=True)
            if any(here is None or tells(here, view, one.cards) for here, view in tables) or (
                ruled[seat] != shown_by_rule(base.match.rules, views[1])
            ):
                one.blind.discard(seat)
    return [one for one in others if one.blind]


def _view(world: PhoneWorld, seat: Seat) -> View:
    seen = world.match.view(seat)
    assert seen is not None
    return seen


def _talk(base: PhoneWorld, others: Sequence[Other], rng: Random) -> None:
    """Somebody says what may be said in every deal."""
    speaker = rng.randrange(len(base.match.players))
    worlds = [base, *(one.world for one in others)]
    several: list[list[Call]] = [world.match.phrases(speaker) for world in worlds]
    phrases = [one for one in several[0] if all(one in some for some in several)]
    if phrases:
        phrase = rng.choice(phrases)
        for world in worlds:
            world.controller.talk.say(speaker, phrase)
            world.tell()
