cimport cython

@cython.locals(seat=int)
cpdef tuple seats_in(int mask)
cpdef int first_seat(int mask) noexcept
@cython.locals(seat=int)
cpdef int mask_of(tuple seats) except -1
cpdef list filled(list numbers, int size, int missing)
