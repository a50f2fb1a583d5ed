cimport cython
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, mask_t

# constants, written by tools/declare_constants.py
cdef int COLUMN, FAR, LINE, SHIFT, SPOTS, WIDTH

cdef mask_t WHOLE_LINE

cpdef int showing_points(Crowd crowd, int spot) noexcept
cpdef int all_points(Crowd crowd, int spot) noexcept
cpdef bint shows_face(Crowd crowd, int spot) noexcept
@cython.locals(over=int[64])
cdef int measure(Crowd crowd, int spot) noexcept
@cython.locals(points=mask_t)
cdef int measure_line(Crowd crowd, int spot, int left, int line, int* over, int covers) noexcept
cdef mask_t points_on_line(Crowd crowd, int spot, int x, int y) noexcept
cdef int count_points(mask_t points) noexcept
@cython.locals(seen=mask_t, found=mask_t)
cpdef mask_t seen_spots(Crowd crowd) noexcept
@cython.locals(found=mask_t)
cdef mask_t topmost_of(Crowd crowd, mask_t spots) noexcept
