"""The program as it is installed: the checkout's modules in one package that takes one name."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import elsewhere
from tests.packaging_modules import packaging

FILES = packaging("program_files")
MOVED = ("desktop", "engine")


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the program lies, without translations."""
    place = tmp_path_factory.mktemp("site")
    FILES.lay_out(place, [])
    return place


def started(laid_out: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Python on that folder alone, far from the checkout."""
    given = {name: one for name, one in os.environ.items() if not name.startswith("PYTHON")}
    given |= {"PYTHONPATH": str(laid_out), "KARTENTISCH_HOME": str(laid_out / "home"), **variables}
    # Debian's Python would find a checkout through the current folder.
    return subprocess.run(
        [sys.executable, *words], cwd=laid_out, env=given, capture_output=True, text=True
    )


def imported(tree: ast.Module) -> list[str]:
    """What the import statements of a module name."""
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.append(node.module or "")
    return names


def test_modules_differ_in_their_import_statements_alone(laid_out: Path) -> None:
    changed = 0
    for place, path in FILES.modules().items():
        before = path.read_text("utf-8").split("\n")
        after = (laid_out / place).read_text("utf-8").split("\n")
        assert len(before) == len(after), place
        for one, other in zip(before, after, strict=True):
            if one != other:
                assert other in (
                    one.replace("from ", "from kartentisch.", 1),
                    one.replace("import ", "from kartentisch import ", 1),
                ), place
                changed += 1
        named = {name.partition(".")[0] for name in imported(ast.parse("\n".join(after)))}
        assert not named & {*MOVED}, place
    assert changed > 5000


@pytest.mark.parametrize(
    "statement",
    [
        "import engine.cards",
        "import engine.cards as cards",
        "import os, engine",
    ],
)
def test_a_statement_that_would_bind_another_name_is_refused(statement: str) -> None:
    with pytest.raises(ValueError, match=r"here\.py:2: import these modules by `from`"):
        FILES.installed(f"import os\n{statement}\n".encode(), "here.py")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("import engine", "from kartentisch import engine"),
        ("import engine as e", "from kartentisch import engine as e"),
        ("from engine import games; from desktop import app",
         "from kartentisch.engine import games; from kartentisch.desktop import app"),
        ("ä = 'from engine import'; from engine.cards import (\n    Card,\n)",
         "ä = 'from engine import'; from kartentisch.engine.cards import (\n    Card,\n)"),
        ("from . import engine", "from . import engine"),
        ("from engines import power", "from engines import power"),
    ],
)  # fmt: skip
def test_only_statements_are_changed(before: str, after: str) -> None:
    assert FILES.installed(before.encode()).decode() == after


NO_OTHER_NAME = """
import pkgutil, sys
from importlib import import_module
import kartentisch.engine
for one in pkgutil.walk_packages(kartentisch.engine.__path__, "kartentisch.engine."):
    import_module(one.name)
from kartentisch.desktop.window import start
strange = sorted({"engine", "desktop"} & sys.modules.keys())
sys.exit(f"taken: {strange}" if strange else 0)
"""


def test_no_other_name_is_taken_in_a_process(laid_out: Path) -> None:
    done = started(laid_out, "-c", NO_OTHER_NAME, QT_QPA_PLATFORM="offscreen")
    assert not done.returncode, done.stderr


def test_the_program_starts_by_its_own_name(laid_out: Path) -> None:
    done = started(laid_out, "-m", "kartentisch", "selfplay", "gin", "--deals", "1", "--seed", "1")
    assert done.stdout.startswith("Gin") and not done.returncode, done.stderr


def test_games_of_ones_own_say_engine_in_the_program_and_its_workers(
    laid_out: Path, tmp_path: Path
) -> None:
    elsewhere.written(tmp_path)
    contest = ["arena", elsewhere.NAME, "heuristic", "random", "--deals", "4", "--jobs", "2"]
    done = started(laid_out, "-m", "kartentisch", *contest, "--games", str(tmp_path))
    assert "heuristic ahead of random" in done.stdout and not done.stderr, done.stderr


def test_what_the_page_for_builders_says_is_so(laid_out: Path) -> None:
    page = Path(__file__).parents[1] / "docs" / "build-on-it.md"
    assert page.read_text("utf-8").count(">>>") > 40
    done = started(laid_out, "-m", "doctest", "-o", "ELLIPSIS", str(page))
    assert not done.returncode, done.stdout


IN_A_LIBRARY = """
import sys
from kartentisch.engine import games
(bad,) = games.look_in([sys.argv[1]])
sys.exit(bad.why)
"""


def test_the_library_takes_no_other_name_for_them(laid_out: Path, tmp_path: Path) -> None:
    elsewhere.written(tmp_path)
    done = started(laid_out, "-c", IN_A_LIBRARY, str(tmp_path))
    assert "No module named 'engine'" in done.stderr


SAME_MODULES = """
import sys
from kartentisch.desktop.common import own_games
from kartentisch.engine import cards, games
spec = cards.__spec__
own_games.look_in([sys.argv[1]])
own_games.look_in([sys.argv[1]])
import engine.cards
assert engine.cards is cards and cards.__spec__ is spec and spec.name == cards.__name__
assert sum(type(one).__module__ == own_games.__name__ for one in sys.meta_path) == 1
"""


def test_both_names_mean_the_same_modules(laid_out: Path, tmp_path: Path) -> None:
    done = started(laid_out, "-c", SAME_MODULES, str(tmp_path))
    assert not done.returncode, done.stderr
