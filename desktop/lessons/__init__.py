"""First evenings at the real table: the guide of a lesson, its slips of paper, how far one is,
and the page on which lessons are chosen.

What a lesson is, and whether it can be held, is the engine's (`engine/lessons/lessons.md`).
Imports: booklet, common, look, packs, scene, session, sheet, table.
"""
