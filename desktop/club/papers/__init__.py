"""The papers of a club evening: `sheets` says what stands on each, `typesetting` sets it on pages.

`scale` has the letters, rules and margins of all of them; `printing` makes a PDF, a preview or a
picture of what was set. All measures are millimetres. Imports: club.model, common, look, scene.
"""
