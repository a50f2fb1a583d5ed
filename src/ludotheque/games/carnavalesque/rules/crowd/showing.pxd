cimport cython
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, cards_t

cdef int LINE, COLUMN, SHIFT, WIDTH, FAR
cdef cards_t WHOLE_LINE

cpdef int showing_points(Crowd crowd, int card) noexcept
cpdef int all_points(Crowd crowd, int card) noexcept
cpdef bint shows_face(Crowd crowd, int card) noexcept
cdef int measure(Crowd crowd, int card) noexcept
@cython.locals(points=cards_t)
cdef int measure_line(Crowd crowd, int card, int left, int line) noexcept
cdef cards_t points_on_line(Crowd crowd, int card, int x, int y) noexcept
cdef int count_points(cards_t points) noexcept
@cython.locals(seen=cards_t, found=cards_t)
cpdef cards_t seen_cards(Crowd crowd) noexcept
@cython.locals(found=cards_t)
cdef cards_t topmost_of(Crowd crowd, cards_t cards) noexcept
