"""Contact sheets and icons are put together from what Qt draws."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

pytestmark = pytest.mark.usefixtures("qapp")

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@pytest.fixture(scope="module")
def prints() -> Iterator[ModuleType]:
    """The script's folder is no package of the program."""
    sys.path.insert(0, str(ASSETS / "cards"))
    import prints

    yield prints
    sys.path.remove(str(ASSETS / "cards"))


def faces(*names: str) -> dict[str, str]:
    folder = ASSETS / "cards" / "tell"
    return {name: (folder / f"{name}.svg").read_text(encoding="utf-8") for name in names}


def test_a_contact_sheet_shows_every_card_of_the_pack(prints: ModuleType) -> None:
    def sheet(*ranks: str) -> Image.Image:
        names = [suit + rank for suit in "EH" for rank in ranks]
        return prints.contact_sheet(
            faces("back", *names), ["E", "H"], ranks, ("Wilhelm Tell", (90, 30, 30))
        )

    small, large = (
        sheet("A", "K", "O", "U", "10", "9"),
        sheet("A", "K", "O", "U", "10", "9", "8", "7"),
    )
    assert large.width > small.width and large.height == small.height
    last = large.convert("RGB").getpixel((large.width - 80, large.height - 80))
    assert min(last) > 200, "the last card lies in its corner"


def test_the_sheet_of_portraits_shows_each_one_large_and_small(prints: ModuleType) -> None:
    files = sorted((ASSETS / "portraits").glob("*.svg"))
    some = {file.stem: file.read_text(encoding="utf-8") for file in files}
    sheet = prints.portrait_sheet(some).convert("RGB")
    last = len(some) - 1
    large = (16 + last % 8 * 176 + 80, 16 + last // 8 * 176 + 20)
    assert sheet.getpixel(large) != sheet.getpixel((4, 4)), "the last one is there"
    assert sheet.getpixel((4, 4)) != sheet.getpixel((4, sheet.height - 4)), "day and night"
    assert sheet.height == 16 + 3 * 176 + 16 + 3 * 60


def test_the_icon_comes_in_all_sizes(prints: ModuleType, tmp_path: Path) -> None:
    prints.icons(ASSETS / "icon.svg", tmp_path)
    for size in prints.ICON_SIZES:
        with Image.open(tmp_path / f"kartentisch-{size}.png") as icon:
            assert icon.size == (size, size) and icon.mode == "RGBA"
    with Image.open(tmp_path / "kartentisch.ico") as icon:
        assert icon.info["sizes"] == {(s, s) for s in prints.ICON_SIZES if s <= 256}
    with Image.open(tmp_path / "kartentisch.icns") as icon:
        assert max(icon.info["sizes"]) >= (512, 512, 2)


def test_what_is_no_picture_is_not_printed(prints: ModuleType) -> None:
    with pytest.raises(ValueError):
        prints.drawn("no picture", (16, 16))
