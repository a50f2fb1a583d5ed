"""What follows from a view by the rules alone, for whoever draws a table."""

from __future__ import annotations

from ludotheque.core.view import Outlook
from ludotheque.games.carnavalesque.data.cards import POINTS
from ludotheque.games.carnavalesque.data.moves import (
    CARD,
    CLAIM,
    DECLINE,
    HOLD,
    SPOT,
    YIELD,
    write,
)
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.data.seats import NOBODY
from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import DEGREES, RADIUS
from ludotheque.games.carnavalesque.data.versions import ROLES, VERSIONS
from ludotheque.games.carnavalesque.knowledge.deeds import (
    Deed,
    HandCard,
    Told,
    Workshop,
    deeds,
    told_of,
    ways_of_hand,
    ways_of_workshops,
)
from ludotheque.games.carnavalesque.knowledge.describe import SPOT_PHASES
from ludotheque.games.carnavalesque.knowledge.refusals import EXPECTED, refuse
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Cells

CROWN_PHASES = ("claim-crown", "hold-crown")
AT_ONCE = (*CROWN_PHASES, "pass-left", "keep-role")  # what all decide at once
ANSWERS = {"claim-crown": (DECLINE, CLAIM), "hold-crown": (YIELD, HOLD)}
IN_STREET = ("lay", "rescue", "over")


class CarnavalesqueOutlook(Outlook, frozen=True):
    """Who is asked and reigns, what can be chosen where, and where floats would go.

    `scene` is where it happens, the street or the crowd. While the crown lies on its cushion nobody
    is `king` or `fool` (V3.2); `pawn` is where the King's stands (V5.2). `claims` are the seats
    between whom the crown is held, `answered` those that have decided where all do so at once,
    `own_answer` what this one said, `unasked` why it is not asked, `leaving` the card that it is
    about to give. `roles` is of each seat "", "hidden", or a role that was revealed (V11.2);
    `parade` what the cards of each float there share, as a mask. `hand` goes with the view's. Of
    the crowd, `choosing` ends the key of what choosing does, and the Decree bars the spots
    `forbidden`. `to_lay` counts what a King must still lay, while one lays; in the blind draw
    `gestures` were made and `gestures_left` are left, and `voice` is "mute", "free" or "called"
    (V5.3).
    """

    scene: str
    crown_free: bool
    king: int
    fool: int
    pawn: Cells
    claims: Cells
    answered: Cells
    own_answer: Told | None
    unasked: Told | None
    leaving: int
    roles: tuple[str, ...]
    deeds: tuple[Deed, ...]
    hand: tuple[HandCard, ...]
    workshops: tuple[Workshop, ...]
    parade: Cells
    choosing: str
    forbidden: Cells
    to_lay: int | None
    gestures: tuple[str, ...]
    gestures_left: int
    voice: str


def look_ahead(view: CarnavalesqueView) -> CarnavalesqueOutlook:
    """Return what follows from a view."""
    free = view.phase in CROWN_PHASES
    return CarnavalesqueOutlook(
        scene="street" if view.phase in IN_STREET else "crowd",
        crown_free=free,
        king=NOBODY if free else view.king,
        fool=NOBODY if free else view.fool,
        pawn=_pawn(view),
        claims=view.claimed if view.phase == "hold-crown" else (),
        answered=tuple(seat for seat in range(view.seats) if _has_answered(view, seat)),
        own_answer=_own_answer(view),
        unasked=_unasked(view) if free else None,
        leaving=view.answer if view.phase == "pass-left" else view.offered,
        roles=tuple(_role(view, seat) for seat in range(view.seats)),
        deeds=deeds(view),
        hand=ways_of_hand(view),
        workshops=ways_of_workshops(view),
        parade=tuple(_shared(cards) for cards in view.parade),
        choosing=view.phase if view.phase in SPOT_PHASES else "spot",
        forbidden=_forbidden(view),
        to_lay=max(0, view.required - view.laid) if view.phase == "lay" else None,
        gestures=tuple(write(move) for move in view.strokes),
        gestures_left=view.gestures - view.strokes_made,
        voice=_voice(view),
    )


def _pawn(view: CarnavalesqueView) -> Cells:
    """Return where the King's pawn stands: at the edge of the zone, in front of the King (V5.2)."""
    if view.king == NOBODY:
        return ()
    angle = (90 + DEGREES * view.king // view.seats) % DEGREES
    return (RADIUS * COSINES[angle] >> ONE, RADIUS * SINES[angle] >> ONE)


def _has_answered(view: CarnavalesqueView, seat: int) -> bool:
    """Say whether a seat has decided already where all do so at once (V3.2, V3.5, V11.1)."""
    if view.phase not in AT_ONCE or seat in view.to_act:
        return False
    if view.phase == "hold-crown":
        return seat in view.claimed
    if view.phase == "pass-left":
        return bool(view.hands[seat])
    return seat != view.king


def _own_answer(view: CarnavalesqueView) -> Told | None:
    """Return what this seat has answered while others still think."""
    if view.answer < 0:
        return None
    if view.phase == "pass-left":
        return told_of(view, CARD + view.answer)
    no, yes = ANSWERS[view.phase]
    return told_of(view, yes if view.answer else no)


def _unasked(view: CarnavalesqueView) -> Told | None:
    """Return why this seat is not asked for the crown, if it is not and has not answered (V3.2)."""
    answers = view.seat in view.to_act or view.answer >= 0
    if answers or (view.seat < 0 and view.phase == "claim-crown"):
        return None
    refusal = refuse(view, CLAIM)
    return Told(f"refusal-{refusal.key}", refusal.args)


def _role(view: CarnavalesqueView, seat: int) -> str:
    """Return which card a seat keeps of the roles: none yet, one face down, or one revealed."""
    if view.version != VERSIONS[ROLES] or view.phase in CROWN_PHASES or seat == view.king:
        return ""
    if view.roles[seat] >= 0:
        return ROLE_NAMES[view.roles[seat]]
    return "" if view.phase == "keep-role" and seat in view.to_act else "hidden"


def _shared(cards: Cells) -> int:
    """Return what cards have in common (V6.2)."""
    mask = POINTS[cards[0]]
    for card in cards[1:]:
        mask &= POINTS[card]
    return mask


def _forbidden(view: CarnavalesqueView) -> Cells:
    """Return the spots that only the Decree keeps from whoever chooses one (V4.1)."""
    if view.seat not in view.to_act or SPOT not in EXPECTED.get(view.phase, ((),))[0]:
        return ()
    barred = [each.spot for each in view.crowd if _is_barred(view, each.spot)]
    return tuple(barred)


def _is_barred(view: CarnavalesqueView, spot: int) -> bool:
    return refuse(view, SPOT + spot).key == "decree-forbids"


def _voice(view: CarnavalesqueView) -> str:
    """Say what somebody with open eyes may call during a blind draw (V5.3)."""
    if view.phase != "blind" or view.blind or view.seat < 0:
        return ""
    if view.speech[view.seat] == "nothing":
        return "mute"
    made = [(call.seat, call.stroke) for call in view.calls]
    return "called" if (view.seat, view.strokes_made) in made else "free"
