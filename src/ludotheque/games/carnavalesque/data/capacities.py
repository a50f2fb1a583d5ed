"""How many numbers each field of a game holds; Cython wants literals, a test compares them."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import ALL_CARDS
from ludotheque.games.carnavalesque.data.events import ALL_EVENTS
from ludotheque.games.carnavalesque.data.roles import ROLES_EACH
from ludotheque.games.carnavalesque.data.seats import EYES, MOST_SEATS
from ludotheque.games.carnavalesque.data.sizes import MOST_CALLS, MOST_GESTURES, SPOTS

CAPACITIES = {
    "who": SPOTS,
    "known": SPOTS,
    "holder": ALL_CARDS,
    "memory": EYES * ALL_CARDS,
    "age": ALL_CARDS,
    "event_pile": ALL_EVENTS,
    "dealt_role": ROLES_EACH * MOST_SEATS,
    "role": MOST_SEATS,
    "answer": MOST_SEATS,
    "passed": MOST_SEATS,
    "stroke": MOST_GESTURES,
    "caller": MOST_CALLS,
    "called_at": MOST_CALLS,
    "call_x": MOST_CALLS,
    "call_y": MOST_CALLS,
}
