cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.rules.log cimport tell_card, tell_countdown, tell_exchange, tell_look, tell_steal
from ludotheque.games.kraaw.rules.repetition cimport forget, remember
from ludotheque.games.kraaw.rules.state cimport Kraaw, Phase

# constants, written by tools/declare_constants.py
cdef int ANY, BONUS_ACTION, BONUS_TURN, CARD, EVERYBODY, HIDDEN, LOCKED, MOST_LOCKS, NEXT_TURN
cdef int PLACES, REPRISAL, REVEALED, REVEAL_ONE

cdef class LookAt(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef class RevealOne(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef class RevealAndLock(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef class LockOne(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int _seat, int move) except -2

cdef class Steal(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef class Reprisal(Phase):
    cdef int actors(self, Kraaw match) except -1
    cdef int list_moves(self, Kraaw match, int _seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int _seat, int move) except -2

cdef class BonusLock(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int _seat, int move) except -2

cdef class BonusTurn(Phase):
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef void list_row(Kraaw match, int seat, int face, Moves moves) noexcept
cdef void list_unlocked(Kraaw match, int seat, Moves moves) noexcept
cdef int reveal(Kraaw match, int slot) except -1
cdef int lock(Kraaw match, int slot) except -1
cdef int exchange(Kraaw match, int stolen, int taken) except -1
@cython.locals(running=bint)
cdef int watch(Kraaw match, int seat) except -1
