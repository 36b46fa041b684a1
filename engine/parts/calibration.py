"""How often what imagined deals say comes true: a small file beside a game's rules.

A player who counts imagined deals is surer than he may be: the others do not play on as in these
deals, and of several choices the one that looks best was often lucky in them. How much surer, is
found from decisions of deals whose hidden cards are known by `python3 dev.py arena.calibration GAME
--fit`, which writes `calibration.json`; a hint tells the number that came true.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import dataclass
from importlib import resources
from typing import Any

FILE = "calibration.json"


@dataclass(frozen=True)
class Calibration:
    """Shares as they were counted, in hundredths, and those that came true, from 50 to 100.

    Both rise, and nothing comes true more often than was counted. Below 50 the same holds the other
    way round: one is better as often as the other is worse.
    """

    counted: tuple[float, ...]
    true: tuple[float, ...]

    def share(self, counted: float) -> float:
        """Return what comes true of such a share, in hundredths: in line between two known ones."""
        if counted < 50:
            return 100 - self.share(100 - counted)
        place = min(bisect_right(self.counted, counted), len(self.counted) - 1)
        left, right = self.counted[place - 1], self.counted[place]
        low, high = self.true[place - 1], self.true[place]
        return low + (high - low) * (counted - left) / (right - left)

    def told(self, better: int, worse: int) -> tuple[int, int]:
        """In how many of a hundred deals one is better and worse, of as many that differ."""
        differ = better + worse
        if not differ:
            return 0, 0
        true = round(differ * self.share(100 * better / differ) / 100)
        return true, differ - true


AS_COUNTED = Calibration((50.0, 100.0), (50.0, 100.0))
"""Where nothing is known, the number is told that was counted."""


def beside(package: str) -> Calibration:
    """Return that of the file in this package; raises KeyError where it does not say it."""
    text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
    read: dict[str, Any] = json.loads(text)
    counted, true = (tuple(map(float, read[name])) for name in ("counted", "true"))
    return Calibration(counted, true)
