from __future__ import annotations

from collections import defaultdict

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.faults import IllegalMove
from ludotheque.core.state import SPECTATOR
from ludotheque.server.wire import encode, encode_any
from ludotheque.table.answers import Reason
from ludotheque.table.building import build_table
from ludotheque.table.frames import chair_seen, frame_for, moment_of, silence_of
from ludotheque.table.words import OVER
from tests.table.seated import Kept


def refused(kept: Kept, seat: int) -> Reason | None:
    """Try to say something; return why not."""
    try:
        kept.say(seat, "psst")
    except IllegalMove as illegal:
        why = illegal.refusal
        return Reason(why.key, why.args, why.clause)
    return None


def test_a_frame_says_which_rule_closes_a_mouth() -> None:
    """V3.3, V5.3: whoever may not talk is told so by the rule that would refuse what they say."""
    kept = Kept("carnavalesque", 3).started()
    noise, clauses = Noise(3), set()
    while kept.table.stage != OVER:
        for seat in range(3):
            silence = silence_of(kept.table.truth, seat)
            assert silence == refused(kept, seat)
            clauses.add(silence.clause if silence else "")
        assert silence_of(kept.table.truth, SPECTATOR) is None
        kept.play(1, noise)
    assert clauses == {"", "V3.3", "V5.3"}


def test_before_the_start_everybody_may_talk() -> None:
    """In the lobby no rule of the game closes a mouth."""
    assert silence_of(Kept("carnavalesque", 3).table.truth, 0) is None


CHOICES = 3  # that are tried at each moment


def frames_after(kept: Kept, move: str) -> list[tuple[bytes, bytes]]:
    """Make a move elsewhere; return what each pair of eyes saw of it, and all that they get."""
    table = build_table("KEY", [*kept.lines, move])
    chairs = [chair_seen(table, seat, True) for seat in range(table.terms.seats)]
    moment = moment_of(table, chairs)
    eyes = [SPECTATOR, *range(table.terms.seats)]
    frames = [frame_for(table, seat, table.number - 1, moment) for seat in eyes]
    return [(encode_any([frame.view, frame.events]), encode(frame)) for frame in frames]


def check_choices(kept: Kept, seat: int) -> int:
    """Try what a seat can do; return how often different choices looked the same to somebody."""
    table, alike = kept.table, defaultdict[tuple[int, bytes], set[bytes]](set)
    legal = table.state.legal(seat)[:CHOICES]
    for move in legal:
        line = kept.move(seat, table.turn, table.terms.game.write(move)).write()
        for eyes, (seen, frame) in enumerate(frames_after(kept, line)):
            alike[eyes, seen].add(frame)
    assert all(len(frames) == 1 for frames in alike.values())
    return len(legal) * (table.terms.seats + 1) - len(alike)


@pytest.mark.parametrize("version", ["events", "roles"])
def test_a_choice_that_nobody_saw_changes_no_byte_of_a_frame(version: str) -> None:
    """Where view and events are the same, so are numbers, turns, choices and who is awaited."""
    kept = Kept("carnavalesque", 3, options={"version": version}).started()
    noise, same = Noise(4), 0
    while kept.table.stage != OVER and kept.table.turn < 15:
        same += sum(check_choices(kept, seat) for seat in range(3))
        kept.play(1, noise)
    assert same > 0, "some choices look the same to somebody"
