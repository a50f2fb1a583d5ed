"""A game on one page: every phase, and those that may follow it."""

from __future__ import annotations

from ludotheque.games.carnuta.data.phases import (
    ACTION,
    ACTION_DONE,
    CHOOSE_TOKEN,
    COUNTER,
    DISCARD_DOWN,
    NEXT_ROUND,
    NEXT_TURN,
    OVER,
    PLACE_SALT,
)
from ludotheque.games.carnuta.rules import actions, potion, turn
from ludotheque.games.carnuta.rules.state import Phase

FLOW: dict[int, tuple[Phase, tuple[int, ...]]] = {
    # each action
    ACTION: (actions.Action(), (ACTION, ACTION_DONE, PLACE_SALT, COUNTER, DISCARD_DOWN)),
    PLACE_SALT: (potion.PlaceSalt(), (COUNTER,)),
    COUNTER: (potion.Counter(), (CHOOSE_TOKEN, ACTION_DONE)),
    CHOOSE_TOKEN: (potion.ChooseToken(), (ACTION_DONE,)),
    ACTION_DONE: (turn.ActionDone(), (ACTION,)),
    # the end of a turn
    DISCARD_DOWN: (turn.DiscardDown(), (DISCARD_DOWN, NEXT_TURN)),
    NEXT_TURN: (turn.NextTurn(), (ACTION, NEXT_ROUND)),
    # the end of a round
    NEXT_ROUND: (turn.NextRound(), (ACTION, OVER)),
    OVER: (turn.Over(), ()),
}

PHASES = [FLOW[number][0] for number in range(len(FLOW))]
