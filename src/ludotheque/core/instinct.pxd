from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State

cdef unsigned long long SPREAD, FOLD, MASK64

cdef class Instinct:
    cdef public int horizon, reuse, stakes
    cpdef int begin(self, State state) except -1
    cpdef int weigh(self, State state, int seat, Moves moves) except -1
    cpdef bint rests(self, State state) except -1
    cpdef int promise(self, State state, int seat) except -1
    cpdef unsigned long long likeness(self, State state, int seat) except? 0

cpdef unsigned long long mix(unsigned long long number, unsigned long long more) noexcept
