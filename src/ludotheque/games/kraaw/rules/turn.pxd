from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.rules.log cimport tell_action
from ludotheque.games.kraaw.rules.state cimport Kraaw, Phase

cdef int HIDDEN, MOST_LOCKS, REVEALED, BONUS, EXCHANGE, LOCK, LOOK, PASS, REVEAL_LOCK
cdef int BONUS_LOCK, LOCK_ONE, LOOK_AT, MAIN_ACTION, NEXT_TURN, REVEAL_AND_LOCK, ROUND_OVER, STEAL
cdef int STAY

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
