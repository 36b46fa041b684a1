"""The card table on the screen: it is told a Scene, and sends what a person does as signals.

Imports: common, look, packs, reader, scene.
"""
