cimport cython
from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.blind cimport Blind

cdef int ALL_CARDS, ALL_POINTS, CARD, POINT, SEAT, SKIP, SPOT, CARDS, NO_CARD
cdef int FOOL, FORTUNE_TELLER, LOOKS, MAGICIAN, MESSENGER, MIME, NO_ROLE, PATRON, PICKPOCKET
cdef int PORTER, SWEEPER, THROWS, TURNS
cdef int ASK, LOOK, OFFER, ROB, THROW, TURN_OVER

cdef class Powers(Blind):
    cdef int reveal_role(self, int seat) except -1
    cdef int begin_power(self, int seat) except -1
    cdef int begin_uses(self, int seat, int phase, int uses) except -1
    cdef int go_on_using(self, int seat) except -1
    cdef int list_uses(self, int seat, Moves moves) noexcept
    cdef int use(self, int seat, int move) except -1
    cdef int use_on(self, int seat, int spot) except -1
    cdef int victims(self, int seat) noexcept
    cdef int list_offers(self, int seat, Moves moves) noexcept
    cdef int offer(self, int seat, int move) except -1
    cdef int list_victims(self, int seat, Moves moves) noexcept
    cdef int rob(self, int seat, int victim) except -1
    @cython.locals(skip=int, card=int)
    cdef int pick(self, int seat) except? -1
    cdef int list_questions(self, Moves moves) noexcept
    cdef int ask(self, int seat, int move) except -1
    cdef bint holds_point(self, int seat, int point) except -1
