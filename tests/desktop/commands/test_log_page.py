"""The page `engine/log.md`: its examples are real, and its recipe for a pack is the right one."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from desktop.commands.trace import trace
from engine import seeds, shuffle
from engine.cards import GERMAN_32, Card, card, codes
from engine.match import Match
from engine.store import load
from engine.table import NOBODY
from tests.engine.test_scores import ramsli
from tests.kit.cases import presets
from tests.workshop import golden

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


def lying(twister: Twister, pack: Sequence[Card]) -> list[Card]:
    """How a pack lies that is shuffled as the page says."""
    lies = list(pack)
    for last in range(len(lies) - 1, 0, -1):
        other = int(twister.random() * (last + 1))
        lies[last], lies[other] = lies[other], lies[last]
    return lies


PACK = [card(suit + rank) for suit in "EGHS" for rank in RANKS]


@pytest.mark.parametrize("seed", [0, 1, 64, 2**32 - 1])
def test_seed_and_number_give_the_pack_as_the_page_says(seed):
    for number in (1, 2, 77):
        lies = lying(Twister([seed, number]), PACK)
        assert lies == shuffle.numbered(GERMAN_32, seed, number)
    assert shuffle.first_dealer(seed, 4) == int(Twister([seed]).random() * 4)


def secret_of(code: str) -> bytes:
    """The bytes of a code, which is looked at as the page says."""
    digits = re.findall("`(0123[0-9A-Z]*)`", PAGE)[0]
    check, number = 0, 0
    for symbol in code:
        check *= 2
        if check >= 32:
            check ^= 37
        check ^= digits.index(symbol)
    assert check == 0
    for symbol in code[:26]:
        number = 32 * number + digits.index(symbol)
    return number.to_bytes(16, "big")


def drawn(label: bytes, secret: bytes, use: bytes) -> Twister:
    """The generator for one use of a seed."""
    digest = hashlib.sha256(label + b"\n" + secret + use).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    return Twister([*reversed(words), 1])


@pytest.mark.parametrize("chance", [bytes(16), b"\xff" * 16, bytes(range(16))])
def test_a_code_gives_the_pack_as_the_page_says(chance):
    code = seeds.code(chance)
    assert secret_of(code) == chance
    for number in (1, 2, 77):
        twister = drawn(b"kartentisch code", chance, b"deal %d" % number)
        assert lying(twister, PACK) == shuffle.numbered(GERMAN_32, code, number)
    dealer = drawn(b"kartentisch code", chance, b"dealer").random()
    assert shuffle.first_dealer(code, 4) == int(dealer * 4)


def test_cards_are_shuffled_again_as_the_page_says():
    code = seeds.code(bytes(range(16)))
    twister = drawn(b"kartentisch code", secret_of(code), b"shuffle 3 2")
    assert lying(twister, PACK[:7]) == shuffle.again(PACK[:7], code, 3, 2)
    twister = drawn(b"kartentisch number", bytes(14) + b"\x07\x34", b"shuffle 3 1")
    assert lying(twister, PACK[:7]) == shuffle.again(PACK[:7], 1844, 3, 1)


def test_in_version_1_cards_are_shuffled_again_as_the_page_says():
    for seed in range(40):
        match, rng = ramsli(1, seed), Random(seed)
        match.deal()
        while match.turn != NOBODY:
            legal, before = match.legal(), match.revealed()
            move = legal[int(rng.random() * len(legal))]
            match.play(move)
            after = match.revealed()
            assert before is not None and after is not None
            if "shuffles" in [fact.key for fact in match.take_facts()]:
                lie, seat = before.stock[:], before.turn
                if str(move) == "!new_hand" and len(lie) == 4:
                    before.hands[seat] += lie
                    lie = []
                text = codes(chain(lie, *before.hands, *before.aside))
                del before.aside[seat]
                order = lying(Twister([crc32(text.encode())]), [*chain(*before.aside)])
                assert after.stock == order[-len(after.stock) :] and after.stock
                return
    raise AssertionError("nothing was ever shuffled again")


def test_the_sums_of_the_page_are_those_that_it_tells_of():
    before = b""
    for line in LOG.encode().splitlines():
        body, digits, rest = re.fullmatch(rb'(.*),"sum":"([0-9a-f]{16})"(})', line).groups()
        assert hashlib.sha256(before + body + rest).digest()[:8].hex().encode() == digits
        before = digits


def test_the_evening_of_the_page_is_one(tmp_path):
    path = tmp_path / "evening.kartentisch"
    path.write_text(LOG, encoding="utf-8", newline="\n")
    saved = load(path)
    assert saved.torn == b"" and not saved.wrong
    match = Match.from_events(saved.events)
    assert match.over
    kinds = {kind for event in saved.events[1:] for kind in event}
    assert kinds == {*("deal", "dealer", "cards", "move", "score", "line", "undo", "redo", "help")}


def shown(event, example):
    """An event with only those options that the example has of it: a new one changes no page."""
    options, some = event.get("options"), example.get("options")
    if not options or not some:
        return event
    return event | {"options": {name: options[name] for name in options if name in some}}


def test_the_examples_of_the_page_are_real():
    events = [json.loads(text) for text in LOG.splitlines()]
    for event in events:
        del event["sum"]
    told = [json.loads(json.dumps(one)) for one in trace(events)]
    assert len(EXAMPLES) > 10
    for example in map(json.loads, EXAMPLES):
        assert example in [shown(one, example) for one in [*told, *events]]
    assert {json.loads(text).get("event") for text in EXAMPLES} >= {one["event"] for one in told}


def test_a_lot_is_drawn_as_the_page_says():
    for seed in range(20):
        digest = hashlib.sha256(
            b"kartentisch number\n" + seed.to_bytes(16, "big") + b"lot 3"
        ).digest()
        words = [int.from_bytes(digest[place : place + 4], "big") for place in range(28, -1, -4)]
        assert shuffle.lot(seed, 3, (0, 1)) == int(Twister([*words, 1]).random() * 2)


TOLD = {"Gin": "gin", "Kein Stich": "kein_stich", "Ramsli": "ramsli", "Knüffeln": "knueffeln"}
"""The chapters of the page that tell what a game writes, by their titles."""


@pytest.mark.parametrize("title", TOLD)
def test_every_call_and_note_of_a_game_is_told_of(title):
    """All that its presets lead to, each in its own chapter of the page."""
    _, chapter = PAGE.split(f"\n## {title}: from the pack to the hands\n")
    chapter = chapter.partition("\n## ")[0]
    met: set[str] = set()
    for case in presets(TOLD[title]):
        *_, (match, _) = golden.walked(case)
        for event in match.events():
            if str(event.get("move", "")).startswith("!"):
                met.add(event["move"].split()[0])
            for data in (event.get("score"), event.get("line")):
                met |= {key for key, _ in data["notes"]} if data else set()
    assert len(met) > 3
    assert {one for one in met if not re.search(rf"`{one}[` ]", chapter)} == set()


@pytest.mark.parametrize("word", ["run", "set", "dead", "big_gin", "done"])
def test_what_is_seldom_called_in_gin_is_told_of_too(word):
    assert f"`!{word}`" in PAGE.partition("\n## Gin:")[2].partition("\n## ")[0]
