"""A game on one page: every phase, and those that may follow it."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.phases import (
    ASK,
    BLIND,
    CARVE,
    CHECK_HAND,
    CLAIM_CROWN,
    DECREE,
    DRAW,
    DRAW_EVENT,
    FIRST_TURN,
    GIVE,
    HANDS_BACK,
    HOLD_CROWN,
    KEEP_ROLE,
    LAY_FLOATS,
    LOOK,
    NAME_FOOL,
    NEXT_TURN,
    OFFER,
    OVER,
    PASS_LEFT,
    REFILL,
    REJECT,
    RESCUE,
    REVEAL_ROLE,
    ROB,
    THROW,
    TURN_OVER,
)
from ludotheque.games.carnavalesque.rules.phases import (
    blind,
    crown,
    ending,
    events,
    hand_sizes,
    king,
    powers,
    roles,
    turn,
)
from ludotheque.games.carnavalesque.rules.state import Phase

FLOW: dict[int, tuple[Phase, tuple[int, ...]]] = {
    # each round: somebody takes power
    CLAIM_CROWN: (crown.ClaimCrown(), (HOLD_CROWN, NAME_FOOL, KEEP_ROLE)),
    HOLD_CROWN: (crown.HoldCrown(), (NAME_FOOL, KEEP_ROLE)),
    NAME_FOOL: (crown.NameFool(), (DRAW_EVENT, FIRST_TURN)),
    # with events
    DRAW_EVENT: (events.DrawEvent(), (PASS_LEFT, RESCUE, CARVE, FIRST_TURN)),
    PASS_LEFT: (events.PassLeft(), (FIRST_TURN,)),
    RESCUE: (events.Rescue(), (FIRST_TURN,)),
    CARVE: (events.Carve(), (FIRST_TURN,)),
    # with roles
    KEEP_ROLE: (roles.KeepRole(), (FIRST_TURN,)),
    # each turn of a carnival-goer
    FIRST_TURN: (turn.FirstTurn(), (DECREE,)),
    NEXT_TURN: (turn.NextTurn(), (DECREE, LAY_FLOATS)),
    DECREE: (turn.Decree(), (REVEAL_ROLE, BLIND, DRAW)),
    BLIND: (blind.Blind(), (DRAW,)),
    DRAW: (turn.Draw(), (DRAW, GIVE)),
    GIVE: (turn.Give(), (GIVE, NEXT_TURN)),
    # what a role asks for between Decree and draw
    REVEAL_ROLE: (roles.RevealRole(), (BLIND, LOOK, TURN_OVER, THROW, OFFER, ASK, DRAW)),
    LOOK: (powers.Look(), (LOOK, DRAW)),
    TURN_OVER: (powers.TurnOver(), (TURN_OVER, DRAW)),
    THROW: (powers.Throw(), (THROW, DRAW)),
    OFFER: (powers.Offer(), (ROB, DRAW)),
    ROB: (powers.Rob(), (DRAW,)),
    ASK: (powers.Ask(), (DRAW,)),
    # the turn of the King, who may end the game
    LAY_FLOATS: (king.LayFloats(), (HANDS_BACK, OVER)),
    OVER: (ending.Over(), ()),
    # the end of a round
    HANDS_BACK: (hand_sizes.HandsBack(), (CHECK_HAND,)),
    CHECK_HAND: (hand_sizes.CheckHand(), (CHECK_HAND, REJECT, REFILL, CLAIM_CROWN)),
    REJECT: (hand_sizes.Reject(), (CHECK_HAND,)),
    REFILL: (hand_sizes.Refill(), (CHECK_HAND,)),
}

PHASES = [FLOW[number][0] for number in range(len(FLOW))]
