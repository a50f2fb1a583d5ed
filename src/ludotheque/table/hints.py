"""Hints: what an expert would do in a player's place, told to that player alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ludotheque.bots.advice import Advice
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.table.answers import Refused, refused_by
from ludotheque.table.decisions import BotWorkers, DecisionRequest
from ludotheque.table.pace import Buckets
from ludotheque.table.phrases import Phrase, Saying, phrase_of
from ludotheque.table.stages import PLAYING
from ludotheque.table.table import Table

EVERY = 6.0  # seconds between two hints of a seat, on the average
AT_ONCE = 5
THOUSAND = 1000


class Weighed(msgspec.Struct, frozen=True):
    """A move that was thought about: how often, and what it promises in thousandths."""

    move: str
    words: Phrase
    tried: int
    promise: int


class Hint(msgspec.Struct, frozen=True):
    """The best moves, best first, and why; `games` were imagined, none where there is no choice.

    `together` says that all win or lose as one team.
    """

    turn: int
    games: int
    together: bool
    moves: list[Weighed]
    reason: Saying | None


def hint_of(game: Game, view: View, turn: int, advice: Advice) -> Hint:
    """Put an advice into words, with what the seat knows and nothing else."""
    weighed = [
        Weighed(
            game.write(each.move),
            phrase_of(game, view, each.move),
            each.tried,
            round(THOUSAND * each.promise),
        )
        for each in advice.opinions
    ]
    reason = game.reason(view, advice.opinions[0].move)
    said = None if reason is None else Saying(f"reason-{reason.key}", reason.args)
    return Hint(turn, advice.games, game.cooperative, weighed, said)


class Adviser:
    """Gets hints for the seats of one table, one at a time for each of them."""

    def __init__(
        self, table: Table, workers: BotWorkers, answer: Callable[[int, Hint | Refused], None]
    ) -> None:
        self._table = table
        self._workers = workers
        self._answer = answer
        self._asked: dict[int, asyncio.Task[None]] = {}
        self._pace = Buckets(1 / EVERY, AT_ONCE, asyncio.get_running_loop().time)

    def check(self, seat: int) -> None:
        """Refuse a seat that is waiting for a hint, or that asks too often."""
        if seat in self._asked:
            raise Fault("fault-hint-busy")
        if not self._pace.take(seat):
            raise Fault("fault-hint-fast", seconds=round(EVERY))

    def ask(self, seat: int) -> None:
        """Let somebody think about the decision of a seat; the answer comes later."""
        turn, request = self._table.turn, self._table.request_of(seat, "hint")
        task = asyncio.get_running_loop().create_task(self._think(seat, turn, request))
        self._asked[seat] = task

    async def _think(self, seat: int, turn: int, request: DecisionRequest) -> None:
        try:
            answer: Hint | Refused = await self._advise(seat, turn, request)
        except Fault as fault:
            answer = refused_by(fault)
        del self._asked[seat]  # whoever has the answer may ask again
        self._answer(seat, answer)

    async def _advise(self, seat: int, turn: int, request: DecisionRequest) -> Hint:
        table = self._table
        advice = await self._workers.advise(request)
        if table.stage != PLAYING or table.asked[seat] > turn:
            raise Fault("fault-stale")
        return hint_of(table.terms.game, request.view, turn, advice)

    def close(self) -> None:
        """Stop thinking."""
        for task in self._asked.values():
            task.cancel()
