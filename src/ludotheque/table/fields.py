"""What is wrong with the form of what came from outside, by the name of its field."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from ludotheque.core.faults import SHOWN, Fault

LARGEST = 10**9
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
_FIELD = re.compile(r"`\$\.(\w+)|field `(\w+)`")  # as msgspec names the one that is wrong


def fault_of(error: msgspec.ValidationError) -> Fault:
    """Return which field is wrong; what has no fields at all is no message."""
    found = _FIELD.search(str(error))
    if found is None:
        return Fault("fault-message")
    return Fault("fault-field", field=(found[1] or found[2])[:SHOWN])
