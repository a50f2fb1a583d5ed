cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Board
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, cards_t
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_cards, shows_face

cdef int ALL_POINTS, MAYBE, SURE, THIRD_WORKSHOP, UNKNOWN, CARDS
cdef int HELD, MAYBE_HELD, AVAILABLE, COVERED, UNSEEN

cdef class Sight:
    cdef int seat
    cdef cards_t seen, lying
    cdef int[64] card_at, age_at, near, unseen, points, age, has
    cdef int[256] point_of
    cdef int[16] supply
    cdef int prepare(self, int card) except -1
    cdef int see(self, Board board, int seat) except -1
    @cython.locals(crowd=Crowd)
    cdef int read_crowd(self, Board board) noexcept
    cdef bint is_covered(self, Board board, int spot) noexcept
    cdef bint is_free(self, Board board, int spot) noexcept
    cdef int find_nearness(self, Board board) noexcept
    cdef int note_place(self, Board board, int card) noexcept
    cdef int add_up(self) noexcept
    cdef bint surely_holds(self, Board board, int seat, int card) noexcept
