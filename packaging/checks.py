"""What must hold before a change is good: style, types, tests, pictures, and the wheel.

Runs inside the environment that `dev.py` made. Every step is done even when an earlier one
failed, and the last lines say which did. What the tests test is left to `tests/`, what the
pictures show to `desktop`; here it only counts that both come about, in the checkout and from a
wheel installed far away from it.
"""

from __future__ import annotations

import argparse
import doctest
import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from outcomes import files_with
from steps import Report, StepFailed, call, run_tests
from system import install as install_packages
from system import is_root

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "en")
INSIDE = "kartentisch"
"""The package of the wheel in which the program lies."""
FOR_FLOOR = ("pytest>=9", "pytest-qt>=4.4", "hypothesis>=6.100")
AT_FLOOR = (
    *("tests/desktop/room/test_wire.py", "tests/desktop/room/test_alone.py"),
    "tests/desktop/look/test_application.py",
    "tests/desktop/look/test_parts.py",
    "tests/desktop/look/test_windows.py",
    "tests/desktop/table/test_pointer.py",
    "tests/desktop/window/test_every_action.py::test_what_is_allowed_does_something",
)
"""The tests that meet the oldest libraries: the wire, what paints, the table, every action."""


PHONES = "tests/phones"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""Any of these shows the phones' page to its tests."""
TYPESCRIPT = "typescript@5.9.3"
STRICT = (
    *("--noEmit", "--allowJs", "--checkJs", "--strict", "--noUncheckedIndexedAccess"),
    *("--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom,dom.iterable"),
)
"""How its checker reads the types in the comments of the page's modules."""

COMPILED = "PYTHONPYCACHEPREFIX"
"""The variable that names the folder for compiled modules."""
NOT_COPIED = (".git", ".venv*", ".*_cache", "__pycache__", "*.so", "build", "dist")
"""What a tree in which tests run can do without."""
COMPILED_TESTS = (
    *("tests/engine/bots", "tests/engine/phases/test_quick_*.py", "tests/engine/test_hidden*.py"),
    "tests/engine/families",
    *("tests/engine/games/*/test_rollout.py", "tests/engine/games/*/test_heuristic.py"),
    *("tests/engine/games/*/test_inference.py", "tests/engine/games/*/test_melds.py"),
    *("tests/engine/games/*/test_discards.py", "tests/engine/games/test_cases.py"),
    *("tests/engine/test_golden.py", "tests/engine/test_kit.py", "tests/test_compiled.py"),
)
"""The tests of what is compiled, of the bots that use it, and of evenings that they play."""


def python(*words: str) -> None:
    call([sys.executable, *words])


def program_environment(home: Path, language: str, *, path: Path | None) -> dict[str, str]:
    """Return a start like the first on a new machine: no settings, no display, a given language."""
    variables = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "XDG_", "LC_", "QT_")) or name == COMPILED
    }
    variables |= {
        "KARTENTISCH_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": f"{language}_{language.upper()}.UTF-8",
    }
    if path:
        variables["PYTHONPATH"] = str(path)
    return variables


WINDOW = """
import sys
from importlib import import_module
from pathlib import Path
build = import_module(sys.argv.pop(1) + ".window.start").build
evening, picture = sys.argv[1:]
app, window = build()
window.show()
window.controller.open(Path(evening))
app.processEvents()
sys.exit(not window.grab().save(picture))
"""
"""A script that takes a picture of the real window with an evening on its table."""


def use(
    program: list[str],
    python: str | Path,
    out: Path,
    language: str,
    path: Path | None = None,
    package: str = "desktop",
) -> None:
    """Let bots play an evening, print its sheet and open it in the window of the program.

    `program` is what it is called with, `python` its interpreter, `package` its windows. The window
    speaks the language of the environment, the sheet what it is asked for.
    """
    out.mkdir(parents=True, exist_ok=True)
    variables = program_environment(out.parent / "home", language, path=path)
    evening, sheet, window = (str(out / name) for name in MADE)
    for words in (
        [*program, "selfplay", "ramsen", "--deals", "3", "--seed", "1", "--save", evening],
        [*program, "sheet", evening, "--lang", language, "-o", sheet],
        [str(python), "-c", WINDOW, package, evening, window],
    ):
        # Not in the checkout, which would lend the wheel what it lacks.
        call(words, out.parent, variables)
    for name, begin in MADE.items():
        if not (out / name).read_bytes().startswith(begin):
            raise StepFailed(f"{name} is not what it should be")


