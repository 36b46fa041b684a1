"""Portraits: which there are, whose is whose, and what is painted of them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.common import paths, portraits
from desktop.common.player_names import BOTS, first_names
from desktop.common.portraits import PORTRAITS, around_table, paint_portrait, said, usual

pytestmark = pytest.mark.usefixtures("qapp")


def painted(portrait: str, width: int = 44) -> QImage:
    picture = QImage(width, width, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_portrait(painter, QRectF(0, 0, width, width), portrait, 1.0)
    return picture


def apart(one: QImage, other: QImage) -> float:
    """Which part of two pictures differs clearly in how light it is."""
    pairs = list(zip(greys(one), greys(other), strict=True))
    return sum(abs(a - b) > 48 for a, b in pairs) / len(pairs)


def greys(picture: QImage) -> bytes:
    """How light each pixel is, without what fills a line up: that is what was in the memory."""
    light = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line = bytes(light.constBits()), light.bytesPerLine()
    return b"".join(bits[row * line :][: light.width()] for row in range(light.height()))


def kind(portrait: str) -> str:
    return portrait.partition("-")[0]


def test_there_are_portraits_of_all_ages():
    kinds = [kind(portrait) for portrait in PORTRAITS]
    assert len(PORTRAITS) >= 12
    for one in ("girl", "boy", "woman", "man", "grandmother", "grandfather"):
        assert kinds.count(one) >= 2, one


def test_each_portrait_has_a_picture_and_no_picture_is_nobodys():
    folder = paths.own("assets", "portraits")
    assert {file.stem for file in folder.iterdir()} == set(PORTRAITS)


def test_each_portrait_is_told_in_words_of_its_own():
    assert len({said(portrait) for portrait in PORTRAITS}) == len(PORTRAITS)
    assert said("nobody") == ""


def test_a_portrait_is_round():
    picture = painted("grandfather-beard")
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(22, 22).alpha() == 255


def test_no_two_portraits_look_alike_at_44_pixels_even_without_colour():
    seen = {portrait: painted(portrait) for portrait in PORTRAITS}
    for (one, first), (other, second) in combinations(seen.items(), 2):
        assert apart(first, second) > 0.08, (one, other)


def test_each_usual_name_of_a_bot_has_a_portrait_of_its_own():
    assert len({usual(name) for name in BOTS}) == len(BOTS)


def test_bots_are_who_they_always_were():
    of = [usual(name) for name in ("Lina", "Korbinian", "Resi", "Ludwig", "Kilian")]
    assert of == [
        "woman-headscarf",
        "man-feather-hat",
        "grandmother-bun",
        "grandfather-captain",
        "boy-cap",
    ]


def test_other_names_have_a_fitting_portrait_always_the_same():
    for name in ("Anna", "Gesa", "Ilse", "Mathilde Sabine"):
        assert kind(usual(name)) in ("girl", "woman", "grandmother")
    for name in ("Hinnerk", "Jan", "Bernd 2"):
        assert kind(usual(name)) in ("boy", "man", "grandfather")
    assert [usual(name) for name in ("Anna", "Jan")] == ["woman-curls-glasses", "man-bowler-hat"]


def test_no_two_at_a_table_look_alike():
    for name in ("Anna", "Ben", "Resi"):
        seats = [(one, "") for one in (name, *first_names(5, [name]))]
        assert len(set(around_table(seats))) == 6


def test_a_chosen_portrait_is_kept_and_a_bot_takes_another():
    mine, lina, resi = around_table([("Anna", "woman-headscarf"), ("Lina", ""), ("Resi", "")])
    assert mine == "woman-headscarf"
    assert lina != mine and kind(lina) in ("girl", "woman", "grandmother")
    assert resi == "grandmother-bun"


def test_two_may_choose_the_same_portrait():
    assert around_table([("Anna", "boy-cap"), ("Ben", "boy-cap")]) == ("boy-cap", "boy-cap")


def test_a_portrait_nobody_knows_counts_as_none():
    assert around_table([("Lina", "from-next-year")]) == ("woman-headscarf",)


@pytest.mark.parametrize("picture", [None, "", "no picture", "<svg"])
def test_a_portrait_that_cannot_be_read_is_plain_and_told_once(
    picture, tmp_path, monkeypatch, caplog
):
    if picture is not None:
        (tmp_path / "boy-cap.svg").write_text(picture)
    monkeypatch.setattr(portraits.paths, "own", lambda *parts: tmp_path / parts[-1])
    for cached in (portraits._picture, portraits._renderer):
        cached.cache_clear()
    try:
        shown = painted("boy-cap")
        painted("boy-cap", 60)
    finally:
        for cached in (portraits._picture, portraits._renderer):
            cached.cache_clear()
    assert shown.pixelColor(22, 22).alpha() == 255 and shown.pixelColor(0, 0).alpha() == 0
    assert [record.getMessage() for record in caplog.records] == [
        "portrait 'boy-cap' cannot be shown"
    ]
