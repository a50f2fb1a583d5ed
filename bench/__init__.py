"""Measurements behind decisions in `docs/decisions`; nothing of the house needs them."""
