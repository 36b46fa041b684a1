"""What packages are made of: files, versions, entries, and what is said where a tool is missing."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
import types
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop import __version__
from desktop.window import application
from engine import games, store
from engine.tournament import head as club
from tests.packaging_modules import ROOT, packaging

PACKAGING = ROOT / "packaging"
ID = "io.github.kartentisch.Kartentisch"
HOME = "https://github.com/kartentisch/kartentisch"


def test_the_man_page_and_the_completions_are_those_of_the_parser(tmp_path: Path) -> None:
    """Changed the command line? `python3 dev.py manual` writes them anew."""
    pytest.importorskip("shtab")
    pytest.importorskip("argparse_manpage")
    if sys.version_info >= (3, 13):
        pytest.skip("from 3.13 on argparse lays out its help otherwise")
    manual = packaging("manual")
    for name, make in manual.FILES.items():
        kept = (PACKAGING / "manual" / name).read_text(encoding="utf-8")
        assert kept == make(), name


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program by its name on the path: the completions ask it for house rules."""
    program = tmp_path / "bin" / "kartentisch"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m desktop "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)


def typed(name: str) -> set[str]:
    """The house rules of a game with every value, as they are typed."""
    kind = games.find(name).options
    return {
        f"{rule}={str(value).lower() if isinstance(value, bool) else value}"
        for rule in kind.names()
        for value in kind.values(rule)
    }


def test_bash_completes_games_rule_sets_levels_and_evenings(
    tmp_path: Path, installed: None
) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    for name in ("abend.kartentisch", "abc.txt"):
        (tmp_path / name).touch()

    def completed(*words: str) -> set[str]:
        line = " ".join(f"'{word}'" for word in ("kartentisch", *words))
        script = (
            f"source '{PACKAGING}/manual/kartentisch.bash'; COMP_WORDS=({line});"
            f" COMP_LINE={shlex.quote(' '.join(('kartentisch', *words)))};"
            " COMP_POINT=${#COMP_LINE};"
            f" COMP_WORDBREAKS=' '; COMP_CWORD={len(words)}; COMPREPLY=(); _kartentisch;"
            ' printf "%s\\n" "${COMPREPLY[@]}"'
        )
        done = subprocess.run([bash, "-c", script], cwd=tmp_path, capture_output=True, text=True)
        return set(done.stdout.split())

    everything = {*games.everything()}
    assert completed("--game", "") == everything
    for name in everything:
        presets = {*games.find(name).presets}
        assert completed("sheet", name, "--preset", "") == presets
        # A variant may be called like another game.
        last = [*games.find(name).presets][-1]
        assert completed(name, "--preset", last, "--preset", "") == presets
    for name in ("gin", "ramsen"):
        assert completed("selfplay", name, "--option", "") == typed(name)
    assert completed("selfplay", "ramsen", "--option", "crosses=") == {
        f"crosses={number}" for number in (1, 2, 3)
    }
    assert completed("ask", "x", "--bot", "b") == {"beginner"}
    assert completed("ab") == {"abend.kartentisch"}
    assert completed("biers") == {"bierspiel"} and completed("rul") == {"rules"}
    assert completed("replay", "ab") == {"abend.kartentisch", "abc.txt"}


def test_fish_completes_variants_and_house_rules_of_the_game(installed: None) -> None:
    fish = shutil.which("fish")
    if fish is None:
        pytest.skip("no fish here")

    def offered(line: str) -> set[str]:
        script = f"source {PACKAGING}/manual/kartentisch.fish; complete -C '{line}'"
        done = subprocess.run([fish, "-c", script], capture_output=True, text=True)
        return {line.partition("\t")[0] for line in done.stdout.splitlines()}

    for name in games.everything():
        assert offered(f"kartentisch sheet {name} --preset ") == {*games.find(name).presets}, name
    assert offered("kartentisch selfplay ramsen --option ") == typed("ramsen")


def test_zsh_offers_the_house_rules_of_the_game_on_the_line(installed: None) -> None:
    zsh = shutil.which("zsh")
    if zsh is None:
        pytest.skip("no zsh here")
    script = (
        f'compdef() {{}}; eval "$(<{PACKAGING}/manual/_kartentisch)";'
        " compadd() { shift; print -l -- $@ };"
        ' words=(kartentisch selfplay ramsen --option ""); _kartentisch_options'
    )
    done = subprocess.run([zsh, "-f", "-c", script], capture_output=True, text=True)
    assert {*done.stdout.split()} == typed("ramsen")


