"""The pages of the club evening, its dialogs and the window for the projector.

They tell the controller what is wanted and show what is. Imports: club.model, club.papers, common,
dialogs, house_rules, look, packs, print, room, scene, session.
"""
