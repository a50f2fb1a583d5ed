cimport cython

# constants, written by tools/declare_constants.py
cdef int DEGREES, HALF_HEIGHT, HALF_WIDTH, NO_SPOT, ONE, REACH, SPOTS

ctypedef unsigned long long mask_t

cdef class Crowd:
    cdef public mask_t here
    cdef public int top
    cdef public int[64] x, y, angle, face_up, height, shown, extent
    cdef public mask_t[64] above, bit
    cdef public int[256] corner_x, corner_y
    cdef int[360] sine, cosine
    @cython.locals(bit=mask_t)
    cdef int prepare(self) except -1
    cpdef void become(self, Crowd other) except *
    cpdef int drop(self, int spot, int x, int y, int angle, bint face_up) except -1
    cpdef int slip_in(self, int spot, int x, int y, int angle, bint face_up, int height) except -1
    cpdef int move(self, int spot, int x, int y, int angle) except -1
    cdef int meet(self, int spot, int other) noexcept
    cpdef int take(self, int spot) except -1
    cdef int uncover(self, int spot, int other) noexcept
    cpdef int turn_over(self, int spot) except -1
    cdef int renumber(self, int* numbers) except -1
    cdef int take_over(self, Crowd old, int spot, int number) noexcept
    cpdef bint holds(self, int spot) noexcept
    cpdef bint is_available(self, int spot) noexcept
    cpdef bint covers(self, int spot, int x, int y) noexcept
    cpdef int spot_under(self, int x, int y, int depth) noexcept
    cdef int highest_under(self, int x, int y, int limit) noexcept
    cdef int find_corners(self, int spot) noexcept
    cdef int side_of(self, int spot, int side, int x, int y) noexcept
    cdef int gain(self, int spot, int side) noexcept
    cpdef bint overlap(self, int spot, int other) noexcept
    cdef bint is_apart(self, int spot, int other) noexcept
