"""Make the letters that phones load: the three faces of the program, only what a page can show.

It needs `fonttools[woff]`; what it makes is in git. The licence keeps the name of the font for
itself, so these have one of their own.
"""

from pathlib import Path

from fontTools import subset

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "desktop" / "room" / "web"
FACES = {"Regular": "regular", "Semibold": "semibold", "It": "italic"}
LETTERS = [
    *(*range(0x20, 0x7F), *range(0xA0, 0x180), 0x1E9E),  # the languages of Europe in Latin letters
    *(ord(one) for one in "–—‘’‚“”„…•−€✓←→"),
    *(0x2007, 0x2009, 0x202F),  # spaces that do not break
]
NAMES = {1: "Kartentisch Serif", 4: "Kartentisch Serif", 6: "KartentischSerif"}


def main() -> None:
    options = subset.Options(flavor="woff2", hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    options.layout_features = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"]
    for face, name in FACES.items():
        font = subset.load_font(HERE / f"SourceSerifPro-{face}.ttf", options)
        chooser = subset.Subsetter(options)
        chooser.populate(unicodes=LETTERS)
        chooser.subset(font)
        for record in font["name"].names:
            record.string = NAMES.get(record.nameID, record.toUnicode())
        subset.save_font(font, OUT / f"{name}.woff2", options)


if __name__ == "__main__":
    main()
