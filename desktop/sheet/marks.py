"""How the marks on a slate look: for each kind a few strokes in a box of its own.

A new game's mark (a rung, a Knüppel, a coin) is one function and one entry in SHAPES. Where the
box goes is decided in `slate_layout`, how a stroke is drawn with chalk or ink in `strokes`.

The cross is the one that the text on Ramsen describes (engine/games/ramsen/readings.md names it):
two arms, for every trick won a bar at the end of one of the arms, for the fifth a bar horizontally
across the middle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

from engine.sheet import Mark

Point: TypeAlias = tuple[float, float]


class Stroke(NamedTuple):
    """One stroke: its points within the mark's box, and its width."""

    way: tuple[Point, ...]
    weight: float = 1.0


class Label(NamedTuple):
    """A few letters in a mark: the corner of their box within the mark's, and its size."""

    text: str
    corner: Point
    size: Point


def _no_label(number: int) -> Label | None:
    return None


def _nothing(number: int) -> list[Stroke]:
    return []


@dataclass(frozen=True)
class Shape:
    """A kind of mark: the size of its box, in widths of a cross, its strokes, and what is written.

    An extra mark is drawn apart from the others, and smaller when there are many. Of a mark that
    loses strokes one by one, `rubbed_out` are those of which only a smear is left.
    """

    size: Callable[[int], Point]
    strokes: Callable[[int], list[Stroke]]
    extra: bool = False
    label: Callable[[int], Label | None] = _no_label
    rubbed_out: Callable[[int], list[Stroke]] = _nothing
    meets: int = 0
    """1 for a mark whose right edge lies upon that of the next side's mark, -1 for that one."""


def line(x0: float, y0: float, x1: float, y1: float, weight: float = 1.0) -> Stroke:
    """Return a straight stroke."""
    return Stroke(((x0, y0), (x1, y1)), weight)


def ring(x: float, y: float, radius: float, weight: float = 1.0) -> Stroke:
    """Return a circle, begun at the upper left as by hand and closed with a little overlap."""
    return Stroke(_arc(x, y, radius, radius, 1.04), weight)


def _arc(x: float, y: float, begin: float, end: float, turns: float) -> tuple[Point, ...]:
    steps = max(12, round(28 * turns))
    points = []
    for step in range(steps + 1):
        part = step / steps
        angle = -0.65 * pi - part * turns * 2 * pi
        radius = begin + (end - begin) * part
        points.append((x + radius * cos(angle), y + radius * sin(angle)))
    return tuple(points)


# The cross.

ARM = 0.3
"""From the middle of a cross to where its arms end, along x and along y."""
HALF_BAR = 0.12
"""Half a bar, along x and along y: bars stand square on their arms."""

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""The arms in the order in which they get their bars."""


def cross(bars: int) -> list[Stroke]:
    """Two arms; a bar at the end of each for the first four tricks, the fifth across."""
    strokes = [
        line(0.5 - ARM, 0.5 - ARM, 0.5 + ARM, 0.5 + ARM),
        line(0.5 + ARM, 0.5 - ARM, 0.5 - ARM, 0.5 + ARM),
    ]
    for x, y in CORNERS[:bars]:
        end_x, end_y = 0.5 + x * ARM, 0.5 + y * ARM
        lean = HALF_BAR * x * y
        strokes.append(line(end_x - HALF_BAR, end_y + lean, end_x + HALF_BAR, end_y - lean, 1.12))
    if bars >= 5:
        strokes.append(line(0.16, 0.5, 0.84, 0.5, 1.12))
    return strokes


def penalty_cross(bars: int) -> list[Stroke]:
    """Return a cross in a ring: its arms and ring first, then the bars."""
    first, second, *rest = (_smaller(stroke, 0.8) for stroke in cross(bars))
    return [first, second, ring(0.5, 0.5, 0.49, 0.62), *rest]


def _smaller(stroke: Stroke, by: float) -> Stroke:
    way = tuple((0.5 + (x - 0.5) * by, 0.5 + (y - 0.5) * by) for x, y in stroke.way)
    return Stroke(way, stroke.weight)


# The Bolla.

BALL = 0.62
"""The diameter of a ball."""
STEP = 0.72
IN_A_ROW = 5
COUNT = 0.6
"""The width of the number behind several balls."""


def bolla(number: int) -> list[Stroke]:
    """Balls, five to a row: each a ring, filled with a spiral."""
    strokes = []
    for one in range(number):
        x = (one % IN_A_ROW + 0.5) * STEP
        y = (one // IN_A_ROW + 0.5) * STEP
        strokes.append(ring(x, y, BALL / 2, 0.8))
        strokes.append(Stroke(_arc(x, y, BALL * 0.34, 0.015, 2.7), 0.9))
    return strokes


def bolla_size(number: int) -> Point:
    """Return the box of that many balls and their number."""
    rows = max(1, -(-number // IN_A_ROW))
    count = COUNT if number > 1 else 0.0
    return (max(1, min(number, IN_A_ROW)) * STEP + count, rows * STEP)


def bolla_label(number: int) -> Label | None:
    """Return the number of balls, behind them."""
    if number < 2:
        return None
    width, height = bolla_size(number)
    return Label(str(number), (width - COUNT, (height - STEP) / 2), (COUNT, STEP))


# The ladder, the Knüppel and the Brille.

RUNGS = 4
"""The rungs of a ladder from the line in the middle of the slate to its edge."""
LADDER = (1.0, 1.5)
_POSTS = (0.22, 0.78)
_RUNG = (LADDER[1] - 0.22) / RUNGS


def ladder(left: int) -> list[Stroke]:
    """Two posts on the line in the middle of the slate, and the rungs that are left below it.

    The rungs farthest from the line are rubbed out first.
    """
    posts = [line(x, 0.06, x, LADDER[1] - 0.02) for x in _POSTS]
    return [*posts, line(0.02, 0.06, 0.98, 0.06, 1.25), *_rungs(0, left)]


def ladder_smears(left: int) -> list[Stroke]:
    """Return the rungs that are gone."""
    return _rungs(left, RUNGS)


def _rungs(begin: int, end: int) -> list[Stroke]:
    heights = [0.06 + (rung + 0.85) * _RUNG for rung in range(max(0, begin), min(end, RUNGS))]
    return [line(_POSTS[0] - 0.08, y, _POSTS[1] + 0.08, y) for y in heights]


def _ladder_size(left: int) -> Point:
    return LADDER


# The ladder that two pairs share: four lines, crossed by a line down the middle of the slate.

_MIDDLE = 0.0
"""How far the line down the middle stands from the edge of a half's box: the halves meet there."""
_HALF_RUNG = LADDER[1] / (RUNGS + 1)


