cimport cython

@cython.final
cdef class Moves:
    cdef int[1024] at
    cdef readonly int n
    cpdef void clear(self) noexcept
    cpdef void add(self, int move) noexcept
    cpdef list to_list(self)
