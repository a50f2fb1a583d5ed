cimport cython

from ludotheque.core.chance cimport Chance
from ludotheque.core.moves cimport Moves
from ludotheque.core.rules cimport Rules

cdef Rules NO_RULES
cdef Chance NO_CHANCE

@cython.no_gc
cdef class State:
    cdef public int seats, phase
    cdef public Rules rules
    cdef public Chance chance
    cdef public list log
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cpdef void apply(self, int seat, int move) except *
    cpdef void become(self, State other) except *
    cpdef State copy(self)
