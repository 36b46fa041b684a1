"""What the pages about the program name is there: files and folders, commands, names of code."""

from __future__ import annotations

import importlib.util
import re
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from desktop.app import COMMANDS
from engine import games
from engine.rules import Phase, Rules
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Game
from engine.rules.show import Show

ROOT = Path(__file__).parent.parent
PAGES = ["CONTRIBUTING.md", "README.md", "engine/log.md", "engine/tournament/log.md"]
FOLDERS = ("engine", "desktop", "tests", "assets", "packaging", "i18n", "docs")
CLASSES = {one.__name__: one for one in (Game, Rules, Phase, Show, Bots, Entry)}


def spans(page: str) -> set[str]:
    """What stands in a page as code within a line, and the targets of its links."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    linked = (one for one in re.findall(r"\]\(([^)]+)\)", text) if "://" not in one)
    return {*re.findall(r"`([^`\n]+)`", text), *linked}


def commands(page: str) -> Iterator[list[str]]:
    """The commands of a page, those in blocks too."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for words in re.findall(r"(?:python3?|kartentisch) [^`\n#]+", text):
        yield words.split()


@cache
def everything() -> frozenset[str]:
    """Every file and folder of the sources, each folder with a slash at its end."""
    found = set()
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if "__pycache__" not in path.parts:
                found.add(path.relative_to(ROOT).as_posix() + "/" * path.is_dir())
    return frozenset(found | {one.name for one in ROOT.iterdir() if one.is_file()})


def is_path(span: str) -> bool:
    return re.fullmatch(r"[\w<>./-]+(/|\.(py|md|ts|toml))", span) is not None


def is_there(path: str) -> bool:
    """Whether a path, from the top or from some folder on, leads to something."""
    path = path.removeprefix("../")
    return any(f"/{one}".endswith(f"/{path}") for one in everything())


def paths_of(span: str) -> list[str]:
    """The paths that are meant: one in each game's folder where `<name>` stands."""
    return [span.replace("<name>", name) for name in games.names()] if "<name>" in span else [span]


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_is_named_is_there(page: str) -> None:
    missing = [
        path
        for span in spans(page)
        if is_path(span)
        for path in paths_of(span)
        if not is_there(path)
    ]
    assert missing == []


@pytest.mark.parametrize("page", PAGES[:2])
def test_every_command_that_is_named_is_there(page: str) -> None:
    dev = runpy.run_path(str(ROOT / "dev.py"), run_name="not_main")
    seen = 0
    for program, *words in commands(page):
        match program, words:
            case "python3", ["dev.py", job, *_]:
                tool, *modules = job.split(".")
                assert job in dev["JOBS"] or tool in dev["TOOLS"], job
                if modules:
                    assert importlib.util.find_spec(".".join([dev["TOOLS"][tool][0], *modules])), (
                        job
                    )
            case "python" | "python3", ["-m", module, *_]:
                assert importlib.util.find_spec(module), module
            case "kartentisch", [command, *_] if command.isalpha():
                assert command in COMMANDS, command
            case _:
                continue
        seen += 1
    assert seen


@pytest.mark.parametrize("page", PAGES)
def test_every_method_that_is_named_is_there(page: str) -> None:
    for span in spans(page):
        first, _, name = span.partition(".")
        if first in CLASSES and name:
            assert hasattr(CLASSES[first], name), span


def test_every_tool_of_dev_py_can_be_run_and_is_described() -> None:
    dev = runpy.run_path(str(ROOT / "dev.py"), run_name="not_main")
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for name, (module, _) in dev["TOOLS"].items():
        place = ROOT / module.replace(".", "/")
        main = place / "__main__.py"
        runs = main if main.exists() else place.with_suffix(".py")
        assert '__name__ == "__main__"' in runs.read_text(encoding="utf-8"), name
        assert f"`python3 dev.py {name}" in text, name


def test_what_a_stranger_reads_first_is_short() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split()) <= 1500


READMES = ("README.md", "README.de.md")
HOME = "https://github.com/kartentisch/kartentisch/blob/main/"
RAW = "https://raw.githubusercontent.com/kartentisch/kartentisch/main/"


@pytest.mark.parametrize("page", READMES)
def test_the_readme_is_short_and_its_links_work_on_pypi(page: str) -> None:
    """PyPI resolves no relative link; what leads into the repository must be there."""
    text = (ROOT / page).read_text(encoding="utf-8")
    assert len(text.split()) <= 500
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert targets and all(one.startswith("https://") for one in targets)
    inside = [one.removeprefix(top) for top in (HOME, RAW) for one in targets if top in one]
    assert [one for one in inside if not (ROOT / one).exists()] == []
    images = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert 1 <= len(images) <= 2 and all(one.startswith(RAW) for one in images)


def test_both_readmes_say_the_same_commands_games_and_files() -> None:
    english, german = ((ROOT / page).read_text(encoding="utf-8") for page in READMES)
    for pattern in (r"python3 dev\.py \w+", r"`[^`\n]+`", r"^\w[\w ]* \| \d[–\d]* \|"):
        found = [re.findall(pattern, page, re.MULTILINE) for page in (english, german)]
        assert found[0] == found[1] and found[0], pattern


def test_the_readme_names_every_game_and_its_players() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(\w[\w ]*) \| (\d[–\d]*) \|", text, re.MULTILINE))
    for name in games.names():
        game = games.find(name)
        least, most = min(game.seats), max(game.seats)
        players = told.pop(game.texts.english["game"])
        assert players == (f"{least}–{most}" if most > least else f"{least}"), name
    assert told == {}


def test_something_is_named() -> None:
    named = [span for span in spans(PAGES[0]) if is_path(span)]
    assert len(named) > 40 and not is_there("engine/whist.py") and not is_there("bots/whist/")
