"""Which games have a table in the browser, and where it is written."""

from __future__ import annotations

from pathlib import Path

from ludotheque.games import GAMES

RENDERERS = Path(__file__).parents[2] / "web" / "src" / "games"
PLAYABLE = [game for game in GAMES if (RENDERERS / game / "Table.svelte").is_file()]
