"""What a move of Kraaw is called, said to one player."""

from __future__ import annotations

from ludotheque.core.say import Say
from ludotheque.games.kraaw.data.cards import HIDDEN, LOCKED, PLACES
from ludotheque.games.kraaw.data.moves import CARD, verb_of, write
from ludotheque.games.kraaw.knowledge.view import KraawView


def describe(view: KraawView, move: int, say: Say) -> str:
    """Name an action, or say whose card it is, where it lies and what this seat knows of it."""
    if verb_of(move) != CARD:
        return say("move-" + write(move).replace(" ", "-"))
    seat, place = divmod(move - CARD, PLACES)
    card = _card(view, move - CARD, say)
    key = "card-choice.you" if seat == view.seat else "card-choice"
    return say(key, seat=seat, place=place + 1, card=card)


def _card(view: KraawView, slot: int, say: Say) -> str:
    if slot >= len(view.faces) or slot // PLACES not in view.playing:
        return say("card-none")
    value = known_value(view, slot)
    if view.faces[slot] == HIDDEN:
        return say("card-known", value=value) if value else say("card-hidden")
    return say("card-locked" if view.faces[slot] == LOCKED else "card-revealed", value=value)


def known_value(view: KraawView, slot: int) -> int:
    """Return the value to show to a person: 0 if unknown, or if nobody helps to remember (K5.8)."""
    if view.faces[slot] == HIDDEN and not view.memory_aid:
        return 0
    return view.values[slot]
