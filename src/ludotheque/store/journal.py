"""Group commit: one transaction for all that happened while the last one was being written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ludotheque.core.faults import Fault
from ludotheque.store.lines import Line, Store

Then = Callable[[Fault | None], None]


class Journal:
    """Writes lines in the background; whoever handed them in hears when they are durable.

    A batch that cannot be written is lost as a whole: everybody in it hears the fault.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.batches = 0
        self.lines = 0
        self._pool = ThreadPoolExecutor(1, "journal")
        self._waiting: list[tuple[Sequence[Line], Then]] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, lines: Sequence[Line], then: Then) -> None:
        """Hand in lines; `then` is called in the loop, in the order in which lines came in."""
        self._waiting.append((lines, then))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def keep(self, key: str, number: int, texts: Sequence[str]) -> None:
        """Wait until lines of one key are durable; raise Fault if they could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(fault: Fault | None) -> None:
            if not done.done():  # whoever waited may have gone
                done.set_result(None) if fault is None else done.set_exception(fault)

        self.add([Line(key, number + index, text) for index, text in enumerate(texts)], then)
        await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            lines = [line for each, _ in batch for line in each]
            fault = await loop.run_in_executor(self._pool, self._append, lines)
            self.batches += 1
            self.lines += len(lines)
            for _, then in batch:
                then(fault)
        self._writing = None

    def _append(self, lines: list[Line]) -> Fault | None:
        try:
            self.store.append(lines)
        except Fault as fault:
            return fault
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
