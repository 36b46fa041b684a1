"""The list of Schafkopf."""
