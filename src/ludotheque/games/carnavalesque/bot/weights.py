"""Weights: the figures behind the scores and values of this game."""

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

BESIDES = 4  # the second best card to draw counts for so much less than the best
SURELY = 130  # per cent of what others may have that one must have to hold on to the crown

LOST = -100000
WASTED = LOST // 2  # nobody sends a float to the dead end while another one may parade

# What a street may score in the end, in hundredths of a point, when a King's turn is over: a row
# for each version (young, events, roles) and number of floats on parade. To begin with; a card of a
# float that will parade; of one that stays; on parade; a hundred of supply for the floats; for new
# floats; a float that may parade; a card in the dead end; the Third Workshop card in a hand;
# workshop 3 open; an empty workshop. Fitted to how the team's games ended (docs/decisions).
PROSPECTS = (
    (-339, 288, 0, 0, 407, 417, 8, -390, 0, -339, -562),
    (-650, 242, 221, 234, 336, 513, 35, -109, 0, -650, -966),
    (-532, 166, 140, 220, 184, 211, 363, -87, 0, -532, -132),
    (114, 314, 0, 0, 457, 579, 67, -178, 481, -1905, -627),
    (-337, 237, 248, 251, 335, 436, 81, -92, 862, -1429, -561),
    (-351, 178, 153, 216, 197, 190, 113, -108, 275, -747, 22),
    (-3494, 520, 0, 0, 683, 566, -21, -421, 488, -2380, 889),
    (-2813, 342, 324, 239, 503, 441, 146, -255, 458, -1363, 316),
    (-876, 193, 193, 189, 237, 175, 227, -151, 44, -653, 263),
)
