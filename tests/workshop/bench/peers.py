"""OpenSpiel's euchre from a Python loop: a game of much the same size, written in C++.

Runs alone in the environment of the peers: `python tests/workshop/bench/peers.py choice 1.0` prints
the decisions a second. Only decisions of players count; the chance nodes are the deal.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

GAME = "euchre"


def idiomatic(game: Any, seconds: float) -> float:
    """The loop of OpenSpiel's own examples."""
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = random.choices(*zip(*state.chance_outcomes(), strict=True))[0]
                state.apply_action(action)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                count += 1
    return count / spent


def fastest(game: Any, seconds: float) -> float:
    """The fewest calls: nothing is asked but what may be done; every chance is as likely."""
    chances = chance_nodes(game)
    draw = random.random
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        steps = 0
        while legal := legal_actions():
            apply_action(legal[int(draw() * len(legal))])
            steps += 1
        count += steps - chances
    return count / spent


def chance_nodes(game: Any) -> int:
    """How many of a game's steps are chance, which in euchre is always the same."""
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        count += state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    return count


if __name__ == "__main__":
    loop = {"choice": idiomatic, "fast": fastest}[sys.argv[1]]
    print(loop(pyspiel.load_game(GAME), float(sys.argv[2])))
