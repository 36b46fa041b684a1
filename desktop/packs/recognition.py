"""What the pictures of a pack show: whether an index stands at the upper left, and which suits.

Names of files and titles do not tell this. Only the worker process of `import_worker` looks.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import product
from operator import mul
from statistics import fmean

from PIL import Image, ImageChops

_CORNERS = ((0.02, 0.014, 0.17, 0.174), (0.03, 0.02, 0.16, 0.14))
"""Boxes in which the letter of an index stands, and a small one, in parts of a card: inside its
edge, which is alike in all cards."""
_CELLS = (9, 10)
"""The cells in which one corner is compared with another, which may lie a cell away."""
_FLAT = 60.0
"""A corner with less in it than this is empty."""
_INK = 110
"""How much darker than white, of 255, is what has been printed."""
_PIPS = ("7", "8", "9", "10")
_SMALL = (40, 60)
_HUES = 12
"""The number of hues by which colours are sorted."""
_COLOURED, _LIT = 100, 60
"""What is not so strong in colour, or darker, of 255, is black or grey."""
_ONE_HUE = 0.75
"""Where more of what is coloured has the same hue, a sign is of one colour."""

Faces = Mapping[str, Image.Image]
Part = tuple[float, float, float, float]
Corner = list[list[float]]
"""The cells of a corner as it lies, then moved by a cell each way."""


def has_index(faces: Faces) -> bool:
    """Whether the upper left corner tells the rank of every card.

    A letter looks the same in all suits: so a corner is most like that of a card of its own rank.
    Where it is a picture or nothing, or the same in all cards of a suit, it is not.
    """
    return any(_tells_ranks(faces, part) for part in _CORNERS)


def _tells_ranks(faces: Faces, part: Part) -> bool:
    """Whether the ranks of cards are told by such a part of them."""
    corners = {code: _corner(face, part) for code, face in faces.items()}
    told = defaultdict(list)
    for code, corner in corners.items():
        alike = {
            other: max((sum(map(mul, corner[0], one)) for one in corners[other]), default=0.0)
            for other in corners
            if corner and other != code
        }
        same = max((by for other, by in alike.items() if other[1:] == code[1:]), default=0.0)
        rest = max((by for other, by in alike.items() if other[1:] != code[1:]), default=0.0)
        told[code[1:]].append(same > rest)
    return all(2 * sum(cards) > len(cards) for cards in told.values() if len(cards) > 1)


def _corner(face: Image.Image, part: Part) -> Corner:
    """Return what is printed in the corner of a card; [] if there is nothing."""
    sides = (face.width, face.height, face.width, face.height)
    left, top, right, bottom = (round(a * b) for a, b in zip(part, sides, strict=True))
    ink = _inked(face.crop((left, top, right, bottom))).point(_black_or_white)
    low, (wide, high) = ink.resize(_CELLS, Image.Resampling.BOX).tobytes(), _CELLS
    found = []
    for x, y in sorted(product((0, 1, 2), repeat=2), key=lambda at: at != (1, 1)):
        rows = (low[row * wide + x : row * wide + x + wide - 2] for row in range(y, y + high - 2))
        cells = [tone for row in rows for tone in row]
        mean = fmean(cells)
        size = sum((one - mean) ** 2 for one in cells) ** 0.5
        if size < _FLAT:
            return []
        found.append([(one - mean) / size for one in cells])
    return found


def _on_white(face: Image.Image) -> Image.Image:
    """Return a card on white paper."""
    return Image.alpha_composite(Image.new("RGBA", face.size, "white"), face).convert("RGB")


def _inked(face: Image.Image) -> Image.Image:
    """Return the least of red, green and blue in each place.

    What is printed is dark in one of them.
    """
    red, green, blue = _on_white(face).split()
    return ImageChops.darker(ImageChops.darker(red, green), blue)


def _black_or_white(tone: int) -> int:
    return 0 if tone < 255 - _INK else 255


def shows_german_suits(faces: Faces) -> bool:
    """Whether clubs are acorns and diamonds are bells: signs of several colours each."""
    return all(_many_coloured(faces, suits) for suits in ("CE", "DS"))


def _many_coloured(faces: Faces, suits: str) -> bool:
    """Whether the sign of a suit, called one or the other, has several colours."""
    cards = [faces[suit + rank] for suit in suits for rank in _PIPS if suit + rank in faces]
    hues = Counter[int]()
    for card in cards[: len(_PIPS)]:
        small = card.resize(_SMALL, Image.Resampling.BOX)
        tones = (
            part.tobytes() for part in (_inked(small), *_on_white(small).convert("HSV").split())
        )
        for low, hue, strong, light in zip(*tones, strict=True):
            if low < 255 - _INK and strong > _COLOURED and light > _LIT:
                hues[round(hue * _HUES / 256) % _HUES] += 1
    return max(hues.values(), default=0) < _ONE_HUE * hues.total()
