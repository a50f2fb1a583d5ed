"""Tables laid at the moment that a test is about, instead of played until luck brings it.

A table is its lines. So a game is played here, without a server, with one deal after the other
until one comes to the moment that is wanted: always the same deal and the same moves. Its lines are
then written where a server that starts afterwards finds them, as if it had been closed just then:

    laid = serve.lay(Deal("kraaw", people=("Ana", "Bo")), lambda at: "look" in at.legal)
    ana = await Player.come(serve.one, laid.key, token=laid.tokens[0])

`tests/browser/people.py` opens a page for each of them (`People.at_a_laid_table`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludotheque.core.chance import Noise
from ludotheque.core.playout import one_actor
from ludotheque.core.records.fairness import seed_of
from ludotheque.core.records.record import LETTERS
from ludotheque.core.releases import RELEASE
from ludotheque.core.state import State
from ludotheque.games import GAMES
from ludotheque.store.lines import Line, Store
from ludotheque.table.chairs import hash_of
from ludotheque.table.commands.seats import Started
from ludotheque.table.opening import Opening
from ludotheque.table.terms import TermsAsked

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
        options, game = dict(self.options), GAMES[self.game]
        terms = TermsAsked(game=game.key, options=options, seats=self.seats, clock=self.clock)
        lines = [Opening.ask(terms, hash_of(HOST), secret).write()]
        for letter, name, share in zip(LETTERS, self.people, self.shares, strict=False):
            person = {"name": name, "token": hash_of(token_of(name)), "share": share.hex()}
            lines.append(f"sit {letter} {json.dumps(person)}")
        bots = [f"bot {letter} {self.level}" for letter in LETTERS[len(self.people) : self.seats]]
        return [*lines, *bots, Started(game.version, RELEASE).write()]


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
    """A table after so many moves: its lines, and what opens it."""

    deal: Deal
    lines: list[str]
    turn: int

    @cached_property
    def key(self) -> str:
        """What the table is found by: other lines, another key."""
        return sha256("\n".join(self.lines).encode()).hexdigest()[:10]

    @property
    def tokens(self) -> list[str]:
        """What opens each person's seat."""
        return [token_of(name) for name in self.deal.people]


def token_of(name: str) -> str:
    """Return what opens the seat of a person."""
    return f"token-of-{name}"


def any_move(at: Moment, noise: Noise) -> str:
    """Choose any move."""
    return at.legal[noise.below(len(at.legal))]


def lay(
    deal: Deal, wanted: Wanted | None = None, *, choose: Choose = any_move, after: int = 0
) -> Laid:
    """Return a table at the first moment that some person there wants.

    That is at least `after` so many moves, and none at which a bot would move on at once. Without
    a wish the game is played to its end.
    """
    for number in range(MOST_DEALS):
        for laid, state in _tables(deal, number, choose):
            over = not state.actors()
            if over and wanted is None:
                return laid
            if not over and wanted is not None and laid.turn >= after:
                people = range(len(deal.people)) if _waits_for_people(deal, state) else ()
                if any(wanted(Moment(deal, state, seat, laid.turn)) for seat in people):
                    return laid
    raise AssertionError(f"no deal of {deal.game} comes to what is wanted")


def lay_before_the_end(deal: Deal, left: int, *, choose: Choose = any_move) -> Laid:
    """Return a table where the first seat is asked, and that was so many moves before the end."""
    tables: list[tuple[Laid, bool]] = []
    for laid, state in _tables(deal, 0, choose):
        asked = _waits_for_people(deal, state) and 0 in state.to_act()
        tables.append((laid, asked))
    early = tables[: max(1, len(tables) - left)]
    return next(laid for laid, asked in reversed(early) if asked)


def lay_all_kinds(deal: Deal, *, choose: Choose = any_move, deals: int = 3) -> dict[str, Laid]:
    """Return a table in each phase of some games, once where the first seat may decide and not."""
    found: dict[str, Laid] = {}
    for number in range(deals):
        for laid, state in _tables(deal, number, choose):
            if state.actors() and _waits_for_people(deal, state):
                at = Moment(deal, state, 0, laid.turn)
                found.setdefault(f"{at.view['phase']} {bool(at.legal)}", laid)
    return found


def _tables(deal: Deal, number: int, choose: Choose) -> Iterator[tuple[Laid, State]]:
    """Play one deal; return the table before each move and in the end, with the truth of it."""
    secret = number.to_bytes(16)
    state, noise = deal.start(secret), Noise(number)
    opening, moves = deal.opening(secret), list[str]()
    while True:
        yield Laid(deal, [*opening, *moves], len(moves)), state
        if not state.actors():
            return
        seat = one_actor(state, noise)
        text = choose(Moment(deal, state, seat, len(moves)), noise)
        state.apply(seat, GAMES[deal.game].read(text))
        moves.append(f"move {LETTERS[seat]} {text}")


def _waits_for_people(deal: Deal, state: State) -> bool:
    """Say whether no bot would move on at once."""
    return all(seat < len(deal.people) for seat in state.to_act())


def write(data: Path, tables: Iterable[Laid]) -> None:
    """Write tables into a file of games, which no server has open."""
    store = Store(data)
    for laid in tables:
        store.append([Line(laid.key, *each) for each in enumerate(laid.lines)])
    store.close()
