"""The list of Differenzler."""
