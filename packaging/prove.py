"""`dev.py package --prove`: each package on a system that had nothing but itself.

A root of `debootstrap --variant=minbase` gets the package as a user would get it. Then a person
without rights starts it on a screen of Xvfb, plays a deal of every game, prints, opens an evening,
and takes it off again. It needs root, takes half an hour and 3 GB; `dev.py test` leaves it out.
Roots are kept in `KARTENTISCH_ROOTS` if that names a folder, so that the next proof is quicker.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
MIRROR = "http://deb.debian.org/debian"
GAMES = (
    *("ramsen", "knueffeln", "ramsli", "kein_stich", "gin", "mauscheln", "tippen"),
    *("rams", "schnellen", "mulatschak", "ramser"),
)
USER = "gast"
STARTS = 5
SCREEN = (1280, 800)
NEEDED = {"debootstrap": "debootstrap", "Xvfb": "xvfb", "xdotool": "xdotool"}


class Failed(Exception):
    """What a package did not do."""


def expect(right: object, what: str) -> None:
    """Say that it is right, or raise Failed."""
    if not right:
        raise Failed(what)
    print(f"  ok  {what}", flush=True)


class System:
    """A bare system below a folder, and one person who uses it."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        self.display = display
        self.home = f"/home/{USER}"

    def inside(self, path: str) -> Path:
        return self.folder / path.lstrip("/")

    def words(self, user: str, variables: dict[str, str], *words: str) -> list[str]:
        home = self.home if user != "root" else "/root"
        given = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin", "HOME": home}
        given |= {"LANG": "C.UTF-8", "LC_ALL": "", "DEBIAN_FRONTEND": "noninteractive"} | variables
        clean = [f"{name}={value}" for name, value in given.items() if value]
        who = ["--userspec", f"{user}:{user}"] if user != "root" else []
        return ["chroot", *who, str(self.folder), "env", "-i", "-C", home, *clean, *words]

    def root(self, *words: str) -> str:
        return self._run(self.words("root", {}, *words))

    def user(self, *words: str, **variables: str) -> str:
        return self._run(self.words(USER, variables, *words))

    def refused(self, *words: str, **variables: str) -> str:
        """Return what is said by a command that has to fail here."""
        try:
            self.user(*words, **variables)
        except Failed as problem:
            return str(problem)
        raise Failed(f"{words} did not fail")

    def _run(self, words: list[str]) -> str:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=1500
        )
        if done.returncode:
            raise Failed(f"{' '.join(words[-4:])}: {done.returncode}\n{done.stdout[-3000:]}")
        return done.stdout

    def files(self) -> set[str]:
        """All files that are there, but for what the kernel shows and the home's own."""
        found = subprocess.run(
            ["find", ".", "-xdev", "!", "-type", "d"], cwd=self.folder, capture_output=True
        ).stdout
        return set(os.fsdecode(found).splitlines())

    @contextmanager
    def window(self, *words: str, **variables: str) -> Iterator[float]:
        """Open the program with a window; gives the seconds until it was seen."""
        start = time.monotonic()
        given = {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"} | variables
        command = self.words(USER, given, *words)
        with tempfile.TemporaryFile() as said:
            # A group of its own, so that all of it can be ended.
            process = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
            try:
                seen = self.seen(process)
                if not seen:
                    said.seek(0)
                    raise Failed(f"{words} showed no window: {said.read().decode()[-2000:]}")
                yield time.monotonic() - start
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, 15)
                process.wait(30)

    def seen(self, process: subprocess.Popen[bytes]) -> bool:
        return window_of(self.display, process)


