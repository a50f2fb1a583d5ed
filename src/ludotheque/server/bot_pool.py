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
from ludotheque.bots.analysis import Values
from ludotheque.bots.levels import Budget
from ludotheque.bots.players import BOTS
from ludotheque.core.chance import noise_from
from ludotheque.core.faults import Fault
from ludotheque.system.processes import end_with_parent
from ludotheque.table.decisions import DecisionRequest, choose, decide

TRIES = 3  # processes that may die of a request: it may be to blame
T = TypeVar("T")
Work = Callable[[DecisionRequest], T]  # it gets a request and nothing else of the table

log = structlog.get_logger("ludotheque")


def advise(request: DecisionRequest, budget: Budget) -> Advice:
    """Let an expert advise a seat."""
    game, luck = request.cards.game(), noise_from(request.luck)
    return advice.advise(game, request.view, request.legal, luck, budget)


def evaluate(request: DecisionRequest, budget: Budget) -> Values | None:
    """Let an expert say what each seat may expect."""
    return analysis.evaluate(request.cards.game(), request.view, noise_from(request.luck), budget)


def _complain(what: str, request: DecisionRequest, problem: Exception) -> None:
    log.error(what, game=request.cards.key, level=request.level, problem=repr(problem))


class BotPool:
    """A few processes; more requests than they can take wait their turn."""

    def __init__(self, processes: int, hints: Budget, moments: Budget) -> None:
        self.waiting = 0
        self.thinking = 0
        self.decided = 0
        self._hints = hints
        self._moments = moments
        self._processes = processes
        self._pool = self._open()
        self._room = asyncio.Semaphore(2 * processes)

    def _open(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, initializer=end_with_parent)

    async def decide(self, request: DecisionRequest) -> int:
        """Return the move that a bot chooses; one that fails makes any, and the game goes on."""
        try:
            return await self._line_up(decide, request)
        except Exception as problem:  # noqa: BLE001 - a bot of a new game can do anything
            _complain("a bot failed", request, problem)
            return choose(BOTS["random"], request)

    async def advise(self, request: DecisionRequest) -> Advice:
        """Return what an expert would advise; raise Fault where that fails."""
        try:
            return await self._line_up(partial(advise, budget=self._hints), request)
        except Exception as problem:
            _complain("an adviser failed", request, problem)
            raise Fault("fault-hint-failed") from problem

    async def evaluate(self, request: DecisionRequest) -> Values | None:
        """Return what each seat may expect."""
        return await self._line_up(partial(evaluate, budget=self._moments), request)

    async def _line_up(self, work: Work[T], request: DecisionRequest) -> T:
        """Wait for a place, then let a process work; should it die, others try it again."""
        self.waiting += 1
        try:
            await self._room.acquire()
        finally:
            self.waiting -= 1
        self.thinking += 1
        try:
            return await self._work(work, request)
        finally:
            self.thinking -= 1
            self.decided += 1
            self._room.release()

    async def _work(self, work: Work[T], request: DecisionRequest) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, request)
            except BrokenProcessPool as problem:
                _complain("a thinking process died", request, problem)
                if self._pool is pool:
                    self._pool = self._open()
        raise ChildProcessError(f"{TRIES} processes died of one request")

    def close(self) -> None:
        """Stop the processes."""
        self._pool.shutdown(wait=True, cancel_futures=True)
