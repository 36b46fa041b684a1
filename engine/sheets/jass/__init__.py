"""The list of Jass, two against two."""