def _half(left: bool, begin: int, end: int) -> list[Stroke]:
    """Rungs of the left or the right half, from the line in the middle outwards."""
    inner, outer = (1 - _MIDDLE, 0.08) if left else (_MIDDLE, 0.92)
    heights = [(rung + 1) * _HALF_RUNG for rung in range(max(0, begin), min(end, RUNGS))]
    return [line(inner, y, outer, y) for y in heights]


def ladder_left(left: int) -> list[Stroke]:
    """Return the line down the middle, at the right, and the left half's rungs to its left."""
    return [line(1 - _MIDDLE, 0.02, 1 - _MIDDLE, LADDER[1] - 0.02, 1.25), *_half(True, 0, left)]


def ladder_right(left: int) -> list[Stroke]:
    """Return the line down the middle, at the left, and the right half's rungs to its right."""
    return [line(_MIDDLE, 0.02, _MIDDLE, LADDER[1] - 0.02, 1.25), *_half(False, 0, left)]


_CLUB, _GLASSES = 0.42, 1.0


def knueppel(number: int) -> list[Stroke]:
    """Clubs: a stick each, with a knob at its upper end."""
    found = []
    for x in (one * _CLUB for one in range(number)):
        found.append(line(x + 0.1, 0.92, x + 0.29, 0.2, 1.2))
        found.append(line(x + 0.24, 0.38, x + 0.31, 0.14, 2.6))
    return found


def _knueppel_size(number: int) -> Point:
    return (max(1, number) * _CLUB, 1.0)


def brille(number: int) -> list[Stroke]:
    """Pairs of glasses: two rings each, and what joins them."""
    found = []
    for y in (0.5 * one for one in range(number)):
        found.append(ring(0.23, y + 0.25, 0.2, 0.9))
        found.append(ring(0.77, y + 0.25, 0.2, 0.9))
        found.append(Stroke(((0.42, y + 0.22), (0.5, y + 0.17), (0.58, y + 0.22)), 0.9))
    return found


def _brille_size(number: int) -> Point:
    return (_GLASSES, 0.5 * max(1, number))


# Strokes in bundles of five, potatoes and sausages.

_STAVES = 4
"""How many strokes stand, and the fifth lies across them."""
_FENCE = (0.8, 1.0)


def fence(number: int) -> list[Stroke]:
    """Return a stroke for each, upright, and the fifth across the four."""
    found = [line(x, 0.1, x - 0.04, 0.9) for x in (0.16 + 0.16 * one for one in range(number))]
    return [*found[:_STAVES], line(0.03, 0.74, 0.77, 0.26)] if number > _STAVES else found


def _fence_size(number: int) -> Point:
    return _FENCE


