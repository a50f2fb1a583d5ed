cimport cython

# constants, written by tools/declare_constants.py
cdef int SIDE

@cython.final
cdef class Purse:
    cdef int[49] held
    cdef readonly int size
    cpdef int start(self, int suns, int moons) noexcept
    cdef int add(self, int suns, int moons) noexcept
    cpdef int spread(self, int most, int suns, int moons) noexcept
    cdef int move_on(self, int suns, int moons, int most, int more_suns, int more_moons) noexcept
    cpdef bint can_pay(self, int suns, int moons) noexcept
    @cython.locals(suns_flipped=int, moons_flipped=int, suns_given=int, moons_given=int)
    cpdef int pay(self, tuple cost) except -1
