from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from ludotheque.core.faults import Fault
from ludotheque.store.journal import Journal
from ludotheque.store.lines import Store


async def test_everybody_hears_after_it_is_written(tmp_path: Path) -> None:
    """Each one who hands in lines hears once, in order, and then the lines are in the store."""
    complaints: list[Fault] = []
    journal = Journal(Store(tmp_path / "games.db"), complaints.append)
    heard: list[int] = []
    missing = []

    def then(number: int, fault: Fault | None) -> None:
        assert fault is None
        heard.append(number)
        missing.append(number >= len(journal.store.read("a")))

    for number in range(100):
        journal.add("a", number, str(number), partial(then, number))
        if number % 10 == 0:
            await asyncio.sleep(0)
    await journal.flush()
    assert heard == list(range(100))
    assert not any(missing)
    assert complaints == []
    await journal.close()


async def test_what_comes_in_meanwhile_is_one_batch(tmp_path: Path) -> None:
    """While one batch is written the others wait together: far fewer commits than lines."""
    complaints: list[Fault] = []
    journal = Journal(Store(tmp_path / "games.db"), complaints.append)
    for number in range(500):
        journal.add(f"t{number}", 0, "x", lambda _: None)
    await journal.flush()
    assert journal.lines == 500
    assert journal.batches < 5
    assert complaints == []
    await journal.close()


async def test_a_batch_that_fails_is_told_to_all_in_it(tmp_path: Path) -> None:
    """Everybody whose lines were lost hears so, but not why; the next batch is written."""
    complaints: list[Fault] = []
    journal = Journal(Store(tmp_path / "games.db"), complaints.append)
    heard: list[str] = []
    journal.add("a", 0, "x", lambda f: heard.append(f.key if f else "kept"))
    journal.add("a", 0, "twice", lambda f: heard.append(f.key if f else "kept"))
    await journal.flush()
    journal.add("a", 0, "x", lambda f: heard.append(f.key if f else "kept"))
    await journal.flush()
    assert heard == ["fault-not-kept", "fault-not-kept", "kept"]
    assert [fault.key for fault in complaints] == ["fault-store"]
    assert journal.store.read("a") == ["x"]
    await journal.close()


async def test_what_could_not_be_tidied_up_is_tidied_up_later(tmp_path: Path) -> None:
    """A key that is closed in a batch that fails is closed with the next one, unless it is used."""
    complaints: list[Fault] = []
    journal = Journal(Store(tmp_path / "games.db"), complaints.append)
    for key in "abc":
        await journal.keep(key, 0, "x")
    journal.close_key("a")
    journal.close_key("b")
    journal.add("c", 0, "twice", lambda _: None)
    await journal.flush()
    assert [fault.key for fault in complaints] == ["fault-store"]
    assert journal.store.open_keys() == ["a", "b", "c"]
    await journal.keep("b", 1, "back again")
    assert journal.store.open_keys() == ["b", "c"]
    await journal.close()
