"""What breaks the laws of a match, of house rules and of bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any

from engine import bots, store
from engine.bots import Bot
from engine.bots.why import why
from engine.facts import Advice, Fact, Why
from engine.head import Event
from engine.match import Match
from engine.moves import Call, Move
from engine.table import Seat
from tests.kit.broken.samples import breaks, breaks_by


class ForgetsTheLast(Match):
    """Folds no log to its end, unless something in it was taken back.

    The last event may be no step but the score of a deal, so it forgets two.
    """

    @classmethod
    def from_events(cls, events: Sequence[Event], record: Any = None) -> Match:
        back = any("undo" in event for event in events)
        return super().from_events(events if back else events[:-2], record)


breaks_by("replays", "hearts", Match=ForgetsTheLast)


class TakesBackLittle(Match):
    """Takes back three steps at the most."""

    def undo(self, steps: int = 1) -> None:
        super().undo(min(steps, 3))


breaks_by("undoes_and_redoes", "hearts", "tells_why", Match=TakesBackLittle)


class TalksUnheard(Match):
    """Keeps no talk in the log."""

    def say(self, seat: Seat, phrase: Call) -> None:
        self.rules.say(self._table, seat, phrase)


breaks_by("talks_and_takes_back", "knueffeln", Match=TalksUnheard)


class RemembersWhatIsGone(Match):
    """Would do again what another move has replaced."""

    def play(self, move: Move) -> None:
        undone = self._history.undone[:]
        super().play(move)
        self._history.undone = undone


breaks_by("plays_another_way", "hearts", Match=RemembersWhatIsGone)


def _loses_the_last(path: Any) -> Any:
    loaded = store.load(path)
    return replace(loaded, events=loaded.events[:-1])


breaks_by(
    "saves",
    "hearts",
    store=SimpleNamespace(Log=store.Log, SUFFIX=store.SUFFIX, load=_loses_the_last),
)


@breaks("ignores_what_does_not_apply", "gin", label="standard")
def heeds_what_does_not_apply(right: Any) -> Any:
    """Whether an ace asks for gin says nothing where the limit is always ten."""

    class Broken(right):
        def deal(self, cards: Any, setup: Any) -> Any:
            plain = self.options.ace_means_gin or self.options.limit != "ten"
            return super().deal(cards if plain else cards[::-1], setup)

    return Broken


class Moody(Bot):
    """Says something else each time it is asked the same."""

    def __init__(self, right: Bot) -> None:
        self.right, self.mood = right, count()

    def advise(self, *asked: Any) -> Advice:
        reason = ("by_chance", "only_move")[next(self.mood) % 2]
        return replace(self.right.advise(*asked), reason=Fact(reason))

    def say(self, *asked: Any) -> Call | None:
        return self.right.say(*asked)


breaks_by("advises_honestly", "hearts", make=lambda *named: Moody(bots.make(*named)))


class Babbling(Moody):
    """Says what is no phrase."""

    def advise(self, *asked: Any) -> Advice:
        return self.right.advise(*asked)

    def say(self, *asked: Any) -> Call | None:
        return Call("psst")


breaks_by("talks_honestly", "knueffeln", make=lambda *named: Babbling(bots.make(*named)))


def _as_anybody_else(name: str, *asked: Any) -> Why:
    """Gives the reasons of a bot of another name."""
    return why("regular" if name != "regular" else "random", *asked)


breaks_by("tells_why", "hearts", why=_as_anybody_else)
