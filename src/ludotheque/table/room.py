"""A table that lives: wishes come in, one after the other; each is durable before anybody sees it.

Nothing here knows a network or a disk: whoever runs a room gives it a way to keep lines and minds
that think for bots, and clients that can be sent to.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ludotheque.core.chance import derive
from ludotheque.core.faults import Fault, IllegalMove, Refusal
from ludotheque.core.record import LETTERS
from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Refused, Seated, refused_by
from ludotheque.table.chairs import PERSON, hash_of, new_token
from ludotheque.table.fields import read_number, read_text, read_whole
from ludotheque.table.frames import (
    ChairSeen,
    Frame,
    Moment,
    Story,
    chair_seen,
    frame_for,
    latest,
    moment_of,
    story_for,
)
from ludotheque.table.hints import Adviser, Hint
from ludotheque.table.pace import Buckets
from ludotheque.table.table import PLAYING, Table
from ludotheque.table.thoughts import Minds, Thought, cards_of
from ludotheque.table.timer import Patience, Timer

Answer = Frame | Seated | Refused | Story | Hint
Kept = Callable[[Fault | None], None]
Keep = Callable[[str, int, str, Kept], None]  # under a key and a number a line; then tell
STAND_IN = "regular"
HINT = "hint "
TALK = (1.0, 10.0)  # messages of a seat to the others: each second on the average, and at once
AT_THEIR_SEATS = ("move ", "say ", "undo ", HINT)  # lines after which everybody sits where they sat


@dataclass(slots=True, eq=False)
class Client:
    """Somebody who is connected: what they are sent goes to `send`, which must not wait."""

    send: Callable[[Answer], None]
    seat: int = SPECTATOR
    host: bool = False
    since: int = 0


@dataclass(slots=True)
class Wish:
    """What somebody wants, or what the room wants of itself (`client` is then None)."""

    client: Client | None
    message: Mapping[str, Any] = field(default_factory=dict)


class Room:
    """One table, its queue, its clients, its clock and its bots."""

    def __init__(
        self,
        table: Table,
        keep: Keep,
        minds: Minds,
        patience: Patience,
        deserted: Callable[[Room], None],
    ) -> None:
        self.table = table
        self.clients: list[Client] = []
        self._wishes: deque[Wish] = deque()
        self._keeping = False
        self.timer = Timer(table, patience, self.here, self._send_stand_in)
        self._keep = keep
        self._minds = minds
        self._talk = Buckets(*TALK, asyncio.get_running_loop().time)
        self._adviser = Adviser(table, minds, self._tell_seat)
        self._deserted = deserted
        self._pace = patience.pace
        self._thinking: dict[int, asyncio.Task[None]] = {}
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
                line, answer = self._decide(wish)
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

    def _send_stand_in(self, seat: int) -> None:
        self.want(Wish(None, {"do": "away", "seat": seat}))

    def _decide(self, wish: Wish) -> tuple[str, Seated | None]:
        """Return the line that a wish comes to, and the answer that only its owner gets."""
        message, client = wish.message, wish.client
        do = message.get("do")
        if client is None:
            return self._decide_by_itself(message), None
        if do == "sit":
            return self._sit(client, message)
        return self._decide_for(client, str(do), message), None

    def _sit(self, client: Client, message: Mapping[str, Any]) -> tuple[str, Seated]:
        if client.seat != SPECTATOR:
            raise Fault("fault-seated")
        token = new_token()
        wanted = read_whole(message, "seat") if message.get("seat") is not None else None
        name, share = read_text(message, "name"), read_number(message, "share")
        line = self.table.sit(name, hash_of(token), share, wanted)
        return line, Seated(LETTERS.index(line[4]), token)

    def _decide_for(self, client: Client, do: str, message: Mapping[str, Any]) -> str:
        """Return the line of what a client wants."""
        table = self.table
        if do in ("bot", "start", "free"):
            return self._arrange(client, do, message)
        if client.seat == SPECTATOR:
            raise Fault("fault-spectator")
        if do == "move":
            return table.move(client.seat, read_whole(message, "turn"), read_text(message, "move"))
        if do == "undo":
            return table.undo(client.seat)
        if do == "say":
            return self._say(client.seat, read_text(message, "text"))
        if do == "hint":
            return self._hint(client.seat)
        raise Fault("fault-field", field="do")

    def _say(self, seat: int, text: str) -> str:
        """Return the line of what a seat says, if it lets the others read as well."""
        line = self.table.say(seat, text)
        if not self._talk.take(seat):
            raise Fault("fault-say-fast")
        return line

    def _hint(self, seat: int) -> str:
        """Return the line by which all learn that a seat asks for a hint."""
        line = self.table.hint(seat)
        self._adviser.check(seat)
        return line

    def _tell_seat(self, seat: int, answer: Hint | Refused) -> None:
        """Answer those who look through the eyes of a seat, and nobody else."""
        for client in self.clients:
            if client.seat == seat:
                client.send(answer)

    def _arrange(self, client: Client, do: str, message: Mapping[str, Any]) -> str:
        """Return the line of what only the host may do; a person may free their own seat."""
        if do == "free" and client.seat != SPECTATOR and read_whole(message, "seat") == client.seat:
            return self.table.free(client.seat)
        if not client.host:
            raise Fault("fault-host")
        if do == "bot":
            return self.table.seat_bot(read_whole(message, "seat"), read_text(message, "level"))
        return self.table.start() if do == "start" else self.table.free(read_whole(message, "seat"))

    def _decide_by_itself(self, message: Mapping[str, Any]) -> str:
        """Return the line of what the room wants: a bot's move, a stand-in, the next table."""
        if message["do"] == "move":
            return self.table.move(message["seat"], message["turn"], message["move"])
        if message["do"] == "next":
            return self.table.follow(message["key"])
        return self.table.stand_in(message["seat"], message["do"] == "away")

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
        bots = [seat for seat, chair in enumerate(self.table.chairs) if chair.played_by_bot]
        if bots and self.table.stage == PLAYING:
            asked = self.table.state.actors()
            for seat in bots:
                if asked >> seat & 1:
                    self._let_think(seat)

    def _let_think(self, seat: int) -> None:
        """Let a bot think, unless it already does; when it has moved, it is asked again."""
        if seat not in self._thinking:
            task = asyncio.get_running_loop().create_task(self._think_for(seat))
            self._thinking[seat] = task

    async def _think_for(self, seat: int) -> None:
        table = self.table
        record, chair, turn = table.record, table.chairs[seat], table.turn
        if record is not None:
            view, legal = table.state.view(seat), table.state.legal(seat)
            level = STAND_IN if chair.kind == PERSON else chair.level
            luck = derive(record.seed, "bot", turn, seat)
            thought = Thought(cards_of(table.terms.game), view, legal, luck, level)
            pace = asyncio.sleep(self._pace)
            chosen, _ = await asyncio.gather(self._minds.think(thought), pace)
            move = table.terms.game.write(chosen)
            del self._thinking[seat]  # if the move comes too late, this seat is to think again
            self.want(Wish(None, {"do": "move", "seat": seat, "turn": turn, "move": move}))

    def close(self) -> None:
        """Stop thinking and ticking."""
        self.timer.stop()
        self._adviser.close()
        for task in self._thinking.values():
            task.cancel()