MADE = {"abend.kartentisch": b"{", "sheet.pdf": b"%PDF-", "window.png": b"\x89PNG"}
"""The files that `use` has made, with how each begins."""


def processes() -> tuple[str, ...]:
    """How pytest shares its tests out: one more process than processors, for windows wait."""
    return "-n", str(min(6, 1 + (os.cpu_count() or 1))), "--dist", "worksteal"


def run_suite(place: Path) -> int:
    """All tests but those that need a browser: they are a step of their own."""
    left_out = f"--ignore={PHONES}"
    return run_tests([sys.executable, "-m", "pytest", "-q", *processes(), left_out], place)


def try_phones(report: Report, place: Path) -> None:
    """Try the phones' page in a real browser, which comes by apt; and its types, where node is."""
    tsc = [shutil.which("npx") or "npx", "--yes", "--package", TYPESCRIPT, "tsc"]
    if not shutil.which("npx"):
        report.skip("phones: types", "there is no node here")
    elif subprocess.run([*tsc, "--version"], capture_output=True).returncode:
        report.skip("phones: types", "node cannot fetch TypeScript here")
    else:
        modules = sorted(map(str, (ROOT / "desktop/room/web").glob("*.mjs")))
        report.step("phones: types", lambda: call([*tsc, *STRICT, *modules]))
    if sys.platform != "linux" or not any(map(shutil.which, BROWSERS)):
        if not (shutil.which("apt-get") and is_root() and install_packages(["chromium"])):
            report.skip("phones", "there is no Chromium here, and no apt that may install it")
            return
    words = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", PHONES]
    report.step("phones", lambda: run_tests(words, place))


def run_only(pattern: str, place: Path) -> int:
    """Return the tests with this in their path or name."""
    files = files_with(pattern)
    # A few files are run sooner than processes are started for them.
    shared = processes() if len(files) > 8 else ()
    words = [sys.executable, "-m", "pytest", "-q", *shared, f"--only={pattern}", *files]
    passed = run_tests(words, place) if files else 0
    if not passed:
        raise StepFailed(f"no test has {pattern!r} in its path or name")
    return passed


INSTALLED = "kartentisch.desktop"
"""The package of the windows in a wheel."""


