"""A table that lives: wishes come in, one after the other; each is durable before anybody sees it.

Nothing here knows a network or a disk: whoever runs a room gives it a way to keep lines and minds
that think for bots, and clients that can be sent to.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ludotheque.core.faults import Fault, IllegalMove, Refusal
from ludotheque.core.record import LETTERS
from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Refused, Seated, refused_by
from ludotheque.table.bots import Bots
from ludotheque.table.chairs import PERSON
from ludotheque.table.decisions import BotWorkers
from ludotheque.table.fields import read_whole
from ludotheque.table.frames import (
    ChairSeen,
    Moment,
    Story,
    chair_seen,
    frame_for,
    latest,
    moment_of,
    story_for,
)
from ludotheque.table.hints import Adviser, Hint
from ludotheque.table.stages import PLAYING
from ludotheque.table.table import Table
from ludotheque.table.timer import Patience, Timer
from ludotheque.table.wishes import Client, Decider, Wish

Kept = Callable[[Fault | None], None]
Keep = Callable[[str, int, str, Kept], None]  # under a key and a number a line; then tell
HINT = "hint "
AT_THEIR_SEATS = ("move ", "say ", "undo ", HINT)  # lines after which everybody sits where they sat


class Room:
    """One table, its queue, its clients, its clock and its bots."""

    def __init__(
        self,
        table: Table,
        keep: Keep,
        workers: BotWorkers,
        patience: Patience,
        deserted: Callable[[Room], None],
    ) -> None:
        self.table = table
        self.clients: list[Client] = []
        self._wishes: deque[Wish] = deque()
        self._keeping = False
        self.timer = Timer(table, patience, self.here, self._send_stand_in)
        self._keep = keep
        self._adviser = Adviser(table, workers, self._tell_seat)
        self._decider = Decider(table, self._adviser)
        self._bots = Bots(table, workers, patience.pace, self._move_for)
        self._deserted = deserted
        self._chairs = self._look_around()

    # --- coming and going

    def enter(self, client: Client) -> None:
        """Let a client in, and show it the table; whoever comes back gets the seat back."""
        self.clients.append(client)
        self._chairs = self._look_around()
        self.show(client)
        self._owner_is_here(client)
        self._go_on()
        self.timer.look()

    def leave(self, client: Client) -> None:
        """Let a client go."""
        self.clients.remove(client)
        self._chairs = self._look_around()
        self.show_all()
        self.timer.look()
        self.rest()

    def rest(self) -> None:
        """Say so if nobody is here and nothing goes on, so that the table may leave memory."""
        busy = self.clients or self._keeping or self._wishes or self.table.stage == PLAYING
        if not busy:
            self._deserted(self)

    def here(self) -> list[bool]:
        """Say of each seat whether its owner is connected."""
        seats = [client.seat for client in self.clients]
        return [seat in seats for seat in range(self.table.terms.seats)]

    def _owner_is_here(self, client: Client | None) -> None:
        """Give a seat back to its owner, who shows up again, before anything else they want."""
        seat = client.seat if client is not None else SPECTATOR
        if seat != SPECTATOR and self.table.chairs[seat].away:
            self._wishes.append(Wish(None, {"do": "back", "seat": seat}))

    # --- wishes

    def start(self) -> None:
        """Wake up the clock and the bots of a table that was brought into memory."""
        self._after_change()

    def want(self, wish: Wish) -> None:
        """Put a wish into the queue."""
        self._owner_is_here(wish.client)
        self._wishes.append(wish)
        self._go_on()

    def _go_on(self) -> None:
        """Decide wishes in their order, until one has to be kept."""
        while self._wishes and not self._keeping:
            wish = self._wishes.popleft()
            try:
                line, answer = self._decider.decide(wish)
            except Fault as fault:
                self._refuse(wish, fault)
            except IllegalMove as illegal:
                self._refuse(wish, illegal.refusal)
            else:
                self._keeping = True
                kept = partial(self._carry_out, wish, line, answer)
                self._keep(self.table.key, self.table.number, line, kept)

    def _carry_out(self, wish: Wish, line: str, answer: Seated | None, fault: Fault | None) -> None:
        """Carry out a line that is durable now, and show what it did."""
        self._keeping = False
        if fault is not None:
            self._refuse(wish, fault)
        else:
            self.table.apply(line)
            if wish.client is not None and answer is not None:
                wish.client.seat = answer.seat
                wish.client.send(answer)
            if not line.startswith(AT_THEIR_SEATS):
                self._stand_up()
                self._chairs = self._look_around()
            self.show_all()
            self._after_change()
            if line.startswith(HINT):
                self._adviser.ask(LETTERS.index(line[-1]))
        self._go_on()
        self.rest()

    def _stand_up(self) -> None:
        """Let those whose seat was freed look on: the next one there has secrets of their own."""
        for client in self.clients:
            if client.seat != SPECTATOR and self.table.chairs[client.seat].kind != PERSON:
                client.seat = SPECTATOR

    def _refuse(self, wish: Wish, problem: Fault | Refusal) -> None:
        """Tell a client why not; a bot whose thought came too late thinks again."""
        if wish.client is not None:
            wish.client.send(refused_by(problem))
        else:
            self._after_change()

    # --- what one of them is told

    def _tell_seat(self, seat: int, answer: Hint | Refused) -> None:
        """Answer those who look through the eyes of a seat, and nobody else."""
        for client in self.clients:
            if client.seat == seat:
                client.send(answer)

    def why(self, client: Client, text: str) -> Refused:
        """Say why a move is not possible, from what this client may know."""
        table = self.table
        if client.seat == SPECTATOR or table.record is None:
            return refused_by(Fault("fault-spectator"))
        game = table.terms.game
        return refused_by(game.refuse(table.state.view(client.seat), game.read(text)))

    def story(self, client: Client, message: Mapping[str, Any]) -> Story:
        """Tell a client what it missed, or what was before it came."""
        after, before = read_whole(message, "after"), read_whole(message, "before")
        return story_for(self.table, client.seat, after, before)

    # --- what everybody sees

    def show(self, client: Client) -> None:
        """Send a client the table as it is, with what happened since it was last shown."""
        self._show(client, self._moment())

    def show_all(self) -> None:
        """Send everybody the table."""
        moment = self._moment()
        for client in self.clients:
            self._show(client, moment)

    def _look_around(self) -> list[ChairSeen]:
        """Look who sits where and is here: it changes when people come and go, not with a move."""
        return [chair_seen(self.table, seat, here) for seat, here in enumerate(self.here())]

    def _moment(self) -> Moment:
        return moment_of(self.table, self._chairs, self.timer.left())

    def _show(self, client: Client, moment: Moment) -> None:
        since = latest(self.table, client.since)
        client.send(frame_for(self.table, client.seat, since, moment))
        client.since = self.table.number

    # --- the clock and the bots

    def _after_change(self) -> None:
        self.timer.look()
        self._bots.look()

    def _move_for(self, seat: int, turn: int, move: str) -> None:
        self.want(Wish(None, {"do": "move", "seat": seat, "turn": turn, "move": move}))

    def _send_stand_in(self, seat: int) -> None:
        self.want(Wish(None, {"do": "away", "seat": seat}))

    def close(self) -> None:
        """Stop thinking and ticking."""
        self.timer.stop()
        self._adviser.close()
        self._bots.close()
