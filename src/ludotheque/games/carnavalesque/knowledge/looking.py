"""What a seat sees of a game of Carnavalesque: its view, built field by field."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.core.state import SPECTATOR
from ludotheque.games.carnavalesque.data.cards import (
    ALL_CARDS,
    DEAD_END,
    MAYBE,
    PARADE,
    SURE,
    THIRD_WORKSHOP,
    UNKNOWN,
    VERSIONS,
    WATCHER,
    WORKSHOP,
)
from ludotheque.games.carnavalesque.data.endings import ENDINGS
from ludotheque.games.carnavalesque.data.omens import EVENTS, NO_EVENT
from ludotheque.games.carnavalesque.data.phases import (
    BLIND,
    CLAIM_CROWN,
    HOLD_CROWN,
    NAMES,
    OVER,
    PASS_LEFT,
    ROB,
)
from ludotheque.games.carnavalesque.knowledge.view import (
    Call,
    CarnavalesqueView,
    Cells,
    Lying,
    Spread,
)
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_cards, shows_face
from ludotheque.games.carnavalesque.rules.speech import speech
from ludotheque.games.carnavalesque.rules.state import Board


def look_at(board: Board, seat: int) -> CarnavalesqueView:
    """Build the view of a seat, or of a spectator."""
    blind = board.phase == BLIND and seat == board.fool
    return _with_crowd(board, seat, blind, () if blind else _crowd(board, _eyes(seat)))


def _with_crowd(board: Board, seat: int, blind: bool, crowd: Spread) -> CarnavalesqueView:
    """Write down what a seat knows, field by field; what it sees in the crowd is nowhere else."""
    seats = board.seats
    eyes = _eyes(seat)
    elsewhere = {lying.card for lying in crowd}
    return CarnavalesqueView(
        seat=seat,
        seats=seats,
        to_act=_to_act(board, seat),
        phase=NAMES[board.phase],
        version=VERSIONS[board.version],
        least=board.street.least,
        hand_size=board.hand_size,
        gestures=board.gestures,
        round=board.round,
        king=board.king,
        fool=board.fool,
        turn=board.turn,
        decree=board.decree,
        event=EVENTS[board.event] if board.event != NO_EVENT else "",
        events_to_come=_events(board),
        claimed=seats_in(board.claimed),
        insisted=seats_in(board.insisted),
        passed=_cells(board.passed, 0, seats),
        answer=_answer(board, seat),
        speech=tuple([speech(board, each) for each in range(seats)]),
        hand=_hand(board, seat),
        shown=_remembered(board, WATCHER, SURE + seat, elsewhere) if seat != SPECTATOR else (),
        hands=tuple([_backs(board, each) for each in range(seats)]),
        sure=tuple([_remembered(board, eyes, SURE + each, elsewhere) for each in range(seats)]),
        maybe=tuple([_remembered(board, eyes, MAYBE + each, elsewhere) for each in range(seats)]),
        crowd=crowd,
        blind=blind,
        strokes_made=board.strokes,
        strokes=_cells(board.stroke, 0, board.strokes) if blind else (),
        hand_at=(board.hand.x, board.hand.y) if board.phase == BLIND and not blind else (),
        calls=tuple([_call(board, call, blind) for call in range(board.calls)]),
        open=board.street.open,
        floats=tuple([_in_place(board, WORKSHOP + each) for each in range(3)]),
        common=_cells(board.street.common, 0, 3),
        parade=tuple([_in_place(board, PARADE + each) for each in range(board.street.paraded)]),
        dead_end=_in_place(board, DEAD_END),
        dealt_roles=_cells(board.dealt_role, 2 * seat, 2) if seat != SPECTATOR else (-1, -1),
        role=board.role[seat] if seat != SPECTATOR else -1,
        roles=tuple([board.role[s] if board.revealed >> s & 1 else -1 for s in range(seats)]),
        last_role=board.last_role,
        power=board.power,
        uses=board.uses,
        draws=board.draws,
        gifts=board.gifts,
        offered=board.offered if board.phase == ROB and seat == board.turn else UNKNOWN,
        offered_age=board.back_of(board.offered) if board.phase == ROB else UNKNOWN,
        asked=board.asked,
        told_yes=board.told_yes and board.asked >= 0,
        gifts_since=board.gifts_since,
        laid=board.laid,
        required=board.required,
        score=board.street.score(),
        ending=ENDINGS[board.ending] if board.phase == OVER else "",
    )


def _eyes(seat: int) -> int:
    """Return whose eyes a seat looks through: all who only watch have the same."""
    return WATCHER if seat == SPECTATOR else seat


def _to_act(board: Board, seat: int) -> Cells:
    """Return who must decide; a silence that was chosen looks like any other (V5.3)."""
    mask = board.actors()
    if board.phase == BLIND:
        others = (1 << board.seats) - 1 & ~(1 << board.king)
        mask |= others & ~(1 << seat) if seat != SPECTATOR else others
    return seats_in(mask)


def _crowd(board: Board, eyes: int) -> Spread:
    seen = seen_cards(board.crowd)
    spots = [spot for spot in range(64) if seen >> spot & 1]
    return tuple([_lying(board, spot, eyes, seen) for spot in spots])


def _lying(board: Board, spot: int, eyes: int, seen: int) -> Lying:
    """Return what eyes see of a card: its face if a fifth shows or they know it, its back else."""
    crowd = board.crowd
    card = board.who[spot]
    readable = shows_face(crowd, spot)
    known = board.known[spot] >> eyes & 1
    told = known or (readable and (crowd.face_up[spot] or card == THIRD_WORKSHOP))
    above = crowd.above[spot] & seen
    return Lying(
        spot=spot,
        x=crowd.x[spot],
        y=crowd.y[spot],
        angle=crowd.angle[spot],
        face_up=crowd.face_up[spot] != 0,
        age=board.back_of(card) if readable or known else UNKNOWN,
        card=card if told else UNKNOWN,
        covered_by=tuple([other for other in range(64) if above >> other & 1]),
    )


def _backs(board: Board, seat: int) -> Cells:
    cards = [card for card in range(ALL_CARDS) if board.holder[card] == seat]
    return tuple(sorted([board.back_of(card) for card in cards]))


def _hand(board: Board, seat: int) -> Cells:
    if seat == SPECTATOR:
        return ()
    return tuple([card for card in range(ALL_CARDS) if board.holder[card] == seat])


def _remembered(board: Board, eyes: int, memory: int, elsewhere: set[int]) -> Cells:
    """Return the cards that eyes remember so, but for those that they see elsewhere."""
    start = 64 * eyes
    cards = [card for card in range(ALL_CARDS) if board.memory[start + card] == memory]
    return tuple([card for card in cards if card not in elsewhere])


def _answer(board: Board, seat: int) -> int:
    """Return what this seat has answered while others still think; UNKNOWN before that."""
    asks = board.phase in (CLAIM_CROWN, HOLD_CROWN, PASS_LEFT)
    if not asks or seat == SPECTATOR or not board.answered >> seat & 1:
        return UNKNOWN
    return board.answer[seat]


def _call(board: Board, call: int, blind: bool) -> Call:
    at = () if blind else (board.call_x[call], board.call_y[call])
    return Call(board.caller[call], board.called_at[call], at)


def _events(board: Board) -> tuple[str, ...]:
    """Return the events that are still to be drawn, in an order that tells nothing."""
    left = [board.event_pile[index] for index in range(board.events_left)]
    return tuple([EVENTS[event] for event in sorted(left)])


def _in_place(board: Board, place: int) -> Cells:
    return tuple([card for card in range(ALL_CARDS) if board.street.place[card] == place])


def _cells(cells: list[int], start: int, count: int) -> Cells:
    return tuple([cells[start + i] for i in range(count)])
