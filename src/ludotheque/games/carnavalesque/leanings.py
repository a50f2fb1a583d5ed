"""What carnival-goers lean to: the figures behind their first thoughts."""

from __future__ import annotations

HELD = 80  # nearness of a card that is surely in a hand
MAYBE_HELD = 55  # … that was, and may be gone
AVAILABLE = 60  # … that lies uncovered in the crowd
COVERED = 35  # … that shows, but is covered
UNSEEN = 40  # … that is in another hand or hidden in the crowd

FITTING = 1000  # use of a card that fits a float, beside the supply of the float's point
STARTING = 400  # … that could start a float in an empty workshop
MATCHING = 150  # … and has something in common with a card that the King surely holds
OPENING = 3000  # … that opens the third workshop
LATER = 10  # per cent of its supply: a card that fits nothing now
