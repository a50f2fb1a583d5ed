"""What a peer may lack."""

from __future__ import annotations


class NoGame(Exception):
    """The installed version of a library does not have this game."""
