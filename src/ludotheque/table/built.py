"""A table as its lines have built it, and how each line is carried out (see `table.table`)."""

from __future__ import annotations

import json
from collections.abc import Callable

from ludotheque.core.chance import derive
from ludotheque.core.event import Event
from ludotheque.core.fairness import Proof, commitment_of, seed_of
from ludotheque.core.faults import Fault
from ludotheque.core.names import BOT as BOT_NAME
from ludotheque.core.record import LETTERS, Record, TakenBack
from ludotheque.core.state import State
from ludotheque.table.chairs import BOT, PERSON, Chair
from ludotheque.table.decisions import DecisionRequest, cards_of
from ludotheque.table.stages import LOBBY, OVER, PLAYING
from ludotheque.table.terms import read_terms


class BuiltTable:
    """Who sits there, what was played and said, and what follows from the next line.

    `number` counts the lines, `turn` the changes of the game.
    """

    def __init__(self, key: str, opening: str) -> None:
        document = json.loads(opening.removeprefix("open "))
        self.key = key
        self.terms = read_terms(document["terms"])
        self.host: str = document["host"]
        self.secret = bytes.fromhex(document["secret"])
        self.chairs = [Chair() for _ in range(self.terms.seats)]
        self.number = 1
        self.turn = 0
        self.stage = LOBBY
        self.record: Record | None = None
        self.story: list[tuple[int, Event]] = []
        self.sayings: list[tuple[int, int, str]] = []
        self.following = ""
        self.truth: State | None = None  # of the game; there is none before the start
        self.asked = [0] * self.terms.seats  # the turn since which each seat has had to decide

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

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token opens."""
        found = [seat for seat, chair in enumerate(self.chairs) if chair.belongs_to(token)]
        return found[0] if found else None

    def request_of(self, seat: int, purpose: str, level: str = "") -> DecisionRequest:
        """Return what a seat has to decide now, with luck of its own for each purpose."""
        luck = derive(self._playing().seed, purpose, self.turn, seat)
        view, legal = self.state.view(seat), self.state.legal(seat)
        return DecisionRequest(cards_of(self.terms.game), view, legal, luck, level)

    def _playing(self) -> Record:
        if self.stage != PLAYING or self.record is None:
            raise Fault("fault-game-over" if self.stage == OVER else "fault-not-started")
        return self.record

    def _state_before(self) -> State:
        """Return the state before the last move, by playing all others again."""
        record = self._playing()
        state = record.start()
        for seat, move in record.moves[:-1]:
            state.apply(seat, move)
        state.take_events()
        return state

    def apply(self, line: str) -> None:
        """Carry out a line that a method of `Table` returned."""
        word, _, rest = line.partition(" ")
        self.number += 1
        _DOING[word](self, rest)

    def _sit(self, rest: str) -> None:
        person = json.loads(rest[2:])
        share = bytes.fromhex(person["share"])
        seat = LETTERS.index(rest[0])
        self.chairs[seat] = Chair(PERSON, person["name"], person["token"], share)

    def _bot(self, rest: str) -> None:
        self.chairs[LETTERS.index(rest[0])] = Chair(BOT, level=rest[2:])

    def _free(self, rest: str) -> None:
        self.chairs[LETTERS.index(rest[0])] = Chair()

    def _start(self, _rest: str) -> None:
        shares = tuple(chair.share for chair in self.chairs if chair.kind == PERSON)
        proof = Proof(self.commitment, self.secret, shares)
        names = tuple(
            chair.name if chair.kind == PERSON else f"{BOT_NAME}{chair.level}"
            for chair in self.chairs
        )
        terms, seed = self.terms, seed_of(self.secret, shares)
        self.record = Record(terms.game, terms.options, terms.seats, seed, names, proof=proof)
        self.truth = self.record.start()
        self.story = [(self.number, event) for event in self.record.opening()]
        self.stage = PLAYING

    def _move(self, rest: str) -> None:
        seat, move = LETTERS.index(rest[0]), self.terms.game.read(rest[2:])
        state, record = self.state, self._playing()
        before = state.actors()
        state.apply(seat, move)
        self.turn += 1
        for each in range(self.terms.seats):
            if each == seat or not before >> each & 1:
                self.asked[each] = self.turn
        for event in state.take_events():
            self.story.append((self.number, event))
        record.moves.append((seat, move))
        if not state.actors():
            record.outcome = state.outcome()
            self.stage = OVER

    def _undo(self, _rest: str) -> None:
        self.truth = self._state_before()
        record = self._playing()
        seat, move = record.moves.pop()
        record.taken_back.append(TakenBack(len(record.moves), seat, move))
        self.turn += 1
        self.asked = [self.turn] * self.terms.seats
        self.story.append((self.number, Event("undo", {"seat": seat})))

    def _hint(self, rest: str) -> None:
        seat = LETTERS.index(rest[0])
        self.story.append((self.number, Event("hint", {"seat": seat})))

    def _say(self, rest: str) -> None:
        self.sayings.append((self.number, LETTERS.index(rest[0]), rest[2:]))

    def _away(self, rest: str) -> None:
        self.chairs[LETTERS.index(rest[0])].away = True

    def _back(self, rest: str) -> None:
        self.chairs[LETTERS.index(rest[0])].away = False

    def _next(self, rest: str) -> None:
        self.following = rest


_DOING: dict[str, Callable[[BuiltTable, str], None]] = {
    "sit": BuiltTable._sit,
    "bot": BuiltTable._bot,
    "free": BuiltTable._free,
    "start": BuiltTable._start,
    "move": BuiltTable._move,
    "undo": BuiltTable._undo,
    "hint": BuiltTable._hint,
    "say": BuiltTable._say,
    "away": BuiltTable._away,
    "back": BuiltTable._back,
    "next": BuiltTable._next,
}
