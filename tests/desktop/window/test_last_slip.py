"""What the first page tells of the evenings that are kept."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from desktop.common import paths
from desktop.session import last_evening
from desktop.shelf import index
from desktop.window.last_slip import LATELY, Kept, look, won, words
from engine.match import Match
from engine.store import whole
from engine.summary import Summary
from tests.desktop.tables import head

TODAY = date(2026, 11, 22)
FOUR = ("Anna", "Ben", "Cilli", "Dora")


def told(**more: object) -> Summary:
    """An evening of four that is under way."""
    plain: dict[str, object] = {
        "game": "ramsen",
        "preset": "bavarian",
        "started": "2026-11-21T20:15",
        "players": FOUR,
        "bots": ("", "", "", ""),
        "sides": ((0,), (1,), (2,), (3,)),
        "deals": 3,
        "over": False,
        "winners": (),
        "sums": (("open", (7, 9, 4, 10)), ("wins", (0, 0, 0, 0))),
    }
    return Summary(**(plain | more))  # type: ignore[arg-type]


def written(**more: object) -> tuple[str, str, str]:
    return words(Kept(1, Path("x"), told(**more)), TODAY)


@pytest.mark.parametrize(
    ("started", "heading"),
    [
        ("2026-11-22T00:10", "Go on: Ramsen from today"),
        ("2026-11-21T20:15", "Go on: Ramsen from yesterday"),
        ("", "Go on: Ramsen"),
    ],
)
def test_its_heading_says_which_evening_it_is(started: str, heading: str) -> None:
    assert written(started=started)[0] == heading


def test_an_older_evening_is_named_by_its_day() -> None:
    assert written(started="2026-11-03T20:15")[0].startswith("Go on: Ramsen from ")
    assert "3" in written(started="2026-11-03T20:15")[0]


def test_it_tells_how_it_stands_and_by_which_rules() -> None:
    _, lines, note = written()
    assert lines.endswith(": Anna 7, Ben 9, Cilli 4, Dora 10.")
    assert note.startswith("Bavaria, 3 deal")


def test_partners_are_told_together_and_with_a_real_minus() -> None:
    sides = ((0, 2), (1, 3))
    lines = written(game="knueffeln", sides=sides, sums=(("money", (-40, 40)),))[1]
    assert lines.endswith(": Anna & Cilli −40, Ben & Dora 40.")


def test_before_the_first_deal_is_over_it_says_who_plays() -> None:
    _, lines, note = written(deals=0, sides=((0, 2), (1, 3)))
    assert lines == "Anna & Cilli against Ben & Dora."
    assert note == "Bavaria, in the first deal"
    assert written(deals=0)[1] == "Anna, Ben, Cilli, Dora."


def test_an_evening_that_is_over_says_who_has_won() -> None:
    heading, lines, _ = written(over=True, winners=(2,))
    assert heading == "The last evening: Ramsen"
    assert lines.endswith("winner: Cilli.")


def evening(name: str) -> Path:
    match = Match(head("Anna", "bot Ben", "bot Cilli"))
    match.deal()
    path = paths.evenings() / f"{name}.kartentisch"
    path.write_bytes(whole(match.events()))
    return path


def test_it_counts_the_evenings_and_finds_the_last_one(own_home: Path) -> None:
    assert look(paths.evenings()) == Kept(0)
    one, other = evening("one"), evening("other")
    assert look(paths.evenings()) == Kept(2)
    last_evening.remember(one)
    found = look(paths.evenings())
    assert (found.number, found.path) == (2, one)
    assert found.told is not None and found.told.players == ("Anna", "Ben", "Cilli")
    other.unlink()
    one.unlink()
    assert look(paths.evenings()) == Kept(0)


def test_an_evening_elsewhere_is_found_too(own_home: Path, tmp_path: Path) -> None:
    path = evening("one").rename(tmp_path / "elsewhere.kartentisch")
    last_evening.remember(path)
    found = look(paths.evenings())
    assert (found.number, found.path) == (0, path)
    assert found.told is not None


def test_one_that_cannot_be_read_is_told_so(own_home: Path) -> None:
    path = evening("one")
    path.write_text("hello\n")
    last_evening.remember(path)
    heading, lines, _ = words(look(paths.evenings()), TODAY)
    assert heading == "The last evening" and "not an evening" in lines


def test_it_counts_the_evenings_that_were_won_against_the_program(own_home: Path) -> None:
    def entry(**more: object) -> index.Entry:
        plain = {"over": True, "bots": ("", "easy", "easy", "easy"), "winners": (0,)}
        return index.Entry("one", 1, 1, text=json.dumps(told(**(plain | more)).as_list()))

    entries = [entry(), entry(), entry(winners=(2,)), entry(over=False)]
    entries += [entry(bots=("", "", "easy", "easy")), index.Entry("unread", 1, 1)]
    kept = Kept(len(entries), won=won(entries))
    assert (kept.number, kept.won) == (6, 2)
    assert kept.counted.startswith("6 evening") and kept.counted.endswith("2 won")
    assert "won" not in Kept(6).counted
    assert won([entries[0]] * (LATELY + 1)) == 0
