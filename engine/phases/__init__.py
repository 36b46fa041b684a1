"""Chapters of the rule book that several games share."""
