"""Card faces come at the pixels of the screen; what is missing is drawn plainly."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPixmap

from desktop.common import paths
from desktop.common.haste import Haste
from desktop.common.languages import Languages
from desktop.common.picture_cache import make_room
from desktop.packs import Look, Pack, user_packs
from desktop.packs.pack import SIZES
from desktop.packs.pack_file import CORNERS, RATIOS
from desktop.packs.pack_settings import PackChoice, choice_for, choose, packs_with
from desktop.window.pack_in_use import PackInUse
from engine import games
from engine.cards import (
    BACK,
    FRENCH_32,
    FRENCH_52,
    FRENCH_WELI,
    GERMAN_32,
    GERMAN_33,
    GERMAN_36,
    WELI,
    card,
)
from engine.rules import Rules

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def pack() -> Pack:
    return Pack(paths.own("assets", "cards", "bavarian"))


def painted(pixmap: QPixmap) -> bool:
    image = pixmap.toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    return middle.alpha() > 0


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_face_has_exactly_the_pixels_of_the_screen(pack, ratio):
    face = pack.face(card("HA"), 101, ratio)
    assert face.width() == round(101 * ratio)
    assert face.height() == round(pack.height(101) * ratio)
    assert face.devicePixelRatioF() == ratio


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("bavarian", GERMAN_32),
        ("tell", GERMAN_32),
        ("berlin", FRENCH_52),
        ("international", FRENCH_52),
    ],
)
def test_the_whole_pack_is_there(name, cards):
    pack = Pack(paths.own("assets", "cards", name))
    for one in (*cards, BACK):
        assert painted(pack.face(one, 60, 1.0))
    assert not pack.missing and pack.name == name


def look_of(code: str, look: Look, name: str = "berlin") -> QImage:
    return Pack(paths.own("assets", "cards", name), look).face(card(code), 120, 1.0).toImage()


def index_of(picture: QImage) -> QImage:
    return picture.copy(0, 0, 22, 62)


@pytest.mark.parametrize("name", ["bavarian", "tell"])
def test_a_german_pack_has_the_weli_and_a_six_of_bells_that_is_another_card(name):
    pack = Pack(paths.own("assets", "cards", name))
    assert pack.has(GERMAN_33) and pack.has(GERMAN_36) and not pack.has([FRENCH_WELI])
    weli, six = (pack.face(one, 60, 1.0).toImage() for one in (WELI, card("S6")))
    assert weli != six and not pack.missing


@pytest.mark.parametrize("name", ["berlin", "international"])
def test_french_packs_have_a_weli_made_of_the_six_of_diamonds(name):
    pack = Pack(paths.own("assets", "cards", name))
    assert pack.has((*FRENCH_32, FRENCH_WELI)) and not pack.has([WELI])
    weli, six = (pack.face(one, 60, 1.0).toImage() for one in (FRENCH_WELI, card("D6")))
    assert weli != six and not pack.missing


@pytest.mark.parametrize("name", ["bavarian", "tell", "berlin", "international"])
def test_a_look_that_asks_for_what_the_pack_has_changes_nothing(name):
    pack = Pack(paths.own("assets", "cards", name))
    same = Look(corners=4 if name == "bavarian" else 2)
    assert look_of("HK", same, name) == pack.face(card("HK"), 120, 1.0).toImage()


def test_letters_speak_the_language_of_the_look():
    german, english = look_of("CQ", Look(language="de")), look_of("CQ", Look(language="en"))
    assert index_of(german) != index_of(english)
    assert index_of(look_of("CQ", Look())) == index_of(german)
    assert look_of("CK", Look(language="de")) == look_of("CK", Look(language="en"))
    assert index_of(look_of("CQ", Look(), "international")) != index_of(
        look_of("CQ", Look(language="de"), "international")
    )


def test_an_index_stands_in_as_many_corners_as_wanted():
    right = QRect(98, 4, 16, 40)
    inks = {
        corners: {
            picture.pixelColor(x, y).name()
            for x in range(right.left(), right.right())
            for y in range(right.top(), right.bottom())
        }
        for corners, picture in ((n, look_of("H7", Look(corners=n))) for n in (0, 2, 4))
    }
    assert len(inks[4]) > len(inks[2]) == len(inks[0])
    assert index_of(look_of("H7", Look(corners=0))) != index_of(look_of("H7", Look(corners=2)))


def test_a_large_index_is_larger():
    def black(picture: QImage) -> int:
        return sum(picture.pixelColor(x, y).lightness() < 90 for x in range(24) for y in range(60))

    assert black(look_of("C7", Look(large=True))) > 1.2 * black(look_of("C7", Look()))


def letter_of(code: str, look: Look, name: str) -> int:
    """How high the letter of an index is, in pixels: the first dark rows from above."""
    picture = look_of(code, look, name)
    dark = [
        any(picture.pixelColor(x, y).lightness() < 70 for x in range(5, 22))
        for y in range(4, picture.height())
    ]
    begin = dark.index(True)
    return dark.index(False, begin) - begin


@pytest.mark.parametrize("name", ["bavarian", "tell", "berlin", "international"])
def test_every_pack_has_faces_with_a_large_index_and_of_high_contrast(name):
    """With black ink on white paper; what stands in the corner is as large as in the others."""
    code = "S7" if name in ("berlin", "international") else "E7"
    usual = look_of(code, Look(), name)
    assert index_of(look_of(code, Look(large=True), name)) != index_of(usual)
    letters = [letter_of(code, look, name) for look in (Look(), Look(large=True), Look(huge=True))]
    assert letters[1] > 1.25 * letters[0] and letters[2] > 1.75 * letters[0]
    strong = look_of(code, Look(colours="contrast"), name)
    lights = {strong.pixelColor(x, y).lightness() for x in range(4, 30) for y in range(4, 60)}
    assert max(lights) >= 250 and min(lights) <= 40


def test_four_colours_give_every_suit_its_own():
    def ink(suit: str, colours: str) -> str:
        return look_of(suit + "A", Look(colours=colours)).pixelColor(60, 110).name()

    assert len({ink(suit, "printed") for suit in "CSHD"}) == 2
    assert len({ink(suit, "four") for suit in "CSHD"}) == 4


def test_high_contrast_is_drawn_on_white_and_grey_has_no_colour():
    assert look_of("HK", Look(colours="contrast")).pixelColor(110, 110).name() == "#ffffff"
    grey = look_of("HK", Look(colours="grey"))
    assert all(
        grey.pixelColor(x, y).saturation() == 0
        for x in range(0, grey.width(), 3)
        for y in range(0, grey.height(), 3)
    )


def test_another_look_draws_the_faces_anew(pack):
    before = pack.face(card("HK"), 80, 1.0)
    pack.take(pack.folder, Look(colours="contrast"))
    assert pack.face(card("HK"), 80, 1.0).toImage() != before.toImage()
    pack.take(pack.folder, Look())
    assert pack.face(card("HK"), 80, 1.0).toImage() == before.toImage()


@pytest.mark.parametrize("text", ["{}", '{"index": 1}', '{"colours": [], "corners": 2}'])
def test_a_pack_that_knows_nothing_of_looks_stays_as_it_is(tmp_path, text):
    (tmp_path / "pack.json").write_text(text, encoding="utf-8")
    picture = paths.own("assets", "cards", "berlin", "HK.svg").read_text(encoding="utf-8")
    (tmp_path / "HK.svg").write_text(picture, encoding="utf-8")
    plain = Pack(tmp_path).face(card("HK"), 90, 1.0).toImage()
    for look in (Look(corners=4), Look(large=True), Look(colours="four"), Look(language="en")):
        assert Pack(tmp_path, look).face(card("HK"), 90, 1.0).toImage() == plain


def test_corners_are_transparent(pack):
    image = pack.face(card("HA"), 200, 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0


def test_old_sizes_are_forgotten_when_there_are_too_many(pack, monkeypatch):
    monkeypatch.setattr("desktop.packs.pack.BUDGET", 400_000)
    first = pack.face(card("HA"), 150, 1.0).cacheKey()
    for width in range(151, 160):
        pack.face(card("HA"), width, 1.0)
    assert pack.face(card("HA"), 150, 1.0).cacheKey() != first


def test_a_pack_that_is_not_there_is_drawn_plainly(tmp_path):
    pack = Pack(tmp_path / "nowhere")
    assert pack.missing
    assert painted(pack.face(card("S10"), 90, 1.0)) and painted(pack.face(BACK, 90, 1.0))
    plain = {pack.face(one, 90, 1.0).toImage().text("") for one in (card("S10"), card("HA"))}
    assert plain
    assert pack.face(card("S10"), 90, 1.0).toImage() != pack.face(card("HA"), 90, 1.0).toImage()


@pytest.mark.parametrize("text", ["", "[]", "{", '{"ratio": "wide"}', '{"ratio": 0}'])
def test_a_broken_description_breaks_nothing(tmp_path, text):
    (tmp_path / "pack.json").write_text(text, encoding="utf-8")
    (tmp_path / "HA.svg").write_text("no picture", encoding="utf-8")
    pack = Pack(tmp_path)
    assert painted(pack.face(card("HA"), 90, 1.0))
    assert pack.missing and pack.ratio == 0.57


def test_a_suit_has_a_sign_with_and_without_pictures(pack, tmp_path):
    assert painted(pack.sign("H", 30, 1.0))
    assert painted(Pack(tmp_path).sign("H", 30, 1.0))


# In haste, ahead, and kept on the disk.


def test_in_haste_a_face_of_another_size_is_stretched(pack):
    sharp = Pack(pack.folder).face(card("HK"), 90, 1.0).toImage()
    pack.face(card("HK"), 80, 1.0)
    pack.haste = Haste.ROUGH
    stretched = pack.face(card("HK"), 90, 1.0)
    assert stretched.size() == sharp.size() and stretched.toImage() != sharp
    pack.haste = Haste.NONE
    assert pack.face(card("HK"), 90, 1.0).toImage() == sharp


def test_in_haste_what_was_never_drawn_is_drawn(pack):
    pack.haste = Haste.ROUGH
    assert painted(pack.face(card("HK"), 90, 1.0)) and not pack.missing


def test_all_faces_are_drawn_ahead_one_by_one(pack):
    assert len(list(pack.get_ready(60, 1.0))) == len(GERMAN_36) + 2, "Weli and back as well"
    assert list(pack.get_ready(60, 1.0)) == []


def test_faces_are_kept_from_one_start_to_the_next(tmp_path):
    folder = paths.own("assets", "cards", "tell")
    look = Look(colours="four", language="en")
    first = Pack(folder, look, tmp_path)
    list(first.get_ready(70, 1.5))
    again = Pack(folder, look, tmp_path)
    for one in (*GERMAN_32, BACK):
        assert again.face(one, 70, 1.5).toImage() == first.face(one, 70, 1.5).toImage()
    assert not again._renderers, "nothing was drawn again"


def test_faces_of_another_look_or_size_are_not_taken_for_these(tmp_path):
    folder = paths.own("assets", "cards", "tell")
    list(Pack(folder, None, tmp_path).get_ready(70, 1.0))
    other = Pack(folder, Look(large=True), tmp_path)
    assert (
        other.face(card("HA"), 70, 1.0).toImage()
        != Pack(folder).face(card("HA"), 70, 1.0).toImage()
    )
    assert Pack(folder, None, tmp_path).face(card("HA"), 71, 1.0).width() == 71


def test_pictures_that_were_drawn_anew_are_not_taken_from_the_disk(tmp_path):
    pictures, cache = tmp_path / "pictures", tmp_path / "cache"
    cache.mkdir()
    shutil.copytree(paths.own("assets", "cards", "tell"), pictures)
    list(Pack(pictures, None, cache).get_ready(70, 1.0))
    shutil.copy(pictures / "HK.svg", pictures / "HA.svg")
    os.utime(pictures / "HA.svg", (2e9, 2e9))
    pack = Pack(pictures, None, cache)
    assert pack.face(card("HA"), 70, 1.0).toImage() == pack.face(card("HK"), 70, 1.0).toImage()


@pytest.mark.parametrize("data", [b"", b"[]", b'["HA"]'.ljust(4096, b"\0"), b"{" * 5000])
def test_a_broken_file_on_the_disk_breaks_nothing(tmp_path, data):
    folder = paths.own("assets", "cards", "tell")
    list(Pack(folder, None, tmp_path).get_ready(70, 1.0))
    (file,) = tmp_path.iterdir()
    file.write_bytes(data)
    pack = Pack(folder, None, tmp_path)
    assert (
        pack.face(card("HA"), 70, 1.0).toImage() == Pack(folder).face(card("HA"), 70, 1.0).toImage()
    )


def test_what_was_not_used_for_longest_is_dropped(tmp_path):
    for age, name in enumerate(["new", "older", "oldest"]):
        (tmp_path / f"{name}.faces").write_bytes(bytes(100))
        os.utime(tmp_path / f"{name}.faces", (1e9 - age, 1e9 - age))
    make_room(tmp_path, 250)
    assert sorted(file.stem for file in tmp_path.iterdir()) == ["new", "older"]


def test_of_many_sizes_only_the_newest_are_kept(pack):
    """Every number of players and of cards has a size of its own."""
    first = pack.face(card("HA"), 60, 1.0).cacheKey()
    for width in range(61, 60 + SIZES):
        pack.face(card("HA"), width, 1.0)
        assert pack.face(card("HA"), 60, 1.0).cacheKey() == first, "it is still in use"
    for width in range(100, 100 + SIZES):
        pack.face(card("HA"), width, 1.0)
    assert len(pack._pixmaps) == SIZES and pack._bytes < 3 * SIZES * 100 * 200 * 4
    assert pack.face(card("HA"), 60, 1.0).cacheKey() != first


# The `pack.json` of a stranger: whatever stands in it, cards are shown and nothing crashes.

NAME = "own:made"
GOOD = {"title": "Made", "kind": "png", "ratio": 0.6, "corner": 0.06}


def rules() -> Rules[Any]:
    kind = games.find("ramsen")
    return kind.make(next(iter(kind.presets.values())), 4)


def made(text: str) -> Path:
    """A pack of the user's with all cards, and this for its description."""
    folder = paths.packs() / "made"
    folder.mkdir(exist_ok=True)
    (folder / "pack.json").write_text(text, encoding="utf-8")
    for code in (*(one.code for one in rules().pack()), "back"):
        if not (folder / f"{code}.png").exists():
            Image.new("RGB", (60, 100), "white").save(folder / f"{code}.png")
    return folder


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
KEYS = (
    *("title", "name", "kind", "ratio", "corner", "corners", "files", "index", "sign", "suits"),
    *("cards", "marked"),
)


