"""How the greedy team finds the Third Workshop card: the Fool digs for it, the others guide (V5).

It lies under the middle of the crowd, where nobody else can reach it. The team has an agreement.
The Fool makes two long strokes towards the middle; "Stop!" then means "it is to your right". A
stroke to that side, or to the left if nobody called; "Stop!" now means "further to that side". Then
short strokes, until "Stop!" means "here": the Fool digs, and grabs as deep as he can.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.cards import THIRD_WORKSHOP, UNMARKED, WORKSHOPS
from ludotheque.games.carnavalesque.moves import DIG, GLIDE, GRAB
from ludotheque.games.carnavalesque.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.sizes import (
    DEPTHS,
    DIRECTIONS,
    HALF_WIDTH,
    LENGTHS,
    PACE,
    RADIUS,
)
from ludotheque.games.carnavalesque.view import CarnavalesqueView

SHORT, MEDIUM, LONG = range(len(LENGTHS))
ASIDE = 2  # the third stroke goes to a side
AGAIN = 3  # and the fourth perhaps
HERE = 4  # from so many strokes on, "Stop!" means "here"
DIGS = 2  # cards thrown aside before the grab


def is_seeking(view: CarnavalesqueView) -> bool:
    """Say whether workshop 3 is closed and nobody holds its card."""
    held = any(UNMARKED in backs for backs in view.hands)
    return view.open < WORKSHOPS and not held


def across(view: CarnavalesqueView) -> int:
    """Return the direction that leads from the King's pawn to the middle (V5.2)."""
    turn = 360 // DIRECTIONS
    return (270 + 360 * view.king // view.seats + turn // 2) // turn % DIRECTIONS


def seek(view: CarnavalesqueView) -> int:
    """Return what the Fool does next."""
    made = view.strokes_made
    here = min((call.stroke for call in view.calls if call.stroke >= HERE), default=made)
    told = any(call.stroke >= HERE for call in view.calls)
    if made >= view.gestures or (told and made - here >= DIGS):
        return GRAB + (DEPTHS - 1 if told else 0)
    if told:
        return DIG
    direction, length = agreed(view, made)
    return GLIDE + len(LENGTHS) * direction + length


def agreed(view: CarnavalesqueView, stroke: int) -> tuple[int, int]:
    """Return the direction and the length of a stroke, as the team agreed."""
    ahead = across(view)
    if stroke < ASIDE:
        return ahead, LONG
    if stroke == ASIDE or (stroke == AGAIN and any(call.stroke == AGAIN for call in view.calls)):
        return (ahead + (2 if is_right(view) else 6)) % DIRECTIONS, MEDIUM
    return ahead, SHORT


def is_right(view: CarnavalesqueView) -> bool:
    """Say whether somebody called that the card is to the right."""
    return any(0 < call.stroke <= ASIDE for call in view.calls)


# --- those who see


def guides(view: CarnavalesqueView) -> bool:
    """Say whether to call "Stop!" now."""
    x, y = target(view)
    right, down = x - view.hand_at[0], y - view.hand_at[1]
    if view.strokes_made == 0:
        return False
    if view.strokes_made >= HERE:
        return right * right + down * down <= HALF_WIDTH * HALF_WIDTH
    along_x, along_y = heading(view)
    aside = along_x * down - along_y * right  # positive if the card is to the right
    if view.strokes_made <= ASIDE:
        return aside > 0
    far = aside * aside > HALF_WIDTH * HALF_WIDTH * (along_x * along_x + along_y * along_y)
    return far and (aside > 0) == is_right(view)


def target(view: CarnavalesqueView) -> tuple[int, int]:
    """Return where the Third Workshop card lies: in the middle, unless it shows elsewhere."""
    for lying in view.crowd:
        if lying.card == THIRD_WORKSHOP:
            return lying.x, lying.y
    return 0, 0


def heading(view: CarnavalesqueView) -> tuple[int, int]:
    """Return where a stroke ahead would really go, of any length.

    The hand is where the agreed strokes lead, turned and stretched: so the next one will be too.
    """
    meant_x = meant_y = 0
    for stroke in range(view.strokes_made):
        direction, length = agreed(view, stroke)
        right, down = unit(direction * 360 // DIRECTIONS)
        meant_x += LENGTHS[length] * PACE * right >> ONE
        meant_y += LENGTHS[length] * PACE * down >> ONE
    right, down = unit(90 + 360 * view.king // view.seats)
    real_x = view.hand_at[0] - (RADIUS * right >> ONE)
    real_y = view.hand_at[1] - (RADIUS * down >> ONE)
    turn_x = real_x * meant_x + real_y * meant_y >> ONE
    turn_y = real_y * meant_x - real_x * meant_y >> ONE
    right, down = unit(across(view) * 360 // DIRECTIONS)
    return (turn_x * right - turn_y * down) >> ONE, (turn_x * down + turn_y * right) >> ONE


def unit(degrees: int) -> tuple[int, int]:
    """Return a step in a direction, of the length ONE."""
    return COSINES[degrees % 360], SINES[degrees % 360]