def window_of(display: str, process: subprocess.Popen[bytes]) -> bool:
    """Wait until a window of ours is seen; False if the program ends before."""
    look = ["xdotool", "search", "--onlyvisible", "--class", "^kartentisch$"]
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        found = subprocess.run(look, env=os.environ | {"DISPLAY": display}, capture_output=True)
        if found.stdout.strip():
            return True
        time.sleep(0.01)
    return False


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """Provide a screen that nobody sees, by its name; what is on it lies in `folder`."""
    wide, high = SCREEN
    ready, tell = os.pipe()
    # It chooses a number that is free, and says it as soon as it can be used.
    words = ["Xvfb", "-displayfd", str(tell), "-screen", "0", f"{wide}x{high}x24"]
    process = subprocess.Popen(
        [*words, "-fbdir", str(folder), "-nolisten", "tcp", "-noreset"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=[tell],
    )
    os.close(tell)
    try:
        with os.fdopen(ready) as said:
            number = said.readline().strip()
        if not number:
            raise Failed("Xvfb does not start")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def system(release: str, display: str) -> Iterator[System]:
    """Provide a new bare system of this release of Debian."""
    kept = os.environ.get("KARTENTISCH_ROOTS")
    if kept:
        Path(kept).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept, ignore_cleanup_errors=True) as place:
        base = Path(kept or place) / f"base-{release}"
        if not (base / "etc").is_dir():
            words = ["debootstrap", "--variant=minbase", release, str(base), MIRROR]
            subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        folder = Path(place) / release
        subprocess.run(["cp", "-a", str(base), str(folder)], check=True)
        shutil.copyfile("/etc/resolv.conf", folder / "etc/resolv.conf")
        subprocess.run(["mount", "-t", "proc", "proc", str(folder / "proc")], check=True)
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(folder / "dev/shm")], check=True)
        try:
            made = System(folder, display)
            expect(not shutil.which("python3", path=str(folder / "usr/bin")), "no Python there")
            made.root("useradd", "-m", USER)
            made.root("apt-get", "-q", "update")
            yield made
        finally:
            for mounted in ("dev/shm", "proc"):
                subprocess.run(["umount", "-l", str(folder / mounted)], check=False)


def disk(folder: Path) -> int:
    """Megabytes below a folder."""
    words = ["du", "-smx", str(folder)]
    return int(subprocess.run(words, capture_output=True, text=True).stdout.split()[0])


def uses(made: System, program: str, picture: Path) -> float:
    """Return what every package is held to, with the program by this name; its median start."""
    expect("kartentisch " in made.user(program, "--version"), "says its version")
    german = {"LANG": "de_DE.UTF-8"}
    expect(made.user(program, "--help", **german).startswith("Aufruf:"), "helps in German")
    home = made.inside(made.home)
    last = home / ".local/state/kartentisch/last-evening"

    def painted(evening: str) -> bool:
        """Whether the window shows this match, which it remembers as soon as it is painted."""
        return soon(lambda: last.exists() and last.read_text() == evening)

    tables = set()
    for game in GAMES:
        evening, sheet = f"{made.home}/{game}.kartentisch", f"{made.home}/{game}.pdf"
        made.user(program, "selfplay", game, "--seed", "1", "--deals", "1", "--save", evening)
        made.user(program, "sheet", evening, "--lang", "de", "-o", sheet)
        printed = made.inside(sheet).read_bytes().startswith(b"%PDF-")
        with made.window(program, evening):
            expect(painted(evening), f"opens a match of {game}")
            time.sleep(1)
            tables.add(picture.read_bytes())
        expect(printed, f"plays a deal of {game} and prints its sheet")
    expect(len(tables) == len(GAMES), "shows the table of each game")
    made.user(program, "sheet", "ramsen", "--blank", "-o", f"{made.home}/form.pdf")
    expect((home / "form.pdf").read_bytes()[:5] == b"%PDF-", "prints a blank form")
    made.user(program, "arena", "gin", "heuristic", "random", "--deals", "2", "--jobs", "2")
    expect(True, "worker processes find the program")

    shown: dict[str, bytes] = {}
    for language in ("en_GB.UTF-8", "de_DE.UTF-8"):
        with made.window(program, LANG=language):
            shown[language] = settled(picture)
    expect(shown["en_GB.UTF-8"] != shown["de_DE.UTF-8"], "starts in another language in German")
    if kept := os.environ.get("KARTENTISCH_ROOTS"):
        # To be looked at: whether it was German.
        Path(kept, f"{Path(program).name}-de.xwd").write_bytes(shown["de_DE.UTF-8"])
    data = {"XDG_DATA_HOME": f"{made.home}/daten"}
    with made.window(program, "--game", "gin", **data):
        time.sleep(2)
        keys = ["xdotool", "key", "Return"]
        subprocess.run(keys, env=os.environ | {"DISPLAY": made.display}, check=True)
        folder = home / "daten/kartentisch/evenings"
        stored = soon(lambda: any(folder.glob("*.kartentisch")))
        expect(stored, "stores an evening below XDG_DATA_HOME")
    return statistics.median(starts(made, program))


