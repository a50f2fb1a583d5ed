from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.rules.log cimport tell_action, tell_repetition
from ludotheque.games.kraaw.rules.repetition cimport circles, is_told, notice
from ludotheque.games.kraaw.rules.state cimport Kraaw, Phase

# constants, written by tools/declare_constants.py
cdef int BONUS, BONUS_LOCK, EXCHANGE, GOES_ON, HIDDEN, LIMITED, LOCK, LOCK_ONE, LOOK, LOOK_AT
cdef int MAIN_ACTION, MOST_LOCKS, NEXT_TURN, PASS, RAN_OUT, REPEATED, REVEALED, REVEAL_AND_LOCK
cdef int REVEAL_LOCK, ROUND_OVER, STAY, STEAL

cdef class NextTurn(Phase):
    cdef int enter(self, Kraaw match) except -2

cdef class MainAction(Phase):
    cdef int enter(self, Kraaw match) except -2
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef int why_over(Kraaw match) except -2

cdef class BonusAction(Phase):
    cdef int enter(self, Kraaw match) except -2
    cdef int list_moves(self, Kraaw _match, int _seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2
