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
from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.bots.levels import LEVELS
from ludotheque.core.chance import derive, noise_from
from ludotheque.core.fairness import NUMBER_BYTES
from ludotheque.core.faults import SHOWN, Fault, IllegalMove
from ludotheque.core.names import read_name, shows
from ludotheque.core.record import LETTERS
from ludotheque.table.built import BuiltTable
from ludotheque.table.chairs import OPEN, PERSON, Chair
from ludotheque.table.stages import LOBBY, OVER
from ludotheque.table.terms import read_terms, write_terms
from ludotheque.table.undo import shows_nothing

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


class Table(BuiltTable):
    """One table, and what may be done at it: each method returns a line, or raises why not."""

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
            raise Fault("fault-bot", wanted=level[:SHOWN], known=", ".join(LEVELS))
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

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.terms.seats:
            raise Fault("fault-seat", number=seat + 1, least=1, most=self.terms.seats)
        return seat

    def _chair(self, seat: int) -> Chair:
        return self.chairs[self._seat(seat)]
