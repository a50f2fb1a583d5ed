cimport cython
from ludotheque.core.chance cimport Chance
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd
from ludotheque.games.carnavalesque.rules.crowd.showing cimport showing_points

# constants, written by tools/declare_constants.py
cdef int DICE, FACES, MIDDLE, NO_SPOT, RADIUS, SIGMA, SPOTS, TRIES

cdef int scatter(Chance chance) except? -1
cpdef int reject(Crowd crowd, Chance chance, int spot) except -1
cdef int land(Crowd crowd, Chance chance, int spot, int face_up) except -1
@cython.locals(index=int, again=int, faces=int[64])
cpdef int spread(Crowd crowd, Chance chance, int hidden, list spots, int face_up) except -1
cdef bint shows_at_all(Crowd crowd, int spot) except -1
@cython.locals(x=int, over=int)
cpdef int tuck(Crowd crowd, Chance chance, int spot, int height) except -1
