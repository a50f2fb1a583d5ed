"""A table as its lines have built it: who sits there, what was played and said.

Everything that happens is one line of text. A command that is decided comes to a line, changing
nothing (`table.commands`); in between, the line is made durable by whoever keeps it; then it is
carried out. Applied again from the first one, the lines build the same table.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING

from ludotheque.core.chance import derive
from ludotheque.core.event import Event
from ludotheque.core.faults import Fault
from ludotheque.core.records.fairness import commitment_of
from ludotheque.core.records.record import Record
from ludotheque.core.state import State
from ludotheque.table.agreeing import Proposal
from ludotheque.table.chairs import Chair, Promise
from ludotheque.table.decisions import DecisionRequest, cards_of
from ludotheque.table.opening import Opening
from ludotheque.table.terms import read_terms
from ludotheque.table.words import LOBBY, OPEN, OVER, PLAYING, Stage

if TYPE_CHECKING:
    from ludotheque.table.commands.command import Line

MOST_LINES = 10_000  # after which the game goes on to its end, and nothing else is kept


class Table:
    """One table. `number` counts the lines, `turn` the changes of the game."""

    def __init__(self, key: str, opening: Opening) -> None:
        self.key = key
        self.terms = read_terms(opening.terms)
        self.host = opening.host
        self.secret = bytes.fromhex(opening.secret)
        self.chairs = [Chair() for _ in range(self.terms.seats)]
        self.number = 1
        self.turn = 0
        self.stage: Stage = LOBBY
        self.record: Record | None = None
        self.events: list[tuple[int, Event]] = []  # with the number of the line that brought each
        self.sayings: list[tuple[int, int, str]] = []
        self.heard: dict[str, int] = {}  # the number of the last saying of each sender
        self.following = ""
        self.truth: State | None = None  # of the game; there is none before the start
        self.asked = [0] * self.terms.seats  # the turn since which each seat has had to decide
        self.asked_at: list[float | None] = [None] * self.terms.seats  # when that was, if known
        self.at: float | None = None  # when the last line happened, if that is known
        self.stood_in: dict[int, int] = {}  # the lines of moves made for somebody, and for whom
        self.proposal: Proposal | None = None  # what people are to agree on
        self.ended = False  # by agreement, before there was a winner
        self.paused = False
        self.paused_at: float | None = None
        self.promises: dict[int, Promise] = {}  # seats kept for those who played before

    def apply(self, line: Line, at: float | None = None) -> None:
        """Carry out a line that a command came to, and note when, if that is known."""
        self.number += 1
        self.at = at
        line.apply(self)

    def ask(self, *seats: int) -> None:
        """Note that seats have something else to decide from now on."""
        for seat in seats:
            self.asked[seat] = self.turn
            self.asked_at[seat] = self.at

    def tell(self, event: Event) -> None:
        """Note what the last line told."""
        self.events.append((self.number, event))

    @property
    def commitment(self) -> str:
        """What is published of the secret before the start."""
        return commitment_of(self.secret)

    @property
    def state(self) -> State:
        """The truth of the game, which must have started."""
        if self.truth is None:
            raise Fault("fault-not-started")
        return self.truth

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last, in a game that goes on."""
        if self.record is None or self.stage != PLAYING or not self.record.moves:
            return None
        return self.record.moves[-1][0]

    @property
    def names(self) -> list[str]:
        """The names of the people who sit here."""
        return [chair.name for chair in self.chairs if chair.name]

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token opens."""
        found = [seat for seat, chair in enumerate(self.chairs) if chair.belongs_to(token)]
        return found[0] if found else None

    def request_of(self, seat: int, purpose: str, level: str = "") -> DecisionRequest:
        """Return what a seat has to decide now, with luck of its own for each purpose."""
        luck = derive(self.playing().seed, purpose, self.turn, seat)
        view, legal = self.state.view(seat), self.state.legal(seat)
        return DecisionRequest(cards_of(self.terms.game), view, legal, luck, level)

    def state_before(self) -> State:
        """Return the state before the last move, by playing all others again."""
        record = self.playing()
        state = record.start()
        for seat, move in record.moves[:-1]:
            state.apply(seat, move)
        state.take_events()
        return state

    # --- what commands check

    def playing(self) -> Record:
        """Return the record of a game that goes on; raise Fault if there is none."""
        if self.stage != PLAYING or self.record is None:
            raise Fault("fault-game-over" if self.stage == OVER else "fault-not-started")
        return self.record

    def check_lobby(self) -> None:
        """Refuse what can only be done before the start."""
        if self.stage != LOBBY:
            raise Fault("fault-started")

    def check_free(self, seat: int) -> None:
        """Refuse a seat where somebody sits, or after the start."""
        self.check_lobby()
        if self.chair(seat).kind != OPEN:
            raise Fault("fault-no-free-seat", seats=self.terms.seats)

    def check_going(self) -> Record:
        """Return the record of a game that goes on and is not paused."""
        if self.paused:
            raise Fault("fault-paused")
        return self.playing()

    def is_kept(self, seat: int, now: float) -> bool:
        """Say whether a seat is kept for somebody who played before."""
        promise = self.promises.get(seat)
        return promise is not None and promise.holds(now)

    def is_promised_to(self, seat: int, token: str) -> bool:
        """Say whether a seat is kept for who sat there before with this token (its hash)."""
        promise = self.promises.get(seat)
        return promise is not None and compare_digest(promise.token, token)

    def check_kept(self, seat: int, now: float) -> None:
        """Refuse a seat that is kept for somebody else."""
        promise = self.promises.get(seat)
        if promise is not None and promise.holds(now):
            raise Fault("fault-seat-kept", name=promise.name)

    def check_lines(self) -> None:
        """Refuse what is not the game itself once a table has very many lines."""
        if self.number >= MOST_LINES:
            raise Fault("fault-lines", most=MOST_LINES)

    def check_turn(self, seat: int, turn: int) -> None:
        """Refuse what does not answer the question that a seat was asked last."""
        if not self.asked[seat] <= turn <= self.turn:
            raise Fault("fault-stale")

    def check_followed(self) -> None:
        """Refuse to go on elsewhere before the end, and twice."""
        if self.stage != OVER or self.following:
            raise Fault("fault-followed" if self.following else "fault-not-over")

    def chair(self, seat: int) -> Chair:
        """Return the chair of a seat; refuse a number that is none."""
        if not 0 <= seat < self.terms.seats:
            raise Fault("fault-seat", number=seat + 1, least=1, most=self.terms.seats)
        return self.chairs[seat]
