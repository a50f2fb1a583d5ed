"""What a seat may know of a game of Carnuta: everything but the order of the piles.

Hands were taken from the open market and discards are open, so a player who remembers knows them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.view import View
from ludotheque.games.carnuta.board import Board
from ludotheque.games.carnuta.cards import KINDS, MOST_CARDS, MOST_HELD, MOST_LAID
from ludotheque.games.carnuta.phases import NAMES
from ludotheque.games.carnuta.score import card_points, total

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CarnutaView(View):
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
    points = [[card_points(board, s, card) for card in laid[s]] for s in range(seats)]
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
        market=tuple(board.market),
        piles=tuple(board.pile_size),
        discards=tuple(sorted_rows(_rows(board.discard, MOST_CARDS, board.discard_size, 2))),
        reserve=tuple(board.reserve),
        tokens=tuple(board.token),
        suns=tuple(board.runes[: 2 * seats : 2]),
        moons=tuple(board.runes[1 : 2 * seats : 2]),
        padlocks=tuple(board.padlocks[:seats]),
        sickles=tuple(board.sickles[:seats]),
        hands=_rows(board.hand, MOST_HELD, board.hand_size, seats),
        laid=laid,
        columns=_rows(board.column, MOST_LAID, board.laid_size, seats),
        points=tuple([tuple(row) for row in points]),
        amounts=tuple([tuple(board.amount[KINDS * s : KINDS * s + KINDS]) for s in range(seats)]),
        totals=tuple([total(board, s) for s in range(seats)]),
    )


def _rows(cells: list[int], width: int, sizes: list[int], count: int) -> Rows:
    return tuple([tuple(cells[width * row : width * row + sizes[row]]) for row in range(count)])


def sorted_rows(rows: Rows) -> list[tuple[int, ...]]:
    """Sort each row: the order of the discards tells nothing."""
    return [tuple(sorted(row)) for row in rows]
