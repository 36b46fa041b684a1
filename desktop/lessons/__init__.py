"""First lessons at the real table: their guide and slips, progress, and the page to choose them.

What a lesson is, and whether it can be held, is the engine's (`engine/lessons/lessons.md`).
Imports: booklet, common, look, packs, scene, session, sheet, table.
"""
