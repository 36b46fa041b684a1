"""A window that is moved to a screen of another scale is as sharp there, and lies as before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCREENS = {
    "left": {"x": 0, "y": 0, "width": 1280, "height": 800},
    "right": {"x": 1280, "y": 0, "width": 3840, "height": 2160},
}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("scales", [(1, 1.5), (1, 2), (2, 1)])
def test_on_each_screen_cards_and_wood_have_its_dots(own_home, tmp_path, scales):
    plain = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = [{"name": name, **plain, **where} for name, where in SCREENS.items()]
    about = tmp_path / "screens.json"
    about.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    factors = ";".join(f"{name}={by}" for name, by in zip(SCREENS, scales, strict=True))
    told = subprocess.run(
        [sys.executable, "-m", "tests.desktop.window.on_screens", str(tmp_path)],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={about}",
            "QT_SCREEN_SCALE_FACTORS": factors,
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 0, told.stderr
    seen = [json.loads(line) for line in told.stdout.splitlines()]
    assert [one["screen"] for one in seen] == [*scales, scales[0]]
    for one in seen:
        assert one["size"] == [1000, 700]
        assert one["cards"] == [one["screen"]] and one["wood"] == one["screen"]
        assert one["held"] > 0 and one["shifted"] == []
