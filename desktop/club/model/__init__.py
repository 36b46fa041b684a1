"""The club evening without its pages: the tournament and its file, its words and its lists.

`controller` alone holds the tournament. Imports: common, room, scene, session.
"""
