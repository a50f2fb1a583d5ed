"""A record read from its text, with what is wrong with it where it cannot be."""

from __future__ import annotations

import re

from ludotheque.core.deck import DeckText
from ludotheque.core.faults import BadDeck, BadRecord, Fault
from ludotheque.core.game import SEED_BYTES, Game
from ludotheque.core.options import Values
from ludotheque.core.outcome import Outcome
from ludotheque.core.records.fairness import Proof
from ludotheque.core.records.record import LETTERS, Record, TakenBack
from ludotheque.core.records.writing import FORMAT, STAND_IN, UNDO, write_end
from ludotheque.core.releases import FIRST, FIRST_VERSION, RELEASE

_RULES = re.compile(r"(?P<version>[1-9]\d{0,5})( release (?P<release>[\w.+-]{1,40}))?", re.ASCII)


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
        self.release = FIRST
        self.places: dict[str, int] = {}  # the lines of the seats, and of each option

    def read(self) -> Record:
        self.next_line()
        if self.line != FORMAT:
            raise self.fault("fault-record-format", expected=FORMAT)
        game = self.read_deck(self.read_game())
        seats = self.read_seats(game)
        options = self.read_options(game)
        players = self.read_players(seats)
        proof = self.read_proof()
        seed, release = self.read_seed(), self.release
        record = Record(game, options, seats, seed, players, proof=proof, release=release)
        self.check_start(record)
        self.read_moves(record)
        return record

    def check_start(self, record: Record) -> None:
        """Refuse what makes no sense together: a deck too small, a first player not there."""
        try:
            record.start()
        except Fault as fault:
            place = self.places.get(str(fault.details.get("name")), self.places["seats"])
            raise BadRecord(f"{fault.key}-line", line=place, **fault.details) from None

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
        key, _, written = self.expect("game").partition(" ")
        if key not in self.games:
            raise self.fault("fault-record-game", known=", ".join(self.games))
        game, found = self.games[key], _RULES.fullmatch(written)
        if found is None or not (found["release"] or found["version"] == str(FIRST_VERSION)):
            raise self.fault("fault-record-expected", expected=f"game {key} 2 release {RELEASE}")
        self.release = found["release"] or FIRST
        if found["version"] != str(game.version):
            raise self.fault(
                "fault-record-version",
                version=found["version"],
                known=game.version,
                release=self.release,
            )
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
        self.places["seats"] = self.number
        least, most = game.least_seats, game.most_seats
        if text not in [str(n) for n in range(least, most + 1)]:
            raise self.fault("fault-record-seats", least=least, most=most)
        return int(text)

    def read_options(self, game: Game) -> Values:
        written: dict[str, str] = {}
        while self.ahead("option"):
            name, _, value = self.expect("option").partition(" ")
            if name in written:
                raise self.fault("fault-record-twice", name=name)
            written[name] = value
            self.places[name] = self.number
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
            elif self.rows[0][1].endswith(f" {STAND_IN}"):
                self.read_stand_in(record)
            else:
                record.moves.append(self.read_move(record))
        if self.rows:
            record.outcome = self.read_end(record)
        if self.rows:
            self.next_line()
            raise self.fault("fault-record-after-end")

    def read_stand_in(self, record: Record) -> None:
        """Read that a bot made the last move for a person."""
        self.next_line()
        if not record.moves or self.line != f"{LETTERS[record.moves[-1][0]]} {STAND_IN}":
            raise self.fault("fault-record-stand-in")
        record.stood_in.add(len(record.moves) - 1)

    def read_undo(self, record: Record) -> None:
        self.next_line()
        if not record.moves or self.line != f"{LETTERS[record.moves[-1][0]]} {UNDO}":
            raise self.fault("fault-record-undo")
        seat, move = record.moves.pop()
        record.stood_in.discard(len(record.moves))
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
        if f"end {' '.join(words)}" != write_end(outcome) or len(scores) != record.seats:
            raise self.fault("fault-record-end")
        return outcome
