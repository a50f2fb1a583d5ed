"""A table: what may be done at it, and the lines that tell what was done.

Everything that happens is one line of text. A method that decides checks what somebody wants and
returns the line, changing nothing; `apply` carries a line out. In between, the line is made durable
by whoever keeps it. Applied again from the first one, the lines build the same table.

    open {"game": "kraaw", …}          sit a {"name": "Ana", …}         bot b regular
    free b        start        move a raven jais        undo a        say a Hello
    hint a        away a       back a        next KEY
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludotheque.bots.levels import LEVELS
from ludotheque.core.chance import derive, noise_from
from ludotheque.core.event import Event
from ludotheque.core.fairness import NUMBER_BYTES, Proof, commitment_of, seed_of
from ludotheque.core.faults import Fault, IllegalMove
from ludotheque.core.names import BOT as BOT_NAME
from ludotheque.core.names import read_name, shows
from ludotheque.core.record import LETTERS, Record, TakenBack
from ludotheque.core.state import State
from ludotheque.table.chairs import BOT, OPEN, PERSON, Chair
from ludotheque.table.taking_back import shows_nothing
from ludotheque.table.terms import read_terms, write_terms

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
LONGEST_SAYING = 300
MOST_LINES = 10_000  # after which the game goes on to its end, and nothing else is kept


def opening_line(asked: Mapping[str, Any], host: str, secret: bytes) -> str:
    """Return the first line of a table that a host asked for; raise Fault if it cannot be."""
    terms = write_terms(read_terms(asked))
    return "open " + json.dumps({"terms": terms, "host": host, "secret": secret.hex()})


def build_again(key: str, lines: Sequence[str]) -> Table:
    """Build a table from all of its lines."""
    table = Table(key, lines[0])
    for line in lines[1:]:
        table.apply(line)
    return table


class Table:
    """One table; `number` counts its lines, `turn` the changes of its game."""

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

    # --- what may be done: each returns a line, or raises Fault or IllegalMove

    def sit(self, name: str, token_hash: str, share: bytes, wanted: int | None = None) -> str:
        """Take a free seat."""
        self._has_room()
        self._in_lobby()
        free = [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]
        if not free or (wanted is not None and wanted not in free):
            raise Fault("fault-no-free-seat", seats=self.terms.seats)
        if len(share) != NUMBER_BYTES:
            raise Fault("fault-field", field="share")
        name = read_name(name)
        if name in [chair.name for chair in self.chairs]:
            raise Fault("fault-name-taken", name=name)
        person = {"name": name, "token": token_hash, "share": share.hex()}
        return f"sit {LETTERS[free[0] if wanted is None else wanted]} {json.dumps(person)}"

    def seat_bot(self, seat: int, level: str) -> str:
        """Put a bot on a free seat."""
        self._has_room()
        self._in_lobby()
        if level not in LEVELS:
            raise Fault("fault-bot", wanted=level[:40], known=", ".join(LEVELS))
        if self._chair(seat).kind != OPEN:
            raise Fault("fault-no-free-seat", seats=self.terms.seats)
        return f"bot {LETTERS[seat]} {level}"

    def free(self, seat: int) -> str:
        """Free a seat before the start."""
        self._has_room()
        self._in_lobby()
        if self._chair(seat).kind == OPEN:
            raise Fault("fault-seat-empty", number=seat + 1)
        return f"free {LETTERS[seat]}"

    def start(self) -> str:
        """Start when every seat is taken."""
        self._in_lobby()
        missing = sum(chair.kind == OPEN for chair in self.chairs)
        if missing:
            raise Fault("fault-seats-open", missing=missing)
        return "start"

    def move(self, seat: int, turn: int, text: str) -> str:
        """Make a move, if it answers what this seat was asked last."""
        state, game = self.state, self.terms.game
        move = game.read(text)
        if not self.asked[self._seat(seat)] <= turn <= self.turn:
            raise Fault("fault-stale")
        if move not in state.legal(seat):
            raise IllegalMove(game.refuse(state.view(seat), move))
        return f"move {LETTERS[seat]} {text}"

    def undo(self, seat: int) -> str:
        """Take back one's own last move, until something was shown or somebody else decided."""
        self._has_room()
        record = self._playing()
        if not record.moves or record.moves[-1][0] != self._seat(seat):
            raise Fault("fault-undo-others" if record.moves else "fault-undo-nothing")
        before = self._state_before()
        noise = noise_from(derive(record.seed, "undo", self.number))
        if not shows_nothing(self.terms.game, before, *record.moves[-1], noise):
            raise Fault("fault-undo-shown")
        return f"undo {LETTERS[seat]}"

    def hint(self, seat: int) -> str:
        """Ask for a hint about a decision of one's own; everybody may know that it was asked."""
        self._has_room()
        self._playing()
        if not self.terms.hints:
            raise Fault("fault-hint-off")
        if not self.state.legal(self._seat(seat)):
            raise Fault("fault-hint-turn")
        return f"hint {LETTERS[seat]}"

    def say(self, seat: int, text: str) -> str:
        """Say something to the table, where the rules of the game let this seat speak."""
        self._has_room()
        saying = " ".join(text.split())
        if not saying or len(saying) > LONGEST_SAYING or not shows(saying):
            raise Fault("fault-saying", longest=LONGEST_SAYING)
        silence = self.truth.silence(self._seat(seat)) if self.truth is not None else None
        if silence is not None:
            raise IllegalMove(silence)
        return f"say {LETTERS[seat]} {saying}"

    def stand_in(self, seat: int, away: bool) -> str:
        """Let a bot play for a person who is away, or give the seat back."""
        self._playing()
        if self._chair(seat).kind != PERSON or self.chairs[seat].away == away:
            raise Fault("fault-seat-empty", number=seat + 1)
        return f"{'away' if away else 'back'} {LETTERS[seat]}"

    def follow(self, key: str) -> str:
        """Name the table where the same people play again."""
        if self.stage != OVER or self.following:
            raise Fault("fault-followed" if self.following else "fault-not-over")
        return f"next {key}"

    def _has_room(self) -> None:
        """Refuse what is not the game itself once a table has very many lines."""
        if self.number >= MOST_LINES:
            raise Fault("fault-lines", most=MOST_LINES)

    def _in_lobby(self) -> None:
        if self.stage != LOBBY:
            raise Fault("fault-started")

    def _playing(self) -> Record:
        if self.stage != PLAYING or self.record is None:
            raise Fault("fault-game-over" if self.stage == OVER else "fault-not-started")
        return self.record

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.terms.seats:
            raise Fault("fault-seat", number=seat + 1, least=1, most=self.terms.seats)
        return seat

    def _chair(self, seat: int) -> Chair:
        return self.chairs[self._seat(seat)]

    def _state_before(self) -> State:
        """Return the state before the last move, by playing all others again."""
        record = self._playing()
        state = record.start()
        for seat, move in record.moves[:-1]:
            state.apply(seat, move)
        state.take_events()
        return state

    # --- carrying out

    def apply(self, line: str) -> None:
        """Carry out a line that one of the methods above returned."""
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


_DOING: dict[str, Callable[[Table, str], None]] = {
    "sit": Table._sit,
    "bot": Table._bot,
    "free": Table._free,
    "start": Table._start,
    "move": Table._move,
    "undo": Table._undo,
    "hint": Table._hint,
    "say": Table._say,
    "away": Table._away,
    "back": Table._back,
    "next": Table._next,
}
