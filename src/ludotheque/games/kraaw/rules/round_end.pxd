from ludotheque.core.arrays cimport first_seat
from ludotheque.games.kraaw.rules.log cimport tell_match_over, tell_round_over
from ludotheque.games.kraaw.rules.score cimport total, winners
from ludotheque.games.kraaw.rules.state cimport Kraaw, Phase

# constants, written by tools/declare_constants.py
cdef int DEAL, FINAL, LIMITED, OVER, REPEATED, REPETITION, ROUNDS_TO_WIN, THREE_ROUNDS, TURN_LIMIT

cdef class RoundOver(Phase):
    cdef int enter(self, Kraaw match) except -2

cdef int count_wins(Kraaw match, int won) noexcept
cpdef int ending_of(Kraaw match) noexcept
cdef int end_match(Kraaw match, int leader) except -1

cdef class Over(Phase):
    cdef int actors(self, Kraaw _match) except -1
