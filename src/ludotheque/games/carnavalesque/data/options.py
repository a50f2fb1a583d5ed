"""What the host of a game of Carnavalesque may choose, each with its clause."""

from __future__ import annotations

from ludotheque.core.options import Choice, Number
from ludotheque.games.carnavalesque.data.sizes import GESTURES, MOST_GESTURES
from ludotheque.games.carnavalesque.data.street import DEPARTURES, FREE
from ludotheque.games.carnavalesque.data.versions import VERSIONS

OPTIONS = (
    Choice("version", "events", "V1.1", VERSIONS),
    Number("gestures", GESTURES, "V5.4", 1, MOST_GESTURES),
    Choice("departure", DEPARTURES[FREE], "V6.3", DEPARTURES),
)
