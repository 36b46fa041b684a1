"""The parts that a page or the table is put together from: widgets with a look of their own.

Each asks the theme in use when it paints. Those with a shadow keep room for it around their body:
`extent()` is the size of the body, `place(rect)` puts the body there, `sizeHint` has the room in.
"""

from desktop.look.parts.booklet import Booklet
from desktop.look.parts.door import Door
from desktop.look.parts.labels import Aside, EmptyNote, Heading, Line, Note, Section, Strong
from desktop.look.parts.link import Link
from desktop.look.parts.page_picture import PagePicture
from desktop.look.parts.pill import Pill, pill
from desktop.look.parts.question import Question
from desktop.look.parts.search import Search
from desktop.look.parts.sheet import Sheet
from desktop.look.parts.slip import Slip
from desktop.look.parts.switch import Key, Switch
from desktop.look.parts.tag import Tag
from desktop.look.parts.token import Token
from desktop.look.parts.wall_window import WallWindow
from desktop.look.parts.windows import (
    LARGE,
    PaperDialog,
    PaperPage,
    SheetOnTable,
    fit_to_screen,
    grow_page,
    paper_form,
    window_scale,
)
from desktop.look.parts.wood_words import WoodLabel, Word

__all__ = [
    "LARGE",
    "Aside",
    "Booklet",
    "Door",
    "EmptyNote",
    "Heading",
    "Key",
    "Line",
    "Link",
    "Note",
    "PagePicture",
    "PaperDialog",
    "PaperPage",
    "Pill",
    "Question",
    "Search",
    "Section",
    "Sheet",
    "SheetOnTable",
    "Slip",
    "Strong",
    "Switch",
    "Tag",
    "Token",
    "WallWindow",
    "WoodLabel",
    "Word",
    "fit_to_screen",
    "grow_page",
    "paper_form",
    "pill",
    "window_scale",
]
