cimport cython
from ludotheque.games.carnavalesque.rules.crowd.pile cimport cards_t
from ludotheque.games.carnavalesque.rules.crowd.dropping cimport reject
from ludotheque.games.carnavalesque.rules.log cimport Story

cdef int ALL_CARDS, EYES, MAYBE, NOBODY, SURE, THIRD_WORKSHOP, CARDS, NO_CARD

cdef class Hands(Story):
    @cython.locals(eyes=int)
    cdef int draw_card(self, int seat, int spot) except -1
    cdef int remember(self, int eyes, int card, int seat) noexcept
    @cython.locals(eyes=int)
    cdef int forget(self, int card) noexcept
    @cython.locals(eyes=int, other=int, place=int)
    cdef int doubt(self, int card, int seat, int knowing) noexcept
    cdef int hand_over(self, int seat, int to, int card) noexcept
    @cython.locals(free=int, skip=int, spot=int)
    cdef int free_spot(self) except? -1
    @cython.locals(spot=int)
    cdef int drop_card(self, int card) except? -1
    @cython.locals(spot=int)
    cdef int discard(self, int seat, int card) except -1
    @cython.locals(cards=int[64], count=int, spot=int, index=int)
    cdef int reject_spots(self, cards_t spots) except -1
    cdef int tell_draw(self, int seat, int spot) except -1
