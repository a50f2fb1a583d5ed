cimport cython

from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, mask_t

# constants, written by tools/declare_constants.py
cdef int SPOTS

@cython.locals(above=mask_t, other=int, left=list, cover=tuple)
cpdef bint is_hidden(Crowd crowd, int spot) except -1
cdef tuple outline(Crowd crowd, int spot)
@cython.locals(
    end=int,
    x=cython.longlong,
    y=cython.longlong,
    across=cython.longlong,
    along=cython.longlong,
)
cdef tuple edge(Crowd crowd, int spot, int side)
@cython.locals(a=cython.longlong, b=cython.longlong, c=cython.longlong, found=list)
cdef list cut_away(tuple piece, tuple cover)
@cython.locals(inside=list, found=list, size=int, each=int, before=cython.longlong)
cdef tuple cut(tuple piece, tuple line)
@cython.locals(
    a=cython.longlong,
    b=cython.longlong,
    c=cython.longlong,
    d=cython.longlong,
    e=cython.longlong,
    f=cython.longlong,
    x=cython.longlong,
    y=cython.longlong,
    z=cython.longlong,
)
cdef long long side_of_corner(tuple first, tuple second, tuple line) except? -1
