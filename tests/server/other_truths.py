"""What a seat would have been sent in worlds that it cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.chance import Noise
from ludotheque.core.record import Record, steps
from ludotheque.core.state import State


def frames_by_turn(frames: Iterable[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Return the first frame of each turn while the game was on, of all that somebody got."""
    found: dict[int, dict[str, Any]] = {}
    for frame in frames:
        if frame["stage"] != "lobby":
            found.setdefault(int(frame["turn"]), frame)
    return found


def other_truths(record: Record, seat: int) -> list[tuple[bytes, list[str]]]:
    """Return for each turn what a seat would see in a world that it cannot tell from the truth."""
    noise = Noise(7)

    def imagine(state: State) -> tuple[bytes, list[str]]:
        world = record.game.sample(state.view(seat), noise)
        legal = [record.game.write(move) for move in world.legal(seat)] if seat >= 0 else []
        return world.view(seat).wire(), legal

    return [imagine(record.start()), *(imagine(step.state) for step in steps(record))]
