"""Processes in which bots think, so that no table waits for another one's bot.

What cannot be thought about at once waits in the order in which it came. The line cannot grow
without bound: a seat asks for one move or one hint at a time, an analysis for one moment, and there
are no more tables and analyses than the operator allows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

import structlog

from ludotheque.bots import advice, analysis
from ludotheque.bots.advice import Advice
from ludotheque.bots.analysis import Promises
from ludotheque.bots.levels import Budget
from ludotheque.bots.players import BOTS
from ludotheque.core.chance import noise_from
from ludotheque.core.faults import Fault
from ludotheque.system.processes import end_with_parent
from ludotheque.table.thoughts import Thought, choose, decide

TRIES = 3  # processes that may die of a thought: it may be to blame
T = TypeVar("T")
Work = Callable[[Thought], T]  # it gets a thought and nothing else of the table

log = structlog.get_logger("ludotheque")


def advise(thought: Thought, budget: Budget) -> Advice:
    """Let an expert advise a seat."""
    game, luck = thought.cards.game(), noise_from(thought.luck)
    return advice.advise(game, thought.view, thought.legal, luck, budget)


def judge(thought: Thought, budget: Budget) -> Promises | None:
    """Let an expert say what each seat may expect."""
    return analysis.judge(thought.cards.game(), thought.view, noise_from(thought.luck), budget)


def _complain(what: str, thought: Thought, problem: Exception) -> None:
    log.error(what, game=thought.cards.key, level=thought.level, problem=repr(problem))


class Thinkers:
    """A few processes; more thoughts than they can take wait their turn."""

    def __init__(self, processes: int, hints: Budget, moments: Budget) -> None:
        self.waiting = 0
        self.thinking = 0
        self.thoughts = 0
        self._hints = hints
        self._moments = moments
        self._processes = processes
        self._pool = self._open()
        self._room = asyncio.Semaphore(2 * processes)

    def _open(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, initializer=end_with_parent)

    async def think(self, thought: Thought) -> int:
        """Return the move that a bot chooses; one that fails makes any, and the game goes on."""
        try:
            return await self._line_up(decide, thought)
        except Exception as problem:  # noqa: BLE001 - a bot of a new game can do anything
            _complain("a bot failed", thought, problem)
            return choose(BOTS["random"], thought)

    async def advise(self, thought: Thought) -> Advice:
        """Return what an expert would advise; raise Fault where that fails."""
        try:
            return await self._line_up(partial(advise, budget=self._hints), thought)
        except Exception as problem:
            _complain("an adviser failed", thought, problem)
            raise Fault("fault-hint-failed") from problem

    async def judge(self, thought: Thought) -> Promises | None:
        """Return what each seat may expect."""
        return await self._line_up(partial(judge, budget=self._moments), thought)

    async def _line_up(self, work: Work[T], thought: Thought) -> T:
        """Wait for a place, then let a process work; should it die, others try it again."""
        self.waiting += 1
        try:
            await self._room.acquire()
        finally:
            self.waiting -= 1
        self.thinking += 1
        try:
            return await self._work(work, thought)
        finally:
            self.thinking -= 1
            self.thoughts += 1
            self._room.release()

    async def _work(self, work: Work[T], thought: Thought) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, thought)
            except BrokenProcessPool as problem:
                _complain("a thinking process died", thought, problem)
                if self._pool is pool:
                    self._pool = self._open()
        raise ChildProcessError(f"{TRIES} processes died of one thought")

    def close(self) -> None:
        """Stop the processes."""
        self._pool.shutdown(wait=True, cancel_futures=True)
