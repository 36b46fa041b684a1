"""Ramser: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramser.options import EMMENTAL, LANGENTHAL, LANGNAU, RamserOptions
from engine.games.ramser.rules import RamserRules
from engine.rules.game import Box, Game


def _lasts(options: RamserOptions, players: int) -> int:
    from engine.games.ramser.length import minutes

    return minutes(options, players)


GAME = Game(
    name="ramser",
    seats=(2, 3, 4, 5, 6),
    options=RamserOptions,
    shown={"claim": "", "take_up": ""},
    presets={"emmental": EMMENTAL, "langnau": LANGNAU, "langenthal": LANGENTHAL},
    rules=RamserRules,
    box=Box("coal", "S7 SU", 20, trumps=True),
    lasts=_lasts,
    agreed_first=("games", "goal", "sausage"),
    pattern="tell",
    packets=(3, 2),
    noticed=(
        "turns_up",
        "trump_is",
        "takes_blind",
        "takes_up",
        "plays_alone",
        "completes",
    ),
)
