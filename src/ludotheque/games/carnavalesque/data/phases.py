"""What Carnavalesque is waiting for, and the steps between that ask nobody."""

from __future__ import annotations

CLAIM_CROWN = 0  # V3.2, all but the outgoing King at once
HOLD_CROWN = 1  # V3.2, those who claimed, at once
PASS_LEFT = 2  # V10: the Farandole, all at once
RESCUE = 3  # V10: the red carpet
CARVE = 4  # V10: the carved decree
KEEP_ROLE = 5  # V11.1, all but the King at once
DECREE = 6  # V4.1
LOOK = 7  # V11.4: the fortune-teller
TURN_OVER = 8  # V11.4: the magician
THROW = 9  # V11.4: the sweeper
OFFER = 10  # V11.4: the pickpocket's card
ROB = 11  # V11.4: and whose hand
ASK = 12  # V11.4: the messenger
BLIND = 13  # V5.3, the Fool and those who may call
DRAW = 14  # V4.2
GIVE = 15  # V4.3
LAY_FLOATS = 16  # V6.1
REJECT = 17  # V7.1, too many cards
REFILL = 18  # V7.1, too few
OVER = 19

NAMES = (
    "claim-crown",
    "hold-crown",
    "pass-left",
    "rescue",
    "carve",
    "keep-role",
    "decree",
    "look",
    "turn-over",
    "throw",
    "offer",
    "rob",
    "ask",
    "blind",
    "draw",
    "give",
    "lay",
    "reject",
    "refill",
    "over",
)

# the steps: nobody ever sees a game in one of them
NAME_FOOL = 20  # V3.4
DRAW_EVENT = 21  # V3.5
FIRST_TURN = 22  # V3.1
NEXT_TURN = 23  # V3.1
REVEAL_ROLE = 24  # V11.2
HANDS_BACK = 25  # V7.1: hands back to size
CHECK_HAND = 26  # V7.1: one after the other
