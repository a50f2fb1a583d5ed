"""What Kraaw is waiting for, and the steps between that ask nobody."""

from __future__ import annotations

CHOOSE_RAVEN = 0  # K1.4, all at once
KEEP_OR_ANNOUNCE = 1  # K3.4, all at once
DOG_EXCHANGE = 2  # K3.3
MAIN_ACTION = 3  # K4.1
LOOK_AT = 4  # K5.1
REVEAL_ONE = 5  # K5.1
REVEAL_AND_LOCK = 6  # K5.2
LOCK_ONE = 7  # K5.3
STEAL = 8  # K5.4
REPRISAL = 9  # K5.4, the other player's decision
BONUS_ACTION = 10  # K5.7
BONUS_LOCK = 11
BONUS_TURN = 12
OVER = 13

NAMES = (
    "choose-raven",
    "keep-or-announce",
    "dog-exchange",
    "main-action",
    "look-at",
    "reveal-one",
    "reveal-and-lock",
    "lock-one",
    "steal",
    "reprisal",
    "bonus-action",
    "bonus-lock",
    "bonus-turn",
    "over",
)

# the steps: nobody ever sees a match in one of them
DEAL = 14  # K3.1
NEXT_TURN = 15  # K4.1
ROUND_OVER = 16  # K6.1
