from ludotheque.core.instinct cimport Instinct
from ludotheque.core.state cimport State

cdef class PlainInstinct(Instinct):
    cdef Instinct own
    cpdef void begin(self, State state) except *
    cpdef unsigned long long likeness(self, State state, int seat) except? 0
