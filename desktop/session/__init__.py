"""The match that is open: its controller, its file, its opponents and the process they think in.

Nobody else holds a match; others are sent scenes, sheets and sentences. Imports: common, scene.
"""
