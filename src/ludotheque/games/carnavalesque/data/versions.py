"""The three versions of the game, and the number X of each (V1.1)."""

from __future__ import annotations

VERSIONS = ("young", "events", "roles")
YOUNG, EVENTS, ROLES = range(len(VERSIONS))
LEAST_CARDS = (3, 4, 5)  # to lay, to parade with, and to be lost by in the dead end
