"""Mauscheln, a game of four cards, a knock on the table, and a kitty that all fear and want."""
