from ludotheque.core.arrays cimport first_seat
from ludotheque.games.carnavalesque.rules.happenings cimport Happenings

cdef int NOBODY, CLAIM, HOLD, CLAIM_CROWN, HOLD_CROWN

cdef class Crown(Happenings):
    cpdef int begin_round(self) except -1
    cdef int candidates(self) noexcept
    cdef int claim(self, int seat, int move) except -1
    cdef int hold(self, int seat, int move) except -1
    cdef int those_who_did(self) noexcept
    cdef int crown_one_of(self, int mask) except -1
