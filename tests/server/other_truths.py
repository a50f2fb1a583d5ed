"""What a seat would have been sent in worlds that it cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.chance import Noise
from ludotheque.core.records.record import Record, steps
from ludotheque.core.state import SPECTATOR, State
from ludotheque.server.wire import encode_any
from ludotheque.table.frames import silence_of


def frames_by_turn(frames: Iterable[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Return the first frame of each turn while the game was on, of all that somebody got."""
    found: dict[int, dict[str, Any]] = {}
    for frame in frames:
        if frame["stage"] != "lobby":
            found.setdefault(int(frame["turn"]), frame)
    return found


def of_the_game(frame: dict[str, Any]) -> bytes:
    """Return what a frame shows of the game: all that the truth behind it could change."""
    return encode_any([frame[field] for field in ("view", "outlook", "legal", "silence")])


def other_truths(record: Record, seat: int) -> list[bytes]:
    """Return for each turn what a seat would be shown in a world it cannot tell from the truth."""
    noise, game = Noise(7), record.game

    def imagine(state: State) -> bytes:
        world = game.sample(state.view(seat), noise)
        legal = [game.write(move) for move in world.legal(seat)] if seat != SPECTATOR else []
        view = world.view(seat)
        return encode_any([view, game.outlook(view), legal, silence_of(world, seat)])

    return [imagine(record.start()), *(imagine(step.state) for step in steps(record))]
