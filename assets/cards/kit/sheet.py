"""A finished card: paper, two halves, frame and index, the same for every card of a pack.

The index stands on a line of its own in the file, and letters and French signs are drawn in
`currentColor`. So the program can give a card another index or other inks without the kit: all it
needs is in the pack's `pack.json`, which `about` writes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .palette import CONTRAST, CORNER, EDGE, GREY, INNER, PAPER, WIDTH
from .svg import document, group, line, num, reuse
from .weli import THE_WELI

CENTRE = WIDTH // 2
BROAD = 0.72
"""How much narrower the broadest letter of an index is drawn."""
HUGE = (276, 726)
"""How far to the right and down the paper of a huge index reaches."""


@dataclass(frozen=True)
class Index:
    """Where letter and sign of one size stand in the upper left corner."""

    x: float
    top: float
    height: float
    drop: float
    """From the foot of the letter to the middle of the sign."""
    signs: Mapping[str, float]
    narrow: float = 1


@dataclass(frozen=True)
class Frame:
    """A thin rule inside the edge, open where an index stands."""

    x: float
    y: float
    across: float
    """Where the upper rule begins."""
    down: float
    """Where the upright rules begin."""
    round: float = 40

    def corner(self) -> str:
        """Return the piece that closes the upper left corner where no index stands."""
        r = self.round
        return line(
            f"M{num(self.across)},{num(self.y)}H{num(self.x + r)}A{num(r)},{num(r)} 0 0 0 "
            f"{num(self.x)},{num(self.y + r)}V{num(self.down)}",
            INNER,
        )

    def sides(self, foot: float, gap: float = 0) -> str:
        """Return the rules of the upper half, with an optional gap at the top."""
        right = WIDTH - self.across
        top = f"M{num(self.across)},{num(self.y)}H{num(right)}"
        if gap:
            top = f"M{num(self.across)},{num(self.y)}H{num(CENTRE - gap)}"
            top += f"M{num(CENTRE + gap)},{num(self.y)}H{num(right)}"
        d = f"M{num(self.x)},{num(self.down)}V{num(foot)}"
        return line(top, INNER) + line(
            d + f"M{num(WIDTH - self.x)},{num(self.down)}V{num(foot)}", INNER
        )


@dataclass(frozen=True)
class Sheet:
    """What all cards of a pack have in common."""

    name: str
    height: int
    suits: Mapping[str, str]
    """The ink of letters and plain signs of each suit."""
    ranks: Sequence[str]
    letter: Callable[[str, float, float, float, float], str]
    """Draws a word: text, middle, top, height, narrowing."""
    sign: Callable[[str, float, float, float], str]
    """Draws the simple sign of an index: suit, middle, height."""
    small: Index
    large: Index
    huge: Index
    """Of about twice the small one, on a paper of its own over what the card shows."""
    four: Mapping[str, str]
    """Inks of the suits where each has one of its own."""
    corners: int = 2
    frame: Frame | None = None
    framed: Sequence[str] = ()
    """Ranks of the cards that have the frame."""
    language: str = "de"
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What stands for a rank in each language where it is not the rank itself."""

    @property
    def middle(self) -> int:
        """Half the height."""
        return self.height // 2

    @property
    def half_turn(self) -> str:
        """The turn that brings the upper half down."""
        return f"rotate(180 {CENTRE} {self.middle})"

    def paper(self) -> str:
        """Return the card itself with its edge; nothing is drawn outside it."""
        return (
            f'<rect x="4.5" y="4.5" width="{WIDTH - 9}" height="{self.height - 9}" '
            f'rx="{CORNER - 4.5}" fill="{PAPER}" stroke="{EDGE}" stroke-width="9"/>'
        )

    def letter_at(self, index: Index, text: str) -> str:
        """Return the letter or figure of an index in its place."""
        narrow = index.narrow * (BROAD if text == THE_WELI else 1)
        return self.letter(text, index.x, index.top, index.height, narrow)

    def sign_at(self, index: Index, suit: str) -> str:
        """Return the sign of an index in its place."""
        y = index.top + index.height + index.drop
        return self.sign(suit, index.x, y, index.signs[suit])

    def patch_at(self, index: Index) -> str:
        """Paper over the rule that a large sign would stand on; below a huge index, over all."""
        if index is self.huge:
            wide, high = HUGE[0], round(HUGE[1] * self.height / 1754)
            edge = CORNER - 9
            return (
                f'<path d="M9,{CORNER}a{edge},{edge} 0 0 1 {edge},-{edge}H{wide}V{high - 40}'
                f'a40,40 0 0 1 -40,40H9Z" fill="{PAPER}" stroke="{EDGE}" stroke-width="6"/>'
            )
        foot = index.top + index.height + index.drop + max(index.signs.values()) / 2 + 12
        if self.frame is None or foot < self.frame.down:
            return ""
        x, y = self.frame.x - 10, self.frame.down - 10
        return f'<path d="M{num(x)},{num(y)}h20V{num(foot)}h-20Z" fill="{PAPER}"/>'

    def index(self, suit: str, rank: str) -> str:
        """Return the index of both upper corners as the pack has it."""
        word = self.words.get(self.language, {}).get(rank, rank)
        left = self.letter_at(self.small, word) + self.sign_at(self.small, suit)
        if self.corners == 4:
            right = f'<g transform="translate({num(WIDTH - 2 * self.small.x)},0)">{left}</g>'
        elif self.frame and rank in self.framed:
            right = f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{self.frame.corner()}</g>'
        else:
            right = ""
        return f'<g id="index">{left}{right}</g>'

    def card(
        self,
        suit: str,
        rank: str,
        half: list[str],
        over: Sequence[str] = (),
        pip: str = "",
        gap: float = 0,
    ) -> str:
        """Return a whole card from its upper half and what lies over both halves."""
        if self.frame and rank in self.framed:
            half = [self.frame.sides(self.middle, gap), *half]
        # Qt loses parts of a clone that is made of clones: with a pip both halves are written.
        body = [group(half, ident="half"), reuse("half", self.half_turn)] if half else []
        if pip and half:
            body = [group(half), group(half, self.half_turn)]
        marks = [self.index(suit, rank), reuse("index", self.half_turn)]
        ink = self.suits[suit]
        return document(
            [pip] if pip else [], [self.paper(), *body, *over, *marks], self.height, ink
        )

    def about(self) -> dict[str, object]:
        """Return what the program must know about the pack, and all it needs to vary its cards."""
        texts = sorted({w.get(r, r) for r in self.ranks for w in ({}, *self.words.values())})
        dark = {suit: CONTRAST[ink] for suit, ink in self.suits.items()}
        grey = {suit: GREY[ink] for suit, ink in self.suits.items()}
        return {
            "name": self.name,
            "ratio": round(WIDTH / self.height, 4),
            "corner": CORNER / WIDTH,
            "suits": self.suits,
            "back": "back.svg",
            "corners": self.corners,
            "language": self.language,
            "words": self.words,
            "sign": [
                self.small.x,
                self.small.top + self.small.height + self.small.drop,
                max(self.small.signs.values()) * 1.16,
            ],
            "index": {
                name: {
                    "patch": self.patch_at(index),
                    "across": num(WIDTH - 2 * index.x),
                    "words": {text: self.letter_at(index, text) for text in texts},
                    "signs": {suit: self.sign_at(index, suit) for suit in self.suits},
                }
                for name, index in (
                    ("small", self.small),
                    ("large", self.large),
                    ("huge", self.huge),
                )
            },
            "closed": self.frame.corner() if self.frame else "",
            "framed": list(self.framed),
            "colours": {
                "four": {"suits": self.four, "inks": {}},
                "contrast": {"suits": dark, "inks": CONTRAST},
                "grey": {"suits": grey, "inks": GREY},
            },
        }


