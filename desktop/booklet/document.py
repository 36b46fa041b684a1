"""Sets the pages of a game as a document: figures, small cards, words that can be looked up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from desktop.booklet import breaks
from desktop.booklet.artist import CARD, FIGURE, NAME, TRY, Artist, Look, Paged, object_in
from desktop.booklet.drawing import Drawing
from desktop.booklet.names import CardNames, glossary, term_of, word_finder
from desktop.look.inks import PRINTED_BOX
from desktop.look.lettering import letters
from desktop.look.theme import colour, theme
from desktop.packs import Pack
from desktop.print.prose import lighten
from desktop.scene import naming, rules_text
from engine.booklet.check import rules_of
from engine.booklet.figure import Figure, figures
from engine.rules import Rules

translate = QCoreApplication.translate

OBJECT = "\ufffc"
LINE_HEIGHT = 116.0
_MARK = re.compile(r"!\[\]\(figure:([a-z_]+)\)")


@dataclass(frozen=True)
class Source:
    """What is set: the text in a language, and the cards it is about."""

    game: str
    rules: Rules[Any]
    language: str
    """In which the page is."""
    text: str
    words: str
    """The part of it that explains words."""
    pack: Pack
    differs: tuple[str, ...] = ()
    """What this table plays otherwise, in sentences."""
    marked: Mapping[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)
    """The same by heading and point of the page, see `differences.marked`."""
    figures: dict[str, Figure] = field(default_factory=dict)


class BookletDocument(Paged):
    """The booklet of a game, in pages."""

    def __init__(self, source: Source, look: Look) -> None:
        super().__init__(look)
        self.source = source
        self.terms = glossary(source.words)
        self._drawings: dict[str, Drawing] = {}
        self._figures = source.figures or figures(source.game)
        self._artist = Artist(self, look, source.pack, self.drawing)
        for kind in (FIGURE, CARD, TRY):
            self.documentLayout().registerHandler(kind, self._artist)
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(0)
        self.setIndentWidth(22 * look.scale)
        self.setDefaultFont(letters("text", look.scale))
        self.setMarkdown(_MARK.sub(lambda found: f"FIGURE{found[1]}FIGURE", source.text))
        # All of it at once: it would be laid out anew after every word else.
        whole = QTextCursor(self)
        whole.beginEditBlock()
        self._set_blocks()
        lighten(self)
        self._set_tables()
        self._name_cards()
        self._underline()
        self._set_figures()
        self._mark_points()
        self._mark_house_rules()
        whole.endEditBlock()
        self._set_page()
        breaks.tighten(self)
        breaks.keep_together(self)

    # What stands where.

    def tries(self) -> list[tuple[str, QRectF]]:
        """Return the figures that can be tried, and where their tags are to lie."""
        found = []
        block = self.begin()
        while block.isValid():
            if (name := object_in(block, TRY)) is not None:
                found.append((name, self.documentLayout().blockBoundingRect(block)))
            block = block.next()
        return found

    def figure(self, name: str) -> Figure:
        """Return a figure of this game."""
        return self._figures[name]

    def drawing(self, name: str) -> Drawing:
        """Return a figure as it is set here."""
        if name not in self._drawings:
            look, source = self.look, self.source
            one = Drawing(self._figures[name], source.pack, source.language, look.inner, look.scale)
            self._drawings[name] = one
        return self._drawings[name]

    # Setting.

    def _set_blocks(self) -> None:
        scale, block = self.look.scale, self.begin()
        proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        first = True
        while block.isValid():
            shape = block.blockFormat()
            level = shape.headingLevel()
            shape.setLineHeight(LINE_HEIGHT, proportional)
            shape.setTopMargin(0)
            shape.setBottomMargin((8 if not block.textList() else 5) * scale)
            cursor = QTextCursor(block)
            if level == 1:
                shape.setBottomMargin(2 * scale)
                self._letter(block, letters("prompt", scale, italic=True), self.look.faint)
            elif level == 2:
                if not first:
                    always = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
                    shape.setPageBreakPolicy(always)
                first = False
                shape.setBottomMargin(14 * scale)
                self._letter(block, letters("title", scale, bold=True), self.look.ink)
            elif level:
                shape.setTopMargin(14 * scale)
                shape.setBottomMargin(6 * scale)
                self._letter(block, letters("prompt", scale, bold=True), self.look.head)
            cursor.setBlockFormat(shape)
            block = block.next()

    def _letter(self, block: QTextBlock, font: QFont, tone: QColor) -> None:
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        shape = QTextCharFormat()
        shape.setFont(font)
        shape.setForeground(tone)
        cursor.setCharFormat(shape)

    def _set_tables(self) -> None:
        for frame in self.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)

    def _set_table(self, table: QTextTable) -> None:
        scale = self.look.scale
        shape = table.format()
        shape.setBorder(0)
        shape.setBorderCollapse(True)
        shape.setCellPadding(0)
        shape.setCellSpacing(0)
        shape.setTopMargin(4 * scale)
        shape.setBottomMargin(14 * scale)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(shape)
        dense = table.columns() >= 4
        rule = QColor(self.look.faint)
        rule.setAlpha(120)
        solid = QTextFrameFormat.BorderStyle.BorderStyle_Solid
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                form = cell.format().toTableCellFormat()
                form.setTopPadding(3 * scale)
                form.setBottomPadding(3 * scale)
                form.setLeftPadding(0 if column == 0 else 3 * scale)
                form.setRightPadding(3 * scale)
                form.setBottomBorder(1.6 if row == 0 else 0.8)
                form.setBottomBorderBrush(QBrush(rule))
                form.setBottomBorderStyle(solid)
                cell.setFormat(form)
                self._set_cell(cell.firstCursorPosition().block(), row == 0, dense)

    def _set_cell(self, block: QTextBlock, head: bool, dense: bool) -> None:
        shape = block.blockFormat()
        shape.setBottomMargin(0)
        shape.setTopMargin(0)
        shape.setLineHeight(104.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setAlignment(Qt.AlignmentFlag.AlignLeft)
        cursor = QTextCursor(block)
        cursor.setBlockFormat(shape)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        if dense or head:
            form.setProperty(
                QTextFormat.Property.FontPixelSize, letters("small", self.look.scale).pixelSize()
            )
        if head:
            form.setFontWeight(QFont.Weight.DemiBold)
            form.setForeground(self.look.faint)
        cursor.mergeCharFormat(form)

    def _each_text(self) -> list[QTextBlock]:
        """Return the blocks that are no headings."""
        found, block = [], self.begin()
        while block.isValid():
            if not block.blockFormat().headingLevel():
                found.append(block)
            block = block.next()
        return found

    def _name_cards(self) -> None:
        """Set a small card before the name of each."""
        names = CardNames(self.source.rules, self.source.language == "en")
        for block in self._each_text():
            for one in reversed(list(names.find(block.text()))):
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + one.start)
                shape = QTextCharFormat(_format_at(block, one.start))
                letters_high = _pixels(shape, self.defaultFont())
                if one.short:
                    cursor.setPosition(block.position() + one.end, QTextCursor.MoveMode.KeepAnchor)
                    cursor.removeSelectedText()
                    letters_high *= 1.15
                shape.setObjectType(CARD)
                shape.setProperty(NAME, f"{one.card.code} {letters_high}")
                cursor.insertText(OBJECT, shape)
                if not one.short:
                    shape.clearProperty(NAME)
                    shape.setObjectType(0)
                    # A line may not end between a card and its name.
                    cursor.insertText("\u2060\u202f", _format_at(block, one.start + 1))

    def _underline(self) -> None:
        """Underline the words of the glossary, each once in a chapter."""
        finder = word_finder(self.terms, self.source.language == "en")
        chapters = [one.position() for one in self.chapters()]
        if finder is None or not chapters:
            return
        last = self._glossary_begins(chapters)
        seen: set[str] = set()
        here = 0
        for block in self._each_text():
            chapter = sum(one <= block.position() for one in chapters)
            if chapter != here:
                here, seen = chapter, set()
            if block.position() >= last:
                return
            for found in finder.finditer(block.text()):
                term = term_of(self.terms, found[1])
                if term not in seen:
                    seen.add(term)
                    self._link(block, found.start(), found.end(), f"word:{term}")

    def _glossary_begins(self, chapters: list[int]) -> int:
        """Where the words are explained themselves."""
        place = rules_text.glossary_chapter(self.source.game)
        found = rules_text.headings(self)
        return found[place].position() if 0 <= place < len(found) else chapters[-1]

    def _link(self, block: QTextBlock, start: int, end: int, target: str) -> None:
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + start)
        cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
        shape = QTextCharFormat()
        shape.setAnchor(True)
        shape.setAnchorHref(target)
        if not self.look.printed:
            shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            shape.setUnderlineColor(colour(theme().ink_faint, 190))
        shape.setForeground(self.look.ink)
        cursor.mergeCharFormat(shape)

    def _set_figures(self) -> None:
        block = self.begin()
        while block.isValid():
            found = re.fullmatch(r"FIGURE([a-z_]+)FIGURE", block.text())
            if found:
                block = self._set_figure(block, found[1])
            block = block.next()

    def _set_figure(self, block: QTextBlock, name: str) -> QTextBlock:
        """Return the picture, its words below, and room for a tag where it can be tried."""
        scale, figure = self.look.scale, self._figures[name]
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.setPosition(block.position())
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        shape = QTextBlockFormat()
        shape.setTopMargin(10 * scale)
        shape.setBottomMargin(4 * scale)
        cursor.setBlockFormat(shape)
        self._put(cursor, FIGURE, name)
        words = QTextBlockFormat()
        words.setBottomMargin(14 * scale)
        words.setLineHeight(108.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form = QTextCharFormat()
        form.setFont(letters("text", 0.96 * scale, italic=True))
        form.setForeground(self.look.head if not self.look.printed else self.look.ink)
        cursor.insertBlock(words, form)
        language = self.source.language
        suits = naming.suits_of(rules_of(figure).pack())
        cursor.insertText(naming.told(figure.text[language], suits, language), form)
        if figure.deal is not None and not self.look.printed:
            room = QTextBlockFormat()
            room.setBottomMargin(12 * scale)
            cursor.insertBlock(room, QTextCharFormat())
            self._put(cursor, TRY, name)
        return cursor.block()

    def _put(self, cursor: QTextCursor, kind: int, name: str) -> None:
        shape = QTextCharFormat()
        shape.setObjectType(kind)
        shape.setProperty(NAME, name)
        cursor.insertText(OBJECT, shape)

    def _mark_house_rules(self) -> None:
        """Say on the first page, and before the house rules, what this table plays otherwise."""
        if not self.source.differs:
            return
        found = self.chapters()
        place = _house_chapter(self.source.game)
        if not 0 <= place < len(found):
            return
        cursor = QTextCursor(found[place])
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        title = translate("booklet", "At this table")
        self._boxed(cursor, [title, *(f"✻ {one}" for one in self.source.differs)])
        first = QTextCursor(found[1])
        first.movePosition(QTextCursor.MoveOperation.PreviousBlock)
        first.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        number = len(self.source.differs)
        text = translate("booklet", "✻ This table plays differently in %n point(s).", "", number)
        self._boxed(first, [text], target=f"chapter:{place}")

    def _mark_points(self) -> None:
        """Mark the points of which this table plays something otherwise."""
        heading, point, block = -1, -1, self.begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                heading, point = heading + 1, -1
                place = -1
            else:
                point += block.textList() is not None
                place = point if block.textList() is not None else -2
            if (heading, place) in self.source.marked:
                form = _format_at(block, 0)
                form.setForeground(self.look.head)
                form.setToolTip("; ".join(self.source.marked[heading, place]))
                QTextCursor(block).insertText("✻ ", form)
            block = block.next()

    def _boxed(self, cursor: QTextCursor, lines: list[str], target: str = "") -> None:
        scale = self.look.scale
        shape = QTextBlockFormat()
        tint = PRINTED_BOX if self.look.printed else colour(theme().brass_light, 90)
        shape.setBackground(tint)
        shape.setLeftMargin(6 * scale)
        for number, line in enumerate(lines):
            form = QTextCharFormat()
            form.setFont(letters("text", scale, bold=number == 0))
            form.setForeground(self.look.ink)
            if target:
                form.setAnchor(True)
                form.setAnchorHref(target)
                form.setFontUnderline(True)
            shape.setBottomMargin(0 if number < len(lines) - 1 else 12 * scale)
            cursor.insertBlock(shape, form)
            cursor.insertText(line, form)

    def _set_page(self) -> None:
        left, top, right, bottom = (one * self.look.scale for one in self.look.margins)
        frame = self.rootFrame().frameFormat()
        frame.setLeftMargin(left)
        frame.setRightMargin(right)
        frame.setTopMargin(top)
        frame.setBottomMargin(bottom)
        self.rootFrame().setFrameFormat(frame)
        self.setPageSize(self.look.page)


def _house_chapter(game: str) -> int:
    """Which chapter, 0 first, tells the house rules."""
    lines = rules_text.page(game, "en")[0].split("\n")
    titles = [line[3:] for line in lines if line.startswith("## ")]
    return next((n for n, one in enumerate(titles) if one.startswith("House rules")), -1)


def _format_at(block: QTextBlock, place: int) -> QTextCharFormat:
    """How the letter at this place of a block is set."""
    cursor = QTextCursor(block)
    cursor.setPosition(min(block.position() + place + 1, block.position() + block.length() - 1))
    return cursor.charFormat()


def _pixels(form: QTextCharFormat, usual: QFont) -> float:
    size = form.property(QTextFormat.Property.FontPixelSize)
    return float(size) if size else float(usual.pixelSize())
