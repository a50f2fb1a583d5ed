from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from ludotheque.bots.levels import LEVELS
from ludotheque.core.faults import Fault
from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.clients import SENDERS, Client, Sender, Senders
from ludotheque.table.commands.agreements import Propose, Vote
from ludotheque.table.commands.command import Command
from ludotheque.table.commands.leaving import CarryOut, HandOver
from ludotheque.table.commands.moves import Move, MoveFor, Undo
from ludotheque.table.commands.own import Follow, GiveBack, KeepSeat, StandIn
from ludotheque.table.commands.questions import PlayAgain, ReadLog, Why
from ludotheque.table.commands.reading import (
    OF_CLIENTS,
    number_of,
    read_command,
    read_hello,
    read_line,
)
from ludotheque.table.commands.seats import Free, SeatBot, Sit, Start
from ludotheque.table.commands.talk import AskHint, Say
from ludotheque.table.dispatcher import check_right
from ludotheque.table.words import LOBBY, OPEN, Level
from tests.table.rooms import Person, Run, two_people
from tests.table.seated import share

LINES = (
    'sit a {"name": "Ana", "token": "00ff", "share": "000102030405060708090a0b0c0d0e0f"}',
    *(
        "bot b regular",
        "bot b greedy",
        "free b",
        "start",
        "deal 2 0.2.0",
        "move a raven jais",
        "undo a",
    ),
    *("hint a", "say a Hello", "say b # 1:2 a#b", "away a", "back a", "next KEY"),
    *("propose a pause", "propose b replace c", "agree b", "decline c", "drop"),
    *("pause", "resume", "leave a", "end"),
    'keep a {"name": "Ana", "token": "00ff", "until": 1763500060}',
    "say a#6f2c09d1b7e4:12 Hello: you",
)


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_written_as_it_was_read(text: str) -> None:
    """Lines of stores that exist are read, and written again they are the same bytes."""
    assert read_line(text).write() == text


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "another verb": ({"do": "dance", "n": 1}, "do"),
    "no verb": ({"n": 1}, "do"),
    "a verb of the room": ({"do": "StandIn", "seat": 1, "n": 1}, "do"),
    "no number": ({"do": "start"}, "n"),
    "the number of the room": ({"do": "start", "n": 0}, "n"),
    "a number too large": ({"do": "start", "n": 10**10}, "n"),
    "a turn that is a text": ({"do": "move", "n": 1, "turn": "x", "move": "keep"}, "turn"),
    "a turn that is no number": ({"do": "move", "n": 1, "turn": True, "move": "keep"}, "turn"),
    "a move that is a number": ({"do": "move", "n": 1, "turn": 0, "move": 5}, "move"),
    "a field too few": ({"do": "log", "n": 1, "after": 0}, "before"),
    "a field too many": ({"do": "hint", "n": 1, "turn": 0, "seat": 1}, "seat"),
    "a level that is none": ({"do": "bot", "n": 1, "seat": 1, "level": "greedy"}, "level"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_command_of_another_form_is_refused_by_its_field(case: str) -> None:
    """What cannot be read is refused with the name of what is wrong, and its number is known."""
    message, field = WRONG[case]
    text = json.dumps(message).encode()
    with pytest.raises(Fault, match="fault-field") as refused:
        read_command(text)
    assert refused.value.details == {"field": field}
    assert number_of(text) == message.get("n", 0)


@pytest.mark.parametrize("text", [b"", b"{", b"[1]", b"7", b"\xff", b"[" * 5000])
def test_what_is_no_message_has_no_number(text: bytes) -> None:
    """What is not even an object is refused as such."""
    with pytest.raises(Fault, match="fault-message"):
        read_command(text)
    with pytest.raises(Fault, match="fault-message"):
        read_hello(text)
    assert number_of(text) == 0


def test_levels_on_the_wire_are_those_of_the_bots() -> None:
    """The words that a command may name are the levels that exist."""
    assert get_args(Level) == LEVELS


GUEST, PLAYER = Client(lambda _: None), Client(lambda _: None, seat=1)
HOST = Client(lambda _: None, host=True)
ALLOWED: dict[type[Command], tuple[Client, ...]] = {
    **dict.fromkeys((Sit, ReadLog), (GUEST, PLAYER, HOST)),
    **dict.fromkeys((Move, Undo, Say, AskHint, Why, PlayAgain, Propose, Vote, HandOver), (PLAYER,)),
    **dict.fromkeys((SeatBot, Start), (HOST,)),
    **dict.fromkeys((MoveFor, StandIn, GiveBack, Follow, KeepSeat, CarryOut), ()),
}


def may(command: Command | type[Command], client: Client) -> bool:
    """Say whether a client may give a command."""
    try:
        check_right(command, client)  # type: ignore[arg-type] # the right is the class's
    except Fault:
        return False
    return True


@pytest.mark.parametrize("kind", ALLOWED)
def test_nobody_gives_a_command_without_the_right_to_it(kind: type[Command]) -> None:
    """Whoever looks on, sits or is the host may give some; what is the room's own, nobody."""
    clients = (GUEST, PLAYER, HOST)
    assert tuple(each for each in clients if may(kind, each)) == ALLOWED[kind]


def test_every_command_has_a_right() -> None:
    """What a client can send is in the table above, or freed by its owner; nothing is for free."""
    assert {*OF_CLIENTS} - {*ALLOWED} == {Free}
    assert all(kind.price >= 1 for kind in OF_CLIENTS)


def test_a_seat_is_freed_by_its_owner_and_by_the_host() -> None:
    """A player frees the own seat and no other one; a spectator's -1 is no seat."""
    assert [seat for seat in range(-1, 3) if may(Free(seat=seat), PLAYER)] == [1]
    assert [seat for seat in range(-1, 3) if may(Free(seat=seat), GUEST)] == []
    assert all(may(Free(seat=seat), HOST) for seat in range(3))


def test_the_senders_that_came_last_are_remembered() -> None:
    """Whoever comes back is known, unless very many came since; without a secret nobody is."""
    senders = Senders()
    first, second = senders.find("first"), senders.find("second")
    for number in range(SENDERS - 2):
        senders.find(f"another {number}")
    assert senders.find("first") is first
    senders.find("one more")
    assert senders.find("first") is first
    assert senders.find("second") is not second
    assert senders.find(None).id != senders.find(None).id


async def test_a_page_that_reads_the_log_gives_no_seat_back(run_room: Run) -> None:
    """A stand-in plays on while a page asks for what it missed; what its owner does ends that."""
    running = run_room()
    ana, _ = await two_people(running)
    running.room.command(StandIn(seat=0))
    await ana.until(lambda frame: frame.chairs[0].away)
    ana.give(do="log", n=60, after=0, before=1)
    await ana.answer()
    assert ana.frame.chairs[0].away
    ana.give(do="why", n=61, move="look")
    await ana.until(lambda frame: not frame.chairs[0].away)


async def test_each_command_is_answered_by_its_number(run_room: Run) -> None:
    """The frame that follows names it to who gave it, and to nobody else."""
    ana, bo = await two_people(run_room())
    ana.give(do="move", n=70, turn=0, move="raven jais")
    frame = await ana.until(lambda frame: frame.turn == 1)
    assert (frame.done, (await bo.until(lambda frame: frame.turn == 1)).done) == (70, 0)
    ana.give(do="log", n=71, after=0, before=3)
    ana.give(do="why", n=72, move="look")
    ana.give(do="again", n=73)
    answers = [await ana.answer() for _ in range(3)]
    assert [getattr(each, "n", 0) for each in answers] == [71, 72, 73]
    hints = next(each for each in (ana, bo) if each.frame.legal)
    hints.give(do="hint", n=74, turn=1)
    assert getattr(await hints.answer(), "n", 0) == 74
    assert all(frame.done != 74 for frame in hints.frames), "the hint is the answer"


async def come_again(person: Person) -> Person:
    """Cut somebody off; return them when they are back, known by the same sender."""
    room, seat = person.room, person.client.seat
    room.leave(person.client)
    return Person(room, seat, person.client.host, sender=person.client.sender)


async def test_what_was_decided_and_comes_again_is_answered_and_not_made_twice(
    run_room: Run,
) -> None:
    """A move, something said and a refusal, sent again after a cut: once made, answered as then."""
    ana, bo = await two_people(run_room())
    ana.give(do="say", n=50, text="Hello")
    ana.give(do="move", n=51, turn=0, move="raven jais")
    ana.give(do="move", n=52, turn=9, move="raven onyx")
    refused = await ana.answer()
    assert isinstance(refused, Refused)
    ana = await come_again(ana)
    ana.give(do="say", n=50, text="Hello")
    ana.give(do="move", n=51, turn=0, move="raven jais")
    ana.give(do="move", n=52, turn=9, move="raven onyx")
    assert await ana.answer() == refused
    assert [frame.done for frame in ana.frames] == [0, 50, 51]
    assert (ana.frame.turn, len(ana.room.table.sayings)) == (1, 1)
    ana.give(do="say", n=53, text="Hello")
    await bo.until(lambda frame: [said.text for said in frame.said] == ["Hello"])
    await ana.until(lambda frame: frame.done == 53)
    assert len(ana.room.table.sayings) == 2, "what is said twice on purpose is said twice"


async def test_what_was_refused_stays_refused(run_room: Run) -> None:
    """A start that came too early and comes again when all sit is answered as it was, not made."""
    host = Person(run_room().room, host=True)
    host.give(do="start", n=1)
    refused = await host.answer()
    for seat in range(2):
        host.give(do="bot", n=2 + seat, seat=seat, level="beginner")
    await host.until(lambda frame: frame.done == 3)
    host = await come_again(host)
    host.give(do="start", n=1)
    assert await host.answer() == refused
    assert host.frame.stage == LOBBY


async def test_a_server_that_was_started_anew_says_nothing_twice(
    run_room: Run,
) -> None:
    """Killed between the disk and the answer: what was said, played and taken stays as it was."""
    running = run_room()
    ana, bo = await two_people(running)
    seated = bo.seated
    ana.give(do="say", n=50, text="Hello")
    ana.give(do="move", n=51, turn=0, move="raven jais")
    await ana.until(lambda frame: frame.done == 51)
    room = running.start_anew()
    again = Person(room, 0, sender=Sender(ana.client.sender.id))
    again.give(do="say", n=50, text="Hello")
    again.give(do="move", n=51, turn=0, move="raven jais")
    refused = await again.answer()
    assert isinstance(refused, Refused)
    assert (refused.n, refused.key) == (51, "fault-stale")
    assert (again.frame.done, again.frame.turn) == (50, 1)
    assert len(room.table.sayings) == 1
    stranger = Person(room, sender=Sender(bo.client.sender.id))
    stranger.give(do="sit", n=1, name="P1", share=share(1).hex())
    assert await stranger.answer() == seated
    assert stranger.client.seat == 1


async def test_a_seat_that_was_taken_is_told_again(run_room: Run) -> None:
    """Whoever was cut off before the token came asks again, and sits where they sat: once."""
    running = run_room()
    ana = Person(running.room)
    ana.give(do="sit", n=1, name="Ana", share=share(0).hex())
    seated = await ana.answer()
    assert isinstance(seated, Seated)
    running.room.leave(ana.client)
    back = Person(running.room, sender=ana.client.sender)
    assert back.frame.seat == SPECTATOR
    back.give(do="sit", n=1, name="Ana", share=share(0).hex())
    assert await back.answer() == seated
    assert [chair.kind for chair in running.room.table.chairs][1] == OPEN
    eve = Person(running.room)
    eve.give(do="sit", n=1, name="Ana", share=share(0).hex())
    refused = await eve.answer()
    assert isinstance(refused, Refused)
    assert refused.key == "fault-name-taken"


async def test_nothing_is_taken_back_twice(run_room: Run) -> None:
    """An undo that comes again to a server that was started anew takes back no second move."""
    running = run_room()
    ana, _ = await two_people(running)
    ana.give(do="move", n=50, turn=0, move="raven jais")
    ana.give(do="undo", n=51, turn=1)
    await ana.until(lambda frame: frame.done == 51)
    ana.give(do="move", n=52, turn=2, move="raven jais")
    await ana.until(lambda frame: frame.done == 52)
    again = Person(running.start_anew(), 0, sender=Sender(ana.client.sender.id))
    again.give(do="undo", n=51, turn=1)
    refused = await again.answer()
    assert isinstance(refused, Refused)
    assert (refused.n, refused.key, again.frame.turn) == (51, "fault-stale", 3)


async def test_a_hint_that_came_while_cut_off_is_told_on_coming_back(
    run_room: Run,
) -> None:
    """Asked, cut off, thought about meanwhile: the same question gets the same hint, once asked."""
    running = run_room()
    ana, bo = await two_people(running)
    asks = ana if ana.frame.legal else bo
    asks.give(do="hint", n=60, turn=0)
    hint = await asks.answer()
    back = await come_again(asks)
    back.give(do="hint", n=60, turn=0)
    assert await back.answer() == hint
    told = [event.key for _, event in running.room.table.events]
    assert told.count("hint") == 1


async def test_a_hint_about_a_question_that_is_gone_is_stale(
    run_room: Run,
) -> None:
    """A hint asked while cut off, and sent when something else is asked, is not thought about."""
    ana, bo = await two_people(run_room())
    ana.move("raven jais")
    bo.give(do="move", n=80, turn=0, move="raven onyx")
    await ana.until(lambda frame: frame.turn == 2)
    await bo.until(lambda frame: frame.turn == 2)
    asks = ana if ana.frame.legal else bo
    asks.give(do="hint", n=90, turn=0)
    refused = await asks.answer()
    assert isinstance(refused, Refused)
    assert (refused.n, refused.key) == (90, "fault-stale")
