cimport cython
from ludotheque.core.instinct cimport mix
from ludotheque.games.carnavalesque.board cimport Board
from ludotheque.games.carnavalesque.crowd cimport cards_t
from ludotheque.games.carnavalesque.insight cimport Insight
from ludotheque.games.carnavalesque.street cimport Street

cdef int ALL_POINTS, DEAD_END, PARADE, PARADE_PLACES, THIRD_WORKSHOP, WORKSHOP, WORKSHOPS
cdef int DONE, LAY, OPEN, SEND, HELD, AVAILABLE, COVERED, CARDS
cdef int LOST, WASTED
cdef int EVERY_POINT, MOST_KNOWN

@cython.final
cdef class Plan:
    cdef dict known
    cdef unsigned long long told
    cdef int[16] supply
    cdef int version, least, required, size_of_hand, opened, paraded, on_parade, dead, laid
    cdef bint alone, third_held
    cdef int[128] row
    cdef int[64] hand, points
    cdef cards_t[64] bit
    cdef cards_t left
    cdef int[4] common, size
    cdef int start(self, Board board, Insight insight) except -1
    @cython.locals(street=Street)
    cdef int take_street(self, Board board) noexcept
    cdef int prospect(self, Board board) noexcept
    cdef int take_hand(self, Board board, Insight insight) except -1
    @cython.locals(told=cython.ulonglong)
    cdef int remember(self) except -1
    cdef int change_all(self, int nearness) noexcept
    cdef int change_supply(self, int card, int nearness) noexcept
    cdef int after(self, int move) except? -1
    cdef int after_opening(self) except? -1
    cdef int after_laying(self, int card, int place) except? -1
    cdef int after_sending(self, int place) except? -1
    cdef int worth_sent(self) except? -1
    cdef int drop(self, int card) noexcept
    cdef int pick_up(self, int card) noexcept
    cdef int ready(self) noexcept
    cdef bint is_last(self) noexcept
    @cython.locals(key=cython.ulonglong, worth=int)
    cdef int best(self) except? -1
    @cython.locals(key=cython.ulonglong)
    cdef unsigned long long key(self) noexcept
    @cython.locals(any_step=bint, started=bint)
    cdef int try_all(self) except? -1
    cdef bint can_lay(self, int card, int place) noexcept
    cdef int sure_step(self) noexcept
    cdef int settle(self) noexcept
    cdef int will_parade(self, int total) noexcept
    cdef int growth(self, int row) noexcept
    cdef int richest(self, int points) noexcept
