"""A table that lives: commands come in, one after the other; each is durable before it is seen.

Nothing here knows a network or a disk: whoever runs a room gives it a way to keep lines and to open
the next table, processes in which bots think, and clients that can be sent to.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Protocol

from ludotheque.core.faults import Fault, IllegalMove, Refusal
from ludotheque.core.state import SPECTATOR
from ludotheque.table.adviser import Adviser
from ludotheque.table.answers import refused_by
from ludotheque.table.bots import Bots
from ludotheque.table.clients import Client, Senders
from ludotheque.table.commands.command import Command, Context, Decided, Right
from ludotheque.table.commands.leaving import CarryOut, outcome_of
from ludotheque.table.commands.moves import MoveFor
from ludotheque.table.commands.own import Follow, GiveBack, StandIn
from ludotheque.table.decisions import BotWorkers
from ludotheque.table.dispatcher import Dispatcher, Request
from ludotheque.table.frames import (
    ChairSeen,
    Moment,
    chair_seen,
    frame_for,
    latest,
    moment_of,
)
from ludotheque.table.lines import stamped
from ludotheque.table.table import Table
from ludotheque.table.waiting.clock import Alarm, Clock
from ludotheque.table.waiting.pace import Buckets
from ludotheque.table.waiting.presence import Presence
from ludotheque.table.waiting.timer import Patience, Timer
from ludotheque.table.words import PLAYING

Kept = Callable[[Fault | None], None]
TALK = (1.0, 10.0)  # messages of a seat to the others: each second on the average, and at once


class Runner(Protocol):
    """Whoever runs rooms."""

    def keep(self, key: str, number: int, text: str, then: Kept) -> None:
        """Make a line durable under a key and a number; then tell."""

    def deserted(self, room: Room) -> None:
        """Hear that nobody is in a room and nothing goes on there."""

    def play_again(self, room: Room, client: Client, n: int) -> None:
        """Open the next table for the same people, as a client's command asks."""


