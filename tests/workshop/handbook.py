"""`python3 dev.py docs`: the handbook for the web, from the pages that the program itself shows.

Rules with their figures, lessons, keys, the pages of a club, what phones need, formats and figures:
each in English and German, as far as there are both. Nothing is written for it but the headings
of its list of pages. Sphinx makes it of Markdown, in `build/handbook`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PySide6.QtCore import QCoreApplication, QLoggingCategory, QMargins, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop import app
from desktop.booklet.drawing import Drawing
from desktop.booklet.pictured import pictured as in_words
from desktop.commands.complaints import Complaint, finished
from desktop.common.action import Keymap
from desktop.common.terminal_help import speak
from desktop.dialogs import news
from desktop.dialogs.shortcuts import as_markdown, plain, rows
from desktop.look.theme import theme
from desktop.packs import Pack
from desktop.packs.pack_settings import choice_for
from desktop.scene import naming, rules_text
from desktop.scene.speech import Speech
from desktop.window import start
from desktop.window.every_action import everything
from desktop.window.main_window import MainWindow
from engine import games
from engine.booklet.check import rules_of
from engine.booklet.figure import figures
from engine.lessons.lesson import LANGUAGES, Lesson, Text
from engine.lessons.reading import lessons
from engine.lessons.stacking import stacked
from tests.workshop import demo_pages
from tests.workshop.demo_pages import Picture
from tests.workshop.pictures import made, own_home

ROOT = Path(__file__).parents[2]
HOME = "https://github.com/kartentisch/kartentisch/blob/main/"
RAW = "https://raw.githubusercontent.com/kartentisch/kartentisch/main/"

SHOWN = {
    "table": (
        *("first-page", "new-evening", "house-rules", "table", "review", "side-by-side"),
        *("cards-out", "shelf", "statistics", "learn", "tasks", "settings"),
    ),
    "club": ("club-0", "club-1", "club-2", "club-3", "club-setup-0", "club-papers", "projector"),
    "phones": ("club-phones", "sit-down"),
}
"""Which pages of the program are shown on which page of the handbook: names of `every_page`."""
GROUPS = ("rules-", "list-", "lessons-")
"""How pages begin that are there for each game, or for each list of a game that is not played."""
DOCUMENTS = (
    *("docs/measured.md", "tests/workshop/arena/tables.md", "tests/workshop/arena/ceiling.md"),
    *("engine/log.md", "engine/tournament/log.md", "desktop/room/protocol.md"),
    *("docs/build-on-it.md", "ACCESSIBILITY.md", "SECURITY.md", "CHANGELOG.md"),
)
"""Pages of the sources that are in English only."""
CAPTIONS = {
    "en": ("Using it", "Rules", "Rules of score sheets", "Lessons", "Measured, formats and more"),
    "de": ("Das Programm", "Regeln", "Regeln der Listen", "Lektionen", "Auf Englisch"),
}
TITLES = {
    "en": ("Around the table", "Club nights", "The command line"),
    "de": ("Rund um den Tisch", "Vereinsabende", "Auf der Kommandozeile"),
}
SIZE, WIDE, SHARP, ROOM = (1000, 700), 560, 2, 12
"""Of a window; how wide a figure is set, how many dots a point of it has, and what is around it."""

Pages = dict[str, str]
"""Markdown by the name of its page."""


class Making(NamedTuple):
    """A handbook that is being made: the folder of its pages, its language, and how it is made."""

    source: Path
    language: str
    quick: bool


def parser() -> argparse.ArgumentParser:
    """Return the parser of what may be given."""
    parser = argparse.ArgumentParser(prog="dev.py docs", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "handbook")
    parser.add_argument("--lang", choices=LANGUAGES, help="only this language")
    parser.add_argument("--quick", action="store_true", help="one picture of each kind of page")
    return parser


def run(args: argparse.Namespace) -> int:
    """Build it; returns the exit status."""
    return finished(lambda: _build(args) if args.lang else _build_all(args))


def _build_all(args: argparse.Namespace) -> None:
    """Build each language in a process of its own: an application speaks one at a time."""
    for language in LANGUAGES:
        words = ["--out", str(args.out), "--lang", language, *["--quick"] * args.quick]
        if subprocess.run([sys.executable, "-m", "tests.workshop.handbook", *words]).returncode:
            raise Complaint(f"the handbook was not built: {language}")
    first = '<!doctype html><meta charset="utf-8"><title>Kartentisch</title>'
    links = (f'<p><a href="{one}/index.html" lang="{one}">{NAMES[one]}</a>' for one in LANGUAGES)
    (args.out / "index.html").write_text(first + "".join(links) + "\n", encoding="utf-8")
    print(args.out / "index.html")


def _build(args: argparse.Namespace) -> None:
    """Build it in one language, from pages that are written for it in a folder of their own."""
    with own_home() as home:
        # Qt has been loaded and read what `own_home` asks of it.
        QLoggingCategory.setFilterRules("default.warning=false")
        demo_pages.screen(home / "screen.json", SIZE)
        making = Making(made(home / "source"), args.lang, args.quick)
        for name, text in _pages(making).items():
            (making.source / f"{name}.md").write_text(text, encoding="utf-8")
        _sphinx(making, made(args.out / args.lang))


def _pages(making: Making) -> Pages:
    """Return every page, the list of them last; their pictures lie in the folder then."""
    source, language, quick = making
    _, window = start.build()
    window.settings["language"] = language
    pages = _texts(window, making)
    groups = [[name for name in pages if name.startswith(kind)] for kind in GROUPS]
    shown = {name: some[:1] if quick else some for name, some in SHOWN.items()}
    taken = _pictures(source, language, [one for some in shown.values() for one in some])
    for (name, some), title in zip(shown.items(), (*TITLES[language][:2], ""), strict=True):
        pages[name] = _shown(title, [taken[one] for one in some])
    pages |= {_name(path): _document(path, source) for path in DOCUMENTS}
    contents = [[*SHOWN, "keys", "commands", "news"], *groups, [*map(_name, DOCUMENTS)]]
    lists = zip(CAPTIONS[language], contents, strict=True)
    readme = _document("README.de.md" if language == "de" else "README.md", source)
    return pages | {"index": readme + "".join(_tree(*one) for one in lists)}


def _tree(caption: str, names: list[str]) -> str:
    """Return a part of the list of pages."""
    return f"\n```{{toctree}}\n:caption: {caption}\n:maxdepth: 1\n\n" + "\n".join(names) + "\n```\n"


# What the program shows.


def _texts(window: MainWindow, making: Making) -> Pages:
    """Return what the program shows as text, its figures drawn."""
    language = making.language
    pages: Pages = {}
    for game in games.everything():
        text, _ = rules_text.whole(game, language)
        if not text:
            continue
        kind = "rules" if game in games.names() else "list"
        pages[f"{kind}-{game}"] = _with_figures(window, making, game, text)
        if kind == "rules" and (some := lessons(game)):
            title, _, _ = text.partition("\n")
            written = (_lesson(one, language) for one in some)
            pages[f"lessons-{game}"] = "\n\n".join([f"{title}: {CAPTIONS[language][3]}", *written])
    keys = QCoreApplication.translate("about", "Keyboard shortcuts")
    pages["keys"] = as_markdown(keys, rows(everything(), Keymap(everything())))
    pages["commands"] = f"# {TITLES[language][2]}\n\n" + "\n".join(_helps(language))
    title = QCoreApplication.translate("news", "What’s new")
    return pages | {"news": f"# {title}\n\n{news.text(language)}"}


def _lesson(lesson: Lesson, language: str) -> str:
    """Return what a lesson tells, and the right answer to each of its questions."""
    speech = Speech(stacked(lesson).rules, lesson.deal.players)

    def told(text: Text) -> str:
        return plain(naming.told(text.get(language, ""), speech.suits, language))

    lines = [f"## {told(lesson.title)}", f"*{told(lesson.about)}*"]
    for step in lesson.steps:
        lines.append(told(step.text))
        right = " / ".join(map(speech.move, step.ask.right)) if step.ask else ""
        if right or step.then:
            answer = f"**{plain(right)}** " if right else ""
            lines.append(f"> {answer}{told(step.then)}")
    return "\n\n".join(lines)


def _helps(language: str) -> Iterator[str]:
    """Yield what `--help` says, of the program and of each command."""
    speak(language)
    os.environ["COLUMNS"] = "78"
    try:
        whole = app.whole_parser()
        yield f"```text\n{whole.format_help().rstrip()}\n```\n"
        for action in whole._actions:
            if isinstance(action, argparse._SubParsersAction):
                for name, one in action.choices.items():
                    yield f"## kartentisch {name}\n\n```text\n{one.format_help().rstrip()}\n```\n"
    finally:
        speak("en")


def _with_figures(window: MainWindow, making: Making, game: str, text: str) -> str:
    """Return a page with its figures as pictures, each with its words below and told in words."""
    source, language, quick = making
    found = figures(game)

    def drawn(hit: re.Match[str]) -> str:
        figure = found[hit[1]]
        rules = rules_of(figure)
        chosen = choice_for(window.settings, rules, language)
        path = source / f"{game}-{figure.name}.webp"
        drawing = Drawing(figure, Pack(chosen.folder, chosen.look), language, WIDE, 1)
        width = _draw(drawing, 1 if quick else SHARP, path)
        words = naming.told(figure.text[language], naming.suits_of(rules.pack()), language)
        alt = " ".join(in_words(figure, language).split())
        return f"```{{figure}} {path.name}\n:alt: {alt}\n:width: {width}px\n\n{words}\n```"

    return re.sub(r"!\[\]\(figure:([a-z_]+)\)", drawn, text)


def _draw(drawing: Drawing, sharp: int, path: Path) -> int:
    """Draw a figure on the paper of the booklet, as wide as it needs; returns how wide that is."""
    size = drawing.size.toSize().grownBy(QMargins(ROOM, ROOM, ROOM, ROOM)) * sharp
    image = QImage(size, QImage.Format.Format_RGBA8888)
    image.setDevicePixelRatio(sharp)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        drawing.paint(painter, QPointF(ROOM, ROOM), QColor(theme().ink), printed=False)
    whole = Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))
    _, _, right, _ = whole.getbbox() or (0, 0, whole.width, 0)
    paper = Image.new("RGBA", (min(whole.width, right + ROOM * sharp), whole.height), theme().paper)
    paper.alpha_composite(whole.crop((0, 0, *paper.size)))
    paper.convert("RGB").save(path, quality=88, method=1)
    return paper.width // sharp


def _pictures(source: Path, language: str, wanted: list[str]) -> dict[str, Picture]:
    """Take pictures of these pages of the program, in a form that is small enough for the web."""
    found = {}
    for one in demo_pages.pictures(source, SIZE, language, wanted=wanted):
        path = one.path.with_name(f"{one.name}.webp")
        with Image.open(one.path) as picture:
            picture.convert("RGB").save(path, quality=85, method=1)
        one.path.unlink()
        found[one.name] = one._replace(path=path)
    return found


def _shown(title: str, pictures: list[Picture]) -> str:
    """Return a page with pictures of the program, each with its title.

    Without a title of its own it has that of its one picture, and what the program says there.
    """
    lines = [f"# {title}"] if title else []
    for one in pictures:
        lines += [f"{'#' * len(lines[:1])}# {one.title}", f"![{one.title}]({one.path.name})"]
        if not title:
            lines += [f"## {said}" if head else plain(said) for said, head in one.says]
    return "\n\n".join(lines) + "\n"


# What stands in the sources.


def _name(path: str) -> str:
    """Return the name of the page that a file of the sources becomes."""
    return path.removesuffix(".md").replace("/", "-").lower()


def _document(path: str, source: Path) -> str:
    """Return a page of the sources, its pictures beside it; raises Complaint for a dead link."""

    def led(hit: re.Match[str]) -> str:
        target, mark, place = hit[1].partition("#")
        file = (ROOT / path).parent / target
        for begins in (RAW, HOME):
            if target.startswith(begins):
                file = ROOT / target.removeprefix(begins)
        if not file.exists():
            if "://" in target:
                return hit[0]
            raise Complaint(f"{path}: the link to {target} leads nowhere")
        if target.startswith(RAW):
            (source / file.name).write_bytes(file.read_bytes())
            return f"]({file.name})"
        there = os.path.relpath(file, ROOT) if target else path
        return f"]({f'{_name(there)}.md' if there in DOCUMENTS else HOME + there}{mark}{place})"

    text = (ROOT / path).read_text(encoding="utf-8")
    # What colours code knows JSON, and not lines of it.
    return re.sub(r"\]\(([^)\s]+)\)", led, text.replace("```jsonl", "```text"))


# What Sphinx makes of it.

NAMES = {"en": "English", "de": "Deutsch"}
SWITCH = """<div class="sidebar-brand" style="padding-top: 0">
<a href="../{other}/{{{{ pagename }}}}.html" lang="{other}" hreflang="{other}">{name}</a></div>
"""
"""The link to the same page in the other language: all pages of one lie in one folder."""
CSS = """article figure { margin-bottom: 2rem }
@media (max-width: 30rem) {
  article table.docutils { font-size: 0.72em }
  article table.docutils :is(td, th) { padding: 0.2rem 0.1rem }
}
"""
"""Room below a figure, so that its words are not read with the next one; tables fit a phone."""
GERMAN = {
    "Next": "Weiter",
    "Previous": "Zurück",
    "Home": "Startseite",
    "On this page": "Auf dieser Seite",
    "Made with ": "Gemacht mit ",
    "Skip to content": "Zum Inhalt",
    "Back to top": "Nach oben",
    "Link to this heading": "Link zu dieser Überschrift",
    "Link to this image": "Link zu diesem Bild",
    "Link to this table": "Link zu dieser Tabelle",
}
"""What the theme says and has no German for."""
FIXED = {
    "Toggle site navigation sidebar": "Alle Seiten zeigen oder verbergen",
    "Toggle table of contents sidebar": "Inhalt dieser Seite zeigen oder verbergen",
    "Toggle Light / Dark / Auto color theme": "Hell, dunkel oder wie das System",
    "Toggle navigation of ": "Zeigen oder verbergen: ",
    "Contents": "Inhalt",
    "Menu": "Menü",
    "Expand": "Aufklappen",
    "Light mode": "Hell",
    "Dark mode": "Dunkel",
    "Auto light/dark, in light mode": "Wie das System, jetzt hell",
    "Auto light/dark, in dark mode": "Wie das System, jetzt dunkel",
}
"""What the theme says in English everywhere: labels of buttons, and titles of its signs."""


def _sphinx(making: Making, out: Path) -> None:
    """Let Sphinx make the pages; raises Complaint where it warns of anything."""
    from sphinx.application import Sphinx

    source, language, _ = making
    other = next(one for one in LANGUAGES if one != language)
    parts = _parts(source, SWITCH.format(other=other, name=NAMES[other]))
    brand, *below = (
        f"sidebar/{one}.html"
        for one in ("brand", "search", "scroll-start", "navigation", "scroll-end")
    )
    settings = {
        "project": "Kartentisch",
        "language": language,
        "extensions": ["myst_parser"],
        "exclude_patterns": [parts.name],
        "templates_path": [str(parts)],
        "locale_dirs": [str(parts)],
        "html_static_path": [str(parts / "static")],
        "html_css_files": ["handbook.css"],
        "myst_heading_anchors": 4,
        "nitpicky": True,
        "smartquotes": False,
        "html_theme": "furo",
        "html_title": "Kartentisch",
        "html_copy_source": False,
        "html_use_index": False,
        "html_show_copyright": False,
        "html_sidebars": {"**": [brand, "switch.html", *below]},
    }
    places = (str(source), None, str(out), str(parts / "trees"))
    made = Sphinx(*places, "html", settings, status=None, warningiserror=True)
    made.build(force_all=True)
    if made.statuscode:
        raise Complaint(f"Sphinx warned of the handbook in {NAMES[language]}")
    if language == "de":
        for page in out.glob("*.html"):
            page.write_text(_labelled(page.read_text(encoding="utf-8")), encoding="utf-8")


def _labelled(page: str) -> str:
    """Return a page with German for FIXED."""
    for english, german in FIXED.items():
        page = page.replace(f'aria-label="{english}', f'aria-label="{german}')
        page = page.replace(f"<title>{english}</title>", f"<title>{german}</title>")
    return page


def _parts(source: Path, switch: str) -> Path:
    """Write what belongs to the pages and is none; returns its folder."""
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo

    parts = source / "_parts"
    made(parts / "static").joinpath("handbook.css").write_text(CSS, encoding="utf-8")
    (parts / "switch.html").write_text(switch, encoding="utf-8")
    german = Catalog("de")
    for english, word in GERMAN.items():
        german.add(english, word)
    with (made(parts / "de" / "LC_MESSAGES") / "sphinx.mo").open("wb") as file:
        write_mo(file, german)
    return parts


if __name__ == "__main__":
    sys.exit(run(parser().parse_args()))
