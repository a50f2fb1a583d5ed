cimport cython
from ludotheque.core.arrays cimport seats_in
from ludotheque.games.carnavalesque.rules.state cimport Board
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, cards_t
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_cards, shows_face

cdef int ALL_CARDS, DEAD_END, MAYBE, PARADE, SURE, THIRD_WORKSHOP, UNKNOWN
cdef int WATCHER, WORKSHOP, NO_EVENT, BLIND, CLAIM_CROWN, HOLD_CROWN, OVER, PASS_LEFT, ROB

cpdef object look_at(Board board, int seat)
cdef object _with_crowd(Board board, int seat, bint blind, tuple crowd)
cdef int _eyes(int seat) noexcept
cdef tuple _to_act(Board board, int seat)
@cython.locals(seen=cards_t, spot=int)
cdef tuple _crowd(Board board, int eyes)
@cython.locals(crowd=Crowd, above=cards_t, other=int)
cdef object _lying(Board board, int spot, int eyes, cards_t seen)
cdef tuple _backs(Board board, int seat)
cdef tuple _hand(Board board, int seat)
@cython.locals(start=int, card=int)
cdef tuple _remembered(Board board, int eyes, int memory, set elsewhere)
cdef int _answer(Board board, int seat) noexcept
cdef object _call(Board board, int call, bint blind)
cdef tuple _events(Board board)
cdef tuple _in_place(Board board, int place)
cdef tuple _cells(int* cells, int start, int count)
