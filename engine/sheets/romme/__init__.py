"""The list of Rommé."""
