"""A process in which the bots of one terminal think, so that its screen stays alive.

A decision that is not wanted any more is dropped with the process, however long it would take.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import redirect_stderr, suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING

from ludotheque.system.processes import end_with_parent
from ludotheque.table.decisions import DecisionRequest, decide

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

SPAWN = get_context("spawn")


class BotProcess:
    """Thinks about one thing at a time; its process starts when it is needed."""

    def __init__(self) -> None:
        self._line: Connection[DecisionRequest, int | str] | None = None
        self._process: SpawnProcess | None = None

    def wake(self) -> Connection[DecisionRequest, int | str]:
        """Start the process, which takes a moment, unless it runs; return the line to it."""
        if self._line is None:
            self._line, theirs = SPAWN.Pipe()
            self._process = SPAWN.Process(target=_think_on, args=(theirs,), daemon=True)
            with redirect_stderr(sys.__stderr__):  # that of a screen has no number to hand on
                self._process.start()
            theirs.close()
        return self._line

    async def decide(self, request: DecisionRequest) -> int:
        """Return the move of a bot; raise ChildProcessError, which says why, if it failed."""
        line = self.wake()
        try:
            line.send(request)
            await _readable(line)
            answer = line.recv()
        except (EOFError, OSError) as problem:
            self.close()
            raise ChildProcessError("EOF") from problem
        except asyncio.CancelledError:
            self.close()
            raise
        if isinstance(answer, str):
            raise ChildProcessError(answer)
        return answer

    def close(self) -> None:
        """Drop what is thought about."""
        if self._line is not None and self._process is not None:
            self._process.kill()
            self._process.join()
            self._line.close()
            self._line = self._process = None


async def _readable(line: Connection[DecisionRequest, int | str]) -> None:
    loop, number, came = asyncio.get_running_loop(), line.fileno(), asyncio.Event()
    loop.add_reader(number, came.set)
    try:
        await came.wait()
    finally:
        loop.remove_reader(number)


def _think_on(line: Connection[int | str, DecisionRequest]) -> None:
    end_with_parent()
    with suppress(EOFError, OSError):  # nobody listens any more
        while True:
            line.send(_answer(line.recv()))


def _answer(request: DecisionRequest) -> int | str:
    """Return a move, or what went wrong: no trace of it may run over the screen."""
    try:
        return decide(request)
    except Exception as problem:  # noqa: BLE001 - a bot of a new game can do anything
        return repr(problem)