def build(place: Path) -> None:
    python("-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(ROOT))
    (wheel,) = place.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {
        *(ROOT.glob("engine/games/*/*.??.md")),
        *(ROOT.glob("engine/games/*/figures.toml")),
        *(ROOT.glob("engine/sheets/*/rules.*.md")),
        *(file for file in ROOT.glob("desktop/room/web/**/*") if file.is_file()),
        *(file for file in ROOT.glob("assets/**/*") if file.is_file() and file.suffix != ".py"),
    }
    wanted = {packed(file) for file in sources if "__pycache__" not in file.parts}
    wanted |= {f"{INSIDE}/desktop/data/i18n/{ts.stem}.qm" for ts in ROOT.glob("i18n/*.ts")}
    lacking = sorted(wanted - names)
    if lacking:
        raise StepFailed(f"not in the wheel: {', '.join(lacking[:5])} ({len(lacking)} files)")
    tops = {name.partition("/")[0] for name in names if ".dist-info" not in name}
    strange = sorted(top for top in tops if top != "kartentisch" and not top.endswith(".data"))
    if strange:
        raise StepFailed(f"the wheel takes other names than its own: {', '.join(strange)}")


def packed(file: Path) -> str:
    """Where a file of the checkout lies in the wheel."""
    name = file.relative_to(ROOT).as_posix()
    return f"{INSIDE}/desktop/data/{name}" if name.startswith("assets/") else f"{INSIDE}/{name}"


def install(place: Path) -> None:
    """Install the wheel in an environment of its own, as a user would have it."""
    venv.create(place / "venv", with_pip=True)
    (wheel,) = place.glob("*.whl")
    pip = [str(inside(place, "python")), "-m", "pip", "install", "-q", str(wheel)]
    call([*pip, "--disable-pip-version-check"], place)


def inside(place: Path, name: str) -> Path:
    """Return a command of the fresh environment."""
    return place / "venv" / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def find_data(place: Path) -> None:
    """Check that the installed program looks where the wheel put its files."""
    look = (
        "from kartentisch.desktop.common.paths import own;"
        f"files = [own('i18n', f'kartentisch_{{one}}.qm') for one in {LANGUAGES}];"
        "files += [own('assets', one) for one in ('cards', 'fonts/OFL.txt', 'look/tick.svg')];"
        "missing = [str(file) for file in files if not file.exists()];"
        "raise SystemExit('not there: ' + ', '.join(missing) if missing else 0)"
    )
    variables = program_environment(place / "home", "en", path=None)
    call([str(inside(place, "python")), "-c", look], place, variables)


def use_wheel(place: Path) -> None:
    program = [str(inside(place, "kartentisch"))]
    for language in LANGUAGES:
        use(program, inside(place, "python"), place / language, language, package=INSTALLED)
    # Equal to the last byte: then no text on them was translated.
    german, english = (place / language / "window.png" for language in LANGUAGES)
    if filecmp.cmp(german, english, shallow=False):
        raise StepFailed("the German window is the English one: no translation was found")


PAGE = ROOT / "docs" / "build-on-it.md"
"""The page for those who build on the engine; its examples are run and their types checked."""


def use_library(place: Path) -> None:
    """Run the examples of the page by the installed package, as a stranger would."""
    variables = program_environment(place / "home", "en", path=None)
    python_there = str(inside(place, "python"))
    call([python_there, "-m", "doctest", "-o", "ELLIPSIS", str(PAGE)], place, variables)
    script = place / "examples.py"
    text = doctest.script_from_examples(PAGE.read_text(encoding="utf-8"))
    script.write_text(text, encoding="utf-8")
    types = ["-m", "mypy", "--strict", "--python-executable", python_there, script.name]
    call([sys.executable, *types], place)


FIRST_WHEELS = {
    "Pillow": {(3, 13): "11.0.0", (3, 14): "11.3.0"},
    "PySide6-Essentials": {(3, 14): "6.10.1"},
}
"""From a Python on, the oldest version of a library that there is a wheel of for that Python."""


def floors(python: tuple[int, int] = sys.version_info[:2]) -> list[str]:
    """Return the lowest versions of the program's needs that `pyproject.toml` allows.

    Or that there are for this Python.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    needs = [*project["dependencies"], *project["optional-dependencies"]["room"]]
    lowest = dict(need.partition(",")[0].split(">=") for need in needs)
    for name, wheels in FIRST_WHEELS.items():
        lowest[name] = [lowest[name], *(wheels[one] for one in sorted(wheels) if one <= python)][-1]
    return [f"{name}=={version}" for name, version in lowest.items()]


def try_floor(place: Path) -> int:
    """Return the oldest libraries promised, which are Debian's: part of the tests, and a use."""
    venv.create(place / "venv", with_pip=True)
    python_there = str(inside(place, "python"))
    pip = [python_there, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    call([*pip, *floors(), *FOR_FLOOR], place)
    variables = program_environment(place / "home", "en", path=ROOT)
    words = [python_there, "-m", "pytest", "-q", "-p", "no:cacheprovider", *AT_FLOOR]
    passed = run_tests(words, place, ROOT, variables)
    use([python_there, "-m", "desktop"], python_there, place / "de", "de", ROOT)
    return passed


def try_compiled(place: Path, tests: tuple[str, ...] = COMPILED_TESTS) -> int:
    """Return the engine with its slow modules compiled: the same moves, and these tests.

    One class of a test is an heir in Python of a compiled one, which cannot be: it is left out.
    """
    tree = place / "tree"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*NOT_COPIED))
    # What is tried is that compiled modules play the same, not how fast: C compiles sooner so.
    words = [sys.executable, "packaging/compile_engine.py", str(tree), str(place / "made")]
    call(words, env=os.environ | {"MYPYC_OPT_LEVEL": "1"})
    # As the usual run has it: some tests are about what a machine's language or screens change.
    variables = os.environ | {"PYTHONPATH": str(tree)}
    words = ["-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider"]
    left_out = "--ignore=tests/engine/games/gin/test_retold.py"
    found = {one: [path.relative_to(tree).as_posix() for path in tree.glob(one)] for one in tests}
    if gone := [one for one, paths in found.items() if not paths]:
        raise StepFailed(f"there are no tests {', '.join(gone)}")
    words += [path for paths in found.values() for path in sorted(paths)]
    return run_tests([sys.executable, *words, left_out], place, tree, variables)


