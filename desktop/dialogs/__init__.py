"""The dialogs of the main window: people, preferences, rule pages, cards, printing, about.

They ask and show; the opener of one acts on the answer. None names a game. Imports: common, look,
packs, print, session, sheet.
"""
