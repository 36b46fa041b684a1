"""A pack of one's own is read in the hand like ours: its index, signs, margins and suits."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.common import paths
from desktop.common.languages import Languages
from desktop.packs import Look, Pack, pack_file, pack_import, pictures
from desktop.packs.lent import renamed
from desktop.packs.pack_settings import PackChoice, choose, folder_of, packs_with
from desktop.window.pack_in_use import PackInUse
from engine import games
from engine.cards import FRENCH_52, GERMAN_32, card
from tests.desktop.packs.made_up import GERMAN, SHORT, import_pack
from tests.desktop.tables import quick_settings

pytestmark = pytest.mark.usefixtures("qapp")

WIDE = 120
FRENCH_NAMES = {renamed(code, "french"): code for code in GERMAN}
"""What German cards are called by programs that have only French names, and what they are."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are kept smaller than in the program, which takes a tenth as long."""
    for module in (pictures, pack_import):
        monkeypatch.setattr(module, "WIDEST", WIDE)


def ours(name: str, corners: int | None = None) -> Pack:
    return Pack(paths.own("assets", "cards", name), Look(corners=corners))


def scans(where: Path, name: str, names: dict[str, str], corners: int | None = None) -> Path:
    """A folder of pictures of one of our packs: what each is called, and which card it is."""
    where.mkdir()
    pack = ours(name, corners)
    for called, code in names.items():
        pack.face(card(code), WIDE, 1.0).save(str(where / f"{called}.png"))
    return where


def same_names(codes: tuple[str, ...]) -> dict[str, str]:
    return {code: code for code in codes}


def taken(path: Path, **other: object) -> Pack:
    return Pack(folder_of(import_pack(path).keep(path.name, **other)))


def index(pack: Pack, code: str) -> QImage:
    """The part of a card that is seen in a fan."""
    face = pack.face(card(code), WIDE, 1.0).toImage()
    return face.copy(0, 0, round(face.width() * 0.22), round(face.height() * 0.3))


PRINTED = [("tell", GERMAN), ("berlin", SHORT)]


@pytest.mark.parametrize(("name", "codes"), PRINTED)
def test_a_pack_gets_a_small_index_if_it_has_none_at_the_upper_left(tmp_path, name, codes):
    has = taken(scans(tmp_path / "has", name, same_names(codes)))
    lacks = taken(scans(tmp_path / "lacks", name, same_names(codes), corners=0))
    assert not has.marked and lacks.marked
    bare = Pack(lacks.folder)
    bare.show_as(bare.suits, marked=False)
    for suit in {code[0] for code in codes}:
        held = [code for code in codes if code[0] == suit]
        for one, other in combinations(held, 2):
            assert index(lacks, one) != index(lacks, other)
        assert all(index(bare, code) != index(lacks, code) for code in held)


def test_an_index_that_stands_elsewhere_does_not_help_in_a_fan(tmp_path):
    where = scans(tmp_path / "right", "international", same_names(SHORT))
    for file in where.iterdir():
        with Image.open(file) as face:
            mirrored = face.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        mirrored.save(file)
    assert taken(where).marked


def test_whether_it_is_marked_can_be_said_against_what_was_recognised(tmp_path):
    where = scans(tmp_path / "has", "berlin", same_names(SHORT))
    assert taken(where, marked=True).marked
    bare = scans(tmp_path / "lacks", "berlin", same_names(SHORT), corners=0)
    assert not taken(bare, marked=False).marked


def test_the_letters_of_its_index_are_those_of_the_language(tmp_path):
    folder = taken(scans(tmp_path / "lacks", "berlin", same_names(SHORT), corners=0)).folder
    german, english = (Pack(folder, Look(language=language)) for language in ("de", "en"))
    assert index(german, "CJ") != index(english, "CJ")
    assert index(german, "CK") == index(english, "CK")


def test_its_signs_are_those_of_its_suits(tmp_path):
    """An S is Bells in a German pack and Spades in a French one."""
    german = taken(scans(tmp_path / "german", "tell", same_names(GERMAN)))
    french = taken(scans(tmp_path / "french", "berlin", same_names(SHORT)))
    for own, lender, suits in ((german, "bavarian", "EGHS"), (french, "international", "CSHD")):
        for suit in suits:
            lent = ours(lender).sign(suit, 40, 1.0).toImage()
            assert own.sign(suit, 40, 1.0).toImage() == lent, (lender, suit)
    named_french = taken(scans(tmp_path / "named", "tell", FRENCH_NAMES))
    assert named_french.sign("S", 40, 1.0).toImage() == german.sign("S", 40, 1.0).toImage()


