"""An evening of a stranger, in short: by keys alone, and by a mouse alone."""

from __future__ import annotations

import pytest

from tests.desktop.club.hands import Keys, Mouse
from tests.desktop.club.stranger import Stranger


# Each plays a whole evening at the real window, which takes some seconds: one in the suite.
@pytest.mark.one_in(2)
@pytest.mark.parametrize("hands", [Keys(), Mouse()], ids=["keys", "mouse"])
def test_a_stranger_gets_through_an_evening(hands, own_home, tmp_path, qtbot):
    stranger = Stranger(hands, tmp_path, people=8, rounds=2, pictures=False)
    try:
        stranger.begin()
        stranger.register(stranger.people)
        stranger.round()
        stranger.between_rounds()
        stranger.round()
        stranger.mend()
        stranger.hand_over()
    finally:
        stranger.close()
