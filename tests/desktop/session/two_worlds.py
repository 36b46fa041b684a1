"""Two deals that differ in what a seat never saw, each shown by the program on that seat's device.

A `Pair` follows the pairs of deals of `tests.kit.secrets`. Each deal is a match of a controller;
scenes, sentences, hints, claims and talk of the seat's chair must be the same in both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Generic, Self, TypeAlias, TypeVar

from PySide6.QtCore import QObject

from desktop.common.language import Language
from desktop.common.settings import Settings
from desktop.phones.encode import encode
from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from desktop.session.session import Session
from desktop.session.worker import answer
from engine import shuffle
from engine.agreement import PRESETS, Agreement
from engine.cards import BACK, Card, codes
from engine.match import Match
from engine.moves import Call, Move, write
from engine.table import NOBODY, Seat, Trick
from tests.kit.secrets import Deal, Exchanged, Looks

LOOKED_AT, FIRST = 0.1, 0.4
"""How often a device is looked at between two moves, and the first time; it always is at the end of
a deal."""
LOOKED, TO_THE_END = 2, 0.25
"""After so many looks a pair has been seen, but for this share of them, which are played out."""
UNSEEN = Agreement(undo="unseen")
LANGUAGES = (Language("de"), Language("en"))
Look: TypeAlias = Callable[[Any, Random], None]
SIGNALS = ("scene_changed", "said", "told", "curtain", "hidden")


class World:
    """A match in a controller, and all that the device of one seat shows and says of it."""

    def __init__(
        self, controller: MatchController, match: Match, deal: Deal, lies: Sequence[Card]
    ) -> None:
        self.controller, self.match, self._lines = controller, match, deal.lines
        match._lines += deal.lines  # the deals before need not be played again
        match.do({"deal": 1, "dealer": deal.setup.dealer, "cards": codes(lies)})
        self.facts = self.match.take_facts()
        controller.chairs.close()
        controller.matches.session = self.session = Session(self.match, None)
        controller.chairs.open(self.session)
        self.display, self.seat = controller.display, NOBODY
        self.heard: list[tuple[str, object]] = []

    def sit(self, seat: Seat, language: Language, *, at_window: bool) -> None:
        """Show all this at the window or on another device, to whoever sits here, or to nobody."""
        self.seat = seat
        if seat == NOBODY:
            if not at_window:
                self.display = self.controller.chairs.watch(language)
            elif self.display.people:
                self.display.hand_over()
        elif at_window:
            self.display.chair.called = seat
            self.display.lift()
        else:
            self.display = self.controller.chairs.sit(seat, language)
        self._ears = [
            getattr(self.display, name).connect(partial(self.note, name)) for name in SIGNALS
        ]
        self._ears.append(self.display.scene_changed.connect(self._tell))

    def _tell(self, scene: Scene | None) -> None:
        """Keep what a page of this device would be told, byte by byte."""
        if scene is not None:
            self.note("page", json.dumps(encode(scene, self.display.chair.speech)))

    def leave(self) -> None:
        """Listen to the device no longer."""
        for ear in self._ears:
            QObject.disconnect(ear)
        if self.display in self.controller.chairs.watching:
            self.controller.chairs.look_away(self.display)

    def move(self, move: Move, again: Sequence[Card]) -> None:
        """Somebody plays; these cards are shuffled again."""
        if again:
            self.match.do({"move": write(move), "shuffled": codes(again)})
        else:
            self.match.play(move)
        self.facts = self.match.take_facts()
        self.controller.chairs.clear()

    @property
    def hand(self) -> Sequence[Card]:
        """The cards that whoever sits here holds."""
        seen = self.match.view(self.seat)
        assert seen is not None
        return [] if self.seat == NOBODY else seen.table.hands[self.seat]

    @property
    def last_trick(self) -> Trick | None:
        tricks = self.session.tricks()
        return tricks[-1] if tricks else None

    # What a device shows, and what may be asked of it; the dice decide what is tried.

    def scene(self, dice: Random) -> None:
        """The table as it is."""
        self.display.show()
        display = self.display
        self.note("asked", display.asked(), display.why_not_asked())

    def passing(self, dice: Random) -> None:
        """A trick that lies, news that are read, the last trick shown again."""
        chair, pause = self.display.chair, self.controller.pause
        if dice.random() < 0.5:
            pause.news = self.session.news(self.facts, self.controller.chairs.readers())
            pause.decided = self.last_trick if dice.random() < 0.5 else None
        else:
            chair.looking_back = self.last_trick
        self.display.show()
        pause.end()
        chair.forget() if not chair.covered else self.display.show()

    def back(self, dice: Random) -> None:
        """What may be taken back, what is asked of whom, where that leads, and what leads forth."""
        history = self.controller.history
        match = self._again()
        self.controller.matches.session = Session(match, None)

        def stands() -> None:
            self.note("stands", match.turn, match.view(self.seat))
            able = (history.may_undo, history.learnt_since, history.may_restart, history.may_redo)
            self.note("can go", *(may(self.display) for may in able))

        stands()
        again = history.redo
        for step in (history.undo, history.undo, again, again, history.restart, again):
            if dice.random() < 0.6:
                step(self.display)
                self._answer_all(True)
                stands()
        self.controller.matches.session = self.session

    def _again(self) -> Match:
        """The match once more, at the same place."""
        match = Match(self.match.head)
        match._lines += self._lines
        for event in self.match.events()[1:]:
            match.do(event)
        while match.revealed() != self.match.revealed():
            match.skip_formal(1)
        return match

    def _answer_all(self, agreed: bool) -> None:
        """Everybody who is asked agrees, or does not; how often somebody was is noted."""
        consents, asked = self.controller.consents, 0
        while consents.waiting:
            asked += 1
            for display in self.controller.chairs.displays:
                consents.answer(display, agreed)
        self.note("asked for consent", asked)

    def own_order(self, dice: Random) -> None:
        """The hand in another order, or face down."""
        if dice.random() < 0.5:
            self.display.reorder(dice.sample(self.hand, len(self.hand)))
        else:
            self.display.holds_closed = lambda own: True
            self.display.show()
            self.display.look(True)
            self.display.look(False)
            self.display.holds_closed = lambda own: False

    def tried(self, dice: Random) -> None:
        """A card that may or may not be played, and what is said of it."""
        cards = [card for card in self.hand if card is not BACK]
        if not cards:
            return
        card = dice.choice(cards)
        self.note("outlook", self.display.outlook(card))
        reason = self.match.reason_against(card)
        if not self.display.asked():
            self.display.not_your_turn(card)
        elif reason is not None:
            self.display.refuse(reason, card)
        elif (doubt := self.session.doubt(card)) is not None:
            self.display.ask_again(card, doubt)
        self.display.chair.clear()

    def hint(self, dice: Random) -> None:
        """A hint: what is asked of a strong player, and how one by rules of thumb is told."""
        if not self.display.asked():
            return
        question = self.session.hint_question("strong")
        self.note("question", question)
        advice = answer(replace(question, bot="heuristic")).advice
        assert advice is not None
        chair = self.display.chair
        chair.hint, chair.advice = advice.move, advice
        self.display.show()
        chair.clear()

    def claim(self, dice: Random) -> None:
        """“The rest is mine”, or none of it, and whether that can be shown."""
        claims = self.controller.claims
        if not claims.allowed(self.display):
            return
        claims.claim(self.display)
        self._answer_all(dice.random() < 0.8)
        self.note("claim", self.match.granted())
        self.display.show()

    def talk(self, dice: Random) -> None:
        """Phrases, in which words and under which headings."""
        phrases, speech = self.controller.talk.phrases(self.display), self.display.chair.speech
        told = [(phrase, speech.phrase(phrase), speech.meaning(phrase)) for phrase in phrases]
        self.note("talk", told, self.controller.talk.groups(phrases, self.display))

    def sums(self, dice: Random) -> None:
        """The sheet, and what the deal has brought so far."""
        self.note(
            "sheet",
            self.controller.sheet(),
            self.controller.sheet_so_far(),
            self.controller.help_told(),
        )

    def note(self, name: str, *what: object) -> None:
        """Keep what was answered beside what was shown and said."""
        self.heard.append((name, what))


LOOKS: tuple[Look, ...] = (
    World.scene,
    World.passing,
    World.back,
    World.own_order,
    World.tried,
    World.hint,
    World.claim,
    World.talk,
    World.sums,
)


Kind = TypeVar("Kind", bound=World)


class Devices(Generic[Kind]):
    """Makes a `Pair` of each two deals; the controllers serve for all pairs, one after another."""

    def __init__(self, folder: Path, world: type[Kind], at_once: int = 2) -> None:
        self._world = world
        settings = Settings(folder / "settings.ini")
        self._controllers = [MatchController(settings) for _ in range(at_once)]
        self._worlds: list[Kind] = []
        self.pairs = self.looks = 0
        """How many pairs were looked at, and how often."""
        for controller in self._controllers:
            for part in (
                controller.chairs,
                controller.claims,
                controller.consents,
                controller.history,
            ):
                part.blockSignals(True)  # nothing goes on by itself

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for world in self._worlds:
            world.leave()
        for controller in self._controllers:
            controller.chairs.close()
            controller.matches.session = None
            controller.close()

    def __call__(self, deal: Deal, exchanged: Exchanged, rng: Random) -> Pair:
        bots = [seat != exchanged.seat and rng.random() < 0.5 for seat in range(deal.case.players)]
        if exchanged.seat == NOBODY and bots.count(False) == 1:
            bots = [True] * len(bots)  # one person alone would be shown the own seat
        return Pair(self, self.worlds(deal, [exchanged], bots, rng), exchanged, rng)

    def worlds(
        self, deal: Deal, several: Sequence[Exchanged], bots: Sequence[bool], rng: Random
    ) -> list[Kind]:
        """The deal as it lies, and once for each exchange of cards, after those before are left."""
        # The first deal of this match is the one that is due.
        begins = partial(shuffle.first_dealer, seats=deal.case.players)
        head = deal.case.head(next(n for n in count(deal.seed) if begins(n) == deal.due))
        seats = zip(head.players, bots, strict=True)
        players = tuple(replace(one, bot="heuristic" if bot else "") for one, bot in seats)
        head = replace(head, players=players)
        for world in self._worlds:
            world.leave()
        # What was seen since is found by playing again, which the deals before are not there for.
        agreed = rng.choice([*PRESETS.values(), *([] if deal.lines else [UNSEEN])])
        lies = (deal.lies, *(one.of([*deal.lies]) for one in several))
        self._worlds = []
        for controller, cards in zip(self._controllers, lies, strict=True):
            match = Match(head)
            match.agree(agreed.words())
            self._worlds.append(self._world(controller, match, deal, cards))
        return self._worlds


class Pair:
    """Two worlds in which the same is done."""

    def __init__(
        self, devices: Devices[World], worlds: Sequence[World], exchanged: Exchanged, rng: Random
    ) -> None:
        self._devices, self._worlds, self._exchanged, self._rng = devices, worlds, exchanged, rng
        self._seen = 0
        self._enough = LOOKED if rng.random() >= TO_THE_END else None
        language = rng.choice(LANGUAGES)
        at_window = rng.random() < 0.5
        for world in worlds:
            world.sit(exchanged.seat, language, at_window=at_window)

    def moves(self, move: Move, again: Sequence[Card]) -> None:
        """Somebody plays in both; these cards are shuffled again in the first."""
        here, there = self._worlds
        here.move(move, again)
        there.move(move, self._exchanged.of([*again]))

    def says(self, seat: Seat, phrase: Call) -> None:
        """Somebody says this in both."""
        for world in self._worlds:
            world.match.say(seat, phrase)

    def wants_to_look(self, *, over: bool) -> bool:
        """Whether it is time to look at the device; most pairs are told apart soon."""
        return over or self._rng.random() < (LOOKED_AT if self._seen else FIRST)

    def looks(self) -> Looks:
        """What the device shows in both."""
        look = self._rng.choice(LOOKS)
        self._devices.pairs += not self._seen
        self._seen += 1
        self._devices.looks += 1
        luck = self._rng.random()
        for world in self._worlds:
            world.heard.clear()
            look(world, Random(luck))
        here, there = self._worlds
        yield look.__doc__ or "", here.heard, there.heard

    def ended(self) -> bool:
        """Whether this pair was looked at often enough."""
        return self._seen == self._enough
