"""The places of the street, as a card may lie in them (V1.4)."""

from __future__ import annotations

ELSEWHERE = 0
WORKSHOP = 1  # … 3
PARADE = 4  # … 6
DEAD_END = 7
PLACES = 8
WORKSHOPS = 3
PARADE_PLACES = 3
OPEN_AT_START = 2

DEPARTURES = ("free", "pushed")  # V6.3: when a float leaves
FREE, PUSHED = range(len(DEPARTURES))
