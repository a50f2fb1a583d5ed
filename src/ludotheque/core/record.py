"""The record of one game: text that a person can read and that replays for ever.

    ludotheque record 1
    game kraaw 1
    seats 2
    option dog_exchange on
    player a Ana
    player b bot greedy
    seed 00112233445566778899aabbccddeeff
    moves
    a raven jais
    b raven onyx
    …
    end three-rounds winners b scores 1 3 rounds 4

A game whose cards are data has a line `deck NAME HASH` after its `game`, and carries the deck in
lines that start with `card` unless it is the built-in one. A game from a table has its proof before
the seed: `commitment HASH`, `secret NUMBER`, and a `share NUMBER` for every person. A move that was
taken back is followed by `a undo`. Seats are letters. A record without an `end` is of a game that
was not finished. Blank lines and lines that start with # are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludotheque.core.deck import DeckText
from ludotheque.core.event import Event
from ludotheque.core.fairness import Proof
from ludotheque.core.faults import BadDeck, BadRecord, Fault, IllegalMove
from ludotheque.core.game import SEED_BYTES, Game
from ludotheque.core.options import Values, write_options
from ludotheque.core.outcome import Outcome
from ludotheque.core.play import play
from ludotheque.core.state import State

FORMAT = "ludotheque record 1"
LETTERS = "abcdefghij"
UNDO = "undo"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A move that was made after so many others, and taken back."""

    place: int
    seat: int
    move: int


