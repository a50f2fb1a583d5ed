"""Builds a table from its lines, each of which is checked before it is carried out.

Lines come from a disk: from another release, perhaps, or from somebody's editor. Compiled rules
trust their caller, so nothing reaches them that they do not allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from ludotheque.core.faults import BadDeck, Fault, IllegalMove
from ludotheque.core.game import Game
from ludotheque.core.names import read_name
from ludotheque.games import GAMES
from ludotheque.table.commands.moves import Moved, Undone
from ludotheque.table.commands.reading import read_line
from ludotheque.table.commands.seats import PersonSat, SeatFreed, Started, StartedAtFirst
from ludotheque.table.lines import BadLine, unstamp
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table

LINE_FAULTS = (
    *("fault-line-word", "fault-line-form", "fault-line-terms"),
    *("fault-line-rule", "fault-line-order"),
)
MOVES = {Moved.word: 1, Undone.word: -1}
NOBODY = "–"
DEALT = tuple(f"{line.word} " for line in (Started, StartedAtFirst))


class OtherRules(Fault):
    """A game that was dealt under rules which are not played here; `release` continues it.

    What else can be said without playing it again: who sits there, and how many moves were made.
    """


class Unbuilt(Fault):
    """A table that its lines do not build: which line, counted from 1, and what is wrong with it.

    `why` is for the log: a key, or the clause that forbids a move.
    """


def build_table(key: str, lines: Sequence[str]) -> Table:
    """Build a table from all of its lines; raise OtherRules or Unbuilt where they do not."""
    with _at(key, 1):
        opening = Opening.read(lines[0])
    told = [unstamp(text) for text in lines]
    if opening.terms.game in GAMES:
        _check_rules(key, GAMES[opening.terms.game], [text for _, text in told])
    table = _open(key, opening)
    for number, (at, text) in enumerate(told[1:], 2):
        with _at(key, number):
            line = read_line(text)
            line.check(table)
        table.apply(line, at)
    return table


def _open(key: str, opening: Opening) -> Table:
    """Open a table as it was asked for, if that can still be played."""
    try:
        return Table(key, opening)
    except (Fault, BadDeck) as problem:
        why = problem.key if isinstance(problem, Fault) else problem.faults[0].key
        release = opening.release
        raise Unbuilt("fault-line-terms", table=key, line=1, why=why, release=release) from None


def _check_rules(key: str, game: Game, lines: Sequence[str]) -> None:
    """Refuse a game that was dealt under other rules; before the deal a table follows today's."""
    dealt = next((n for n, text in enumerate(lines) if f"{text} ".startswith(DEALT)), None)
    if dealt is None:
        return
    with _at(key, dealt + 1):
        line = read_line(lines[dealt])
    if isinstance(line, Started) and line.version != game.version:
        raise OtherRules(
            "fault-other-rules",
            table=key,
            game=game.key,
            version=line.version,
            known=game.version,
            release=line.release,
            names=", ".join(_names(lines[1:dealt])) or NOBODY,
            moves=max(0, sum(MOVES.get(text.partition(" ")[0], 0) for text in lines[dealt:])),
        )


def _names(lines: Sequence[str]) -> list[str]:
    """Return the names of those who sat down before the deal and stayed."""
    names: dict[int, str] = {}
    for text in lines:
        with suppress(Fault):  # what cannot be read is for the release that wrote it
            line = read_line(text)
            if isinstance(line, PersonSat):
                names[line.seat] = read_name(line.name)
            elif isinstance(line, SeatFreed):
                names.pop(line.seat, None)
    return [names[seat] for seat in sorted(names)]


@contextmanager
def _at(key: str, number: int) -> Iterator[None]:
    """Say of which table and line it is that something is wrong."""
    try:
        yield
    except BadLine as bad:
        raise Unbuilt(bad.key, table=key, line=number, why=bad.key) from None
    except IllegalMove as illegal:
        clause = illegal.refusal.clause
        raise Unbuilt("fault-line-rule", table=key, line=number, why=clause) from None
    except Fault as fault:
        raise Unbuilt("fault-line-order", table=key, line=number, why=fault.key) from None
