"""Card faces come at the pixels of the screen; what is missing is drawn plainly."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from desktop import paths
from desktop.packs import Pack
from engine.cards import BACK, GERMAN_32, card

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def pack() -> Pack:
    return Pack(paths.own("assets", "cards", "bavarian"))


def painted(pixmap: QPixmap) -> bool:
    image = pixmap.toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    return middle.alpha() > 0


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_face_has_exactly_the_pixels_of_the_screen(pack: Pack, ratio: float) -> None:
    face = pack.face(card("HA"), 101, ratio)
    assert face.width() == round(101 * ratio)
    assert face.height() == round(pack.height(101) * ratio)
    assert face.devicePixelRatioF() == ratio


def test_the_whole_pack_is_there(pack: Pack) -> None:
    for one in (*GERMAN_32, BACK):
        assert painted(pack.face(one, 60, 1.0))
    assert not pack.missing


def test_corners_are_transparent(pack: Pack) -> None:
    image = pack.face(card("HA"), 200, 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_face_is_drawn_once(pack: Pack) -> None:
    assert pack.face(card("HA"), 80, 1.0).cacheKey() == pack.face(card("HA"), 80, 1.0).cacheKey()


def test_old_sizes_are_forgotten_when_there_are_too_many(
    pack: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.packs.BUDGET", 400_000)
    first = pack.face(card("HA"), 150, 1.0).cacheKey()
    for width in range(151, 160):
        pack.face(card("HA"), width, 1.0)
    assert pack.face(card("HA"), 150, 1.0).cacheKey() != first


def test_a_pack_that_is_not_there_is_drawn_plainly(tmp_path: Path) -> None:
    pack = Pack(tmp_path / "nowhere")
    assert pack.missing
    assert painted(pack.face(card("S10"), 90, 1.0)) and painted(pack.face(BACK, 90, 1.0))
    plain = {pack.face(one, 90, 1.0).toImage().text("") for one in (card("S10"), card("HA"))}
    assert plain
    assert pack.face(card("S10"), 90, 1.0).toImage() != pack.face(card("HA"), 90, 1.0).toImage()


@pytest.mark.parametrize("text", ["", "[]", "{", '{"ratio": "wide"}', '{"ratio": 0}'])
def test_a_broken_description_breaks_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "pack.json").write_text(text, encoding="utf-8")
    (tmp_path / "HA.svg").write_text("no picture", encoding="utf-8")
    pack = Pack(tmp_path)
    assert painted(pack.face(card("HA"), 90, 1.0))
    assert pack.missing and pack.ratio == 0.57


def test_a_suit_has_a_sign_with_and_without_pictures(pack: Pack, tmp_path: Path) -> None:
    assert painted(pack.sign("H", 30, 1.0))
    assert painted(Pack(tmp_path).sign("H", 30, 1.0))


def test_it_starts_fast(pack: Pack) -> None:
    assert not pack._pixmaps and not pack._renderers
    assert QApplication.instance() is not None
