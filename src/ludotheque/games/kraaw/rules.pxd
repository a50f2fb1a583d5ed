cimport cython

from ludotheque.games.kraaw.rounds cimport Rounds

cdef int EVERYBODY, HIDDEN, LOCKED, MOST_LOCKS, PLACES, REVEALED, BONUS, CARD, LOCK, LOOK, RAVEN
cdef int REVEAL_LOCK, SWAP_DOG, BONUS_ACTION, BONUS_LOCK, BONUS_TURN, CHOOSE_RAVEN
cdef int KEEP_OR_ANNOUNCE, LOCK_ONE, LOOK_AT, MAIN_ACTION, REPRISAL, REVEAL_AND_LOCK, REVEAL_ONE
cdef int STEAL

cdef class Kraaw(Rounds):
    cpdef Kraaw copy(self)
    cpdef void apply(self, int seat, int move) except *
    cdef int set_up(self, int seat, int move) except -1
    cdef int announce(self, int seat, int move) except -1
    cdef int reveal(self, int slot) except -1
    cdef int lock(self, int slot) except -1
    cdef int turn_back(self, int slot) except -1
    cdef int exchange(self, int stolen, int taken) except -1
    @cython.locals(running=bint)
    cdef int watch(self, int seat) except -1
    cdef int offer_bonus(self) except -1
    cdef int accept_bonus(self, int seat, int move) except -1
