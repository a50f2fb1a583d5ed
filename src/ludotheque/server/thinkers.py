"""Processes in which bots think, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

import structlog

from ludotheque.bots.players import BOTS
from ludotheque.core.chance import noise_from
from ludotheque.games import GAMES
from ludotheque.table.room import Thought

log = structlog.get_logger("ludotheque")


def decide(thought: Thought) -> int:
    """Let a bot choose; it gets one view and what is legal, and its luck from the thought alone."""
    bot, luck = BOTS[thought.level], noise_from(thought.luck)
    return bot(GAMES[thought.game], thought.view, thought.legal, luck)


def end_with_parent() -> None:
    """Let this process end when the server that started it is gone, however it went."""
    server = parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few processes; more thoughts than they can take wait their turn."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._open()
        self._room = asyncio.Semaphore(4 * processes)

    def _open(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, initializer=end_with_parent)

    async def think(self, thought: Thought) -> int:
        """Return the move that a bot chooses; should its process die, another one thinks again."""
        loop = asyncio.get_running_loop()
        while True:
            pool = self._pool
            try:
                async with self._room:
                    return await loop.run_in_executor(pool, decide, thought)
            except BrokenProcessPool:
                log.error("a thinking process died", game=thought.game, level=thought.level)
                if self._pool is pool:
                    self._pool = self._open()

    def close(self) -> None:
        """Stop the processes."""
        self._pool.shutdown(wait=True, cancel_futures=True)
