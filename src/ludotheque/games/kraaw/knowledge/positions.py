"""Full positions of Kraaw as JSON.

A row is text, a word a card: the value, then `^` if it is revealed or `=` if it is locked, then,
where they are not what one would expect, `:` with who knows a hidden card (seats as letters,
`w` for whoever watches, `*` for everybody) and `@` with the place where it was dealt. So
`3 5^ 2= 4:a 1^@b2`.
"""

from __future__ import annotations

import re
from typing import Any, cast

from ludotheque.core.arrays import filled
from ludotheque.core.chance import Stream
from ludotheque.core.game import Game
from ludotheque.core.options import write_options
from ludotheque.games.kraaw.data.cards import (
    DOG,
    EVERYBODY,
    HIDDEN,
    LEAST_SEATS,
    MOST_SEATS,
    NOBODY,
    PLACES,
    RAVENS,
    VALUES,
)
from ludotheque.games.kraaw.data.endings import ENDINGS, ROUND_ENDS
from ludotheque.games.kraaw.data.options import OPTIONS, REPRISALS
from ludotheque.games.kraaw.data.phases import NAMES
from ludotheque.games.kraaw.rules.repetition import SHORTEN
from ludotheque.games.kraaw.rules.state import Kraaw

EYES = "abcdefw"
FACES = ("", "^", "=")
_CARD = re.compile(r"([0-5])([\^=]?)(?::([a-fw]*|\*))?(?:@([a-f][1-5]))?")
_PLAIN = ("round", "first", "final", "turn", "turns", "times", "announcer", "champion")


def write(match: Kraaw) -> dict[str, Any]:
    """Return the whole truth of a match as plain data."""
    seats = match.seats
    return {
        "seats": seats,
        "options": write_options(OPTIONS, _options(match)),
        **{name: getattr(match, name) for name in _PLAIN},
        "situations": list(match.situations),
        "phase": NAMES[match.phase],
        "last_end": ROUND_ENDS[match.last_end],
        "ending": ENDINGS[match.ending],
        "playing": _write_seats(match.playing),
        "kept": _write_seats(match.kept),
        "countdown": _write_seats(match.countdown),
        "stolen": match.stolen,
        "ravens": [RAVENS[raven] if raven >= 0 else "" for raven in match.raven[:seats]],
        "wins": match.wins[:seats],
        "locks": match.locks[:seats],
        "swapped": match.swapped[:seats],
        "last_totals": match.last_total[:seats],
        "last_winners": _write_seats(match.last_winners),
        "rows": [_write_row(match, seat) for seat in range(seats)],
        "dog": match.value[DOG:],
        "dealt": [_write_counts(match.dealt[6 * seat : 6 * seat + 6]) for seat in range(seats)],
        "given": _write_counts(match.given),
    }


def _options(match: Kraaw) -> dict[str, bool | int | str]:
    return {
        "first_player": "random",
        "direction": "clockwise" if match.direction == 1 else "anticlockwise",
        "dog_exchange": match.dog_exchange,
        "swap_hand": match.swap_hand,
        "reprisal": REPRISALS[match.reprisal],
        "turn_locked": match.turn_locked,
        "memory_aid": match.memory_aid,
        "repetition": match.repetition,
        "turn_limit": match.turn_limit,
    }


def _write_seats(mask: int) -> str:
    return "".join(eye for seat, eye in enumerate(EYES) if mask >> seat & 1)


def _write_counts(counts: list[int]) -> list[int]:
    return [value for value in VALUES for _ in range(counts[value])]


def _write_row(match: Kraaw, seat: int) -> str:
    return " ".join(
        _write_card(match, slot) for slot in range(PLACES * seat, PLACES * seat + PLACES)
    )


def _write_card(match: Kraaw, slot: int) -> str:
    text = f"{match.value[slot]}{FACES[match.face[slot]]}"
    known = match.known[slot]
    if match.face[slot] == HIDDEN and known:
        text += ":*" if known == EVERYBODY else f":{_write_seats(known)}"
    origin = match.origin[slot]
    return text if origin == slot else f"{text}@{EYES[origin // PLACES]}{origin % PLACES + 1}"


