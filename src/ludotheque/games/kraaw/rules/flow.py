"""A match on one page: every phase, and those that may follow it."""

from __future__ import annotations

from ludotheque.games.kraaw.data.phases import (
    BONUS_ACTION,
    BONUS_LOCK,
    BONUS_TURN,
    CHOOSE_RAVEN,
    DEAL,
    DOG_EXCHANGE,
    KEEP_OR_ANNOUNCE,
    LOCK_ONE,
    LOOK_AT,
    MAIN_ACTION,
    NEXT_TURN,
    OVER,
    REPRISAL,
    REVEAL_AND_LOCK,
    REVEAL_ONE,
    ROUND_OVER,
    STEAL,
)
from ludotheque.games.kraaw.rules import actions, round_end, set_up, turn
from ludotheque.games.kraaw.rules.state import Phase

FLOW: dict[int, tuple[Phase, tuple[int, ...]]] = {
    # once
    CHOOSE_RAVEN: (set_up.ChooseRaven(), (DEAL,)),
    # each round
    DEAL: (set_up.Deal(), (KEEP_OR_ANNOUNCE, DOG_EXCHANGE)),
    KEEP_OR_ANNOUNCE: (set_up.KeepOrAnnounce(), (DOG_EXCHANGE,)),
    DOG_EXCHANGE: (set_up.DogExchange(), (MAIN_ACTION,)),
    # each turn
    NEXT_TURN: (turn.NextTurn(), (MAIN_ACTION,)),
    MAIN_ACTION: (turn.MainAction(), (LOOK_AT, REVEAL_AND_LOCK, LOCK_ONE, STEAL, ROUND_OVER)),
    LOOK_AT: (actions.LookAt(), (REVEAL_ONE,)),
    REVEAL_ONE: (actions.RevealOne(), (BONUS_ACTION,)),
    REVEAL_AND_LOCK: (actions.RevealAndLock(), (BONUS_ACTION,)),
    LOCK_ONE: (actions.LockOne(), (BONUS_ACTION,)),
    STEAL: (actions.Steal(), (REPRISAL,)),
    REPRISAL: (actions.Reprisal(), (BONUS_ACTION,)),
    BONUS_ACTION: (turn.BonusAction(), (BONUS_LOCK, NEXT_TURN)),
    BONUS_LOCK: (actions.BonusLock(), (BONUS_TURN,)),
    BONUS_TURN: (actions.BonusTurn(), (NEXT_TURN,)),
    # and its end
    ROUND_OVER: (round_end.RoundOver(), (DEAL, OVER)),
    OVER: (round_end.Over(), ()),
}

PHASES = [FLOW[number][0] for number in range(len(FLOW))]
