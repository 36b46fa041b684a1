"""`python3 dev.py demo GAME --sheets` and `demo readme`: pictures put together from many demos.

The sheets show every moment of a game at every size, one sheet a size, with both languages and
lights beside each other. For the README two pictures are chosen, with few colours, so that they
take little room. Each demo runs in a process of its own: a window keeps no language and no
light of the one before.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from desktop.commands.complaints import Complaint
from desktop.look.theme import colour, theme
from engine import games
from tests.workshop.pictures import made, size_of

SIZES = ("800x600", "1280x800", "1920x1080", "3840x2160", "720x1200")
LANGUAGES = ("de", "en")
LIGHTS = ("light", "dark")
ALL = "all"
"""In place of a game: all of them."""
THUMB = 480
"""How wide each picture on a sheet is, in pixels."""
HEAD = 22
"""The height of the line that says what a picture shows."""

README = {"table": ("ramsen", "tricks-follow"), "club": ("club", "second-round")}
"""The two pictures of the README, each by its demo and moment; in both languages."""


def sheets(args: argparse.Namespace) -> None:
    """Make the contact sheets of one game, or of all of them."""
    out = made(args.out)
    sizes = (args.size,) if args.size else SIZES
    for size in sizes:
        size_of(size)
    for game in games.names() if args.game == ALL else (args.game,):
        for size in sizes:
            print(contact_sheet(game, size, out, args.letters), flush=True)


def contact_sheet(game: str, size: str, out: Path, letters: int = 100) -> Path:
    """One sheet: a row for each moment, a column for each language and light."""
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as place:
        columns = []
        for language, light in product(LANGUAGES, LIGHTS):
            folder = Path(place) / f"{language}-{light}"
            words = ["--size", size, "--lang", language, "--colours", light]
            words += ["--letters", str(letters)]
            columns.append((f"{language} {light}", demo(game, folder, *words)))
        path = out / (f"{game}-{size}.png" if letters == 100 else f"{game}-{size}-{letters}.png")
        if not _pasted(columns, size).save(str(path)):
            raise Complaint(f"{path}: cannot be written")
    return path


def demo(game: str, folder: Path, *words: str) -> dict[str, Path]:
    """Run one demo; gives its pictures by the names of their moments."""
    command = [sys.executable, "-m", "tests.workshop.demo", game, "--out", str(folder), *words]
    paths = [entry for entry in sys.path if entry]
    variables = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, capture_output=True, text=True, env=variables)
    if done.returncode:
        raise Complaint(f"the demo of {game} failed: {done.stderr.strip().splitlines()[-1:]}")
    return {path.stem.split("-", 2)[2]: path for path in sorted(folder.glob("*.png"))}


def _pasted(columns: list[tuple[str, dict[str, Path]]], size: str) -> QImage:
    """All pictures beside and below each other, with a line above each."""
    app = QGuiApplication.instance() or QGuiApplication([])
    moments = list(dict.fromkeys(name for _, pictures in columns for name in pictures))
    width, height = map(int, size.split("x"))
    cell = THUMB, round(THUMB * height / width) + HEAD
    sheet = QImage(cell[0] * len(columns), cell[1] * len(moments), QImage.Format.Format_RGB32)
    sheet.fill(colour(theme().field, 255))
    with QPainter(sheet) as painter:
        for (row, moment), (column, (kind, pictures)) in product(
            enumerate(moments), enumerate(columns)
        ):
            if moment not in pictures:
                continue
            left, top = column * cell[0], row * cell[1]
            painter.drawText(left + 4, top + HEAD - 6, f"{moment}, {kind}")
            picture = QImage(str(pictures[moment])).scaledToWidth(
                THUMB, Qt.TransformationMode.SmoothTransformation
            )
            painter.drawImage(QRect(left, top + HEAD, *picture.size().toTuple()), picture)
    assert app is not None
    return sheet


def readme(args: argparse.Namespace) -> None:
    """Make the pictures of the README, in both languages."""
    out = made(args.out)
    for path in readme_pictures(out, args.size or "1280x800"):
        print(path, flush=True)


def readme_pictures(out: Path, size: str) -> Iterator[Path]:
    """Run the demos and keep the pictures that were chosen of them; gives each file."""
    for (name, (game, moment)), language in product(README.items(), LANGUAGES):
        with tempfile.TemporaryDirectory(prefix="kartentisch-") as place:
            found = demo(game, Path(place), "--size", size, "--lang", language)
            if moment not in found:
                raise Complaint(f"the demo of {game} should show {moment}, not only {[*found]}")
            path = out / f"{name}.{language}.png"
            save_with_few_colours(found[moment], path)
        yield path


def save_with_few_colours(source: Path, path: Path) -> None:
    """Write a picture again in 256 colours, in which it takes little room."""
    with Image.open(source) as picture:
        # The usual way would leave out what is rare, such as the red of a bell.
        method = Image.Quantize.FASTOCTREE
        few = picture.convert("RGB").quantize(256, method, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
