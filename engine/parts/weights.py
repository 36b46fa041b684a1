"""The numbers of a game's rules of thumb: a small file beside its rules, `weights.json`.

It holds the numbers and the commands that found them. What reads them is a frozen dataclass of the
game, so that heuristic, usual move and play-outs go by the same; `python3 dev.py arena.tune`
plays others against them.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, TypeVar

N = TypeVar("N")


def beside(package: str, kind: type[N]) -> N:
    """Return the numbers of the file in this package, as an object of this dataclass.

    Raises TypeError where a number is missing, or there is one that nobody asks for.
    """
    text = resources.files(package).joinpath("weights.json").read_text(encoding="utf-8")
    numbers: dict[str, Any] = json.loads(text)["numbers"]
    return kind(**{name: as_number(number) for name, number in numbers.items()})


def as_number(one: Any) -> float | tuple[float, ...]:
    """Return a number of a file, or a row of them."""
    return tuple(map(float, one)) if isinstance(one, list) else float(one)
