"""Builds a table from its lines, each of which is checked before it is carried out.

Lines come from a disk: from another release, perhaps, or from somebody's editor. Compiled rules
trust their caller, so nothing reaches them that they do not allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ludotheque.core.faults import BadDeck, Fault, IllegalMove
from ludotheque.games import find
from ludotheque.table.commands.reading import read_line
from ludotheque.table.commands.seats import Started, StartedAtFirst
from ludotheque.table.lines import BadLine
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table

LINE_FAULTS = ("fault-line-word", "fault-line-form", "fault-line-rule", "fault-line-order")
DEALT = tuple(f"{line.word} " for line in (Started, StartedAtFirst))


class OtherRules(Fault):
    """A game that was dealt under rules which are not played here; `release` continues it."""


class Unbuilt(Fault):
    """A table that its lines do not build: which line, counted from 1, and what is wrong with it.

    `why` is for the log: a key, or the clause that forbids a move.
    """


def build_table(key: str, lines: Sequence[str]) -> Table:
    """Build a table from all of its lines; raise OtherRules or Unbuilt where they do not."""
    with _at(key, 1):
        opening = Opening.read(lines[0])
        find(opening.terms.game)
    _check_rules(key, opening, lines)
    with _at(key, 1):
        table = Table(key, opening)
    for number, text in enumerate(lines[1:], 2):
        with _at(key, number):
            line = read_line(text)
            line.check(table)
        table.apply(line)
    return table


def _check_rules(key: str, opening: Opening, lines: Sequence[str]) -> None:
    """Refuse a game that was dealt under other rules; before the deal a table follows today's."""
    game = find(opening.terms.game)
    dealt = next((n for n, text in enumerate(lines, 1) if f"{text} ".startswith(DEALT)), None)
    if dealt is None:
        return
    with _at(key, dealt):
        line = read_line(lines[dealt - 1])
    if isinstance(line, Started) and line.version != game.version:
        raise OtherRules(
            "fault-other-rules",
            table=key,
            game=game.key,
            version=line.version,
            known=game.version,
            release=line.release,
        )


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
    except BadDeck as bad:
        why = bad.faults[0].key
        raise Unbuilt("fault-line-order", table=key, line=number, why=why) from None
