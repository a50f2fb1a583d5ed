from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.rules.log cimport tell_action
from ludotheque.games.kraaw.rules.state cimport Kraaw, Phase

# constants, written by tools/declare_constants.py
cdef int BONUS, BONUS_LOCK, EXCHANGE, HIDDEN, LOCK, LOCK_ONE, LOOK, LOOK_AT, MAIN_ACTION
cdef int MOST_LOCKS, NEXT_TURN, PASS, REVEALED, REVEAL_AND_LOCK, REVEAL_LOCK, ROUND_OVER, STAY
cdef int STEAL

cdef class NextTurn(Phase):
    cdef int enter(self, Kraaw match) except -2

cdef class MainAction(Phase):
    cdef int enter(self, Kraaw match) except -2
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef class BonusAction(Phase):
    cdef int enter(self, Kraaw match) except -2
    cdef int list_moves(self, Kraaw _match, int _seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2
