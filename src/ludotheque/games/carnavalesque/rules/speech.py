"""Speech as a rule: who may say what, now (V3.3, V5.3)."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.games.carnavalesque.data.omens import KING_SPEAKS
from ludotheque.games.carnavalesque.data.phases import BLIND, CLAIM_CROWN, HOLD_CROWN, OVER
from ludotheque.games.carnavalesque.rules.state import Board

FREELY = "freely"
STOP = "stop"  # nothing but "Stop!", which is a move
NOTHING = "nothing"


def speech(board: Board, seat: int) -> str:
    """Say what a seat may say to the others now."""
    if board.phase == BLIND:
        return NOTHING if seat in (board.king, board.fool) else STOP
    reigns = board.phase not in (CLAIM_CROWN, HOLD_CROWN, OVER)
    if seat == board.king and reigns and board.event != KING_SPEAKS:
        return NOTHING
    return FREELY


def silence(board: Board, seat: int) -> Refusal | None:
    """Return the clause that forbids a seat to speak freely now, if there is one."""
    allowed = speech(board, seat)
    if allowed == FREELY:
        return None
    if allowed == STOP:
        return Refusal("V5.3", "only-stop")
    return Refusal("V5.3", "all-silent") if board.phase == BLIND else Refusal("V3.3", "king-silent")
