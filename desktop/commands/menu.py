"""`kartentisch --install-menu`: the program in the menu of a Linux desktop, for this account.

Packages of a distribution do that themselves. What pip, pipx or an unpacked folder bring lies where
no desktop looks: menu entry, file types, icons, man pages and completions are copied to the data
folder of the account, and taken out again by `--uninstall-menu`. Matches stay where they are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import desktop
from desktop.commands.complaints import Complaint, finished, why
from desktop.common.terminal_help import translate

ENTRY = "applications/io.github.kartentisch.Kartentisch.desktop"
SHARE = "share"
_REFRESHING = (
    ("update-desktop-database", "{0}/applications"),
    ("update-mime-database", "{0}/mime"),
    ("gtk-update-icon-cache", "-q", "-t", "-f", "{0}/icons/hicolor"),
)
_MADE = ("applications/mimeinfo.cache", "icons/hicolor/icon-theme.cache")
"""What refreshing writes: of no use once nothing else is there."""


def install() -> int:
    """Put everything in its place; returns the exit status."""
    return finished(_install)


def uninstall() -> int:
    """Take it out again; returns the exit status."""
    return finished(_uninstall)


def _install() -> None:
    try:
        for place, source in _shared().items():
            target = _data() / place
            if _same(source, target):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            if place == ENTRY:
                target.write_text(_entry(source.read_text(encoding="utf-8")), encoding="utf-8")
            else:
                shutil.copyfile(source, target)
        if link := _link():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(_program())
    except OSError as error:
        told = translate("terminal", "{0}: writing failed: {1}")
        raise Complaint(told.format(error.filename, why(error))) from error
    _refresh()
    print(translate("terminal", "Kartentisch is in the menu now, and opens its files."))
    print(translate("terminal", "Before you uninstall it: kartentisch --uninstall-menu"))


def _uninstall() -> None:
    places = _shared()
    try:
        for place, source in places.items():
            if not _same(source, _data() / place):
                (_data() / place).unlink(missing_ok=True)
        link = _link()
        if link and link.is_symlink() and link.readlink() == _program():
            link.unlink()
    except OSError as error:
        told = translate("terminal", "{0}: removing failed: {1}")
        raise Complaint(told.format(error.filename, why(error))) from error
    _refresh()
    _tidy(places)
    print(
        translate("terminal", "Kartentisch is no longer in the menu; your matches are all there.")
    )


def _data() -> Path:
    """Where desktops look for what this account has added."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / SHARE)


def _shared() -> dict[str, Path]:
    """Return what a desktop is told of the program, by its place below `share`."""
    if sys.platform in ("win32", "darwin"):
        told = translate("terminal", "this is for Linux: here the installer fills the menu")
        raise Complaint(told)
    found = dict(_beside_program() if getattr(sys, "frozen", False) else _of_package())
    if ENTRY not in found:
        told = translate(
            "terminal", "this copy has no menu entry; packages of a distribution bring their own"
        )
        raise Complaint(told)
    return found


def _beside_program() -> Iterator[tuple[str, Path]]:
    folder = Path(sys.executable).parent / SHARE
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path


def _of_package() -> Iterator[tuple[str, Path]]:
    """Yield the files that pip has put into `share` of its environment with this program."""
    for one in metadata.distributions(name="kartentisch"):
        # Not another copy, which this environment sees as well.
        if Path(str(one.locate_file("kartentisch"))) not in Path(desktop.__file__).parents:
            continue
        for file in one.files or ():
            if SHARE in file.parts:
                place = file.parts[file.parts.index(SHARE) + 1 :]
                yield "/".join(place), Path(str(one.locate_file(file)))


def _entry(text: str) -> str:
    """Return the menu entry, which has to find the program from anywhere."""
    quoted = str(_program())
    for sign in '\\"`$':
        quoted = quoted.replace(sign, "\\" + sign)
    # A value has its backslashes doubled once more, and its percents stand for files.
    quoted = quoted.replace("\\", "\\\\").replace("%", "%%")
    lines = (
        f'Exec="{quoted}"{line.removeprefix("Exec=kartentisch")}'
        if line.startswith("Exec=kartentisch")
        else line
        for line in text.splitlines()
        if not line.startswith("TryExec=")
    )
    return "\n".join(lines) + "\n"


def _program() -> Path:
    """Return what starts this program."""
    if image := os.environ.get("APPIMAGE"):
        return Path(image)
    if getattr(sys, "frozen", False):
        return Path(sys.executable)
    script = Path(sysconfig.get_path("scripts"), "kartentisch")
    return (
        script if script.exists() else Path(shutil.which("kartentisch") or sys.argv[0]).absolute()
    )


def _link() -> Path | None:
    """By what a folder that was unpacked is found on the command line; pip sees to its own."""
    frozen = getattr(sys, "frozen", False)
    return Path.home() / ".local" / "bin" / "kartentisch" if frozen else None


def _same(source: Path, target: Path) -> bool:
    """Whether it is one file: pipx links man pages itself."""
    return target.exists() and source.samefile(target)


def _refresh() -> None:
    for program, *words in _REFRESHING:
        if found := shutil.which(program):
            arguments = [word.format(_data()) for word in words]
            with suppress(OSError):
                subprocess.run([found, *arguments], check=False, capture_output=True)


def _tidy(places: dict[str, Path]) -> None:
    """Leave no empty folder, and no index of nothing."""
    with suppress(OSError):
        if not any((_data() / "mime" / "packages").iterdir()):
            shutil.rmtree(_data() / "mime")
    for made in _MADE:
        folder = (_data() / made).parent
        if not any(one.is_file() for one in folder.rglob("*") if one != _data() / made):
            (_data() / made).unlink(missing_ok=True)
    links = [] if (link := _link()) is None else [link.parent]
    for folder in [*{(_data() / place).parent for place in places}, *links]:
        with suppress(OSError):
            while folder not in (_data(), Path.home()):
                folder.rmdir()  # which an OSError ends where something is left
                folder = folder.parent
