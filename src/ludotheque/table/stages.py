"""How far a table is."""

from __future__ import annotations

LOBBY = "lobby"  # people and bots sit down
PLAYING = "playing"
OVER = "over"