def starts(made: System, program: str) -> Iterator[float]:
    for _ in range(STARTS):
        with made.window(program) as seconds:
            yield seconds


def soon(right: Callable[[], bool]) -> bool:
    """Whether it comes to be so within a minute."""
    until = time.monotonic() + 60
    while not right() and time.monotonic() < until:
        time.sleep(0.1)
    return right()


def settled(picture: Path) -> bytes:
    """Return the screen once nothing on it has changed for three seconds, or after a minute."""
    seen = [b""]

    def is_still() -> bool:
        time.sleep(3)
        seen.append(picture.read_bytes())
        return seen[-1] == seen[-2]

    soon(is_still)
    return seen[-1]


def prove_deb(release: str, display: str, picture: Path) -> str:
    """Prove the Debian package."""
    (package,) = DIST.glob(FILES["deb"])
    with system(release, display) as made:
        before = disk(made.folder)
        shutil.copy(package, made.inside("/tmp"))
        told = made.root(
            "apt-get", "install", "-y", "--no-install-recommends", f"/tmp/{package.name}"
        )
        packages = told.count("\nSetting up ")
        made.root("apt-get", "clean")
        size = disk(made.folder) - before
        entry = made.inside("/usr/share/applications/io.github.kartentisch.Kartentisch.desktop")
        expect(entry.exists(), "is in the menu")
        start = uses(made, "kartentisch", picture)
        kept = made.inside(f"{made.home}/daten")
        evenings = {path for path in kept.rglob("*") if path.is_file()}
        made.root("apt-get", "purge", "-y", "kartentisch")
        left = [
            path
            for path in made.files()
            if "kartentisch" in path.lower()
            and not path.startswith((f".{made.home}/", "./tmp/", "./var/cache/", "./var/lib/apt/"))
        ]
        expect(not left, f"leaves nothing when it is removed {left[:3]}")
        expect(evenings and all(path.exists() for path in evenings), "and the evenings stay")
        return line(release, package, f"{packages} packages, {size} MB with them", start)


def prove_folder(release: str, display: str, picture: Path) -> str:
    """Prove the folder with what any desktop has: graphics drivers and a font."""
    (archive,) = DIST.glob(FILES["folder"])
    with system(release, display) as made:
        made.root("apt-get", "install", "-y", "--no-install-recommends", "xz-utils",
                  "libgl1", "libegl1", "fonts-dejavu-core", "libwayland-client0")  # fmt: skip
        expect(not made.inside("/usr/bin/python3").exists(), "still no Python there")
        shutil.copy(archive, made.inside("/tmp"))
        made.user("tar", "xf", f"/tmp/{archive.name}")
        name = archive.name.removesuffix(".tar.xz")
        size = disk(made.inside(f"{made.home}/{name}"))
        before = made.files()
        program = f"{made.home}/{name}/kartentisch"
        made.user(f"{made.home}/{name}/install.sh")
        entry = made.inside(f"{made.home}/.local/share/applications")
        (found,) = entry.glob("*.desktop")
        expect(f'Exec="{program}" %f' in found.read_text(), "is in the menu of its user")
        start = uses(made, program, picture)
        made.user(program, "--portable", "--version")
        inside = made.inside(f"{made.home}/{name}/data")
        inside.mkdir()
        shutil.chown(inside, 1000, 1000)
        with made.window(program):
            expect(soon((inside / "config").exists), "keeps everything in a folder data beside it")
        made.user(f"{made.home}/{name}/install.sh", "--remove")
        folders = (".config", ".cache", ".local/state", ".local/share/kartentisch", f"{name}/data")
        begin = [*(f"{one}/" for one in folders), "daten", "form", *GAMES]
        own = tuple(f".{made.home}/{one}" for one in begin)
        left = sorted(p for p in made.files() - before if not p.startswith((*own, "./tmp/")))
        expect(not left, f"leaves nothing when it is taken out {left[:3]}")
        return line(release, archive, f"{size} MB unpacked", start)