def rule(x: float, y: float) -> str:
    """Return the straight rule at half height."""
    return line(f"M{num(x)},{num(y)}H{num(WIDTH - x)}", 6.5)


def surround(x: float, y: float, height: float, corner: float) -> list[str]:
    """Paper between the edge and a frame, which so cuts the picture, and the frame itself."""
    w, h, r = WIDTH - 2 * x, height - 2 * y, corner
    inner = (
        f"M{num(x + r)},{num(y)}h{num(w - 2 * r)}a{num(r)},{num(r)} 0 0 1 {num(r)},{num(r)}"
        f"v{num(h - 2 * r)}a{num(r)},{num(r)} 0 0 1 {num(-r)},{num(r)}h{num(-w + 2 * r)}"
        f"a{num(r)},{num(r)} 0 0 1 {num(-r)},{num(-r)}v{num(-h + 2 * r)}"
        f"a{num(r)},{num(r)} 0 0 1 {num(r)},{num(-r)}Z"
    )
    edge = 9
    outer = (
        f"M{CORNER},{edge}H{WIDTH - CORNER}Q{WIDTH - edge},{edge} {WIDTH - edge},{CORNER}"
        f"V{num(height - CORNER)}"
    )
    outer += f"Q{WIDTH - edge},{num(height - edge)} {WIDTH - CORNER},{num(height - edge)}H{CORNER}"
    outer += (
        f"Q{edge},{num(height - edge)} {edge},{num(height - CORNER)}V{CORNER}"
        f"Q{edge},{edge} {CORNER},{edge}Z"
    )
    return [
        f'<path d="{outer}{inner}" fill="{PAPER}" fill-rule="evenodd"/>',
        line(inner, INNER),
    ]
