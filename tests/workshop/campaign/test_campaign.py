"""A short form of each kind of the campaign, and that the campaign notices."""

from __future__ import annotations

import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.club.model.members import Members
from desktop.common.settings import Settings
from engine.store import Format, load
from tests.workshop.campaign import accept, at_work, evenings, kinds, two, window
from tests.workshop.campaign.__main__ import BAD, main, processor_time, tried
from tests.workshop.campaign.found import Found

SHORT = {
    "kill": 1,
    "mutate": 150,
    "faults": 60,
    "hostile": 25,
    "leaks": 4,
    "chairs": 1,
    "frames": 1,
    "deals": 6,
    "endure": 2,
    "room": 1,
}


@pytest.mark.parametrize("way", accept.WAYS)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_what_is_accepted_is_opened_again_and_what_is_not_is_said(way: str, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        assert accept.through(way, Path(folder), Random(seed))["inputs"]


@pytest.mark.parametrize(
    ("module", "name", "change"),
    [
        ("engine.schema.Text", "_check", lambda *_: None),
        ("engine.schema.Number", "_check", lambda *_: None),
        ("desktop.club.model.refusals", "exceeded", lambda _: ""),
    ],
)
def test_a_door_that_takes_too_much_or_says_nothing_is_found(
    monkeypatch: pytest.MonkeyPatch, module: str, name: str, change: Callable[..., object]
) -> None:
    monkeypatch.setattr(f"{module}.{name}", change)
    with tempfile.TemporaryDirectory() as folder, pytest.raises((Found, ValueError)):
        for seed in range(200):
            home = Path(folder, str(seed))
            home.mkdir()
            accept.through("club evening", home, Random(seed))


@pytest.mark.parametrize(("works", "what"), [(True, "hung"), (False, "slow")])
def test_what_only_takes_long_does_not_hang(
    monkeypatch: pytest.MonkeyPatch, works: bool, what: str
) -> None:
    def long(folder: Path, rng: Random) -> Counter[str]:
        until = processor_time() + 0.2
        while works and processor_time() < until:
            pass
        time.sleep(0 if works else 0.2)
        return Counter()

    monkeypatch.setitem(kinds.KINDS, "faults", long)
    monkeypatch.setitem(kinds.BOUND, "faults", 0.1)
    assert {one for one in ("hung", "slow") if tried("faults", 1)[one]} == {what}


@pytest.mark.parametrize("kind", SHORT)
def test_nothing_is_lost_changed_in_silence_crashed_hung_or_leaked(kind: str) -> None:
    for seed in range(1, SHORT[kind] + 1):
        counts = tried(kind, seed)
        assert not any(counts[bad] for bad in BAD), seed


def test_two_windows_lose_no_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both processes have to start, which takes their seconds."""
    monkeypatch.setattr(two, "CHANGES", 40)
    counts = tried("two", 1)
    assert counts["changes"] == 80 and not any(counts[bad] for bad in BAD)


def test_a_change_that_two_windows_lose_is_found() -> None:
    window = two.Window("A", Random(1))
    for _ in range(9):
        window.change_club()
        window.change_house()
    other = two.Window("B", Random(1)).expected()
    assert two.found([window.expected(), other]) == ""
    Members().strike(next(iter(window.club)))
    assert two.found([window.expected(), other]) == "the club's list"


def test_two_deals_in_a_window_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process has to start, which takes its seconds. So early it still fills its caches."""
    monkeypatch.setattr(window, "DEALS", 2)
    monkeypatch.setattr(window, "GROWTH", 1)
    counts = tried("window", 4)
    assert counts["deals"] == 2 and not any(counts[bad] for bad in BAD)
    assert {"window", "accept", "two", "seats", *SHORT} == kinds.KINDS.keys()


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("leaked", {"memory late": 105_001}),
        ("leaked", {"handles late": 16}),
        ("leaked", {"threads late": 5}),
        ("leaked", {"left": [4711]}),
        ("hung", {"deals": 999}),
        ("crashed", {"troubles": 1}),
        ("", {"memory late": 105_000, "handles late": 9, "threads late": 3}),
    ],
)
def test_what_grows_in_a_window_is_found(what: str, more: dict[str, object]) -> None:
    good = {"deals": 1000, "evenings": 50, "memory early": 100_000, "memory late": 100_000}
    counts = {"handles early": 15, "handles late": 15, "threads early": 4, "threads late": 4}
    figures = {**good, **counts, "left": [], "troubles": 0, **more}
    try:
        assert window.judged(figures, 1000)["deals"] == 1000 and not what
    except Found as found:
        assert found.what == what


def test_a_campaign_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "state.json"
    for _ in range(2):
        assert main(["mutate", "--minutes", "0", "--state", str(state)]) == 0
    said = capsys.readouterr().out
    assert "seeds up to 2" in said and said.split("cases")[2].split()[0] == "2"


def test_who_does_not_look_at_sums_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind:
        def __init__(self, path: Path, form: Format | None = None) -> None:
            saved = load(path, form) if form else load(path)
            self.events, self.wrong, self.torn = saved.events, 0, b""

    monkeypatch.setattr(kinds, "load", Blind)
    assert sum(tried("mutate", seed)["changed in silence"] for seed in range(1, 40))


def test_who_writes_over_what_has_changed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.stamp.Stamp.check", lambda _, handle, coming: os.fstat(handle))
    assert sum(tried("faults", seed)["lost"] for seed in range(1, 40))


def test_what_is_older_than_was_shown_is_found(tmp_path: Path) -> None:
    Settings(tmp_path / "settings.ini")["volume"] = 15
    assert at_work.main("settings", tmp_path, 4) == 0
    assert at_work.main("settings", tmp_path, 5) == 1


def test_what_was_not_cleared_away_is_found(tmp_path: Path) -> None:
    assert at_work.main("parcel", tmp_path, 0) == 0
    (tmp_path / ".kartentisch-0a.part").write_text("half")
    assert at_work.main("parcel", tmp_path, 0) == 1


def test_a_deal_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "MOST", 3)
    assert tried("deals", 1)["hung"]


def test_an_evening_that_comes_to_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "FOLDED", 1)
    monkeypatch.setattr("engine.match.Match.events", lambda match: [match.head.event()])
    assert tried("deals", 1)["changed in silence"]
