"""Ramser, the Ramsen of the Swiss: five tricks, the Blind, the Bälli, and a race for a sausage."""
