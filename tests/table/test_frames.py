from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.core.faults import IllegalMove
from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Refused, refused_by
from ludotheque.table.frames import silence_of
from ludotheque.table.table import OVER, Table
from tests.table.seated import Kept


def refused(table: Table, seat: int) -> Refused | None:
    """Try to say something; return why not."""
    try:
        table.say(seat, "psst")
    except IllegalMove as illegal:
        return refused_by(illegal.refusal)
    return None


def test_a_frame_says_which_rule_closes_a_mouth() -> None:
    """V3.3, V5.3: whoever may not talk is told so by the rule that would refuse what they say."""
    kept = Kept("carnavalesque", 3).started()
    noise, clauses = Noise(3), set()
    while kept.table.stage != OVER:
        for seat in range(3):
            silence = silence_of(kept.table.truth, seat)
            assert silence == refused(kept.table, seat)
            clauses.add(silence.clause if silence else "")
        assert silence_of(kept.table.truth, SPECTATOR) is None
        kept.play(1, noise)
    assert clauses == {"", "V3.3", "V5.3"}


def test_before_the_start_everybody_may_talk() -> None:
    """In the lobby no rule of the game closes a mouth."""
    assert silence_of(Kept("carnavalesque", 3).table.truth, 0) is None