@pytest.mark.parametrize("frame", [False, True])
def test_the_margin_of_cards_without_paper_is_kept(tmp_path, frame):
    """The print is not taken for the card, also where courts fill their frames."""
    where = tmp_path / "print"
    where.mkdir()
    for number, code in enumerate(SHORT):
        face = Image.new("RGBA", (WIDE, 180))
        pen = ImageDraw.Draw(face)
        pen.rectangle((12, 12, 20, 24), fill=(200 - number, 0, 0, 255))
        pen.rectangle((60, 60 + number, 80, 120), fill="black")
        if frame and code[1:] in "JQK":
            pen.rectangle((24, 24, 95, 155), fill="navy")
        pen.rectangle((99, 155, 107, 167), fill=(200 - number, 0, 0, 255))
        face.save(where / f"{code}.png")
    pack = taken(where)
    assert pack.ratio == pytest.approx(WIDE / 180, abs=0.01)
    face = pack.face(card("C8"), WIDE, 1.0).toImage()
    assert face.pixelColor(2, 90).name() == "#ffffff" and face.pixelColor(2, 90).alpha() == 255
    bare = Pack(pack.folder)
    bare.show_as(bare.suits, marked=False)
    face = bare.face(card("C8"), WIDE, 1.0).toImage()
    assert face.pixelColor(10, 18).lightness() > 200 > face.pixelColor(14, 18).red() > 100


def test_cards_with_a_transparent_border_are_all_cut_alike(tmp_path):
    """One that has a gap in its edge is not drawn out to the size of the others."""
    where = tmp_path / "border"
    where.mkdir()
    for number, code in enumerate(SHORT):
        face = Image.new("RGBA", (WIDE, 180))
        pen = ImageDraw.Draw(face)
        pen.rectangle((10, 10, 109, 169 - number % 3 * 4), fill=(250 - number, 240, 200, 255))
        pen.rectangle((55, 85, 64, 94), fill="black")
        face.save(where / f"{code}.png")
    pack = taken(where, marked=False)
    for code in SHORT[:3]:
        face = pack.face(card(code), 100, 1.0).toImage()
        down = ((y, face.pixelColor(50, y)) for y in range(face.height()))
        dark = [y for y, one in down if one.alpha() > 200 and one.lightness() < 60]
        assert (dark[0], dark[-1]) == (75, 84), code


def test_what_kind_of_cards_they_are_is_recognised_and_can_be_changed_back(tmp_path):
    draft = import_pack(scans(tmp_path / "Karten", "bavarian", FRENCH_NAMES))
    name = draft.keep("Karten")
    seven = ours("bavarian").face(card("S7"), WIDE, 1.0).toImage()
    assert name in packs_with(GERMAN_32) and name not in packs_with(FRENCH_52)
    for suits in ("french", "german"):
        pack_file.change(folder_of(name), cards=suits)
        pack = Pack(folder_of(name))
        assert (name in packs_with(GERMAN_32)) == (suits == "german")
        assert pack.has([card("C7"), card("SQ")]) == (suits == "french")
        shown = pack.face(card("S7" if suits == "german" else "D7"), WIDE, 1.0).toImage()
        middle = (WIDE // 2, shown.height() // 3)
        near = abs(shown.pixelColor(*middle).red() - seven.pixelColor(*middle).red())
        assert near < 40 and not pack.missing


def test_cards_of_four_colours_are_no_german_ones(tmp_path):
    where = tmp_path / "four"
    where.mkdir()
    pack = Pack(paths.own("assets", "cards", "international"), Look(colours="four"))
    for code in SHORT:
        pack.face(card(code), WIDE, 1.0).save(str(where / f"{code}.png"))
    assert taken(where).suits == "french"


def without_marked(folder: Path) -> None:
    """Have a pack say no more than those did that were taken before an index was looked for."""
    file = folder / pack_file.NAME
    about = json.loads(file.read_text(encoding="utf-8"))
    del about["marked"]
    file.write_text(json.dumps(about), encoding="utf-8")


@pytest.mark.parametrize("corners", [0, 2])
def test_a_pack_from_before_gets_its_index_when_it_is_first_used(
    qtbot, own_home, tmp_path, corners
):
    pack = taken(scans(tmp_path / "mine", "bavarian", same_names(GERMAN), corners))
    assert pack.marked is (corners == 0)
    without_marked(pack.folder)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = quick_settings(own_home)
    kind = games.find("ramsen")
    rules = kind.make(next(iter(kind.presets.values())), 4)
    choose(settings, rules, PackChoice(f"own:{pack.folder.name}", Look()))
    in_use = PackInUse(settings, Languages(app, settings))
    with qtbot.waitSignal(in_use.decided):
        assert in_use.use_for(rules)
    assert pack_file.read(pack.folder)["marked"] is (corners == 0)
    assert not pack_file.undecided(pack.folder)
    in_use.forget()
    assert in_use.use_for(rules) is (corners == 0)
