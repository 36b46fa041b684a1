"""Packages for people who have no checkout: `dev.py package deb`, `dev.py package folder`.

Each is built in a place of its own and comes to `dist/` under its name only when it is whole. The
same commit gives the same bytes: every date is that of the commit, or `SOURCE_DATE_EPOCH`.
What a package does on a bare machine is tried by `prove.py` beside this file.
"""

from __future__ import annotations

import argparse
import importlib.util
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
ID = "io.github.kartentisch.Kartentisch"
SOURCES = (
    *("assets", "desktop", "engine", "i18n", "kartentisch", "packaging"),
    *("CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml"),
)
"""What of a checkout a package is made from."""
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

sys.path[:0] = [str(PACKAGING), str(ROOT)]

from compile_engine import NEEDED  # noqa: E402 - found only now
from words import compile_words  # noqa: E402

from desktop.common.libraries import missing_libraries, remedy  # noqa: E402


class NotHere(Exception):
    """Something is missing on this machine; the text is the line that says what gets it."""


def version() -> str:
    """Return the version of the program."""
    text = (ROOT / "desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "(.*)"', text)
    assert found
    return found[1]


def epoch() -> int:
    """Return the date of all that is made: the environment's, the commit's or the release's."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    if shutil.which("git"):
        done = subprocess.run(asked, capture_output=True, text=True)
        if done.returncode == 0:
            return int(done.stdout)
    # A tree that was unpacked: its pyproject.toml has the date of the archive.
    return int((ROOT / "pyproject.toml").stat().st_mtime)


def call(words: list[str], cwd: Path, **variables: str) -> None:
    print("$", *words, flush=True)
    if subprocess.run(words, cwd=cwd, env=os.environ | variables).returncode:
        raise SystemExit(f"package: {words[0]} failed; nothing was put into {DIST.name}/")


def hand_out(made: Path) -> Path:
    """Lay a finished file into `dist/`, whole or not at all."""
    DIST.mkdir(exist_ok=True)
    target = DIST / made.name
    part = DIST / f".{made.name}.part"
    shutil.copyfile(made, part)
    part.replace(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size:,} bytes", flush=True)
    return target


def copy_sources(target: Path) -> None:
    """Copy the sources as a package is built from them, every date the same."""
    compile_words()
    skip = shutil.ignore_patterns("__pycache__", "*.pyc", "pictures")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=skip)
        else:
            shutil.copy(ROOT / name, target / name)
    now = epoch()
    for path in target.rglob("*"):
        os.utime(path, (now, now))
    for path in target.glob("i18n/*.qm"):
        # Newer than their sources: they are not compiled again.
        os.utime(path, (now + 1, now + 1))


# A Debian package.


def check_debian() -> None:
    """Raise NotHere unless a Debian package can be built here, and rightly."""
    if sys.platform != "linux" or not shutil.which("dpkg"):
        raise NotHere(
            "a Debian package is built on Debian or Ubuntu; on any Linux of your own: "
            "sudo debootstrap trixie trixie-root"
        )
    programs = {"dpkg-buildpackage": "dpkg-dev", "dh": "debhelper", "dh_python3": "dh-python"}
    lacking = sorted(package for name, package in programs.items() if not shutil.which(name))
    if lacking:
        raise NotHere(f"missing for this: sudo apt install {' '.join(lacking)}")
    head = (PACKAGING / "debian" / "changelog").read_text(encoding="utf-8").partition("\n")[0]
    if f"({version()})" not in head:
        raise NotHere(f"packaging/debian/changelog does not begin with {version()}: {head}")


def deb() -> Path:
    """Build the Debian package; where it lies."""
    check_debian()
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place, f"kartentisch-{version()}")
        tree.mkdir()
        copy_sources(tree)
        shutil.move(tree / "packaging" / "debian", tree / "debian")
        os.umask(0o022)
        # Their presence was looked at above; the compiled texts are there already.
        words = ["dpkg-buildpackage", "--build=binary", "--no-sign", "--no-check-builddeps"]
        call(words, tree, SOURCE_DATE_EPOCH=str(epoch()), LC_ALL="C.UTF-8")
        (made,) = Path(place).glob("*.deb")
        if shutil.which("lintian"):
            # It need not be told who runs it: it only reads.
            call(["lintian", "--allow-root", "--fail-on", "error,warning", str(made)], Path(place))
        else:
            print("lintian is not here, so nobody looked: sudo apt install lintian")
        return hand_out(made)


# A folder that needs no Python.


def check_folder() -> None:
    if sys.platform != "linux":
        raise NotHere(
            "this folder is for Linux; here: python -m PyInstaller packaging/kartentisch.spec"
        )
    # PyInstaller would leave out what it does not find, and say so in the middle of much else.
    lacking = missing_libraries("x11") | missing_libraries("wayland")
    if lacking:
        raise NotHere(f"missing for this: {remedy(lacking)}")
    if not importlib.util.find_spec("PyInstaller"):
        raise NotHere(
            f"PyInstaller is missing: {sys.executable} -m pip install 'pyinstaller>=6.10'"
        )
    if not shutil.which("cc") or not importlib.util.find_spec("mypyc"):
        raise NotHere(
            "the engine is compiled for it: sudo apt install gcc; "
            f"{sys.executable} -m pip install {' '.join(map(repr, NEEDED))}"
        )


def folder() -> Path:
    """Build the folder with PyInstaller and pack it; where the archive lies."""
    check_folder()
    name = f"kartentisch-{version()}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place, "sources")
        tree.mkdir()
        copy_sources(tree)
        os.umask(0o022)
        words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
        words += ["--distpath", f"{place}/made", "--workpath", f"{place}/work"]
        call(
            [*words, "packaging/kartentisch.spec"],
            tree,
            SOURCE_DATE_EPOCH=str(epoch()),
            PYTHONHASHSEED="0",
            PYTHONPATH=str(tree),
        )
        made = Path(place, "made", "kartentisch")
        strip(made)
        add_to_folder(made)
        archive = Path(place, f"{name}.tar.xz")
        pack(made, archive, name)
        return hand_out(archive)


def strip(made: Path) -> None:
    """Take out what only a debugger reads: of Python's own library, three quarters."""
    if shutil.which("strip"):
        names = ("engine", "*__mypyc*", "lib-dynload")
        compiled = (path for name in names for path in made.rglob(name))
        for library in (*made.rglob("libpython3*.so*"), *_libraries(compiled)):
            subprocess.run(["strip", "--strip-debug", "--strip-unneeded", str(library)], check=True)


def _libraries(places: Iterable[Path]) -> Iterator[Path]:
    """Yield the libraries that these are, or that lie in these folders."""
    for place in places:
        yield from place.rglob("*.so") if place.is_dir() else (place,)


def add_to_folder(made: Path) -> None:
    """Add what belongs beside the program: menu entry, icons, file types, licences, README."""
    shutil.copy(PACKAGING / "folder" / "install.sh", made / "install.sh")
    shutil.copy(PACKAGING / "folder" / "README.txt", made / "README.txt")
    (made / "install.sh").chmod(0o755)
    shutil.copy(ROOT / "LICENSE", made / "LICENSE.txt")
    for place, source in shared():
        target = made / "share" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def shared() -> Iterator[tuple[str, Path]]:
    """Yield what a system is told about the program, by its place below `share/`."""
    yield f"applications/{ID}.desktop", PACKAGING / f"{ID}.desktop"
    yield f"metainfo/{ID}.metainfo.xml", PACKAGING / f"{ID}.metainfo.xml"
    yield f"mime/packages/{ID}.xml", PACKAGING / f"{ID}.mime.xml"
    yield f"icons/hicolor/scalable/apps/{ID}.svg", ROOT / "assets" / "icon.svg"
    symbolic = PACKAGING / "icons" / "kartentisch-symbolic.svg"
    yield f"icons/hicolor/symbolic/apps/{ID}-symbolic.svg", symbolic
    for size in ICON_SIZES:
        icon = PACKAGING / "icons" / f"kartentisch-{size}.png"
        yield f"icons/hicolor/{size}x{size}/apps/{ID}.png", icon
    yield "man/man6/kartentisch.6", PACKAGING / "manual" / "kartentisch.6"
    yield "man/de/man6/kartentisch.6", PACKAGING / "manual" / "kartentisch.de.6"
    completions = "bash-completion/completions/kartentisch"
    yield completions, PACKAGING / "manual" / "kartentisch.bash"
    yield "zsh/site-functions/_kartentisch", PACKAGING / "manual" / "_kartentisch"
    yield "fish/vendor_completions.d/kartentisch.fish", PACKAGING / "manual" / "kartentisch.fish"


def pack(made: Path, archive: Path, name: str) -> None:
    """Write a folder into an archive: in one order, of one date, of nobody."""
    now = epoch()

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.mtime, info.uid, info.gid, info.uname, info.gname = now, 0, 0, "root", "root"
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with (
        lzma.open(archive, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in [made, *sorted(made.rglob("*"))]:
            inside = Path(name) / path.relative_to(made)
            tar.add(path, str(inside), recursive=False, filter=plain)


PACKAGES: dict[str, Callable[[], Path]] = {"deb": deb, "folder": folder}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"{', '.join(PACKAGES)}; default all"
    )
    parser.add_argument(
        "--prove", action="store_true", help="try what lies in dist/ on bare systems; needs root"
    )
    parser.add_argument(
        "--sizes", action="store_true", help="how large what lies in dist/ is, by part"
    )
    chosen = parser.parse_args(arguments)
    if chosen.sizes:
        import sizes

        return sizes.run()
    import prove

    known = prove.PROOFS if chosen.prove else PACKAGES
    if strange := [name for name in chosen.what if name not in known]:
        parser.error(f"there is no package {strange[0]!r}; there are {', '.join(known)}")
    names = chosen.what or list(known)
    try:
        if chosen.prove:
            return prove.run(names)
        for name in names:
            PACKAGES[name]()
    except NotHere as problem:
        print(f"package: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
