"""What can be done at a table, one class for each: who may, what it costs, what it comes to.

A command that changes something comes to a line, which stands beside it: it is written to the
journal, read back after a restart, and carried out in both cases by the same method.

    sit a {"name": "Ana", …}      bot b regular      free b      start
    move a raven jais      undo a      say a#6f2c09d1b7e4:12 Hello      hint a
    away a      back a      next KEY
"""
