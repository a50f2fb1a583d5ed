"""Kraaw drawn for the terminal; loaded by the terminal only."""
