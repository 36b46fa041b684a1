"""What bots know of a game beyond its rules; a game without any of it is played by all bots.

Those who think deal the hidden cards out at random so that all fits that was seen: each such table
is a world, which books call a determinization. In it a move is tried and the deal played on to
its end by rules of thumb: a rollout. What it then comes to is its utility.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from engine import shuffle
from engine.cards import Card
from engine.facts import Advice, Fact
from engine.hidden import view
from engine.moves import Call, Move
from engine.parts.calibration import AS_COUNTED, Calibration
from engine.parts.part import Part, T
from engine.sheet import Line, from_others, signed
from engine.table import Seat, View

if TYPE_CHECKING:
    from engine.rules import Rules, Setup


_DEALS = 48
"""How many deals tell well enough by how much they differ."""


class Unit(NamedTuple):
    """What a utility counts: its key, and how a number is shown: times `scale`, plus `offset`.

    Texts: `worth.KEY` stands above the numbers, `meant.KEY` says what they mean.
    """

    key: str
    scale: float = 1.0
    offset: float = 0.0


class Bots(Part, Generic[T]):
    """What bots know of a game with its house rules.

    Whatever is asked with a view answers from what its seat sees. Numbers that judge are always
    "more is better". What plays worlds on must be quick; functions that loop over many cards or
    moves stay functions of a module.
    """

    pool: ClassVar[int] = 3
    """How many worlds are dealt for each that is wanted, where `world_likelihood` weighs them."""
    beginner: ClassVar[float] = 0.5
    """The share of decisions in which a beginner errs: by it he is about as far below one who plays
    by rules of thumb as a strong player is above."""
    weights: Any = None
    """The numbers that the rules of thumb go by, a dataclass; None where there are none to tune."""
    calibration: ClassVar[Calibration] = AS_COUNTED
    """How often what imagined deals say comes true; what is told of them is put right by it."""
    tells_share: ClassVar[bool] = True
    """Whether the better move is better in most deals. Where it wins much in few, a hint does not
    say in how many."""
    asks_all_at_first: ClassVar[bool] = True
    """Whether the first deals of an evening ask all that later ones ask. Where everybody has to
    play in them, or kinds of deals take turns, what is measured comes from the middle as well."""
    needs_no_view: ClassVar[bool] = False
    """Whether the rules of thumb look at the own hand and at open cards alone: then worlds are
    played on without making a view for each decision."""
    draws_lots: ClassVar[bool] = True
    """Whether the rules of thumb do some things by chance: then each world has its own luck, which
    takes time to set."""
    retraces: ClassVar[bool] = True
    """Whether the cards that were played are asked how likely they would have been in a world."""

    def __init__(self, rules: Rules[T]) -> None:
        self.rules = rules
        self._sides = rules.sides()

    # Rules of thumb.

    @staticmethod
    def heuristic(rules: Any, seen: View, legal: list[Move], rng: Random, weights: Any) -> Advice:
        """Return the rules of thumb: one of several legal moves for the seat of the view, and why.

        Facts are `advice.KEY`. By default any move, for no reason.
        """
        return Advice(legal[int(rng.random() * len(legal))], Fact("by_chance"))

    def advise(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        """Return what the rules of thumb say by the numbers of the game."""
        return self.heuristic(self.rules, seen, legal, rng, self.weights)

    def say(self, seen: View, rng: Random) -> Call | None:
        """Something of `Rules.phrases` that the seat of the view would say now; mostly nothing."""
        return None

    def confer(self, seen: View) -> Call | None:
        """Return what the viewing seat says to settle something with its partner, if it is `due`.

        A question before it decides, or the answer to one; nobody is too quiet for that.
        """
        return None

    def due(self, t: T) -> tuple[Seat, ...]:
        """Return the seats that have to say something before the decision that is due is made.

        From what all at the table have seen and heard; nobody where partners settle nothing.
        """
        return ()

    def simple(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        """Return a move of a plainer player, to measure by in the arena: see `has_simple`."""
        return self.advise(seen, legal, rng)

    @property
    def has_simple(self) -> bool:
        """Whether the game has a simple player of its own."""
        return type(self).simple is not Bots.simple

    # What a deal is worth.

    def returns(self, line: Line) -> list[float]:
        """Return what a finished deal brought each side, as the players count it; more is better.

        By default the numbers of the line, their sign turned where `Rules.line_fewest`.
        """
        return signed(line.values, self.rules.line_fewest)

    def utility(self, t: T) -> Sequence[float]:
        """Return what a finished deal is worth to each seat as the match stands; more is better.

        By default what its side wins from the others: its returns less their mean.
        """
        won = from_others(self.returns(self.rules.score(t)))
        worth = [0.0] * len(t.hands)
        for side, seats in enumerate(self._sides):
            for seat in seats:
                worth[seat] = won[side]
        return worth

    def unit(self) -> Unit:
        """Return what `utility` counts."""
        return Unit("points")

    # Playing on.

    def policy(self, t: T, legal: list[Move], rng: Random) -> Move:
        """Return what the rules of thumb would do at an open table, without looking at it.

        There are several legal moves. By default what `advise` says from a view.
        """
        seen = View(t.turn, t) if self.needs_no_view else view(t, t.turn)
        return self.advise(seen, legal, rng).move

    def next_move(self, t: T, rng: Random) -> Move:
        """Return the only legal move, or else that of `policy`."""
        legal = self.rules.legal(t)
        return legal[0] if len(legal) == 1 else self.policy(t, legal, rng)

    def rollout(self, t: T, rng: Random) -> Sequence[float]:
        """Return the utility of a deal for each seat if everybody plays on by `policy`.

        `t` is used up.
        """
        self.play_until("", t, rng)
        return self.utility(t)

    def worth(self, t: T, seat: Seat, rng: Random) -> float:
        """Return the same for the one seat that imagines it; `t` is used up.

        A game says otherwise where one had better expect of others what one would not do oneself.
        """
        return self.rollout(t, rng)[seat]

    def play_until(self, chapter: str, t: T, rng: Random) -> None:
        """Everybody plays on by `policy` until this chapter begins, or the deal is over."""
        legal, apply, policy = self.rules.legal, self.rules.apply, self.policy
        while t.phase and t.phase != chapter:
            moves = legal(t)
            apply(t, moves[0] if len(moves) == 1 else policy(t, moves, rng))

    @cached_property
    def deal_spread(self) -> float:
        """By how much a deal's utility differs from that of others: the standard deviation.

        Of the first deals of an evening, always the same ones, everybody going by rules of thumb.
        """
        rules = self.rules
        setups = [rules.next_deal([], number % rules.players) for number in range(1, _DEALS + 1)]
        return self._differ([setup for setup in setups if setup is not None])

    def spread(self, t: T) -> float:
        """By how much deals like the one on this table differ, by default the first of an evening.

        A game says more where its deals differ in kind.
        """
        return self.deal_spread

    def _differ(self, setups: Sequence[Setup]) -> float:
        """By how much the utility of deals that begin so differs, everybody by rules of thumb."""
        from statistics import pstdev

        rules = self.rules
        found: list[float] = []
        for number, setup in enumerate(setups, 1):
            t = rules.start(shuffle.numbered(rules.pack(), 0, number), setup)
            found.extend(self.rollout(t, Random(number)))
        return pstdev(found)

    # What behaviour tells of hidden cards.

    def straying(self, t: T, but: Seat) -> Callable[[T], int] | None:
        """Return a counter of the cards of the tricks so far that differ from `policy`.

        It is asked of worlds of this table, whose hands lie open. Cards of the one seat do not
        count, nor do cards that had to be played. None where that is found on the table, card by
        card; a game that plays on in small numbers says it by them.
        """
        return None

    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        """For each seat the cards it probably lacks: 1 as likely as any other, 0 impossible.

        An empty list where nothing is told of any seat.
        """
        return []

    def world_likelihood(self, seen: View) -> Callable[[T], float] | None:
        """Return what says of a world how likely the others would have acted so in it.

        None where nothing was seen that tells.
        """
        return None

    def sample_worlds(self, seen: View, number: int, rng: Random) -> list[T] | None:
        """Return likely worlds of the game's own making; None to have them dealt as usual."""
        return None

    # The search.

    def candidates(self, t: T, legal: list[Move]) -> list[Move]:
        """Return the legal moves that are worth a thought, in a list of one's own."""
        return list(legal)

    def early_ends(self, t: T, legal: list[Move]) -> list[Move]:
        """Return the legal moves by which a player ends a deal that could go on, as a knock may do.

        A game that has such says so in its `Game` too: `early_end`.
        """
        return []

    def risk(self, t: T, move: Move) -> float:
        """Above 0 for a move that risks more than others, below 0 for one that risks less."""
        return 0.0

    def reason(self, seen: View, move: Move) -> Fact | None:
        """Return a fact of the game that speaks for a move, `advice.KEY`, if there is one."""
        return None
