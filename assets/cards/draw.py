"""Draws all packs: a picture a card as SVG, and what the program must know of a pack as JSON.

`--sheets FOLDER` also paints a contact sheet a pack there, `--icons` the icons of the program.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from types import ModuleType

from pages import bavarian, berlin, international, tell

HOME = Path(__file__).resolve().parent
PAGES: tuple[ModuleType, ...] = (bavarian, tell, berlin, international)


def files(page: ModuleType) -> dict[str, str]:
    """What stands in the folder of a pack, by file name."""
    about = json.dumps(page.SHEET.about(), indent=1, ensure_ascii=False) + "\n"
    return {f"{name}.svg": text for name, text in page.faces().items()} | {"pack.json": about}


def write(page: ModuleType, home: Path = HOME) -> int:
    """Write the folder of a pack anew and tell how many files there are."""
    folder = home / page.SHEET.name
    folder.mkdir(parents=True, exist_ok=True)
    made = files(page)
    for old in folder.iterdir():
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return len(made)


def main() -> None:
    """Write everything that is asked for."""
    parser = argparse.ArgumentParser(description="draw the card packs")
    parser.add_argument("--sheets", type=Path, help="folder for a contact sheet of each pack")
    parser.add_argument("--icons", action="store_true", help="make the icons, too")
    asked = parser.parse_args()
    for page in PAGES:
        print(f"{page.SHEET.name}: {write(page)} files")
    if asked.sheets or asked.icons:
        import prints

        if asked.sheets:
            for page in PAGES:
                print(prints.contact_sheet(HOME / page.SHEET.name, asked.sheets))
        if asked.icons:
            prints.icons(HOME.parent / "icon.svg", HOME.parents[1] / "packaging" / "icons")


if __name__ == "__main__":
    main()
