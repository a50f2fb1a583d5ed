from __future__ import annotations

from ludotheque.core.event import Event, Seen


def test_a_secret_is_told_only_to_its_seat() -> None:
    """Private arguments reach the seat they are for, and nobody else."""
    event = Event("look", {"seat": 1, "place": 3}, {1: {"value": 5}})
    assert event.seen_by(1) == Seen("look", {"seat": 1, "place": 3, "value": 5}, told=True)
    for other in (-1, 0, 2):
        assert event.seen_by(other) == Seen("look", {"seat": 1, "place": 3}, told=False)
