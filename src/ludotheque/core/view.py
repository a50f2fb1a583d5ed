"""What one seat may know: the only thing of a game that has a wire form."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """The part that all views share; each game adds its own fields.

    `seat` is SPECTATOR for somebody who only watches; `to_act` are the seats that must decide;
    `phase` names what the game is waiting for, and the texts have a sentence for it, `phase-…`.
    """

    seat: int
    seats: int
    to_act: tuple[int, ...]
    phase: str

    def wire(self) -> bytes:
        """Return the view as compact JSON, the same bytes for the same knowledge."""
        return msgspec.json.encode(self)
