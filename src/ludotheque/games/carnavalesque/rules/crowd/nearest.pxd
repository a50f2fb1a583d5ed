cimport cython

from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd

# constants, written by tools/declare_constants.py
cdef int CORNERS, NO_SPOT

@cython.locals(
    found=int,
    corner=int,
    best=cython.longlong,
    best_rest=cython.longlong,
    best_under=cython.longlong,
    under=cython.longlong,
    square=cython.longlong,
    whole=cython.longlong,
    rest=cython.longlong,
    ahead=bint,
)
cpdef int nearest_spot(Crowd crowd, int x, int y) noexcept
@cython.locals(
    end=int,
    across=cython.longlong,
    along=cython.longlong,
    length=cython.longlong,
    ahead=cython.longlong,
)
cdef long long under_square(Crowd crowd, int corner, int x, int y) noexcept
@cython.locals(side=cython.longlong, right=cython.longlong, down=cython.longlong)
cdef long long square_over(Crowd crowd, int corner, int x, int y, long long under) noexcept