def prove_wheel(release: str, display: str, picture: Path) -> str:
    """Prove the wheel by `pipx`, with the libraries that the program itself says are missing."""
    (wheel,) = DIST.glob(FILES["wheel"])
    with system(release, display) as made:
        made.root("apt-get", "install", "-y", "--no-install-recommends", "pipx")
        shutil.copy(wheel, made.inside("/tmp"))
        made.user("pipx", "install", f"/tmp/{wheel.name}")
        size = disk(made.inside(f"{made.home}/.local"))
        program = f"{made.home}/.local/bin/kartentisch"
        said = made.refused(program, DISPLAY=display, QT_QPA_PLATFORM="xcb")
        named = re.search(r"sudo apt install ([\w. +-]+)", said)
        expect(named, "names the line of apt that a system without a desktop needs")
        assert named
        libraries = named[1].split()
        made.root("apt-get", "install", "-y", "--no-install-recommends", *libraries)
        made.user(program, "--install-menu")
        entry = made.inside(f"{made.home}/.local/share/applications")
        expect(any(entry.glob("*.desktop")), "is in the menu of its user")
        start = uses(made, program, picture)
        made.user(program, "--uninstall-menu")
        made.user("pipx", "uninstall", "kartentisch")
        own = (".config/", ".cache/", ".local/state/", ".local/share/kartentisch/", "daten/")
        kept = tuple(f".{made.home}/{one}" for one in own)
        left = [
            path
            for path in made.files()
            if "kartentisch" in path.lower()
            and path.startswith(f".{made.home}/.")
            and not path.startswith(kept)
        ]
        expect(not left, f"leaves nothing when it is removed {left[:3]}")
        return line(release, wheel, f"{size} MB below ~/.local, {len(libraries)} libraries", start)


def line(release: str, package: Path, more: str, start: float) -> str:
    size = package.stat().st_size
    return f"| {package.name} on {release} | {size:,} bytes | {more} | {start * 1000:.0f} ms |"


def checkout(display: str) -> str:
    """Return the start of the checkout beside which the packages are held, in the same run."""
    found = []
    with tempfile.TemporaryDirectory() as home:
        # Compiled once, as an installed program is.
        given = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        given |= {"KARTENTISCH_HOME": home, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        given |= {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
        for _ in range(1 + STARTS):
            start = time.monotonic()
            words = [sys.executable, "-m", "desktop"]
            process = subprocess.Popen(words, env=given, start_new_session=True)
            try:
                if not window_of(display, process):
                    raise Failed("the checkout showed no window")
                found.append(time.monotonic() - start)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, 15)
                process.wait(30)
    return f"| checkout | | | {statistics.median(found[1:]) * 1000:.0f} ms |"


FILES = {
    "deb": "kartentisch_*_all.deb",
    "folder": "kartentisch-*-linux-*.tar.xz",
    "wheel": "kartentisch-*-py3-none-any.whl",
}
"""What each package is called in `dist/`."""
PROOFS = {
    "deb": (prove_deb, ("trixie",)),
    "folder": (prove_folder, ("bookworm", "trixie")),
    "wheel": (prove_wheel, ("bookworm", "trixie")),
}
"""How each package is proved, and on which releases of Debian."""


def why_not(names: list[str]) -> str:
    """Why these cannot be proved here, with what gets it; "" if they can."""
    for name in names:
        found = len(list(DIST.glob(FILES[name])))
        if found != 1:
            job = "build" if name == "wheel" else f"package {name}"
            return f"dist/ has {found} files {FILES[name]}, not one: python3 dev.py {job}"
    lacking = sorted(package for name, package in NEEDED.items() if not shutil.which(name))
    if lacking:
        return f"missing for this: sudo apt install {' '.join(lacking)}"
    if os.geteuid():
        return "a bare system can be made only by root: sudo python3 dev.py package --prove"
    return ""


def run(names: list[str]) -> int:
    """Prove these packages, which lie in `dist/`; the exit status."""
    if why := why_not(names):
        print(f"package: {why}", file=sys.stderr)
        return 2
    lines = []
    with tempfile.TemporaryDirectory() as place, screen(Path(place)) as display:
        picture = Path(place, "Xvfb_screen0")
        steps = [(name, release) for name in names for release in PROOFS[name][1]]
        for name, release in steps:
            print(f"== {name} on {release}", flush=True)
            try:
                lines.append(PROOFS[name][0](release, display, picture))
            except (Failed, OSError, subprocess.SubprocessError) as problem:
                print(f"  FAILED: {problem}", flush=True)
                return 1
        lines.append(checkout(display))
    print("| what | to fetch | more | start |", "|---|---|---|---|", *lines, sep="\n")
    return 0
