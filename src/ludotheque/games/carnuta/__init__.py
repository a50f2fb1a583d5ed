"""Carnuta: druids brew potions from a market of day and night, paid with two-sided runes."""