def read(game: Game, position: dict[str, Any]) -> Kraaw:
    """Build a match from plain data; what is left out is as in a round that just began."""
    seats = int(position["seats"])
    if not game.least_seats <= seats <= game.most_seats:
        raise ValueError("two to six players sit at the table")
    options = game.read_options(position.get("options", {}))
    seed = bytes.fromhex(position.get("seed", "00" * 16))
    match = cast("Kraaw", game.start(options, seats, seed))
    match.chance = Stream(seed)
    match.first = match.turn = 0
    match.round = match.turns = 1
    for name in _PLAIN:
        setattr(match, name, position.get(name, getattr(match, name)))
    match.phase = NAMES.index(position.get("phase", "main-action"))
    match.follow(match.rules)
    match.situations = _read_situations(position.get("situations", []))
    match.last_end = ROUND_ENDS.index(position.get("last_end", ROUND_ENDS[0]))
    match.ending = ENDINGS.index(position.get("ending", ENDINGS[0]))
    match.playing = _read_seats(position.get("playing", EYES[:seats]))
    match.kept = _read_seats(position.get("kept", ""))
    match.stolen = position.get("stolen", 0)
    match.last_winners = _read_seats(position.get("last_winners", ""))
    match.raven = filled(
        [_read_raven(r) for r in position.get("ravens", RAVENS[:seats])], MOST_SEATS, -1
    )
    match.wins = filled(position.get("wins", []), MOST_SEATS, 0)
    match.swapped = filled(position.get("swapped", []), MOST_SEATS, -1)
    match.last_total = filled(position.get("last_totals", []), MOST_SEATS, 0)
    _read_cards(match, position)
    _check_seats(match)
    return match


def _check_seats(match: Kraaw) -> None:
    """Refuse what points outside the table: the compiled rules would follow it anywhere."""
    seats = range(match.seats)
    nobody_too = range(NOBODY, match.seats)
    if match.turn not in seats or match.first not in seats:
        raise ValueError("whoever acts and whoever started must sit at the table")
    if match.announcer not in nobody_too or match.champion not in nobody_too:
        raise ValueError("the announcer and the champion must sit at the table")
    if match.stolen not in range(PLACES * match.seats):
        raise ValueError("the card that is wanted must lie in a row")
    if any(match.swapped[seat] not in range(-1, PLACES) for seat in seats):
        raise ValueError("a place of a row is one of five")
    if match.playing.bit_count() < LEAST_SEATS:
        raise ValueError("a round takes two players")


def _read_seats(letters: str) -> int:
    return sum(1 << EYES.index(letter) for letter in letters)


def _read_situations(keys: list[Any]) -> tuple[int, ...]:
    if any(not isinstance(key, int) or not 0 <= key < 1 << 64 - SHORTEN for key in keys):
        raise ValueError("a situation is a whole number of 48 bits")
    return tuple(keys)


def _read_raven(raven: str) -> int:
    return RAVENS.index(raven) if raven else -1


def _read_cards(match: Kraaw, position: dict[str, Any]) -> None:
    cards = [_read_card(word) for row in position["rows"] for word in row.split()]
    if len(cards) != PLACES * match.seats or len(position["dog"]) != PLACES:
        raise ValueError("a row and the dog have five cards each")
    rest = [0] * (DOG - len(cards))
    match.value = [card[0] for card in cards] + rest + list(position["dog"])
    match.face = [card[1] for card in cards] + rest
    match.known = [card[2] for card in cards] + rest
    match.origin = [slot if c[3] < 0 else c[3] for slot, c in enumerate(cards)] + rest
    locked = [sum(card[1] == 2 for card in cards[5 * s : 5 * s + 5]) for s in range(match.seats)]
    match.locks = filled(position.get("locks", locked), MOST_SEATS, 0)
    rows = [[card[0] for card in cards[5 * s : 5 * s + 5]] for s in range(match.seats)]
    match.dealt = _read_counts(position.get("dealt", rows), 6)
    match.given = _read_counts([position.get("given", [])], 1)
    hidden = [any(c[1] == HIDDEN for c in cards[5 * s : 5 * s + 5]) for s in range(match.seats)]
    match.countdown = sum(1 << s for s in range(match.seats) if not hidden[s]) & match.playing


def _read_card(word: str) -> tuple[int, int, int, int]:
    """Return the value, the state, who knows it, and where it was dealt (-1: where it lies)."""
    found = _CARD.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is no card; a card is written like 3, 3^, 3=, 3:a or 3^@b2")
    face = FACES.index(found[2])
    known = EVERYBODY if face != HIDDEN or found[3] == "*" else _read_seats(found[3] or "")
    origin = -1 if found[4] is None else PLACES * EYES.index(found[4][0]) + int(found[4][1]) - 1
    return int(found[1]), face, known, origin


def _read_counts(hands: list[list[int]], owners: int) -> list[int]:
    counts = [0] * (6 * owners)
    for owner, hand in enumerate(hands):
        for value in hand:
            counts[6 * owner + value] += 1
    return counts
