"""Moments of real deals of Ramsen, as scenes for the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from desktop.scene.presenter import ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from engine import bots
from engine.match import Match
from engine.moves import Move
from engine.table import NOBODY, Table
from tests.desktop.tables import head, passing

NAMES = ("Anna", "bot Bartl", "bot Vroni", "bot Xaver", "bot Resi")


class Evening:
    """A match in which bots play for everybody, and the person at seat 0 looks on."""

    def __init__(self, seats: int = 4, seed: int = 7, **options: object) -> None:
        self._head = lambda more: head(*NAMES[:seats], seed=seed + more, **options)
        self._number = 0
        self.match = Match(self._head(0))
        self.speech = Speech(self.match.rules, [player.name for player in self.match.players])
        self._stage = ScenePresenter(self.match.rules, self.match.players, self.speech)
        self._bot = bots.make("heuristic", self.match.rules)
        self._rng = Random(seed)

    @property
    def table(self) -> Table:
        """The whole table."""
        t = self.match.revealed()
        assert t is not None
        return t

    def scene(self, **shown: object) -> Scene:
        """What the person sees now, with these fields of the chair and of the pause."""
        view = self.match.view(0)
        assert view is not None
        legal = self.match.legal() if self.match.turn == 0 else []
        seen = self._stage.scene(view, *passing(0, **shown), legal, self.match.sheet())
        # A curtain falls for whoever is next; here it is the person at the bottom.
        return replace(seen, bottom=0, hand=tuple(view.table.hands[0])) if seen.covered else seen

    def step(self, move: Move | None = None) -> None:
        """One move, by a bot unless it is given; else a deal, of another evening if need be."""
        if self.match.over:
            self._number += 1
            self.match = Match(self._head(self._number))
        if self.match.turn == NOBODY:
            self.match.deal()
            return
        seen = self.match.view(self.match.turn)
        assert seen is not None
        legal = self.match.legal()
        self.match.play(move or self._bot.choose(seen, legal, self._rng, 0.01))

    def until(self, here: Callable[[Scene], bool]) -> Scene:
        """Play on until a scene is like this."""
        for _ in range(4000):
            if self.match.view(0) is not None and here(scene := self.scene()):
                return scene
            self.step()
        raise AssertionError("no such moment")


def asked(phase: str) -> Callable[[Scene], bool]:
    """Whether the person is asked in this chapter."""
    return lambda scene: bool(scene.legal) and scene.view.table.phase == phase


def asked_with(phase: str, lying: int) -> Callable[[Scene], bool]:
    """Whether the person is to play to a trick in which so many cards lie."""
    here = asked(phase)
    return lambda scene: here(scene) and len(scene.view.table.trick) == lying


def may_swap(scene: Scene) -> bool:
    """Whether the person is the dealer and may take the open card, or lay any card aside."""
    t = scene.view.table
    lays = set(scene.hand) <= set(scene.legal)
    return asked("exchange")(scene) and t.dealer == 0 and bool(t.up) and lays
