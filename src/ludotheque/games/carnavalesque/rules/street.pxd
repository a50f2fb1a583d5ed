# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, DEAD_END, DEAD_END_POINTS, ELSEWHERE, OPEN_AT_START, PARADE, PARADE_PLACES
cdef int PARADE_POINTS, WORKSHOP, WORKSHOPS, WORKSHOP_POINTS

cdef class Street:
    cdef public int least, open, paraded
    cdef public int[58] place
    cdef public int[8] size
    cdef public int[3] common
    cdef int[58] points
    cpdef void become(self, Street other) except *
    cpdef int open_third(self) except -1
    cdef int shared(self, int card, int workshop) noexcept
    cpdef bint fits(self, int card, int workshop) noexcept
    cpdef int lay(self, int card, int workshop) except -1
    cpdef int send(self, int workshop) except -1
    cpdef int rescue(self, int card) except -1
    cpdef bint is_lost(self) noexcept
    cpdef bint is_won(self) noexcept
    cpdef int score(self) noexcept
