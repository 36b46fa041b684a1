"""What a screen reader finds on the table: groups that are no widgets, in the order of the scene.

Imports: nothing of the desktop.
"""
