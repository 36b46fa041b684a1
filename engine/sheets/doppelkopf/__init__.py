"""The list of Doppelkopf."""
