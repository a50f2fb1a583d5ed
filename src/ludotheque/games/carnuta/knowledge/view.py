"""What a seat may know of a game of Carnuta: everything but the order of the piles.

Hands were taken from the open market and discards are open, so a player who remembers knows them.
"""

from __future__ import annotations

from ludotheque.core.rules import Rules
from ludotheque.core.view import View
from ludotheque.games.carnuta.data.cards import KINDS, MARKET, MOST_CARDS, MOST_HELD, MOST_LAID
from ludotheque.games.carnuta.data.options import SPARE_STARTS
from ludotheque.games.carnuta.data.phases import NAMES
from ludotheque.games.carnuta.rules.flow import PHASES
from ludotheque.games.carnuta.rules.log import tell_set_up
from ludotheque.games.carnuta.rules.result import result
from ludotheque.games.carnuta.rules.score import card_points, total
from ludotheque.games.carnuta.rules.state import Carnuta

Rows = tuple[tuple[int, ...], ...]


class CarnutaView(View, frozen=True):
    """One seat's knowledge. Cards are numbers of the deck; -1 is an empty place or nobody.

    `points` says what each laid card scores now; `amounts` how much of each ingredient a player
    has, doubles, Salt and tokens included.
    """

    turn: int
    ancestor: int
    actions: int
    round: int
    last_laid: int
    nearness: int
    spare_starts: str
    memory_aid: bool
    last_turn: bool
    quiet_rounds: int
    market: tuple[int, ...]
    piles: tuple[int, ...]
    discards: Rows
    reserve: tuple[int, ...]
    tokens: tuple[int, ...]
    suns: tuple[int, ...]
    moons: tuple[int, ...]
    padlocks: tuple[int, ...]
    sickles: tuple[int, ...]
    hands: Rows
    laid: Rows
    columns: Rows
    points: Rows
    amounts: Rows
    totals: tuple[int, ...]


def look_at(game: Carnuta, seat: int) -> CarnutaView:
    """Build the view of a seat, or of a spectator."""
    seats = game.seats
    laid = _rows(game.laid, MOST_LAID, game.laid_size, seats)
    return CarnutaView(
        seat=seat,
        seats=seats,
        to_act=game.to_act(),
        phase=NAMES[game.phase],
        turn=game.turn,
        ancestor=game.ancestor,
        actions=game.actions,
        round=game.round,
        last_laid=game.last_laid,
        nearness=game.nearness,
        spare_starts=SPARE_STARTS[game.spare_starts],
        memory_aid=game.memory_aid,
        last_turn=game.last_turn,
        quiet_rounds=game.quiet_rounds,
        market=_cells(game.market, 0, MARKET),
        piles=_cells(game.pile_size, 0, 2),
        discards=_sorted_rows(_rows(game.discard, MOST_CARDS, game.discard_size, 2)),
        reserve=_cells(game.reserve, 0, 2),
        tokens=_cells(game.token, 0, KINDS),
        suns=tuple([game.runes[2 * s] for s in range(seats)]),
        moons=tuple([game.runes[2 * s + 1] for s in range(seats)]),
        padlocks=_cells(game.padlocks, 0, seats),
        sickles=_cells(game.sickles, 0, seats),
        hands=_rows(game.hand, MOST_HELD, game.hand_size, seats),
        laid=laid,
        columns=_rows(game.column, MOST_LAID, game.laid_size, seats),
        points=tuple([_points(game, s) for s in range(seats)]),
        amounts=tuple([_cells(game.amount, KINDS * s, KINDS) for s in range(seats)]),
        totals=tuple([total(game, s) for s in range(seats)]),
    )


def _cells(cells: list[int], start: int, count: int) -> tuple[int, ...]:
    return tuple([cells[start + i] for i in range(count)])


def _rows(cells: list[int], width: int, sizes: list[int], count: int) -> Rows:
    return tuple([_cells(cells, width * row, sizes[row]) for row in range(count)])


def _sorted_rows(rows: Rows) -> Rows:
    """Sort each row: the order of the discards tells nothing."""
    return tuple([tuple(sorted(row)) for row in rows])


def _points(game: Carnuta, seat: int) -> tuple[int, ...]:
    """Return what each laid card of a player scores now."""
    first = MOST_LAID * seat
    cards = [game.laid[first + i] for i in range(game.laid_size[seat])]
    return tuple([card_points(game, seat, card) for card in cards])


RULES = Rules(PHASES, look_at, result, tell_set_up=tell_set_up)
