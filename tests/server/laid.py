"""Tables laid at the moment that a test is about, instead of played until luck brings it.

A table is its lines. So a game is played here, without a server, with one deal after the other until
one comes to the moment that is wanted: always the same deal and the same moves. Its lines are then
written where a server that starts afterwards finds them, as if it had been closed at that moment:

    laid = serve.lay(Deal("kraaw", people=("Ana", "Bo")), lambda at: "look" in at.legal)
    ana = await Player.come(serve.one, laid.key, token=laid.tokens[0])

`tests/browser/people.py` opens a page for each of them (`People.at_a_laid_table`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

from ludotheque.core.chance import Noise
from ludotheque.core.fairness import seed_of
from ludotheque.core.playout import one_actor
from ludotheque.core.record import LETTERS
from ludotheque.core.state import State
from ludotheque.games import GAMES
from ludotheque.store.lines import Line, Store
from ludotheque.table.chairs import hash_of

HOST = "token-of-the-host"
MOST_DEALS = 2000  # after so many a moment is taken for one that never comes


@dataclass(frozen=True)
class Deal:
    """What is played and by whom: people, by their names, on the first seats, then bots."""

    game: str = "kraaw"
    people: tuple[str, ...] = ("Ana", "Bo")
    bots: int = 0
    level: str = "beginner"
    options: Mapping[str, str] = field(default_factory=dict)
    clock: int = 0

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.people) + self.bots

    @property
    def shares(self) -> list[bytes]:
        """What each person adds to the seed."""
        return [bytes([seat + 1] * 16) for seat in range(len(self.people))]

    def start(self, secret: bytes) -> State:
        """Return the game as it begins with a secret of the house."""
        game = GAMES[self.game]
        return game.new(game.read_options(self.options), self.seats, seed_of(secret, self.shares))

    def opening(self, secret: bytes) -> list[str]:
        """Return the lines of the table up to the start."""
        terms = {"game": self.game, "options": dict(self.options), "seats": self.seats}
        terms |= {"clock": self.clock, "public": False, "hints": True}
        opened = {"terms": terms, "host": hash_of(HOST), "secret": secret.hex()}
        lines = [f"open {json.dumps(opened)}"]
        for letter, name, share in zip(LETTERS, self.people, self.shares, strict=False):
            person = {"name": name, "token": hash_of(token_of(name)), "share": share.hex()}
            lines.append(f"sit {letter} {json.dumps(person)}")
        bots = [f"bot {letter} {self.level}" for letter in LETTERS[len(self.people) : self.seats]]
        return [*lines, *bots, "start"]


class Moment:
    """A game as one seat meets it, when so many moves were made."""

    def __init__(self, deal: Deal, state: State, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn
        self._game = GAMES[deal.game]
        self._state = state

    @cached_property
    def legal(self) -> list[str]:
        """What the seat may do, as text."""
        return [self._game.write(move) for move in self._state.legal(self.seat)]

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as a page gets it."""
        view: dict[str, Any] = json.loads(self._state.view(self.seat).wire())
        return view


Wanted = Callable[[Moment], bool]
Choose = Callable[[Moment, Noise], str]


@dataclass(frozen=True)
class Laid:
    """A table in a store: what opens it, and its lines."""

    key: str
    deal: Deal
    lines: list[str]

    @property
    def tokens(self) -> list[str]:
        """What opens each person's seat."""
        return [token_of(name) for name in self.deal.people]

    @property
    def turn(self) -> int:
        """How many moves were made."""
        return sum(line.startswith("move ") for line in self.lines)


def token_of(name: str) -> str:
    """Return what opens the seat of a person."""
    return f"token-of-{name}"


def any_move(at: Moment, noise: Noise) -> str:
    """Choose any move."""
    return at.legal[noise.below(len(at.legal))]


def lay(
    data: Path,
    deal: Deal,
    wanted: Wanted | None = None,
    *,
    choose: Choose = any_move,
    after: int = 0,
    key: str = "laid",
) -> Laid:
    """Lay a table into a file of games, at the first moment that some person there wants.

    That is at least `after` so many moves, and none at which a bot would move on at once. Without
    a wish the game is played to its end.
    """
    for number in range(MOST_DEALS):
        secret = number.to_bytes(16)
        moves = _play(deal, secret, wanted, choose, after)
        if moves is not None:
            laid = Laid(key, deal, [*deal.opening(secret), *moves])
            store = Store(data)
            store.append([Line(key, *each) for each in enumerate(laid.lines)])
            store.close()
            return laid
    raise AssertionError(f"no deal of {deal.game} comes to what is wanted")


def _play(
    deal: Deal, secret: bytes, wanted: Wanted | None, choose: Choose, after: int
) -> list[str] | None:
    """Play one deal; return the lines of its moves, or None if it never comes to what is wanted."""
    state, noise = deal.start(secret), Noise(int.from_bytes(secret))
    moves: list[str] = []
    for turn in count():
        if not state.actors():
            return moves if wanted is None else None
        if wanted is not None and turn >= after and _is_wanted(deal, state, turn, wanted):
            return moves
        seat = one_actor(state, noise)
        text = choose(Moment(deal, state, seat, turn), noise)
        state.apply(seat, GAMES[deal.game].read(text))
        moves.append(f"move {LETTERS[seat]} {text}")
    return None


def _is_wanted(deal: Deal, state: State, turn: int, wanted: Wanted) -> bool:
    """Say whether a person wants this moment, and no bot would end it."""
    people = range(len(deal.people))
    if any(seat not in people for seat in state.to_act()):
        return False
    return any(wanted(Moment(deal, state, seat, turn)) for seat in people)
