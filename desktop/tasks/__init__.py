"""Tasks at the real table: the page on which they are chosen, one of them at the table, the task
of each day, and those that come from evenings of one's own.

What a task is, and what its choices come to, is the engine's (`engine/tasks/`).
Imports: common, lessons, look, review, scene, session.
"""
