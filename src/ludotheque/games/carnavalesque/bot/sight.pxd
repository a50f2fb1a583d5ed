cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, mask_t
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_spots, shows_face

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, ALL_POINTS, AVAILABLE, COVERED, HELD, MAYBE, MAYBE_HELD, MOST_POINTS, SPOTS
cdef int SURE, THIRD_WORKSHOP, UNKNOWN, UNSEEN

cdef class Sight:
    cdef int seat
    cdef mask_t seen, lying
    cdef int[64] card_at, age_at
    cdef int[58] near, unseen, points, age, has
    cdef int[174] point_of
    cdef int[15] supply
    cdef int prepare(self, int card) except -1
    cdef int see(self, Carnavalesque game, int seat) except -1
    @cython.locals(crowd=Crowd)
    cdef int read_crowd(self, Carnavalesque game) noexcept
    cdef bint is_covered(self, Carnavalesque game, int spot) noexcept
    cdef bint is_free(self, Carnavalesque game, int spot) noexcept
    cdef int find_nearness(self, Carnavalesque game) noexcept
    cdef int note_place(self, Carnavalesque game, int card) noexcept
    cdef int add_up(self) noexcept
    cdef bint surely_holds(self, Carnavalesque game, int seat, int card) noexcept
