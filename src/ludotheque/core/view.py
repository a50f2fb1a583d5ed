"""What one seat may know: the only thing of a game that has a wire form."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(slots=True)
class View:
    """The part that all views share; each game adds its own fields.

    `seat` is SPECTATOR for somebody who only watches; `to_act` are the seats that must decide;
    `phase` names what the game is waiting for, and the texts have a sentence for it, `phase-…`.
    Nobody changes a view; it is not frozen, because a frozen one takes four times as long to build.
    """

    seat: int
    seats: int
    to_act: tuple[int, ...]
    phase: str

    def wire(self) -> bytes:
        """Return the view as compact JSON, the same bytes for the same knowledge."""
        return json.dumps(asdict(self), separators=(",", ":")).encode()
