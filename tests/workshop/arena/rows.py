"""What is measured for each game: one row for each claim, with its number of rounds fixed.

The seeds here are for reporting. Whatever was tuned was tuned with others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import games
from engine.bots.arena.contest import Contest

SEED = 2026


@dataclass(frozen=True)
class Row:
    """One claim: by what names it is played, in what unit, and what should come out.

    `better` says whether the first should be ahead by more than chance; else it only must not be
    behind. `changes` are house rules beside the game's first preset, or the one named.
    """

    claim: str
    game: str
    names: tuple[str, ...]
    rounds: int
    better: bool = True
    matches: bool = False
    players: int = 4
    preset: str = ""
    changes: Mapping[str, str] = field(default_factory=dict)
    seed: int = SEED

    def contest(self) -> Contest:
        """What is played."""
        kind = games.find(self.game)
        preset = self.preset or next(iter(kind.presets))
        options = kind.presets[preset].with_texts(self.changes)
        return Contest(
            self.game, options.as_dict(), self.players, self.names, self.seed, self.matches
        )

    @property
    def sums(self) -> bool:
        """Whether what counts in a match is what it brings, not who wins it."""
        return self.game in MATCHES

    @property
    def key(self) -> str:
        """What tells this row from every other, the number of rounds included."""
        first = self.contest().make().bots.asks_all_at_first
        unit = "matches" if self.matches else "deals" if first else "deals of evenings"
        changes = ",".join(f"{name}={value}" for name, value in self.changes.items())
        return (
            f"{self.game} {self.preset} {changes} {self.players} {' '.join(self.names)} "
            f"{self.rounds} {unit} {self.seed}"
        )


@dataclass(frozen=True)
class Sizes:
    """How many rounds each row of a game has.

    Those of rules of thumb, of players that think, of beginners, the one against the textbook and
    that of masters; and how many rounds of tree search take as long as a strong player's thought.
    """

    quick: int
    slow: int
    steps: int
    textbook: int
    master: int
    tree: int


SIZES = {
    "ramsen": Sizes(quick=1000, slow=160, steps=240, textbook=40, master=40, tree=1400),
    "knueffeln": Sizes(quick=1000, slow=80, steps=120, textbook=20, master=60, tree=2400),
    "rams": Sizes(quick=1000, slow=200, steps=1000, textbook=60, master=40, tree=1000),
    "schnellen": Sizes(quick=1000, slow=160, steps=200, textbook=30, master=40, tree=800),
    "ramser": Sizes(quick=1000, slow=160, steps=200, textbook=110, master=40, tree=1000),
    "mulatschak": Sizes(quick=1000, slow=160, steps=200, textbook=30, master=40, tree=800),
    "ramsli": Sizes(quick=1000, slow=120, steps=200, textbook=90, master=40, tree=800),
    "mauscheln": Sizes(quick=1000, slow=1000, steps=400, textbook=150, master=40, tree=800),
    "tippen": Sizes(quick=1000, slow=200, steps=1200, textbook=30, master=40, tree=600),
    "kein_stich": Sizes(quick=400, slow=100, steps=120, textbook=100, master=40, tree=500),
    "gin": Sizes(quick=400, slow=160, steps=250, textbook=20, master=20, tree=330),
}

MATCHES = ("kein_stich",)
"""Games whose deals differ in kind: only whole matches compare."""

UNITS = {
    "ramsen": "marks ahead in a deal",
    "knueffeln": "money ahead in a deal, raises and all",
    "ramsli": "money ahead in a deal",
    "kein_stich": "money ahead in a match",
    "gin": "points ahead in a Spiel",
    "mauscheln": "counters ahead in a deal",
    "tippen": "counters ahead in a deal",
    "rams": "counters ahead in a deal",
    "schnellen": "points ahead in a deal",
    "ramser": "tricks ahead in a deal, potatoes taken off",
    "mulatschak": "points ahead in a deal",
}
"""What a step from one level to the next is measured in: what the game itself is played for. The
share of wins says little where one of four or six wins a deal, or where its worth can be raised."""


def steps(game: str) -> tuple[Row, Row]:
    """The rows that say how far a regular is above a beginner and a strong player above him."""
    by_claim = {one.claim: one for one in ladder(game)}
    return by_claim["a beginner loses to a regular"], by_claim["strong beats rules of thumb"]


def ladder(game: str) -> list[Row]:
    """The claims that hold for every game."""
    sizes, matches = SIZES[game], game in MATCHES
    kind = games.find(game)
    players = kind.usual()

    def row(claim: str, one: str, two: str, rounds: int, better: bool = True) -> Row:
        return Row(claim, game, (one, two), rounds, better, matches, players)

    return [
        row("rules of thumb beat chance", "heuristic", "random", sizes.quick),
        row("strong beats rules of thumb", "strong", "heuristic", sizes.slow),
        row("a beginner loses to a regular", "regular", "beginner", sizes.steps),
        row("strong beats the textbook", "strong", f"ismcts/{sizes.tree}", sizes.textbook),
        row("a master is not below strong", "master/600", "strong", sizes.master, better=False),
    ]


WITHOUT_RAISES = {"turning": "off", "jann": "10", "march": "20"}
"""House rules of Knüffeln under which every deal brings the same."""

SPECIAL = [
    Row("card play alone: strong", "ramsen", ("strong@tricks", "heuristic"), 300),
    Row("card play alone: open cards", "ramsen", ("clairvoyant@tricks", "heuristic"), 300),
    Row(
        "card play alone, against plain players: strong",
        "ramsen",
        ("strong@tricks", "simple"),
        300,
    ),
    Row(
        "card play alone, against plain players: open cards",
        "ramsen",
        ("clairvoyant@tricks", "simple"),
        300,
    ),
    Row(
        "whole matches, one strong player among three",
        "ramsen",
        ("strong", "heuristic"),
        60,
        matches=True,
    ),
    Row(
        "without raises, every win alike",
        "knueffeln",
        ("strong", "heuristic"),
        160,
        changes=WITHOUT_RAISES,
    ),
    Row(
        "without raises: open cards",
        "knueffeln",
        ("clairvoyant", "heuristic"),
        320,
        changes=WITHOUT_RAISES,
    ),
    Row(
        "without raises: a plain pair beats chance",
        "knueffeln",
        ("simple", "random"),
        1000,
        changes=WITHOUT_RAISES,
    ),
    Row(
        "without raises, against a plain pair: rules of thumb",
        "knueffeln",
        ("heuristic", "simple"),
        1000,
        changes=WITHOUT_RAISES,
    ),
    Row(
        "without raises, against a plain pair: strong",
        "knueffeln",
        ("strong", "simple"),
        320,
        changes=WITHOUT_RAISES,
    ),
    Row(
        "a pair that listens beats the same pair deaf",
        "knueffeln",
        ("strong", "strong~deaf"),
        160,
    ),
    Row(
        "a pair that confers and listens beats the same pair deaf and mute",
        "knueffeln",
        ("heuristic", "heuristic~deaf~mute"),
        600,
    ),
    Row(
        "games to 100 against the challenge's simple player: rules of thumb",
        "gin",
        ("heuristic", "simple"),
        400,
        matches=True,
        players=2,
        preset="standard",
    ),
    Row(
        "games to 100 against the challenge's simple player: strong",
        "gin",
        ("strong", "simple"),
        120,
        matches=True,
        players=2,
        preset="standard",
    ),
]

FAMILY = ("mauscheln", "tippen", "mulatschak", "schnellen", "rams", "ramser")
"""Games whose presets are games of their own name: each has to show that its bots play it."""

PRESET_SIZES = Sizes(quick=400, slow=100, steps=0, textbook=0, master=0, tree=0)
"""How many deals a row of a preset has that is not the first: fewer, there are many of them."""

MORE = {
    ("mauscheln", "short"): 1000,
    ("mauscheln", "duties"): 250,
    ("mauscheln", "chratze"): 250,
    ("mauscheln", "kratzen"): 1600,
    ("rams", "bierspiel"): 400,
    ("tippen", "lupfen"): 400,
}
"""So many deals thought has against rules of thumb where a hundred were played and did not tell."""


def of_presets() -> list[Row]:
    """Rules of thumb and thought in every preset but the first, which has its ladder."""
    found = []
    for game in FAMILY:
        kind = games.find(game)
        players = kind.usual()
        for preset in list(kind.presets)[1:]:
            slow = MORE.get((game, preset), PRESET_SIZES.slow)
            for claim, one, two, deals in (
                ("rules of thumb beat chance", "heuristic", "random", PRESET_SIZES.quick),
                ("strong beats rules of thumb", "strong", "heuristic", slow),
            ):
                found.append(Row(claim, game, (one, two), deals, True, False, players, preset))
    return found


def rows() -> list[Row]:
    """Every row: claim by claim through the games, so that a run broken off has some of each."""
    ladders = [ladder(game) for game in games.names()]
    every = [row for claims in zip(*ladders, strict=True) for row in claims]
    first = 2 * len(ladders)
    return every[:first] + SPECIAL + every[first:] + of_presets()
