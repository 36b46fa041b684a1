"""Lessons: a first evening of a game, told and asked step by step at a stacked deal.

`lesson` says what a lesson is and `lessons.md` how one is written; `reading` reads it, `stacking`
deals its cards, `course` goes through it, and `check` walks it through every branch.
"""
