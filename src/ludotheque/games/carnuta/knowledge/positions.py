"""Full positions of Carnuta as JSON: cards by their ids, piles with the next card first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.arrays import filled
from ludotheque.core.chance import Stream
from ludotheque.core.options import write_options
from ludotheque.games.carnuta.data.cards import (
    ACTIONS,
    FACES,
    HALVES,
    INGREDIENTS,
    KINDS,
    MARKET,
    MOST_CARDS,
    MOST_HELD,
    MOST_LAID,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    PADLOCKS,
    RESERVE,
    SICKLES,
)
from ludotheque.games.carnuta.data.options import OPTIONS, SPARE_STARTS
from ludotheque.games.carnuta.data.phases import NAMES
from ludotheque.games.carnuta.rules.state import Carnuta

if TYPE_CHECKING:
    from ludotheque.games.carnuta.game import CarnutaGame

_PLAIN = ("turn", "ancestor", "actions", "round", "last_laid", "nearness")


def write(state: Carnuta) -> dict[str, Any]:
    """Return the whole truth of a game as plain data."""
    seats = range(state.seats)
    return {
        "seats": state.seats,
        "options": write_options(OPTIONS, _options(state)),
        **{name: getattr(state, name) for name in _PLAIN},
        "phase": NAMES[state.phase],
        "market": [_ids(state, [c])[0] if c != NO_CARD else "" for c in state.market],
        "piles": {half: _ids(state, _pile(state, n)[::-1]) for n, half in enumerate(HALVES)},
        "discards": {
            half: sorted(_ids(state, _discard(state, n))) for n, half in enumerate(HALVES)
        },
        "reserve": list(state.reserve),
        "tokens": {
            k: state.token[n] for n, k in enumerate(INGREDIENTS) if state.token[n] != NOBODY
        },
        "players": [_write_player(state, seat) for seat in seats],
    }


def _options(state: Carnuta) -> dict[str, bool | int | str]:
    return {
        "spare_starts": SPARE_STARTS[state.spare_starts],
        "memory_aid": state.memory_aid,
        "last_turn": state.last_turn,
        "quiet_rounds": state.quiet_rounds,
    }


def _ids(state: Carnuta, cards: list[int]) -> list[str]:
    return [state.deck.rows[card].id for card in cards]


def _pile(state: Carnuta, half: int) -> list[int]:
    return state.pile[MOST_CARDS * half :][: state.pile_size[half]]


def _discard(state: Carnuta, half: int) -> list[int]:
    return state.discard[MOST_CARDS * half :][: state.discard_size[half]]


def _write_player(state: Carnuta, seat: int) -> dict[str, Any]:
    laid = state.laid[MOST_LAID * seat :][: state.laid_size[seat]]
    columns = state.column[MOST_LAID * seat :][: state.laid_size[seat]]
    return {
        "suns": state.runes[2 * seat],
        "moons": state.runes[2 * seat + 1],
        "padlocks": state.padlocks[seat],
        "sickles": state.sickles[seat],
        "hand": _ids(state, state.hand[MOST_HELD * seat :][: state.hand_size[seat]]),
        "laid": [
            _write_laid(state, card, column) for card, column in zip(laid, columns, strict=True)
        ],
    }


def _write_laid(state: Carnuta, card: int, column: int) -> str:
    """Write a laid card; Salt with the column it joined, after a colon."""
    row = state.deck.rows[card]
    if row.ingredient == column:
        return row.id
    return f"{row.id}:{INGREDIENTS[column]}"


def read(game: CarnutaGame, position: dict[str, Any]) -> Carnuta:
    """Build a game from plain data; cards that are not named are in their piles."""
    state = Carnuta(game.table)
    state.chance = Stream(bytes.fromhex(position.get("seed", "00" * 16)))
    state.seats = int(position["seats"])
    state.actions = ACTIONS
    options = game.read_options(position.get("options", {}))
    state.spare_starts = SPARE_STARTS.index(str(options["spare_starts"]))
    state.memory_aid = bool(options["memory_aid"])
    state.last_turn = bool(options["last_turn"])
    state.quiet_rounds = int(options["quiet_rounds"])
    for name in _PLAIN:
        setattr(state, name, position.get(name, getattr(state, name)))
    state.phase = NAMES.index(position.get("phase", "action"))
    state.follow(game.rules)
    numbers = {row.id: card for card, row in enumerate(game.table.rows)}
    market = [numbers[c] if c else NO_CARD for c in position.get("market", [])]
    state.market = filled(market, MARKET, NO_CARD)
    state.reserve = filled(position.get("reserve", [RESERVE[state.seats]] * 2), len(FACES), 0)
    tokens = position.get("tokens", {})
    state.token = [tokens.get(kind, NOBODY) for kind in INGREDIENTS]
    _read_players(state, position["players"], numbers)
    _read_discards(state, position.get("discards", {}), numbers)
    _read_piles(state, position.get("piles", {}), numbers)
    return state


def _read_players(state: Carnuta, players: list[dict[str, Any]], numbers: dict[str, int]) -> None:
    if len(players) != state.seats:
        raise ValueError(f"{len(players)} players on {state.seats} seats")
    spare: list[dict[str, Any]] = [{}] * (MOST_SEATS - state.seats)
    runes = [(p.get("suns", 0), p.get("moons", 0)) for p in [*players, *spare]]
    state.runes = [rune for pair in runes for rune in pair]
    state.padlocks = [p.get("padlocks", PADLOCKS) for p in players] + [0] * len(spare)
    state.sickles = [p.get("sickles", SICKLES) for p in players] + [0] * len(spare)
    hands = [[numbers[card] for card in p.get("hand", [])] for p in [*players, *spare]]
    state.hand, state.hand_size = _lay_out(hands, MOST_HELD)
    laid = [
        [_read_laid(state, word, numbers) for word in p.get("laid", [])] for p in [*players, *spare]
    ]
    state.laid, state.laid_size = _lay_out([[card for card, _ in row] for row in laid], MOST_LAID)
    state.column, _ = _lay_out([[column for _, column in row] for row in laid], MOST_LAID)
    state.amount = [state.count_afresh(s, k) for s in range(MOST_SEATS) for k in range(KINDS)]


def _lay_out(rows: list[list[int]], width: int) -> tuple[list[int], list[int]]:
    """Return rows as one array of equal widths, and their sizes."""
    if any(len(row) > width for row in rows):
        raise ValueError(f"more than {width} cards in one place")
    return [card for row in rows for card in row + [0] * (width - len(row))], [len(r) for r in rows]


def _read_laid(state: Carnuta, word: str, numbers: dict[str, int]) -> tuple[int, int]:
    name, _, column = word.partition(":")
    card = numbers[name]
    return card, INGREDIENTS.index(column) if column else state.deck.rows[card].ingredient


def _read_discards(state: Carnuta, discards: dict[str, list[str]], numbers: dict[str, int]) -> None:
    rows = [[numbers[card] for card in discards.get(half, [])] for half in HALVES]
    state.discard, state.discard_size = _lay_out(rows, MOST_CARDS)


def _read_piles(state: Carnuta, piles: dict[str, list[str]], numbers: dict[str, int]) -> None:
    """Read the piles, next card first; a pile that is not written holds what is nowhere else."""
    elsewhere = set(state.cards())
    rows = []
    for half, name in enumerate(HALVES):
        rest = [
            card
            for card, row in enumerate(state.deck.rows)
            if row.half == half and card not in elsewhere and not state.is_aside(card)
        ]
        rows.append([numbers[card] for card in piles[name]][::-1] if name in piles else rest)
    state.pile, state.pile_size = _lay_out(rows, MOST_CARDS)
