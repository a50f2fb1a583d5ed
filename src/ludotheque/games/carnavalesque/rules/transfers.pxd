cimport cython

from ludotheque.games.carnavalesque.rules.crowd.dropping cimport reject
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.rules.log cimport tell_hidden, tell_open
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, EYES, MAYBE, NOBODY, NO_CARD, NO_SPOT, SPOTS, SURE, THIRD_WORKSHOP

@cython.locals(eyes=int)
cpdef int draw_card(Carnavalesque game, int seat, int spot) except -1
cpdef int remember(Carnavalesque game, int eyes, int card, int seat) noexcept
@cython.locals(eyes=int)
cpdef int forget(Carnavalesque game, int card) noexcept
@cython.locals(eyes=int, other=int, place=int)
cpdef int doubt(Carnavalesque game, int card, int seat, int knowing) noexcept
cpdef int hand_over(Carnavalesque game, int seat, int to, int card) noexcept
@cython.locals(free=int, skip=int, spot=int)
cdef int free_spot(Carnavalesque game) except? -1
@cython.locals(spot=int)
cpdef int drop_card(Carnavalesque game, int card) except? -1
@cython.locals(spot=int)
cpdef int discard(Carnavalesque game, int seat, int card) except -1
@cython.locals(cards=int[64], count=int, spot=int, index=int)
cpdef int reject_spots(Carnavalesque game, mask_t spots) except -1
