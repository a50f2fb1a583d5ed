from __future__ import annotations

import pytest

from ludotheque.core.faults import Fault, IllegalMove
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from ludotheque.terminal.session import Session
from tests.terminal.tables import new_record, new_session, play_moves, step_bot


def test_the_person_hears_no_secret_of_others() -> None:
    """What a bot looks at is told to the person without its value."""
    session = new_session(seats=3, bot="random")
    play_moves(session)
    looks = [seen for seen in session.told if seen.key == "look"]
    assert {seen.args["seat"] for seen in looks} == {0, 1, 2}
    assert all(("value" in seen.args) == (seen.args["seat"] == 0) for seen in looks)


def test_a_refused_choice_changes_nothing() -> None:
    """A move against the rules is refused with its clause and leaves no trace."""
    session = new_session()
    with pytest.raises(IllegalMove) as refused:
        session.choose(session.game.read("look"))
    assert refused.value.refusal.clause == "K1.4"
    assert session.record.moves == []


def test_the_person_need_not_wait_where_all_decide_at_once() -> None:
    """Where everybody picks a raven at the same time, the person may be first or last."""
    first, last = new_session(seats=3), new_session(seats=3)
    first.choose(first.legal()[0])
    assert first.legal() == []
    assert first.waiting_bots() == [1, 2]
    step_bot(last)
    step_bot(last)
    assert last.waiting_bots() == []
    last.choose(last.legal()[0])
    assert last.view().phase == "dog-exchange"


@pytest.mark.parametrize("stop", [1, 7, 40])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_resumed_game_goes_on_as_it_would_have(stop: int, bot: str) -> None:
    """Stopped, written, read and resumed, the bots make the very moves they would have made."""
    whole, stopped = new_session(seats=3, bot=bot), new_session(seats=3, bot=bot)
    play_moves(whole)
    play_moves(stopped, stop)
    resumed = Session(read_record(write_record(stopped.record), GAMES))
    assert resumed.told == stopped.told
    play_moves(resumed)
    assert write_record(resumed.record) == write_record(whole.record)
    assert resumed.outcome() is not None


def test_the_record_of_a_finished_game_has_its_outcome() -> None:
    """At the end the record says how it ended."""
    session = new_session()
    play_moves(session)
    assert session.record.outcome == session.outcome() is not None


def test_another_game_has_the_same_players() -> None:
    """A new game keeps players and options, and starts from its own seed."""
    session = new_session(seats=4, swap_hand="on")
    play_moves(session, 20)
    again = session.again(bytes(16))
    assert again.record.players == session.record.players
    assert again.record.options == session.record.options
    assert (again.record.moves, again.record.seed) == ([], bytes(16))


@pytest.mark.parametrize("players", [("Ana", "Bea"), ("bot random", "bot greedy")])
def test_exactly_one_person_plays(players: tuple[str, ...]) -> None:
    """A record of several people, or of none, cannot be played on at one terminal."""
    record = new_record()
    record.players = players
    with pytest.raises(Fault) as fault:
        Session(record)
    assert fault.value.key == "fault-people"


def test_an_unknown_bot_is_refused() -> None:
    """A record that names a bot nobody knows cannot be played on."""
    record = new_record()
    record.players = ("Ana", "bot deep-thought")
    with pytest.raises(Fault) as fault:
        Session(record)
    assert fault.value.details["wanted"] == "deep-thought"


def test_the_person_may_sit_anywhere() -> None:
    """A record whose person sits at the second seat is played from there."""
    record = new_record()
    record.players = ("bot random", "Ana")
    assert Session(record).view().seat == 1
