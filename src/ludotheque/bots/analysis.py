"""A finished game looked at again: what each player could expect after every move.

A moment is judged with the eyes of the player who had to decide there, so that bad luck with
hidden cards is not taken for a bad move. Moments without a choice are not judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ludotheque.bots.levels import Budget
from ludotheque.bots.search import Search
from ludotheque.core.chance import Noise, derive, noise_from
from ludotheque.core.evaluator import CERTAIN
from ludotheque.core.event import Seen
from ludotheque.core.game import Game
from ludotheque.core.records.record import Record, replay, steps
from ludotheque.core.state import SPECTATOR, State
from ludotheque.core.view import View

USUAL = Budget(games=200, seconds=1.0)  # for each moment
MOST_SWINGS = 5
SMALLEST_SWING = 0.02  # what is less is chance in the judging

Values = list[float]  # of each seat, 0 to 1
Curve = Sequence[Values | None]  # by how many moves were made; None where nothing was judged


@dataclass(frozen=True, slots=True)
class Swing:
    """A move that changed what players could expect, told by its number, from 1.

    `view` is that of whoever moved, before it; `told` what everybody saw of it, if anything.
    """

    place: int
    seat: int
    move: int
    view: View
    told: Seen | None
    before: Values
    after: Values

    @property
    def size(self) -> float:
        """How much it changed, all in all."""
        pairs = zip(self.before, self.after, strict=True)
        return sum(abs(after - before) for before, after in pairs) / 2


def moments(record: Record) -> list[View | None]:
    """Return by whose eyes each moment is judged, from the first to the last."""
    found = [_eyes_at(record.start())]
    found += [_eyes_at(step.state) for step in steps(record)]
    return found


def _eyes_at(state: State) -> View | None:
    """Return the view of the first seat that has a choice."""
    choosing = [seat for seat in state.to_act() if len(state.legal(seat)) > 1]
    return state.view(choosing[0]) if choosing else None


def evaluate(game: Game, view: View, noise: Noise, budget: Budget) -> Values | None:
    """Return what each seat may expect by these eyes; None if only one move comes to mind."""
    search = Search(game, view, noise)
    if search.only_move() >= 0:
        return None
    search.run(budget.games, budget.seconds)
    return search.values()


def ending(record: Record) -> Values | None:
    """Return what a finished game came to, on the same scale; None if it was not finished."""
    state = replay(record)
    if state.outcome() is None:
        return None
    evaluator = record.game.evaluator()
    evaluator.begin(state)
    return [evaluator.value(state, seat) / CERTAIN for seat in range(record.seats)]


def luck_at(record: Record, place: int) -> bytes:
    """Return the luck of the judging at one moment: the same whenever it is asked for."""
    return derive(record.seed, "analysis", place)


def analyse(record: Record, budget: Budget = USUAL) -> list[Values | None]:
    """Evaluate a whole game, one moment after the other."""
    curve: list[Values | None] = []
    for place, view in enumerate(moments(record)):
        noise = noise_from(luck_at(record, place))
        curve.append(None if view is None else evaluate(record.game, view, noise, budget))
    curve[-1] = ending(record) or curve[-1]
    return curve


def swings(record: Record, curve: Curve) -> list[Swing]:
    """Return the moves that changed most, the greatest change first.

    Between two moments that were judged there is one move that was a choice, the first.
    """
    judged = [place for place, values in enumerate(curve) if values is not None]
    made = _made(record)
    found = []
    for start, end in pairwise(judged):
        before, after = curve[start] or [], curve[end] or []
        found.append(Swing(start + 1, *record.moves[start], *made[start], before, after))
    great = [swing for swing in found if swing.size >= SMALLEST_SWING]
    return sorted(great, key=lambda swing: (-swing.size, swing.place))[:MOST_SWINGS]


def _made(record: Record) -> list[tuple[View, Seen | None]]:
    """Return what each mover saw before the move, and what everybody saw of it first."""
    state, found = record.start(), []
    for seat, move in record.moves:
        view = state.view(seat)
        state.apply(seat, move)
        events = state.take_events()
        found.append((view, events[0].seen_by(SPECTATOR) if events else None))
    return found
