cimport cython
from ludotheque.games.carnavalesque.board cimport Board
from ludotheque.games.carnavalesque.crowd cimport Crowd, cards_t
from ludotheque.games.carnavalesque.showing cimport seen_cards, shows_face
from ludotheque.games.carnavalesque.street cimport Street

cdef int ALL_POINTS, MAYBE, NO_AGE, SURE, THIRD_WORKSHOP, UNKNOWN, UNMARKED, WORKSHOP, WORKSHOPS, CARDS
cdef int HELD, MAYBE_HELD, AVAILABLE, COVERED, UNSEEN, FITTING, STARTING, MATCHING, OPENING, LATER

@cython.final
cdef class Insight:
    cdef int seat, kings
    cdef cards_t seen, lying
    cdef int[64] card_at, age_at, near, unseen, uses, points, age, has
    cdef int[256] point_of
    cdef int[16] supply
    cdef int[4] by_age
    cdef int prepare(self, int card) except -1
    cdef int look(self, Board board, int seat) except -1
    @cython.locals(crowd=Crowd)
    cdef int read_crowd(self, Board board) noexcept
    cdef bint is_covered(self, Board board, int spot) noexcept
    cdef bint is_free(self, Board board, int spot) noexcept
    cdef int find_nearness(self, Board board) noexcept
    cdef int note_place(self, Board board, int card) noexcept
    cdef int add_up(self) noexcept
    cdef bint surely_holds(self, Board board, int seat, int card) noexcept
    cdef int kings_points(self, Board board) noexcept
    cdef int best_supply(self, int card, int points) noexcept
    @cython.locals(street=Street)
    cdef int reckon(self, Board board, int card) noexcept
    cdef bint fits(self, int card) noexcept
    cdef int mean_use(self, int age) noexcept
    cdef int use_of_back(self, int age) noexcept
    cdef int use_at(self, int spot) noexcept
    cdef int use_of_hand(self, Board board, int seat) noexcept
