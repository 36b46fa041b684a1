"""The main window: its menus, its first page, the buttons of a match, and how the program starts.

It builds the other parts and connects them. Imports: booklet, club.pages, common, dialogs,
evening, house_rules, lessons, look, packs, phones, reader, review, room, scanning, scene,
score, session, sheet, shelf, table, tasks.
"""

from desktop.common.imports import spare_the_sources

# Before any of these is imported, PySide is kept from reading the source of each.
spare_the_sources()
