"""What is alive when a match is opened is not looked through again; what is garbage goes.

In a process of its own: it is about all that a process has alive.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.test_directions import ROOT

WINDOW = """
import gc, sys
from pathlib import Path
from desktop.common import garbage
from desktop.window.start import build
from tests.workshop.bench import evening

with garbage.put_off():
    app, window = build()
garbage.freeze_on(window.controller.match_changed)
assert gc.get_freeze_count() > 1000, "what the start made is not looked through"
assert gc.isenabled()
alive = [window]
assert any(one is alive for one in gc.get_objects())
window.controller.open(evening.saved(Path(sys.argv[1])))
assert gc.get_freeze_count() > 1000
assert not any(one is alive for one in gc.get_objects()), "what is frozen is not listed"
window.close()
"""

LOOP = """
import weakref
from desktop.common import garbage

class Loop:
    def __init__(self):
        self.itself = self

loop = Loop()
alive = weakref.ref(loop)
garbage.freeze()
del loop
assert alive() is not None
garbage.freeze()
assert alive() is None
"""


def run(script: str, home: Path) -> str:
    """What a process complains of that runs this."""
    done = subprocess.run(
        [sys.executable, "-c", script, str(home)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "KARTENTISCH_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    return "" if done.returncode == 0 else done.stderr


def test_what_is_alive_is_frozen_when_a_match_is_opened(tmp_path):
    assert run(WINDOW, tmp_path) == ""


def test_what_was_frozen_and_is_garbage_now_goes_with_the_next_match(tmp_path):
    assert run(LOOP, tmp_path) == ""
