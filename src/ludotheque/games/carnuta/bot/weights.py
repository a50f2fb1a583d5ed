"""What druids lean to: the figures behind their first thoughts, in hundredths of a point."""

from __future__ import annotations

POINT = 100
NEVER = -(10**6)

# what a card is worth
GIVEN = 40  # what a rune that goes back to the reserve costs
GROWTH = 12  # hundredths of an ingredient of each kind that a card still to lay brings

# how good a move looks
STEP = 40  # of worth, see Evaluator
PLAYED = 200  # what one more card in front is worth beside its points
GAINED = 15  # what a rune that is taken is worth by itself
TAKING = 45  # per cent of a card's worth that taking it is worth
ENABLING = 60  # per cent of a card's worth that being able to pay it is worth
POOR = 330  # a market whose best card is worth less than this is worth a sickle

# what a lead promises
MARGIN = 14  # what a point more than the others is worth, in thousandths
MOST_MARGIN = 380
WON = 100
