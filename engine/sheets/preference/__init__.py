"""The list of Préférence."""
