"""The phone's page as it lies in the package: its sentences, its colours, what it loads."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest

from desktop.room import page
from tests.contrast import contrast

WEB = Path(page.__file__).parent / "web"
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(WEB.glob("*.mjs")))
STYLE = (WEB / "room.css").read_text(encoding="utf-8")
INKS = {
    "ink": ("paper", "paper-low", "now", "field", "key", "key-low", "main", "main-low"),
    "faint": ("paper", "paper-low"),
    "good": ("paper", "paper-low"),
    "bad": ("paper", "paper-low", "field"),
    "on-wood": ("trough",),
}
"""What is written in each ink upon which grounds."""


def asked() -> set[str]:
    """The sentences that the page asks for; a key that is put together ends in a dot."""
    plain = re.findall(r'say\("([a-z.]+)"', SOURCE)
    chosen = re.findall(r'say\([^"`]*\? "([a-z.]+)" : "([a-z.]+)"', SOURCE)
    made = re.findall(r"say\([^\"`]*`([a-z]+\.)\$\{", SOURCE)
    return {*plain, *made, *(key for pair in chosen for key in pair), "language"}


def test_the_page_asks_for_every_sentence_and_for_no_other() -> None:
    there = page.TEXTS.keys() - {""}
    put_together = tuple(key for key in asked() if key.endswith("."))
    assert {key for key in there if not key.startswith(put_together)} == {
        key for key in asked() if not key.endswith(".")
    }
    assert all(any(key.startswith(one) for key in there) for one in put_together)


def test_every_language_has_every_sentence() -> None:
    words = page.words()
    assert words.keys() >= {"en", "de"}
    assert all(one.keys() == words["en"].keys() and all(one.values()) for one in words.values())
    assert words["de"] != words["en"]


def themes() -> list[dict[str, str]]:
    """The colours by day, by night, and with strong contrast, which leaves some as by day."""
    blocks = [
        dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", one))
        for one in re.findall(r":root \{(.*?)\}", STYLE, re.S)
    ]
    return [blocks[0] | block for block in blocks]


@pytest.mark.parametrize("theme", range(3))
def test_every_ink_is_read_on_its_grounds(theme: int) -> None:
    colours = themes()[theme]
    least = {
        (ink, ground): round(contrast(colours[ink], colours[ground]), 2)
        for ink, grounds in INKS.items()
        for ground in grounds
    }
    assert min(least.values()) >= 4.5, least


def test_a_phone_loads_half_of_what_it_may() -> None:
    """Packed as it is sent: 250 kB is what a first look may cost."""
    packed = Counter[str]()
    for path, (_, data) in page.files().items():
        of = re.match(r"/(portraits|cards/\w+|)", path)
        assert of is not None
        packed[of[1]] += len(gzip.compress(data)) if path != "/" else 0
    assert packed[""] < 250_000 / 2
    # A table shows a few of the portraits, and of one pack.
    assert packed["portraits"] < 40_000 and len(packed) == 6
    assert all(some < 120_000 for some in packed.values())
