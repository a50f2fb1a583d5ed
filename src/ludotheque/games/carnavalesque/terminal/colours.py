"""The colours of the carnival: confetti on a violet night, a colour for each age."""

from __future__ import annotations

GOLD = "#f4b860"
PAPER = "#f3ecd8"
FAINT = "#8f86b5"
DECREE = "#ff5c4d"
CALL = "#ffffff"
KEY = "bold #1b1730 on #f4b860"

FELT = "#2b2350"  # the ground of the crowd
DARK = "#0b0918"  # and what the Fool sees of it
NIGHT = "#140f26"  # the ink on bright cards, and what dark cards fade into

# children, teens, adults, and the Third Workshop card
AGE_INKS = ("#8ae06c", "#ff79b4", "#62b8ff", "#f6e3a1")
UNREAD = "#8a80a8"  # a card of which too little shows


def mix(colour: str, ground: str, share: int) -> str:
    """Return a colour of which so many hundredths are the first one, the rest the second."""
    parts = [
        (int(colour[at : at + 2], 16) * share + int(ground[at : at + 2], 16) * (100 - share)) // 100
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
