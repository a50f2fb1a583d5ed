"""Coloured text of a known width: what the drawings for the terminal are put together from."""
