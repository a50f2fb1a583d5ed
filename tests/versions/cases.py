"""One damaged store or record after the other, and what must come of each.

A store builds its tables or names the table, the line and what is wrong; a healthy table beside
them is there in any case. A record replays or names its line or move. Anything else is a finding.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ludotheque.core.chance import Noise, derive, noise_from
from ludotheque.core.faults import BadRecord, Fault
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import replay
from ludotheque.core.records.writing import write_record
from ludotheque.core.state import SPECTATOR
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from ludotheque.server.wire import encode
from ludotheque.store.lines import Line, Store
from ludotheque.table.building import OtherRules, Unbuilt, build_table
from ludotheque.table.frames import chair_seen, frame_for, moment_of
from ludotheque.table.replays import step_of
from ludotheque.table.table import Table
from ludotheque.table.words import OVER
from tests.table.seated import Kept, share
from tests.versions.damage import Lines, damaged
from tests.versions.older import FOLDER, TOLD, copy_to

DAMAGED = [f"table{number}" for number in range(4)]  # beside a healthy one
PLACELESS = {"fault-record-outcome"}  # which is about the whole game


@cache
def tables() -> list[Lines]:
    """Return the lines of healthy tables: of each game in a lobby, in the middle, at the end."""
    found = []
    for key, game in GAMES.items():
        for moves in (0, 7, 40, 10_000):
            kept = Kept(key, game.least_seats + (moves == 40)).started(bots=1).play(moves)
            found.append(kept.lines)
        waiting = Kept(key, game.least_seats)
        found.append(waiting.do(waiting.sit("Ana", share(0))).lines)
    return [*found, *_of_the_first_release(), _with_words()]


def _of_the_first_release() -> list[Lines]:
    with TemporaryDirectory() as folder:
        store = Store(copy_to(Path(folder)))
        try:
            return [store.read(each["key"]) for each in TOLD.values()]
        finally:
            store.close()


def _with_words() -> Lines:
    """Return a table with a line of each kind."""
    kept = Kept("kraaw", 2).started().play(6)
    kept.do(kept.say(0, "Hello")).do(kept.hint(kept.table.state.to_act()[0]))
    kept.do(kept.stand_in(1, away=True)).do(kept.stand_in(1, away=False))
    kept.play(10_000)
    return kept.do(kept.follow("nexttable")).lines


@cache
def records() -> list[Lines]:
    """Return the lines of healthy records."""
    folders = (FOLDER, FOLDER.parent / "records")
    paths = [path for folder in folders for path in sorted(folder.glob("*.ludo"))]
    return [path.read_text("utf-8").splitlines() for path in paths]


def store_case(number: int, folder: Path) -> str:
    """Lay a damaged store, open it, and build what is in it; return what came of it."""
    noise = noise_from(derive(bytes(16), "store", number))
    path = folder / f"{number}.db"
    laid = [damaged(_any(tables(), noise), noise, _any(tables(), noise)) for _ in DAMAGED]
    _lay(path, [lines for _, lines in laid])
    store = Store(path)
    try:
        use(build_table("healthy", store.read("healthy")))
        came = [_build(key, store.read(key)) for key in DAMAGED if store.read(key)]
    finally:
        store.close()
        path.unlink()
    return " ".join(came)


def _lay(path: Path, laid: list[Lines]) -> None:
    store = Store(path)
    for key, lines in zip(("healthy", *DAMAGED), (tables()[1], *laid), strict=True):
        store.append([Line(key, *each) for each in enumerate(lines)])
    store.close()


def _build(key: str, lines: Lines) -> str:
    """Build a table, and use it; return what came of it."""
    try:
        table = build_table(key, lines)
    except Unbuilt as unbuilt:
        line = int(unbuilt.details["line"])
        return told(unbuilt, unbuilt.details["table"] == key and 1 <= line <= len(lines))
    except OtherRules as other:
        return told(other, other.details["table"] == key and bool(other.details["release"]))
    use(table)
    return "built"


def told(fault: Fault, placed: bool) -> str:
    """Return the key of a fault that names its place, and can be said."""
    said = Texts("fr").fault(fault)
    assert placed, said
    assert said
    return fault.key


def use(table: Table) -> None:
    """Show a table to everybody, and play on for a while."""
    _show(table)
    noise = Noise(1)
    for _ in range(5):
        if table.truth is None or table.stage == OVER:
            break
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        table.state.apply(seat, legal[noise.below(len(legal))])
        if not table.state.actors():
            break
    _show(table)
    if table.stage == OVER and table.record is not None:
        again = read_record(write_record(table.record), GAMES)
        assert replay(again).outcome() == table.record.outcome
        step_of(table, len(table.record.moves), SPECTATOR, -1)


def _show(table: Table) -> None:
    chairs = [chair_seen(table, seat, True) for seat in range(table.terms.seats)]
    moment = moment_of(table, chairs)
    for seat in range(-1, table.terms.seats):
        encode(frame_for(table, seat, 0, moment))


def record_case(number: int) -> str:
    """Damage a record and replay it; return what came of it."""
    noise = noise_from(derive(bytes(16), "record", number))
    _, lines = damaged(_any(records(), noise), noise, _any(records(), noise))
    try:
        record = read_record("\n".join(lines), GAMES)
        replay(record)
    except BadRecord as bad:
        return told(bad, bad.key in PLACELESS or bool({"line", "number"} & bad.details.keys()))
    return "replays"


def cases(kind: str, first: int, count: int, folder: Path) -> Iterator[str]:
    """Return what came of each case, one after the other."""
    for number in range(first, first + count):
        yield store_case(number, folder) if kind == "stores" else record_case(number)


def _any(things: list[Lines], noise: Noise) -> Lines:
    return things[noise.below(len(things))]
