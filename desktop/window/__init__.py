"""The main window: its menus, its first page, the buttons of a match, and how the program starts.

It builds the other parts and connects them. Imports: booklet, club.pages, common, dialogs,
evening, lessons, look, packs, reader, review, scanning, scene, session, sheet, shelf,
table, tasks.
"""
