cimport cython

from ludotheque.core.chance cimport Chance
from ludotheque.core.moves cimport Moves

@cython.no_gc
cdef class State:
    cdef public int seats
    cdef public Chance chance
    cdef public list log
    cpdef int actors(self) except -1
    cpdef int list_moves(self, int seat, Moves moves) except -1
    cpdef int apply(self, int seat, int move) except -1
    cpdef int become(self, State other) except -1
    cpdef State copy(self)