@settings(max_examples=75, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.dictionaries(st.sampled_from(KEYS), JSON).map(json.dumps) | JSON.map(json.dumps))
def test_any_description_is_used_or_refused_and_nothing_crashes(text):
    folder = made(text)
    pack = Pack(folder, Look(corners=4, colours="four"))
    assert RATIOS[0] <= pack.ratio <= RATIOS[1] and CORNERS[0] <= pack.corner <= CORNERS[1]
    for one in (card("E7"), BACK):
        assert not pack.face(one, 40, 1.0).isNull()
    assert not pack.sign("E", 20, 1.0).isNull() and pack.cards() is not None
    assert isinstance(user_packs.title_of(NAME), str)
    # It is offered where it can be shown, and nowhere else.
    assert (NAME in packs_with(rules().pack())) == (NAME in user_packs.names())
    assert NAME not in user_packs.names() or not pack.missing


@pytest.mark.parametrize(
    "about",
    [
        '{"files": "abc"}',
        json.dumps(GOOD | {"files": {"E7": "../../../x"}}),
        json.dumps(GOOD | {"ratio": 1e-300}),
        json.dumps(GOOD | {"ratio": 10**400}),
        json.dumps(GOOD | {"kind": "../../*"}),
        json.dumps(GOOD | {"kind": "svg"}),
        "[" * 10**5,
        '{"title": ' * 10**5,
        " " * 10**6 + json.dumps(GOOD),
    ],
)
def test_a_chosen_pack_that_was_changed_is_told_once_at_each_start(qtbot, settings, about):
    made(json.dumps(GOOD))
    choose(settings, rules(), PackChoice(NAME, Look()))
    assert choice_for(settings, rules()).pack == NAME
    made(about)
    usable = NAME in user_packs.names()
    languages = Languages(qtbot._request.getfixturevalue("qapp"), settings)
    for _ in range(2):
        cards, told = PackInUse(settings, languages), list[str]()
        cards.trouble.connect(told.append)
        cards.use_for(rules())
        cards.use_for(rules())
        assert not cards.pack.missing and not cards.pack.face(card("E7"), 40, 1.0).isNull()
        assert len(told) == (not usable) and all("cannot be used" in one for one in told)
    languages.deleteLater()


def test_a_picture_that_is_a_drawing_is_not_drawn_in_the_window():
    folder = made(json.dumps(GOOD))
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
    (folder / "E7.png").write_text(drawn)
    pack = Pack(folder)
    pack.face(card("E7"), 40, 1.0)
    assert pack.missing


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
@pytest.mark.parametrize("name", ["pack.json", "E7.png"])
def test_a_pipe_in_place_of_a_file_is_not_waited_for(name):
    folder = made(json.dumps(GOOD))
    (folder / name).unlink()
    os.mkfifo(folder / name)
    pack = Pack(folder)
    assert not pack.face(card("E7"), 40, 1.0).isNull() and pack.missing
    (folder / name).unlink()
