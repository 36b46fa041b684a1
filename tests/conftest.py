"""Every test is offscreen, in its own folder, and touches nothing of the user's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import sample

os.environ["QT_QPA_PLATFORM"] = "offscreen"

# How long a machine takes that others load as well says nothing of what is tested.
settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

# A law that is broken says of what it was asserting as much as a test does.
pytest.register_assert_rewrite("tests.kit")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's folders lie in the test's own."""
    home = tmp_path / "home"
    monkeypatch.setenv("KARTENTISCH_HOME", str(home))
    yield home


@pytest.fixture
def hearts() -> Iterator[str]:
    """The sample of a game is one of the games; its name."""
    with sample.found() as name:
        yield name
