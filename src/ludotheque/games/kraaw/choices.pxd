from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.story cimport Story

cdef int HIDDEN, LOCKED, MOST_LOCKS, PLACES, REVEALED, ANNOUNCE, BONUS, CARD, EXCHANGE, KEEP
cdef int LEAVE_DOG, LOCK, LOOK, PASS, RAVEN, REVEAL_LOCK, SWAP_DOG, BONUS_ACTION, BONUS_LOCK
cdef int BONUS_TURN, CHOOSE_RAVEN, DOG_EXCHANGE, KEEP_OR_ANNOUNCE, LOCK_ONE, LOOK_AT, MAIN_ACTION
cdef int OVER, REPRISAL, REVEAL_AND_LOCK, REVEAL_ONE, STEAL

cdef class Choices(Story):
    cpdef int actors(self) except -1
    cdef int without_raven(self) noexcept
    cpdef void list_moves(self, int seat, Moves moves) except *
    cdef int list_decisions(self, int seat, Moves moves) noexcept
    cdef void list_actions(self, int seat, Moves moves) noexcept
    cdef void list_row(self, int seat, int face, Moves moves) noexcept
    cdef void list_unlocked(self, int seat, Moves moves) noexcept
    cdef void list_targets(self, int seat, Moves moves) noexcept
    cdef void list_turnable(self, int seat, Moves moves) noexcept
    cdef void list_ravens(self, Moves moves) noexcept
    cdef bint raven_taken(self, int raven) noexcept