class Room:
    """One table, its queue, its clients, its clock and its bots."""

    def __init__(
        self,
        table: Table,
        runner: Runner,
        workers: BotWorkers,
        patience: Patience,
        clock: Clock | None = None,
    ) -> None:
        self.table = table
        self.clients: list[Client] = []
        self.senders = Senders()
        self._runner = runner
        self._queue: deque[Request] = deque()
        self._keeping = False
        self._itself = Client(lambda _refused: self._wake_up())  # a late bot thinks again
        self._adviser = Adviser(table, workers, self._looking_from)
        self._bots = Bots(table, workers, patience.pace, self._move_for)
        self._clock = clock or Clock()
        self.presence = Presence(table, self.here, self._clock.now)
        self.timer = Timer(table, patience, self.presence, self._clock, self._send_stand_in)
        self._later: Alarm | None = None
        talk = Buckets(*TALK, monotonic)
        again = partial(runner.play_again, self)
        self._context = Context(table, self._adviser, talk, again, self.presence, self._clock.now)
        self._dispatcher = Dispatcher(self._context)
        self._chairs = self._look_around()

    # --- coming and going

    def enter(self, client: Client) -> None:
        """Let a client in, and show it the table; whoever comes back gets the seat back."""
        self.clients.append(client)
        self._chairs = self._look_around()
        self._owner_is_here(client)
        self._people_changed()
        self._go_on()

    def leave(self, client: Client) -> None:
        """Let a client go."""
        self.clients.remove(client)
        self._chairs = self._look_around()
        self._people_changed()
        self.rest()

    def _people_changed(self) -> None:
        """Go on or wait, as those who are here make it, and show it."""
        self._after_change()
        self._show_all()

    def rest(self) -> None:
        """Say so if nobody is here and nothing goes on, so that the table may leave memory."""
        if self.is_deserted:
            self._runner.deserted(self)

    @property
    def is_deserted(self) -> bool:
        """Say whether nobody is here and nothing goes on: what waits, waits on the disk."""
        goes_on = self.table.stage == PLAYING and not self.presence.stands
        return not (self.clients or self._keeping or self._queue or goes_on)

    def here(self) -> list[bool]:
        """Say of each seat whether its owner is connected."""
        seats = [client.seat for client in self.clients]
        return [seat in seats for seat in range(self.table.terms.seats)]

    def _looking_from(self, seat: int) -> list[Client]:
        """Return those who look through the eyes of a seat."""
        return [client for client in self.clients if client.seat == seat]

    def _owner_is_here(self, client: Client) -> None:
        """Give a seat back to its owner, who shows up again, before anything else they want."""
        seat = client.seat
        if seat != SPECTATOR and self.table.chairs[seat].away and self.table.chairs[seat].owned:
            self._queue.append(Request(self._itself, GiveBack(seat=seat), own=True))

    # --- commands

    def start(self) -> None:
        """Wake up the clock and the bots of a table that was brought into memory."""
        self._after_change()

    def take(self, client: Client, command: Command) -> None:
        """Put a command of a client into the queue; what only a person gives is a sign of life."""
        if command.right is Right.SEAT:
            self._owner_is_here(client)
        self._queue.append(Request(client, command))
        self._go_on()

    def command(self, command: Command) -> None:
        """Put a command of the room itself into the queue."""
        self._queue.append(Request(self._itself, command, own=True))
        self._go_on()

    def follow(self, client: Client, n: int, key: str) -> None:
        """Name the next table, which a client's command asked for."""
        self._queue.append(Request(client, Follow(key=key, n=n), own=True))
        self._go_on()

    def refuse(self, client: Client, n: int, problem: Fault | Refusal) -> None:
        """Tell a client why not; should the answer be lost, it is told again."""
        refused = refused_by(problem, n)
        client.sender.note(n, refused)
        client.send(refused)

    def _go_on(self) -> None:
        """Decide commands in their order, until one has to be kept."""
        while self._queue and not self._keeping:
            request = self._queue.popleft()
            try:
                decided = self._dispatcher.decide(request)
            except Fault as fault:
                self.refuse(request.client, request.command.n, fault)
            except IllegalMove as illegal:
                self.refuse(request.client, request.command.n, illegal.refusal)
            else:
                self._keep(request, decided)

    def _keep(self, request: Request, decided: Decided) -> None:
        """Have a line kept; what comes to none is answered at once."""
        if decided.line is None:
            self._answer(request, decided)
            if decided.answer is None and decided.then is None:
                self._show(request.client, self._moment(), request.command.n)
            return
        self._keeping = True
        now = float(round(self._clock.now()))
        text = decided.line.write()
        timed = stamped(text, now) if self.table.terms.clock else text
        kept = partial(self._carry_out, request, decided, now)
        self._runner.keep(self.table.key, self.table.number, timed, kept)

    def _answer(self, request: Request, decided: Decided) -> None:
        """Begin what follows from a command, and answer its client."""
        request.client.sender.note(request.command.n)
        if decided.then is not None:
            decided.then()
        if decided.answer is not None:
            request.client.send(decided.answer)

    def _carry_out(
        self, request: Request, decided: Decided, now: float, fault: Fault | None
    ) -> None:
        """Carry out a line that is durable now, and show what it did."""
        self._keeping = False
        if fault is not None:
            self.refuse(request.client, request.command.n, fault)
        elif decided.line is not None:
            self.table.apply(decided.line, now)
            self._answer(request, decided)
            if decided.line.reseats:
                self._stand_up()
                self._chairs = self._look_around()
            self.presence.look()
            told = decided.answer is not None or decided.then is not None
            self._show_all(None if told else request)
            self._after_change()
        self._go_on()
        self.rest()

    def _stand_up(self) -> None:
        """Let those whose seat was freed look on: the next one there has secrets of their own."""
        for client in self.clients:
            if client.seat != SPECTATOR and not self.table.chairs[client.seat].owned:
                client.seat = SPECTATOR

    # --- what everybody sees

    def _show_all(self, request: Request | None = None) -> None:
        """Send everybody the table; to whoever gave a command this is the answer."""
        moment = self._moment()
        for client in self.clients:
            done = 0 if request is None or client is not request.client else request.command.n
            self._show(client, moment, done)

    def _look_around(self) -> list[ChairSeen]:
        """Look who sits where and is here: it changes when people come and go, not with a move."""
        now = self._clock.now()
        return [chair_seen(self.table, seat, here, now) for seat, here in enumerate(self.here())]

    def _moment(self) -> Moment:
        return moment_of(self.table, self._chairs, self.timer.going())

    def _show(self, client: Client, moment: Moment, done: int = 0) -> None:
        """Send a client the table as it is, with what happened since it was last shown."""
        since = latest(self.table, client.since)
        client.send(frame_for(self.table, client.seat, since, moment, done))
        client.since = self.table.number

    # --- the clock and the bots

    def _wake_up(self) -> None:
        self.presence.look()
        self.timer.look()
        self._bots.look(self.presence.stands)

    def _after_change(self) -> None:
        self._wake_up()
        proposal = self.table.proposal
        if proposal is not None and outcome_of(self._context, proposal) is not None:
            self.command(CarryOut())
        self._look_again_later()

    def _look_again_later(self) -> None:
        """Look again when a seat is kept no longer, or somebody who is gone is asked no longer."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        now = self._clock.now()
        times = [each.until for each in self.table.promises.values() if each.holds(now)]
        goes = self.presence.next_voter_goes() if self.table.proposal is not None else None
        times += [] if goes is None else [goes]
        if times:
            self._later = self._clock.call_later(min(times) - now, self._look_again)

    def _look_again(self) -> None:
        self._later = None
        self._chairs = self._look_around()
        self._after_change()
        self._show_all()

    def _move_for(self, seat: int, turn: int, move: str) -> None:
        self.command(MoveFor(seat=seat, turn=turn, move=move))

    def _send_stand_in(self, seat: int) -> None:
        self.command(StandIn(seat=seat))

    def close(self) -> None:
        """Stop thinking and ticking."""
        self.timer.stop()
        if self._later is not None:
            self._later.cancel()
        self._adviser.close()
        self._bots.close()
