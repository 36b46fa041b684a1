"""A pack of the user's own is taken whole or not at all."""

from __future__ import annotations

import gzip
import io
import os
import struct
import zipfile
import zlib
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor

from desktop.common import paths
from desktop.packs import Pack, pack_import, pictures, sources, user_packs
from desktop.packs.pack_draft import PackDraft, new_folder
from desktop.packs.pack_settings import folder_of, packs_with, title_of
from desktop.packs.refused import Refused, why_refused
from engine.cards import BACK, FRENCH_52, FRENCH_WELI, GERMAN_32, GERMAN_33, WELI, card
from tests.desktop.packs.made_up import (
    FRENCH,
    GERMAN,
    SHORT,
    aisleriot,
    folder,
    import_pack,
    kde,
    picture,
    pysol,
    tone,
    zipped,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are drawn and kept a third as wide as in the program, which takes a tenth as long."""
    for module in (pictures, pack_import):
        monkeypatch.setattr(module, "WIDEST", 180)


def codes(*whole: str) -> dict[str, str]:
    return {code: code for code in whole}


def refused(path: Path) -> str:
    """The sentence with which it is refused; nothing of it is left."""
    with pytest.raises(Refused) as caught:
        import_pack(path)
    assert list(paths.packs().iterdir()) == []
    return why_refused(caught.value)


def colour(pack: Pack, code: str) -> tuple[int, int, int]:
    shown = BACK if code == "back" else card(code)
    at: QColor = pack.face(shown, 60, 1.0).toImage().pixelColor(30, 70)
    return at.red(), at.green(), at.blue()


def near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 3


def kept(made: PackDraft) -> Pack:
    name = made.keep(made.title)
    assert name in user_packs.names()
    return Pack(folder_of(name))


# What is taken.


def test_a_folder_of_scans_becomes_a_pack(tmp_path):
    name = import_pack(folder(tmp_path / "Opas Blatt", codes(*GERMAN, "back"))).keep("Opas Blätter")
    assert title_of(name) == "Opas Blätter" and name == "own:opas-blaetter"
    assert packs_with(GERMAN_32) == ["bavarian", "tell", name]
    pack = Pack(folder_of(name))
    assert all(near(colour(pack, code), tone(code)) for code in (*GERMAN, "back"))
    assert not pack.missing and pack.ratio == pytest.approx(0.6, abs=0.01)


def test_a_zip_becomes_a_pack(tmp_path):
    pack = kept(import_pack(zipped(tmp_path / "scans.zip", codes(*FRENCH))))
    assert pack.name == "scans" and pack.has(FRENCH_52)


@pytest.mark.parametrize(
    "first",
    ["", "PySol solitaire cardset", "PySolFC solitaire cardset;7;.gif;1;52;1,4;2026;0;0"],
)
def test_a_card_set_of_pysolfc_becomes_a_pack_with_its_own_back(tmp_path, first):
    pack = kept(import_pack(pysol(tmp_path / "cardset-made", first=first)))
    assert pack.name == "Made Up"
    assert all(near(colour(pack, code), tone(code)) for code in (*FRENCH, "back"))


def test_a_card_set_of_kde_becomes_a_pack(tmp_path):
    pack = kept(import_pack(kde(tmp_path / "svg-made")))
    assert pack.name == "Made by KDE"
    assert all(near(colour(pack, code), tone(code)) for code in (*FRENCH, "back"))


def test_a_card_set_of_aisleriot_becomes_a_pack(tmp_path):
    pack = kept(import_pack(aisleriot(tmp_path / "made.svg")))
    assert all(near(colour(pack, code), tone(code)) for code in (*FRENCH, "back"))


def test_a_drawing_need_not_begin_at_nought(tmp_path):
    pack = kept(import_pack(aisleriot(tmp_path / "made.svg", -120, -168)))
    assert all(near(colour(pack, code), tone(code)) for code in (*FRENCH, "back"))


def test_a_part_of_a_card_is_not_taken_for_the_card(tmp_path):
    parts = "".join(
        f'<rect id="{name}" width="90" height="130" fill="white"/>'
        for name in ("queendiamonds", "kingclubs", "card_back-8")
    )
    pack = kept(import_pack(kde(tmp_path / "svg-made", parts=f"<defs>{parts}</defs>")))
    assert all(near(colour(pack, code), tone(code)) for code in ("DQ", "CK", "back"))


def test_what_a_comment_would_fetch_does_no_harm(tmp_path):
    parts = '<!-- <image xlink:href="queen-of-hearts.svg"/> --><a href="https://example.org"/>'
    assert import_pack(kde(tmp_path / "svg-made", parts=parts)).title == "Made by KDE"


def test_what_is_drawn_without_paper_gets_some(tmp_path):
    lines = '<rect x="205" y="530" width="10" height="110" fill="rgb(9,9,9)"/>'
    pack = kept(import_pack(aisleriot(tmp_path / "made.svg", back=lines)))
    back = pack.face(BACK, 90, 1.0).toImage()
    assert back.pixelColor(70, 70).name() == "#ffffff" and back.pixelColor(70, 70).alpha() == 255


def test_the_german_cards_of_a_program_that_has_only_french_names_are_german(tmp_path):
    name = import_pack(kde(tmp_path / "svg-made", title="XSkat German")).keep("Altenburg")
    assert name in packs_with([*GERMAN_32, card("S6")]) and name not in packs_with(FRENCH_52)
    pack = Pack(folder_of(name))
    german_twins = {"EA": "CA", "GO": "SQ", "HU": "HJ", "S10": "D10", "S6": "D6", "back": "back"}
    assert all(near(colour(pack, code), tone(twin)) for code, twin in german_twins.items())
    assert {"E6", "GO"} <= set(pack.cards()) and not {"CA", "SQ"} & set(pack.cards())


def test_french_cards_are_not_held_for_german_ones(tmp_path):
    assert kept(import_pack(kde(tmp_path / "svg-made"))).suits == "french"
    assert kept(import_pack(folder(tmp_path / "Opas Blatt", codes(*GERMAN)))).suits == "german"


def test_the_steps_of_the_work_are_told(tmp_path):
    told: list[tuple[int, int]] = []
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    pack_import.import_into(new_folder(), scans, lambda done, whole: told.append((done, whole)))
    assert told == [(done, 65) for done in range(65)]


def test_a_french_pack_may_begin_with_the_sevens(tmp_path):
    pack = kept(import_pack(folder(tmp_path / "skat", codes(*SHORT))))
    assert pack.has([card(code) for code in SHORT]) and not pack.has(FRENCH_52)


def test_the_weli_comes_with_a_german_pack_that_has_it(tmp_path):
    pack = kept(import_pack(folder(tmp_path / "tirol", {**codes(*GERMAN), "SW": "weli"})))
    assert near(colour(pack, "SW"), tone("SW")) and not pack.has([card("S6")])


def test_a_pack_without_the_weli_shows_its_six_of_bells_instead(tmp_path):
    pack = kept(import_pack(folder(tmp_path / "salzburg", codes(*GERMAN, "S6"))))
    assert pack.has(GERMAN_33) and near(colour(pack, "SW"), tone("S6")) and not pack.missing


def test_a_pack_with_neither_shows_a_weli_that_the_program_draws(tmp_path):
    pack = kept(import_pack(folder(tmp_path / "franken", codes(*GERMAN))))
    face = pack.face(WELI, 90, 1.0).toImage()
    ours = Pack(folder_of("bavarian")).face(WELI, 90, 1.0).toImage()
    assert pack.has(GERMAN_33) and not pack.has([FRENCH_WELI]) and not pack.missing
    assert abs(face.pixelColor(45, 75).lightness() - ours.pixelColor(45, 75).lightness()) < 60


def test_a_pack_without_a_back_gets_one(tmp_path):
    pack = kept(import_pack(folder(tmp_path / "scans", codes(*GERMAN))))
    assert colour(pack, "back") != colour(pack, "HA") and not pack.missing


def test_corners_are_rounded(tmp_path):
    pack = kept(import_pack(folder(tmp_path / "scans", codes(*GERMAN))))
    face = pack.face(card("HA"), 90, 1.0).toImage()
    assert face.pixelColor(0, 0).alpha() < 9 and face.pixelColor(45, 0).alpha() == 255


def test_the_lid_of_the_scanner_is_cut_off(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    for code in GERMAN:
        sheet = Image.new("RGB", (200, 260), (12, 12, 12))
        sheet.paste(picture(code), (70, 40))
        sheet.save(scans / f"{code}.png")
    pack = kept(import_pack(scans))
    assert pack.ratio == pytest.approx(90 / 150, abs=0.01)
    assert near(colour(pack, "HA"), tone("HA"))


def test_white_cards_on_white_are_not_cut_to_their_pips(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    for code in GERMAN:
        card_of_paper = Image.new("RGB", (90, 150), "white")
        court = code[1:] in "KOU"
        card_of_paper.paste(tone(code), (15, 20, 75, 130) if court else (40, 60, 50, 90))
        card_of_paper.save(scans / f"{code}.png")
    assert kept(import_pack(scans)).ratio == pytest.approx(90 / 150, abs=0.01)


def test_two_packs_of_one_name_lie_side_by_side(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    assert [import_pack(scans).keep("Blatt") for _ in range(2)] == ["own:blatt", "own:blatt-2"]


def test_a_draft_is_no_pack_and_leaves_nothing_when_it_is_not_wanted(tmp_path):
    made = import_pack(folder(tmp_path / "scans", codes(*GERMAN)))
    assert user_packs.names() == [] and made.folder.is_dir()
    made.discard()
    assert list(paths.packs().iterdir()) == []


def test_what_a_stopped_program_left_goes_with_a_draft_of_another_day(tmp_path):
    """A younger one may lie before somebody in another window."""
    left, looked_at = (import_pack(folder(tmp_path / "scans", codes(*GERMAN))) for _ in range(2))
    assert left.folder.exists()
    then = left.folder.stat().st_mtime - 25 * 3600
    os.utime(left.folder, (then, then))
    made = import_pack(folder(tmp_path / "scans", codes(*GERMAN)))
    assert not left.folder.exists()
    assert looked_at.folder.exists() and made.folder.exists()


def test_a_pack_is_removed(tmp_path):
    name = import_pack(folder(tmp_path / "scans", codes(*GERMAN))).keep("Blatt")
    user_packs.remove(name)
    assert user_packs.names() == [] and list(paths.packs().iterdir()) == []


def test_only_packs_are_removed(tmp_path):
    (tmp_path / "precious").mkdir()
    user_packs.remove("own:../../precious")
    user_packs.remove("own:precious")
    assert (tmp_path / "precious").is_dir()


# What is refused.


def test_a_missing_card_is_named(tmp_path):
    scans = folder(tmp_path / "scans", codes(*(code for code in GERMAN if code != "EO")))
    assert "Ober of Acorns" in refused(scans)
    (scans / "GU.png").unlink()
    assert "Ober of Acorns" in refused(scans)
    scans = folder(tmp_path / "french", codes(*(code for code in FRENCH if code != "S9")))
    assert "Nine of Spades" in refused(scans)


def test_a_kde_set_without_a_card_is_refused_with_its_name(tmp_path):
    made = kde(tmp_path / "kde", [code for code in FRENCH if code != "DQ"])
    assert "Queen of Diamonds" in refused(made)


def test_files_that_are_no_cards_are_refused(tmp_path):
    photos = folder(tmp_path / "photos", {"HA": "beach", "HK": "mountain"})
    assert "“photos”" in refused(photos)
    (tmp_path / "empty").mkdir()
    assert "“empty”" in refused(tmp_path / "empty")


@pytest.mark.parametrize("data", [b"", b"no picture at all", b"\x89PNG\r\n\x1a\n broken"])
def test_a_broken_picture_is_named(tmp_path, data):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    (scans / "SA.png").write_bytes(data)
    assert "Sow of Bells" in refused(scans)


def test_a_picture_that_stops_in_the_middle_is_named(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    noise = Image.effect_noise((90, 150), 80).convert("RGB")
    stream = io.BytesIO()
    noise.save(stream, "PNG")
    (scans / "SA.png").write_bytes(stream.getvalue()[:4000])
    assert "Sow of Bells" in refused(scans)


def test_a_picture_with_far_too_many_pixels_is_named_and_never_unpacked(tmp_path):
    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    scans = folder(tmp_path / "scans", codes(*GERMAN))
    head = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    bomb = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(999)))
    (scans / "HU.png").write_bytes(bomb + chunk(b"IEND", b""))
    assert "Unter of Hearts" in refused(scans)


def test_an_archive_that_swells_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "FILE", 100_000)
    file = zipped(tmp_path / "scans.zip", codes(*GERMAN))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("scans/S6.png", bytes(200_000))
    assert "S6.png" in refused(file)


def test_a_packed_drawing_that_swells_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "FILE", 100_000)
    file = tmp_path / "bomb.svgz"
    file.write_bytes(gzip.compress(b"<svg>" + bytes(5_000_000)))
    assert "too large" in refused(file)


def test_all_files_together_may_not_be_too_large(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "WHOLE", 2_000)
    assert "too large" in refused(folder(tmp_path / "scans", codes(*GERMAN)))


def test_too_many_files_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "FILES", 30)
    assert "Too many files" in refused(folder(tmp_path / "scans", codes(*GERMAN)))


@pytest.mark.parametrize(
    "name", ["../HA.png", "/HA.png", "a/../../HA.png", "..\\HA.png", "C:/HA.png"]
)
def test_an_archive_that_reaches_outside_is_refused(tmp_path, name):
    file = zipped(tmp_path / "scans.zip", codes(*GERMAN))
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(name, b"")
    assert "HA.png" in refused(file)


def test_a_damaged_archive_is_refused(tmp_path):
    file = zipped(tmp_path / "scans.zip", codes(*GERMAN))
    data = bytearray(file.read_bytes())
    data[200:400] = bytes(200)
    file.write_bytes(data)
    assert refused(file)


@pytest.mark.parametrize(
    ("byte", "value"),
    [
        pytest.param(6, 236, id="for a later program"),
        pytest.param(46, 255, id="a name in no letters"),
    ],
)
def test_an_archive_that_nobody_can_read_is_refused(tmp_path, byte, value):
    file = zipped(tmp_path / "scans.zip", codes(*GERMAN))
    data = bytearray(file.read_bytes())
    entry = data.index(b"PK\x01\x02")
    data[entry + byte] = value
    data[entry + 9] |= 8  # the name is in UTF-8
    file.write_bytes(data)
    assert "scans.zip" in refused(file)


def test_a_file_without_a_name_in_an_archive_is_passed_over(tmp_path):
    file = zipped(tmp_path / "scans.zip", codes(*GERMAN))
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(zipfile.ZipInfo("x"), b"")
    data = file.read_bytes()
    end = data.rindex(b"PK\x05\x06")
    entry = data.rindex(b"PK\x01\x02")
    # The name's length is put to nought, and its letter counts as a comment.
    changed = bytearray(data)
    changed[entry + 28], changed[entry + 32] = 0, 1
    file.write_bytes(changed[:end] + data[end:])
    assert zipfile.ZipFile(file).infolist()[-1].filename == ""
    assert kept(import_pack(file)).name


def test_a_link_in_a_folder_is_not_followed(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    (scans / "SA.png").rename(tmp_path / "secret.png")
    try:
        (scans / "SA.png").symlink_to(tmp_path / "secret.png")
    except OSError:
        pytest.skip("no links here")
    assert "Sow of Bells" in refused(scans)


@pytest.mark.parametrize("href", ["/etc/passwd", "http://example.org/x.png", "file:///x.png"])
def test_a_drawing_may_fetch_nothing(tmp_path, href):
    file = aisleriot(tmp_path / "made.svg")
    image = f'<image xlink:href="{href}" width="9" height="9"/></svg>'
    file.write_text(file.read_text(encoding="utf-8").replace("</svg>", image), encoding="utf-8")
    assert "from outside" in refused(file)


def test_other_kinds_of_files_are_refused(tmp_path):
    file = tmp_path / "cards.pdf"
    file.write_bytes(b"%PDF")
    assert "is not a folder" in refused(file)
    assert "no file" in refused(tmp_path / "nowhere.zip")


def test_a_pysol_set_of_other_cards_is_refused(tmp_path):
    assert "games not played here" in refused(pysol(tmp_path / "hanafuda", kind=3))


def test_a_card_of_another_shape_is_named(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    picture("GK", (150, 90)).save(scans / "GK.png")
    assert "King of Leaves" in refused(scans)


def test_cards_that_lie_across_are_no_cards(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    for code in GERMAN:
        picture(code, (150, 90)).save(scans / f"{code}.png")
    assert "playing card" in refused(scans)


def test_a_card_that_looks_like_another_is_named(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    picture("G7").save(scans / "G8.png")
    sentence = refused(scans)
    assert "of Leaves" in sentence and "another card" in sentence


def test_of_several_card_sets_none_is_taken(tmp_path):
    for name in ("svg-one", "svg-two"):
        kde(tmp_path / "decks" / name)
    assert "several" in refused(tmp_path / "decks")
    (tmp_path / "cards").mkdir()
    for name in ("one.svg", "two.svg"):
        aisleriot(tmp_path / "cards" / name)
    assert "several" in refused(tmp_path / "cards")
    for name in ("one", "two"):
        pysol(tmp_path / "cardsets" / name)
    assert "several" in refused(tmp_path / "cardsets")


def test_a_drawing_that_qt_would_draw_wrongly_is_refused(tmp_path):
    file = aisleriot(tmp_path / "made.svg")
    symbol = '<symbol id="pip" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></symbol></svg>'
    file.write_text(file.read_text(encoding="utf-8").replace("</svg>", symbol), encoding="utf-8")
    assert "cannot be shown" in refused(file)


def test_what_a_drawing_fetches_cannot_be_hidden(tmp_path):
    file = aisleriot(tmp_path / "made.svg")
    hidden = "<![CDATA[<!--]]><image href='/etc/passwd'/><![CDATA[-->]]></svg>"
    file.write_text(file.read_text(encoding="utf-8").replace("</svg>", hidden), encoding="utf-8")
    assert "from outside" in refused(file)


def test_a_stamp_is_too_small(tmp_path):
    scans = folder(tmp_path / "scans", codes(*GERMAN))
    picture("GK", (30, 50)).save(scans / "GK.png")
    assert "King of Leaves" in refused(scans)


def test_nothing_is_half_taken_when_the_disk_is_full(tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pack_import, "_save", full)
    with pytest.raises(OSError, match="No space"):
        import_pack(folder(tmp_path / "scans", codes(*GERMAN)))
    assert list(paths.packs().iterdir()) == []


@pytest.mark.parametrize("reason", ["broken", "nothing", "several"])
def test_no_refusal_names_nothing(reason):
    assert "“”" not in why_refused(Refused(reason))
    assert len(why_refused(Refused(reason, "x" * 10**6))) < 200
