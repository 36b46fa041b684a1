"""`python3 dev.py reader`: a deal of every game in both languages by AT-SPI, as text.

Besides a lesson, a match with real cards, the round of a club, and the pages around the table. With
`--deals 0` whole matches.

How long a voice needs for it is told. Exit status 1 if one came to no end, or if a key of those by
which something is heard, or what can be pressed, said nothing; 2 if the system lacks what it
needs, with the line that installs it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from engine import games

BESIDE = ("lesson", "cards", "club", "pages")
"""What is gone through besides deals of every game."""
FILES = {"club": "club_file", "pages": "match_file"}
"""What is open from the start."""
ROOT = Path(__file__).parents[3]
WORDS_A_MINUTE = 180
"""As a voice speaks that is not hurried; many listeners have it much faster."""
SYSTEM = "/usr/bin/python3"
"""The Python for which the system has the bindings of AT-SPI."""
BUS = "/usr/libexec/at-spi-bus-launcher"
NEEDED = "apt-get install at-spi2-core gir1.2-atspi-2.0 python3-gi dbus-daemon xvfb xdotool"


def lacking() -> bool:
    """Whether the system lacks something that is needed."""
    tools = *map(shutil.which, ("xvfb-run", "dbus-run-session", "xdotool")), Path(BUS).exists()
    if not all(tools) or not Path(SYSTEM).exists():
        return True
    asked = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return subprocess.run([SYSTEM, "-c", asked], capture_output=True, check=False).returncode != 0


def play(game: str, language: str, deals: int, out: Path) -> bool:
    """Play so many deals of a game, or what else there is; whether it came to its end."""
    with tempfile.TemporaryDirectory() as home:
        settings = Path(home, "kartentisch", "settings.ini")
        settings.parent.mkdir()
        settings.write_text(
            f"[General]\nlanguage={language}\npace=instant\nmotion=off\nannounce=all\n",
            encoding="utf-8",
        )
        places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        env = os.environ | dict.fromkeys(places, home)
        env |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
        env |= {"PYTHONPATH": str(ROOT), "NO_AT_BRIDGE": "0", "GTK_MODULES": ""}
        screen = ("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--")
        given = _made(env, FILES[game]) if game in FILES else []
        driver = str(Path(__file__).with_name("driver.py"))
        told = ("--program", sys.executable, "--deals", str(deals), "--language", language)
        line = [*screen, SYSTEM, driver, game, *told, *given, "--out", str(out)]
        return subprocess.run(line, env=env, cwd=ROOT, check=False).returncode == 0


def speaking(out: Path) -> int:
    """How many seconds a voice needs for what was heard, at the usual speed."""
    lines = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    heard = [line.lstrip("@ ") for line in lines if not line.startswith(("    ", ">", "***"))]
    return round(sum(len(line.split()) for line in heard) * 60 / WORDS_A_MINUTE)


def _made(env: dict[str, str], module: str) -> list[str]:
    """The arguments that open the file which this module makes in this home."""
    line = [sys.executable, "-m", f"tests.workshop.reader.{module}"]
    made = subprocess.run(line, env=env, cwd=ROOT, check=True, capture_output=True, text=True)
    return ["--file", made.stdout.splitlines()[-1]]


def main() -> int:
    """Play what the command line says."""
    parser = argparse.ArgumentParser(prog="python3 dev.py reader", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="these only, or one of: " + ", ".join(BESIDE)
    )
    parser.add_argument("--language", choices=("de", "en"), help="in this one only")
    parser.add_argument("--deals", type=int, default=1, help="0 for whole evenings")
    parser.add_argument("--out", type=Path, default=Path("heard"))
    args = parser.parse_args()
    if lacking():
        print(f"tests.workshop.reader needs what this installs:\n  {NEEDED}", file=sys.stderr)
        return 2
    if find_spec("PySide6") is None:
        print(f"{sys.executable} has no PySide6; take the one of .venv.", file=sys.stderr)
        return 2
    args.out.mkdir(parents=True, exist_ok=True)
    failed = []
    for game in args.games or (*games.names(), *BESIDE):
        for language in (args.language,) if args.language else ("de", "en"):
            out = args.out / f"{game}.{language}.txt"
            good = play(game, language, args.deals, out.absolute())
            came = "played" if good else "FAILED"
            print(f"{game} {language}: {came}, {speaking(out)} s of speech, {out}")
            failed += [] if good else [out]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
