"""What Carnuta is waiting for, the steps between that ask nobody, and how near the end is."""

from __future__ import annotations

ACTION = 0  # C3
PLACE_SALT = 1  # C4.2
CHOOSE_TOKEN = 2  # C4.3
DISCARD_DOWN = 3  # C3.9
OVER = 4

NAMES = ("action", "place-salt", "choose-token", "discard-down", "over")

# the steps: nobody ever sees a game in one of them
COUNTER = 5  # C3.3
ACTION_DONE = 6  # C3
NEXT_TURN = 7  # C2.5
NEXT_ROUND = 8  # C6.1

# how near the end is (C6.1)
OPEN = 0
TRIGGERED = 1  # the round is being finished
LAST_ROUND = 2
