"""The papers of a club evening: `sheets` says what stands on each, `setting` sets and paints them.

`printing` makes a PDF, a preview or a picture of what was set. All measures are millimetres.
"""
