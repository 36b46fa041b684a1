"""One tree's bot at a deal that is played in another process: asked and answered in lines of JSON.

Run as a file, with the tree whose engine it shall be on the path, it speaks for that tree's bots.
It uses only what has long been there, so that old commits can be asked: games, bots, views and
the text of moves.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from engine import bots, games
from engine.bots.arena.contest import dealt
from engine.hidden import view
from engine.moves import read, write


class Partner:
    """Follows a deal move by move, and says what a bot of this tree would do."""

    def __init__(self, game: str, preset: str, players: int, level: str) -> None:
        kind = games.find(game)
        self.rules: Any = kind.make(kind.presets[preset], players)
        self.bot: Any = bots.make(level, self.rules)
        self.table: Any = None
        self.luck: list[Random] = []

    def deal(self, seed: int, number: int) -> None:
        """Begin the deal of this number; the dealer goes round with it."""
        players = self.rules.players
        self.table = dealt(self.rules, seed, number, number % players)
        self.luck = [Random(f"arena {seed} {number} {seat}") for seat in range(players)]

    def told(self, move: str) -> None:
        """Somebody has done this."""
        self.rules.apply(self.table, read(move))

    def asked(self) -> str:
        """What the bot would do in the place of whose turn it is; it is not done yet."""
        t = self.table
        legal = self.rules.legal(t)
        return write(self.bot.choose(view(t, t.turn), legal, self.luck[t.turn], 0.0))


def main() -> int:
    """Answer line by line until there are none."""
    partner: Partner | None = None
    for line in sys.stdin:
        word, *given = json.loads(line)
        if word == "sit":
            partner = Partner(*given)
        elif partner is not None:
            answer = getattr(partner, {"deal": "deal", "told": "told", "asked": "asked"}[word])(
                *given
            )
            if word == "asked":
                print(json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
