from __future__ import annotations

from ludotheque.games.carnavalesque.data import cards, events, roles, seats, sizes, street
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

from .table import new

BY_EYES = seats.EYES * cards.ALL_CARDS
BY_SEAT = roles.ROLES_EACH * seats.MOST_SEATS


def test_a_state_has_room_for_what_is_counted() -> None:
    """The rules are compiled with numbers in their arrays: they are those that data names."""
    state, crowd = Carnavalesque(), Crowd()
    assert {len(state.who), len(state.known), len(crowd.x), len(crowd.above)} == {sizes.SPOTS}
    assert {len(crowd.corner_x), len(crowd.corner_y)} == {sizes.CORNERS}
    assert {len(state.holder), len(state.street.place)} == {cards.ALL_CARDS}
    assert (len(state.memory), len(state.dealt_role)) == (BY_EYES, BY_SEAT)
    assert {len(state.role), len(state.answer), len(state.passed)} == {seats.MOST_SEATS}
    assert len(state.event_pile) == events.ALL_EVENTS
    assert (len(state.street.size), len(state.street.common)) == (street.PLACES, street.WORKSHOPS)
    assert len(state.stroke) == sizes.MOST_GESTURES
    assert {len(state.caller), len(state.call_x), len(state.call_y)} == {sizes.MOST_CALLS}


def test_a_table_of_five_fits_with_every_call() -> None:
    """V5.3, V5.4: everybody who may calls before each of the most gestures and before the grab."""
    table = new(5, gestures=str(sizes.MOST_GESTURES))
    for letter in "abcde":
        table.play(f"{letter} {'claim' if letter == 'e' else 'decline'}")
    table.play("e decree teen")
    for _ in range(sizes.MOST_GESTURES):
        table.play("b stop", "c stop", "d stop", "a glide north short")
    table.play("b stop", "c stop", "d stop")
    assert len(table.view("b").calls) == sizes.MOST_CALLS
    assert table.legal("a") == [f"grab {depth + 1}" for depth in range(sizes.DEPTHS)]
    assert table.play("a grab 1").phase == "give"
