from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.bots.analysis import analyse, ending, evaluate, moments, swings
from ludotheque.bots.levels import Budget
from ludotheque.core.chance import Noise
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.analysis import filled, sparkline, write_analysis
from tests.commands.ludo import ludo

RECORDS = Path(__file__).parents[1] / "records"
FEW = Budget(games=3)


def record_of(name: str) -> Record:
    """Read one of the recorded games."""
    return read_record((RECORDS / f"{name}.ludo").read_text(encoding="utf-8"), GAMES)


def test_moments_are_judged_by_who_decides_there() -> None:
    """The eyes are those of a seat that has a choice; where nobody has one, nobody judges."""
    record = record_of("kraaw-turn-limit")
    eyes = moments(record)
    assert len(eyes) == len(record.moves) + 1
    assert eyes[-1] is None
    state = record.start()
    for view, (seat, move) in zip(eyes, record.moves, strict=False):
        choosing = [each for each in state.to_act() if len(state.legal(each)) > 1]
        assert (view is None) == (not choosing)
        assert view is None or view == state.view(choosing[0])
        state.apply(seat, move)


def test_a_hidden_truth_changes_no_judgement() -> None:
    """At each moment, a world that the decider cannot tell from the truth is judged the same."""
    record = record_of("kraaw-turn-limit")
    for view in [view for view in moments(record) if view is not None][::20]:
        world = record.game.sample(view, Noise(3))
        judged = [
            evaluate(record.game, seen, Noise(1), FEW) for seen in (view, world.view(view.seat))
        ]
        assert judged[0] == judged[1]


def test_the_same_game_is_judged_the_same_again() -> None:
    """With a number of games as the budget the curve depends on the record alone."""
    record = record_of("kraaw-turn-limit")
    curve = analyse(record, FEW)
    assert curve == analyse(record, FEW)
    assert curve[-1] == ending(record)
    assert all(0 <= each <= 1 for values in curve for each in values or [])


def test_the_moves_that_changed_most() -> None:
    """The greatest changes come first, each at the choice before it; small ones are left out."""
    record = record_of("kraaw-turn-limit")
    curve: list[list[float] | None] = [None] * (len(record.moves) + 1)
    for place, value in {0: 0.5, 4: 0.51, 9: 0.9, 20: 0.2, 30: 0.25}.items():
        curve[place] = [value, 1 - value]
    found = swings(record, curve)
    assert [swing.place for swing in found] == [10, 5, 21]
    assert [round(swing.size, 2) for swing in found] == [0.7, 0.39, 0.05]
    assert (found[0].seat, found[0].move) == record.moves[9]
    assert found[0].view.seat == found[0].seat


def test_a_curve_has_no_gaps_and_fits_a_line() -> None:
    """What was not judged is as before; a long game is told in as many bars as fit."""
    assert filled([None, [0.2], None, [1.0], None]) == [[0.2], [0.2], [0.2], [1.0], [1.0]]
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.5] * 500)) == 60


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_team_has_one_curve(lang: str) -> None:
    """Where all win or lose together, one line tells what they could hope for."""
    record = record_of("carnavalesque-dead-end")
    lines = write_analysis(record, Texts(lang, "carnavalesque"), Budget(games=1))
    assert lines[0].startswith(Texts(lang)("analysis-team"))
    assert lines[1] in (Texts(lang)("analysis-turns"), Texts(lang)("analysis-none"))


@pytest.mark.once
def test_ludo_replay_analyses() -> None:
    """`ludo replay FILE --analyse` draws a curve for each player and names five moves."""
    done = ludo("replay", str(RECORDS / "kraaw-turn-limit.ludo"), "--analyse")
    lines = done.out.splitlines()
    assert [line[:8] for line in lines[:2]] == ["Player 1", "Player 2"]
    assert lines[2] == Texts("en")("analysis-turns")
    assert len(lines) == 8
    assert all("→" in line for line in lines[3:])
