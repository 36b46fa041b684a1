#!/usr/bin/env python3
"""The helper for everybody who has only a checkout: `python3 dev.py run`.

Makes its own environment in `.venv`, installs what `pyproject.toml` lists, remembers that, and
then does one job. It needs Python and its standard library only. What a machine itself lacks is
found and mended in `packaging/system.py`; the jobs with more than one step live beside it and run
inside the environment: `packaging/checks.py` (test, check) and `packaging/words.py` (words).
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - first of all, so that an old Python can still say it
    sys.exit("dev.py: Kartentisch needs Python 3.11 or newer; this is " + sys.version.split()[0])

import argparse
import functools
import hashlib
import importlib.util
import os
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PEERS_HOME = ROOT / ".venv-peers"
PEERS = ["open_spiel"]

JOBS = {
    "run": "start Kartentisch; what follows goes to the program",
    "test": "all that must hold: style, types, tests, pictures, oldest Qt, wheel (--fast: up to"
    " pictures; --only PATTERN: only the tests with this in their path or name)",
    "check": "style, types, directions of imports and workflows only",
    "words": "collect texts, compile translations (--check: only look, --read: print all)",
    "cards": "draw the card faces",
    "build": "make the wheel in dist/",
    "manual": "write the man page and the completions anew",
    "package": "make packages in dist/: deb, folder (--prove: try them on bare systems; --sizes)",
}
# The makers' tools: each a module, whose own modules are reached by a dot, as in `arena.tune`.
TOOLS = {
    "demo": ("tests.workshop.demo", "pictures of a game, of pages, papers, a club (--out FOLDER)"),
    "docs": ("tests.workshop.handbook", "the handbook for the web, in build/handbook"),
    "walk": ("tests.workshop.walk", "go through a first evening by mouse or by keys alone"),
    "lesson": ("tests.workshop.lesson", "show a lesson while it is written"),
    "tasks": ("tests.workshop.tasks", "look for tasks of a game, or weigh them again"),
    "golden": ("tests.workshop.golden", "pin rules and bots as they play now, print what changed"),
    "prints": ("tests.desktop.sheet.golden", "paint the golden pictures of printed pages again"),
    "bench": ("tests.workshop.bench", "measure bots and speed (--peers: against other programs)"),
    "arena": ("tests.workshop.arena", "play what the tables of the arena still lack"),
    "draws": ("tests.engine.tournament.draws", "draw evenings of 13 to 100 people anew"),
    "kit": ("tests.kit", "the laws of every game, at every case and table"),
    "evenings": ("tests.workshop.evenings", "enter random evenings of real cards"),
    "entries": ("tests.workshop.entries", "type random evenings into the club's page of rounds"),
    "stranger": ("tests.desktop.club.stranger", "run a club evening by keys and by mouse alone"),
    "reader": (
        "tests.workshop.reader",
        "play by a screen reader's interface alone, write what was heard",
    ),
    "phones": ("tests.phones", "how soon phones see the room, the desk a slip, all screens a tap"),
    "kill": ("tests.workshop.kill", "kill the program, look whether what was shown is there"),
    "campaign": ("tests.workshop.campaign", "kill, mutate, fault for as long as you like"),
    "fuzz": ("tests.workshop.fuzz", "let coverage guide what is tried on files"),
    "mutants": ("tests.workshop.mutants", "change the program, see which tests notice"),
}
# For these the packages of the program itself are enough.
LIGHT_JOBS = {"run", "cards"}


@functools.cache
def load(name: str) -> ModuleType:
    """Load a module of `packaging/` by path: as a package it would shadow the library."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Environment:
    """A virtual environment and the memory of what was put into it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        inside = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        self.python = home / inside
        self.stamp = home / "kartentisch-stamp"

    def known(self) -> set[str]:
        # A link to a Python that is gone does not exist: then nothing is known.
        if not (self.python.exists() and self.stamp.exists()):
            return set()
        return set(self.stamp.read_text(encoding="utf-8").split())

    def remember(self, *facts: str) -> None:
        self.stamp.write_text("\n".join(sorted(facts)) + "\n", encoding="utf-8")

    def make(self) -> None:
        """Make it, or finish what was broken off."""
        if self.known():
            return
        print(f"Making {self.home.name} (only once) ...", flush=True)
        # Without a Python in it, what is there are the leavings of one that is gone.
        clear = [] if self.python.exists() else ["--clear"]
        if subprocess.run([sys.executable, "-m", "venv", *clear, str(self.home)]).returncode:
            raise load("system").SetUpProblem(f"could not make {self.home}")

    def install(self, requirements: list[str]) -> None:
        """Put the requirements in, unless the stamp says they are."""
        fact = mark(requirements)
        if fact in self.known():
            return
        self.make()
        print(f"Installing into {self.home.name}:", *requirements, flush=True)
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, "--upgrade", *requirements]).returncode:
            raise load("system").SetUpProblem(
                "pip could not install the packages; is there a network?"
            )
        # All else is forgotten: another Qt may ask for other libraries.
        self.remember(fact)

    def start_qt(self) -> None:
        """Try whether Qt works here: a list of libraries grows old."""
        imports = "from PySide6 import QtWidgets, QtSvg, QtPrintSupport"
        tried = subprocess.run(
            [str(self.python), "-c", imports], stderr=subprocess.PIPE, text=True, errors="replace"
        )
        if tried.returncode:
            reason = (tried.stderr.strip() or "no reason given").splitlines()[-1]
            raise load("system").SetUpProblem(f"Qt does not start here: {reason}")


def mark(requirements: list[str]) -> str:
    """Return the stamp's word for a list of requirements."""
    return hashlib.sha256("\n".join(sorted(requirements)).encode()).hexdigest()[:16]


