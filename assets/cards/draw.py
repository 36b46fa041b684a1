"""Draws all packs: a picture a card as SVG, and what the program must know of a pack as JSON.

It draws the portraits too. Beside them it prints a contact sheet of every pack and of the
portraits, and the icons, where Qt and Pillow are at hand; `--plain` leaves them out.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from types import ModuleType

from pages import bavarian, berlin, international, portraits, tell

HOME = Path(__file__).resolve().parent
ROOT = HOME.parents[1]
PORTRAITS = ROOT / "assets" / "portraits"
PAGES: tuple[ModuleType, ...] = (bavarian, tell, berlin, international)


def files(page: ModuleType) -> dict[str, str]:
    """Return what stands in the folder of a pack, by file name."""
    about = json.dumps(page.SHEET.about(), indent=1, ensure_ascii=False) + "\n"
    return {f"{name}.svg": text for name, text in page.faces().items()} | {"pack.json": about}


def write(page: ModuleType, home: Path = HOME) -> int:
    """Write the folder of a pack anew and tell how many files there are."""
    return _fill(home / page.SHEET.name, files(page))


def write_portraits(folder: Path = PORTRAITS) -> int:
    """Write the folder of the portraits anew and tell how many there are."""
    return _fill(folder, {f"{name}.svg": text for name, text in portraits.faces().items()})


def _fill(folder: Path, made: dict[str, str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return len(made)


def print_all() -> None:
    """Make the contact sheets and the icons."""
    import prints

    folder = ROOT / "packaging"
    for page in PAGES:
        sheet = page.SHEET
        ranks = [rank for rank in sheet.ranks if next(iter(sheet.suits)) + rank in page.faces()]
        picture = prints.contact_sheet(page.faces(), list(sheet.suits), ranks, page.BOX)
        (folder / "pictures").mkdir(exist_ok=True)
        picture.save(folder / "pictures" / f"{sheet.name}.png", optimize=True)
        print(f"contact sheet of {sheet.name}")
    prints.portrait_sheet(portraits.faces()).save(
        folder / "pictures" / "portraits.png", optimize=True
    )
    prints.icons(ROOT / "assets" / "icon.svg", folder / "icons")


def main() -> None:
    """Write everything that is asked for."""
    parser = argparse.ArgumentParser(description="draw the card packs")
    parser.add_argument("--plain", action="store_true", help="no contact sheets, no icons")
    asked = parser.parse_args()
    for page in PAGES:
        print(f"{page.SHEET.name}: {write(page)} files")
    print(f"portraits: {write_portraits()} files")
    if not asked.plain:
        print_all()


if __name__ == "__main__":
    main()
