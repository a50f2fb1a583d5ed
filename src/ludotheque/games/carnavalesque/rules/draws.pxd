cimport cython
from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.crowd.pile cimport cards_t
from ludotheque.games.carnavalesque.rules.gifts cimport Gifts
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_cards, shows_face

cdef int SPOT, ACROBAT, REBEL, DRAW, CARDS

cdef class Draws(Gifts):
    cdef int begin_draws(self, int seat) except -1
    cdef int list_draws(self, Moves moves) noexcept
    @cython.locals(seen=cards_t, above=cards_t)
    cdef int list_within_reach(self, Moves moves) noexcept
    cdef int draw(self, int seat, int spot) except -1
