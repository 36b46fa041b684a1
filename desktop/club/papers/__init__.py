"""The papers of a club evening: what stands on each, in blocks; `sheets` lists all of them.

Imports: club.model, common, look, packs, print, scene.
"""
