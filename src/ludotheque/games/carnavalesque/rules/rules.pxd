from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.crown cimport Crown

cdef int AGE, CARD, CLAIM, DECLINE, HOLD, ROLE, SEAT, SPOT, YIELD_CROWN
cdef int ASK, BLIND, CARVE, CLAIM_CROWN, DECREE, DRAW, GIVE, HOLD_CROWN, KEEP_ROLE, LAY, LOOK
cdef int OFFER, OVER, PASS_LEFT, REFILL, REJECT, RESCUE, ROB, THROW, TURN_OVER

cdef class Carnavalesque(Crown):
    cpdef Carnavalesque copy(self)
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cdef int list_answers(self, int seat, Moves moves) noexcept
    cdef int list_decisions(self, int seat, Moves moves) noexcept
    cpdef void apply(self, int seat, int move) except *
    cdef int apply_rarer(self, int seat, int move) except -1
