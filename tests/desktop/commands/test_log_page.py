"""The page `engine/log.md`: its examples are real, and its recipe for a pack is the right one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from desktop.commands.trace import trace
from engine import shuffle
from engine.cards import GERMAN_32, card
from engine.match import Match
from engine.store import load

PAGE = (Path(__file__).parents[3] / "engine" / "log.md").read_text(encoding="utf-8")
LOG = re.findall(r"^```jsonl\n(.*?)^```$", PAGE, re.S | re.M)[0]
EXAMPLES = "".join(re.findall(r"^```json\n(.*?)^```$", PAGE, re.S | re.M)).splitlines()

WORD = 0xFFFFFFFF
RANKS = ("A", "K", "O", "U", "10", "9", "8", "7")


class Twister:
    """MT19937 after the reference code of its authors."""

    def __init__(self, key: list[int]) -> None:
        words = [19650218]
        for i in range(1, 624):
            words.append((1812433253 * (words[-1] ^ words[-1] >> 30) + i) & WORD)
        i = 1
        for step in range(624):
            j = step % len(key)
            words[i] = (words[i] ^ (words[i - 1] ^ words[i - 1] >> 30) * 1664525) + key[j] + j
            i = self._next(words, i)
        for _ in range(623):
            words[i] = (words[i] ^ (words[i - 1] ^ words[i - 1] >> 30) * 1566083941) - i
            i = self._next(words, i)
        words[0] = 0x80000000
        self.words, self.place = words, 624

    @staticmethod
    def _next(words: list[int], i: int) -> int:
        words[i] &= WORD
        if i < 623:
            return i + 1
        words[0] = words[623]
        return 1

    def word(self) -> int:
        words = self.words
        if self.place == 624:
            for k in range(624):
                y = words[k] & 0x80000000 | words[(k + 1) % 624] & 0x7FFFFFFF
                words[k] = words[(k + 397) % 624] ^ y >> 1 ^ (0x9908B0DF if y & 1 else 0)
            self.place = 0
        y = words[self.place]
        self.place += 1
        y ^= y >> 11
        y ^= y << 7 & 0x9D2C5680
        y ^= y << 15 & 0xEFC60000
        return y ^ y >> 18

    def random(self) -> float:
        a, b = self.word(), self.word()
        return ((a >> 5) * 67108864 + (b >> 6)) / 9007199254740992


@pytest.mark.parametrize("seed", [0, 1, 64, 2**32 - 1])
def test_seed_and_number_give_the_pack_as_the_page_says(seed: int) -> None:
    for number in (1, 2, 77):
        twister = Twister([seed, number])
        pack = [card(suit + rank) for suit in "EGHS" for rank in RANKS]
        for last in range(len(pack) - 1, 0, -1):
            other = int(twister.random() * (last + 1))
            pack[last], pack[other] = pack[other], pack[last]
        assert pack == shuffle.numbered(GERMAN_32, seed, number)
    assert shuffle.first_dealer(seed, 4) == int(Twister([seed]).random() * 4)


def test_the_evening_of_the_page_is_one(tmp_path: Path) -> None:
    path = tmp_path / "evening.kartentisch"
    path.write_text(LOG, encoding="utf-8", newline="\n")
    saved = load(path)
    assert saved.torn == b""
    match = Match.from_events(saved.events)
    assert match.over
    kinds = {kind for event in saved.events[1:] for kind in event}
    assert kinds == {"deal", "dealer", "cards", "move", "line", "undo", "redo"}


def test_the_examples_of_the_page_are_real() -> None:
    events = [json.loads(text) for text in LOG.splitlines()]
    told = [json.loads(json.dumps(one)) for one in trace(events)]
    assert len(EXAMPLES) > 10
    for text in EXAMPLES:
        assert json.loads(text) in [*told, *events]
    assert {json.loads(text).get("event") for text in EXAMPLES} >= {one["event"] for one in told}