def entry() -> configparser.SectionProxy:
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(PACKAGING / f"{ID}.desktop", encoding="utf-8")
    for game in games.names():
        assert found[f"Desktop Action {game.replace('_', '-')}"]["Exec"].endswith(game)
    return found["Desktop Entry"]


def test_the_menu_entry_opens_what_the_program_writes() -> None:
    """Windows of an X server are of the class of the program's name, so that they are found."""
    types = {
        glob.get("pattern"): kind.get("type")
        for kind in ET.parse(PACKAGING / f"{ID}.mime.xml").getroot()
        for glob in kind
        if glob.tag.endswith("glob")
    }
    assert types.keys() == {f"*{store.SUFFIX}", f"*{club.SUFFIX}"}
    assert set(entry()["MimeType"].rstrip(";").split(";")) == set(types.values())
    assert entry()["StartupWMClass"] == "kartentisch"


def test_the_store_is_told_of_every_game_in_both_languages() -> None:
    root = ET.parse(PACKAGING / f"{ID}.metainfo.xml").getroot()
    description = root.find("description")
    assert description is not None
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for german in (False, True):
        parts = [one for one in description.iter() if (one.get(lang) == "de") == german]
        told = re.sub(r"\s+", " ", " ".join(one.text or "" for one in parts))
        for name in games.names():
            title = {"knueffeln": "Knüffeln", "kein_stich": "Kein Stich"}.get(name, name.title())
            assert title in told, (title, german)
        assert "PDF" in told and ("Vereinsabende" if german else "club nights") in told
    assert __version__ in [one.get("version") for one in root.iter("release")]
    pictures = [Path(one.text or "") for one in root.iter("image")]
    assert len(pictures) == len(games.names())
    for picture in pictures:
        assert (PACKAGING / "screenshots" / picture.name).exists()
        assert f"/v{__version__}/" in str(picture)


def test_every_version_is_the_same() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{__version__}]" in changes
    debian = (PACKAGING / "debian" / "changelog").read_text(encoding="utf-8")
    assert debian.startswith(f"kartentisch ({__version__}) ")
    assert f"Kartentisch {__version__}" in (PACKAGING / "manual" / "kartentisch.6").read_text()


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("desktop-file-validate", [f"{PACKAGING}/{ID}.desktop"]),
        ("appstreamcli", ["validate", "--no-net", f"{PACKAGING}/{ID}.metainfo.xml"]),
    ],
)
def test_validators_are_content(program: str, words: list[str]) -> None:
    if not shutil.which(program):
        pytest.skip(f"{program} is not here")
    if program == "appstreamcli":
        told = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
        # An older one takes what it does not know yet for a complaint.
        if not re.search(r"\b0\.", told):
            words = [*words, "--strict"]
    done = subprocess.run([program, *words], capture_output=True, text=True)
    assert not done.returncode, done.stdout + done.stderr


def test_a_package_has_all_the_program_needs_and_nothing_else() -> None:
    files = packaging("program_files")
    compiled = [Path("kartentisch_de.qm")]
    found = files.modules() | files.data(compiled)
    for place in (
        "kartentisch/__main__.py",
        "kartentisch/desktop/__main__.py",
        "kartentisch/desktop/data/assets/icon.svg",
        "kartentisch/desktop/data/i18n/kartentisch_de.qm",
        "kartentisch/engine/games/gin/rules.de.md",
    ):
        assert place in found
    assert any(place.endswith(".toml") for place in found)
    endings = {Path(place).suffix for place in found}
    assert not endings & {".pyc", ".ts", ".orig", ""}
    assert {place.partition("/")[0] for place in found} == {"kartentisch"}


def test_the_archive_is_the_same_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = packaging("package")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for number in (1, 2):
        folder = tmp_path / str(number) / "kartentisch"
        (folder / "b").mkdir(parents=True)
        for name in ("b/z.txt", "a.txt") if number == 1 else ("a.txt", "b/z.txt"):
            (folder / name).write_text(name)
        (folder / "a.txt").chmod(0o700 if number == 1 else 0o755)
        made.append(tmp_path / f"{number}.tar.xz")
        package.pack(folder, made[-1], "kartentisch-1")
    assert made[0].read_bytes() == made[1].read_bytes()
    with tarfile.open(made[0]) as archive:
        names = [one.name for one in archive]
        assert names == [f"kartentisch-1{one}" for one in ("", "/a.txt", "/b", "/b/z.txt")]
        assert {one.mtime for one in archive} == {1700000000}


