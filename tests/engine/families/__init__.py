"""The families of games, and a game of one's own folder that inherits from one."""
