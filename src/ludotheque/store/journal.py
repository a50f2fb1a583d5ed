"""Group commit: one transaction for all that happened while the last one was being written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from ludotheque.core.faults import Fault
from ludotheque.store.lines import Line, Store

Then = Callable[[Fault | None], None]
TURNS = 2  # of the loop between two batches: fewer and larger ones cost less


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
        self._lines: list[Line] = []
        self._thens: list[Then] = []
        self._closed: list[str] = []
        self._untidy: list[str] = []  # closed keys that could not be laid down yet
        self._loop = asyncio.get_running_loop()
        self._idle = asyncio.Event()
        self._idle.set()
        self._batches: SimpleQueue[tuple[list[Line], list[Then], list[str]] | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()

    def add(self, key: str, number: int, text: str, then: Then) -> None:
        """Hand in a line; `then` is called in the loop, in the order in which lines came in."""
        self._lines.append(Line(key, number, text))
        self._thens.append(then)
        self._wake_up()

    def close_key(self, key: str) -> None:
        """Note that nothing more is expected under a key; it is opened again by its next line."""
        self._closed.append(key)
        self._wake_up()

    async def keep(self, key: str, number: int, text: str) -> None:
        """Wait until a line is durable; raise Fault if it could not be written."""
        done: asyncio.Future[None] = self._loop.create_future()

        def then(fault: Fault | None) -> None:
            if not done.done():  # whoever waited may have gone
                done.set_result(None) if fault is None else done.set_exception(fault)

        self.add(key, number, text, then)
        await done

    def _wake_up(self) -> None:
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give all that there is to the thread that writes."""
        if not (self._lines or self._closed):
            self._idle.set()
            return
        batch = self._lines, self._thens, self._closed
        self._lines, self._thens, self._closed = [], [], []
        self._batches.put(batch)

    def _write(self) -> None:
        """Write batches, in a thread of its own."""
        while (batch := self._batches.get()) is not None:
            lines, thens, closed = batch
            fault = self._append(lines, closed)
            self._loop.call_soon_threadsafe(self._written, len(lines), thens, fault)

    def _append(self, lines: list[Line], closed: list[str]) -> Fault | None:
        """Add lines, then tidy up, which can wait should it not be possible now."""
        self._untidy += closed
        try:
            if lines:
                self.store.append(lines)
        except Fault as fault:
            return fault
        opened = {line.key for line in lines}.difference(closed)
        self._untidy = [key for key in self._untidy if key not in opened]
        try:
            self.store.tidy_up(self._untidy)
            self._untidy = []
        except Fault as fault:
            self._loop.call_soon_threadsafe(self._complain, fault)
        return None

    def _written(self, lines: int, thens: list[Then], fault: Fault | None) -> None:
        """Tell everybody; what they want next goes into the next batch with all that waits."""
        if fault is not None:
            self._complain(fault)
            fault = Fault("fault-not-kept")
        self.batches += 1
        self.lines += lines
        for then in thens:
            self._tell(then, fault)
        self._linger(TURNS)

    def _tell(self, then: Then, fault: Fault | None) -> None:
        """Tell one of them; if it fails, the others hear all the same."""
        try:
            then(fault)
        except Exception as problem:  # noqa: BLE001 - whatever it was, it is reported
            context = {"message": "what follows a line failed", "exception": problem}
            self._loop.call_exception_handler(context)

    def _linger(self, turns: int) -> None:
        """Let the loop turn before the next batch, which those who were just told are still in."""
        if turns:
            self._loop.call_soon(self._linger, turns - 1)
        else:
            self._hand_over()

    async def flush(self) -> None:
        """Wait until everything handed in was written, and everybody told."""
        await self._idle.wait()

    async def close(self) -> None:
        """Write what is left and let go of the file."""
        await self.flush()
        self._batches.put(None)
        self._thread.join()
        self.store.close()
