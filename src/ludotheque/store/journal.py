"""Group commit: one transaction for all that happened while the last one was being written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from ludotheque.core.faults import Fault
from ludotheque.store.lines import Line, Store

Then = Callable[[Fault | None], None]


class Journal:
    """Writes lines in the background; whoever handed them in hears when they are durable.

    A batch that cannot be written is lost as a whole: everybody in it hears that it was not kept,
    and `complain` hears why, which is nobody else's business.
    """

    def __init__(self, store: Store, complain: Callable[[Fault], None]) -> None:
        self.store = store
        self._complain = complain
        self.batches = 0
        self.lines = 0
        self._pool = ThreadPoolExecutor(1, "journal")
        self._lines: list[Line] = []
        self._thens: list[Then] = []
        self._closed: list[str] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, key: str, number: int, text: str, then: Then) -> None:
        """Hand in a line; `then` is called in the loop, in the order in which lines came in."""
        self._lines.append(Line(key, number, text))
        self._thens.append(then)
        self._wake_up()

    def close_key(self, key: str) -> None:
        """Note that nothing more is expected under a key; it is opened again by its next line."""
        self._closed.append(key)
        self._wake_up()

    def _wake_up(self) -> None:
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def keep(self, key: str, number: int, text: str) -> None:
        """Wait until a line is durable; raise Fault if it could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(fault: Fault | None) -> None:
            if not done.done():  # whoever waited may have gone
                done.set_result(None) if fault is None else done.set_exception(fault)

        self.add(key, number, text, then)
        await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._lines or self._closed:
            lines, thens, closed = self._lines, self._thens, self._closed
            self._lines, self._thens, self._closed = [], [], []
            fault = await loop.run_in_executor(self._pool, self._append, lines, closed)
            if fault is not None:
                self._complain(fault)
                fault = Fault("fault-not-kept")
            self.batches += 1
            self.lines += len(lines)
            for then in thens:
                loop.call_soon(then, fault)
        self._writing = None

    def _append(self, lines: list[Line], closed: list[str]) -> Fault | None:
        """Add lines, then tidy up, which can wait should it not be possible now."""
        try:
            if lines:
                self.store.append(lines)
        except Fault as fault:
            return fault
        with suppress(Fault):
            self.store.tidy_up(closed)
        return None

    async def flush(self) -> None:
        """Wait until everything handed in was written."""
        while self._writing is not None:
            await asyncio.shield(self._writing)

    async def close(self) -> None:
        """Write what is left and let go of the file."""
        await self.flush()
        self._pool.shutdown()
        self.store.close()
