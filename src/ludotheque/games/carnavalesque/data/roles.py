"""The eleven roles (V11.4: our reconstruction)."""

from __future__ import annotations

ROLE_NAMES = (
    "fool",
    "acrobat",
    "fortune-teller",
    "pickpocket",
    "messenger",
    "rebel",
    "porter",
    "magician",
    "sweeper",
    "patron",
    "mime",
)
FOOL = 0
ACROBAT = 1
FORTUNE_TELLER = 2
PICKPOCKET = 3
MESSENGER = 4
REBEL = 5
PORTER = 6
MAGICIAN = 7
SWEEPER = 8
PATRON = 9
MIME = 10
ALL_ROLES = 11
NO_ROLE = -1

ROLES_EACH = 2  # V11.1: roles dealt to each player but the King, who keep one of them
USES = {  # cards of the crowd on which a role may be used, one after the other
    FORTUNE_TELLER: 3,
    MAGICIAN: 2,
    SWEEPER: 2,
}
PORTER_DRAWS = 2
PATRON_GIFTS = 2
