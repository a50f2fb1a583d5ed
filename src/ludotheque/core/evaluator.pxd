from ludotheque.core.moves cimport Moves, listed
from ludotheque.core.state cimport State

# constants, written by tools/declare_constants.py
cdef int STEPS
cdef unsigned long long FOLD, MASK64, SPREAD

cdef class Evaluator:
    cdef public int horizon, reuse, step, value_range
    cdef int[14] priors
    cpdef void begin(self, State state) except *
    cpdef int likelihood(self, State state, int seat) except -1
    cpdef void score(self, State state, int seat, Moves moves) except *
    cpdef list scores(self, State state, int seat, list moves)
    cpdef void prior(self, State state, int seat, Moves moves) except *
    cdef int prior_of(self, int lack) noexcept
    cpdef bint is_leaf(self, State state) except -1
    cpdef int value(self, State state, int seat) except -1
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0

cpdef unsigned long long mix(unsigned long long number, unsigned long long more) noexcept
cpdef int part(int number, int percent) noexcept
