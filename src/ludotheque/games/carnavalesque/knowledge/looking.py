"""What a seat sees of a game of Carnavalesque: its view, built field by field."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.core.rules import Rules
from ludotheque.core.state import SPECTATOR
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, THIRD_WORKSHOP, UNKNOWN
from ludotheque.games.carnavalesque.data.endings import ENDINGS
from ludotheque.games.carnavalesque.data.events import EVENT_NAMES, NO_EVENT
from ludotheque.games.carnavalesque.data.phases import (
    BLIND,
    CLAIM_CROWN,
    HOLD_CROWN,
    NAMES,
    OVER,
    PASS_LEFT,
    ROB,
)
from ludotheque.games.carnavalesque.data.roles import NO_ROLE, ROLES_EACH
from ludotheque.games.carnavalesque.data.seats import MAYBE, SURE, WATCHER
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.street import (
    DEAD_END,
    DEPARTURES,
    PARADE,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.data.versions import VERSIONS
from ludotheque.games.carnavalesque.knowledge.view import (
    Call,
    CarnavalesqueView,
    Cells,
    Lying,
    Spread,
)
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_spots, shows_face
from ludotheque.games.carnavalesque.rules.flow import PHASES
from ludotheque.games.carnavalesque.rules.log import tell_set_up
from ludotheque.games.carnavalesque.rules.phases.ending import result
from ludotheque.games.carnavalesque.rules.speech import silence, speech
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


def look_at(game: Carnavalesque, seat: int) -> CarnavalesqueView:
    """Build the view of a seat, or of a spectator."""
    blind = game.phase == BLIND and seat == game.fool
    return _with_crowd(game, seat, blind, () if blind else _crowd(game, _eyes(seat)))


def _with_crowd(game: Carnavalesque, seat: int, blind: bool, crowd: Spread) -> CarnavalesqueView:
    """Write down what a seat knows, field by field; what it sees in the crowd is nowhere else."""
    seats = game.seats
    eyes = _eyes(seat)
    elsewhere = {lying.card for lying in crowd}
    return CarnavalesqueView(
        seat=seat,
        seats=seats,
        to_act=_to_act(game, seat),
        phase=NAMES[game.phase],
        version=VERSIONS[game.version],
        least=game.street.least,
        hand_size=game.hand_size,
        gestures=game.gestures,
        departure=DEPARTURES[game.departure],
        round=game.round,
        king=game.king,
        fool=game.fool,
        turn=game.turn,
        decree=game.decree,
        event=EVENT_NAMES[game.event] if game.event != NO_EVENT else "",
        events_to_come=_events(game),
        claimed=seats_in(game.claimed),
        insisted=seats_in(game.insisted),
        passed=_cells(game.passed, 0, seats),
        answer=_answer(game, seat),
        speech=tuple([speech(game, each) for each in range(seats)]),
        hand=_hand(game, seat),
        shown=_remembered(game, WATCHER, SURE + seat, elsewhere) if seat != SPECTATOR else (),
        hands=tuple([_backs(game, each) for each in range(seats)]),
        sure=tuple([_remembered(game, eyes, SURE + each, elsewhere) for each in range(seats)]),
        maybe=tuple([_remembered(game, eyes, MAYBE + each, elsewhere) for each in range(seats)]),
        crowd=crowd,
        blind=blind,
        strokes_made=game.strokes,
        strokes=_cells(game.stroke, 0, game.strokes) if blind else (),
        hand_at=(game.fools_hand.x, game.fools_hand.y) if game.phase == BLIND and not blind else (),
        calls=tuple([_call(game, call, blind) for call in range(game.calls)]),
        open=game.street.open,
        floats=tuple([_in_place(game, WORKSHOP + each) for each in range(WORKSHOPS)]),
        common=_cells(game.street.common, 0, WORKSHOPS),
        parade=tuple([_in_place(game, PARADE + each) for each in range(game.street.paraded)]),
        dead_end=_in_place(game, DEAD_END),
        dealt_roles=_dealt_roles(game, seat),
        role=game.role[seat] if seat != SPECTATOR else -1,
        roles=tuple([game.role[s] if game.revealed >> s & 1 else -1 for s in range(seats)]),
        last_role=game.last_role,
        power=game.power,
        uses=game.uses,
        draws=game.draws,
        gifts=game.gifts,
        offered=game.offered if game.phase == ROB and seat == game.turn else UNKNOWN,
        offered_age=game.back_of(game.offered) if game.phase == ROB else UNKNOWN,
        asked=game.asked,
        told_yes=game.told_yes and game.asked >= 0,
        gifts_since=game.gifts_since,
        laid=game.laid,
        required=game.required,
        score=game.street.score(),
        ending=ENDINGS[game.ending] if game.phase == OVER else "",
    )


def _eyes(seat: int) -> int:
    """Return whose eyes a seat looks through: all who only watch have the same."""
    return WATCHER if seat == SPECTATOR else seat


def _to_act(game: Carnavalesque, seat: int) -> Cells:
    """Return who must decide; a silence that was chosen looks like any other (V5.3)."""
    mask = game.actors()
    if game.phase == BLIND:
        others = (1 << game.seats) - 1 & ~(1 << game.king)
        mask |= others & ~(1 << seat) if seat != SPECTATOR else others
    return seats_in(mask)


def _crowd(game: Carnavalesque, eyes: int) -> Spread:
    seen = seen_spots(game.crowd)
    spots = [spot for spot in range(SPOTS) if seen >> spot & 1]
    return tuple([_lying(game, spot, eyes, seen) for spot in spots])


def _lying(game: Carnavalesque, spot: int, eyes: int, seen: int) -> Lying:
    """Return what eyes see of a card: its face if a fifth shows or they know it, its back else."""
    crowd = game.crowd
    card = game.who[spot]
    readable = shows_face(crowd, spot)
    known = game.known[spot] >> eyes & 1
    told = known or (readable and (crowd.face_up[spot] or card == THIRD_WORKSHOP))
    above = crowd.above[spot] & seen
    return Lying(
        spot=spot,
        x=crowd.x[spot],
        y=crowd.y[spot],
        angle=crowd.angle[spot],
        face_up=crowd.face_up[spot] != 0,
        age=game.back_of(card) if readable or known else UNKNOWN,
        card=card if told else UNKNOWN,
        covered_by=tuple([other for other in range(SPOTS) if above >> other & 1]),
    )


def _backs(game: Carnavalesque, seat: int) -> Cells:
    cards = [card for card in range(ALL_CARDS) if game.holder[card] == seat]
    return tuple(sorted([game.back_of(card) for card in cards]))


def _hand(game: Carnavalesque, seat: int) -> Cells:
    if seat == SPECTATOR:
        return ()
    return tuple([card for card in range(ALL_CARDS) if game.holder[card] == seat])


def _remembered(game: Carnavalesque, eyes: int, memory: int, elsewhere: set[int]) -> Cells:
    """Return the cards that eyes remember so, but for those that they see elsewhere."""
    start = ALL_CARDS * eyes
    cards = [card for card in range(ALL_CARDS) if game.memory[start + card] == memory]
    return tuple([card for card in cards if card not in elsewhere])


def _answer(game: Carnavalesque, seat: int) -> int:
    """Return what this seat has answered while others still think; UNKNOWN before that."""
    asks = game.phase in (CLAIM_CROWN, HOLD_CROWN, PASS_LEFT)
    if not asks or seat == SPECTATOR or not game.answered >> seat & 1:
        return UNKNOWN
    return game.answer[seat]


def _call(game: Carnavalesque, call: int, blind: bool) -> Call:
    at = () if blind else (game.call_x[call], game.call_y[call])
    return Call(game.caller[call], game.called_at[call], at)


def _events(game: Carnavalesque) -> tuple[str, ...]:
    """Return the events that are still to be drawn, in an order that tells nothing."""
    left = [game.event_pile[index] for index in range(game.events_left)]
    return tuple([EVENT_NAMES[event] for event in sorted(left)])


def _dealt_roles(game: Carnavalesque, seat: int) -> Cells:
    if seat == SPECTATOR:
        return (NO_ROLE,) * ROLES_EACH
    return _cells(game.dealt_role, ROLES_EACH * seat, ROLES_EACH)


def _in_place(game: Carnavalesque, place: int) -> Cells:
    return tuple([card for card in range(ALL_CARDS) if game.street.place[card] == place])


def _cells(cells: list[int], start: int, count: int) -> Cells:
    return tuple([cells[start + i] for i in range(count)])


RULES = Rules(PHASES, look_at, result, silence, tell_set_up)