@dataclass(slots=True)
class Record:
    """Everything that is needed to play a game again, move by move.

    `moves` are those that count; `taken_back` are kept beside them.
    """

    game: Game
    options: Values
    seats: int
    seed: bytes
    players: tuple[str, ...]
    moves: list[tuple[int, int]] = field(default_factory=list)
    outcome: Outcome | None = None
    proof: Proof | None = None
    taken_back: list[TakenBack] = field(default_factory=list)

    def start(self) -> State:
        """Return the state before the first move, ready to tell what the moves do."""
        return self._start()[0]

    def opening(self) -> list[Event]:
        """Return what is told of the set-up, before any move is made."""
        return self._start()[1]

    def _start(self) -> tuple[State, list[Event]]:
        state = self.game.new(self.options, self.seats, self.seed)
        state.record_events()
        return state, state.take_events()


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a record played again: who moved, what happened, and where it led."""

    seat: int
    move: int
    events: list[Event]
    state: State


def steps(record: Record) -> Iterator[Step]:
    """Play a record again, move by move. The state of every step is the same, moving object."""
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            events = play(record.game, state, seat, move)
        except IllegalMove as illegal:
            text = f"{LETTERS[seat]} {record.game.write(move)}"
            clause = illegal.refusal.clause
            raise BadRecord("fault-record-move", move=text, number=number, clause=clause) from None
        yield Step(seat, move, events, state)


def replay(record: Record) -> State:
    """Play a whole record again and return where it leads; the outcome must be the one written."""
    state = record.start()
    for step in steps(record):
        state = step.state
    if record.outcome is not None and record.outcome != state.outcome():
        raise BadRecord("fault-record-outcome")
    return state


def write_record(record: Record) -> str:
    """Write a record as text."""
    game = record.game
    lines = [FORMAT, f"game {game.key} {game.version}", *_write_deck(game.deck)]
    lines.append(f"seats {record.seats}")
    options = write_options(game.options, record.options)
    lines += [f"option {name} {value}" for name, value in options.items()]
    lines += [f"player {LETTERS[i]} {name}" for i, name in enumerate(record.players)]
    lines += [*_write_proof(record.proof), f"seed {record.seed.hex()}", "moves"]
    for place, (seat, move) in enumerate([*record.moves, (0, -1)]):
        lines += _write_taken_back(record, place)
        lines += [f"{LETTERS[seat]} {game.write(move)}"] if move >= 0 else []
    if record.outcome is not None:
        lines.append(_write_end(record.outcome))
    return "\n".join(lines) + "\n"


def _write_deck(deck: DeckText | None) -> list[str]:
    if deck is None:
        return []
    carried = [] if deck.built_in else [f"card {line}" for line in deck.lines()]
    return [f"deck {deck.name} {deck.hash}", *carried]


def _write_proof(proof: Proof | None) -> list[str]:
    if proof is None:
        return []
    shares = [f"share {share.hex()}" for share in proof.shares]
    return [f"commitment {proof.commitment}", f"secret {proof.secret.hex()}", *shares]


def _write_taken_back(record: Record, place: int) -> list[str]:
    lines = []
    for each in record.taken_back:
        if each.place == place:
            letter = LETTERS[each.seat]
            lines += [f"{letter} {record.game.write(each.move)}", f"{letter} {UNDO}"]
    return lines


def _write_end(outcome: Outcome) -> str:
    winners = "".join(LETTERS[seat] for seat in outcome.winners) or "nobody"
    scores = " ".join(str(score) for score in outcome.scores)
    return f"end {outcome.reason} winners {winners} scores {scores} rounds {outcome.rounds}"


def read_record(text: str, games: dict[str, Game]) -> Record:
    """Read a record, or raise BadRecord naming the line and what is wrong with it."""
    return _Reader(text, games).read()


class _Reader:
    """Reads a record line by line, remembering where it is."""

    def __init__(self, text: str, games: dict[str, Game]) -> None:
        rows = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
        self.rows = [(n, line) for n, line in rows if line and not line.startswith("#")]
        self.games = games
        self.number = 0
        self.line = ""

    def read(self) -> Record:
        self.next_line()
        if self.line != FORMAT:
            raise self.fault("fault-record-format", expected=FORMAT)
        game = self.read_deck(self.read_game())
        seats = self.read_seats(game)
        options = self.read_options(game)
        players = self.read_players(seats)
        proof = self.read_proof()
        record = Record(game, options, seats, self.read_seed(), players, proof=proof)
        self.check_start(record)
        self.read_moves(record)
        return record

    def check_start(self, record: Record) -> None:
        """Refuse what makes no sense together: a deck too small, a first player not there."""
        try:
            record.start()
        except Fault as fault:
            raise BadRecord(fault.key, **fault.details) from None

    def next_line(self) -> None:
        self.number, self.line = self.rows.pop(0) if self.rows else (self.number + 1, "")

    def fault(self, key: str, **args: int | str) -> BadRecord:
        return BadRecord(key, line=self.number, text=self.line[:60], **args)

    def expect(self, word: str) -> str:
        """Take the next line, which must start with a word, and return the rest."""
        self.next_line()
        if self.line.split(" ", 1)[0] != word:
            raise self.fault("fault-record-expected", expected=word)
        return self.line[len(word) :].strip()

    def ahead(self, word: str) -> bool:
        return bool(self.rows) and self.rows[0][1].split(" ", 1)[0] == word

    def read_game(self) -> Game:
        key, _, version = self.expect("game").partition(" ")
        if key not in self.games:
            raise self.fault("fault-record-game", known=", ".join(self.games))
        game = self.games[key]
        if version != str(game.version):
            raise self.fault("fault-record-version", version=game.version)
        return game

    def read_deck(self, game: Game) -> Game:
        """Read which deck was played: the built-in one, or one that the record carries."""
        if game.deck is None:
            return game
        name, _, digest = self.expect("deck").rpartition(" ")
        carried = []
        while self.ahead("card"):
            carried.append(self.expect("card"))
        deck = DeckText(name, "\n".join(carried)) if carried else game.deck
        if (deck.name, deck.hash) != (name, digest):
            raise self.fault("fault-record-deck", name=deck.name, hash=deck.hash)
        try:
            return game.with_deck(deck) if carried else game
        except BadDeck as bad:
            raise self.fault("fault-record-cards", faults=len(bad.faults)) from None

    def read_seats(self, game: Game) -> int:
        text = self.expect("seats")
        least, most = game.least_seats, game.most_seats
        if text not in [str(n) for n in range(least, most + 1)]:
            raise self.fault("fault-record-seats", least=least, most=most)
        return int(text)

    def read_options(self, game: Game) -> Values:
        written: dict[str, str] = {}
        while self.ahead("option"):
            name, _, value = self.expect("option").partition(" ")
            written[name] = value
            try:
                game.read_options(written)
            except Fault as fault:
                raise BadRecord(f"{fault.key}-line", line=self.number, **fault.details) from None
        return game.read_options(written)

    def read_players(self, seats: int) -> tuple[str, ...]:
        players = []
        for letter in LETTERS[:seats]:
            found, _, name = self.expect("player").partition(" ")
            if found != letter or not name:
                raise self.fault("fault-record-expected", expected=f"player {letter}")
            players.append(name)
        return tuple(players)

    def read_proof(self) -> Proof | None:
        if not self.ahead("commitment"):
            return None
        commitment, secret = self.expect("commitment"), self.read_number("secret")
        shares = []
        while self.ahead("share"):
            shares.append(self.read_number("share"))
        return Proof(commitment, secret, tuple(shares))

    def read_seed(self) -> bytes:
        return self.read_number("seed")

    def read_number(self, word: str) -> bytes:
        """Read a number of 128 bits in hexadecimal digits."""
        text = self.expect(word)
        try:
            number = bytes.fromhex(text)
        except ValueError:
            number = b""
        if len(number) != SEED_BYTES:
            raise self.fault("fault-record-seed")
        return number

    def read_moves(self, record: Record) -> None:
        self.expect("moves")
        while self.rows and not self.ahead("end"):
            if self.rows[0][1].endswith(f" {UNDO}"):
                self.read_undo(record)
            else:
                record.moves.append(self.read_move(record))
        if self.rows:
            record.outcome = self.read_end(record)
        if self.rows:
            self.next_line()
            raise self.fault("fault-record-after-end")

    def read_undo(self, record: Record) -> None:
        self.next_line()
        if not record.moves or self.line != f"{LETTERS[record.moves[-1][0]]} {UNDO}":
            raise self.fault("fault-record-undo")
        seat, move = record.moves.pop()
        record.taken_back.append(TakenBack(len(record.moves), seat, move))

    def read_move(self, record: Record) -> tuple[int, int]:
        self.next_line()
        letter, _, text = self.line.partition(" ")
        seat = LETTERS[: record.seats].find(letter)
        if seat < 0 or len(letter) != 1:
            raise self.fault("fault-record-seat", last=LETTERS[record.seats - 1])
        try:
            return seat, record.game.read(text)
        except Fault:
            raise self.fault("fault-record-text") from None

    def read_end(self, record: Record) -> Outcome:
        words = self.expect("end").split()
        try:
            reason, _, winners, _, *scores, _, rounds = words
            seats = () if winners == "nobody" else tuple(LETTERS.index(w) for w in winners)
            outcome = Outcome(seats, tuple(int(s) for s in scores), int(rounds), reason)
        except ValueError:
            raise self.fault("fault-record-end") from None
        if f"end {' '.join(words)}" != _write_end(outcome) or len(scores) != record.seats:
            raise self.fault("fault-record-end")
        return outcome
