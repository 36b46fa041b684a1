"""The papers of a club evening: `sheets` says what stands on each, `typesetting` sets it on pages.

`printing` makes a PDF, a preview or a picture of what was set. All measures are millimetres.
Imports: club.model, common, look, scene, sheet.
"""
