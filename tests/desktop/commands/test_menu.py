"""`--install-menu` puts the program into the menu of a desktop, `--uninstall-menu` takes it out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import desktop
from desktop.commands import menu
from tests.desktop.commands.line import complains, kartentisch

Capture = pytest.CaptureFixture[str]
PACKAGING = Path(desktop.__file__).parents[1] / "packaging"
ID = "io.github.kartentisch.Kartentisch"
BROUGHT = {
    f"applications/{ID}.desktop": f"{ID}.desktop",
    f"mime/packages/{ID}.xml": f"{ID}.mime.xml",
    f"icons/hicolor/64x64/apps/{ID}.png": "icons/kartentisch-64.png",
    "man/man6/kartentisch.6": "manual/kartentisch.6",
    "man/de/man6/kartentisch.6": "manual/kartentisch.de.6",
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the menus of Linux")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody who has a menu entry already."""
    home = tmp_path / "home"
    own = home / ".local/share/applications/own.desktop"
    own.parent.mkdir(parents=True)
    own.touch()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("APPIMAGE", raising=False)
    return home


def left(home: Path) -> set[Path]:
    """What lies there, but for the index that desktops keep."""
    found = {path for path in home.rglob("*") if path.is_symlink() or not path.is_dir()}
    return found - {home / ".local/share/applications/mimeinfo.cache"}


def lay_out(share: Path) -> None:
    for place, source in BROUGHT.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_bytes((PACKAGING / source).read_bytes())


@pytest.fixture(params=["a b & c", "plain", 'odd "$`% \\name'])
def folder(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program as a folder that was unpacked somewhere."""
    place = tmp_path / request.param
    lay_out(place / "share")
    program = place / "kartentisch"
    program.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    return program


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program as pip lays it out in an environment."""
    site, share = tmp_path / "venv/lib/site", tmp_path / "venv/share"
    lay_out(share)
    info = site / "kartentisch-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kartentisch\nVersion: 0.1.0\n")
    (info / "RECORD").write_text("".join(f"../../share/{place},,\n" for place in BROUGHT))
    script = tmp_path / "venv/bin/kartentisch"
    script.parent.mkdir()
    script.touch()
    monkeypatch.syspath_prepend(str(site))
    module = site / "kartentisch/desktop/__init__.py"
    monkeypatch.setattr(desktop, "__file__", str(module))
    monkeypatch.setattr(menu.sysconfig, "get_path", lambda name: str(script.parent))
    return script


def exec_line(home: Path) -> str:
    text = (home / f".local/share/applications/{ID}.desktop").read_text(encoding="utf-8")
    assert "TryExec" not in text
    lines = [line for line in text.splitlines() if line.startswith("Exec=")]
    assert len(lines) > 5 and all(line.split('"')[0] == "Exec=" for line in lines)
    return lines[0]


def test_a_folder_is_put_in_and_taken_out_without_a_trace(capsys, home, folder):
    before = left(home)
    assert kartentisch(capsys, "--install-menu").status == 0
    line = exec_line(home)
    assert line.endswith('kartentisch" %f')
    if folder.parent.name == "a b & c":
        assert line == f'Exec="{folder}" %f'
    elif folder.parent.name != "plain":
        assert r'odd \\"\\$\\`%% \\\\name' in line
    assert (home / ".local/bin/kartentisch").resolve() == folder
    assert all((home / ".local/share" / place).is_file() for place in BROUGHT)
    assert kartentisch(capsys, "--install-menu").status == 0, "once more is no harm"
    assert kartentisch(capsys, "--uninstall-menu").status == 0
    assert left(home) == before and not (home / ".local/bin").exists()


def test_what_pip_installed_is_put_in_and_taken_out(capsys, home, installed):
    before = left(home)
    # pipx links man pages by itself.
    linked = home / ".local/share/man/man6/kartentisch.6"
    linked.parent.mkdir(parents=True)
    linked.symlink_to(installed.parents[1] / "share/man/man6/kartentisch.6")
    assert kartentisch(capsys, "--install-menu").status == 0
    assert exec_line(home) == f'Exec="{installed}" %f'
    assert not (home / ".local/bin").exists(), "pip has put it on the path"
    assert kartentisch(capsys, "--uninstall-menu").status == 0
    assert linked.is_symlink()
    assert left(home) == {*before, linked}


def test_another_copy_is_not_taken_for_this_one(capsys, home):
    complains(kartentisch(capsys, "--install-menu"), "no menu entry")
    complains(kartentisch(capsys, "--uninstall-menu"), "no menu entry")


def test_what_cannot_be_written_is_one_sentence(capsys, home, folder):
    (home / ".local/share/mime").write_text("in the way")
    complains(kartentisch(capsys, "--install-menu"), "writing failed")
