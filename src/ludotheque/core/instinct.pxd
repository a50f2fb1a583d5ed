from ludotheque.core.moves cimport Moves, listed
from ludotheque.core.state cimport State

cdef int STEPS
cdef unsigned long long SPREAD, FOLD, MASK64

cdef class Instinct:
    cdef public int horizon, reuse, step, stakes, quick, deep, lapses, slips
    cdef int[14] odds
    cpdef void begin(self, State state) except *
    cpdef int trust(self, State state, int seat) except -1
    cpdef void judge(self, State state, int seat, Moves moves) except *
    cpdef list worths(self, State state, int seat, list moves)
    cpdef void weigh(self, State state, int seat, Moves moves) except *
    cdef int odds_of(self, int lack) noexcept
    cpdef bint rests(self, State state) except -1
    cpdef int promise(self, State state, int seat) except -1
    cpdef unsigned long long likeness(self, State state, int seat) except? 0

cpdef unsigned long long mix(unsigned long long number, unsigned long long more) noexcept
cpdef int part(int number, int percent) noexcept
