"""Processes in which bots think, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

from ludotheque.bots.players import BOTS
from ludotheque.core.chance import noise_from
from ludotheque.games import GAMES
from ludotheque.table.room import Thought


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
        spawn = get_context("spawn")
        self._pool = ProcessPoolExecutor(processes, spawn, initializer=end_with_parent)
        self._room = asyncio.Semaphore(4 * processes)

    async def think(self, thought: Thought) -> int:
        """Return the move that a bot chooses."""
        async with self._room:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, decide, thought)

    def close(self) -> None:
        """Stop the processes."""
        self._pool.shutdown(wait=True, cancel_futures=True)
