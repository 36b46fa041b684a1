"""Puzzles at the real table: the page to choose one, that of the day, those of own matches.

What a task is, and what its choices come to, is the engine's (`engine/tasks/`).
Imports: common, lessons, look, scene, session.
"""
