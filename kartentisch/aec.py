"""A deal of any game as an environment of PettingZoo, for those who train agents.

`pip install kartentisch[pettingzoo]` brings what it needs. An episode is the first deal of a match.
`Deal("ramsen")` follows the AEC interface:

- An action below the number of cards in the pack is that card; one above it is the call that stands
  there among the legal calls, in their order. `infos` has the moves as texts. Everything that is
  legal is 1 in the mask.
- An observation says where each card of the pack lies, as far as the agent sees it: 0 unseen, 1 in
  its hand, 2 laid aside by it, 3 open on the table, 4 in the trick, 5 in a trick that was taken.
  Behind that are the trump suit, dealer and leader counted from the agent, the chapter of the deal,
  and how many cards each seat holds.
- The reward at the end is what the deal is worth to the seat, as the computer players count it.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from engine import games
from engine.cards import Card
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call, Move, write
from engine.table import NOBODY

CALLS = 16
"""The most legal calls at a time for which there are actions."""


class Deal(AECEnv[str, dict[str, Any], int | None]):
    """One deal; `agents` are the seats, "seat_0" upwards in the order of turns."""

    metadata: ClassVar[dict[str, Any]] = {"name": "kartentisch_v0", "render_modes": []}

    def __init__(self, game: str, preset: str = "", players: int = 0) -> None:
        """Make it; raises UnknownGame, KeyError for a preset, or WrongNumber of players."""
        super().__init__()
        kind = games.find(game)
        self._game, self._preset = game, preset or next(iter(kind.presets))
        options = kind.presets[self._preset]
        rules = kind.make(options, players or kind.usual(options))
        self._options, self.pack = options.as_dict(), rules.pack()
        self._suits = ["", *dict.fromkeys(card.suit for card in self.pack)]
        self._chapters = ["", *(one.name for one in rules.flow())]
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        actions = len(self.pack) + CALLS
        seen = spaces.Box(0, 127, (len(self.pack) + 4 + rules.players,), np.int8)
        parts: dict[str, spaces.Space[Any]] = {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self._seen = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; without a seed by chance."""
        if seed is None:
            seed = int(np.random.default_rng().integers(2**32))
        names = tuple(map(Player, self.possible_agents))
        self.match = Match(Head(self._game, self._preset, self._options, names, seed))
        self.match.deal()
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the move of this action; raises KeyError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(self._moves()[int(action or 0)])
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """See whose turn it is, or what the deal was worth if it is over."""
        match = self.match
        if match.turn != NOBODY:
            self.infos[self.agent_selection] = {}
            self.agent_selection = self.possible_agents[match.turn]
            moves = {action: write(move) for action, move in self._moves().items()}
            self.infos[self.agent_selection] = {"moves": moves}
            return
        table = match.revealed()
        assert table is not None
        worth = match.rules.bots.utility(table)
        self.rewards = dict(zip(self.possible_agents, map(float, worth), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _moves(self) -> dict[int, Move]:
        """Return the legal moves by their actions; raises ValueError for too many calls."""
        legal = self.match.legal() if self.match.turn != NOBODY else []
        calls = [move for move in legal if isinstance(move, Call)]
        if len(calls) > CALLS:
            raise ValueError(f"{len(calls)} calls are more than {CALLS}")
        cards = {self.pack.index(move): move for move in legal if isinstance(move, Card)}
        return {**cards, **dict(enumerate(calls, len(self.pack)))}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what this agent sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        view = self.match.view(seat)
        assert view is not None
        t, players = view.table, len(self.possible_agents)
        lies = {card: 5 for trick in t.tricks for card in trick.cards}
        for place, cards in (
            (4, t.trick),
            (3, [*t.up, *(card for row in t.rows for card in row)]),
            (2, t.aside[seat]),
            (1, t.hands[seat]),
        ):
            lies |= dict.fromkeys(cards, place)
        turned = [
            (one - seat) % players + 1 if one != NOBODY else 0 for one in (t.dealer, t.leader)
        ]
        rest = [
            self._suits.index(t.trump),
            *turned,
            self._chapters.index(t.phase),
            *map(len, t.hands),
        ]
        mask = np.zeros(len(self.pack) + CALLS, np.int8)
        if agent == self.agent_selection:
            mask[[*self._moves()]] = 1
        seen = [*(lies.get(card, 0) for card in self.pack), *rest]
        return {"observation": np.array(seen, np.int8), "action_mask": mask}
