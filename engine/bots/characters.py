"""Characters: how an opponent plays, apart from how well.

Where several moves are about equally good, the careful one takes the one that risks less and the
bold one the one that risks more. The talkative one speaks up more often. The mischievous one
likes to risk something when nobody expects it, and to say what is not so. The impatient one ends
a deal as soon as that costs him not too much, where a game lets him: he likes to knock.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """A way of playing.

    `risk` is how much one likes risk, below 0 how little; `whim` the share of decisions in which
    it is turned round, and of remarks that may be anything; `talk` how often one says what there
    is to say, 1 for usually. One who likes it if a deal `ends` takes a move that ends it even where
    that lies below the best, by such a share of how much the worlds differ.
    """

    risk: float = 0.0
    whim: float = 0.0
    talk: float = 1.0
    ends: float = 0.0


PLAIN = Character()

CHARACTERS = {
    "careful": Character(risk=-1.0, talk=0.6),
    "bold": Character(risk=1.0),
    "talkative": Character(talk=3.0),
    "mischievous": Character(risk=-1.0, whim=0.4, talk=1.5),
    "impatient": Character(ends=0.5),
}

LEEWAY = 0.18
"""How far below the best a move may be to be taken for its character, as a share of the spread."""