def test_a_missing_tool_is_named_with_the_command_that_gets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = packaging("package")
    monkeypatch.setattr(package, "DIST", tmp_path / "dist")
    monkeypatch.setattr(package.sys, "platform", "linux")
    monkeypatch.setattr(package.shutil, "which", lambda name: name if name == "dpkg" else None)
    assert package.main(["deb"]) == 2
    told = capsys.readouterr().err
    assert told == "package: missing for this: sudo apt install debhelper dh-python dpkg-dev\n"
    monkeypatch.setattr(package.sys, "platform", "win32")
    assert package.main(["folder"]) == 2
    assert "this folder is for Linux" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()


def test_what_fails_leaves_nothing_under_the_final_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = packaging("package")
    monkeypatch.setattr(package, "DIST", tmp_path / "dist")
    monkeypatch.setattr(package, "check_debian", lambda: None)
    monkeypatch.setattr(package, "copy_sources", lambda tree: (tree / "packaging/debian").mkdir(parents=True))  # fmt: skip  # noqa: E501
    monkeypatch.setattr(package.subprocess, "run", lambda *a, **k: subprocess.CompletedProcess(a, 1))  # fmt: skip  # noqa: E501
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    with pytest.raises(SystemExit, match="nothing was put into dist/"):
        package.deb()
    assert not (tmp_path / "dist").exists()


def test_the_wheel_brings_what_the_folder_brings() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = written["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    brought = {
        source.relative_to(ROOT).as_posix(): f"share/{place}"
        for place, source in packaging("package").shared()
    }
    assert shared == brought
    assert all((ROOT / source).is_file() for source in shared)


class Made:
    """What a recipe of PyInstaller made, in place of PyInstaller: a name, and what was given."""

    def __init__(self, *given: Any, **more: Any) -> None:
        self.given, self.more = given, more
        self.binaries, self.datas, self.pure, self.scripts = [], [], [], []


LIBRARY = "0a1b__mypyc"
"""The compiled library, whose name no import statement has."""