IMPORTS = "import sys; from importlinter import cli; sys.exit(cli.lint_imports(no_cache=True))"
"""A script that holds the contracts of `pyproject.toml`: who may import whom."""


def check_style(report: Report) -> None:
    report.step("ruff check", lambda: python("-m", "ruff", "check", "."))
    report.step("ruff format", lambda: python("-m", "ruff", "format", "--check", "."))
    report.step("mypy", lambda: python("-m", "mypy"))
    report.step("imports", lambda: python("-c", IMPORTS))
    if (ROOT / ".github").exists():
        report.step("workflows", check_workflows)
    else:
        report.skip("workflows", "they are not part of a source archive")


def check_workflows() -> None:
    """Have the actions' linter read what GitHub would run: runners, pins, rights, expressions."""
    linter = shutil.which("jactionlint", path=sysconfig.get_path("scripts"))
    if linter is None:
        raise StepFailed("jactionlint is not in this environment")
    # Without shellcheck, so that every machine finds the same.
    call([linter, "--no-online", "--shellcheck="])


def keep_compiled(folder: Path) -> None:
    """Have every Python of the steps keep its compiled modules there, not in the checkout.

    Some machines forbid Python to keep them: every process of a test would compile the program.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ[COMPILED] = str(folder)


def check_all(report: Report, place: Path, *, fast: bool) -> None:
    check_style(report)
    report.step("pytest", lambda: run_suite(place))
    program = [sys.executable, "-m", "desktop"]
    out = place / "checkout" / "de"
    report.step("use", lambda: use(program, sys.executable, out, "de", ROOT))
    phones = partial(try_phones, report, place)
    if fast:
        phones()
        report.skip("floor", "left out by --fast")
        report.skip("compiled", "left out by --fast")
        report.skip("wheel", "left out by --fast")
        return
    folders = {name: place / name for name in ("floor", "compiled-engine", "wheel")}
    for folder in folders.values():
        folder.mkdir()

    def compiled() -> None:
        if shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"):
            report.step("compiled", partial(try_compiled, folders["compiled-engine"]))
        else:
            report.skip("compiled", "there is no C compiler here")

    def wheel() -> None:
        # Each of these needs the one before.
        steps = [
            ("wheel", build),
            ("wheel: install", install),
            ("wheel: data", find_data),
            ("wheel: library", use_library),
            ("wheel: use de, en", use_wheel),
        ]
        for name, work in steps:
            if not report.step(name, partial(work, folders["wheel"])):
                return

    # Most have one core busy, the first the longest.
    report.beside(
        compiled, lambda: report.step("floor", partial(try_floor, folders["floor"])), wheel, phones
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    parser.add_argument("job", choices=["check", "test"])
    parser.add_argument("--fast", action="store_true", help="leave out the oldest Qt and the wheel")
    parser.add_argument(
        "--compiled", action="store_true", help="only the whole suite, on the compiled engine"
    )
    parser.add_argument(
        "--only", metavar="PATTERN", help="only the tests with this in their path or name"
    )
    chosen = parser.parse_args(arguments)
    report = Report()
    keep_compiled(ROOT / ".venv" / "compiled")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        there = Path(place).resolve()
        work: Callable[[], object]
        if chosen.job == "check":
            work = partial(check_style, report)
        elif chosen.only:
            work = partial(report.step, "pytest", partial(run_only, chosen.only, there))
        elif chosen.compiled:
            compiled = partial(try_compiled, there, ("tests",))
            work = partial(report.step, "compiled", compiled)
        else:
            work = partial(check_all, report, there, fast=chosen.fast)
        return report.make(work)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
