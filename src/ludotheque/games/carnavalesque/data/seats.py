"""Who sits at the table, and what each of them holds and remembers."""

from __future__ import annotations

LEAST_SEATS = 3
MOST_SEATS = 5
NOBODY = -1  # no seat
HAND_SIZES = {3: 4, 4: 3, 5: 2}  # V2.1

WATCHER = MOST_SEATS  # the place of those who only watch, in what each remembers
EYES = MOST_SEATS + 1  # all seats and the watcher
SURE = 1  # what eyes remember of a card (V4.4): + a seat, it is surely in that hand
MAYBE = 9  # + a seat: it was, and may be gone
