cimport cython

from ludotheque.core.chance cimport Noise

@cython.final
cdef class Moves:
    cdef int[1024] at
    cdef int[1024] weight
    cdef readonly int n
    cpdef void clear(self) noexcept
    cpdef void add(self, int move) noexcept
    cpdef list to_list(self)
    cpdef list weight_list(self)
    cpdef int draw(self, Noise noise) except -1

cpdef Moves listed(list moves)
