cimport cython
from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.crowd.pile cimport cards_t
from ludotheque.games.carnavalesque.rules.turns cimport Turns

cdef int ALL_CARDS, EVENTS, NO_DECREE, NOBODY, ROLES, DEAD_END_PLACE, CARD, ROLE
cdef int ALL_EVENTS, ALL_ROLES, CARVED_DECREE, FARANDOLE, GUST, NO_EVENT, NO_ROLE, POWER_CUT
cdef int RED_CARPET, SPOTLIGHTS, CARVE, KEEP_ROLE, PASS_LEFT, RESCUE, CARDS

cdef class Happenings(Turns):
    cdef int begin_happening(self) except -1
    cdef int draw_event(self) except -1
    cpdef int shuffle_events(self) except -1
    cdef int apply_event(self) except -1
    @cython.locals(spots=cards_t)
    cdef int blow(self) except -1
    cdef int turn_all(self, int face_up) except -1
    cdef int carve(self, int age) except -1
    cdef int list_dead_end(self, Moves moves) noexcept
    cdef int rescue(self, int seat, int card) except -1
    cdef int pass_left(self, int seat, int card) except -1
    cdef int pass_all(self) except -1
    @cython.locals(deck=int[16])
    cdef int deal_roles(self) except -1
    cdef int list_roles(self, int seat, Moves moves) noexcept
    cdef int keep_role(self, int seat, int role) except -1
    cdef int clear_round(self) noexcept