def recipe(monkeypatch: pytest.MonkeyPatch, work: Path, system: str) -> list[tuple[str, Made]]:
    """What `kartentisch.spec` asks PyInstaller to make on a system; nothing is compiled."""
    done: list[tuple[str, Made]] = []

    def maker(kind: str) -> Callable[..., Made]:
        def make(*given: Any, **more: Any) -> Made:
            done.append((kind, Made(*given, **more)))
            return done[-1][1]

        return make

    hooks = types.ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda name: [name]  # type: ignore[attr-defined]
    compiler = types.ModuleType("compile_engine")
    compiler.NotCompiled = Exception  # type: ignore[attr-defined]

    def compile_engine(root: Path, place: Path) -> dict[Path, str]:
        place.mkdir()
        made = place / f"{LIBRARY}.cpython-311.so"
        made.touch()
        return {made: made.name}

    compiler.compile_engine = compile_engine  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "compile_engine", compiler)
    version = types.ModuleType("PyInstaller.utils.win32.versioninfo")
    for name in ("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable"):
        setattr(version, name, lambda *given, **more: (given, more))
    for name in ("VarFileInfo", "VarStruct", "VSVersionInfo"):
        setattr(version, name, lambda *given, **more: (given, more))
    for module in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.win32"):
        monkeypatch.setitem(sys.modules, module, types.ModuleType(module))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.win32.versioninfo", version)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "platform", system)
    names = {kind: maker(kind) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    file = PACKAGING / "kartentisch.spec"
    folders = {"SPECPATH": str(PACKAGING), "workpath": str(work)}
    exec(compile(file.read_text("utf-8"), str(file), "exec"), names | folders)
    return done


SUFFIXES = {store.SUFFIX, club.SUFFIX}


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_each_system_gets_its_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    """On Windows a program of the window has no terminal, so that there is another one."""
    made = recipe(monkeypatch, tmp_path, system)
    programs = [one.more for kind, one in made if kind == "EXE"]
    windows = {one["name"]: one["console"] for one in programs}
    if system == "win32":
        assert windows == {"kartentisch": False, "kartentisch-cli": True}
        assert all(__version__ in repr(one["version"]) for one in programs)
    else:
        assert windows == {"kartentisch": False}
    (folder,) = [one for kind, one in made if kind == "COLLECT"]
    assert folder.given[: len(programs)] == tuple(one for kind, one in made if kind == "EXE")
    bundles = [one.more["info_plist"] for kind, one in made if kind == "BUNDLE"]
    assert len(bundles) == (system == "darwin")


def test_the_folder_is_made_of_the_compiled_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ((_, program),) = [
        one for one in recipe(monkeypatch, tmp_path, "linux") if one[0] == "Analysis"
    ]
    ((script,),) = program.given
    (place,) = program.more["pathex"]
    assert Path(script) == Path(place, "kartentisch", "__main__.py") and Path(script).is_file()
    assert Path(place, f"{LIBRARY}.cpython-311.so").is_file()
    assert LIBRARY in program.more["hiddenimports"]


def test_macos_is_told_of_both_file_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = recipe(monkeypatch, tmp_path, "darwin")
    ((_, bundle),) = [one for one in made if one[0] == "BUNDLE"]
    told = bundle.more["info_plist"]
    assert told["CFBundleVersion"] == bundle.more["version"] == __version__
    opened, known = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert {f".{one['CFBundleTypeExtensions'][0]}" for one in opened} == SUFFIXES
    types_opened = {one["LSItemContentTypes"][0] for one in opened}
    assert types_opened == {one["UTTypeIdentifier"] for one in known} and len(types_opened) == 2
    for one in known:
        assert f".{one['UTTypeTagSpecification']['public.filename-extension'][0]}" in SUFFIXES


def test_the_installer_gives_each_file_type_a_name_of_its_own() -> None:
    """The extension lists it, and an older Windows than Qt supports is refused."""
    script = (PACKAGING / "windows" / "kartentisch.iss").read_text(encoding="utf-8")
    listed = re.findall(r'Classes\\(\.\w+)\\OpenWithProgids".*ValueName: "\{#Id\}\.(\w+)"', script)
    assert {suffix for suffix, _ in listed} == SUFFIXES
    assert len({name for _, name in listed}) == len(SUFFIXES)
    for _, name in listed:
        assert f'Classes\\{{#Id}}.{name}\\shell\\open\\command"' in script
        assert f'Classes\\{{#Id}}.{name}\\DefaultIcon"' in script
    assert "MinVersion=10.0.17763" in script
    assert f'#define Id "{application.ID}"' in script and ID == application.ID
    assert 'AppUserModelID: "{#Id}"' in script


def test_the_flatpak_builds_the_tag_of_this_version() -> None:
    manifest = (PACKAGING / "flatpak" / f"{ID}.yml").read_text(encoding="utf-8")
    assert "type: dir" not in manifest and ".whl\n" in manifest
    assert f"type: git\n        url: {HOME}.git\n        tag: v{__version__}\n" in manifest
    runtimes = re.findall(r"(?:runtime|base)-version: '([\d.]+)'", manifest)
    assert len(runtimes) == 2 and len(set(runtimes)) == 1
    assert "BASEAPP_REMOVE_WEBENGINE: '1'" in manifest and "--share=network" not in manifest


def test_what_grew_needs_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = packaging("sizes")
    monkeypatch.setattr(sizes, "DIST", tmp_path)
    monkeypatch.setattr(sizes, "PAGE", tmp_path / "README.md")
    (tmp_path / "README.md").write_text("")
    assert sizes.run() == 2 and "dev.py build" in capsys.readouterr().out
    with zipfile.ZipFile(tmp_path / "kartentisch-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("kartentisch/desktop/app.py", b"x" * 10_000)
        wheel.writestr("kartentisch/desktop/data/assets/sounds/a.wav", b"y" * 100)
    for said, status in ((9_000, 1), (9_803, 1), (9_804, 0), (10_000, 0)):
        file = (tmp_path / "kartentisch-1-py3-none-any.whl").stat().st_size
        rows = {"to fetch": file, "sources": said, "sounds": 100}
        page = "\n".join(f"| wheel | {part} | {size:,} | |" for part, size in rows.items())
        (tmp_path / "README.md").write_text(page)
        assert sizes.run() == status, said
        told = capsys.readouterr().out
        assert (f"say it: it was {said:,}" in told) == bool(status)


def test_nothing_is_proved_that_was_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prove = packaging("prove")
    monkeypatch.setattr(prove, "DIST", tmp_path)
    assert prove.why_not(["folder"]).endswith(": python3 dev.py package folder")


def test_the_oldest_libraries_are_those_that_a_newer_python_has_a_wheel_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    floors = packaging("checks").floors
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = written["project"]
    needs = [*project["dependencies"], *project["optional-dependencies"]["room"]]
    promised = [need.partition(",")[0].replace(">=", "==") for need in needs]
    assert floors((3, 11)) == floors((3, 12)) == promised
    assert floors((3, 13)) == [promised[0], "Pillow==11.0.0", *promised[2:]]
    assert floors((3, 14)) == ["PySide6-Essentials==6.10.1", "Pillow==11.3.0", *promised[2:]]
