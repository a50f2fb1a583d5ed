"""Matches at a server of boardgame.io, spoken to as its own client does (socket.io 4)."""

from __future__ import annotations

import json

import msgspec

from bench.server.matches import CLIENTS, Match, Socket, Tally
from ludotheque.core.chance import Noise

GAME = b"rows"
PLACES = 5


class State(msgspec.Struct):
    """What the load has to know of a state; the rest is skipped over."""

    _stateID: int  # noqa: N815 - its name for it


class Sync(msgspec.Struct):
    """The answer to whoever comes."""

    state: State


_decode_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode
_decode_update = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]]).decode


class Rows(Match):
    """One match of a small game of rows of cards that never ends; seats take turns."""

    def __init__(self, port: int, key: str, tally: Tally, noise: Noise) -> None:
        super().__init__(tally, noise)
        self._url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._key = key
        self._sockets: list[Socket] = []

    async def start(self) -> None:
        """Connect both clients; the rest happens when they are greeted."""
        for seat in range(CLIENTS):
            self._sockets.append(await Socket.open(self._url, self._hear, seat))

    def _hear(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b"42/" + GAME):
            self._look(socket, text[4 + len(GAME) :])
        elif text.startswith(b"40/"):
            self._emit(socket, ["sync", self._key, str(socket.seat), None, CLIENTS])
        elif text.startswith(b"0"):
            socket.send(b"40/" + GAME + b",")
        elif text.startswith(b"2"):
            socket.send(b"3")

    def _look(self, socket: Socket, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            self.see(socket.seat, _decode_sync(event)[2].state._stateID)
        elif event.startswith(b'["update"'):
            self.see(socket.seat, _decode_update(event)[2]._stateID)

    def _emit(self, socket: Socket, event: list[object]) -> None:
        socket.send(b"42/" + GAME + b"," + json.dumps(event).encode())

    def move(self) -> None:
        """Turn a card; whoever's turn it is follows from the number of moves."""
        seat = self.turn % CLIENTS
        who, place = str(seat), self.noise.below(PLACES)
        payload = {"type": "turnCard", "args": [place], "playerID": who, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self._sockets[seat], ["update", action, self.turn, self._key, who])


async def open_matches(port: int, count: int, tally: Tally) -> list[Match]:
    """Name matches; the server opens one when somebody comes to it."""
    return [Rows(port, f"match{number}", tally, Noise(number)) for number in range(count)]
