cimport cython
from ludotheque.core.arrays cimport seats_in
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, mask_t
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_spots, shows_face

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, BLIND, CLAIM_CROWN, DEAD_END, HOLD_CROWN, MAYBE, NO_EVENT, NO_ROLE, OVER
cdef int PARADE, PASS_LEFT, ROB, ROLES_EACH, SPECTATOR, SPOTS, SURE, THIRD_WORKSHOP, UNKNOWN
cdef int WATCHER, WORKSHOP, WORKSHOPS

cpdef object look_at(Carnavalesque game, int seat)
cdef object _with_crowd(Carnavalesque game, int seat, bint blind, tuple crowd)
cdef int _eyes(int seat) noexcept
cdef tuple _to_act(Carnavalesque game, int seat)
@cython.locals(seen=mask_t, spot=int)
cdef tuple _crowd(Carnavalesque game, int eyes)
@cython.locals(crowd=Crowd, above=mask_t, other=int)
cdef object _lying(Carnavalesque game, int spot, int eyes, mask_t seen)
cdef tuple _backs(Carnavalesque game, int seat)
cdef tuple _hand(Carnavalesque game, int seat)
@cython.locals(start=int, card=int)
cdef tuple _remembered(Carnavalesque game, int eyes, int memory, set elsewhere)
cdef int _answer(Carnavalesque game, int seat) noexcept
cdef object _call(Carnavalesque game, int call, bint blind)
cdef tuple _events(Carnavalesque game)
cdef tuple _dealt_roles(Carnavalesque game, int seat)
cdef tuple _in_place(Carnavalesque game, int place)
cdef tuple _cells(int* cells, int start, int count)
