"""A record as text that a person can read.

    ludotheque record 1
    game kraaw 2 release 0.2.0
    seats 2
    option swap_hand on
    player a Ana
    player b bot greedy
    seed 00112233445566778899aabbccddeeff
    moves
    a raven jais
    b raven onyx
    …
    end three-rounds winners b scores 1 3 rounds 4

The release is the one that dealt the game. Options that are not named are as in the box. A game
whose cards are data has a line `deck NAME HASH` after its `game`, and carries the deck in lines
that start with `card` unless it is the built-in one. A game from a table has its proof before the
seed: `commitment HASH`, `secret NUMBER`, and a `share NUMBER` for every person. A move that was
taken back is followed by `a undo`, one that a bot made for a person by `a stand-in`. Seats are
letters. A record without an `end` is of a game that was not finished. Blank lines and lines that
start with # are ignored.
"""

from __future__ import annotations

from ludotheque.core.deck import DeckText
from ludotheque.core.options import write_chosen
from ludotheque.core.outcome import Outcome
from ludotheque.core.records.fairness import Proof
from ludotheque.core.records.record import LETTERS, Record
from ludotheque.core.releases import FIRST

FORMAT = "ludotheque record 1"
UNDO = "undo"
STAND_IN = "stand-in"


def write_record(record: Record) -> str:
    """Write a record as text."""
    game = record.game
    lines = [FORMAT, _write_game(record), *_write_deck(game.deck)]
    lines.append(f"seats {record.seats}")
    options = write_chosen(game.options, record.options)
    lines += [f"option {name} {value}" for name, value in options.items()]
    lines += [f"player {LETTERS[i]} {name}" for i, name in enumerate(record.players)]
    lines += [*_write_proof(record.proof), f"seed {record.seed.hex()}", "moves"]
    for place, (seat, move) in enumerate([*record.moves, (0, -1)]):
        lines += _write_taken_back(record, place)
        lines += [f"{LETTERS[seat]} {game.write(move)}"] if move >= 0 else []
        lines += [f"{LETTERS[seat]} {STAND_IN}"] if place in record.stood_in else []
    if record.outcome is not None:
        lines.append(write_end(record.outcome))
    return "\n".join(lines) + "\n"


def _write_game(record: Record) -> str:
    """Name the game, its version, and the release; older records name none."""
    release = f" release {record.release}" if record.release != FIRST else ""
    return f"game {record.game.key} {record.game.version}{release}"


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


def write_end(outcome: Outcome) -> str:
    """Write how a game ended, as the last line of its record."""
    winners = "".join(LETTERS[seat] for seat in outcome.winners) or "nobody"
    scores = " ".join(str(score) for score in outcome.scores)
    return f"end {outcome.reason} winners {winners} scores {scores} rounds {outcome.rounds}"