def requirements(job: str) -> list[list[str]]:
    """Return the lists of requirements in `pyproject.toml` that are enough, least first."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    program: list[str] = project["dependencies"] + extras["room"]
    everything = program + extras["dev"]
    packages = everything + extras["package"]
    if job == "package":
        return [packages]
    return [program, everything, packages] if job in LIGHT_JOBS else [everything, packages]


def ready(job: str) -> Environment:
    """Return the environment with all that the job needs, on a machine that has what Qt needs."""
    environment = Environment(HOME)
    enough = requirements(job)
    system = load("system")
    # Only `run` opens windows; all the rest draws offscreen.
    screen = system.display(os.environ) if job == "run" else ""
    libraries = f"libraries-{screen}"
    known = environment.known()
    installed = not known.isdisjoint(map(mark, enough))
    if installed and libraries in known:
        return environment
    system.provide(screen, venv=not known)
    if not installed:
        environment.install(enough[0])
    environment.start_qt()
    environment.remember(libraries, *environment.known())
    return environment


def compile_words(environment: Environment) -> None:
    """Only asks for the compiler when a `.qm` is missing or older than its source."""
    for source in (ROOT / "i18n").glob("*.ts"):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            command = [str(environment.python), str(ROOT / "packaging/words.py"), "--compile"]
            if subprocess.run(command).returncode:
                sys.exit("dev.py: the translations could not be compiled")
            return


def peers() -> dict[str, str]:
    """Other programs to measure ours against, kept away from our own packages."""
    environment = Environment(PEERS_HOME)
    environment.install(PEERS)
    print(f"peers: {environment.python}", flush=True)
    return {"KARTENTISCH_PEERS": str(environment.python)}


def command(job: str, rest: list[str]) -> list[str]:
    """Return what the environment's Python is called with."""
    inside = ROOT / "packaging"
    tool, *modules = job.split(".")
    if tool in TOOLS:
        return ["-m", ".".join([TOOLS[tool][0], *modules]), *rest]
    return {
        "run": ["-m", "desktop", *rest],
        "test": [str(inside / "checks.py"), "test", *rest],
        "check": [str(inside / "checks.py"), "check", *rest],
        "words": [str(inside / "words.py"), *rest],
        "cards": [str(ROOT / "assets/cards/draw.py"), *rest],
        "manual": [str(inside / "manual.py"), *rest],
        "package": [str(inside / "package.py"), *rest],
        "build": ["-m", "build", "--wheel", "--no-isolation", *rest, str(ROOT)],
    }[job]


def hand_over(environment: Environment, arguments: list[str], extra: dict[str, str]) -> int:
    """Become the environment's Python. The user's folder stays: `--out pictures` means there."""
    variables = os.environ | extra
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    variables["PYTHONPATH"] = os.pathsep.join(paths)
    words = [str(environment.python), *arguments]
    if os.name == "nt":  # there, exec would give the prompt back at once
        return subprocess.run(words, env=variables).returncode
    sys.stdout.flush()
    os.execve(words[0], words, variables)


def do(job: str, rest: list[str]) -> int:
    environment = ready(job)
    extra: dict[str, str] = {}
    if job != "words":
        compile_words(environment)
    if job == "bench" and "--peers" in rest:
        extra |= peers()
    # The program itself says that it needs a display.
    shown = job == "run" or load("system").display(os.environ)
    if not (shown or os.environ.get("QT_QPA_PLATFORM")):
        extra["QT_QPA_PLATFORM"] = "offscreen"
    return hand_over(environment, command(job, rest), extra)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py", description="run, test and build Kartentisch")
    jobs = parser.add_subparsers(dest="job", required=True, metavar="JOB")
    for name, help_line in (JOBS | {name: told for name, (_, told) in TOOLS.items()}).items():
        jobs.add_parser(name, help=help_line)
    # Only the first word is ours: all that follows, `--help` too, belongs to the job.
    job = "".join(arguments[:1])
    tool = job.partition(".")[0]
    parser.parse_args([tool if tool in TOOLS else one for one in arguments[:1]])
    try:
        return do(job, arguments[1:])
    except KeyboardInterrupt:
        return 130
    except load("system").SetUpProblem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
