"""The end of a round, and of the match (K1.1, K1.7, K6)."""

from __future__ import annotations

from ludotheque.core.arrays import first_seat
from ludotheque.games.kraaw.data.cards import ROUNDS_TO_WIN
from ludotheque.games.kraaw.data.endings import (
    FINAL,
    LIMITED,
    REPEATED,
    REPETITION,
    THREE_ROUNDS,
    TURN_LIMIT,
)
from ludotheque.games.kraaw.data.phases import DEAL, OVER
from ludotheque.games.kraaw.rules.log import tell_match_over, tell_round_over
from ludotheque.games.kraaw.rules.score import total, winners
from ludotheque.games.kraaw.rules.state import Kraaw, Phase


class RoundOver(Phase):
    """A round is over, most often because somebody has no hidden card left (K6.1)."""

    def enter(self, match: Kraaw) -> int:
        """Score the round and go on to the next one, the final or the end (K6.2 to K6.6)."""
        won = winners(match)
        match.last_winners = won
        for seat in range(match.seats):
            match.last_total[seat] = total(match, seat)
        leaders = won if match.final else count_wins(match, won)
        tell_round_over(match, match.turn)
        if leaders != 0 and leaders & (leaders - 1) == 0:
            end_match(match, first_seat(leaders))
            return OVER
        if leaders != 0:  # K6.4
            match.final = True
            match.playing = leaders
        match.first = match.after(match.first)  # K1.7
        return DEAL


def count_wins(match: Kraaw, won: int) -> int:
    """Give the winners their round; return those who now have three (K1.1)."""
    leaders = 0
    for seat in range(match.seats):
        match.wins[seat] += won >> seat & 1
        if match.wins[seat] == ROUNDS_TO_WIN:
            leaders |= 1 << seat
    return leaders


def end_match(match: Kraaw, leader: int) -> None:
    """Name the winner of the match, and why it ended."""
    match.champion = leader
    match.ending = ending_of(match)
    tell_match_over(match, leader)


def ending_of(match: Kraaw) -> int:
    """Return why a match ended, from its last round."""
    if match.last_end == LIMITED:
        return TURN_LIMIT
    if match.last_end == REPEATED:
        return REPETITION
    return FINAL if match.final else THREE_ROUNDS


class Over(Phase):
    """The match is over: nobody decides anything."""

    def actors(self, _match: Kraaw) -> int:
        """Return no seat."""
        return 0
