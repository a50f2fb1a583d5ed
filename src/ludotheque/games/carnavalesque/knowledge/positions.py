"""A game of Carnavalesque as plain data and back: the whole truth, for tests and puzzles.

A card of the crowd is written `17 witch-fan up 120 -340 45`: its spot, its name, the side that is
up, place and angle; the list goes from the bottom of the pile to its top.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.arrays import filled
from ludotheque.core.game import Game
from ludotheque.core.options import Values, write_options
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    ALL_CARDS,
    CARD_NAMES,
    NO_CARD,
    POINT_NAMES,
)
from ludotheque.games.carnavalesque.data.endings import ENDINGS
from ludotheque.games.carnavalesque.data.events import ALL_EVENTS, EVENT_NAMES
from ludotheque.games.carnavalesque.data.moves import read as read_move
from ludotheque.games.carnavalesque.data.moves import write as write_move
from ludotheque.games.carnavalesque.data.options import OPTIONS
from ludotheque.games.carnavalesque.data.phases import NAMES
from ludotheque.games.carnavalesque.data.roles import NO_ROLE, ROLE_NAMES, ROLES_EACH
from ludotheque.games.carnavalesque.data.seats import EYES, MOST_SEATS, NOBODY
from ludotheque.games.carnavalesque.data.sines import ONE
from ludotheque.games.carnavalesque.data.sizes import DEGREES, MOST_CALLS, MOST_GESTURES, SPOTS
from ludotheque.games.carnavalesque.data.street import (
    DEAD_END,
    DEPARTURES,
    ELSEWHERE,
    PARADE,
    PLACES,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.data.versions import VERSIONS, YOUNG
from ludotheque.games.carnavalesque.knowledge.position_checks import FAR_AWAY, check
from ludotheque.games.carnavalesque.rules.set_up import empty_table
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

SIDES = ("up", "down")
_COUNTS = ("round", "uses", "draws", "gifts", "gifts_since", "laid", "required")
_SEATS = ("king", "fool", "turn")
_MASKS = ("answered", "claimed", "insisted", "revealed")
_BY_SEAT = ("answer", "passed")
_WORDS = {  # fields that are a number with a name, -1 being none
    "phase": NAMES,
    "event": EVENT_NAMES,
    "ending": ENDINGS,
    "decree": AGE_NAMES,
    "last_role": ROLE_NAMES,
    "power": ROLE_NAMES,
    "asked": POINT_NAMES,
    "offered": CARD_NAMES,
}


def write(game: Carnavalesque) -> dict[str, Any]:
    """Return the whole truth of a game as plain data."""
    seats = game.seats
    who, known, memory = game.who, game.known, game.memory
    options: Values = {
        "version": VERSIONS[game.version],
        "gestures": game.gestures,
        "departure": DEPARTURES[game.departure],
    }
    return {
        "seats": seats,
        "options": write_options(OPTIONS, options),
        **{name: getattr(game, name) for name in (*_COUNTS, *_SEATS, *_MASKS)},
        **{name: getattr(game, name)[:seats] for name in _BY_SEAT},
        **{name: _word(words, getattr(game, name)) for name, words in _WORDS.items()},
        "told_yes": game.told_yes,
        "hands": [_cards(game.holder, seat) for seat in range(seats)],
        "crowd": [_write_lying(game, spot, who[spot]) for spot in _from_below(game)],
        "known": {str(spot): known[spot] for spot in range(SPOTS) if known[spot]},
        "memory": [_write_memory(memory, eyes) for eyes in range(EYES)],
        "open": game.street.open,
        "floats": [_cards(game.street.place, WORKSHOP + each) for each in range(WORKSHOPS)],
        "parade": [_cards(game.street.place, PARADE + each) for each in range(game.street.paraded)],
        "dead_end": _cards(game.street.place, DEAD_END),
        "event_pile": [EVENT_NAMES[event] for event in game.event_pile[: game.events_left]],
        "dealt_roles": [_word(ROLE_NAMES, role) for role in game.dealt_role[: 2 * seats]],
        "roles": [_word(ROLE_NAMES, role) for role in game.role[:seats]],
        "hand": [
            game.fools_hand.x,
            game.fools_hand.y,
            game.fools_hand.drift,
            game.fools_hand.stretch,
        ],
        "strokes": [write_move(stroke) for stroke in game.stroke[: game.strokes]],
        "calls": [list(call) for call in _calls(game)],
    }


def _word(words: tuple[str, ...], number: int) -> str:
    return words[number] if number >= 0 else ""


def _number(words: tuple[str, ...], word: str) -> int:
    return words.index(word) if word else -1


def _cards(cells: list[int], wanted: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(ALL_CARDS) if cells[card] == wanted]


def _from_below(game: Carnavalesque) -> list[int]:
    """Return the spots of the crowd, the lowest first."""
    height = game.crowd.height
    return sorted(
        [spot for spot in range(SPOTS) if game.crowd.holds(spot)], key=lambda spot: height[spot]
    )


def _write_lying(game: Carnavalesque, spot: int, card: int) -> str:
    crowd = game.crowd
    side = "up" if crowd.face_up[spot] else "down"
    place = f"{crowd.x[spot]} {crowd.y[spot]} {crowd.angle[spot]}"
    return f"{spot} {CARD_NAMES[card]} {side} {place}"


def _write_memory(memory: list[int], eyes: int) -> dict[str, int]:
    found = memory[ALL_CARDS * eyes : ALL_CARDS * eyes + ALL_CARDS]
    return {CARD_NAMES[card]: cell for card, cell in enumerate(found) if cell}


def _calls(game: Carnavalesque) -> list[tuple[int, int, int, int]]:
    rows = zip(game.caller, game.called_at, game.call_x, game.call_y, strict=True)
    return list(rows)[: game.calls]


def read(game: Game, position: dict[str, Any]) -> Carnavalesque:
    """Build a game from plain data; what is left out is as before the first claim of a crown."""
    seats = int(position["seats"])
    if not game.least_seats <= seats <= game.most_seats:
        raise ValueError("three to five players sit at the table")
    options = game.read_options(position.get("options", {}))
    seed = bytes.fromhex(position.get("seed", "00" * 16))
    state = empty_table(game.rules, options, seats, seed)
    for name in (*_COUNTS, *_SEATS, *_MASKS):
        setattr(state, name, int(position.get(name, getattr(state, name))))
    for name in _BY_SEAT:
        setattr(state, name, filled(position.get(name, []), MOST_SEATS, -1))
    for name, words in _WORDS.items():
        if name in position:
            setattr(state, name, _number(words, position[name]))
    state.told_yes = bool(position.get("told_yes", False))
    _read_hands(state, position)
    _read_crowd(state, position)
    _read_street(state, position)
    _read_roles(state, position)
    _read_blind(state, position)
    check(state)
    state.follow(state.rules)
    return state


def _read_hands(state: Carnavalesque, position: dict[str, Any]) -> None:
    holder = [NOBODY] * ALL_CARDS
    for seat, hand in enumerate(position["hands"]):
        for name in hand:
            holder[CARD_NAMES.index(name)] = seat
    state.holder = holder
    memory = [0] * (EYES * ALL_CARDS)
    for eyes, row in enumerate(position.get("memory", [])[:EYES]):
        for name, cell in row.items():
            memory[ALL_CARDS * eyes + CARD_NAMES.index(name)] = int(cell)
    state.memory = memory


def _read_crowd(state: Carnavalesque, position: dict[str, Any]) -> None:
    who, known = [NO_CARD] * SPOTS, [0] * SPOTS
    for line in position["crowd"]:
        spot, name, side, x, y, angle = line.split()
        near = max(abs(int(x)), abs(int(y))) <= FAR_AWAY
        if not (0 <= int(spot) < SPOTS and near and 0 <= int(angle) < DEGREES and side in SIDES):
            raise ValueError(f"{line!r} is no card of the crowd")
        who[int(spot)] = CARD_NAMES.index(name)
        state.crowd.drop(int(spot), int(x), int(y), int(angle), side == "up")
    for spot, mask in position.get("known", {}).items():
        known[int(spot)] = int(mask)
    state.who = who
    state.known = known


def _read_street(state: Carnavalesque, position: dict[str, Any]) -> None:
    closed = state.street.open if state.version != YOUNG else WORKSHOPS
    if int(position.get("open", closed)) == WORKSHOPS:
        state.street.open_third()
    if len(position.get("floats", [])) > WORKSHOPS:
        raise ValueError("there are three workshops")
    place, size = [ELSEWHERE] * ALL_CARDS, [0] * PLACES
    rows = [(PARADE + n, names) for n, names in enumerate(position.get("parade", []))]
    rows += [(WORKSHOP + n, names) for n, names in enumerate(position.get("floats", []))]
    rows.append((DEAD_END, position.get("dead_end", [])))
    for where, names in rows:
        for name in names:
            card = CARD_NAMES.index(name)
            if where < PARADE and not state.street.fits(card, where - WORKSHOP):
                raise ValueError(f"{name} has nothing in common with its float, or no workshop")
            if where < PARADE:
                state.street.lay(card, where - WORKSHOP)
            place[card] = where
            size[where] += 1
    state.street.place, state.street.size = place, size
    state.street.paraded = len(position.get("parade", []))
    pile = [EVENT_NAMES.index(event) for event in position.get("event_pile", [])]
    state.event_pile, state.events_left = filled(pile, ALL_EVENTS, 0), len(pile)


def _read_roles(state: Carnavalesque, position: dict[str, Any]) -> None:
    dealt = [_number(ROLE_NAMES, role) for role in position.get("dealt_roles", [])]
    state.dealt_role = filled(dealt, ROLES_EACH * MOST_SEATS, NO_ROLE)
    kept = [_number(ROLE_NAMES, role) for role in position.get("roles", [])]
    state.role = filled(kept, MOST_SEATS, NO_ROLE)


def _read_blind(state: Carnavalesque, position: dict[str, Any]) -> None:
    hand = state.fools_hand
    hand.x, hand.y, hand.drift, hand.stretch = position.get("hand", [0, 0, 0, 1 << ONE])
    strokes = [read_move(stroke) for stroke in position.get("strokes", [])]
    state.stroke, state.strokes = filled(strokes, MOST_GESTURES, 0), len(strokes)
    columns = list(zip(*position.get("calls", []), strict=True)) or [(), (), (), ()]
    caller, called_at, call_x, call_y = (filled(list(column), MOST_CALLS, 0) for column in columns)
    state.caller, state.called_at, state.call_x, state.call_y = caller, called_at, call_x, call_y
    state.calls = len(position.get("calls", []))