def _in_rows(number: int) -> Iterator[Point]:
    """Yield the middle of each of these small marks, five to a row, as `bolla_size` has room."""
    for one in range(number):
        yield (one % IN_A_ROW + 0.5) * STEP, (one // IN_A_ROW + 0.5) * STEP


def potato(number: int) -> list[Stroke]:
    """Potatoes: an uneven round each, with two eyes."""
    found = []
    for x, y in _in_rows(number):
        turn = [one / 24 * 2 * pi for one in range(25)]
        rim = [(x + (0.3 - 0.04 * sin(2 * a)) * cos(a), y + 0.22 * sin(a + 0.3)) for a in turn]
        found.append(Stroke(tuple(rim), 0.8))
        found += [line(x + dx, y + dy, x + dx + 0.05, y + dy, 0.7) for dx, dy in _EYES]
    return found


_EYES = ((-0.14, -0.04), (0.06, 0.07))


def sausage(number: int) -> list[Stroke]:
    """Sausages: bent, with a knot at both ends."""
    bow = [one / 12 * pi for one in range(13)]
    found = []
    for x, y in _in_rows(number):
        skin = [(x + 0.29 * cos(a), y - 0.13 + 0.36 * sin(a)) for a in bow]
        inside = [(x + 0.15 * cos(a), y - 0.13 + 0.2 * sin(a)) for a in bow[::-1]]
        found.append(Stroke((*skin, *inside, skin[0]), 0.8))
        found += [line(x + end * 0.22, y - 0.13, x + end * 0.24, y - 0.25, 0.8) for end in (1, -1)]
    return found


# The table.


def _square(number: int) -> Point:
    return (1.0, 1.0)


SHAPES: dict[str, Shape] = {
    "cross": Shape(_square, cross),
    "penalty_cross": Shape(_square, penalty_cross, extra=True),
    "bolla": Shape(bolla_size, bolla, extra=True, label=bolla_label),
    "ladder": Shape(_ladder_size, ladder, rubbed_out=ladder_smears),
    "ladder_left": Shape(
        _ladder_size, ladder_left, rubbed_out=lambda left: _half(True, left, RUNGS), meets=1
    ),
    "ladder_right": Shape(
        _ladder_size, ladder_right, rubbed_out=lambda left: _half(False, left, RUNGS), meets=-1
    ),
    "knueppel": Shape(_knueppel_size, knueppel, extra=True),
    "brille": Shape(_brille_size, brille, extra=True),
    "fence": Shape(_fence_size, fence),
    "sausage": Shape(bolla_size, sausage, extra=True, label=bolla_label),
    "potato": Shape(bolla_size, potato, extra=True, label=bolla_label),
}


def known(mark: Mark) -> bool:
    """Whether this mark can be drawn; otherwise it has to be written."""
    return mark.kind in SHAPES


def strokes(mark: Mark) -> list[Stroke]:
    """Return the strokes of a mark in the order of drawing; none for an unknown kind."""
    return SHAPES[mark.kind].strokes(mark.number) if known(mark) else []


def label(mark: Mark) -> Label | None:
    """Return the letters in a mark, None if there are none."""
    return SHAPES[mark.kind].label(mark.number) if known(mark) else None


def rubbed_out(mark: Mark) -> list[Stroke]:
    """Return the strokes of a mark of which only a smear is left."""
    return SHAPES[mark.kind].rubbed_out(mark.number) if known(mark) else []


def _star() -> Iterator[Point]:
    for corner in range(11):
        radius, angle = (0.5, 0.22)[corner % 2], corner * pi / 5
        yield (0.5 + radius * sin(angle), 0.52 - radius * cos(angle))


STAR = Stroke(tuple(_star()))
"""The winner's star, in one stroke."""


def wiped(before: Sequence[Mark] | None, marks: Sequence[Mark]) -> list[list[Stroke]]:
    """For each mark the strokes that were there on the slate `before` and are smears now."""
    found = []
    for place, mark in enumerate(marks):
        old = before[place] if before is not None and place < len(before) else mark
        gone = rubbed_out(mark) if old.kind == mark.kind else []
        found.append([stroke for stroke in strokes(old) if stroke in gone])
    return found


def drawn_before(before: Sequence[Mark] | None, marks: Sequence[Mark]) -> list[int]:
    """How many strokes of each mark had been drawn when the slate showed `before`.

    Without a slate before, everything counts as drawn.
    """
    if before is None:
        return [len(strokes(mark)) for mark in marks]
    kept = {
        kind: _kept(
            [mark for mark in before if mark.kind == kind],
            [mark for mark in marks if mark.kind == kind],
        )
        for kind in {mark.kind for mark in marks}
    }
    return [next(kept[mark.kind]) for mark in marks]


def _kept(before: Sequence[Mark], marks: Sequence[Mark]) -> Iterator[int]:
    """For the marks of one kind, the strokes they had; if there were more, they were wiped off.

    Then the empty marks count as drawn, and what is on them is new.
    """
    pairs = zip(before, marks, strict=False)
    wiped = len(before) > len(marks) or any(old.number > new.number for old, new in pairs)
    for place, mark in enumerate(marks):
        if rubbed_out(mark):
            yield len(strokes(mark))
        elif wiped:
            yield len(strokes(Mark(mark.kind, 0)))
        else:
            yield len(strokes(before[place])) if place < len(before) else 0
