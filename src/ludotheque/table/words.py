"""Words with a fixed set: how far a table is, who sits on a chair, how well a bot plays."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeGuard

from ludotheque.bots.levels import LEVELS

Stage: TypeAlias = Literal["lobby", "playing", "over"]
LOBBY: Stage = "lobby"  # people and bots sit down
PLAYING: Stage = "playing"
OVER: Stage = "over"

Kind: TypeAlias = Literal["open", "person", "bot"]
OPEN: Kind = "open"
PERSON: Kind = "person"
BOT: Kind = "bot"

Level: TypeAlias = Literal["beginner", "regular", "expert"]  # those of `bots.levels`


Rhythm: TypeAlias = Literal["live", "relaxed", "days"]  # how long people wait for each other
LIVE: Rhythm = "live"
RELAXED: Rhythm = "relaxed"
DAYS: Rhythm = "days"

Matter: TypeAlias = Literal["end", "pause", "go-on", "replace"]  # what people agree on


def is_level(level: str) -> TypeGuard[Level]:
    """Say whether a level is still offered."""
    return level in LEVELS
