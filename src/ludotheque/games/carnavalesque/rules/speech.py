"""Speech as a rule: who may say what, now (V3.3, V5.3)."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.games.carnavalesque.data.events import KING_SPEAKS
from ludotheque.games.carnavalesque.data.phases import BLIND, CLAIM_CROWN, HOLD_CROWN, OVER
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

FREELY = "freely"
STOP = "stop"  # nothing but "Stop!", which is a move
NOTHING = "nothing"


def speech(game: Carnavalesque, seat: int) -> str:
    """Say what a seat may say to the others now."""
    if game.phase == BLIND:
        return NOTHING if seat in (game.king, game.fool) else STOP
    reigns = game.phase not in (CLAIM_CROWN, HOLD_CROWN, OVER)
    if seat == game.king and reigns and game.event != KING_SPEAKS:
        return NOTHING
    return FREELY


def silence(game: Carnavalesque, seat: int) -> Refusal | None:
    """Return the clause that forbids a seat to speak freely now, if there is one."""
    allowed = speech(game, seat)
    if allowed == FREELY:
        return None
    if allowed == STOP:
        return Refusal("V5.3", "only-stop")
    return Refusal("V5.3", "all-silent") if game.phase == BLIND else Refusal("V3.3", "king-silent")
