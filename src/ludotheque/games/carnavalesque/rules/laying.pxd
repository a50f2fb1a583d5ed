from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.level cimport Level

cdef int ALL_CARDS, NO_DECREE, NOBODY, PARADE_PLACES, THIRD_WORKSHOP, WORKSHOP, WORKSHOPS
cdef int DEAD_END, EXHAUSTED, DONE, OPEN, SEND, LAY_CARD, LAY

cdef class Laying(Level):
    cdef int begin_king(self) except -1
    cdef bint is_exhausted(self) noexcept
    cdef int ready_floats(self) noexcept
    cdef int list_laying(self, int seat, Moves moves) noexcept
    cdef int lay_or_send(self, int seat, int move) except -1
    cdef int lay(self, int seat, int card, int workshop) except -1
    cdef int send(self, int seat, int workshop) except -1
    cdef int end_king(self) except -1
