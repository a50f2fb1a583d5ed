"""How the greedy Fool draws with closed eyes, and when the others call "Stop!" (V5).

The Fool glides from the King's pawn straight across the crowd: one long stroke over its thin edge,
then short ones, so that everybody has the time to call. Whoever hears "Stop!" grabs the top card.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.moves import GLIDE, GRAB, STOP
from ludotheque.games.carnavalesque.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.sizes import HALF_HEIGHT, HALF_WIDTH, LENGTHS
from ludotheque.games.carnavalesque.view import CarnavalesqueView, Lying
from ludotheque.games.carnavalesque.worth_seek import across, guides, is_seeking, seek
from ludotheque.games.carnavalesque.worth_sight import FITTING, Sight

FIRST = len(LENGTHS) - 1  # the first stroke is long
NEXT = 0  # the others are short
LAST_CHANCES = 2  # gestures before the end from when on any good card will do


def worth_blind(sight: Sight, moves: list[int]) -> list[int]:
    """Return the worth of gestures, or of calling and keeping quiet."""
    view = sight.view
    if not view.blind:
        return [worth_of_call(sight) if move == STOP else 0 for move in moves]
    best = seek(view) if is_seeking(view) else gesture(view)
    return [1 if move == best else 0 for move in moves]


def gesture(view: CarnavalesqueView) -> int:
    """Return what the Fool does next: grab when told to or at the end, else glide on."""
    told = any(call.stroke == view.strokes_made for call in view.calls)
    if told or view.strokes_made >= view.gestures:
        return GRAB
    length = FIRST if view.strokes_made == 0 else NEXT
    return GLIDE + len(LENGTHS) * across(view) + length


def worth_of_call(sight: Sight) -> int:
    """Call when the top card under the hand helps; once is enough (V5.3)."""
    view = sight.view
    if any(call.stroke == view.strokes_made for call in view.calls):
        return -1
    if is_seeking(view):
        return 1 if guides(view) else -1
    lying = under_hand(view)
    if lying is None:
        return -1
    late = view.strokes_made >= view.gestures - LAST_CHANCES
    wanted = max(sight.by_age) + 1 if late else FITTING
    return sight.use_of_lying(lying) - wanted + 1


def under_hand(view: CarnavalesqueView) -> Lying | None:
    """Return the top card under the Fool's hand, as far as it is seen."""
    here = [lying for lying in view.crowd if covers(lying, *view.hand_at)]
    spots = [lying.spot for lying in here]
    for lying in here:
        if not any(spot in lying.covered_by for spot in spots):
            return lying
    return None


def covers(lying: Lying, x: int, y: int) -> bool:
    """Say whether a card lies under a point."""
    sine, cosine = SINES[lying.angle], COSINES[lying.angle]
    right, down = x - lying.x, y - lying.y
    across = right * cosine + down * sine >> ONE
    along = down * cosine - right * sine >> ONE
    return abs(across) <= HALF_WIDTH and abs(along) <= HALF_HEIGHT
