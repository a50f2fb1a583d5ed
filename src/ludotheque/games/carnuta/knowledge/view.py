"""What a seat may know of a game of Carnuta: everything but the order of the piles.

Hands were taken from the open market and discards are open, so a player who remembers knows them.
"""

from __future__ import annotations

from ludotheque.core.view import View
from ludotheque.games.carnuta.data.cards import KINDS, MARKET, MOST_CARDS, MOST_HELD, MOST_LAID
from ludotheque.games.carnuta.data.phases import NAMES
from ludotheque.games.carnuta.rules.score import card_points, total
from ludotheque.games.carnuta.rules.state import Board

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
    nearness: int
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


def look_at(board: Board, seat: int) -> CarnutaView:
    """Build the view of a seat, or of a spectator."""
    seats = board.seats
    laid = _rows(board.laid, MOST_LAID, board.laid_size, seats)
    return CarnutaView(
        seat=seat,
        seats=seats,
        to_act=board.to_act(),
        phase=NAMES[board.phase],
        turn=board.turn,
        ancestor=board.ancestor,
        actions=board.actions,
        round=board.round,
        nearness=board.nearness,
        market=_cells(board.market, 0, MARKET),
        piles=_cells(board.pile_size, 0, 2),
        discards=_sorted_rows(_rows(board.discard, MOST_CARDS, board.discard_size, 2)),
        reserve=_cells(board.reserve, 0, 2),
        tokens=_cells(board.token, 0, KINDS),
        suns=tuple([board.runes[2 * s] for s in range(seats)]),
        moons=tuple([board.runes[2 * s + 1] for s in range(seats)]),
        padlocks=_cells(board.padlocks, 0, seats),
        sickles=_cells(board.sickles, 0, seats),
        hands=_rows(board.hand, MOST_HELD, board.hand_size, seats),
        laid=laid,
        columns=_rows(board.column, MOST_LAID, board.laid_size, seats),
        points=tuple([_points(board, s) for s in range(seats)]),
        amounts=tuple([_cells(board.amount, KINDS * s, KINDS) for s in range(seats)]),
        totals=tuple([total(board, s) for s in range(seats)]),
    )


def _cells(cells: list[int], start: int, count: int) -> tuple[int, ...]:
    return tuple([cells[start + i] for i in range(count)])


def _rows(cells: list[int], width: int, sizes: list[int], count: int) -> Rows:
    return tuple([_cells(cells, width * row, sizes[row]) for row in range(count)])


def _sorted_rows(rows: Rows) -> Rows:
    """Sort each row: the order of the discards tells nothing."""
    return tuple([tuple(sorted(row)) for row in rows])


def _points(board: Board, seat: int) -> tuple[int, ...]:
    """Return what each laid card of a player scores now."""
    first = MOST_LAID * seat
    cards = [board.laid[first + i] for i in range(board.laid_size[seat])]
    return tuple([card_points(board, seat, card) for card in cards])
