"""The card pictures: what the kit draws, what Qt shows of it, what a player can tell apart."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform
from PySide6.QtSvg import QSvgRenderer

from desktop.packs import Look, Pack
from engine.cards import FRENCH_52, FRENCH_WELI, GERMAN_36, WELI, Card
from tests.contrast import contrast

pytestmark = pytest.mark.usefixtures("qapp")

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "cards"
NAMES = ("bavarian", "tell", "berlin", "international")
GERMAN = (*GERMAN_36, WELI)
CARDS = dict.fromkeys(("bavarian", "tell"), GERMAN) | dict.fromkeys(
    ("berlin", "international"), (*FRENCH_52, FRENCH_WELI)
)
HEIGHT = 90


@pytest.fixture(scope="module")
def draw() -> Iterator[ModuleType]:
    """The script that draws; its folder is no package of the program."""
    sys.path.insert(0, str(FOLDER))
    import draw

    yield draw
    sys.path.remove(str(FOLDER))


def pictures() -> list[Path]:
    return sorted(file for name in NAMES for file in (FOLDER / name).glob("*.svg"))


def painted(file: Path, width: int, around: int = 0) -> QImage:
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    size = renderer.defaultSize()
    high = round(width * size.height() / size.width())
    image = QImage(width + 2 * around, high + 2 * around, QImage.Format.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(around, around, width, high))
    painter.end()
    return image


def greys(image: QImage) -> bytes:
    """How light each pixel is: who cannot tell colours sees no more."""
    light = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line = bytes(light.constBits()), light.bytesPerLine()
    return b"".join(bits[y * line : y * line + light.width()] for y in range(light.height()))


def apart(one: bytes, other: bytes) -> float:
    """Which part of two pictures differs clearly."""
    different = sum(abs(a - b) > 48 for a, b in zip(one, other, strict=True))
    return different / len(one)


def at_a_glance(pack: Pack, cards: tuple[Card, ...]) -> dict[Card, bytes]:
    width = round(HEIGHT * pack.ratio)
    return {card: greys(pack.face(card, width, 1.0).toImage()) for card in cards}


def test_the_folders_hold_what_the_kit_draws(draw: ModuleType) -> None:
    for page in draw.PAGES:
        folder = FOLDER / page.SHEET.name
        made = draw.files(page)
        assert {file.name for file in folder.iterdir()} == set(made)
        for name, text in made.items():
            assert (folder / name).read_text(encoding="utf-8") == text, name


def test_the_portraits_are_what_the_kit_draws(draw: ModuleType) -> None:
    made = {f"{name}.svg": text for name, text in draw.portraits.faces().items()}
    assert {file.name for file in draw.PORTRAITS.iterdir()} == set(made)
    for name, text in made.items():
        assert (draw.PORTRAITS / name).read_text(encoding="utf-8") == text, name


def test_a_portrait_has_nothing_that_qt_leaves_out_and_is_small(draw: ModuleType) -> None:
    for file in draw.PORTRAITS.iterdir():
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"<(clipPath|mask|text|image|symbol|filter|style|use)|rgba", text)
        assert len(text) < 15_000, file


def test_writing_a_pack_leaves_no_old_cards(draw: ModuleType, tmp_path: Path) -> None:
    page = draw.PAGES[0]
    (tmp_path / page.SHEET.name).mkdir()
    (tmp_path / page.SHEET.name / "EB.svg").write_text("an old card")
    draw.write(page, tmp_path)
    assert {file.name for file in (tmp_path / page.SHEET.name).iterdir()} == set(draw.files(page))


def test_nothing_is_drawn_that_qt_leaves_out_or_another_machine_draws_otherwise() -> None:
    foreign = re.compile(
        r"<(clipPath|mask|text|image|symbol|filter|style|\w*Gradient)|rgba|href=\"[^#]"
    )
    for file in pictures():
        text = file.read_text(encoding="utf-8")
        assert not foreign.search(text), file
        assert text.count("<svg") == 1, file


def test_pictures_are_small() -> None:
    assert max(file.stat().st_size for file in pictures()) < 30_000


def test_only_the_inks_of_the_palette_are_used(draw: ModuleType) -> None:
    from kit import palette

    inks = set(palette.CONTRAST)
    assert set(palette.GREY) == inks
    for file in pictures():
        assert set(re.findall("#[0-9A-F]{6}", file.read_text(encoding="utf-8"))) <= inks, file


def test_nothing_is_painted_beyond_the_edge_of_a_card() -> None:
    for file in pictures():
        image = painted(file, 120, 20)
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        card = QPainterPath()
        card.addRoundedRect(QRectF(19, 19, 122, image.height() - 38), 8, 8)
        painter.fillPath(card, QColor("black"))
        painter.end()
        assert not any(alpha > 24 for alpha in bytes(image.constBits())[3::4]), file


def test_courts_and_backs_are_the_same_upside_down() -> None:
    for file in pictures():
        german = CARDS[file.parent.name] is GERMAN
        if re.fullmatch(r"back|.[AKOU]" if german else r"back|.[KQJ]", file.stem):
            image = painted(file, 100)
            turned = image.transformed(QTransform().rotate(180))
            assert apart(greys(image), greys(turned)) < 0.01, file


@pytest.mark.parametrize("name", NAMES)
def test_no_two_cards_look_alike_at_ninety_pixels_even_without_colour(name: str) -> None:
    seen = at_a_glance(Pack(FOLDER / name), CARDS[name])
    for (one, first), (other, second) in combinations(seen.items(), 2):
        assert apart(first, second) > 0.01, (one, other)


@pytest.mark.parametrize("name", NAMES)
def test_courts_of_a_pack_differ_by_more_than_their_index(name: str) -> None:
    courts = tuple(card for card in CARDS[name] if card.rank in "KOUQJ")
    seen = at_a_glance(Pack(FOLDER / name, Look(corners=0)), courts)
    for (one, first), (other, second) in combinations(seen.items(), 2):
        assert apart(first, second) > 0.12, (one, other)


@pytest.mark.parametrize("name", NAMES)
def test_an_index_stands_out_from_the_paper_in_all_inks(name: str) -> None:
    about = json.loads((FOLDER / name / "pack.json").read_text(encoding="utf-8"))
    paper = "#F9F6EA"
    for colours in (about, *about["colours"].values()):
        behind = colours.get("inks", {}).get(paper, paper) if "inks" in colours else paper
        for suit, ink in colours["suits"].items():
            assert contrast(ink, behind) >= 4.5, (suit, ink)
